"""What pocket 1 asks, shows and tells (RL-B5)."""

from collections.abc import Iterator
from typing import Any

from engines.core.booklet.strokes import Leaf
from engines.core.menu import Menu
from engines.core.move import Move, part
from engines.risk_legacy.atlas import CONTINENTS, NUMBER, card_of
from engines.risk_legacy.events.packets import PacketUnsealed, TroopsLost
from engines.risk_legacy.events.turn import LostOnTheWay
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.moves.turn import Expand, TakeCard
from engines.risk_legacy.packets.common.cards import EventDeck
from engines.risk_legacy.packets.common.told import EventDestroyed, EventDrawn, LandFed
from engines.risk_legacy.packets.pocket_1 import told
from engines.risk_legacy.packets.pocket_1.ledger import Ledger
from engines.risk_legacy.packets.pocket_1.moves import Forbid, Grow
from engines.risk_legacy.packets.pocket_1.mutation import Entranced
from tests.risk_legacy.arrange import Mark, opened, scene
from tests.risk_legacy.packets.glowing import MUTANTS, POCKET, glowing, third_missile
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import BRAZIL, PERU, attack, duel, watching
from tests.told import Thing, board, own

OTHERS = {"egypt": (1, 3), "japan": (2, 3)}
LANDS = {"brazil": (0, 5), "venezuela": (0, 2), **OTHERS}
AUSTRALIA = dict.fromkeys(("indonesia", "new_guinea", "western_australia", "eastern_australia"), (1, 2))
EUROPE = CONTINENTS.index("europe")


def owned(power: str, faction: int = 0, **more: Any) -> Any:
    return glowing("greenland", powers={faction: power}, **more)


def striking() -> Iterator[Menu[Move]]:
    play = third_missile(opens=False, hqs={"peru": 1})
    yield play.menu()
    play.does(BreakSeal(packet=POCKET))
    yield play.menu()


def entering() -> Iterator[Menu[Move]]:
    play = scene(troops=LANDS, world=glowing())
    yield play.menu()
    play.does(part(Expand, target=PERU))
    yield play.menu()


def picking() -> Iterator[Menu[Move]]:
    play = scene(troops=LANDS, hands={0: "coin " * 4}, phase="start", world=owned("emp", 1))
    play.buy("coin coin coin coin")
    yield play.menu()
    yield opened(3, world=owned("rally")).menu()


def silencing() -> Iterator[Menu[Move]]:
    play = duel(8, 5, world=owned("emp", 1), missiles={1: 2}, orders={1: watching()}, dice=(5, 4, 1, 4, 3))
    attack(play)
    yield play.menu()


def drawing() -> Iterator[Menu[Move]]:
    rows = {("interference", 1): "brazil venezuela alaska ural", ("recon", 0): "ural china alaska irkutsk"}
    for (power, seat), row in rows.items():
        turn: dict[str, Any] = {"conquered": (BRAZIL,)}
        play = scene(troops=LANDS, missiles={seat: 1}, turn=turn, world=owned(power, seat), row=row)
        play.end()
        if seat:
            play.does(TakeCard(card=BRAZIL))
        yield play.menu()


def starting() -> Iterator[Menu[Move]]:
    yield scene(troops={**LANDS, **AUSTRALIA}, seat=1, missiles={0: 1}, phase="start", world=owned("bad_intel")).menu()
    yield scene(troops=LANDS, hqs={"brazil": 0}, missiles={0: 1}, phase="start", world=owned("rally")).menu()


def standing() -> Iterator[Menu[Move]]:
    for power in ("interference", "bad_intel"):
        play = scene(troops=LANDS, world=owned(power))
        play.orders(0, Leaf(page="wishes"))
        yield play.booklet(0)


def mutating() -> Iterator[Menu[Move]]:
    play = scene(troops={**LANDS, "peru": (0, 2)}, world=glowing(), factions={0: MUTANTS})
    play.end()
    yield play.menu()
    evolving = _evolving(glowing(marks={"ural": Mark(coins=2)}))
    yield evolving.menu()
    evolving.does(Grow(way="defensive"))
    yield _evolving(evolving.state.world).menu()


def _evolving(found: Any) -> Scene:
    deck = EventDeck(deck=("mutants_evolve", "fallout_wind"))
    given: dict[str, Any] = {
        "turn": {"conquered": (BRAZIL,)},
        "row": "china alaska irkutsk siberia",
        "deck": "ural",
        "shelf": (deck,),
    }
    play = scene(troops=LANDS, world=found, factions={0: MUTANTS}, **given)
    play.end()
    return play


def evolved() -> Iterator[Menu[Move]]:
    for power, turn in (
        ("mindshackle", {"conquered": (BRAZIL,)}),
        ("mass_hypnosis", {"traded": True, "paid": (BRAZIL, NUMBER["china"])}),
    ):
        play = scene(
            troops=LANDS,
            world=glowing("siberia", evolved=(power,)),
            factions={0: MUTANTS},
            hands={1: "coin egypt"},
            shelf=(Ledger(round=1, seat=0, victims=(1,)),),
            row="brazil china alaska ural",
            turn=turn,
        )
        play.end()
        yield play.menu()


def pages() -> Iterator[Thing]:
    ledger = Ledger(round=1, seat=0, silent=(PERU,), denied=EUROPE)
    found = glowing("ural", powers={1: "emp"}, evolved=("mass_hypnosis",))
    shelf = (ledger, Entranced(territory=BRAZIL))
    play = scene(troops=LANDS, world=found, factions={0: MUTANTS}, shelf=shelf, hqs={"brazil": 0})
    yield from board(play)
    yield from own(play, 0)


SAMPLES: tuple[Any, ...] = (
    PacketUnsealed(seat=1, packet=POCKET),
    *(told.NukeFell(seat=1, territory=PERU, hq=hq) for hq in (None, 1)),
    told.CardBurnt(card=card_of(PERU), lay="hand", holder=1),
    told.CardBurnt(card=card_of(PERU), lay="row"),
    told.CardBurnt(card=card_of(PERU), lay="rest"),
    told.FireBrought(seat=1, faction=1),
    *(LostOnTheWay(seat=0, territory=PERU, troops=troops) for troops in (1, 2, 5)),
    *(TroopsLost(seat=0, territory=PERU, troops=troops, emptied=troops == 1) for troops in (1, 2)),
    LandFed(seat=0, territory=PERU, troops=1),
    told.MissilePowerTaken(seat=0, power="emp"),
    told.MissilePowerUsed(seat=0, power="emp"),
    told.Silenced(territory=PERU),
    told.CardBarred(seat=0, card=PERU),
    told.BonusDenied(seat=0, continent=EUROPE),
    told.Rallied(seat=0, territories=(PERU, BRAZIL), troops=2),
    told.BringerArmed(seat=0, missiles=2),
    *(told.OnesRerolled(seat=0, dice=dice) for dice in (1, 2)),
    told.MutationClaimed(seat=0),
    told.ChaosPaid(seat=0),
    *(told.MutantsGrown(seat=0, way=way) for way in ("offensive", "defensive")),
    told.MutantsEvolved(seat=0, power="mindshackle"),
    told.CardSwapped(seat=0, other=1, gave=PERU, got=42),
    told.Cloned(seat=0, territory=PERU, troops=1),
    told.Entrancing(seat=0, territory=PERU),
    *(EventDrawn(event="mutants_evolve", seat=seat) for seat in (0, None)),
    EventDestroyed(event="fallout_wind"),
)
WISHES = (Forbid(seat=1, coins=3),)
"""What is only ordered beforehand."""
MENUS = {
    menu.__name__: menu
    for menu in (
        striking,
        entering,
        picking,
        silencing,
        drawing,
        starting,
        standing,
        mutating,
        evolved,
    )
}
TOLD: dict[str, Any] = {**MENUS, "pages": pages, "events": lambda: SAMPLES}
