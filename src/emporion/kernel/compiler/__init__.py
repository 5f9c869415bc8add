"""The compiler: from the rules of a program, as Python's AST, to machine code.

    source ─► subset ─► translation (scope, expressions, places, statements) ─► code ─► llvm_text ─► machine ─► loader

`docs/rule-language.md` says what a rule may contain and what it means. The front end (everything before `llvm_text`)
needs nothing but Python, so rules can be checked where LLVM is not installed.
"""
