"""What a control asks for. The values stand in messages that hang in channels for years: none may ever change, or be
given to another verb."""

from __future__ import annotations

from enum import StrEnum


class Verb(StrEnum):
    # a running match
    CHOOSE = "o"
    HAND = "h"
    BOARD = "b"
    WHY_NOT = "w"
    PAGE = "p"
    ANSWER = "a"
    SURE = "a!"
    """The second press of an answer that takes two."""
    SELECT = "s"
    NUMBER = "n"
    FORM = "f"
    FILLED = "g"
    """What a form that was sent off does; :attr:`FORM` lets it pop up."""
    ASIDE = "x"
    ORDER = "y"
    """An answer to the aside."""
    RULES = "i"
    UNDO = "u"
    """Take back what one did last."""
    UNDO_ASK = "ua"
    """Ask the table to let one do so."""
    VOTE_AGREE = "uy"
    VOTE_REFUSE = "un"
    # a lobby
    JOIN = "j"
    LEAVE = "l"
    ADD_STEWARD = "st"
    REMOVE_STEWARD = "sr"
    OPTIONS = "opt"
    SET_OPTION = "os"
    SET_LANGUAGE = "ol"
    SET_AGREED = "op"
    """The pace of the table, and what happens to whoever is late."""
    SET_OWN = "oc"
    """An option that is each seat's own."""
    START = "go"
    AGAIN = "again"
    # a table
    LOG = "log"
    RESIGN_YES = "rs!"
    CLOSE_YES = "cl!"
    EXPORT = "e"
    # a world
    WORLD_PAGE = "wp"
    WORLD_TITLE = "wt"
    """The page of that title."""
    WORLDS = "wc"
    WORLD = "wo"
    WORLD_EXPORT = "we"
    ANNUL = "wa"
    ANNUL_YES = "wa!"
    LEAVE_WORLD = "wl"
    LEAVE_WORLD_YES = "wl!"
    # a person
    SETTING = "ms"
    MY_DATA = "md"
    FORGET = "mf"
    FORGET_YES = "mf!"
