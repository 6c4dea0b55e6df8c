"""Pack 1 (RL-B1): a draft in the place of dice, biohazards, four kinds of events."""
