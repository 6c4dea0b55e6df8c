"""What a seat may be asked: one file per question or window."""
