"""Catalogues that are understood text by text say the same as those that are read as a whole."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from bot.entries import Entries, written

FILE = """\
### Of the whole file

# Of the next
plain = One line
-term = A term
    .case = of a case
attributes-alone =
    .name = a-name
broken = { $open
after-it = Is there
many-lines =
    The first
    = and a second: not-a-text = either
    { $count ->
[one] one
*[other] { $count }
}
plain = A second time
no text at all
last= { -term(case: "a") } { plain }
"""


@pytest.mark.parametrize("ending", ["\n", "\r\n"], ids=["LF", "CRLF"])
def test_every_text_is_what_the_parser_makes_of_the_whole(ending: str) -> None:
    text = FILE.replace("\n", ending)
    whole: dict[str, Message | Term] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, (Message, Term)):
            whole.setdefault("-" * isinstance(entry, Term) + entry.id.name, entry)
    entries = Entries(written(text))
    assert list(entries) == list(whole) == ["plain", "-term", "attributes-alone", "after-it", "many-lines", "last"]
    assert "broken" not in entries
    for name, entry in whole.items():
        assert entries[name].equals(entry, ["span", "comment"]), name
