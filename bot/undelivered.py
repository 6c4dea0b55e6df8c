"""What keeps a message from arriving."""

from __future__ import annotations


class Undelivered(Exception):  # noqa: N818  (says what happened to the message, not to the program)
    """The base of what keeps a message from arriving. Trying again later may help."""


class Early(Undelivered):
    """It is too soon: something like it was sent just now."""

    def __init__(self, until: int, why: str) -> None:
        super().__init__(why)
        self.until = until
        """When it may be, in UTC epoch milliseconds."""


class Crowded(Early):
    """The bot has opened as many new channels of direct messages as it should in a minute."""

    def __init__(self, until: int) -> None:
        super().__init__(until, "too many new direct messages just now")


class Refused(Undelivered):
    """Discord has said no: it is known that nothing has arrived."""


class Gone(Refused):
    """The message is no longer there."""


class NoChannel(Refused):
    """The channel is no longer there."""


class Absent(Refused):
    """That person is not on the server."""


class Closed(Refused):
    """That person takes no direct messages from the bot, or takes none just now."""


class Denied(Refused):
    """The bot lacks a right in that channel."""


class Locked(Denied):
    """The thread is archived, and only a moderator can open it."""


class TooOld(Refused):
    """The message was edited too often for its age: send it anew."""


class Archived(Refused):
    """The thread has to be opened first."""


class HasThread(Refused):
    """There is a thread below that message already."""
