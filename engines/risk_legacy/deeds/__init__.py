"""What takes effect when it surfaces."""
