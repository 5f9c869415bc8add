"""Players of Tyros. What they reckon with is in hundredths of a point."""
