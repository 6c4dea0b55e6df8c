"""How kind the dice have been to each army (RL-11.7), missiles and what they changed included."""

from engines.core.outcome import Luck
from engines.core.text import Text, text
from engines.risk_legacy.side import Tally
from engines.risk_legacy.state import State
from engines.risk_legacy.words.figures import tenths


def of(state: State) -> tuple[int, ...]:
    """Troops that each side has killed and kept beyond what its rolls bring on average, in thousandths."""
    return tuple(_kinder(side.tally) for side in state.sides)


def _kinder(tally: Tally) -> int:
    return 1000 * (tally.killed - tally.lost) - (tally.expected_killed - tally.expected_lost)


def told(thousandths: int) -> Text:
    return text("luck", more=int(thousandths >= 0), troops=tenths(abs(thousandths)))


LUCK = Luck(of=of, told=told)
