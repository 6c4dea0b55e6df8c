"""Standing orders as a booklet: a game declares its fields, and gets pages, moves, labels and sentences from it."""
