"""What can be done with tables, seats, matches, people and worlds: plain values in, plain results out. Nothing here
knows Discord; whoever asks is a :class:`~bot.cases.caller.Caller`, be it for a press, an event or a command line.

What is refused is a ``Refused`` (:class:`~bot.cases.declined.Declined` in the bot's own words), or an error of the
store whose type says why."""
