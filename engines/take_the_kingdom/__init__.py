"""Take the Kingdom: forts, lands, and the cards that pull them down."""
