"""What the host types: run, rehearse, verify, doctor. One file per command."""
