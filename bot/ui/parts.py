"""Discord's components as plain data. Discord documents each of these shapes under "Component Reference"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

from bot.speech import plain
from bot.ui import limits
from bot.ui.limits import clip

Part = dict[str, Any]

STYLES = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
LINK = 5
Style = Literal["primary", "secondary", "success", "danger"]


def prose(content: str, number: int | None = None) -> Part:
    """A text. Its *number* stays with it, so that it is recognised in a message read back."""
    made: Part = {"type": 10, "content": content}
    return made if number is None else {**made, "id": number}


class File(NamedTuple):
    """What a message brings along."""

    name: str
    """Of a picture: another one for every other picture."""
    content: bytes
    alt: str = ""
    """A picture in words, for whoever cannot see it."""


class Attached(dict[str, Any]):
    """A part that shows files: whoever sends it uploads them. It stands within a box or after another part: a copy that
    bears a number has lost them."""

    def __init__(self, files: Sequence[File], **made: Any) -> None:
        super().__init__(made)
        self.files = tuple(files)


def pictures(shown: Sequence[File]) -> list[Part]:
    """One below the other: in a gallery together they would be half as large."""
    items = [(each, {"media": {"url": f"attachment://{each.name}"}, "description": each.alt}) for each in shown]
    return [Attached([each], type=12, items=[item]) for each, item in items]


def document(file: File) -> Part:
    """A file to be saved."""
    return Attached([file], type=13, file={"url": f"attachment://{file.name}"})


def attached(parts: Iterable[Part]) -> list[File]:
    """All files of a message of these parts."""
    return [file for part in flat(parts) if isinstance(part, Attached) for file in part.files]


def line() -> Part:
    return {"type": 14, "divider": True, "spacing": 1}


def box(parts: Iterable[Part], colour: int | None = None) -> Part:
    made: Part = {"type": 17, "components": list(parts)}
    return made if colour is None else {**made, "accent_color": colour}


def button(custom_id: str, label: str, style: Style = "secondary", *, disabled: bool = False) -> Part:
    made: Part = {
        "type": 2,
        "style": STYLES[style],
        "custom_id": custom_id,
        "label": clip(plain(label), limits.BUTTON_LABEL),
    }
    return {**made, "disabled": True} if disabled else made


def leading(url: str, label: str) -> Part:
    """A button that leads somewhere in Discord and tells the bot nothing."""
    return {"type": 2, "style": LINK, "url": url, "label": clip(plain(label), limits.BUTTON_LABEL)}


def rows(buttons: Sequence[Part]) -> list[Part]:
    """Action rows of at most five buttons each."""
    at = range(0, len(buttons), limits.BUTTONS_PER_ROW)
    return [{"type": 1, "components": list(buttons[start : start + limits.BUTTONS_PER_ROW])} for start in at]


def choice(value: str, label: str, hint: str | None = None, *, chosen: bool = False) -> Part:
    """An entry of a :func:`select`."""
    made: Part = {"label": clip(plain(label), limits.OPTION_LABEL), "value": value}
    if hint:
        made["description"] = clip(plain(hint), limits.OPTION_LABEL)
    return {**made, "default": True} if chosen else made


def select(
    custom_id: str, choices: Sequence[Part], placeholder: str | None = None, *, low: int = 1, high: int = 1
) -> Part:
    """A row with one select of at most 25 entries."""
    made: Part = {
        "type": 3,
        "custom_id": custom_id,
        "options": list(choices),
        "min_values": min(low, len(choices)),
        "max_values": min(high, len(choices)),
    }
    if placeholder:
        made["placeholder"] = clip(plain(placeholder), limits.PLACEHOLDER)
    return {"type": 1, "components": [made]}


def flat(parts: Iterable[Part]) -> Iterable[Part]:
    """Every component, nested ones too."""
    for part in parts:
        yield part
        yield from flat(part.get("components", ()))
        yield from flat(part[key] for key in ("accessory", "component") if key in part)


def weight(parts: Iterable[Part]) -> tuple[int, tuple[str, ...]]:
    """What counts against Discord's caps: the number of components, and the texts."""
    every = list(flat(parts))
    return len(every), tuple(part["content"] for part in every if part["type"] == 10)
