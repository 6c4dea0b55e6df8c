"""What the host types: run, rehearse, verify, doctor, health. One file per command."""
