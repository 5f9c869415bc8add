### In the browser: start.
