"""What results add up to, and which of them count."""

from dataclasses import replace

from bot.contests.counting import counting, named, places
from bot.contests.ratings import followed, rated
from bot.contests.statistics import Much, career, records
from tests.contests.results import came, result, results

HIDDEN, LEFT, GONE = {"ratings": "hidden"}, {"ratings": "left"}, {"gave_up": True}


# ---- which count


def test_what_is_void_annulled_or_but_a_founding_does_not_count() -> None:
    every = [
        result(1, "ann bob"),
        result(2, "ann bob", fate="void"),
        result(3, "ann bob", fate="annulled"),
        result(4, "ann bob", first=True),
        result(5, "ann bob", first=True, game="campaign"),
    ]
    counts = counting(every, lambda game: game == "campaign")
    assert [each.match_id for each in counts] == ["1", "4"]


def test_ratings_are_among_people_who_want_them() -> None:
    assert places(result(1, "- ann - bob")) == {"ann": 1, "bob": 2}
    assert places(result(1, "ann bob cid", more={"bob": LEFT})) == {"ann": 1, "cid": 2}
    assert places(result(1, "ann bob", more={"bob": HIDDEN})) == {"ann": 1, "bob": 2}


def test_nobody_saves_a_rating_by_giving_up() -> None:
    """Whatever a steward has made of the seat."""
    assert places(result(1, "ann bob=cid", more={"ann": GONE})) == {"ann": 3, "bob": 1, "cid": 1}


def test_whoever_gives_one_seat_up_and_takes_another_has_that() -> None:
    gone, bob = result(1, "ann bob", more={"ann": GONE}).seats
    both = replace(result(1, "ann bob"), seats=(gone, bob, came(2, "ann", 3)))
    assert places(both) == {"bob": 1, "ann": 2}
    assert career([both], "ann").given_up == 0


def test_leaving_makes_others_rated_as_if_one_had_been_a_steward() -> None:
    with_bob = [result(1, "ann bob cid", more={"bob": LEFT}), result(2, "cid bob ann", more={"bob": LEFT})]
    without = [result(1, "ann - cid"), result(2, "cid - ann")]
    assert rated(map(places, with_bob)) == rated(map(places, without))


def test_the_way_to_a_rating_is_known() -> None:
    trail = followed([{"ann": 1, "bob": 2}, {"bob": 1}, {"ann": 1, "bob": 2}])["ann"]
    assert len(trail.shown) == 2 == trail.rating.matches
    assert 1500 < trail.shown[0] < trail.shown[1] == trail.rating.shown


# ---- somebody's


def test_opponents() -> None:
    mine = career(results("bob cid ann", "bob ann", "ann bob", "bob ann", "cid ann bob", "bob=ann"), "ann")
    assert (mine.matches, dict(mine.places)) == (6, {3: 1, 2: 3, 1: 2})
    assert mine.met == Much("bob", 6)
    assert mine.feared == Much("bob", 3, of=6)
    assert mine.grudge == Much("bob", 2), "won in between"


def test_a_tie_ends_a_grudge_and_who_gives_up_has_lost() -> None:
    assert career(results("bob ann", "bob=ann", "bob ann"), "ann").grudge is None
    lost = [result(1, "ann bob", more={"ann": GONE}), result(2, "bob ann")]
    mine = career(lost, "ann")
    assert mine.grudge == Much("bob", 2)
    assert (mine.matches, mine.given_up, dict(mine.places)) == (2, 1, {2: 1})


def test_streaks_and_scores() -> None:
    mine = career(results("ann bob", "ann -", "ann=bob", "ann bob", "bob ann", "ann bob"), "ann")
    assert mine.streak == 3, "stewards alone make none, and end none"
    assert (mine.best and mine.best.much, mine.best and mine.best.match and mine.best.match.match_id) == (9, "1")
    assert career(results("ann bob"), "eve").matches == 0


def test_luck_is_added_up_where_it_is_known() -> None:
    lucky = [result(n, "ann bob", more={"ann": {"luck": 300}}) for n in (1, 2)]
    mine = career([*lucky, result(3, "ann bob")], "ann")
    assert (mine.luck, mine.lucky, mine.matches) == (600, 2, 3)


# ---- a server's


def test_records() -> None:
    of = records([*results("ann bob", "ann cid", "bob ann", "ann -"), result(4, "ann bob", more={"bob": GONE})])
    assert (of.matches, of.people) == (5, 3)
    assert (dict(of.played), of.wins["ann"], of.wins["bob"]) == ({"ann": 4, "bob": 3, "cid": 1}, 3, 1)
    assert of.streak == Much("ann", 2)
    assert (of.shortest and of.shortest.steps, of.longest and of.longest.steps) == (10, 30), (
        "played to the end by people"
    )
    assert of.best
    assert (of.best.who, of.best.much) == ("ann", 9)
    nothing = records(results("ann -"))
    assert (nothing.longest, nothing.best, nothing.streak, nothing.people) == (None, None, None, 0)


def test_nobody_is_named_who_is_not_shown() -> None:
    for wants in (HIDDEN, LEFT):
        shy = [result(number, "bob ann cid", more={"bob": wants}) for number in range(1, 4)]
        assert set(named(shy)) == {"ann", "cid"}
        mine, of = career(shy, "ann"), records(shy)
        assert (mine.met, mine.feared, mine.grudge) == (Much("cid", 3), None, None)
        assert (of.best and of.best.who, of.streak, set(of.played), of.people) == ("ann", None, {"ann", "cid"}, 3)
        assert career(shy, "bob").streak == 3, "they see their own"
