"""Contests as they go on: who is in them, what is drawn next, what came of it, and how they are shown."""
