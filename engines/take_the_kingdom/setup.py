"""The box unpacked (TK-4): who has what on the table, what is in the deck, what leaves the game."""

from pydantic import TypeAdapter

from engines.core.board import unpacked
from engines.core.frame import Frame, after
from engines.core.meta import Options
from engines.core.record import record
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import BOX, KINDS, LIMITS, NUMBERS
from engines.take_the_kingdom.deeds.turn import StartTurn
from engines.take_the_kingdom.drawing import take_mild, tell
from engines.take_the_kingdom.events.turns import MercyGiven, StartChosen
from engines.take_the_kingdom.kingdom import Kingdom
from engines.take_the_kingdom.places import Place, Standing
from engines.take_the_kingdom.state import HouseRules, State

_HOUSE = TypeAdapter(HouseRules)


def house_rules(options: Options) -> HouseRules:
    """The options of the table as the rules read them. Pydantic turns "true" into a flag and checks the rest."""
    start = options["start_player"]
    return _HOUSE.validate_python({**options, "start": None if start == "random" else int(start)})


def setup(seats: int, seed: str, options: Options) -> State:
    """The deck lies there in the order of the data: shuffling and dealing are the first deed, so they make events."""
    table = BOX.setup[str(seats)]
    piles = {kind: list(NUMBERS[kind]) for kind in KINDS}

    def take(kind: str, count: int) -> list[int]:
        taken, piles[kind] = piles[kind][:count], piles[kind][count:]
        return taken

    kingdoms = []
    for _ in range(seats):
        bases = take("fort", table.fort_each) + take("land", table.land_each)
        places = tuple(Place(base=Standing(card=card)) for card in bases)
        kingdoms.append(Kingdom(places=places, hand=tuple(take("mercy", table.mercy_each))))
    out: list[int] = []
    for kind, count in (("fort", table.fort_out), ("mercy", table.mercy_out), ("misfortune", table.misfortune_out)):
        out += piles[kind][len(piles[kind]) - count :]
        piles[kind] = piles[kind][: len(piles[kind]) - count]
    return State(
        kingdoms=tuple(kingdoms),
        deck=tuple(card for kind in KINDS for card in piles[kind]),
        out=tuple(out),
        house=house_rules(options),
        **unpacked(seats, seed, Deal()),
    )


@record
class Deal(Frame):
    """The start seat, the shuffle and the deal (TK-4.1, 4.4, 4.5)."""

    def run(self, board: Board) -> None:
        seats, named = board.state.seats, board.state.house.start
        start = board.below(len(seats)) if named is None else named
        board.emit(StartChosen(seat=start, drawn=named is None))
        board.amend(deck=board.shuffle(board.state.deck))
        dealt: list[list[int]] = [[] for _ in seats]
        for seat in (start, *after(seats, start)) * LIMITS.deal:
            card = take_mild(board, seat)
            assert card is not None, "the deck is large at the deal"
            dealt[seat].append(card)
        for seat in (start, *after(seats, start)):
            board.gain(seat, *dealt[seat])
            tell(board, seat, tuple(dealt[seat]), "deal")
        board.emit(MercyGiven(count=BOX.setup[str(len(seats))].mercy_each))
        board.push(StartTurn(seat=start))
