"""Whom a message mentions."""

from typing import Any

import pytest

from bot.parlour.simulated.mentions import mentioned


@pytest.mark.parametrize(
    ("text", "allowed", "users", "roles", "everyone"),
    [
        ("<@1> and <@!2> and <@1>", None, ("1", "2"), (), False),
        ("<@&3> @everyone", None, (), ("3",), True),
        ("<@1> <@&3> @here", {"parse": []}, (), (), False),
        ("<@1> <@2> <@&3>", {"parse": [], "users": ["2", "9"]}, ("2",), (), False),
        ("<@1> <@&3> @here", {"parse": ["users"]}, ("1",), (), False),
        ("<@1> <@&3>", {"parse": [], "roles": [3]}, (), ("3",), False),
        ("`<@1>` ```\n<@2> @everyone\n``` <@3>", None, ("3",), (), False),
        ("<@1>", {}, ("1",), (), False),
    ],
)
def test_what_counts(
    text: str, allowed: dict[str, Any] | None, users: tuple[str, ...], roles: tuple[str, ...], everyone: bool
) -> None:
    found = mentioned([text], allowed)
    assert (found.users, found.roles, found.everyone) == (users, roles, everyone)


@pytest.mark.parametrize(
    ("allowed", "called"), [(None, True), ({"parse": []}, False), ({"parse": [], "replied_user": True}, True)]
)
def test_the_author_of_the_message_answered(allowed: dict[str, Any] | None, called: bool) -> None:
    assert (mentioned(["yes"], allowed, replied_to="7").users == ("7",)) is called
