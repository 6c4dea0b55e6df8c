"""What any store must do for contests: sign-ups, draws, results, and what falls due."""

from pathlib import Path
from typing import Any

import pytest

from persistence.contests import MOST_IN_GUILD, PLACARD, Contest, Decision, NewContest, NewPod, Sitter
from persistence.deliveries import PLACARD_DUE, READERS, Box, Heralded
from persistence.errors import ChannelTaken, Missing, Overtaken, StillShown, TooManyContests
from persistence.store import Store
from tests.persistence.samples import NOON, Clock, beginning, lobby, submission
from tests.persistence.test_privacy import NAME, WHO, left


def contest(**changes: Any) -> NewContest:
    fields = {
        "guild_id": "guild",
        "channel_id": "channel",
        "host_id": "ann",
        "name": "Friday",
        "terms": "{}",
        "locale": "bg",
        "secret": "secret",
        "starts_at": NOON,
    }
    return NewContest(**{**fields, **changes})


async def signed_up(store: Store, *users: str) -> Contest:
    made = await store.contests.create(contest())
    await store.contests.change(made.id, state="open")
    for user in users:
        await store.contests.enter(made.id, user, user.title(), here=False)
    return await store.contests.get(made.id)


def pod(*members: str, bye: bool = False) -> NewPod:
    if bye:
        return NewPod(members=members, result="{}")
    sitters = (*(Sitter(user_id=each, name=each.title()) for each in members), Sitter(user_id=None, name="S"))
    return NewPod(members=members, table=lobby(), sitters=sitters)


async def test_whoever_leaves_and_comes_back_has_their_old_place(store: Store, clock: Clock) -> None:
    made = await signed_up(store, "ann")
    clock.now += 1000
    await store.contests.enter(made.id, "bob", "Bob", here=True)
    await store.contests.change_entrant(made.id, "ann", left_at=clock.now)
    await store.contests.enter(made.id, "ann", "Ann II", here=False)
    ann, bob = (await store.contests.get(made.id)).entrants
    assert (ann.name, ann.entered_at, ann.left_at, bob.here_at) == ("Ann II", NOON, None, NOON + 1000)


async def test_a_round_is_drawn_once_and_its_tables_take_nobodys_channel(store: Store) -> None:
    made = await signed_up(store, "ann", "bob", "cid", "dan", "eve")
    own = await store.tables.open(lobby())
    pods = [pod("ann", "bob"), pod("cid", "dan"), pod("eve", bye=True)]
    await store.contests.draw(made.id, 0, pods, [Decision(by=None, what='"drawn"')])
    drawn = await store.contests.get(made.id)
    assert [(each.round, each.number, each.members) for each in drawn.pods] == [
        (1, 1, ("ann", "bob")),
        (1, 2, ("cid", "dan")),
        (1, 3, ("eve",)),
    ]
    assert (drawn.round, drawn.round_at, drawn.due_at, drawn.pods[2].result) == (1, NOON, NOON, "{}")
    table = await store.tables.get(drawn.pods[1].table_id or "")
    assert [seat.user_id for seat in table.seats] == ["cid", "dan", None]
    assert (table.contest_id, table.state) == (made.id, "lobby")
    assert await store.tables.live_at("channel") == own
    with pytest.raises(Overtaken):
        await store.contests.draw(made.id, 0, pods)
    assert len(await store.contests.decisions(made.id)) == 1
    await store.tables.close(own.id)
    await store.tables.open(lobby())
    with pytest.raises(ChannelTaken):
        await store.tables.open(lobby())


async def test_a_round_is_drawn_whole_or_not_at_all(store: Store) -> None:
    made = await signed_up(store, "ann", "bob")
    twice = NewPod(members=("bob",), table=lobby(), sitters=(Sitter(user_id="bob", name="B"),) * 2)
    with pytest.raises(Exception, match="already"):
        await store.contests.draw(made.id, 0, [pod("ann"), twice])
    assert (await store.contests.get(made.id)).pods == ()
    assert await store.tables.live() == []


@pytest.mark.parametrize("how", ["played", "closed", "over at once"])
async def test_the_end_of_a_table_is_a_matter_of_its_contest(store: Store, clock: Clock, how: str) -> None:
    made = await signed_up(store, "ann", "bob")
    await store.contests.draw(made.id, 0, [pod("ann", "bob")])
    await store.contests.change(made.id, due_at=None)
    table = (await store.contests.get(made.id)).pods[0].table_id or ""
    clock.now += 1000
    if how == "closed":
        await store.tables.close(table)
    else:
        await store.matches.begin(beginning(table, people=("a", "b", ""), over=how == "over at once"))
    if how == "played":
        assert await store.contests.next_due() is None
        await store.matches.commit(submission(table, 0, over=True))
    assert await store.contests.due() == [made.id]
    assert await store.contests.next_due() == clock.now


async def test_what_has_become_due_meanwhile_is_not_put_off(store: Store, clock: Clock) -> None:
    """Although the clock stands still, and whether a table has come to its end or somebody has done something."""
    made = await signed_up(store, "ann", "bob")
    await store.contests.draw(made.id, 0, [pod("ann", "bob")])
    looked = await store.contests.get(made.id)
    await store.tables.close(looked.pods[0].table_id or "")
    await store.contests.put_off(looked, clock.now + 1000)
    assert await store.contests.due() == [made.id]
    looked = await store.contests.get(made.id)
    await store.contests.change(made.id, due_at=clock.now)
    await store.contests.put_off(looked, None)
    assert await store.contests.due() == [made.id]
    await store.contests.put_off(await store.contests.get(made.id), clock.now + 1000)
    assert (await store.contests.due(), await store.contests.next_due()) == ([], clock.now + 1000)


async def test_what_came_of_a_pod_is_noted_and_can_be_void(store: Store, clock: Clock) -> None:
    made = await signed_up(store, "ann", "bob")
    await store.contests.draw(made.id, 0, [pod("ann", "bob")])
    (drawn,) = (await store.contests.get(made.id)).pods
    await store.contests.settle(made.id, drawn, result='{"ann": 1, "bob": 2}')
    clock.now += 1
    await store.contests.settle(made.id, drawn, [Decision(by="ann", what='"void"')], result=None, void=True)
    after = await store.contests.get(made.id)
    assert (after.pods[0].void, after.pods[0].result) == (True, None)
    assert await store.contests.due() == [made.id]
    assert await store.contests.decisions(made.id) == [Decision(by="ann", what='"void"', at=clock.now)]


async def test_whatever_changes_is_due_on_its_placard(store: Store) -> None:
    made = await signed_up(store, "ann")
    there = {"guild_id": "guild", "channel_id": "channel", "locale": "bg"}
    up = await store.placards.put_up(PLACARD, str(made.id), **there, also=())
    herald = Heralded(key="contest-begins", args={}, users=("ann",), until=NOON)
    await store.contests.change(made.id, told=[herald], due_at=NOON)
    box = Box(up.id, READERS)
    assert [row.delivery for row in await store.outbox.waiting(box)] == [PLACARD_DUE, herald, PLACARD_DUE]
    before = len(await store.outbox.waiting(box))
    await store.contests.enter(made.id, "bob", "Bob", here=False)
    await store.contests.change_entrant(made.id, "bob", ready=False)
    await store.contests.draw(made.id, 0, [pod("ann", bye=True)], resting=["ann"])
    drawn = await store.contests.get(made.id)
    await store.contests.settle(made.id, drawn.pods[0], result=None, leaving=["ann"])
    assert len(await store.outbox.waiting(box)) == before + 4
    ann, _ = (await store.contests.get(made.id)).entrants
    assert (ann.ready, ann.left_at) == (False, NOON)


async def test_what_is_over_is_due_no_more(store: Store) -> None:
    made = await signed_up(store, "ann")
    await store.contests.change(made.id, due_at=NOON)
    assert await store.contests.due() == [made.id]
    assert [each.id for each in await store.contests.of_person("ann")] == [made.id]
    await store.contests.change(made.id, state="over")
    assert await store.contests.due() == []
    assert await store.contests.of_person("ann") == []
    assert [each.id for each in await store.contests.of_guild("guild", 5)] == [made.id]


async def test_what_is_not_there_and_what_is_too_much(store: Store) -> None:
    for attempt in (
        store.contests.get(1),
        store.contests.change(1, state="open"),
        store.contests.enter(1, "ann", "Ann", here=False),
        store.contests.draw(1, 0, []),
    ):
        with pytest.raises(Missing):
            await attempt
    made = [await store.contests.create(contest()) for _ in range(MOST_IN_GUILD)]
    for attempt in (
        store.contests.draw(made[0].id, 0, []),
        store.contests.change(made[0].id, only_if="open", state="running"),
    ):
        with pytest.raises(Overtaken):
            await attempt
    with pytest.raises(Missing):
        await store.contests.change_entrant(made[0].id, "ann", ready=False)
    with pytest.raises(TooManyContests):
        await store.contests.create(contest())
    await store.contests.change(made[0].id, state="cancelled")
    await store.contests.create(contest())


async def test_a_server_names_who_looks_after_its_contests(store: Store) -> None:
    assert await store.contests.marshals("guild") is None
    await store.contests.set_marshals("guild", "role")
    assert await store.contests.marshals("guild") == "role"
    await store.contests.set_marshals("guild", None)
    assert await store.contests.marshals("guild") is None


async def test_nothing_is_left_of_an_entrant(store: Store, tmp_path: Path) -> None:
    draft = await store.contests.create(contest(host_id=WHO, name=NAME))
    made = await store.contests.create(contest(host_id=WHO))
    await store.contests.change(made.id, state="running")
    await store.contests.enter(made.id, WHO, NAME, here=True)
    drawn = NewPod(members=(WHO, "bob"), result="{}")
    await store.contests.draw(made.id, 0, [drawn], [Decision(by=WHO, what=f'{{"who": "{WHO}"}}')])
    (pod_,) = (await store.contests.get(made.id)).pods
    await store.contests.settle(made.id, pod_, result=f'{{"{WHO}": 1}}')
    with pytest.raises(StillShown):
        await store.people.forget(WHO)
    told = await store.people.everything(WHO)
    assert [each["title"] for each in told["contests"]] == ["Friday"]
    assert [each["contest"] for each in told["contests_hosted"]] == [draft.id, made.id]
    await store.contests.change(made.id, state="over")
    await store.people.forget(WHO)
    assert await left(store, tmp_path, WHO, NAME) == []
    instead = (await store.contests.get(made.id)).entrants[0].user_id
    after = (await store.contests.get(made.id)).pods[0]
    assert after.members == (instead, "bob")
    assert after.result == f'{{"{instead}": 1}}'
