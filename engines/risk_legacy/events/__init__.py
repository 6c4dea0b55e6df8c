"""What happens, as data: facts for all, secrets for their owners."""
