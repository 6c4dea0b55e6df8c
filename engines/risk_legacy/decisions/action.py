"""Expanding and attacking in any order, one maneuver, the end of the turn (RL-5.5 to 5.10)."""

from engines.core.menu import Blocked, Given, Menu, Picked, picking
from engines.core.move import Move, Part, part
from engines.core.record import maker, record
from engines.core.text import Text, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.decisions.naming import NamingLater, nameable
from engines.risk_legacy.decisions.own_turn import OwnTurn, granted, regrets, untimely
from engines.risk_legacy.decisions.recruiting import Recruiting
from engines.risk_legacy.deeds.assault import launch
from engines.risk_legacy.deeds.march import Onward
from engines.risk_legacy.drafts.attacking import AIMS, Attacking
from engines.risk_legacy.drafts.chaining import BEGIN, Chaining
from engines.risk_legacy.drafts.marching import Expanding, Maneuvering
from engines.risk_legacy.moves import turn as m
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.rewards import NameLater
from engines.risk_legacy.rules import attacks, expansion, lines, marches, paths
from engines.risk_legacy.rules.ground import neighbours
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.undo import take_back
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

PROMPT, FAR = text("prompt-action"), reason("not_adjacent")
END = m.EndTurn()
_attacking = maker(Attacking)


@record
class Action(OwnTurn):
    def menu(self, state: State, seat: int) -> Menu[Move]:
        targets, outings = attacks.targets(state, seat), Expanding.beginnings(state, seat)
        trips = (*outings, *Maneuvering.beginnings(state, seat))
        march = (BEGIN,) if outings or marches.outnumbered(state, seat, targets) else ()
        rest = (END, *granted(state, seat), *regrets(state), *nameable(state, seat))
        words = Words(state, seat)
        options = words.options(*(AIMS[at] for at in targets), *trips, *march, *rest)
        return picking(prompt=PROMPT, options=options, notes=words.ending)

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        words, past = Words(state, seat), untimely(state, seat, m.Place, m.Trade, m.BuyStar)
        return (*words.blocked(*beyond(state, seat)), *words.elsewhere(*far(state, seat)), *words.kinds(*past))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((END,))

    def lined(self, state: State, seat: int) -> tuple[int, Move] | None:
        return lines.acting(state, seat)

    def carry_out(self, board: Board, seat: int, move: Move) -> None:
        match move:
            case Part(of="assault", value=int(target)):
                board.draft(seat, _attacking(target=target))
            case Assault() as order:
                launch(board, seat, order)
            case Part(of="march_to"):
                board.draft(seat, Chaining())
            case m.MarchTo(goal=goal, ratio=ratio):
                board.push(Onward(seat=seat, goal=goal, ratio=ratio))
            case Part(of="expand") as first:
                board.draft(seat, Expanding.begun(first))
            case m.Expand() as move:
                expansion.expand(board, seat, move)
            case m.Maneuver(origin=origin, target=target, troops=troops) if not paths.any_time(board.state, seat):
                board.maneuver(seat, origin, target, troops)
                board.pop()
            case m.EndTurn():
                board.pop()
            case m.TakeBack():
                if take_back(board, seat).kind in {"placed", "traded"}:
                    board.push(Recruiting(seat=seat))
            case NameLater(place=place, number=number):
                board.push(NamingLater(seat=seat, place=place, number=number))
            case _:
                OwnTurn.carry_out(self, board, seat, move)


def beyond(state: State, seat: int) -> list[tuple[Move, Text]]:
    """What somebody may look for who sees an own territory beside it, and why it is not to be had."""
    found: list[tuple[Move, Text]] = []
    for at in state.world.everywhere:
        field, near = state.fields[at], neighbours(state, seat, at)
        if field.owner is None and near and (why := expansion.hindrance(state, seat, near[0], at)):
            found.append((part(m.Expand, target=at), reason(why)))
        if field.occupied and field.owner != seat and near and (closed := attacks.hindrance(state, seat, at)):
            found.append((part(Assault, target=at), reason(closed)))
        if field.owner == seat and (stuck := paths.hindrance(state, seat, at)):
            found.append((part(m.Maneuver, origin=at), reason(stuck)))
    return found


def far(state: State, seat: int) -> list[tuple[Move, Text]]:
    """What no attack reaches."""
    foreign = (at for at in state.world.everywhere if state.fields[at].owner not in {None, seat})
    away = (at for at in foreign if attacks.hindrance(state, seat, at) == "not_adjacent")
    return [(part(Assault, target=at), FAR) for at in away]
