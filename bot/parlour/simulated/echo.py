"""How the API gives a message body back: nulls left out, ``attachment://`` resolved, components numbered."""

from __future__ import annotations

import copy
from typing import Any

from .clock import Snowflakes
from .components import number
from .errors import invalid_form
from .protocol import Payload

ATTACHMENT = "attachment://"


class Echo:
    """Echoes the embeds and components of one message, whose attachments are known."""

    def __init__(self, snowflakes: Snowflakes, attachments: list[Payload]) -> None:
        self._snowflakes = snowflakes
        self._by_name = {attachment["filename"]: attachment for attachment in attachments}

    def embeds(self, embeds: list[Payload]) -> list[Payload]:
        """Embeds as they come back."""
        return [{"type": "rich", **self._resolved(embed)} for embed in embeds]

    def components(self, components: list[Payload]) -> list[Payload]:
        """Components as they come back, each with an id."""
        echoed: list[Payload] = number(self._resolved(components))
        return echoed

    def _resolved(self, node: Any) -> Any:
        if isinstance(node, list):
            return [self._resolved(item) for item in node]
        if not isinstance(node, dict):
            return node
        resolved = {key: self._resolved(value) for key, value in node.items() if value is not None}
        for key in ("media", "file"):
            if isinstance(resolved.get(key), dict):
                resolved[key] = self._media(resolved[key])
        url = resolved.get("url")
        if isinstance(url, str) and url.startswith(ATTACHMENT):
            resolved |= self._attached(url)
        return resolved

    def _media(self, media: Payload) -> Payload:
        """An unfurled media item: an address of anybody's, or one of the message's own files."""
        return {"id": self._snowflakes.new(), "proxy_url": media["url"], "width": 0, "height": 0, **media}

    def _attached(self, url: str) -> Payload:
        name = url.removeprefix(ATTACHMENT)
        attachment = self._by_name.get(name)
        if attachment is None:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            raise invalid_form("url", code, f"attachment {name!r} was not found")
        return {
            "url": attachment["url"],
            "proxy_url": attachment["proxy_url"],
            "width": attachment.get("width", 0),
            "height": attachment.get("height", 0),
            "content_type": attachment["content_type"],
            "attachment_id": attachment["id"],
        }


def form(data: Payload) -> Payload:
    """A form (modal) as the client shows it: a copy with an id on every component."""
    shown = copy.deepcopy(data)
    number(shown.setdefault("components", []))
    return shown
