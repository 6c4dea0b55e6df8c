"""What can be played: one file per family, each play with its choices, its refusals and its effect."""
