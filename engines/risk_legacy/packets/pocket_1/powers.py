"""The five missile powers (RL-B5.4): each takes a missile, once in a turn of anybody."""

from engines.core.record import evolve, record
from engines.risk_legacy.atlas import COIN, CONTINENTS
from engines.risk_legacy.board import Board
from engines.risk_legacy.components import BOX
from engines.risk_legacy.fields import realm
from engines.risk_legacy.hooks import Packet, Power
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.packets.pocket_1 import asks
from engines.risk_legacy.packets.pocket_1.ledger import ledger, note, usable
from engines.risk_legacy.packets.pocket_1.moves import Deny, Forbid
from engines.risk_legacy.rules.battle import ongoing, would_win
from engines.risk_legacy.rules.combat import Modifiers
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.rules.supply import face_up
from engines.risk_legacy.side import Reckoning
from engines.risk_legacy.state import State


@record
class Emp(Power, use=5):
    """No dice are changed in battles for the territory that is attacked, for the rest of the turn."""

    def combat_pre_roll(self, board: Board) -> None:
        """Under the same watch as scar cards, once for each territory and turn."""
        state, seat, at = board.state, self.seat, ongoing(board.state).order.target
        turn = ledger(state)
        if seat is None or at in (*turn.silent, *turn.offered) or not usable(state, seat, self.kind):
            return
        if _watches(state, seat):
            note(board, offered=(*turn.offered, at))
            board.push(asks.Silencing(seat=seat))


def _watches(state: State, seat: int) -> bool:
    """Whether *seat* wants to be asked before the roll that is coming (RL-6.2.3)."""
    attack, wished = ongoing(state).attack, state.sides[seat].orders.live.scar_watch
    if state.variant.scar_asks == "never":
        return False
    return (
        "all" in wished
        or attack.target in wished
        or ("mine" in wished and seat == attack.defender)
        or ("winning_attack" in wished and would_win(state, attack))
    )


@record
class Interference(Power, use=4):
    """A card that somebody else picks cannot be taken now."""

    def wished(self, state: State, seat: int, wishes: tuple[PacketMove, ...]) -> tuple[PacketMove, ...]:
        """From whom to keep cards of how many coins."""
        if self.seat != seat:
            return wishes
        others = (other for other in state.present if other != seat)
        most = BOX.resource_cards.max_coins
        return (*wishes, *(Forbid(seat=other, coins=coins) for other in others for coins in range(1, most + 1)))

    def turn_card_chosen(self, board: Board, seat: int, card: int) -> None:
        """Ruling: of those that lie face up. Coin cards are all alike, and one of them is what there is instead
        (RL-B5.4): to be kept from one would keep nobody from anything."""
        owner = self.seat
        if owner is not None and owner != seat and card != COIN and usable(board.state, owner, self.kind):
            board.push(asks.Interfering(seat=owner, picks=seat, card=card))


@record
class Recon(Power, use=3):
    """Any face-up card instead of a coin of its own."""

    def turn_coin(self, board: Board, seat: int) -> bool:
        open_ = any(card is not None for card in board.state.cards.row)
        if self.seat != seat or not open_ or not usable(board.state, seat, self.kind):
            return False
        board.push(asks.Scouting(seat=seat))
        return True


@record
class BadIntel(Power, use=7):
    """A continent of somebody else brings nothing in that seat's turn."""

    def wished(self, state: State, seat: int, wishes: tuple[PacketMove, ...]) -> tuple[PacketMove, ...]:
        """Which continents to deny to whoever holds them."""
        denied = (Deny(continent=number) for number in range(len(CONTINENTS)))
        return (*wishes, *denied) if self.seat == seat else wishes

    def turn_start(self, board: Board, seat: int) -> None:
        owner = self.seat
        if owner is None or owner == seat or not whole(board.state, seat):
            return
        if usable(board.state, owner, self.kind):
            board.push(asks.Denying(seat=owner, whose=seat))


@record
class Rally(Power, use=6):
    """Troops into every territory with a headquarters that it controls, when its turn starts."""

    def turn_start(self, board: Board, seat: int) -> None:
        if self.seat == seat and board.state.hqs(seat) and usable(board.state, seat, self.kind):
            board.push(asks.SilosRallying(seat=seat))


def whole(state: State, seat: int) -> tuple[int, ...]:
    """The continents that *seat* holds."""
    return tuple(number for number, lacking in enumerate(realm(state, seat).lacking) if not lacking)


def _barred(state: State, seat: int) -> tuple[int, ...]:
    """Cards that *seat* cannot take now."""
    turn = ledger(state)
    kept = turn.barred_from if turn.barred_from is not None else turn.seat
    return turn.barred if kept == seat else ()


@record
class Effects(Packet, packet="pocket_1", rank=5):
    """What they do to the running turn."""

    def combat_modifiers(self, ground: Ground, attacker: int, defender: int, target: int, by: Modifiers) -> Modifiers:
        """Missiles included; boxes are ticked all the same."""
        if ground.turn is None or target not in ledger(ground).silent:
            return by
        return evolve(by.unpaired, each_attack=0, still=True)

    def turn_card_open(self, state: State, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        """All but what the seat is kept from in this pick."""
        barred = _barred(state, seat)
        return tuple(card for card in cards if card not in barred)

    def turn_card_pick(self, state: State, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The one that was scouted; whoever is kept from it scouts another, or has the coin card (RL-B5.4)."""
        scouted = ledger(state).scouted
        if scouted is None or state.turn is None or state.turn.seat != seat:
            return cards
        if scouted in _barred(state, seat):
            return (*face_up(state, seat), COIN)
        return (scouted,) if scouted in state.cards.row else cards

    def turn_card_taken(self, board: Board, seat: int, card: int) -> None:
        """This pick is over: another one in the same turn is free."""
        if _barred(board.state, seat):
            note(board, barred=())

    def recruit_total(self, state: State, seat: int, found: Reckoning) -> Reckoning:
        """With the bonus for its name (RL-B5.4)."""
        denied = ledger(state).denied
        if denied is None or state.ongoing.seat != seat or denied not in whole(state, seat):
            return found
        named = state.world.regions[denied].namer == state.people[seat] != ""
        return evolve(
            found,
            continents=found.continents - state.world.bonus(denied),
            names=found.names - named * BOX.recruit.named_continent_bonus,
        )
