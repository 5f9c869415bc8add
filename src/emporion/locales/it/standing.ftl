### In the browser: standing.
