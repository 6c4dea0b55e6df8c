"""The seam to discord.py: components as data in, its own view and form objects out.

discord.py builds views from item objects and keeps them in memory to call their callbacks. Here a press is told by
its custom_id alone, so a restart forgets nothing; the objects below only carry the data, and are finished from the
start so that discord.py stores none of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.ui.limits import FORM_LABEL, clip
from bot.ui.parts import Part


class Sheet(ui.LayoutView):
    """A message of Components V2."""

    def __init__(self, parts: Sequence[Part]) -> None:
        super().__init__(timeout=None)
        self.parts = list(parts)
        self.stop()

    def has_components_v2(self) -> bool:
        return True

    def to_components(self) -> list[dict[str, Any]]:
        return self.parts


class Form(ui.Modal):
    """A form that pops up: at most five labelled fields."""

    def __init__(self, custom_id: str, title: str, fields: Sequence[Part]) -> None:
        super().__init__(title=title, custom_id=custom_id, timeout=None)
        self.fields = list(fields)
        self.stop()

    def to_dict(self) -> dict[str, Any]:
        return {"custom_id": self.custom_id, "title": self.title, "components": self.fields}


def labelled(label: str, component: Part, description: str | None = None) -> Part:
    """A field of a form."""
    made: Part = {"type": 18, "label": clip(label, FORM_LABEL), "component": component}
    return {**made, "description": description} if description else made


def filled(components: Sequence[dict[str, Any]]) -> dict[str, list[str]]:
    """What somebody entered in a form, by custom_id of the field; a text field has one value."""
    values: dict[str, list[str]] = {}
    for label in components:
        field = label.get("component", label)
        given = field.get("values", field.get("value", ""))
        values[field.get("custom_id", "")] = given if isinstance(given, list) else [given]
    return values
