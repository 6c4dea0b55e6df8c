"""What stands in words below a map: what the reader has to place and has lost, who has won a star and how, and what has
changed beyond its edge."""

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Canvas, Sprite
from engines.core.text import CardRef, SeatRef, Text, text
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.naming import on_map, territory
from engines.risk_legacy.picture import harm, since
from engines.risk_legacy.picture.cells import ROW, Cell, cell, laid, tags, write
from engines.risk_legacy.picture.legend import scarred
from engines.risk_legacy.picture.looks import BEAM, NOTE, WHO
from engines.risk_legacy.picture.pieces import MORE, grown
from engines.risk_legacy.scars import kind_to_holders
from engines.risk_legacy.shelf import Aim
from engines.risk_legacy.view import View
from engines.risk_legacy.words.figures import star_sources

LOST, ASKED, NEW = WHO._replace(fill="#FFB3A3"), WHO._replace(fill=BEAM, size=34), NOTE._replace(fill="#FFFFFF")
STAR, GOOD = WHO._replace(fill="#FFD75E"), WHO._replace(fill=MORE)
MOST = 8
"""Changes beyond the edge that are told in words: of more, such as nobody has fought for are left out."""
LARGE, ARMIES = 5, 4
"""Beyond the edge so many troops of others in one place are told although nothing has changed, in so many places."""


def band(
    view: View,
    look: Look,
    wide: int,
    beyond: tuple[int, ...] | None = None,
    hqs: tuple[int, ...] = (),
    large: tuple[int, ...] = (),
) -> Sprite | None:
    """``None``: there is nothing to say.

    :param beyond: what has changed beyond the edge of the map; ``None``: it has none, and the plate of the reader says
        what they have to place.
    :param hqs: headquarters of others there, whether anything has changed or not.
    :param large: armies of others there that have not changed."""
    here = () if beyond is None else (_asked(view, look),)
    ahead = (_own_stars(view, look), _dimmed(view, look), _stars(view, look))  # it decides the game, so it comes first
    told = (*ahead, *_harmed(view, look), *_lost(view, look), *_marks(view, look))
    aims = [_aim(look, each) for each in view.aims]
    elsewhere, armies = _elsewhere(view, look, beyond or ()), _afar(view, look, "map-armies", large)
    groups = (*here, *told, *aims, _afar(view, look, "map-hqs", hqs), elsewhere, armies)
    rows = [row for group in groups for row in laid(group, wide)]
    if not rows:
        return None
    ink = Ink(wide, ROW * len(rows))
    for place, row in enumerate(rows):
        for x, each in row:
            write(ink, each, x, ROW * place + ROW // 2, view.me)
    return ink.sprite(solid=True)


def beyond(view: View, look: Look, shown: tuple[int, ...]) -> tuple[int, ...]:
    """What has changed, or was attacked, and is not among the territories that are *shown*: what matters most first."""
    before, fought = look.before, tuple(strike.target for strike in since.strikes(look))
    found = (at for at in view.world.everywhere if at not in shown and (at in fought or _new(view, look, at)))
    ranks = {at: (not since.stormed(view, before, at), not since.taken(view, before, at), at) for at in found}
    return tuple(sorted(ranks, key=lambda at: (at not in fought and ranks[at][1], ranks[at])))


def headquarters(view: View, shown: tuple[int, ...]) -> tuple[int, ...]:
    """Those that are not the reader's and not *shown*: they are what a plan is made against."""
    found = (at for at in view.world.everywhere if at not in shown and view.fields[at].hq is not None)
    return tuple(at for at in found if view.fields[at].owner != view.me)


def large(view: View, said: tuple[int, ...]) -> tuple[int, ...]:
    """Where most troops of others stand, besides what is *said*."""
    found = (at for at in view.world.everywhere if at not in said and view.fields[at].owner not in (None, view.me))
    armies = sorted((at for at in found if view.fields[at].troops >= LARGE), key=lambda at: -view.fields[at].troops)
    return tuple(armies[:ARMIES])


def told(view: View, look: Look, beyond: tuple[int, ...]) -> tuple[int, ...] | None:
    """As much of what lies beyond as has room: troops that have come or gone in peace may go unsaid. ``None``: more
    than that would."""
    return None if any(_matters(view, look, at) for at in beyond[MOST:]) else beyond[:MOST]


def _new(view: View, look: Look, at: int) -> bool:
    return since.left(view, look, at) is not None or (
        since.taken(view, look.before, at) or since.grown(view, look.before, at) != 0
    )


def _matters(view: View, look: Look, at: int) -> bool:
    hands = since.taken(view, look.before, at) or since.left(view, look, at) is not None
    return hands or any(strike.target == at for strike in since.strikes(look))


def hidden(view: View, look: Look, lands: tuple[int, ...], wide: int) -> Sprite | None:
    """What the reader holds besides beyond the edge, the most troops first, as far as a row goes. ``None``: nothing."""
    lands = tuple(sorted(lands, key=lambda at: -view.fields[at].troops))
    for kept in range(len(lands), 0, -1):
        told = [text("map-held", land=on_map(at), troops=view.fields[at].troops) for at in lands[:kept]]
        more = [text("map-more", count=len(lands) - kept)] if kept < len(lands) else []
        rows = laid([cell(look, each, NOTE) for each in (text("map-hidden"), *told, *more)], wide)
        if len(rows) == 1 or kept == 1:
            ink = Ink(wide, ROW)
            for x, each in rows[0]:
                write(ink, each, x, ROW // 2, view.me)
            return ink.sprite(solid=True)
    return None


def facts(canvas: Canvas, view: View, look: Look, beyond: tuple[int, ...]) -> None:
    """What a band says besides what is on the map, of what lies *beyond* as much as it tells."""
    if _asked(view, look) and view.turn:
        canvas.fact(*look.fact(SeatRef(view.turn.seat), f"{view.turn.recruits}"))
    for at in beyond:
        owner = view.fields[at].owner
        if owner is not None:
            canvas.fact(*look.fact(territory(at), f"{view.fields[at].troops}", SeatRef(owner)))
    newly(canvas, view, look)


def newly(canvas: Canvas, view: View, look: Look) -> None:
    """What brings stars besides; who has won some or lost them, and how; what has befallen the reader."""
    for aim in view.aims:
        canvas.fact(*look.fact(aim.title, f"{aim.stars}", aim.asks))
    harm.facts(canvas, view, look)
    for each in since.setbacks(view, look.before):
        if each.at is not None:
            canvas.fact(*look.fact(SeatRef(each.seat), territory(each.at)))
    for gain in since.gains(view, look.before):
        where = view.sides[gain.seat].tokens.count(gain.source)
        source = (
            territory(gain.at) if gain.at is not None else star_sources("star-source", 0, (gain.source,) * where)[0]
        )
        canvas.fact(*look.fact(SeatRef(gain.seat), source))


# ---- what there is to say


def _asked(view: View, look: Look) -> list[Cell]:
    """Only of the reader: what others are asked is on their plates."""
    if not view.placing or view.battle or view.turn is None:
        return []
    return [cell(look, text("map-recruits", count=view.turn.recruits), ASKED, "troops")]


def _aim(look: Look, aim: Aim) -> list[Cell]:
    """What brings stars besides: how many, what it is called, and what it asks for."""
    title = cell(look, text("map-aim", stars=aim.stars, title=aim.title), NOTE._replace(fill=STAR.fill), "star")
    return [title, cell(look, aim.asks, NOTE)]


def _harmed(view: View, look: Look) -> list[list[Cell]]:
    """What an event or a scar has cost the reader: territories, with whoever holds them now, and troops."""
    return [
        [
            cell(look, text("map-lost-to", cause=CardRef(cause)), LOST, "lost"),
            *(_weakened(view, look, each) for each in harms),
        ]
        for cause, harms in harm.causes(view, look).items()
    ]


def _weakened(view: View, look: Look, each: harm.Harm) -> Cell:
    owner = view.fields[each.at].owner
    foreign = None if owner == view.me else owner
    return cell(
        look, territory(each.at), LOST, seat=foreign, tags=(grown(-each.troops, 100),) if owner == view.me else ()
    )


def _lost(view: View, look: Look) -> list[list[Cell]]:
    """Headquarters, and then the rest, each with whoever has taken it; what was emptied is said already, and so is a
    headquarters whose star was lost with it."""
    said = [each.at for each in harm.harms(look) if each.seat == view.me and each.cause]
    said += [each.at for each in _taken_from(view, look) if each.at is not None]
    said += [each.at for each in _own_setbacks(view, look) if each.at is not None]
    gone = [at for at in since.lost(view, look) if at not in said]
    found = []
    for kind in ("fallen", "lost"):
        lands = [at for at in gone if (view.fields[at].hq is not None) == (kind == "fallen")]
        if lands:
            head = cell(look, text("map-lost", kind=kind), LOST, kind)
            found.append([head, *(_robbed(view, look, territory(at), at) for at in lands)])
    return found


def _robbed(view: View, look: Look, said: Text | CardRef, at: int) -> Cell:
    """What the reader has lost: who has taken it from them, and to whom it went on."""
    owner = view.fields[at].owner
    if owner is None or view.me is None:
        return cell(look, said, LOST)
    by = since.robber(look, at, view.me, owner)
    return cell(look, said, LOST, seat=by)._replace(on=None if by == owner else owner)


def _marks(view: View, look: Look) -> list[list[Cell]]:
    """What others have put on the reader's land for good: what does harm there, and what helps."""
    found = []
    for helps, style in ((False, LOST), (True, GOOD)):
        marks = [each for each in harm.marks(view, look) if kind_to_holders(each[1]) is helps]
        if marks:
            cells = (_mark(look, at, scar, seat, style) for at, scar, seat in marks)
            found.append([cell(look, text("map-marked", helps=int(helps)), style), *cells])
    return found


def _mark(look: Look, at: int, scar: ScarName, seat: int | None, style: Style) -> Cell:
    return cell(look, text("map-marked-by", scar=CardRef(scar), land=territory(at)), style, scarred(scar), seat=seat)


def _own_stars(view: View, look: Look) -> list[Cell]:
    """What the reader has lost of them, to whomever."""
    gone, taken = _own_setbacks(view, look), _taken_from(view, look)
    count = sum(each.count for each in gone) + len(taken)
    if not count:
        return []
    head = cell(look, text("map-stars-yours", count=count), LOST._replace(size=ASKED.size), "dimmed")
    by = (_robbed(view, look, _source(each), each.at) for each in taken if each.at is not None)
    return [head, *(cell(look, _source(each), LOST) for each in gone), *by]


def _own_setbacks(view: View, look: Look) -> list[since.Setback]:
    return [each for each in since.setbacks(view, look.before) if each.seat == view.me]


def _taken_from(view: View, look: Look) -> list[since.Gain]:
    """The stars of others that were the reader's."""
    return [each for each in since.gains(view, look.before) if view.me is not None and each.loser == view.me]


def _dimmed(view: View, look: Look) -> list[Cell]:
    """Who else has lost stars that nobody has won."""
    gone = [each for each in since.setbacks(view, look.before) if each.seat != view.me]
    if not gone:
        return []
    return [
        cell(look, text("map-dimmed"), LOST, "dimmed"),
        *(cell(look, _source(each), LOST, seat=each.seat) for each in gone),
    ]


def _stars(view: View, look: Look) -> list[Cell]:
    """Whoever has won some, by what, and from whom if somebody has lost them by it; those of the reader are said
    already."""
    mine = _taken_from(view, look)
    won = [each for each in since.gains(view, look.before) if each not in mine]
    if not won:
        return []
    cells = (cell(look, _source(gain), STAR, seat=gain.seat, loser=_from(look, gain)) for gain in won)
    return [cell(look, text("map-stars"), STAR, "star"), *cells]


def _from(look: Look, gain: since.Gain) -> int | None:
    """From whom it was taken in the end."""
    if gain.at is None or gain.loser is None:
        return gain.loser
    return since.robbed(look, gain.at, gain.seat, gain.loser)


def _source(gain: since.Gain | since.Setback) -> Text:
    if gain.at is not None:
        return text("map-star-hq", land=territory(gain.at))
    return star_sources("star-source", 0, (gain.source,) * gain.count)[0]


def _afar(view: View, look: Look, key: str, lands: tuple[int, ...]) -> list[Cell]:
    """Whose they are and how many stand there, changed or not."""
    cells = [_changed(view, look, at) for at in lands]
    return [cell(look, text(key), NOTE), *cells] if cells else []


def _elsewhere(view: View, look: Look, beyond: tuple[int, ...]) -> list[Cell]:
    if not beyond:
        return []
    kept = told(view, look, beyond) or beyond
    more = [cell(look, text("map-more", count=len(beyond) - len(kept)), NOTE)] if len(kept) < len(beyond) else []
    return [cell(look, text("map-elsewhere"), NOTE), *(_changed(view, look, at) for at in kept), *more]


def _changed(view: View, look: Look, at: int) -> Cell:
    """Whose it is, how many stand there, how many more or fewer, and who has struck there at what price."""
    field, fate, left = view.fields[at], since.fate(view, look, at), since.left(view, look, at)
    fresh = "fresh" if since.taken(view, look.before, at) else None
    kind = "left" if left is not None else fate if fate in ("fallen", "retaken") else fresh
    blows = tuple(strike for strike in since.strikes(look) if strike.target == at and strike.bloody)
    named = territory(at) if field.owner is None else text("map-held", land=territory(at), troops=field.troops)
    signs = tags(since.grown(view, look.before, at), blows, harm.in_the_way(view, at))
    return cell(look, named, NEW, kind, seat=field.owner if left is None else left, tags=signs)
