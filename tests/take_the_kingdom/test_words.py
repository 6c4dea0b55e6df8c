"""What a reader is told beside a choice: figures, warnings, and what stands where."""

import pytest

from engines.core.digest import digest, overheard
from engines.core.move import part
from engines.core.text import Text
from engines.take_the_kingdom import GAME
from engines.take_the_kingdom.components import CARDS
from engines.take_the_kingdom.events.plays import Built
from engines.take_the_kingdom.events.strife import Damaged
from engines.take_the_kingdom.events.turns import StartChosen
from engines.take_the_kingdom.plays.attack import Attack
from engines.take_the_kingdom.plays.building import Build
from engines.take_the_kingdom.plays.conquest import ConquestDefence
from engines.take_the_kingdom.plays.mercy import Fortune
from tests.contract.catalogues import LOCALES, render
from tests.take_the_kingdom.kingdom import A, B, lay, seat
from tests.take_the_kingdom.scene import Scene

BARE = "Fort, Land"
LABEL = 40
"""Characters that a button shows on a phone."""


def english(said: Text | None) -> str:
    assert said is not None
    return str(render(GAME, "en", said))


def labels(scene: Scene) -> list[str]:
    return [english(option.label) for option in scene.pick(A).options]


def notes(scene: Scene, of: int = A) -> list[str]:
    return [english(note) for note in scene.pick(of).notes()]


@pytest.mark.parametrize(("used", "warned"), [(0, "your other 2 plays"), (1, "your other 1 play "), (2, None)])
def test_an_extra_turn_warns_of_the_plays_that_it_costs(used: int, warned: str | None) -> None:
    scene = lay(seat(BARE, "fortune hills"), seat(BARE, "deny"), turn_is={"used": used})
    (hint,) = (english(option.hint) for option in scene.pick(A).options if option.move == Fortune())
    assert (warned or "Another turn follows") in hint + " "
    assert not any("extra turn" in note for note in notes(scene)), "said once, where it is chosen"
    assert ("This is the last play of this turn." in notes(scene)) == (used == 2)


def test_a_place_to_build_on_says_what_stands_there() -> None:
    scene = lay(seat("Fort, Land[Moat]", "hills"), seat(BARE, "deny"))
    scene.does(part(Build, card="hills"))
    assert [label.split(": ")[1] for label in labels(scene)[:2]] == ["empty", "Moat 2"]


def test_whoever_does_something_at_home_is_named_once() -> None:
    """A digest on a phone has six lines."""
    (mine, _), (_, land) = (kingdom.places for kingdom in lay(seat(BARE, ""), seat(BARE, "deny")).state.kingdoms)
    built = Built(seat=A, card="moat", replaced=None, place=mine.number)
    hit = Damaged(owner=B, place=land.number, card="moat", amount=1, left=1)
    assert "Fort of" not in english(GAME.presenter.line(built))
    assert english(GAME.presenter.line(built)).endswith(": Fort.")
    assert english(GAME.presenter.line(hit)).count(" of ") == 1


def test_the_lot_is_no_doing_of_whoever_begins() -> None:
    """Otherwise their line of a digest begins with it: “Ann — The lot decides: Ann begins”."""
    (line,) = digest(overheard([(0, StartChosen(seat=A, drawn=True))], B), B).lines
    assert line.seat is None


def test_a_trap_marks_a_target_and_is_no_best_blow() -> None:
    scene = lay(seat(BARE, "pikemen"), seat("Fort, Land[; real], Land", "deny"))
    (hit,) = scene.match.view(A).own.hits
    assert hit.place == scene.state.kingdoms[B].places[2].number
    scene.does(part(Attack, card="pikemen"))
    assert [label.endswith("— trap!") for label in labels(scene)[:2]] == [True, False]


def test_an_attack_names_what_it_is_put_together_of() -> None:
    scene = lay(seat(BARE, "battering_ram morale"), seat(BARE, "deny"))
    scene.does(part(Attack, card="battering_ram"), part(Attack, morale=True))
    assert notes(scene)[0] == "Battering Ram + Morale: 6 damage"


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_hand_offers_fits_on_buttons(locale: str) -> None:
    hand = " ".join(kind for kind, card in CARDS.items() if card.category not in {"fort", "penalty"})
    scene = lay(seat(BARE, hand), seat("Fort, Land[Archers; real]", "deny"))
    said = [str(render(GAME, locale, option.label)) for option in scene.pick(A).options]
    assert [label for label in said if len(label) > LABEL] == []


def test_the_guide_explains_every_card() -> None:
    (page,) = GAME.presenter.guide()
    assert sum(len(section.lines) for section in page.sections) == len(CARDS)


def test_windows_say_what_is_at_stake_and_who_stops_what() -> None:
    """TK-11.3: each share with its outcome."""
    scene = lay(seat(BARE, "cannon deny"), seat(BARE, "sabotage"))
    scene.attack("cannon", "B.Land")
    assert notes(scene, B) == [
        "Seat-0: attack with Cannon, 4 damage",
        "Land 2 of Seat-1: 4 damage, destroys Land; 1 point",
    ]
    scene.blocks(B, "sabotage")
    assert english(scene.pick(A).prompt) == "Seat-1 would stop your attack with Sabotage. Stop the Sabotage?"


ALONE = "You hold no card for it. You are asked all the same: otherwise the others could tell."


@pytest.mark.parametrize(("hand", "told"), [("hills", True), ("hills mutiny", True), ("hills deny", False)])
def test_who_has_but_one_answer_reads_why_it_is_asked_for(hand: str, told: bool) -> None:
    """TK-6.4: in a block window as at a penalty, which only Deny and Mercy cancel; it stands on the own page alone."""
    scene = lay(seat(BARE, "cannon land"), seat(BARE, hand), deck="disease walls moat")
    scene.attack("cannon", "B.Land")
    assert (ALONE in notes(scene, B)) == told
    scene.passes(B)
    scene.end()
    assert (scene.asked, scene.match.view(B).own.penalty) == ((B,), "disease")
    assert (notes(scene, B) == [ALONE]) == told
    assert (scene.may(B) == ("accept",)) == told


def test_a_booster_says_that_it_takes_a_play() -> None:
    """TK-5.25: so does Spread with 1 each, until Spread is there."""
    scene = lay(seat(BARE, "pikemen morale spread"), seat("Fort, Land, Land", "deny"))
    scene.does(part(Attack, card="pikemen"))
    costly = [label for label in labels(scene) if label.startswith("+ ")]
    assert costly == [
        "+ Morale: double damage (costs a play)",
        "+ Spread: divide the damage (costs a play)",
        "+ Spread, 1 each (costs a play)",
    ]
    scene.does(part(Attack, spread=True))
    assert "1 each" in labels(scene)


def test_a_place_says_what_it_would_take_of_a_divided_attack() -> None:
    """TK-5.27, 5.29: all of it without Spread; with Spread what at least one other place leaves; or 1 each."""
    scene = lay(seat(BARE, "siege_tower spread"), seat("Fort, Land[Moat], Land[Moat], Land[Moat]", "deny"))
    scene.does(part(Attack, card="siege_tower"))
    assert damaged(scene) == "destroys Moat; 2 points"
    scene.does(part(Attack, spread=True))
    assert damaged(scene) == "damages Moat; 1 point"
    scene = lay(seat(BARE, "trebuchet spread"), seat("Fort, Land[Moat], Land[Moat], Land[Moat], Land[Moat]", "deny"))
    scene.does(part(Attack, card="trebuchet"), part(Attack, spread=True))
    assert damaged(scene) == "destroys Moat; 2 points"
    scene = lay(seat(BARE, "trebuchet spread"), seat("Fort, Land[Moat], Land[Moat], Land[Moat], Land[Moat]", "deny"))
    scene.does(part(Attack, card="trebuchet"), part(Attack, each=True))
    assert damaged(scene) == "damages Moat; 1 point"


def damaged(scene: Scene) -> str:
    """What would become of the first place."""
    return english(scene.pick(A).options[0].hint)


def test_replacing_a_defence_tells_what_becomes_of_the_place_and_asks_twice_if_it_loses() -> None:
    scene = lay(seat("Fort[Archers, Archers], Land[Hills, Battlements-2]", "moat"), seat(BARE, "deny"))
    scene.does(part(Build, card="moat"))
    told = {english(option.label): option.move.lasts() for option in scene.pick(A).options[:3]}
    assert told == {
        "Fort (11 → 9), instead of Archers 4 (no. 1)": True,
        "Fort (11 → 9), instead of Archers 4 (no. 2)": True,
        "Land 1 (3 → 4), instead of Hills 1": False,
    }


def test_the_only_place_to_build_on_tells_what_becomes_of_it() -> None:
    scene = lay(seat("Fort[Battlements-2, Battlements]", "moat"), seat(BARE, "deny"))
    (build,) = (option for option in scene.pick(A).options if isinstance(option.move, Build))
    assert english(build.label) == "Moat (+2): Fort (7 → 6), instead of Battlements 3"
    assert english(build.hint).startswith("7 → 6"), "not that it adds something"


def test_a_defence_that_is_carried_off_brings_its_damage_along() -> None:
    scene = lay(seat("Fort[Archers, Hills]", "conquest"), seat("Fort[Knights-3]", "deny"))
    scene.does(part(ConquestDefence, card="conquest"))
    told = {english(option.label): option.move.lasts() for option in scene.pick(A).options[:2]}
    assert told == {"Fort (8 → 6), instead of Archers 4": True, "Fort (8 → 9), instead of Hills 1": False}


def test_a_penalty_that_stands_is_said_to_cost_a_play() -> None:
    scene = lay(seat(BARE, "mercy"), seat(BARE, "deny"), deck="plague hills hills", turn=B)
    scene.end()
    assert "counts as one of your plays" in english(scene.pick(A).prompt)
    scene.bears(A)
    assert any("Plague" in note and "counts as one of your plays" in note for note in notes(scene))
