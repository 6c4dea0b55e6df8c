### Bellum Magica in English. Names of castles, creatures and settlements come from the box.

name = Bellum Magica
tagline = Gather a horde, plunder the humans and rob each other's castles.
rules-summary =
    You are an evil lord, and the richest one wins. Your castle has six numbered rows. Creatures tucked on its left add food, runestones and treasure maps to the rows; on its right, swords, magic swords and thieves. To begin with, two goblins choose a side in secret, and all are shown together.
    {""}**The active horde.** The captain rolls the die: that row is the active horde, and works today in every castle. Whoever does not like it may treat the table with a barrel of beer, and the captain rolls again; the captain can also use a confusion spell, which is ready again the next day. All answer at once and under seal. The answers are then read in turn order, the captain’s first: the first who pays is the only one to pay, and about the new number everybody is asked afresh; only whoever has just passed on that very number is not asked again.
    {""}**Harvest and scouts.** The active horde, and nothing else, brings each castle its food and runestones. Whoever has the most treasure maps in it takes a metal chest; if several tie, each of them takes a wooden one.
    {""}**Attacks.** In turn order each lord may attack once. A settlement falls to as many swords as it shows shields, and against magic shields only magic swords help; they count as ordinary swords too. Its loot is yours, and the card is gone, except for the tavern, which anybody may plunder every day. A castle is robbed in the same way, but you need a thief for each chest (you choose its kind, chance which one of that kind), and whoever has been robbed gets a shield. You hold at most two barrels.
    {""}**Recruits.** Then you recruit, as many creatures as you can pay: an evil one for 2 food, a more evil one for 1 runestone and 4 food or for 3 runestones. Left or right is chosen for good. Some bring shields or a confusion spell, on either side.
    {""}**The end.** When somebody holds 10 chests after the attacks of a day, the match is over. Only the values of the chests count, and you see none but your own: the highest sum wins, whoever it was that had ten. If two are level, more chests win; if those are level too, the victory is shared.

option-first_captain = The first captain
option-first_captain-random = Drawn by lot
option-castle_wishes = Your castle
option-castle_wishes-any = Any
option-castle_wishes-ravenspire = Ravenspire
option-castle_wishes-mudmaw_keep = Mudmaw Keep
option-castle_wishes-embergate = Embergate
option-castle_wishes-thornhold = Thornhold
option-castle_wishes-gloomtower = Gloomtower
option-end_at = The match ends at
option-end_at-10 = 10 chests
option-end_at-7 = 7 chests (shorter)
option-supply = Food and runestones
option-supply-unlimited = Never run out
option-supply-printed = As many as in the box
option-day_cap = Last day
option-day_cap-none = No last day
option-day_cap-number = Day { $number }

## Subcommands

phrase-place = Put your goblins to the left or to the right of your castle
step-place-goblins = Which goblin goes where
phrase-treat = Treat for a new roll, or keep the row
step-treat-with = A barrel, a spell, or nothing
phrase-attack = Plunder a settlement or rob a castle
step-attack-target = A settlement or somebody's castle
phrase-stay = Attack nobody today
phrase-steal = Choose which chests you steal
step-steal-chests = Which chests
phrase-recruit = Recruit a creature
step-recruit-creature = Which creature, on which side, for what
phrase-done = Recruit nobody more today
phrase-plan = Attack and recruit in one go
step-plan-raid = Whom you attack
step-plan-first = Whom you recruit then
step-plan-second = Whom you recruit second
step-plan-third = Whom you recruit third
step-plan-then = Done after that, or asked again
phrase-withdraw = Take back a sealed answer that has not counted yet
phrase-pass_today = Treat no more today
phrase-orders = Write standing orders that answer for you

## Questions

prompt-goblins = Where do your goblins go? Left they gather, right they fight.
prompt-poll = The die shows { $row }. Do you treat for a new roll?
prompt-raid = Whom do you attack today?
prompt-steal = { $count ->
    [one] You are in the castle of { $victim }. Which chest do you steal?
   *[other] You are in the castle of { $victim }. Which chests do you steal, up to { $count }?
}
prompt-recruit = Whom do you recruit? The side is chosen for good.
prompt-plan-raid = Your day: whom do you attack?
prompt-plan-recruits = Your day: whom do you recruit after that?
prompt-orders = { $page ->
    [stops] Standing orders: when do they stop?
    [treats] Standing orders: which rows make you treat?
    [row] Standing orders: what if this row is rolled?
    [unless] Standing orders: which rows are fine as they are?
    [raid] Standing orders: whom do you attack?
    [raid-list] Standing orders: whom do you attack today, what you like best first?
    [recruit] Standing orders: whom do you recruit?
    [recruit-list] Standing orders: whom do you recruit, what you like best first?
    [recruit-evil] Standing orders: which evil creature, once it lies open?
    [recruit-more-evil] Standing orders: which more evil creature, once it lies open?
    [recruit-side] Standing orders: on which side?
    [keep] Standing orders: what is to be left after recruiting?
   *[top] Standing orders
}

## Answers

side = { $side ->
    [left] left
    [right] right
   *[auto] whichever side is better
}
tucked = { $creature } { $side }
move-place-goblins = { $goblins }
move-treat = { $answer ->
    [barrel] Treat the table (1🍺)
    [spell] Confusion spell (1🌀)
   *[pass] Keep row { $row }
}
move-withdraw = Take my answer back
move-plunder = { $settlement }
castle-of = 🏰 { $who }
move-rob = { $most ->
    [0] 🏰 { $victim }: choose the chests…
   *[1] 🏰 { $victim }: take { $chests }
}
move-stay = Stay at home
move-steal = { $chest ->
    [gold] 👑 Golden chest
    [metal] 🧰 Metal chest
   *[wood] 📦 Wooden chest
}
move-recruit = { $side ->
    [left] ← Left ({ $price })
    [right] Right ({ $price }) →
   *[auto] Whichever is better ({ $price })
}
move-done = Done recruiting
part-whole-day-plan = { $raided ->
    [0] Attack and recruit in one go…
   *[1] Recruit several in one go…
}
part-whole-day-back = ↑ One step back
move-whole-day = { $otherwise ->
    [done] Do it, and that is all for today
   *[ask] Do it, then ask me again
}
group-targets = { $sort ->
    [rob] Castles
   *[plunder] Settlements
}
group-creature = { $creature }
group-keep = { $resource ->
    [food] Food
   *[runestones] Runestones
}
group-add = Add to the list
creature-any = { $tier ->
    [any-more-evil] Any “more evil” creature
   *[any-evil] Any “evil” creature
}
creature-priced = { $creature } ({ $price })
price = { $count ->
    [1] { $first }
   *[2] { $first } or else { $second }
}
hint-goblins = Added to rows 1–6: { $rows }
hint-treat = { $answer ->
    [barrel] The captain rolls again. Left to you: { $barrels }🍺
    [spell] You roll again. Left for today: { $spells }🌀
   *[pass] If nobody treats, this row is the active horde today; about a new row you are asked again
}
hint-pass-today = Keep whatever row comes up today: you are not asked about it again
hint-plunder =
    { $defence } → { $loot }{ $instead ->
        [0] {""}
       *[1] {" "}(instead of { $missed })
    }{ $short ->
        [0] {""}
       *[1] {" "}(the supply lacks { $lost })
    }{ $spilt ->
        [0] {""}
       *[1] {" "}(no room for { $spilt }🍺)
    }
hint-rob = { $defence } → { $most } of { $chests }
hint-stay = No attack today
hint-plan = { $raided ->
    [0] You choose both now, and need not come back today
   *[1] You choose all of them now, and need not come back today
}
hint-done = The day is over for you
hint-whole-day = { $otherwise ->
    [done] What cannot be had then is left out
   *[ask] You choose whom else to recruit
}
hint-recruit = { $count ->
    [0] { $rows }
   *[1] { $rows } · { $tokens }
}
hint-recruit-any = The first open one of that deck when your turn comes

## Notes beside a question

note-castle = Your castle, rows 1–6: { $rows }
note-rows = Your castle so far, rows 1–6: { $rows }
note-poll =
    { $roll ->
        [1] {""}
       *[2] Roll { $roll } of the day.{" "}
    }{ $count ->
        [0] You are asked first: your answer counts at once.
        [1] Your answer counts if { $before } does not treat.
       *[2] Your answer counts if nobody before you treats ({ $before }).
    }
note-prospects = What each row would bring you today:
note-prospect =
    { $active ->
        [0] ▫️ { $row }:
       *[1] ▶️ { $row }:
    } { $count ->
        [0] nothing
       *[1] { $gains }
    }
gain-scouts = { $chest } by scouts
gain-plunder = ⚔️ { $settlement } ({ $loot })
gain-robbery = ⚔️ castle of { $who } ({ $loot })
note-horde = Active horde, row { $row }: { $force }
note-stock = { $count ->
    [0] Nothing in stock
   *[1] In stock: { $goods }
}
note-steal = { $count ->
    [one] { $victim } has { $chests }. You take { $count } chest; its value shows once it is yours.
   *[other] { $victim } has { $chests }. You take up to { $count } chests; their values show once they are yours.
}
note-purse = To spend: { $goods }
note-joined = Castle with **{ $creature }** on the left: { $left } | on the right: { $right }{ $count ->
    [0] {""}
   *[1] {" "}· { $tokens }
}
note-plan-raid = { $count ->
    [0] Attack: { $raid }
   *[1] Attack: { $raid } → { $loot }
}
note-plan-recruit = { $number }. Recruit: { $wish }
note-plan-nobody = Recruit: nobody yet
note-left = { $count ->
    [0] Nothing would be left.
   *[1] Then left: { $goods }
}
wish = { $usual ->
    [0] { $creature } ({ $side }, { $price })
   *[1] { $creature } ({ $side })
}

## Why not

reason-no-barrel = You have no barrel.
reason-not-captain = Only the captain can use a confusion spell.
reason-no-ready-spell = You have no confusion spell that is ready.
reason-settlement-gone = Somebody was faster: it has been plundered today.
reason-no-thief = No thief in your active horde.
reason-no-chests = There are no chests to steal.
reason-magic-short = { $missing ->
    [one] Still missing: { $missing } magic sword
   *[other] Still missing: { $missing } magic swords
}{ $more ->
    [0] .
   *[1] {" "}and { $others }.
}
missing-swords = { $count ->
    [one] { $count } sword of any kind
   *[other] { $count } swords of any kind
}
reason-swords-short = { $missing ->
    [one] Still missing: { $missing } sword.
   *[other] Still missing: { $missing } swords.
}
reason-cannot-pay = Still missing: { $goods }.

## Standing orders

move-pass-today = { $on ->
    [0] Take back “No more treats from you today”
   *[1] No more treats from you today
}
move-leaf = { $page ->
    [stops] When to stop…
    [treats] Treats…
    [unless] Treat unless…
    [raid] Attacks…
    [raid-list] A list for today…
    [recruit] Recruits…
    [recruit-list] A list…
    [recruit-evil] An “evil” one not open yet…
    [recruit-more-evil] A “more evil” one not open yet…
   *[keep] Keep something…
}
move-order-row = { $answer ->
    [ask] Row { $row }: you are asked…
    [barrel] Row { $row }: 🍺…
    [spell] Row { $row }: 🌀…
    [spell-then-barrel] Row { $row }: 🌀 or 🍺…
   *[pass] Row { $row }: fine…
}
move-order-lifetime = { $value ->
    [today] Switch to: what you write holds for today only
   *[until-changed] Switch to: what you write holds until you change it
}
move-order-absent = { $value ->
    [auto] Switch to: if you are late, the choice is made for you
   *[pass] Switch to: if you are late, nothing is done
}
template-tavern = ★ Pass while only the tavern can be raided
hint-template-tavern = In rows where anybody can attack more than the tavern you are asked, and about everything else
template-thrifty = ★ Never treat
hint-template-thrifty = Asks you about everything else; nothing is paid for another row
template-away = ★ You are away: all is chosen for you
hint-template-away = Never treats, attacks and recruits as seems best, until you change it
move-order-treat = { $answer ->
    [ask] Row { $row }: you are asked
    [barrel] Row { $row }: a barrel 🍺
    [spell] Row { $row }: a spell 🌀
    [spell-then-barrel] Row { $row }: a spell 🌀, or else a barrel 🍺
   *[pass] Row { $row }: fine as it is
}
move-order-tavern = { $value ->
    [0] Treat in tavern rows like in any other
   *[1] Pass while only the tavern can be raided
}
hint-order-tavern = rows in which nobody can attack anything but the tavern
move-order-never-treat = Never treat
move-order-unless = { $on ->
    [0] + Row { $row }
   *[1] − Row { $row }
}
move-order-unless-save = { $count ->
    [0] Save: treat whatever the row
   *[1] Save: treat unless it is { $rows }
}
move-order-keep-barrels = { $value ->
    [0] Keep no barrel back
    [one] Keep { $value } barrel back
   *[other] Keep { $value } barrels back
}
move-order-raid = { $value ->
    [stay] Stay at home
    [auto] The best attack
   *[ask] You are asked
}
move-order-raid-add = + { $value }
given = Only if still there: { $settlement }
given-nothing = Whatever lies there
group-given = The next one on the list
target-given = { $target }, if still there: { $settlement }
target-best = The best settlement
listed-best = the best settlement
move-order-raid-otherwise = { $value ->
    [stay] Switch to: if none of these can be attacked, stay at home
   *[ask] Switch to: if none of these can be attacked, you are asked
}
move-order-raid-save = Save for today
move-order-recruit = { $value ->
    [none] Recruit nobody
    [auto] The best creatures
   *[ask] You are asked
}
move-order-recruit-what = + { $value }…
move-order-keep = { $on ->
    [0] Keep { $goods }
   *[1] ✓ Keep { $goods }
}
move-order-recruit-otherwise = { $value ->
    [done] Switch to: once none of these is left, recruit nobody
   *[ask] Switch to: once none of these is left, you are asked
}
move-order-recruit-save = { $lifetime ->
    [today] Save for today
   *[until-changed] Save until you change it
}
move-order-drop = Throw the list away
hint-order-lifetime = { $value ->
    [today] What you write then ends with the day
   *[until-changed] What you write then holds day after day
}
hint-order-absent = { $value ->
    [auto] If a time limit runs out on you, a sensible choice is made
   *[pass] If a time limit runs out on you: no treat, no attack, no recruit
}
hint-order-auto = Chosen for you by what everybody can see
note-orders-none = Nothing is written here: you will be asked. Only you see your orders.
note-orders-standing = ✓ Until you change it (only you see it):
note-orders-today = { $over ->
    [0] ✓ Today only (only you see it):
   *[1] ✓ For today, going before that:
}
order-tavern = Treats: never in rows in which nobody can attack more than the tavern.
order-never-treat = Treats: never.
order-treats = Treats, by row: { $rules }.
order-rows = { $answer ->
    [ask] you are asked ({ $rows })
    [barrel] a barrel ({ $rows })
    [spell] a spell ({ $rows })
    [spell-then-barrel] a spell or else a barrel ({ $rows })
   *[pass] fine as it is ({ $rows })
}
order-kept-barrels = { $count ->
    [one] { $count } barrel is kept back.
   *[other] { $count } barrels are kept back.
}
order-raid = { $mode ->
    [stay] Attack: none, stay at home.
    [auto] Attack: the best one, chosen for you.
   *[ask] Attack: you are asked.
}
order-raid-list = { $otherwise ->
    [stay] Attack the first that can be had: { $targets }. If there is none, stay at home.
   *[ask] Attack the first that can be had: { $targets }. If there is none, you are asked.
}
order-recruit = { $mode ->
    [none] Recruits: nobody.
    [auto] Recruits: the best ones, chosen for you.
   *[ask] Recruits: you are asked.
}
order-recruit-list =
    Recruit what can be had, in this order: { $wishes }.{ $keeps ->
        [0] {""}
       *[1] {" "}Keep { $kept }.
    } { $otherwise ->
        [done] Then that is all for the day.
       *[ask] Then you are asked.
    }
order-absent = { $answer ->
    [auto] If a time limit runs out on you: a sensible choice is made for you.
   *[pass] If a time limit runs out on you: no treat, no attack, no recruit.
}
note-pen = { $lifetime ->
    [today] { $late ->
        [0] ✏️ What you write here holds for today only.
       *[1] ✏️ What you write here holds for today only, and today it comes too late.
    }
   *[until-changed] ✏️ What you write here holds until you change it.
}
note-order-at-once = { $subject ->
    [treats] ⚠️ You are being asked about this roll: what you order about it answers at once.
    [raids] ⚠️ You are being asked for your attack: what you order about it answers at once.
   *[recruits] ⚠️ You are being asked for your recruits: what you order about them answers at once.
}
note-order-last = { $done ->
    [0] ⚠️ All the rest is ordered: with this too you are asked nothing any more, and your days run by themselves. “Write for today only” is on the first page.
   *[1] ⚠️ Everything is ordered: you are asked nothing, and your days run by themselves until you change that.
}
stop-robbed = your castle is robbed
stop-gone = somebody else takes what you have listed
stop-chests-5 = somebody else has 5 chests or more
stop-chests-7 = somebody else has 7 chests or more
stop-end-near = somebody else is one chest from the end
note-stops = Then all your orders rest, and you are asked until you take them up again.
dry-treats = Treats, by row: { $rules }.
dry-raid = { $asks ->
    [0] Attack in row { $row }: { $what }.
   *[1] Attack in row { $row }: you would be asked.
}
dry-recruit = { $asks ->
    [0] Recruits: { $what }.
   *[1] Recruits: you would be asked.
}
dry-creature = { $creature }, { side }
note-unless = { $count ->
    [0] Not saved yet: you would treat at every row, with a spell or else a barrel.
   *[1] Not saved yet: { $rows } are fine as they are. You would treat at the others, with a spell or else a barrel.
}
note-unsaved = Not saved yet: { $order }
note-wanted = { $known ->
    [0] Next: { $creature }
   *[1] Next: { $creature }, rows 1–6: { $brings }
}

### Signs: told apart by their shapes, explained on the board and in the guide.

good = { $count }{"\u2060"}{ $sign ->
    [rune] 💎
    [barrel] 🍺
    [map] 🗺️
    [sword] 🗡️
    [magic] ✨{"\u2060"}🗡️
    [thief] 🥷
    [shield] 🛡️
    [magic-shield] ✨{"\u2060"}🛡️
    [spell] 🌀
    [wood] 📦 { $count ->
        [one] chest
       *[other] chests
    }
    [metal] 🧰 { $count ->
        [one] chest
       *[other] chests
    }
    [gold] 👑 { $count ->
        [one] chest
       *[other] chests
    }
   *[food] 🍖
}
cost = { $runestones ->
    [0] { $food }{"\u2060"}🍖
   *[1] { $food ->
        [0] { $runestones }{"\u2060"}💎
       *[1] { $food }{"\u2060"}🍖 + { $runestones }{"\u2060"}💎
    }
}
row = { $sign ->
    [rune] 💎
    [map] 🗺️
    [sword] 🗡️
    [magic] ✨{"\u2060"}🗡️
    [thief] 🥷
   *[food] 🍖
}{"\u00A0"}{ $one }{"\u00A0"}{ $two }{"\u00A0"}{ $three }{"\u00A0"}{ $four }{"\u00A0"}{ $five }{"\u00A0"}{ $six }
row-tight = { $sign ->
    [rune] 💎
    [map] 🗺️
    [sword] 🗡️
    [magic] ✨{"\u2060"}🗡️
    [thief] 🥷
   *[food] 🍖
}{"\u00A0"}{ $one }{ $two }{ $three }{ $four }{ $five }{ $six }
cell = { $active ->
    [0] { $count }
   *[1] [{ $count }]
}
cell-shown = { $count ->
    [0] { $active ->
        [0] ·
       *[1] [·]
    }
   *[1] { cell }
}
mark = { $sign ->
    [chests] chests
    [die] 🎲
    [castle] 🏰
    [rune] 💎
    [barrel] 🍺
    [map] 🗺️
    [sword] 🗡️
    [magic] ✨🗡️
    [thief] 🥷
    [shield] 🛡️
    [magic-shield] ✨🛡️
    [spell] 🌀
    [wood] 📦 wooden
    [metal] 🧰 metal
    [gold] 👑 golden
   *[food] 🍖
}
ready = { $ready }/{ $spells }
rows = { $rows }
values = { $sign ->
    [wood] 📦 wooden
    [metal] 🧰 metal
   *[gold] 👑 golden
}{ $count ->
    [0] {""}
    [one] {" "}chest
   *[other] {" "}chests
} ({ $values })
nothing = nothing
place = { $settlement } ({ $defence }): { $loot }
creature = { $tokens ->
    [0] { $creature }: { $left } | { $right }
   *[1] { $creature } (+{ $bonus }): { $left } | { $right }
}

## The board

board-title = { $day ->
    [0] Before the first day
   *[1] Day { $day }
}
board-die = { $roll ->
    [1] 🎲 Row { $row } · captain: { $captain }
   *[2] 🎲 Row { $row } after { $roll } rolls · captain: { $captain }
}
board-phase = { $phase ->
    [setup] ▸ Goblins left or right? To answer: { $asked }
    [treats] ▸ Does anybody treat? To answer: { $asked }
    [plunder] ▸ Plunder: { $asked }
    [recruiting] ▸ Recruiting: { $asked }
   *[over] ▸ The match is over
}{ $done ->
    [0] {""}
   *[1] {" "}· done: { $before }
}
board-settlements = { $count ->
    [0] Settlements (the deck is empty)
   *[1] Settlements (deck { $count }: farms { $farms }, villages { $villages }, cities { $cities })
}
board-chests = { $count ->
    [0] No chests left in the piles
   *[1] Chests in the piles: { $chests }
}
board-lost = Out of the game: { $chests }
board-creatures = { $tier ->
    [evil] Evil creatures: { $price } · deck: { $count }
   *[more_evil] More evil creatures: { $price } · deck: { $count }
}
board-seats = { $end ->
    [one] Castles (played to { $end } chest{ $capped ->
        [0] )
       *[1] {" "}or to the end of day { $day })
    }
   *[other] Castles (played to { $end } chests{ $capped ->
        [0] )
       *[1] {" "}or to the end of day { $day })
    }
}
board-seat =
    { $captain ->
        [0] {""}
       *[1] 🎲{" "}
    }**{ $who }** · { $castle } · { $count ->
        [0] no chests
       *[1] chests { $count }: { $chests }
    }{ $near ->
        [0] {""}
       *[1] {" "}⏳ end near
    }{ $leaving ->
        [0] {""}
       *[1] {" "}· leaves tonight
    }
board-castle =
    { $captain ->
        [0] {""}
       *[1] 🎲{" "}
    }{ $who } · { $castle }{ $near ->
        [0] {""}
       *[1] {" "}⏳ end near
    }{ $leaving ->
        [0] {""}
       *[1] {" "}· leaves tonight
    }
board-stock =
    { $defence }{ $spells ->
        [0] {""}
       *[1] {" "}· 🌀 ready { $ready } of { $spells }
    }{ $held ->
        [0] {""}
       *[1] {" "}· { $goods }
    }
board-goblins = Goblins, { $who }: { $goblins }
board-gone = { $who } ({ $castle }): out of the match
board-legend = -# Six numbers are rows 1 to 6, [active]. 🍖 food, 💎 runestone, 🗺️ treasure map | 🗡️ sword, ✨🗡️ magic sword, 🥷 thief · 🛡️ shield, ✨🛡️ magic shield, 🌀 confusion spell, 🍺 barrel · chests: 📦 wooden, 🧰 metal, 👑 golden · 🎲 die and captain, ▸ what is being done, ⏳ nearly enough chests, ⚔️ plunder
board-legend-held = -# 🍖 food, 💎 runestone, 🍺 barrel · 🌀 spells: ready/all · 🛡️ shield · 🎲 captain · ⏳ nearly enough chests

## The own page

own-title = Your hoard
score = { $last ->
    [chests] ⏳ **The last attacks, if somebody still holds { $end } chests after them.** Chests: { $counts }
    [day] ⏳ **The last attacks: the match ends with this day.** Chests: { $counts }
   *[none] Chests (the match ends at { $end }): { $counts }
}
own-chests = { $count ->
    [0] You have no chests yet (the match ends at { $end })
   *[1] { $points ->
        [one] Your chests: { $count } of { $end }, worth { $points } point: { $chests }
       *[other] Your chests: { $count } of { $end }, worth { $points } points: { $chests }
    }
}
own-ahead = { $last ->
    [chests] ⏳ **The last attacks, if somebody still holds { $end } chests after them.** Chests of all: { $counts }
    [day] ⏳ **The last attacks: the match ends with this day.** Chests of all: { $counts }
   *[none] Chests of all: { $counts }
}
own-count = { $who } { $count }
own-stock = { $count ->
    [0] You have nothing in stock
   *[1] Your stock: { $goods }
}
own-sides = Sealed: { $goblins }. “Standing orders” takes it back.
own-treat = Sealed for row { $row }: { $answer ->
    [barrel] a barrel 🍺
    [spell] a spell 🌀
   *[pass] no treat
}. “Standing orders” takes it back.
own-rows = What each row would bring you
own-rivals = { $count ->
    [one] What each row would bring your rival
   *[other] What each row would bring your rivals
}
brief-chest = 1{"\u2060"}{ $sign ->
    [wood] 📦
    [metal] 🧰
   *[gold] 👑
}
own-rival = **{ $who }** ▶️ { $now }
own-rival-else = -# { $one } · { $two } · { $three } · { $four } · { $five }
own-cell = { $row ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
} { $count ->
    [0] –
   *[1] { $brings }
}
own-blow = ⚔️ { $target }
target-castle = castle of { $who }
own-reach = Within your reach in row { $row }
own-near = { $target } ({ $defence }): { $loot }
own-nothing = Nothing
own-far = Out of reach, with what is missing: { $targets }
own-lack = { $target } ({ $missing })
own-orders = Your standing orders

## The log

event-dealt = { $drawn ->
    [0] { $seat } is captain first, as agreed.
   *[1] By lot, { $seat } is captain first.
} { $lairs }
dealt-seat = { $who }: { $castle } ({ $goblins })
event-chose-sides = Sealed: { $goblins }.
event-goblins-placed = 👺 Goblins: { $seats }
placed-seat = { $who } ({ $first } + { $second })
event-day-began = ☀️ **Day { $day }** · captain: { $captain } · 🎲 row **{ $row }**
row-then = { $before } → { $row }
event-answered = Your answer about row { $row }: { $answer ->
    [barrel] you treat with a barrel 🍺.
    [spell] you cast a confusion spell 🌀.
   *[pass] you do not treat.
}
event-took-back = { $seat } takes a sealed answer back.
event-treated = { $payment ->
    [barrel] 🍺 { $seat } treats: row { $row } → **{ $new }** (barrels left: { $left })
   *[spell] 🌀 { $seat } confuses everybody: row { $row } → **{ $new }** (spells left: { $left })
}
event-nobody-treats = Nobody treats: it stays row { $row }.
event-harvested = { $count ->
    [0] 🌾 No harvest for anybody
   *[1] 🌾 Harvest: { $crops }
}
crop = { $who } ({ $count ->
    [0] nothing
   *[1] { $goods }
}{ $short ->
    [0] {""}
   *[1] ; the supply lacks { $lost }
})
event-scouted = 🗺️ Scouts with { $maps }: { $finds }
find = { $who } { $chest }
event-looked = 👁️ Your new chests: { $chests }
event-plundered =
    ⚔️ { $seat } plunders **{ $settlement }**: { $count ->
        [0] nothing
       *[1] { $loot }
    }{ $over ->
        [0] {""}
       *[1] {" "}(left behind: { $left })
    }
event-robbed = 🥷 { $thief } robs { $victim } (guarded by { $shields } now): { $chests }
event-stolen = 🥷 { $thief } robs { $victim } (guarded by { $shields } now): { $chests }. Only { $thief } and { $victim } know what they are worth.
event-end-near = { $chests ->
    [one] ⏳ { $chests } chest is with { $seat } now!
   *[other] ⏳ { $chests } chests are with { $seat } now!
}
event-stayed = { $seat } stays at home
event-no-attack = { $seat } can reach nothing
event-recruited = ➕ { $seat } recruits **{ $creature }** on the { $side ->
    [left] left
   *[right] right
} for { $price }{ $tokens ->
    [0] {""}
   *[1] {" "}(bonus: { $bonus })
}{ $more ->
    [0] {""}
   *[1] {" "}→ next: { $turned_up }
}
event-planned = 🗒️ As you had planned.
event-settlements-turned-up = 🏘️ New settlements: { $cards }
event-deck-empty = { $deck ->
    [evil] The last evil creature is in the display.
    [more-evil] The last more evil creature is in the display.
   *[settlement] The last settlements are open.
}
event-departed = { $count ->
    [0] { $seat } leaves the match for good.
   *[1] { $seat } leaves the match for good, and takes along { $chests }.
}
event-match-ended = { $why ->
    [chests] 🏁 Enough chests, the match is over.
    [day-cap] 🏁 That was the last day.
   *[alone] 🏁 Everybody else has left.
} { $count ->
    [1] { $winners } wins.
   *[2] { $winners } share the victory.
}

## The end

ending = { $count ->
    [1] { $why ->
        [alone] { $winners } wins: nobody else is left.
        [chests] { $points ->
            [one] { $winners } wins with { $points } point: others have as many, but fewer chests.
           *[other] { $winners } wins with { $points } points: others have as many, but fewer chests.
        }
       *[points] { $points ->
            [one] { $winners } wins with { $points } point.
           *[other] { $winners } wins with { $points } points.
        }
    }
   *[2] { $points ->
        [one] Shared victory with { $points } point: { $winners }.
       *[other] Shared victory with { $points } points: { $winners }.
    }
}
ending-title = The match is over
ending-rank = { $count ->
    [0] { $rank }. { $who }: 0 (no chests)
   *[1] { $rank }. { $who }: { $points } (chests { $count }: { $chests })
}
ending-gone = { $rank }. { $who }: left the match
ending-tie = { $shared ->
    [0] { $one } before { $other }: equal points, more chests ({ $more } : { $less })
   *[1] { $one } and { $other }: equal points, equally many chests
}
ending-sources = Where chests came from (with their points)
ending-source = { $who }: scouts { $scouted } ({ $scouted_points }), settlements { $plundered } ({ $plundered_points }), robberies { $stolen } ({ $stolen_points }), lost to thieves { $lost } ({ $lost_points })
ending-castles = The castles
ending-castle = **{ $who }** · { $castle } · { $defence }
ending-statistics = Statistics
ending-rolled = Days: { $days } · rolls of 1–6: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }
ending-tally =
    { $who }: scouts best { $scouts_won }×, tied { $scouts_shared }× · taverns { $taverns }, farms { $farms }, villages { $villages }, cities { $cities } · robberies { $robberies }, suffered { $robbed } · evil left { $evil_left }, right { $evil_right }; more evil left { $more_evil_left }, right { $more_evil_right }{ $count ->
        [0] {""}
       *[1] {" "}· treats (row → new row): { $treats }
    }
ending-treat = { $before } → { $after }

## The guide

guide-basics = Signs, prices, chests
guide-signs = Signs
guide-strength = Every 🛡️ takes a 🗡️, every ✨🛡️ a ✨🗡️. A ✨🗡️ also serves as a 🗡️, but not the other way round.
guide-prices = Recruiting
guide-price = { $tier ->
    [evil] Evil creature: { $price }
   *[more_evil] More evil creature: { $price }
}
guide-chests = Chests: how many there are of each value
guide-chest = { $sign ->
    [wood] 📦
    [metal] 🧰
   *[gold] 👑
} { $chest } ×{ $count }: { $values }
guide-value = { $value } (×{ $count })
guide-substitutes = No { $chest } left: { $first }, and then { $second }.
guide-limits = Good to know
guide-scouts = The most 🗺️ of the active horde bring { $alone }; if several seats have as many, each gets { $shared }.
guide-barrels = { $count ->
    [one] A seat holds { $count } 🍺 at most.
   *[other] A seat holds { $count } 🍺 at most.
}
guide-thieves = { $chests ->
    [one] Each 🥷 takes { $chests } chest.
   *[other] Each 🥷 takes { $chests } chests.
} For every robbery the victim gets { $shields } 🛡️.
guide-lairs = Castles and goblins
guide-castles = { $rows ->
    [one] Castles: { $rows } row, left | right
   *[other] Castles: { $rows } rows, left | right
}
guide-castle = { $castle } ({ $defence }): { $left } | { $right }
guide-goblins = { $count ->
    [one] Goblins: each seat gets { $count }
   *[other] Goblins: each seat gets { $count }
}
guide-creatures = { $tier ->
    [evil] Evil creatures: { $count } ({ $number } of { $pages })
   *[more_evil] More evil creatures: { $count } ({ $number } of { $pages })
}
guide-settlements = Settlements: defence and loot
guide-tavern = -# The tavern is always open, and nobody clears it out.
guide-kind = { $kind ->
    [farm] Farms: { $count }
    [village] Villages: { $count }
   *[city] Cities: { $count }
}
guide-in-game = In the game, farms on top, cities at the bottom
guide-setup = { $seats ->
    [one] { $seats } player: farms { $farms }, villages { $villages }, cities { $cities }; open { $open }
   *[other] { $seats } players: farms { $farms }, villages { $villages }, cities { $cities }; open { $open }
}

## Castle by castle, and pictures

region-castle = { $who } · { $castle }
region-rows = { $coming ->
    [0] What each row shows
   *[1] What each row shows → what it would bring today
}
region-cards = { $who }: the cards
region-all = All castles, row by row
region-nobody = Nobody is left.
own-joined = Your rows with each of them
region-legend = -# Six figures: rows 1 to 6, [active] · 🍖 food, 💎 runestone, 🗺️ treasure map · 🗡️ sword, ✨🗡️ magic sword, 🥷 thief · ⚔️ plunder
region-left = On the left, to gather
region-right = On the right, to fight
region-row =
    { $row }{ $active ->
        [0] {""}
       *[1] {" "}▶️
    } { $count ->
        [0] –
       *[1] { $signs }
    }{ $more ->
        [0] {""}
       *[1] {" "}→ { $gains }
    }
row-number = { $row ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
}
region-card-name = { $card }{ $count ->
    [0] {""}
   *[1] {" "}(+{ $tokens })
}
region-card = { region-card-name }: { $rows }
sign = { $sign ->
    [rune] runestone
    [map] treasure map
    [sword] sword
    [magic] magic sword
    [thief] thief
    [shield] shield
    [magic-shield] magic shield
    [spell] confusion spell
    [barrel] barrel
    [wood] wooden
    [metal] metal
    [gold] golden
   *[food] food
}
picture-phase = { $phase ->
    [setup] Goblins left or right?
    [treats] Does anybody treat?
    [plunder] Plunder
    [recruiting] Recruiting
   *[over] The match is over
}
picture-tier = { $tier ->
    [evil] Evil creatures · deck: { $count }
   *[more_evil] More evil creatures · deck: { $count }
}
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-places = Settlements · deck: { $count }
picture-piles = Chests in the piles
picture-last = last day: { $day }
picture-chances = In each cell: above harvest and scouts, below the best attack.
picture-gone = out of the match
picture-edges = At the edges of a row: the chest that scouts would bring, and the best target.
alt = { $day ->
    [0] The table before the first day.
   *[1] { $row ->
        [0] The table on day { $day }.
       *[1] The table on day { $day }, row { $row } is active.
    }
}
alt-moves = To move: { $who }.
alt-lead = { $several ->
    [0] { $chests ->
        [one] { $who } leads with { $chests } chest.
       *[other] { $who } leads with { $chests } chests.
    }
   *[1] { $chests ->
        [one] Level at the top with { $chests } chest: { $who }.
       *[other] Level at the top with { $chests } chests: { $who }.
    }
}
alt-castle = { $who }: chests { $chests }, creatures { $creatures }, food { $food }, shields { $shields }.
alt-won = { $points ->
    [one] { $who } has won with { $points } point.
   *[other] { $who } has won with { $points } points.
}
alt-changes = What has changed:
alt-chests = { $gained ->
    [0] { $who }: chests −{ $chests }.
   *[1] { $who }: chests +{ $chests }.
}
alt-recruited = { $who }, new creatures: { $creatures }.
alt-plundered = Plundered: { $settlements }.
alt-hire = What creatures would change
alt-chances = What each row would bring
alt-aims = What you could plunder

## Components: the title of each, in the nominative

title-wood_chest = wooden chest
title-metal_chest = metal chest
title-gold_chest = golden chest
title-ravenspire = Ravenspire
title-mudmaw_keep = Mudmaw Keep
title-embergate = Embergate
title-thornhold = Thornhold
title-gloomtower = Gloomtower
title-goblin_cook = Goblin Cook
title-goblin_forager = Goblin Forager
title-goblin_swineherd = Goblin Swineherd
title-goblin_trapper = Goblin Trapper
title-goblin_mushroomer = Goblin Mushroomer
title-goblin_bruiser = Goblin Bruiser
title-goblin_spearman = Goblin Spearman
title-goblin_drummer = Goblin Drummer
title-goblin_slinger = Goblin Slinger
title-goblin_standard_bearer = Goblin Standard-Bearer
title-kobold_digger = Kobold Digger
title-kobold_lamplighter = Kobold Lamplighter
title-kobold_tinkerer = Kobold Tinkerer
title-imp_courier = Imp Courier
title-imp_pickpocket = Imp Pickpocket
title-imp_scribe = Imp Scribe
title-orc_butcher = Orc Butcher
title-orc_raider = Orc Raider
title-orc_sergeant = Orc Sergeant
title-orc_smith = Orc Smith
title-orc_on_a_boar = Orc on a Boar
title-bog_hag = Bog Hag
title-bog_lurker = Bog Lurker
title-mire_toad = Mire Toad
title-cave_spider = Cave Spider
title-spider_matron = Spider Matron
title-night_bat = Night Bat
title-carrion_crow = Carrion Crow
title-crypt_rat = Crypt Rat
title-rat_burglar = Rat Burglar
title-skeleton_footman = Skeleton Footman
title-skeleton_archer = Skeleton Archer
title-skeleton_steward = Skeleton Steward
title-zombie_porter = Zombie Porter
title-zombie_ploughman = Zombie Ploughman
title-restless_ghost = Restless Ghost
title-wailing_banshee = Wailing Banshee
title-will_o_wisp = Will-o'-Wisp
title-gloom_cultist = Gloom Cultist
title-hedge_witch = Hedge Witch
title-potion_brewer = Potion Brewer
title-hexed_scarecrow = Hexed Scarecrow
title-living_armour = Living Armour
title-stone_gargoyle = Stone Gargoyle
title-mimic_chest = Mimic Chest
title-gremlin_saboteur = Gremlin Saboteur
title-harpy_snatcher = Harpy Snatcher
title-harpy_scout = Harpy Scout
title-shadow_wolf = Shadow Wolf
title-werewolf_poacher = Werewolf Poacher
title-satyr_reveller = Satyr Reveller
title-lizard_tracker = Lizard Tracker
title-lizard_guard = Lizard Guard
title-tunnel_mole = Tunnel Mole
title-gnoll_brawler = Gnoll Brawler
title-gnoll_cutthroat = Gnoll Cutthroat
title-fire_dragon = Fire Dragon
title-frost_dragon = Frost Dragon
title-storm_dragon = Storm Dragon
title-bone_dragon = Bone Dragon
title-hoard_dragon = Hoard Dragon
title-mountain_giant = Mountain Giant
title-two_headed_ogre = Two-Headed Ogre
title-ogre_chef = Ogre Chef
title-cave_troll = Cave Troll
title-bridge_troll = Bridge Troll
title-vampire_countess = Vampire Countess
title-lich_librarian = Lich Librarian
title-death_knight = Death Knight
title-pit_demon = Pit Demon
title-demon_treasurer = Demon Treasurer
title-swamp_hydra = Swamp Hydra
title-minotaur_warden = Minotaur Warden
title-iron_golem = Iron Golem
title-nightmare_sphinx = Nightmare Sphinx
title-lake_kraken = Lake Kraken
title-burst_keg_tavern = The Burst Keg Tavern
title-onion_farm = Onion Farm
title-goose_farm = Goose Farm
title-old_mill = Old Mill
title-beehive_farm = Beehive Farm
title-vineyard = Vineyard
title-sheepfold = Sheepfold
title-horse_ranch = Horse Ranch
title-woodcutters_hamlet = Woodcutters' Hamlet
title-fishing_village = Fishing Village
title-potters_village = Potters' Village
title-charcoal_village = Charcoal Village
title-weavers_village = Weavers' Village
title-druid_village = Druid Village
title-shrine_village = Shrine Village
title-market_town = Market Town
title-harbour_town = Harbour Town
title-garrison_town = Garrison Town
title-cathedral_town = Cathedral Town
title-mint_city = Mint City
title-walled_city = Walled City
title-scholars_city = Scholars' City
title-bell_city = Bell City
title-wizards_city = Wizards' City
title-royal_capital = Royal Capital

## What those who watch can foretell

riddle-first-robbery = Who is the first to rob a castle?
riddle-first-nearly-there = Who is the first to need just one more chest?
