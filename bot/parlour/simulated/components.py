"""Components of messages and forms: walking them, finding one, and echoing them as the API does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .protocol import SELECTS, ComponentKind, Payload

V2_KINDS = frozenset(
    {
        ComponentKind.SECTION,
        ComponentKind.TEXT_DISPLAY,
        ComponentKind.THUMBNAIL,
        ComponentKind.MEDIA_GALLERY,
        ComponentKind.FILE,
        ComponentKind.SEPARATOR,
        ComponentKind.CONTAINER,
    }
)

# What the API fills in when it echoes a component that leaves these out.
_DEFAULTS: dict[int, Payload] = {
    **{int(kind): {"min_values": 1, "max_values": 1} for kind in SELECTS},
    int(ComponentKind.SEPARATOR): {"spacing": 1, "divider": True},
    int(ComponentKind.CONTAINER): {"accent_color": None, "spoiler": False},
}


def walk(components: list[Payload]) -> Iterator[Payload]:
    """Every component, depth first, a parent before its children."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if key in component:
                yield from walk([component[key]])


def find(components: list[Payload], **wanted: Any) -> Payload | None:
    """The first component with all these fields, such as ``custom_id="roll"`` or ``label="Roll"``."""
    for component in walk(components):
        if all(component.get(key) == value for key, value in wanted.items()):
            return component
    return None


def number(components: list[Payload]) -> list[Payload]:
    """Give every component an id and its defaults, in place, as the API does when it echoes them."""
    for index, component in enumerate(walk(components), start=1):
        if not component.get("id"):
            component["id"] = index
        for key, value in _DEFAULTS.get(component["type"], {}).items():
            component.setdefault(key, value)
        for item in component.get("items") or []:
            item.setdefault("description", None)
            item.setdefault("spoiler", False)
    return components


def texts(message: Payload) -> list[str]:
    """Every text that is read for mentions: the content and the text displays."""
    shown = [c["content"] for c in walk(message["components"]) if c["type"] == ComponentKind.TEXT_DISPLAY]
    return [message["content"], *shown]


def uses_v2(components: list[Payload]) -> bool:
    """Whether there is a component that only IS_COMPONENTS_V2 messages may have."""
    return any(component["type"] in V2_KINDS for component in walk(components))
