"""What has come of matches, in words and in plots that say the same."""
