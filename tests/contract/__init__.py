"""What every game must satisfy, whichever it is: no game is named in here, and none is let off."""
