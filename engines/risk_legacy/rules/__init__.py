"""What may be done and what comes of it, a clause or two to a file. Whoever decides is in decisions/, what then takes
effect in deeds/."""
