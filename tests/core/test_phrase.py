"""Several menus answered in one breath."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.match import Match, start
from engines.core.menu import Amount, Blocked, Given, Menu, Number, Option, Picked, Refused, Typed
from engines.core.meta import Phrase, Step
from engines.core.move import Cancel
from engines.core.phrase import play_phrase, token
from engines.core.shown import label
from engines.core.text import text
from tests.contract.checks.phrases import offered
from tests.petty_court import GAME
from tests.petty_court.rules import Aim, Draw, Drop, Load, NotNow, Pass, Play, Steal
from tests.petty_court.scenes import PASS_DENIES, card, coins, play, scene
from tests.petty_court.windows import Aiming, TooMany
from tests.playing import asked

PHRASES = {phrase.name: phrase for phrase in GAME.meta.phrases}
AIM_1 = token(Aim(target=1))


def test_a_phrase_answers_several_menus_in_one_breath() -> None:
    match = scene("volley", "", "")
    spoken = play_phrase(match, 0, PHRASES["volley"], {"shot1": AIM_1, "shot2": AIM_1, "shot3": AIM_1})
    assert coins(spoken.match) == (0, 2, 0)
    assert (len(spoken.acts), spoken.rest) == (4, ())
    again = match
    for act in spoken.acts:
        again, _ = again.act(act)
    assert again == spoken.match, "the log knows nothing of phrases"


def test_a_phrase_stops_at_the_first_menu_without_a_value() -> None:
    shots = {"shot1": AIM_1, "shot3": token(Aim(target=2))}
    spoken = play_phrase(scene("volley", "", ""), 0, PHRASES["volley"], shots)
    assert [step.name for step in spoken.rest] == ["shot2", "shot3"]
    assert spoken.events == ()
    assert spoken.match.drafting(0)


def test_a_phrase_drops_the_move_that_was_being_put_together() -> None:
    match = scene("volley steal", "", "")
    aiming, _ = play(match, (0, Load(card=card(match, 0, "volley"))), (0, Aim(target=2)))
    spoken = play_phrase(aiming, 0, PHRASES["draw"], {})
    assert [act.given for act in spoken.acts] == [Picked((Cancel(),)), Picked((Draw(),))]
    assert not spoken.match.drafting(0)


def test_a_phrase_begun_again_starts_from_its_first_step() -> None:
    match = scene("volley", "", "")
    half = play_phrase(match, 0, PHRASES["volley"], {"shot1": token(Aim(target=2))}).match
    spoken = play_phrase(half, 0, PHRASES["volley"], {"shot1": AIM_1, "shot2": AIM_1, "shot3": AIM_1})
    assert coins(spoken.match) == (0, 2, 0)


def test_a_phrase_of_an_aside_leaves_the_draft_alone() -> None:
    match = scene("volley", "", "")
    aiming, _ = play(match, (0, Load(card=card(match, 0, "volley"))))
    spoken = play_phrase(aiming, 0, PHRASES["order"], {"what": token(PASS_DENIES)})
    assert [act.question for act in spoken.acts] == [None]
    assert spoken.match.drafting(0)
    assert spoken.match.view(0).own.orders.passes


def test_an_aside_needs_no_turn() -> None:
    spoken = play_phrase(scene("", "", ""), 2, PHRASES["order"], {"what": token(PASS_DENIES)})
    assert spoken.match.view(2).own.orders.passes


def test_a_phrase_without_steps_only_shows_the_menu() -> None:
    match = scene("", "", "")
    assert play_phrase(match, 0, PHRASES["menu"], {}) == (match, (), (), (), None)


def test_a_step_takes_several_moves_joined_by_commas() -> None:
    match = scene("steal steal deny tithe tithe", "", "")
    match = Match(GAME, match._state.evolve(stack=(*match._state.stack, TooMany(seat=0))))
    throw = Phrase(name="throw", steps=(Step(name="cards", kinds=("drop",)),))
    tithe = token(Drop(ref="tithe"))
    spoken = play_phrase(match, 0, throw, {"cards": f"{tithe},{tithe}"})
    assert spoken.match.view(0).own.hand == ("steal", "steal", "deny")


@pytest.mark.parametrize(
    ("seat", "name", "values", "reason"),
    [
        (0, "volley", {}, "core-not-offered"),
        (1, "draw", {}, "core-stale"),
        (0, "steal", {"from": "rubbish"}, "core-not-offered"),
        (0, "steal", {"from": ""}, "core-not-offered"),
        (0, "steal", {"from": AIM_1}, "core-not-offered"),
        (0, "steal", {"from": token(Draw())}, "core-not-offered"),
    ],
)
def test_a_phrase_that_cannot_be_said_changes_nothing(seat: int, name: str, values: Any, reason: str) -> None:
    with pytest.raises(Refused, match=f"^{reason}$"):
        play_phrase(scene("steal", "", ""), seat, PHRASES[name], values)


@pytest.mark.parametrize(
    "value", ["much", "1.5", "4", "-1", "", "two", token(Draw()), f"{token(Pass())},{token(Pass())}"]
)
def test_a_number_that_is_not_offered_is_refused(value: str) -> None:
    with pytest.raises(Refused, match="core-not-offered"):
        play_phrase(start(GAME, 3, "x"), 1, PHRASES["bid"], {"coins": value})


def test_a_phrase_may_name_a_blocked_move_and_learns_why() -> None:
    match = scene("steal", "", "")
    poor = token(Steal(card=card(match, 0, "steal"), target=2))
    with pytest.raises(Refused, match="no-coins-there"):
        play_phrase(match, 0, PHRASES["steal"], {"from": poor})


def test_what_is_said_beyond_a_whole_move_is_refused() -> None:
    """The next menu may be another seat's, or this one's next turn: nothing is guessed."""
    twice = Phrase(name="twice", steps=(Step(kinds=("draw",)), Step(name="more", kinds=("draw",))))
    match = scene("", "", "")
    with pytest.raises(Refused, match="core-not-offered"):
        play_phrase(match, 0, twice, {"more": token(Draw())})
    assert play_phrase(match, 0, twice, {}).rest == ()


# ---- optional steps


def shots(*names: str, optional: str) -> Phrase:
    aims = (Step(name=name, kinds=("aim",), optional=name == optional) for name in names)
    return Phrase(name="shots", steps=(Step(kinds=("load",)), *aims))


def test_an_optional_step_is_left_out_without_a_value() -> None:
    phrase = shots("one", "extra", "two", "three", optional="extra")
    match = scene("volley", "", "")
    spoken = play_phrase(match, 0, phrase, {"one": AIM_1, "two": AIM_1, "three": AIM_1})
    assert (coins(spoken.match), spoken.rest) == ((0, 2, 0), ())


def test_an_optional_step_is_said_with_a_value() -> None:
    phrase = shots("extra", "two", "three", optional="extra")
    match = scene("volley", "", "")
    assert play_phrase(match, 0, phrase, {"extra": AIM_1, "two": AIM_1, "three": AIM_1}).match.view(0).own.hand == ()
    shorter = play_phrase(match, 0, phrase, {"two": AIM_1, "three": AIM_1})
    assert (shorter.match.drafting(0), shorter.rest) == (True, ())


def test_a_phrase_stops_at_a_required_step_after_an_optional_one() -> None:
    phrase = shots("extra", "two", "three", optional="extra")
    spoken = play_phrase(scene("volley", "", ""), 0, phrase, {"three": AIM_1})
    assert [step.name for step in spoken.rest] == ["two", "three"]


# ---- what goes without saying

AIMS = tuple(Step(name=name, kinds=("aim",)) for name in ("one", "two", "three"))
BY_NAME = Phrase(name="x", steps=(Step(kinds=("load",)), Step(name="card", kinds=("play", "aim")), *AIMS))


@pytest.fixture(name="held")
def _held(monkeypatch: pytest.MonkeyPatch) -> Match[Any]:
    """Whoever aims a volley is told that the card was chosen for them, and of another that they cannot play."""
    honest = Aiming.menu

    def menu(draft: Aiming, state: Any, seat: int) -> Menu[Any]:
        return replace(honest(draft, state, seat), taken=(Option(move=Play(card=7), say=label),))

    monkeypatch.setattr(Aiming, "menu", menu)
    monkeypatch.setattr(Aiming, "blocked", lambda *_: (Blocked(move=Play(card=8), because=text("no-deny-now")),))
    return scene("volley", "", "")


def test_what_was_chosen_for_the_seat_may_be_named_or_left_out(held: Match[Any]) -> None:
    """Although the step has to be said otherwise, and could say something else of its kinds."""
    named = play_phrase(held, 0, BY_NAME, {"card": token(Play(card=7)), "one": AIM_1})
    assert [act.given for act in named.acts[1:]] == [Picked((Aim(target=1),))], "it is no act"
    assert named == play_phrase(held, 0, BY_NAME, {"one": AIM_1})
    assert moves(offered(held, 0, BY_NAME, {}, "card")) == [Play(card=7)]
    assert moves(offered(held, 0, BY_NAME, {"card": token(Play(card=7))}, "one")) == [Aim(target=1), Aim(target=2)]


@pytest.mark.parametrize(
    ("value", "reason"),
    [(token(Play(card=8)), "no-deny-now"), (token(Play(card=9)), "core-not-offered"), (AIM_1, "core-not-offered")],
)
def test_naming_anything_else_is_refused(held: Match[Any], value: str, reason: str) -> None:
    with pytest.raises(Refused, match=f"^{reason}$"):
        play_phrase(held, 0, BY_NAME, {"card": value, "one": AIM_1})


def test_what_was_chosen_for_the_seat_is_no_answer(held: Match[Any]) -> None:
    loaded = play_phrase(held, 0, BY_NAME, {}).match
    with pytest.raises(Refused, match="core-not-offered"):
        loaded.act(asked(loaded, 0, Picked((Play(card=7),))))


# ---- autocompletion


def moves(menu: Any) -> list[Any]:
    return [option.move for option in menu.options]


def test_a_step_offers_the_moves_of_its_kinds() -> None:
    match = scene("steal volley tithe", "", "", coins=(0, 5, 1))
    steal = card(match, 0, "steal")
    assert moves(offered(match, 0, PHRASES["steal"], {}, "from")) == [
        Steal(card=steal, target=1),
        Steal(card=steal, target=2),
    ]


def test_a_later_step_offers_what_is_left_after_the_earlier_ones() -> None:
    match = scene("volley", "", "")
    assert moves(offered(match, 0, PHRASES["volley"], {"shot1": AIM_1}, "shot2")) == [Aim(target=1), Aim(target=2)]
    assert offered(match, 0, PHRASES["volley"], {}, "shot2") is None, "nothing leads there yet"
    assert not match.drafting(0), "asking changes nothing"


def test_an_optional_step_may_be_skipped_on_the_way() -> None:
    phrase = shots("extra", "two", optional="extra")
    assert offered(scene("volley", "", ""), 0, phrase, {}, "two") is not None


def test_a_number_is_offered_as_such() -> None:
    assert isinstance(offered(start(GAME, 3, "x"), 0, PHRASES["bid"], {}, "coins"), Amount)


@pytest.mark.parametrize(("value", "given"), [("2", Number(2)), (token(Pass()), Picked((Pass(),)))])
def test_a_number_is_said_or_what_stands_beside_it(value: str, given: Given[Any]) -> None:
    assert play_phrase(start(GAME, 3, "x"), 0, PHRASES["bid"], {"coins": value}).acts[0].given == given


def test_a_step_says_what_stands_beside_if_it_is_of_its_kinds() -> None:
    named = Phrase(name="x", steps=(Step(kinds=("pass",)),))
    assert play_phrase(start(GAME, 3, "x"), 0, named, {}).acts[0].given == Picked((Pass(),)), "without being named"


@pytest.mark.parametrize("value", ["2", token(Pass())])
def test_a_number_is_nothing_to_a_step_about_something_else(value: str) -> None:
    """A seat that is asked for a bid wanted to steal: two is whom it meant, not what it gives."""
    match, phrase = start(GAME, 3, "x"), Phrase(name="x", steps=(Step(name="from", kinds=("steal",)),))
    assert offered(match, 0, phrase, {}, "from") is None
    with pytest.raises(Refused, match="core-not-offered"):
        play_phrase(match, 0, phrase, {"from": value})


def test_words_are_said_or_what_stands_beside_them() -> None:
    match = scene("decree", "", "")
    match, _ = match.act(asked(match, 0, Picked((Play(card=card(match, 0, "decree")),))))
    for value, given in ((token(NotNow()), Picked((NotNow(),))), ("No whistling.", Typed("No whistling."))):
        assert play_phrase(match, 0, PHRASES["proclaim"], {"words": value}).acts[0].given == given


def test_an_aside_is_offered_to_whoever_is_not_asked() -> None:
    assert moves(offered(scene("", "", ""), 2, PHRASES["order"], {}, "what")) == [PASS_DENIES]


@pytest.mark.parametrize(
    ("seat", "phrase", "values", "name"),
    [
        (0, "volley", {}, "no such step"),
        (1, "steal", {}, "from"),
        (0, "volley", {"shot1": "rubbish"}, "shot2"),
    ],
)
def test_nothing_is_offered_where_nothing_leads(seat: int, phrase: str, values: dict[str, str], name: str) -> None:
    assert offered(scene("volley", "", ""), seat, PHRASES[phrase], values, name) is None


def test_a_token_is_short_and_tells_moves_apart() -> None:
    assert token(Aim(target=1)) == token(Aim(target=1)) != token(Aim(target=2))
    assert token(Pass()) != token(Draw())
    assert len(token(Drop(ref="x" * 1000))) == 12
