"""Standing orders as the rules write them, stroke by stroke through the booklet."""

from typing import Any

from engines.bellum_magica import moves as m
from engines.bellum_magica.booklet import BOOKLET
from engines.bellum_magica.orders import PAYMENTS, Lifetime, Orders, RaidWish, RecruitWish
from engines.core.booklet.strokes import Edit, Leaf
from engines.core.move import Move
from engines.core.record import evolve
from tests.bellum_magica.notation import CREATURE, SETTLEMENT
from tests.bellum_magica.scene import Scene

PAID: dict[str, Any] = {"runes": PAYMENTS[1:], "both": PAYMENTS[:1], "runes_first": PAYMENTS[::-1]}
"""How a wish may be paid, in its third word; without one a runestone and food first, then runestones."""


def opens(game: Scene, seat: int, *pages: Any, today: bool = False) -> None:
    """From the first page on; *today*: what is written now holds so long."""
    while above := BOOKLET.by_name[game.lair(seat).orders.pen.page].above:
        game.orders(seat, Leaf(page=above))
    lifetime: Lifetime = "today" if today else "until_changed"
    if game.lair(seat).orders.pen.lifetime != lifetime:
        game.orders(seat, Edit(field="lifetime", value=lifetime))
    game.orders(seat, *(Leaf(page=page) for page in pages))


def treats(game: Scene, seat: int, rows: dict[int, Any], *, keep: int = 0, today: bool = False) -> None:
    """``{2: "spell_then_barrel"}``; the other rows are left as they are."""
    opens(game, seat, "treats", today=today)
    kept: list[Move] = [Edit(field="keep_barrels", value=keep)] if keep else []
    game.orders(seat, *kept)
    for row, answer in rows.items():
        game.orders(seat, Edit(field="row", value=row), Edit(field="treat", value=answer))


def never_treats(game: Scene, seat: int, *, today: bool = False) -> None:
    opens(game, seat, "treats", today=today)
    game.orders(seat, Edit(field="never_treat", value=True))


def treats_unless(game: Scene, seat: int, *rows: int, today: bool = False) -> None:
    opens(game, seat, "treats", "unless", today=today)
    game.orders(seat, *(Edit(field="unless", value=row) for row in rows), Edit(field="unless_save", value=True))


def raids(game: Scene, seat: int, *wishes: str | int, otherwise: Any = "ask") -> None:
    """``raids(game, A, "mint_city", B, "best", "tavern")``."""
    lists_raids(game, seat, *wishes, otherwise=otherwise)
    game.orders(seat, Edit(field="raid_save", value=True))


def lists_raids(game: Scene, seat: int, *wishes: str | int, otherwise: Any = "ask") -> None:
    """Not saved yet."""
    opens(game, seat, "raid", "raid_list")
    game.orders(seat, *(added(raid_wish(wish)) for wish in wishes))
    if otherwise != "ask":
        game.orders(seat, Edit(field="raid_otherwise", value=otherwise))


def added(wish: RaidWish | RecruitWish) -> Edit:
    """Of a creature the side and the payments: it has been named before."""
    if isinstance(wish, RaidWish):
        return Edit(field="raid_add", value=(wish.what, wish.number))
    return Edit(field="recruit_add", value=(wish.side, *wish.payments))


def raid_wish(wish: str | int) -> RaidWish:
    if isinstance(wish, int):
        return RaidWish(what="castle", number=wish)
    return RaidWish(what="best_settlement") if wish == "best" else RaidWish(what="settlement", number=SETTLEMENT[wish])


def raid_mode(game: Scene, seat: int, mode: Any, *, today: bool = False) -> None:
    opens(game, seat, "raid", today=today)
    game.orders(seat, Edit(field="raid", value=mode))


def recruit_mode(game: Scene, seat: int, mode: Any, *, today: bool = False) -> None:
    opens(game, seat, "recruit", today=today)
    game.orders(seat, Edit(field="recruit", value=mode))


def recruits(game: Scene, seat: int, *wishes: str, today: bool = False, **more: Any) -> None:
    """``recruits(game, A, "any_evil right", "fire_dragon left runes", keep_food=1)``."""
    lists_recruits(game, seat, *wishes, today=today, **more)
    game.orders(seat, Edit(field="recruit_save", value=True))


def lists_recruits(
    game: Scene,
    seat: int,
    *wishes: str,
    keep_food: int = 0,
    keep_runestones: int = 0,
    otherwise: Any = "ask",
    today: bool = False,
) -> None:
    """Not saved yet."""
    opens(game, seat, "recruit", "recruit_list", today=today)
    for wish in wishes:
        _recruit(game, seat, recruit_wish(wish))
    if keep_food:
        game.orders(seat, Leaf(page="keep"), Edit(field="keep_food", value=keep_food))
    if keep_runestones:
        game.orders(seat, Leaf(page="keep"), Edit(field="keep_runestones", value=keep_runestones))
    if otherwise != "ask":
        game.orders(seat, Edit(field="recruit_otherwise", value=otherwise))


def _recruit(game: Scene, seat: int, wish: RecruitWish) -> None:
    """A card that does not lie open stands on a page of its own."""
    if isinstance(wish.what, int) and wish.what not in game.state.creatures:
        game.orders(seat, Leaf(page="recruit_more_evil" if wish.what > LAST_EVIL else "recruit_evil"))
    game.orders(seat, Edit(field="recruit_what", value=wish.what), added(wish))


def recruit_wish(words: str) -> RecruitWish:
    what, side, *paid = words.split()
    number: Any = CREATURE.get(what, what)
    where: Any = side
    return RecruitWish(what=number, side=where, payments=PAID[paid[0]] if paid else PAYMENTS)


LAST_EVIL = CREATURE["gnoll_cutthroat"]


def counting(game: Scene, seat: int) -> Orders:
    """What counts, whatever is being written."""
    standing, today = game.lair(seat).orders.standing, game.lair(seat).orders.today
    return Orders(standing=standing, today=today)


def planned_wish(words: str) -> RecruitWish:
    """As a plan offers it: a card by name with its price, or any."""
    wish = recruit_wish(words)
    return wish if wish.what == "any_evil" else evolve(wish, payments=("food",))


def planned(game: Scene, *words: str) -> None:
    """``planned(game, "onion_farm", "bog_lurker right", "ask")``: the raid, wishes, perhaps what holds then."""
    raid, *wishes = words
    otherwise = wishes.pop() if wishes[-1] == "ask" else "done"
    raids: dict[str, Any] = {"stay": m.Stay(), "nothing": None}
    game.plan(raids[raid] if raid in raids else game.aim(raid), *map(planned_wish, wishes), otherwise=otherwise)
