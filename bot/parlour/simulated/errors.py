"""What can go wrong, for the bot (an error answer) and for a person (something the real client would not allow)."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from .protocol import Payload


class SetupError(Exception):
    """A person tried something that the real Discord client would not let them do."""


class ApiError(Exception):
    """An error answer of the REST API: HTTP status, Discord's own code, message and field errors."""

    def __init__(self, status: int, code: int, message: str, errors: Payload | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.headers: dict[str, str] = {}
        self.body: Payload = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors


def unknown(what: str, code: int) -> ApiError:
    """404: there is no such channel, message, member ..."""
    return ApiError(HTTPStatus.NOT_FOUND, code, f"Unknown {what}")


def unknown_channel() -> ApiError:
    """The channel or thread does not exist or was deleted."""
    return unknown("Channel", 10003)


def unknown_message() -> ApiError:
    """The message does not exist or was deleted."""
    return unknown("Message", 10008)


def forbidden(code: int, message: str) -> ApiError:
    """403: the bot may not do that."""
    return ApiError(HTTPStatus.FORBIDDEN, code, message)


def missing_access() -> ApiError:
    """The bot cannot see the channel."""
    return forbidden(50001, "Missing Access")


def missing_permissions() -> ApiError:
    """The bot sees the channel but lacks a permission there."""
    return forbidden(50013, "Missing Permissions")


def closed_dms() -> ApiError:
    """The person takes no direct messages from the bot."""
    return forbidden(50007, "Cannot send messages to this user")


def archived_thread() -> ApiError:
    """An archived thread must be opened again first."""
    return ApiError(HTTPStatus.BAD_REQUEST, 50083, "Thread is archived")


def old_message() -> ApiError:
    """A message older than an hour has had its edits. A 429, but not one that goes away by waiting a little."""
    return ApiError(
        HTTPStatus.TOO_MANY_REQUESTS, 30046, "Maximum number of edits to messages older than 1 hour reached."
    )


def invalid_form(path: str, code: str, message: str) -> ApiError:
    """400: one field of the body is wrong; ``path`` is dotted, as in ``data.flags``."""
    errors: Any = {"_errors": [{"code": code, "message": message}]}
    for name in reversed(path.split(".") if path else []):
        errors = {name: errors}
    return ApiError(HTTPStatus.BAD_REQUEST, 50035, "Invalid Form Body", errors)


def rejected(problems: list[str]) -> ApiError:
    """400: the judge of payloads found these problems."""
    listed = [{"code": "JUDGE", "message": problem} for problem in problems]
    return ApiError(HTTPStatus.BAD_REQUEST, 50035, "Invalid Form Body", {"_errors": listed})


def rate_limited(retry_after: float, *, everywhere: bool = False) -> ApiError:
    """429: wait ``retry_after`` seconds; ``everywhere`` means the bot's global limit."""
    error = ApiError(HTTPStatus.TOO_MANY_REQUESTS, 0, "You are being rate limited.")
    error.body = {
        "message": "You are being rate limited.",
        "retry_after": round(retry_after, 3),
        "global": everywhere,
    }
    error.headers = {
        "Retry-After": str(int(retry_after) + 1),
        "X-RateLimit-Scope": "global" if everywhere else "user",
        # A 429 without Via comes from the firewall in front of the API, and clients take it for a ban.
        "Via": "1.1 simulated",
    }
    if everywhere:
        error.headers["X-RateLimit-Global"] = "true"
    return error
