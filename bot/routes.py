"""What is pressed or typed, and who carries it out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.call import Call
from bot.cases import seats, tables
from bot.cases.asking import Caller
from bot.handlers import (
    chronicle,
    contests,
    helping,
    history,
    hours,
    leagues,
    lobby,
    looking,
    names,
    people,
    play,
    rosters,
    seeking,
    stands,
    statistics,
    table,
    undo,
    votes,
    worlds,
)
from bot.play.loaded import LoadedTable
from bot.services import Services
from bot.ui.codec import Press
from bot.ui.verbs import Verb

PressHandler = Callable[[Services, Call, Press], Awaitable[None]]
TableHandler = Callable[[Services, Call, LoadedTable], Awaitable[None]]
ElsewhereHandler = Callable[[Services, Call, dict[str, Any]], Awaitable[None]]


def done(case: Callable[[Services, Caller, str], Awaitable[object]], key: str) -> PressHandler:
    """What is simply done, and answered with a word."""

    async def handler(services: Services, call: Call, press: Press) -> None:
        await case(services, call.caller, press.table)
        await call.say(key)

    return handler


PRESSES: dict[Verb, PressHandler] = {
    # a running match
    Verb.CHOOSE: play.opened,
    Verb.HAND: play.opened,
    Verb.HELD: looking.held,
    Verb.BOARD: looking.board,
    Verb.REGION: looking.region,
    Verb.WHY_NOT: looking.why_not,
    Verb.PAGE: play.page,
    Verb.ANSWER: play.answered,
    Verb.SURE: play.sure,
    Verb.SELECT: play.selected,
    Verb.NUMBER: play.numbered,
    Verb.FORM: play.form_wanted,
    Verb.FILLED: play.form_filled,
    Verb.ASIDE: play.aside,
    Verb.ORDER: play.ordered,
    Verb.RULES: helping.rules,
    Verb.CATCH_UP: history.caught_up,
    Verb.UNDO: undo.pressed,
    Verb.UNDO_ASK: undo.asked,
    # a lobby
    Verb.JOIN: lobby.join,
    Verb.LEAVE: done(tables.leave, "you-left"),
    Verb.ADD_STEWARD: lobby.add_steward,
    Verb.REMOVE_STEWARD: done(tables.remove_steward, "steward-left"),
    Verb.OPTIONS: lobby.settings,
    Verb.SET_OPTION: lobby.chosen,
    Verb.SET_LANGUAGE: lobby.language_chosen,
    Verb.SET_AGREED: lobby.agreed,
    Verb.TIMES: lobby.times,
    Verb.NUMBERS_FILLED: lobby.numbered,
    Verb.SET_OWN: lobby.personal_chosen,
    Verb.START: lobby.start,
    Verb.AGAIN: lobby.again,
    # a table
    Verb.LOG: history.log_page,
    Verb.RESIGN_YES: done(seats.resign, "you-resigned"),
    Verb.CLOSE_YES: table.closed,
    Verb.EXPORT: table.export_press,
    Verb.RESULT: looking.result,
    Verb.FILM: history.film_press,
    Verb.JUDGE: statistics.judged,
    # votes
    Verb.AYE: votes.aye,
    Verb.NAY: votes.nay,
    Verb.TAKE: votes.take,
    Verb.RECLAIM: table.reclaimed,
    # a world
    Verb.WORLD_PAGE: worlds.page,
    Verb.WORLD_TITLE: worlds.titled,
    Verb.WORLDS: worlds.others,
    Verb.WORLD: worlds.chosen,
    Verb.WORLD_EXPORT: worlds.export,
    Verb.PLATE: chronicle.plate,
    Verb.WORLD_FILM: chronicle.film,
    Verb.BOOK: chronicle.book,
    Verb.CLAIMING: worlds.claiming,
    Verb.CLAIM: worlds.claim,
    Verb.CLAIMS: worlds.claims,
    Verb.GRANT: worlds.grant,
    Verb.DENY: worlds.deny,
    Verb.ANNUL: worlds.annul,
    Verb.ANNUL_YES: worlds.annulled,
    Verb.LEAVE_WORLD: worlds.leave,
    Verb.LEAVE_WORLD_YES: worlds.left,
    Verb.ROSTER_YES: rosters.coming,
    Verb.ROSTER_NO: rosters.away,
    Verb.ROSTER: rosters.page,
    Verb.SET_ROSTER: rosters.chosen,
    Verb.ROSTER_WHEN: rosters.when,
    Verb.ROSTER_WHEN_FILLED: rosters.when_filled,
    # a contest
    Verb.ENTER: contests.enter,
    Verb.QUIT: contests.quit_,
    Verb.HERE: contests.here,
    Verb.STANDINGS: contests.standings,
    Verb.DECISIONS: contests.log,
    Verb.CALENDAR: contests.calendar,
    Verb.EXPORT_CONTEST: contests.export,
    Verb.DRAFT: contests.draft,
    Verb.SET_TERM: contests.term_set,
    Verb.WHEN: contests.when,
    Verb.WHEN_FILLED: contests.when_filled,
    Verb.ANNOUNCE: contests.announce,
    Verb.MANAGE: contests.manage,
    Verb.DECIDE: contests.decide,
    Verb.DECIDE_YES: contests.decided,
    Verb.VOID: contests.void,
    Verb.SEND_AWAY: contests.send_away,
    # a league
    Verb.LEAGUE_ENTER: leagues.enter,
    Verb.LEAGUE_QUIT: leagues.quit_,
    Verb.LEAGUE_STANDINGS: leagues.standings,
    Verb.LEAGUE: leagues.manage,
    Verb.SET_LEAGUE: leagues.term_set,
    Verb.LEAGUE_DECIDE: leagues.decide,
    Verb.LEAGUE_DECIDE_YES: leagues.decided,
    # finding players
    Verb.SEEK_TOO: seeking.too,
    Verb.UNSEEK: seeking.unseek,
    Verb.SEEKS: seeking.mine,
    Verb.SEEK_OFF: seeking.off,
    # those who watch
    Verb.PREDICT: stands.predicted,
    # a person
    Verb.SETTING: people.setting_chosen,
    Verb.DIARY: people.diary,
    Verb.MINE: people.my_page,
    Verb.TURN_TO: people.turned,
    Verb.PAST: people.past,
    Verb.MY_HOURS: hours.mine,
    Verb.SET_HOURS: hours.chosen,
    Verb.NO_HOURS: hours.none,
    Verb.HOLIDAY: hours.ask,
    Verb.HOLIDAY_FILLED: hours.filled,
    Verb.HOLIDAY_OFF: hours.off,
    Verb.MISSED: history.mine,
    Verb.MY_DATA: people.data,
    Verb.FORGET: people.forget,
    Verb.FORGET_YES: people.forgotten,
}

TABLE: dict[str, TableHandler] = {
    "board": table.board,
    "log": history.log,
    "film": history.film,
    "who": table.who,
    "undo": undo.command,
    "resign": table.resign,
    "replace": table.replace,
    "lend": table.lend,
    "substitute": votes.substitute,
    "pause": votes.pause,
    "extend": votes.extend,
    "live": votes.live,
    "close": table.close,
    "export": table.export,
    "void": statistics.void,
    "stands": stands.opened,
    "cast": stands.cast,
}
"""``/table …`` for the table of the channel in which it is typed."""

ELSEWHERE: dict[str, ElsewhereHandler] = {
    "open": lobby.open_table,
    "seek": seeking.seek,
    "seekers": seeking.here,
    "world": lambda services, call, values: worlds.world(services, call, values.get("game")),
    "roster": rosters.roster,
    "holidays": lambda services, call, _: hours.server(services, call),
    "hide": names.hide,
    "unhide": names.unhide,
}
"""``/table …`` whether there is a table or not."""

AFTERWARDS = frozenset({"board", "log", "film", "who", "export", "void"})
"""What can still be asked when the match is over."""
