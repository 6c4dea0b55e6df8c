"""The chronicle of a world as a book (EPUB 3): a chapter for every game, with its plate."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from uuid import UUID, uuid5

SPACE = UUID("6c5f1ed5-3c1c-4f0b-9a53-4b7a5d0d3a10")
"""Of the identifiers of books: the same world at the same moment is the same book."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""When every file in it was written, so that equal books are equal to the last byte."""
STYLE = (
    "body{font-family:serif;line-height:1.5;margin:5%}h1,h2{line-height:1.2}img{max-width:100%;height:auto}"
    ".date{font-style:italic}"
)
_CONTAINER = (
    '<?xml version="1.0" encoding="UTF-8"?><container version="1.0" '
    'xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" '
    'media-type="application/oebps-package+xml"/></rootfiles></container>'
)


@dataclass(frozen=True, slots=True)
class Chapter:
    """One game; all in plain words, without any markup."""

    title: str
    date: str
    story: str
    heading: str
    """Above what it has changed."""
    changes: Sequence[str]
    plate: bytes | None = None
    """A JPEG."""


@dataclass(frozen=True, slots=True)
class Book:
    title: str
    subtitle: str
    language: str
    contents: str
    """Above the list of chapters."""
    written: str
    """A moment (UTC, ISO 8601) of its last chapter."""
    chapters: Sequence[Chapter]


def bound(book: Book) -> bytes:
    """The file. Whatever anybody has made a name is text in it and nothing else."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        _add(packed, "mimetype", b"application/epub+zip", zipfile.ZIP_STORED)
        _add(packed, "META-INF/container.xml", _CONTAINER.encode())
        _add(packed, "book.opf", _package(book).encode())
        _add(packed, "style.css", STYLE.encode())
        _add(packed, "title.xhtml", _page(book, book.title, f"<p>{_text(book.subtitle)}</p>").encode())
        _add(packed, "nav.xhtml", _contents(book).encode())
        for number, chapter in enumerate(book.chapters):
            _add(packed, f"chapter-{number}.xhtml", _chapter(book, chapter, number).encode())
            if chapter.plate is not None:
                _add(packed, f"plate-{number}.jpg", chapter.plate, zipfile.ZIP_STORED)
    return made.getvalue()


def _add(packed: zipfile.ZipFile, name: str, content: bytes, how: int = zipfile.ZIP_DEFLATED) -> None:
    packed.writestr(zipfile.ZipInfo(name, LONG_AGO), content, how)


def _package(book: Book) -> str:
    items = [
        '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
        '<item id="style" href="style.css" media-type="text/css"/>',
        '<item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>',
    ]
    for number, chapter in enumerate(book.chapters):
        items.append(f'<item id="c{number}" href="chapter-{number}.xhtml" media-type="application/xhtml+xml"/>')
        if chapter.plate is not None:
            items.append(f'<item id="p{number}" href="plate-{number}.jpg" media-type="image/jpeg"/>')
    order = ["title", "nav", *(f"c{number}" for number in range(len(book.chapters)))]
    spine = "".join(f'<itemref idref="{each}"/>' for each in order)
    identity = uuid5(SPACE, f"{book.title} {book.language} {book.written}")
    return (
        '<?xml version="1.0" encoding="UTF-8"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" '
        f'unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">'
        f'<dc:identifier id="id">urn:uuid:{identity}</dc:identifier><dc:title>{_text(book.title)}</dc:title>'
        f'<dc:language>{book.language}</dc:language><meta property="dcterms:modified">{book.written}</meta>'
        f"</metadata><manifest>{''.join(items)}</manifest><spine>{spine}</spine></package>"
    )


def _contents(book: Book) -> str:
    lines = "".join(
        f'<li><a href="chapter-{number}.xhtml">{_text(each.title)}</a></li>'
        for number, each in enumerate(book.chapters)
    )
    return _page(book, book.contents, f'<nav epub:type="toc"><ol>{lines}</ol></nav>')


def _chapter(book: Book, chapter: Chapter, number: int) -> str:
    parts = [f'<p class="date">{_text(chapter.date)}</p>']
    if chapter.plate is not None:
        parts.append(f'<p><img src="plate-{number}.jpg" alt="{_text(chapter.title)}"/></p>')
    if chapter.story:
        parts.append(f"<p>{_text(chapter.story)}</p>")
    if chapter.changes:
        lines = "".join(f"<li>{_text(each)}</li>" for each in chapter.changes)
        parts.append(f"<h2>{_text(chapter.heading)}</h2><ul>{lines}</ul>")
    return _page(book, chapter.title, "".join(parts))


def _page(book: Book, title: str, content: str) -> str:
    return (
        '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" '
        f'xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="{book.language}" lang="{book.language}"><head>'
        f'<title>{_text(title)}</title><link rel="stylesheet" href="style.css"/></head><body><h1>{_text(title)}</h1>'
        f"{content}</body></html>"
    )


def _text(words: str) -> str:
    """Fit to stand in XML, between quotes too."""
    return escape("".join(each for each in words if each.isprintable()))
