"""Players of Tyrannos. What they reckon with is in hundredths of a victory point."""
