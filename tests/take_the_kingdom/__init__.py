"""Take the Kingdom, told as play: one scenario for each clause of its rules."""
