"""The parlour's page: its server, what is kept on disk, and the page itself in a browser."""
