"""The arithmetic of clocks."""
