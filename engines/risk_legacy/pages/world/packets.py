"""Which packets of a world are open, and since when; when the others may be opened, and how far that is."""

from engines.core.page import Page, Section
from engines.core.text import Text, text
from engines.risk_legacy.campaign.deltas import PacketOpened
from engines.risk_legacy.campaign.records import Chain
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.hooks import Seal, sealed
from engines.risk_legacy.naming import condition, packet_title
from engines.risk_legacy.pages.occasion import contents


def packets(chain: Chain, world: World) -> tuple[Page, ...]:
    """A page of their own, marked if the last game has opened one; none where nothing is open or sealed."""
    opened, last = _opened(chain), chain[-1].n
    lines = (
        *(
            text("world-packet-open", packet=packet_title(each), game=game, new=int(game == last), what=contents(each))
            for each, game in opened.items()
        ),
        *(_closed(seal, seal.progress(world)) for seal in sealed(world.packets)),
    )
    title = text("world-packets", new=int(last in opened.values()))
    return (Page(title=title, sections=(Section(lines=lines),)),) if lines else ()


def counted(chain: Chain, world: World) -> tuple[Text, ...]:
    """The same in a few lines: what is open, how many are not, and of which so little is missing that the next game may
    open it."""
    opened, closed = tuple(map(packet_title, _opened(chain))), sealed(world.packets)
    far = ((seal, seal.progress(world)) for seal in closed)
    return (
        *((text("world-open", packets=opened),) if opened else ()),
        *((text("world-sealed", count=len(closed)),) if closed else ()),
        *(_closed(seal, progress) for seal, progress in far if progress and progress[1] - progress[0] == 1),
    )


def _opened(chain: Chain) -> dict[str, int]:
    """Packet → the game that has opened it."""
    return {each.packet: record.n for record in chain for each in record.deltas if isinstance(each, PacketOpened)}


def _closed(seal: Seal, progress: tuple[int, int] | None) -> Text:
    """When it may be opened, and no more."""
    packet, until = packet_title(seal.packet), condition(seal.packet)
    if progress is None:
        return text("world-packet-sealed", packet=packet, condition=until)
    done, every = progress
    return text("world-packet-counted", packet=packet, condition=until, done=done, all=every, left=every - done)
