"""A bot that is killed over and over, judged by what somebody sees who stands outside.

The bot runs in a process of its own (``process``, ``program``) on a simulated Discord that lives in the test's. Four
people sit at three tables, one of them in a thread (``town``), and press what they see (``patron``): they open lobbies,
join, start, play, press twice, close, play again. Meanwhile requests fail, half hours go by in chat, the thread is
archived, the disk is full; the process is killed in the middle of a request that Discord has carried out, just before
one, between two, and while it starts, or it is stopped in good order (``trouble``, ``campaign``).

Somebody looks on (``witness``, ``secrets_kept``), somebody else reads the file (``books``). When the bot is up again
and all is delivered, the ``judge`` holds the two against each other: one column per kind of defect, all of them empty
for a bot that is in order. What people did to the bot is not to be told from what the judge finds: only presses that
were made while it was up, and not cut off by a kill or by a request that Discord never took, are owed an answer.

    python -m tests.killing --kills 20 --seed 3 --failing 0.15

prints figures, columns and every defect with the seed and the round that showed it first. The same seed does the same,
as far as two processes ever do: who wins a race is not in its hands. ``test_kills`` is the part of it in ``make test``,
and all of it in ``make soak``."""
