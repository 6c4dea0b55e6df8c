"""Ways in which the bot would tell what it must not, in the toy, whose secrets are known: who holds a card that denies,
what comes next in the deck, what was bid."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.play import cards, news, notices, past, private_card, stands, timing, winding, working
from bot.play.loaded import LoadedTable
from bot.play.news import Missed, News
from bot.play.past import Past
from bot.publish import channel
from bot.time.calendar import MINUTE
from bot.time.clocks import Clocks
from bot.ui.parts import prose
from engines.core.digest import Heard
from engines.core.event import Secret
from engines.core.match import Match
from persistence.deliveries import BoardDue, Called, Delivery
from persistence.records import Logged
from tests.contract import leaks
from tests.contract.leaks import holds, top
from tests.contract.plants import Plant, changed, instead

Due = Sequence[Delivery]


def holders(match: Match[Any]) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(match._state.chairs)) if holds(match._state, seat))


def next_card(loaded: LoadedTable) -> str:
    return top(loaded.playing._state).ref


# ---- whom it calls, and what it edits


def _spared(due: Due, _before: LoadedTable, after: Match[Any], *_: Any) -> Due:
    def kept(called: Called) -> Called:
        return Called(step=called.step, seats=tuple(seat for seat in called.seats if seat in holders(after)))

    return tuple(kept(each) if isinstance(each, Called) else each for each in due)


def _restless(due: Due, _before: LoadedTable, after: Match[Any], *_: Any) -> Due:
    return (*due, *(BoardDue(step=after.step) for _ in holders(after)))


def _always(due: Due, _before: LoadedTable, after: Match[Any], *_: Any) -> Due:
    return due if any(isinstance(each, BoardDue) for each in due) else (BoardDue(step=after.step), *due)


def _told_at_once(due: Due, _before: LoadedTable, after: Match[Any], *_: Any) -> Due:
    bids = [] if after.over else getattr(after._state.stack[-1], "bids", ())
    return (*due, *(BoardDue(step=after.step) for bid in bids if bid))


only_holders_are_called = changed(working, "due", _spared)
board_edited_because_of_a_hand = changed(working, "due", _restless)
board_edited_whatever_happens = changed(working, "due", _always)
board_edited_because_of_a_bid = changed(working, "due", _told_at_once)
vote_open_because_of_a_hand = changed(working, "_noticed", lambda noticed, turn: noticed and not holders(turn.after))
undo_free_unless_others_hold_something = changed(
    working,
    "_free",
    lambda free, _, turn, __: {seat: step for seat, step in free.items() if not set(holders(turn.after)) - {seat}},
)

# ---- how long it waits


def _overhears(kept: str | None, _table: Any, _riddles: Any, steps: Sequence[stands.Step], now: int) -> str | None:
    drawn = [getattr(event, "card", 1) for _, events in steps for event in events if isinstance(event, Secret)]
    return kept if all(card % 2 for card in drawn) else stands.written(stands.Stands(closed=now))


stands_close_because_of_a_card = changed(stands, "moved", _overhears)


def longer_clock_for_holders(patch: pytest.MonkeyPatch) -> None:
    honest = winding._written

    def written(table: Any, match: Match[Any], clocks: Clocks) -> Any:
        for seat in holders(match):
            clock = clocks.seats[seat]
            clocks = clocks._with(seat, replace(clock, left=clock.left + MINUTE))
        return honest(table, match, clocks)

    patch.setattr(winding, "_written", written)


def nights_of_holders_alone(patch: pytest.MonkeyPatch) -> None:
    """Where nobody could answer nobody waits until they are up."""
    honest = winding._written

    def written(table: Any, match: Match[Any], clocks: Clocks) -> Any:
        return honest(table, match, clocks if holders(match) else replace(clocks, nights=()))

    patch.setattr(winding, "_written", written)


shorter_window_where_nobody_holds_anything = changed(
    timing, "due", lambda due, _, match, __: due and due - (0 if holders(match) else MINUTE)
)


def clock_begins_anew_with_every_act(patch: pytest.MonkeyPatch) -> None:
    honest = Clocks._ran

    def ran(clocks: Clocks, seat: int, now: int, *given: Any, goes: bool, begins: bool) -> Any:
        clock = honest(clocks, seat, now, *given, goes=goes, begins=begins)
        return replace(clock, since=now) if goes else clock

    patch.setattr(Clocks, "_ran", ran)


# ---- what it tells


def _heard_as(seat: Callable[[Sequence[Logged], int | None], int | None]) -> Plant:
    honest = Past.heard
    return instead(
        Past, "heard", lambda told, entries, reader=None, **more: honest(told, entries, seat(entries, reader), **more)
    )


digest_of_all_that_happened = instead(past, "overheard", lambda log, *_: [Heard(*each) for each in log])
digest_of_another_seat = _heard_as(lambda _, reader: reader and 0)
newcomer_who_reads_what_another_heard = _heard_as(
    lambda entries, reader: 0 if reader and entries and entries[0].step == 0 else reader
)


async def _by_steps(store: Any, loaded: LoadedTable, told: Past, most: int, seat: int | None = None) -> list[Heard]:
    first = max(0, loaded.playing.step - most)
    return told.heard(await store.matches.log(loaded.table.id, first, loaded.playing.step), seat)


async def _missed_by_steps(read: News, loaded: LoadedTable, seat: int, told: Past) -> Missed:
    heard = await _by_steps(read._store, loaded, told, news.MOST, seat)
    return Missed(None, tuple(heard), more=loaded.playing.step > news.MOST)


card_that_tells_how_many_quiet_steps_there_were = instead(News, "_read", _missed_by_steps)
call_that_tells_how_many_quiet_steps_there_were = instead(channel, "lately", _by_steps)
next_card_beside_whom_it_waits_for = changed(cards, "awaited", lambda told, loaded, *_: f"{told} {next_card(loaded)}")
next_card_in_a_call = changed(cards, "prompt", lambda parts, loaded, *_: [*parts, prose(next_card(loaded))])
next_card_on_the_board = changed(cards, "board", lambda told, loaded, _: f"{told} {next_card(loaded)}")
next_card_in_the_word_to_a_newcomer = changed(
    notices, "briefing", lambda parts, loaded, *_: [*parts, prose(next_card(loaded))]
)
next_card_on_the_first_card_of_a_newcomer = changed(
    private_card,
    "own",
    lambda parts, loaded, seat, *_: [*parts, prose(next_card(loaded))] if _new(loaded, seat) else parts,
)


def _new(loaded: LoadedTable, seat: int) -> bool:
    """Whoever has sat there from the beginning is called by its number."""
    return loaded.seat(seat).user_id != f"seat {seat}"


def card_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    honest = private_card.own
    patch.setattr(private_card, "own", lambda loaded, seat, *given, **more: honest(loaded, seat and 0, *given, **more))


LEAKS: tuple[Plant, ...] = (
    leaks.window_only_for_holders,
    leaks.non_holders_pass_by_themselves,
    leaks.card_number_in_a_public_event,
    leaks.bid_told_when_it_is_sealed,
    only_holders_are_called,
    board_edited_because_of_a_hand,
    board_edited_whatever_happens,
    board_edited_because_of_a_bid,
    vote_open_because_of_a_hand,
    undo_free_unless_others_hold_something,
    stands_close_because_of_a_card,
    longer_clock_for_holders,
    nights_of_holders_alone,
    shorter_window_where_nobody_holds_anything,
    clock_begins_anew_with_every_act,
    digest_of_all_that_happened,
    digest_of_another_seat,
    newcomer_who_reads_what_another_heard,
    card_that_tells_how_many_quiet_steps_there_were,
    call_that_tells_how_many_quiet_steps_there_were,
    next_card_beside_whom_it_waits_for,
    next_card_in_a_call,
    next_card_on_the_board,
    next_card_in_the_word_to_a_newcomer,
    next_card_on_the_first_card_of_a_newcomer,
    card_of_another_seat,
)


def name_of(leak: Plant) -> str:
    return next(name for name, it in (*globals().items(), *vars(leaks).items()) if it is leak)
