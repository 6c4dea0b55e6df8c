"""Who is mentioned by a message: computed from its texts and from ``allowed_mentions``."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .protocol import Payload

_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")
_KINDS = ("users", "roles", "everyone")


@dataclass(frozen=True)
class Mentioned:
    """The ids that a message calls, in the order in which they stand in the text."""

    users: tuple[str, ...]
    roles: tuple[str, ...]
    everyone: bool


def mentioned(texts: list[str], allowed: Payload | None, *, replied_to: str | None = None) -> Mentioned:
    """What these texts mention. Without ``allowed`` everything counts; text in code never does.

    ``replied_to`` is the author of the message answered, who counts unless ``allowed`` says otherwise.
    """
    text = "\n".join(_CODE.sub(" ", part) for part in texts)
    users = tuple(dict.fromkeys(_USER.findall(text)))
    roles = tuple(dict.fromkeys(_ROLE.findall(text)))
    everyone = bool(_EVERYONE.search(text))
    if allowed is not None:
        parsed = allowed.get("parse")
        kinds = _KINDS if parsed is None and not (allowed.get("users") or allowed.get("roles")) else parsed or ()
        named_users = {str(user) for user in allowed.get("users") or ()}
        named_roles = {str(role) for role in allowed.get("roles") or ()}
        users = tuple(user for user in users if "users" in kinds or user in named_users)
        roles = tuple(role for role in roles if "roles" in kinds or role in named_roles)
        everyone = everyone and "everyone" in kinds
    if replied_to and (allowed is None or allowed.get("replied_user")) and replied_to not in users:
        users = (*users, replied_to)
    return Mentioned(users, roles, everyone)
