"""The rules of Tyrannos, a file for each chapter. Paragraphs (Y4.6) are those of docs/rules/tyrannos.md."""
