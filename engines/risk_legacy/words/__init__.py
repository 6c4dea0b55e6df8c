"""Whatever is said: names, moves with their hints and reasons, the log. Keys and arguments; the prose is in locale/."""
