"""Everything that must outlive the process: tables, matches, what is still to be delivered, and people's settings.

``store`` is the protocol that the bot is written against, ``records`` what goes in and out, ``errors`` what may go
wrong, ``codec`` the way between a game's objects and stored JSON, ``sqlite`` the one backend there is.
"""
