### In the browser: tutorial.
