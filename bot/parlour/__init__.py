"""The bot without a token: one person, one machine, a simulated Discord and a web page to use it with.

``opening.open_parlour`` starts it all. ``simulated`` is the Discord, ``site`` the page's server, ``page/`` the page.
"""
