"""What can happen, as facts and secrets. Cards are named by kind, places by the number of their base."""
