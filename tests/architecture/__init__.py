"""What the code as a whole promises about itself."""
