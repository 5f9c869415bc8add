### In the browser: table.
