"""What matters to a seat now, in large: its question, or the next one it will be asked."""

from engines.bellum_magica.picture.aims import within_reach
from engines.bellum_magica.picture.chances import chances
from engines.bellum_magica.picture.hire import offered
from engines.bellum_magica.view import View
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Scene


def close(view: View, look: Look) -> Scene | None:
    """Goblins and creatures with what they would change in one's castle; what each row would bring to whom; what lies
    within one's reach. All of that can be reckoned by everybody (BM-3.9)."""
    table, seat = view.table, view.me
    if seat is None or table.phase == "over" or table.lairs[seat].gone:
        return None
    if table.phase == "treats":
        return chances(view, seat, look)
    if table.attacks(seat):
        return within_reach(view, seat, look)
    return offered(view, seat, look)
