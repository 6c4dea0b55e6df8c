"""Before a roll: the attacker's own scar, then traps, then whoever wants to be asked (RL-6.2)."""

from typing import get_args

from engines.core.booklet.strokes import Leaf
from engines.core.event import Obeyed
from engines.core.frame import without
from engines.core.menu import Blocked, Menu, Pick
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import text
from engines.risk_legacy.board import Board
from engines.risk_legacy.decisions.base import Window, first
from engines.risk_legacy.events.battle import WindowClosed
from engines.risk_legacy.hooks import Power, announce
from engines.risk_legacy.moves.battle import Pass, PlayScar
from engines.risk_legacy.naming import everywhere
from engines.risk_legacy.rules.battle import SCAR_EFFECTS, ongoing
from engines.risk_legacy.rules.reactions import drop_orders, play_scar
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.watches import ensnares, holders, watches_scars
from engines.risk_legacy.state import State
from engines.risk_legacy.words.battle import ScarUse
from engines.risk_legacy.words.moves import Words

USES: tuple[ScarUse, ...] = get_args(ScarUse)
PROMPTS = {use: everywhere("prompt-scar-window", use=use) for use in USES}
ASKS = {use: text("asks-scar", use=use) for use in USES}
WATCH = Leaf(page="scar_watch")
"""Of the standing orders: which card is held makes no difference there."""


@record
class ScarWindow(Window):
    """The first card that is placed ends the sequence (RL-6.2.2). The attacker's own, if the order says so, is placed
    before the first roll: then there is a scar."""

    def run(self, board: Board) -> None:
        self._open(board)
        announce(board, Power.combat_pre_roll)

    def _open(self, board: Board) -> None:
        """The attacker's own, the first trap that snaps, or whoever wants to be asked (RL-6.2.2)."""
        drop_orders(board)
        battle = ongoing(board.state)
        attack = battle.attack
        able = holders(board.state, attack)
        if not able:
            return
        if battle.order.scar and battle.seat in able:
            play_scar(board, battle.seat)
            return
        others = without(able, battle.seat)
        trapper = next((seat for seat in others if ensnares(board.state, seat, attack)), None)
        if trapper is not None:
            board.emit(Obeyed(owners=(trapper,)))
            play_scar(board, trapper)
            return
        asked = tuple(seat for seat in others if watches_scars(board.state, seat, attack))
        if asked:
            new = tuple((seat, battle.order.target) for seat in asked)
            board.turn(scar_asked=(*board.state.ongoing.scar_asked, *new))
            board.push(ScarWindow(waiting=asked))

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words, scar = Words(state, seat), state.sides[seat].scar
        assert scar is not None, "asked are those who hold a card"
        battle = ongoing(state)
        use = words.scar_use(scar)
        prompt = words.at_stake(PROMPTS[use][battle.order.target], ASKS[use])
        idle = use == "idle"
        options = words.options(Pass(), *(() if idle else (PlayScar(scar=scar),)))
        return Pick(prompt=prompt, options=options, notes=words.window(use), orders=WATCH)

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        """A card that is not for battles is asked for all the same: that there is nothing to choose must not show
        (RL-6.2.5)."""
        scar = state.sides[seat].scar
        early = () if scar is None or scar in SCAR_EFFECTS else ((PlayScar(scar=scar), reason("not_now")),)
        return Words(state, seat).blocked(*early)

    def close(self, board: Board) -> None:
        play = first(board.state, self.played)
        board.emit(WindowClosed(window="scar", played=play is not None))
        if play is not None:
            play_scar(board, play.seat)
