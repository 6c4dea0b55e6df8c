"""What the lobby shows before a match exists."""

from __future__ import annotations

from engines.core.meta import Meta, Phrase, Setting, Step

AIM = tuple(Step(name=f"shot{number}", kinds=("aim",)) for number in (1, 2, 3))

META = Meta(
    key="petty_court",
    command="court",
    seats=range(2, 6),
    options=(
        Setting(key="goal", choices=("4", "8", "12"), default="8"),
        Setting(key="first", choices=("champion", "chance"), default="champion", names_seat=True),
        Setting(key="purse", choices=("0", "1"), default="0", each_seat=True),
    ),
    schema=3,
    rules="1",
    phrases=(
        Phrase(name="menu"),
        Phrase(name="draw", steps=(Step(kinds=("draw",)),)),
        Phrase(name="bid", steps=(Step(name="coins"),)),
        Phrase(name="steal", steps=(Step(name="from", kinds=("steal",)),)),
        Phrase(name="volley", steps=(Step(kinds=("load",)), *AIM)),
        Phrase(name="proclaim", steps=(Step(name="words", kinds=("not_now",)),)),
        Phrase(name="order", steps=(Step(name="what", kinds=("pass_denies",)),), aside=True),
    ),
    minutes=(5, 15),
)
