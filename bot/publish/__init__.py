"""From the outbox to Discord: the table's messages in its channel, each seat's card, at least once and visibly once."""
