"""The actions against opponents' places: TK-5.42 to 5.46, and what all aimed actions share."""

import pytest

from engines.take_the_kingdom.events.plays import ActionDeclared, Foiled
from engines.take_the_kingdom.events.strife import Frozen, Removed, TrapSprung
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.rows import Row, case
from tests.take_the_kingdom.scene import Scene, not_offered


def against(kingdom: str, hand: str, blocker: str = "hills") -> Scene:
    return lay(seat("Fort, Land", f"{hand} land"), seat(kingdom, blocker), seat("Fort, Land", "hills"))


@pytest.mark.parametrize(
    ("play", "card", "target", "kingdom", "left", "cards"),
    [
        (
            "earthquake", "earthquake", "B.Fort",
            "Fort-1[Walls, Archers-2; real, frozen], Land", "Fort-1[; frozen], Land", "walls archers trap_real",
        ),
        ("earthquake", "earthquake", "B.Land", "Fort, Land[; decoy]", "Fort, Land", "trap_decoy"),
        (
            "disrepair", "disrepair", "B.Land",
            "Fort, Land[Walls-1, Archers; decoy]", "Fort, Land[Archers; decoy]", "walls",
        ),
        (
            "mutiny_remove", "mutiny", "B.Land.Archers",
            "Fort, Land[Archers, Knights-1; real]", "Fort, Land[Knights-1; real]", "archers",
        ),
        ("sabotage_trap", "sabotage", "B.Fort", "Fort[Hills; real], Land", "Fort[Hills], Land", "trap_real"),
    ],
)  # fmt: skip
def test_what_an_action_removes(play: str, card: str, target: str, kingdom: str, left: str, cards: str) -> None:
    """TK-9.17, 9.18, 5.35, 5.42 to 5.45, 8.22: damaged or not, shown, for one play; a trap is not sprung, and what else
    lies there stays, with its damage."""
    scene = against(kingdom, card)
    scene.play(play, target)
    scene.passes(B)
    assert scene.kingdom(B, B) == left
    (removed,) = scene.told(Removed, C)
    assert (removed.owner, removed.place) == (B, scene.number(target.removesuffix(".Archers")))
    assert removed.cards == tuple(cards.split())
    assert scene.discarded == [*cards.split(), card]
    assert scene.told(TrapSprung) == []
    assert scene.out.count("trap_real") == 0
    assert (scene.turn.used, scene.asked) == (1, (A,))


HILLY, HUMAN = "Fort, Land[; frozen], Land[Hills]", "Fort, Land[Walls, Archers]"
ROWS = [
    *(
        case(
            f"TK-9.17, 9.18, 5.42 to 5.46, 5.51, 8.21: {why}: {verb}",
            f"bare: {card} land | {kingdom}: hills | bare: hills", f"{why}: {verb}",
        )
        for verb, card, kingdom, why in (
            ("earthquake B.Land", "earthquake", HILLY, "nothing_there"),
            ("earthquake C.Fort", "earthquake", HILLY, "nothing_there"),
            ("disrepair B.Fort", "disrepair", "Fort[Archers; real], Land[Walls]", "nothing_there"),
            ("mutiny_remove B.Land.Walls", "mutiny", HUMAN, "not_human"),
            ("sabotage_trap B.Land", "sabotage", "Fort[Hills; real], Land", "no_trap"),
            ("spy_look B.Land", "spy", "Fort[; real], Land", "no_trap"),
            ("freeze B.Fort", "freeze", "Fort[; frozen], Land", "already_frozen"),
        )
    ),
    case(
        "TK-9.21, 5.46: Freeze stays on its place, where what lies there works and nothing is added",
        "bare: freeze land | Fort[Hills; real]: walls trap_decoy deny",
        "freeze B.Fort; B passes",
        {"B": "Fort[Hills; trap, frozen]", (Frozen, "owner", "place"): [(B, "B.Fort")], "discarded": ""},
        "end; frozen: build walls B.Fort; frozen: trap trap_decoy B.Fort", deck="moat moat moat",
    ),
    case(
        "TK-5.54: damaged cards that are removed free their slots",
        "bare: mutiny land | Fort[Knights-4, Walls-1]: archers",
        "mutiny_remove B.Fort.Knights; B passes; end; build archers B.Fort", {"B": "Fort[Walls-1, Archers]"},
        deck="moat moat moat",
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_around_actions(row: Row) -> None:
    row()


@pytest.mark.parametrize(
    ("play", "card", "targets"),
    [
        ("earthquake", "earthquake", ("A.Land", "A.Fort")),
        ("disrepair", "disrepair", ("A.Land",)),
        ("mutiny_remove", "mutiny", ("A.Land.Archers",)),
        ("sabotage_trap", "sabotage", ("A.Land",)),
        ("freeze", "freeze", ("A.Land", "A.Fort")),
        ("conquest_land", "conquest", ("A.Land", "B.Fort")),
        ("misfortune", "misfortune", ("A", "D")),
        ("spy_steal", "spy", ("A", "D")),
        ("spy_look", "spy", ("A.Land",)),
    ],
)
def test_actions_are_for_opponents_who_are_still_in(play: str, card: str, targets: tuple[str, ...]) -> None:
    """TK-5.8, 8.21: ``own_kingdom``, ``eliminated``, ``no_such_target``; Conquest never takes a Fort."""
    scene = lay(
        seat("Fort, Land[Walls, Archers; real]", f"{card} land"),
        seat("Fort[Hills], Land[Moat, Knights; decoy]", "hills"),
        seat("Fort, Land", "hills"),
        seat("", fell=1),
    )
    for target in targets:
        with not_offered():
            scene.play(play, target)


@pytest.mark.parametrize(
    ("play", "card", "target"),
    [
        ("earthquake", "earthquake", "B.Fort"),
        ("disrepair", "disrepair", "B.Fort"),
        ("mutiny_remove", "mutiny", "B.Fort.Archers"),
        ("sabotage_trap", "sabotage", "B.Fort"),
        ("freeze", "freeze", "B.Fort"),
        ("conquest_land", "conquest", "B.Land"),
        ("spy_look", "spy", "B.Fort"),
        ("misfortune", "misfortune", "B"),
        ("spy_steal", "spy", "B"),
    ],
)
@pytest.mark.parametrize("blocker", ["deny", "mercy"])
def test_every_aimed_action_can_be_denied_and_then_does_nothing(
    play: str, card: str, target: str, blocker: str
) -> None:
    """Section 5g, TK-5.55, 6.3, 6.5, 6.6: Mutiny or Sabotage do not fit; TK-8.19: the attack order does not matter."""
    scene = against("Fort[Walls, Archers; real], Land", card, f"{blocker} mutiny sabotage")
    before = scene.kingdom(B, B)
    scene.play(play, target)
    assert scene.asked == (B,)
    assert scene.told(ActionDeclared, C)[0].play == play
    assert scene.may(B) == (blocker, "pass")
    assert scene.says(B, "mutiny") == scene.says(B, "sabotage") == "cannot_block"
    scene.blocks(B, blocker)
    assert scene.kingdom(B, B) == before
    assert scene.told(Foiled) == [Foiled(seat=A, card=card)]
    assert scene.discarded == [blocker, card]
    assert not scene.match.view(None).kingdoms[B].skip
    assert (scene.turn.used, scene.hand(A)) == (1, "land")
