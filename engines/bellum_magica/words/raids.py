"""How attacks are said: what guards a target, what it holds, and what keeps one from it (BM-5.39)."""

from engines.bellum_magica import naming
from engines.bellum_magica.atlas import SETTLEMENTS
from engines.bellum_magica.components import Loot
from engines.bellum_magica.moves import Plunder, Raid, Rob
from engines.bellum_magica.targets import Attack, Lack, Table, booty, guard, most, strength
from engines.bellum_magica.targets import loot as brought
from engines.bellum_magica.taste.treating import Prospect
from engines.core.shown import hyphened, label
from engines.core.text import SeatRef, Text, text


def say(table: Table, seat: int, move: Rob) -> Text:
    """With what would be taken, unless that is chosen then."""
    taken = most(*booty(table, seat, move.victim)) if move.most else (0, 0, 0)
    return label(move, chests=naming.goods(chests=taken))


def castle(owner: int) -> Text:
    return text("castle-of", who=SeatRef(owner))


def aim(attack: Attack, found: Loot) -> Text:
    """An attack in very few words, with what it would bring."""
    if isinstance(attack, Rob):
        return text("gain-robbery", who=SeatRef(attack.victim), loot=loot(found))
    return text("gain-plunder", settlement=naming.settlement(attack.settlement), loot=loot(found))


def loot(found: Loot) -> tuple[Text, ...]:
    return naming.goods(found.food, found.runes, found.barrels, found.chests) or (text("nothing"),)


def hint(table: Table, seat: int, move: Raid) -> Text:
    """What guards it and what is there."""
    match move:
        case Plunder():
            return _place(table, seat, move)
        case Rob(victim=victim):
            kinds, thieves = booty(table, seat, victim)
            return text(
                "hint-rob",
                defence=naming.defence(*guard(table, move)),
                chests=naming.goods(chests=kinds),
                most=min(sum(kinds), thieves),
            )
        case _:
            return text("hint-stay")


def _place(table: Table, seat: int, move: Plunder) -> Text:
    """A settlement: what it would bring now, and what not of that which is printed there. Other chests stand in for
    those whose pile has run out; barrels may find no room (BM-5.39), and the printed supply may run out."""
    found, printed = brought(table, seat, move, strength(table, seat)), SETTLEMENTS[move.settlement].loot
    wood, metal, gold = (max(0, due - got) for due, got in zip(printed.chests, found.chests, strict=True))
    missed = naming.goods(chests=(wood, metal, gold))
    lost = naming.goods(printed.food - found.food, printed.runes - found.runes)
    return text(
        "hint-plunder",
        defence=naming.defence(*guard(table, move)),
        loot=loot(found),
        instead=len(missed),
        missed=missed,
        spilt=printed.barrels - found.barrels,
        short=len(lost),
        lost=lost,
    )


def lack(why: Lack) -> Text:
    """Why not (BM-5.29)."""
    match why.why:
        case "magic_short":
            others = (text("missing-swords", count=why.swords),) if why.swords else ()
            return text("reason-magic-short", missing=why.magic, others=others, more=len(others))
        case "swords_short":
            return text("reason-swords-short", missing=why.swords)
        case _:
            return text(f"reason-{hyphened(why.why)}")


def lacking(why: Lack) -> tuple[tuple[str, int], ...]:
    """The same in signs; nothing where there is nothing to be had."""
    found = (("thief", int(why.why == "no_thief")), ("magic", why.magic), ("sword", why.swords))
    return tuple((sign, count) for sign, count in found if count)


def missing(why: Lack) -> tuple[Text, ...]:
    return tuple(naming.good(sign, count) for sign, count in lacking(why))


# ---- notes


def horde(table: Table, seat: int) -> tuple[Text, ...]:
    """The strength of the active row, and what loot would be added to."""
    force = text("note-horde", row=table.row, force=naming.symbols(strength(table, seat)))
    held = stock(table, seat)
    return (force, text("note-stock", goods=held, count=len(held)))


def stock(table: Table, seat: int) -> tuple[Text, ...]:
    """Everything before a castle that can be spent."""
    lair = table.lairs[seat]
    return (*naming.goods(lair.food, lair.runestones, lair.barrels), *naming.tokens(0, 0, lair.ready))


def stealing(table: Table, seat: int, victim: int) -> tuple[Text, ...]:
    kinds, thieves = booty(table, seat, victim)
    there = naming.goods(chests=kinds)
    return (text("note-steal", victim=SeatRef(victim), chests=there, count=min(sum(kinds), thieves)),)


def planned(table: Table, seat: int, move: Raid, said: Text) -> Text:
    found = loot(brought(table, seat, move, strength(table, seat))) if isinstance(move, Plunder) else ()
    return text("note-plan-raid", raid=said, loot=found, count=len(found))


# ---- what each row would bring on a day (BM-11.2)


def prospects(rows: tuple[Prospect, ...], active: int) -> tuple[Text, ...]:
    """A line for each number of the die: what harvest, scouts and the best attack would bring."""
    found = enumerate(map(gains, rows), start=1)
    return tuple(
        text("note-prospect", row=row, active=int(row == active), gains=each, count=len(each)) for row, each in found
    )


def gains(each: Prospect) -> tuple[Text, ...]:
    """All of it for one number."""
    chest = () if each.find is None else (text("gain-scouts", chest=naming.chests_of(each.find)),)
    attack = () if each.attack is None or each.loot is None else (aim(each.attack, each.loot),)
    return (*naming.goods(each.food, each.runestones), *chest, *attack)
