### In the browser: rules.
