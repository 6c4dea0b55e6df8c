"""What a play would bring, attacks apart (TK-12.1)."""

from engines.core.move import Move, Part
from engines.take_the_kingdom.components import KIND, VALUE
from engines.take_the_kingdom.places import REAL, PlaceSeen, is_fort
from engines.take_the_kingdom.plays.aimed import POINT, Action
from engines.take_the_kingdom.plays.building import Build, Settle, SetTrap
from engines.take_the_kingdom.plays.conquest import ConquestDefence
from engines.take_the_kingdom.plays.mercy import Fortune, MercyLand, MercyThaw, MercyTurn
from engines.take_the_kingdom.plays.rules import RULES
from engines.take_the_kingdom.plays.spy import SpyDraw
from engines.take_the_kingdom.steward.eye import held, last_rounds, me, shelter, weight
from engines.take_the_kingdom.steward.taste import Taste
from engines.take_the_kingdom.view import View


def prospect(view: View, move: Move, taste: Taste) -> int:
    """What beginning *move* promises: the best that can come of it, as far as the table shows."""
    match move:
        case Part(of="conquest_defence"):
            legal = (defence for defence, why in ConquestDefence.seized(view, me(view)) if why is None)
            return max((_seized(view, defence) for defence in legal), default=0)
        case Part(of=play, value=str(card)):
            plays = (play for play, why in RULES[play].choices(view, me(view), card) if why is None)
            return max((worth(view, play, taste) for play in plays), default=0)
        case _:
            return worth(view, move, taste)


def worth(view: View, move: Move, taste: Taste) -> int:
    """What a whole play brings, or a defence to be carried off, in tenths of a point."""
    match move:
        case Settle():
            return taste.settle
        case SpyDraw():
            return POINT + 4
        case Build(card=card, place=number, replace=old):
            gain = VALUE[KIND.index(card)] - (VALUE[old] if old is not None else 0)
            return taste.build * gain + shelter(view.site(number), card) - (POINT if old is not None else 0)
        case SetTrap(card=card, place=number):
            return _trap(view.site(number), card)
        case Fortune() | MercyTurn():
            return _extra_turn(view, move, taste)
        case MercyLand():
            return POINT if last_rounds(view) and (held(view, "mercy") > 1 or not view.deck) else 0
        case MercyThaw():
            return 2
        case ConquestDefence(to=number):
            return view.site(number).strength
        case Part(field="defence", value=int(defence)):
            return _seized(view, defence)
        case Action():
            (target,) = move.against(view, me(view))
            return move.brings(view, weight(view, target))
        case _:
            return 0


def _seized(view: View, defence: int) -> int:
    """What is taken is also won."""
    owner, _, standing = view.defender(defence)
    return standing.strength * (weight(view, owner) + POINT)


def _trap(place: PlaceSeen, card: str) -> int:
    """A real one under what is most worth attacking; a decoy where a rival would otherwise strike."""
    if is_fort(place.number):
        return 5
    return 6 + (2 if card == REAL else 1) * min(place.strength, 7)


def _extra_turn(view: View, move: Move, taste: Taste) -> int:
    """Worth most as the last play of a turn; a Mercy is perhaps rather kept, unless there is another one."""
    if not view.deck or not view.turn:
        return 0
    value = 3 * POINT if view.turn.left == 1 else 6
    return value if isinstance(move, Fortune) or held(view, "mercy") >= taste.mercies else 0
