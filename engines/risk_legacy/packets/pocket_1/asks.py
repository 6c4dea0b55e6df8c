"""What missile powers ask: nothing is done, unless somebody says so (RL-B5.4)."""

from engines.core.move import Move
from engines.core.record import family, record
from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.components import PowerName
from engines.risk_legacy.decisions.card_pick import choose
from engines.risk_legacy.fields import realm
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.naming import card, territory
from engines.risk_legacy.packets.common.asking import Asking
from engines.risk_legacy.packets.pocket_1.ledger import ledger, note, usable, use
from engines.risk_legacy.packets.pocket_1.moves import Deny, Forbid, Interfere, Keep, RallyTroops, Reconnoitre, Silence
from engines.risk_legacy.packets.pocket_1.printed import POCKET
from engines.risk_legacy.packets.pocket_1.told import BonusDenied, CardBarred, Rallied, Silenced
from engines.risk_legacy.rules.battle import ongoing
from engines.risk_legacy.rules.supply import take_coin
from engines.risk_legacy.state import State
from engines.risk_legacy.words.battle_notes import at_stake

KEEP = Keep()


@family
class MissileAsking(Asking):
    """Whether to discard a missile."""

    def power(self) -> PowerName:
        raise NotImplementedError

    def uses(self, state: State) -> tuple[Move, ...]:
        """What the missile might do."""
        raise NotImplementedError

    def fire(self, board: Board, move: Move) -> None:
        """It is discarded."""
        raise NotImplementedError

    def moves(self, state: State) -> tuple[Move, ...]:
        return (KEEP, *self.uses(state)) if usable(state, self.seat, self.power()) else (KEEP,)

    def settle(self, board: Board, move: Move) -> None:
        if move == KEEP:
            self.kept(board)
        else:
            use(board, self.seat, self.power())
            self.fire(board, move)

    def kept(self, board: Board) -> None:
        """It is not."""


@record
class Silencing(MissileAsking):
    def power(self) -> PowerName:
        return "emp"

    def prompt(self, state: State) -> Text:
        attack = ongoing(state).attack
        ends = {"origin": territory(attack.origin), "target": territory(attack.target)}
        whole = text("prompt-emp", who=SeatRef(attack.seat), **ends)
        return at_stake(state, self.seat, whole, text("asks-emp", origin=ends["origin"]))

    def uses(self, state: State) -> tuple[Move, ...]:
        return (Silence(territory=ongoing(state).order.target),)

    def fire(self, board: Board, move: Move) -> None:
        assert isinstance(move, Silence)
        note(board, silent=(*ledger(board.state).silent, move.territory))
        board.emit(Silenced(territory=move.territory))


@record
class Interfering(MissileAsking):
    picks: int
    card: int

    def power(self) -> PowerName:
        return "interference"

    def prompt(self, state: State) -> Text:
        coins = state.world.worth(self.card)
        return text("prompt-interference", who=SeatRef(self.picks), card=card(self.card), coins=coins)

    def uses(self, state: State) -> tuple[Move, ...]:
        return (Interfere(card=self.card),)

    def wish(self, state: State, moves: tuple[PacketMove, ...]) -> Move | None:
        coins, wishes = state.world.worth(self.card), state.sides[self.seat].orders.live.wishes
        forbidden = [wish for wish in wishes if isinstance(wish, Forbid) and wish.seat == self.picks]
        return moves[-1] if any(coins >= wish.coins for wish in forbidden) else None

    def fire(self, board: Board, move: Move) -> None:
        note(board, barred=(*ledger(board.state).barred, self.card), barred_from=self.picks)
        board.emit(CardBarred(seat=self.picks, card=self.card))


@record
class Scouting(MissileAsking):
    def power(self) -> PowerName:
        return "recon"

    def prompt(self, state: State) -> Text:
        return text("prompt-recon")

    def uses(self, state: State) -> tuple[Move, ...]:
        return tuple(Reconnoitre(card=card) for card in reversed(state.cards.row) if card is not None)

    def fire(self, board: Board, move: Move) -> None:
        assert isinstance(move, Reconnoitre)
        note(board, scouted=move.card)
        choose(board, self.seat, move.card)

    def kept(self, board: Board) -> None:
        take_coin(board, self.seat)


@record
class Denying(MissileAsking):
    whose: int

    def power(self) -> PowerName:
        return "bad_intel"

    def prompt(self, state: State) -> Text:
        return text("prompt-bad-intel", who=SeatRef(self.whose))

    def uses(self, state: State) -> tuple[Move, ...]:
        lacking = realm(state, self.whose).lacking
        return tuple(Deny(continent=number) for number, left in enumerate(lacking) if not left)

    def fire(self, board: Board, move: Move) -> None:
        assert isinstance(move, Deny)
        note(board, denied=move.continent)
        board.emit(BonusDenied(seat=self.whose, continent=move.continent))


@record
class SilosRallying(MissileAsking):
    def power(self) -> PowerName:
        return "rally"

    def prompt(self, state: State) -> Text:
        return text("prompt-rally", troops=POCKET.rally)

    def uses(self, state: State) -> tuple[Move, ...]:
        return (RallyTroops(),)

    def fire(self, board: Board, move: Move) -> None:
        territories = tuple(at for at in board.state.held(self.seat) if board.field(at).hq is not None)
        for at in territories:
            board.stand(self.seat, at, POCKET.rally)
        board.emit(Rallied(seat=self.seat, territories=territories, troops=POCKET.rally))
