"""What earlier versions have stored: matches in the middle of everything, and whole matches as they were exported."""
