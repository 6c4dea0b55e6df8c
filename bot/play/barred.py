"""What a menu leaves out, and why."""

from __future__ import annotations

from bot.play.loaded import LoadedTable
from bot.speech import Voice
from bot.ui import limits
from bot.ui.limits import clip

BARRED = 5
"""Reasons, and names before all of them together, until everything is asked for; a reason has one name at least, to
say what it is about."""
WHOLE = limits.TEXT - 100
"""Characters of all reasons, beside their heading."""


def why_not(loaded: LoadedTable, seat: int, voice: Voice, *, whole: bool = False) -> tuple[str, bool]:
    """What the menu leaves out, by reasons: the first ones, or the *whole*; and whether that leaves anything out."""
    reasons: dict[str, dict[str, None]] = {}
    for no in loaded.playing.blocked(seat):
        say = no.fold or no.say
        reasons.setdefault(voice(no.reason), {}).update({voice(say(no.move)): None} if say else {})
    told, room, more = list[str](), BARRED, False
    for reason, names in reasons.items():
        if not whole and len(told) == BARRED:
            more = True
            break
        few = list(names) if whole else _few(list(names), max(room, 1))
        room, more = room - len(few), more or len(few) < len(names)
        told.append(f"- {_barred(few, len(names) - len(few), voice)}{reason}")
    text = clip("\n".join(told) or voice.tell("nothing-blocked"), WHOLE)
    return f"### {voice.tell('why-not')}\n{text}", more


def _few(names: list[str], most: int) -> list[str]:
    """At *most* so many of them; one more is no reason to leave it out."""
    return names if len(names) <= most + 1 else names[:most]


def _barred(names: list[str], more: int, voice: Voice) -> str:
    """What one reason keeps from somebody, and how many *more*."""
    rest = f" {voice.tell('and-more', count=more)}" if more else ""
    return f"**{voice.listed(names)}**{rest}: " if names else ""
