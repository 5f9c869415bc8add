"""What Tyros says, in four languages."""
