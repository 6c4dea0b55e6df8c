"""One file per question that a seat may be asked."""
