"""What people do, and what comes of it: one file per corner of the bot."""
