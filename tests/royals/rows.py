"""Rows of the Royals: ``case("RY-5.25: …", "fr8 + fr-es2 | de2", "claim paris_king; end", {"hand A": ""})``."""

from functools import partial
from typing import Any

from engines.core.event import Stopped
from engines.royals.events import MarkerTaken
from tests import rows
from tests.rows import LETTERS, Row, Step
from tests.royals.arrange import scene
from tests.royals.notation import CODES
from tests.royals.scene import Scene

__all__ = ["Row", "case"]
LOOKS: dict[str, Any] = {
    "out": lambda play: sorted(marker.value for marker in play.state.out),
    "gained": lambda play: [(event.marker.shape, event.marker.value) for event in rows.heard(play, MarkerTaken)],
    "periods": lambda play: [[m.value for m in house.markers if m.shape == "period"] for house in play.state.houses],
    "tallied": lambda play: [house.tally.discarded for house in play.state.houses],
    "stopped": lambda play: [event.at.kind for event in rows.heard(play, Stopped, 0)],
    "still": lambda play: play.match.view(None).still,
    "deck": lambda play: play.decks[0],
    "turn": lambda play: LETTERS[play.mover],
    "shields": lambda play: play.state.europe.shields,
}


def case(name: str, hands: str, *steps: Step, seats: int = 3, **position: Any) -> Any:
    """A row.

    :param hands: of each seat, as far as they hold something.
    :param position: as :func:`scene` has it.
    """
    held = {seat: hand.strip() for seat, hand in enumerate(hands.split("|")) if hand.strip()}
    return rows.row(name, partial(scene, seats, hands=held, **position), steps, sees=sees)


def sees(play: Scene, look: str) -> Any:
    """With ``influence fr``: of each seat that has any there; ``pays dijon_baron, fr2``; ``dry``: what A's orders would
    do now."""
    word, _, given = look.partition(" ")
    if word == "dry":
        keys = [note.key for note in play.booklet(0).notes()]
        return keys[keys.index("core-booklet-dry") + 1 :]
    if word == "influence":
        return {place.seat: place.influence for place in play.state.europe.standing(CODES.index(given))}
    if word == "pays":
        return play.pays(*given.split(", "))
    return LOOKS[look](play) if look in LOOKS else rows.see(play, look)
