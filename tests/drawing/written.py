"""What stands written in a picture, held against the facts that it declares: whatever is no label is part of one."""

import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any

from engines.bellum_magica.picture.table import IN_LEGEND
from engines.core.drawing.look import Look, player
from engines.core.drawing.scene import Fact, Scene
from engines.core.drawing.typefaces import ELLIPSIS
from engines.core.shown import hyphened
from engines.core.text import Arg, CardRef, Text, text
from engines.risk_legacy.atlas import EVERYWHERE
from engines.risk_legacy.campaign.records import fold, inherited
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.naming import COIN_CARD, on_map
from engines.risk_legacy.picture import pieces as risk
from engines.royals.atlas import COUNTRIES
from engines.royals.naming import short
from engines.take_the_kingdom.components import CARDS, NATURE
from tests.drawing.positions import Position

NONE = "0", "×0"
"""That there is none of something: texts name what there is."""
FIGURE = re.compile(r"[+−]?\d+")
SIGNS: Mapping[str, tuple[str, ...]] = {
    "royals": (
        *("cost", "influence", "city", "country", "house", "period", "title", "hand", "ousted", "face-down"),
        *("lead", "tie", "level", "fresh", "lost", "you-lost", "ending", "claims", "stays"),
    ),
    "take_the_kingdom": (
        *("unseen", "shielded", "trap", "frozen", "strength", "whole", "damaged", "deck", "grown", "weakened"),
        *("hand", "discard", "asked", "exposed", "plays", "structural", "human", "fresh", "gone", "spare", "lit"),
        *("stops", "turned", "later"),
    ),
}
"""What signs mean, by the ends of their keys."""
MAP_SIGNS = (
    *("hq", "minor-city", "major-city", "world-capital", "fortification", "closed", "fresh", "ringed", "struck"),
    *("lost", "left", "fallen", "retaken", "toll", "way", "failed", "grown", "lands", "troops", "asked", "cards"),
    *("coins", "missiles", "scar-card", "aim", *map(hyphened, risk.SCAR_ICONS)),
)
LABELS: Mapping[str, tuple[Arg, ...]] = {
    "royals": (
        *(text(f"sign-{key}", **{of: ""}) for key, of in (("lead-lost", "country"), ("title-lost", "title"))),
        text("sign-title-halved", title=""),
        *(short(number) for number in range(len(COUNTRIES))),
    ),
    "risk_legacy": (
        *(text("map-sign", kind=kind) for kind in MAP_SIGNS),
        *(text("map-lost", kind=kind) for kind in ("fallen", "lost")),
        *(
            text(f"map-{key}")
            for key in ("hidden", "dimmed", "stars", "joined", "elsewhere", "armies", "hqs", "losses")
        ),
        *(text("map-stars-yours", count=count) for count in (1, 2)),
        *(text("map-marked", helps=helps) for helps in (0, 1)),
        *(text(f"map-{key}", **{of: ""}) for key, of in (("star-hq", "land"), ("lost-to", "cause"))),
        *(text("map-more", count=count) for count in range(20)),
        text("map-recruits", count=""),
        *(text(key) for key in ("map-taken-from", "own-title", "hand-missiles")),
        CardRef(COIN_CARD),
        *map(on_map, range(len(EVERYWHERE))),
    ),
    "bellum_magica": (
        *(text("sign", sign=name) for name in IN_LEGEND),
        *(text(f"picture-{key}") for key in ("edges", "piles", "chances")),
        *(text("picture-tier", tier=tier, count="") for tier in ("evil", "more_evil")),
        *(text("picture-places", count=""), text("picture-last", day="")),
        *(text(key) for key in ("region-left", "region-right")),
    ),
    "take_the_kingdom": tuple(
        text("card-does", card=hyphened(card), nature=f"{NATURE[card]}") for card in sorted(CARDS)
    ),
}
"""What says what stands beside or below it, or what a card is for, by key; and names in short."""
SUMS = (("bellum_magica", "close"),)
"""Where figures are written that facts have in two parts: what somebody has, and what would be added."""
EXAMPLES = {"royals": ("3+0",)}
"""What a legend shows as it stands in many places."""


BROKEN = 4
"""Letters of a piece of a name, at least."""


def unsaid(position: Position, part: str, locale: str, dropped: Collection[Fact] = ()) -> list[str]:
    """What is written in that picture and neither a label nor the name of a seat nor, as a whole, part of one fact or
    of what the picture is called. Figures that only stand there because something has changed since are none of it:
    the news tell each change by itself, and ``tests/contract/test_digests.py`` adds them up.

    :param dropped: facts that count for nothing."""
    scene, key, look = position.scenes(locale)[part], position.game.meta.key, position.look(locale)
    lasting = position._replace(before=None, news=()).scenes(locale).get(part)
    stay = set(_written(lasting)) if lasting else set()
    known = _known(scene, dropped) if (key, part) in SUMS else []
    figures = [int(each) for fact in known for each in fact if each.isdecimal()]
    added = {f"{one + other}" for one, other in combinations(figures, 2)}
    found = _loose(scene, look, key, _brought(position.view), dropped)
    return [said for said in found if said not in added and not (FIGURE.fullmatch(said) and said not in stay)]


def unsaid_of_what_lasts(position: Position, part: str, locale: str, dropped: Collection[Fact] = ()) -> list[str]:
    """The same of a picture that belongs to no moment: nothing in it is there for a while, and names that people have
    chosen are broken where they have to be."""
    left, key = position.heirloom, position.game.meta.key
    world = fold(inherited(left)) if left and key == "risk_legacy" else None
    signs = _signs(world) if world else ()
    scene = position.lasting(locale)[part]
    whole = ["".join("".join(fact).split()) for fact in scene.facts if fact not in dropped]
    found = _loose(scene, position.look(locale), key, signs, dropped)
    return [said for said in found if len(said) < BROKEN or not any("".join(said.split()) in each for each in whole)]


def _loose(scene: Scene, look: Look, key: str, signs: Iterable[CardRef], dropped: Collection[Fact]) -> list[str]:
    known = _known(scene, dropped)
    labels = [frozenset[str](), *map(words, (*_labels(key, look), *map(look.say, signs)))]
    return sorted(
        {
            said
            for said in _written(scene)
            if said not in NONE
            and not _name(said, look)
            and not any(words(said) - label <= fact for label in labels for fact in known)
        }
    )


def _known(scene: Scene, dropped: Collection[Fact]) -> list[frozenset[str]]:
    return [words(*fact) for fact in (*scene.facts, (scene.title,)) if fact not in dropped]


def unlisted(position: Position, part: str, locale: str, dropped: Collection[Fact] = ()) -> tuple[int, int]:
    """How many figures are written there as long as nothing has changed, and how many of them oftener than facts have
    them: one fact is no warrant for two."""
    scene = position._replace(before=None, news=()).scenes(locale).get(part)
    if scene is None:
        return 0, 0
    examples = EXAMPLES.get(position.game.meta.key, ())
    written = _figures(said for said in _written(scene) if said not in (*NONE, *examples))
    listed = _figures(" ".join(fact) for fact in {*scene.facts, (scene.title,)} if fact not in dropped)
    return written.total(), (written - listed).total()


def _figures(said: Iterable[str]) -> Counter[str]:
    return Counter(figure for each in said for figure in re.findall(r"\d+", unicodedata.normalize("NFKC", each)))


def words(*said: str) -> frozenset[str]:
    """The words and figures of it."""
    return frozenset(re.findall(r"\w+", unicodedata.normalize("NFKC", " ".join(said)).casefold()))


def _written(scene: Scene) -> Iterator[str]:
    return (each.said for layer in scene.layers for each in layer.sprite.words)


def _name(said: str, look: Look) -> bool:
    """Whether it is what somebody is called, or as much of it as there was room for."""
    begun = "".join(said.removesuffix(ELLIPSIS).split())
    instead = (look.say(each) for seat in range(len(look.names)) for each in _players(seat))
    return said in instead or (len(begun) > 1 and any(begun in "".join(name.split()) for name in look.names))


def _players(seat: int) -> Iterable[Text]:
    return player(seat), text("core-player-short", number=seat + 1)


def _brought(view: Any) -> tuple[CardRef, ...]:
    """What signs mean that packets have put on a map, if the game has any."""
    world = getattr(view, "world", None)
    if world is None:
        return ()
    homes = (CardRef(thing.home) for thing in view.shelf if thing.home)
    return (*_signs(world), *dict.fromkeys(homes))


def _signs(world: World) -> tuple[CardRef, ...]:
    scars = (land.scar for land in world.lands if land.scar)
    figures = (figure.name for at in world.everywhere if (figure := world.figure(at)))
    return tuple(map(CardRef, dict.fromkeys((*scars, *figures))))


def _labels(key: str, look: Look) -> list[str]:
    signs = (text(f"sign-{sign}") for sign in SIGNS.get(key, ()))
    return [*EXAMPLES.get(key, ()), *(look.say(each) for each in (*signs, *LABELS[key]))]
