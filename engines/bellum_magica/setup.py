"""The box unpacked, then everything shuffled and dealt in the order of BM-4.1 to 4.6: draws 1 to 11."""

from pydantic import TypeAdapter

from engines.bellum_magica.atlas import CASTLES, CHESTS_OF, DECK_ORDER, GOBLINS, OF_KIND, OF_TIER
from engines.bellum_magica.board import Board
from engines.bellum_magica.components import BOX, LIMITS
from engines.bellum_magica.decisions.goblins import Goblins
from engines.bellum_magica.events import Dealt
from engines.bellum_magica.lair import Lair
from engines.bellum_magica.state import Piles, State, Variant
from engines.core.board import unpacked
from engines.core.frame import Frame
from engines.core.meta import Options
from engines.core.record import record

ANY = "any"
"""A seat that takes whatever castle it is dealt."""
NO_CAP = "none"
_IDS = tuple(castle.id for castle in CASTLES)
_VARIANT = TypeAdapter(Variant)


def variant(options: Options) -> Variant:
    """The options of the table as the rules read them."""
    captain, cap = options["first_captain"], options["day_cap"]
    wishes = options["castle_wishes"].split(",")
    return _VARIANT.validate_python(
        {
            "first": None if captain == "random" else int(captain),
            "wishes": tuple(None if wish == ANY else _IDS.index(wish) for wish in wishes),
            "end_at": int(options["end_at"]),
            "supply": options["supply"],
            "day_cap": None if cap == NO_CAP else int(cap),
        }
    )


def setup(seats: int, seed: str, options: Options) -> State:
    """Nothing is shuffled or dealt yet: that is the first deed, so that it makes events."""
    wood, metal, gold = CHESTS_OF
    evil, more_evil = OF_TIER
    return State(
        lairs=(Lair(),) * seats,
        piles=Piles(
            settlements=tuple(card for kind in DECK_ORDER for card in OF_KIND[kind]),
            creatures=(evil, more_evil),
            chests=(wood, metal, gold),
        ),
        variant=variant(options),
        **unpacked(seats, seed, Deal()),
    )


@record
class Deal(Frame):
    """Every shuffle starts from the order of the data, however the box was packed."""

    def run(self, board: Board) -> None:
        variant, seats = board.state.variant, len(board.state.lairs)
        first = board.below(seats) if variant.first is None else variant.first
        castles = granted(board, variant.wishes)
        goblins, each = board.shuffle(GOBLINS), LIMITS.goblins_per_seat
        for seat, castle in enumerate(castles):
            shields, magic_shields = CASTLES[castle].defence
            dealt = goblins[seat * each : (seat + 1) * each]
            board.put(seat, castle=castle, shields=shields, magic_shields=magic_shields, goblins=dealt)
        setup, shown = BOX.setup(seats), LIMITS.open_cards_per_creature_deck
        kinds = [board.shuffle(OF_KIND[kind])[: getattr(setup, kind)] for kind in DECK_ORDER]
        deck = tuple(card for cards in kinds for card in cards)
        evil, more_evil = (board.shuffle(cards) for cards in OF_TIER)
        wood, metal, gold = (board.shuffle(chests) for chests in CHESTS_OF)
        board.piles(
            settlements=deck[setup.open :],
            open=deck[: setup.open],
            creatures=(evil[shown:], more_evil[shown:]),
            display=(evil[:shown], more_evil[:shown]),
            chests=(wood, metal, gold),
        )
        board.amend(first=first, captain=first)
        board.emit(
            Dealt(
                captain=first,
                drawn=variant.first is None,
                castles=castles,
                goblins=tuple(lair.goblins for lair in board.state.lairs),
                settlements=board.state.settlements,
                creatures=board.state.creatures,
            )
        )
        board.push(Goblins(sides=(None,) * seats))


def granted(board: Board, wishes: tuple[int | None, ...]) -> tuple[int, ...]:
    """A castle that exactly one seat wishes for; the others from a shuffle, in seat order (BM-4.2)."""
    castles = [wish if wish is not None and wishes.count(wish) == 1 else None for wish in wishes]
    rest = iter(board.shuffle([castle for castle in range(len(CASTLES)) if castle not in castles]))
    return tuple(next(rest) if castle is None else castle for castle in castles)
