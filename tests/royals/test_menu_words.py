"""What players read in the menus of Royals, true to the figure."""

from __future__ import annotations

import pytest

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.move import part
from engines.royals import moves as m
from engines.royals.atlas import NOBLES, NUMBER
from tests.royals.arrange import begun, scene
from tests.royals.reading import all_at_once, aside, named, notes, said, taking, told, why

# ---- drawing


def test_draws_stand_under_their_plans() -> None:
    match = scene(3, row="fr es fr", phase="draw")
    groups = {said(option.label): said(option.group) for option in match.menu().options if option.group}
    assert groups == {
        "🇫🇷 France (×2)": "Three country cards",
        "🇪🇸 Spain": "Three country cards",
        "Deck": "Three country cards",
        "3 from the deck": "Three country cards",
        "Choose all three at once…": "Three country cards",
        "Intrigue card first": "Country + intrigue",
        "🇫🇷 France (×2) + intrigue": "Country + intrigue",
        "🇪🇸 Spain + intrigue": "Country + intrigue",
        "Deck + intrigue": "Country + intrigue",
    }
    match.draw("row1", "three_country")
    assert [said(option.label) for option in match.menu().options] == [
        "🇪🇸 Spain",
        "🇫🇷 France",
        "Deck",
        "2 from the deck",
    ]
    assert all(option.group is None for option in match.menu().options)


@pytest.mark.parametrize(
    ("deck", "period", "plan", "note"),
    [
        (3, "1648", None, "⏳ Three country cards would empty the deck: the period would end with this turn."),
        (1, "1680", None, "⏳ This turn empties the deck: the period ends with it."),
        (3, "1714", None, "⏳ Three country cards would empty the deck: this round would be the last."),
        (3, "1714", "three_country", "⏳ This turn empties the deck: this round is the last."),
    ],
)
def test_the_end_of_the_deck_is_announced(deck: int, period: str, plan: str | None, note: str) -> None:
    match = scene(3, phase="draw", row="fr es gb", deck=deck, period=period)
    if plan:
        match.draw("row1", plan)
    assert notes(match.menu())[-1] == note


def test_a_period_that_ends_is_told_to_whoever_plays() -> None:
    """RY-11.4."""
    assert notes(scene(3, ending=True).menu())[-1] == "⏳ The deck has run out: the period ends with this turn."
    last = scene(3, ending=True, period="1714", seat=1)
    assert notes(last.menu())[-1] == "⏳ Last round: still to play after this turn: Seat-2."
    last = scene(3, ending=True, period="1714", seat=2)
    assert notes(last.menu())[-1] == "⏳ Last round, last turn: the match ends with it."


def test_a_first_turn_says_how_much_is_drawn() -> None:
    match = begun(2)
    assert notes(match.menu())[0] == "You draw 1 country card, from the row or from the deck."
    match.defaults()
    assert notes(match.menu())[0] == "You draw 2 country cards, from the row or from the deck."
    assert said(match.menu().prompt) == "First turn: which country cards?"
    match.draw("deck")
    assert notes(match.menu())[0] == "Still to draw: 1 country card."
    assert said(match.menu().prompt) == "Which card is next?"


# ---- playing


def test_a_claim_says_what_it_costs_and_brings() -> None:
    match = scene(3, hands={0: "fr3 + fr-es"}, holders={"dijon_baron": 1, "dijon_princess": 2, "munich_baron": 2})
    assert told(match, taking(match, "bordeaux_countess")) == (
        "Bordeaux · Countess",
        "3 🇫🇷 → city +4, 2nd place, whole title",
    )
    assert told(match, taking(match, "dijon_baron")) == (
        "⚔ Dijon · Baron (Seat-1)",
        "2 🇫🇷 + 1 🗡🇫🇷🇪🇸 → 2nd place",
    )
    group = next(option.group for option in match.menu().options)
    assert group
    assert said(group) == "🇫🇷 France"


def test_everything_at_once_is_said() -> None:
    match = all_at_once()
    assert told(match, taking(match, "paris_king"))[1] == (
        "5 🇫🇷, 3 🇩🇪, 3 🇬🇧, 3 🇪🇸 (3 jokers) → city +6, shield +10, house +16, 1st place, whole title"
    )
    match = all_at_once(paris_king=2)
    assert told(match, taking(match, "paris_king"))[1] == (
        "5 🇫🇷, 3 🇩🇪, 3 🇬🇧, 3 🇪🇸 + 4 intrigue (5 jokers) → shield +10, house +16, 1st place, half a title"
    )


def test_the_end_of_the_turn_names_the_default_discards() -> None:
    match = scene(3, hands={0: "fr5 de1 gb4 es5"})
    *_, trim, end = match.menu().options
    assert said(trim.label) == "Choose discards…"
    assert said(end.label) == "End turn, discard 1 🇩🇪, 2 🇬🇧"
    assert notes(match.menu()) == [
        "Country cards: 15 (limit 12) — 5 🇫🇷, 1 🇩🇪, 4 🇬🇧, 5 🇪🇸",
        "Intrigue cards: none",
        "If you end your turn now, you discard 1 🇩🇪, 2 🇬🇧.",
    ]
    match.does(part(m.EndTurn, cards=None))
    assert notes(match.menu())[-1] == "To be discarded: 3 country cards."
    assert said(match.menu().options[0].label) == "1 🇩🇪, 2 🇬🇧"
    assert said(scene(3).menu().options[-1].label) == "End turn"


# ---- why not


@pytest.mark.parametrize(
    ("hand", "noble", "reason"),
    [
        ("", "paris_king", "Still missing: 8 🇫🇷."),
        ("fr5 de2", "paris_king", "Still missing: 3 🇫🇷 (or any 7 cards)."),
        ("fr7 de2", "paris_king", "Still missing: any 1 country card."),
        ("es8", "madrid_king", "Still missing: 2 intrigue with 🇪🇸 (or any 4)."),
        ("es8 + fr-de", "madrid_king", "Still missing: 2 intrigue with 🇪🇸 (or any 3)."),
        ("es8 + fr-de fr-es", "madrid_king", "Still missing: any 1 intrigue card."),
        ("es7", "madrid_king", "Still missing: 1 🇪🇸 (or any 3 cards), 2 intrigue with 🇪🇸 (or any 4)."),
        ("es1 + fr-es", "dijon_baron", "You hold this noble yourself."),
    ],
)
def test_what_is_missing_is_told_exactly(hand: str, noble: str, reason: str) -> None:
    match = scene(3, hands={0: hand}, holders={"dijon_baron": 0, "madrid_king": 1})
    assert why(match, noble) == reason


def test_own_nobles_come_last_among_those_that_cannot_be_had() -> None:
    match = scene(3, hands={0: "fr2"}, holders={"dijon_baron": 0, "london_king": 0})
    blocked = [named(no) for no in match.match.blocked(0)]
    assert blocked[-2:] == ["dijon_baron", "london_king"]
    assert len(blocked) + len(match.offers(m.Claim)) == len(NOBLES)


# ---- paying


def test_payments_stand_together_by_their_jokers() -> None:
    match = scene(3, hands={0: "fr2 gb4 de3"})
    match.aims(NUMBER["bordeaux_countess"])
    claim, *_ = match.menu().options
    assert said(claim.label) == "Pay 2 🇫🇷, 3 🇩🇪"
    assert claim.group is None
    match.does(part(m.Claim, every=True))
    groups = {said(option.group) for option in match.menu().options if option.group}
    assert groups == {"Country cards, 1 joker (5)", "Country cards, 2 jokers (7)", "Country cards, 3 jokers (9)"}
    assert told(match, part(m.Claim, country=(1, 3, 3, 0))) == ("1 🇫🇷, 3 🇩🇪, 3 🇬🇧", "In hand: 1 🇫🇷, 1 🇬🇧")


def test_a_bill_says_what_goes_stays_and_comes() -> None:
    match = all_at_once(paris_king=2)
    match.aims(NUMBER["paris_king"])
    assert notes(match.menu()) == [
        "You lay 5 🇫🇷, 3 🇩🇪, 3 🇬🇧, 3 🇪🇸, 1 🗡🇩🇪🇬🇧, 1 🗡🇩🇪🇪🇸, 2 🗡🇬🇧🇪🇸, with 5 jokers.",
        "Nothing stays in your hand.",
        "The cube of Seat-2 goes to the cathedral, Paris.",
        "You take: shield of France +10, noble house +16.",
        "You would be first: 🇫🇷 France, 9 points if it stays so to the end of the period.",
        "Most cubes, with one other, on the title King: 8 points if it stays so to the end.",
    ]


# ---- standing orders


def test_orders_are_spelt_out_in_the_order_of_the_turn() -> None:
    match = scene(3)
    assert notes(aside(match, 1)) == [
        "Not switched on yet: you will be asked as usual. Only you see what is written here:",
        "1. Draw three country cards, all from the deck.",
        "2. Take no noble.",
        "3. End the turn, with the usual discards if there are too many cards.",
    ]
    match.orders(1, Edit(field="on", value=True), Edit(field="plan", value="mixed"))
    match.orders(1, Leaf(page="countries"), Edit(field="countries", value=3), Edit(field="countries", value=0))
    match.orders(1, Leaf(page="top"), Leaf(page="nobles"), Edit(field="nobles", value=NUMBER["dijon_baron"]))
    match.orders(1, Edit(field="jokers", value=True), Edit(field="nobles", value=NUMBER["paris_king"]))
    assert notes(aside(match, 1))[:3] == [
        "✓ Your next turn will be played like this. Only you see it:",
        (
            "1. Draw an intrigue card, then a country card: from the row the first one there of 🇪🇸 Spain, 🇫🇷 France; "
            "otherwise from the deck."
        ),
        "2. Take what can be paid, in this order: Dijon · Baron, Paris · King (with jokers if need be).",
    ]


def test_strokes_say_what_they_do_now() -> None:
    match = scene(3, holders={"madrid_king": 2})
    assert [said(option.label) for option in aside(match, 1).options] == [
        "Switch on for my next turn",
        "Rather draw country + intrigue",
        "Wanted countries…",
        "Nobles to take…",
        "★ Just draw three country cards",
        "★ Just draw country + intrigue",
        "★ Take a king if I can pay",
    ]
    match.orders(1, Edit(field="on", value=True), Edit(field="plan", value="mixed"))
    assert [said(option.label) for option in aside(match, 1).options] == [
        "Switch off: ask me as usual",
        "Rather draw three country cards",
        "Wanted countries…",
        "Nobles to take…",
        "★ Just draw three country cards",
        "★ Take a king if I can pay",
        "Strike everything",
    ]
    match.orders(1, Leaf(page="countries"), Edit(field="countries", value=3))
    assert [said(option.label) for option in aside(match, 1).options] == [
        "↑ Back",
        "+ 🇫🇷 France",
        "+ 🇩🇪 German States",
        "+ 🇬🇧 Britain",
        "− 1. 🇪🇸 Spain",
    ]
    match.orders(1, Leaf(page="top"), Leaf(page="nobles"), Edit(field="nobles", value=NUMBER["paris_king"]))
    options = {said(option.label): option for option in aside(match, 1).options}
    struck, added = options["− 1. Paris · King"], options["+ ⚔ Madrid · King (Seat-2)"]
    assert struck.hint
    assert added.hint
    assert said(struck.hint) == "Written down without jokers; choose it to strike it"
    assert said(added.hint) == "Add: 8 🇪🇸 + 2 intrigue, without jokers"
    assert "From now on add with jokers" in options
