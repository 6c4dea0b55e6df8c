"""What is coming at the kingdoms, as everybody can see it."""

from typing import NamedTuple

from engines.take_the_kingdom.plays.aimed import AtDefence, AtPlace
from engines.take_the_kingdom.plays.attack import Attack
from engines.take_the_kingdom.view import View


class Aim(NamedTuple):
    """What is coming at a place."""

    cards: tuple[str, ...]
    amount: int = 0
    """Of damage; 0: it is not damage that it brings."""
    first: int | None = None


def aims(view: View) -> dict[int, Aim]:
    """Number of a place → what is coming at it, as far as nobody has stopped it."""
    if (turned := view.reversal) is not None:
        return {} if turned.place is None else {turned.place: Aim((), turned.amount, turned.first)}
    if view.play is None:
        return {}
    move, void = view.play.move, view.play.void
    match move:
        case Attack(shares=shares):
            return {
                share.place: Aim(move.paid, share.amount, share.first)
                for share in shares
                if any(view.kingdoms[seat].place(share.place) for seat in view.standing if seat not in void)
            }
        case AtDefence(defence=defence):
            return {} if void else {view.defender(defence)[1].number: Aim(move.paid)}
        case AtPlace(place=number):
            return {} if void else {number: Aim(move.paid)}
        case _:
            return {}


def in_danger(view: View, seat: int) -> bool:
    """Whether what is coming would destroy the Fort of *seat*, traps disregarded (TK-6.12)."""
    kingdom = view.kingdoms[seat]
    if kingdom.fell is not None:
        return False
    if (turned := view.reversal) is not None:
        return turned.victim == seat and not kingdom.lands and turned.amount >= kingdom.points
    play = view.play
    if play is None or seat in play.void or not isinstance(play.move, Attack):
        return False
    return not play.move.leaves(view, seat)
