"""Menus and pages as Discord components: plain data here, discord.py only in ``sheet``."""
