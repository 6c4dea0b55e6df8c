"""Strings of JSON become others, however deep they lie; and who sat where is read from the log."""

import json

import pytest

from engines.core.outcome import Heirloom
from persistence.forgetting import Renaming, unsealed
from persistence.ids import is_stand_in, stand_in
from persistence.records import Logged
from persistence.sittings import acts_of, sitters
from tests.persistence.samples import entry
from tests.persistence.samples import logged as read

NAMES = Renaming({"42": "gone-1"})


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("42", "gone-1"),
        ("x42", "x42"),
        (["42", "42", "421", "142"], ["gone-1", "gone-1", "421", "142"]),
        ({"person": "42", "n": 42, "42": [4.2]}, {"person": "gone-1", "n": 42, "gone-1": [4.2]}),
        ({"body": json.dumps({"deep": json.dumps(["42"])})}, {"body": json.dumps({"deep": json.dumps(["gone-1"])})}),
        ("it is 42", "it is 42"),
        (["Ж", "\\", '"', "42"], ["Ж", "\\", '"', "gone-1"]),
    ],
)
def test_only_whole_strings_are_renamed(before: object, after: object) -> None:
    for ascii_only in (True, False):
        told = json.dumps(before, ensure_ascii=ascii_only)
        assert NAMES(told) == json.dumps(after, ensure_ascii=ascii_only)
        assert NAMES.blob(told.encode()) == NAMES(told).encode()


def test_what_is_no_text_at_all_stays_as_it_is() -> None:
    assert NAMES.blob(b'\xff\xfe["42"\xff') == b'\xff\xfe["gone-1"\xff'


def test_nobody_to_rename() -> None:
    assert Renaming({})('["42"]') == '["42"]'
    assert NAMES.following(None, unsealed) is NAMES
    assert NAMES.following('{"damaged', unsealed) is NAMES


def test_hashes_follow_the_names() -> None:
    """The hash of the first record stands in the second one, and in all that was stored of the next match."""

    def seals(heirloom: Heirloom) -> dict[str, str]:
        first, kept = json.loads(heirloom.body)
        right = f"hash of {first}"
        return {} if kept == right else {kept: right}

    heirloom = Heirloom(game="toy", schema=1, body='["42", "hash of 42"]')
    assert NAMES.body(heirloom, seals) == '["gone-1", "hash of gone-1"]'
    stored = json.dumps({"game": "toy", "schema": 1, "body": heirloom.body})
    names = NAMES.following(stored, seals)
    assert names('{"chain":["42","hash of 42"]}') == '{"chain":["gone-1","hash of gone-1"]}'
    assert json.loads(names(stored))["body"] == '["gone-1", "hash of gone-1"]'


def test_stand_ins_are_alike_in_nothing() -> None:
    made = {stand_in() for _ in range(1000)}
    assert len(made) == 1000
    assert all(is_stand_in(each) and len(each) <= 20 for each in made)
    assert not is_stand_in("430017760118112233")


def seating(change: str, seat: int, person: str | None = None) -> str:
    return json.dumps({"seat": seat, "change": change, "person": person, "kind": "seating"})


def test_the_last_sitter_of_a_seat_is_who_sat_down_last() -> None:
    seatings = [seating("resign", 0), seating("sit", 1, "cid"), seating("resign", 1), "damaged", "[]"]
    assert sitters(("ann", "bob", ""), seatings) == {0: "ann", 1: "cid", 2: ""}


def logged(step: int, seat: int, change: str = "", person: str | None = None) -> Logged:
    body = seating(change, seat, person) if change else "{}"
    return read(entry(step, seat=seat, kind="seating" if change else "act", body=body))


def test_acts_are_somebodys_while_the_seat_is_theirs() -> None:
    log = [
        *(logged(1, 0), logged(2, 1), logged(3, 0, "resign"), logged(4, 0), logged(5, 1, "sit", "ann"), logged(6, 1)),
        *(logged(7, 1, "leave"), logged(8, 1), logged(9, 1, "sit", "cid"), logged(10, 1)),
    ]
    assert [entry.step for entry in acts_of("ann", ("ann", "bob"), log)] == [1, 6, 8]
    assert [entry.step for entry in acts_of("bob", ("ann", "bob"), log)] == [2]
    assert [entry.step for entry in acts_of("cid", ("ann", "bob"), log)] == [10]
