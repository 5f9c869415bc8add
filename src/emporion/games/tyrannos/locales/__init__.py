"""What Tyrannos says, in four languages."""
