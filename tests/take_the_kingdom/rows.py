"""Scenarios told in a line or two, as rows of a table: how it lies, what is done, what is to be seen then.

``case("TK-9.6: the first is named", "Fort: cannon | Fort, Land[Walls, Moat]: deny", "attack cannon at B.Land Moat;
B passes", {"B": "Fort, Land[Walls]"})``: kingdom and hand of each seat, and then verbs and looks by turns."""

from collections.abc import Callable
from typing import Any

from tests import rows
from tests.rows import Row, Step
from tests.take_the_kingdom.kingdom import LETTERS, lay, seat
from tests.take_the_kingdom.scene import Scene, not_offered, refused

__all__ = ["Row", "case"]


def case(name: str, lies: str, *steps: Step, **position: Any) -> Any:
    """A row.

    :param name: the clause, and what it comes to.
    :param lies: kingdom and hand of each seat; *bare* is a Fort with a Land.
    :param position: as :func:`lay` has it; ``b={"skip": True}`` is what else the state says of a seat.
    """
    return rows.row(name, lambda: _laid(lies, dict(position)), steps, does, sees)


def _laid(lies: str, position: dict[str, Any]) -> Scene:
    sketches = [sketch.replace("bare", "Fort, Land").partition(":") for sketch in lies.split(" | ")]
    records = [position.pop(letter.lower(), {}) for letter in LETTERS[: len(sketches)]]
    seats = [seat(land, hand, **more) for (land, _, hand), more in zip(sketches, records, strict=True)]
    return lay(*seats, **position)


# ---- verbs


def does(scene: Scene, verb: str) -> None:
    """``attack cannon spread at B.Land:1, C.Land:3``; ``earthquake B.Fort``, like any play with one target; ``B blocks
    deny``; ``not_open: …``, which is refused with that word; ``never: …``, which no menu has."""
    why, refusal, tried = verb.partition(": ")
    if refusal:
        with not_offered() if why == "never" else refused(why):
            does(scene, tried)
        return
    word, _, rest = verb.partition(" ")
    if word in tuple(LETTERS):
        _answers(scene, LETTERS.index(word), *rest.split(maxsplit=1))
        return
    match word:
        case "attack":
            cards, _, shares = rest.partition(" at ")
            scene.attack(cards, *shares.split(", "))
        case "build" | "carry":
            what, where, *old = rest.replace(" over ", " ").split()
            getattr(scene, word)(what, where, *old)
        case "trap":
            scene.trap(*rest.split())
        case "end":
            scene.end()
        case _:
            scene.play(word, rest)


def _answers(scene: Scene, who: int, verb: str, rest: str = "") -> None:
    if verb == "reverses":
        scene.reverses(who, *rest.split())
    else:
        getattr(scene, verb)(who, *([rest] if rest else []))


# ---- looks

LOOKS: dict[str, Callable[[Scene], Any]] = {
    "discarded": lambda scene: " ".join(scene.discarded),
    "gone": lambda scene: " ".join(sorted(scene.discarded)),
    "bounties": lambda scene: tuple(kingdom.tally.bounties for kingdom in scene.state.kingdoms),
    "out": lambda scene: " ".join(scene.out),
    "deck_shown": lambda scene: scene.match.view(None).deck_shown,
    "flight": lambda scene: len(scene.state.flight),
    "penalty": lambda scene: scene.match.view(scene.asked[0]).own.penalty,
    "deck": lambda scene: scene.match.view(None).deck,
    "turn": lambda scene: LETTERS[scene.turn.seat],
    "rolled": lambda scene: not scene.state.rng.told,
}


def sees(scene: Scene, look: str) -> Any:
    """``B``: the kingdom of B as everybody sees it, ``B by A`` as A does; ``may B``; ``why A attack cannon``: why
    not; a word of :data:`LOOKS`, of the turn (``used``) or of all kingdoms (``points``)."""
    word, *rest = look.split()
    if word in tuple(LETTERS):
        return scene.kingdom(LETTERS.index(word), LETTERS.index(rest[-1]) if rest else None)
    if word in LOOKS:
        return LOOKS[word](scene)
    if hasattr(scene.turn, word):
        return getattr(scene.turn, word)
    kingdoms = scene.match.view(None).kingdoms
    if not rest and hasattr(kingdoms[0], word):
        return tuple(getattr(kingdom, word) for kingdom in kingdoms)
    match word:
        case "may":
            return " ".join(scene.may(LETTERS.index(rest[0])))
        case "why":
            return scene.why_not(LETTERS.index(rest[0]), *rest[1:])
        case _:
            return rows.see(scene, look)
