### Everything the bot itself says.

## Commands: what they do (at most 100 characters)

command-table = Open a table, look at it, leave it
command-table-open = Open a table in this channel
command-table-seek = Say what you would like to play, and find others
command-table-seekers = Let the board of open seats and of people who seek a game stand here (moderators only)
command-table-board = Show the board
command-table-log = What has happened so far
command-table-film = See the match as a film, turn by turn
command-table-who = Who sits where, whose move it is, and who was called
command-table-substitute = Let anybody take your seat; the host, a seat at which nobody plays
command-table-pause = Ask the table for a pause
command-table-extend = Ask the table for more time
command-table-live = Ask the table to play live for an evening
command-table-holidays = When nobody's time runs on this server
command-table-undo = Take back what you did last
command-table-resign = Leave the game; a steward plays on for you
command-table-replace = Give a seat to somebody else
command-table-lend = Lend your seat until a date, to a friend or to a steward
command-table-close = End this table for good (host only)
command-table-export = Get the finished match as a file that anybody can check
command-table-world = What earlier matches have left in this channel
command-table-roster = Who plays the next match of this channel's world, and when
command-table-hide = Hide a name that somebody made up (moderators only)
command-table-unhide = Show a hidden name again (moderators only)
command-table-void = Whether a finished match counts in ratings and statistics (managers only)
command-table-stands = Let everybody who watches say who wins (host only)
command-table-cast = See all hands some turns late; managers say who may
command-hand = Show my page, to me alone
command-me = My tables, whose move it is, and my settings
command-stats = What has come of the matches on this server
command-stats-me = My own ratings, places and opponents
command-stats-person = The same of somebody else
command-stats-game = Ratings and records of a game
command-stats-server = What is played on this server, and by whom
command-stats-almanac = Champions, records and worlds of this server
command-stats-prophets = Who says best who wins
command-help = How it works, and the rules in short
argument-game = Which game
argument-seats = How many seats
argument-pace = How fast
argument-players = With how many players in all; otherwise as soon as there are enough
argument-until = Until which day, like 2026-12-24; otherwise for a week
argument-seat = The number of the seat
argument-player = Who takes it
argument-whose = Whose results
argument-words = Which name or words
argument-show = Instead of all this: what has happened since your last turn
argument-zone = Set your time zone: you are called in your waking hours only
argument-days = For how many days; 0: go on now
argument-hours = For how many hours
argument-lent = For how many days; 0: it is yours again now
argument-friend = To whom; to nobody: a steward plays for you
argument-invited = Invite somebody (only for the host)
argument-force = Do it without asking whoever sits there; everybody reads that you did
argument-caster = Who may see all hands late (managers only); leave it out to look
argument-delay = How many turns late (usually 3); 0: no more

## Controls

choose = Choose
choose-several = Choose { $low } to { $high }
so-many-options = { $what } ({ $count ->
    [one] { $count } option
   *[other] { $count } options
})
choose-exactly = Choose exactly { $number }
enter = Enter…
another-number = Another number…
everything = All { $number }
nothing = Nothing
page = Page { $page } of { $pages }
amount-between = A number from { $low } to { $high }
your-words = At most { $most } characters
back = Back
done = Done
my-hand = My page
rules = Rules
why-not = Why not?
all-of-it = All of it
orders = Standing orders
orders-change = Change
templates = **Not always here?** Let some questions be answered for you; only you see it, and you can change it at any time:
templates-choose = Ready-made orders…
show-board = Board
board-tells = The whole table: **Board**.
in-words = In words
look-closer = Look closer…
drawn-steward = { $name } (bot)
film = Film
film-of = The film of this match of { $game }, a picture for every turn.
no-film = There is no film of this match.
film-too-large = However small I make it, this film is too large for a message.
export = Export
play-again = Play again
play-on = Play on in this world
play-again-there = Play again: to the table
play-on-there = Play on: to the table
join = Join
leave = Leave
add-steward = Add steward
add-steward-gentle = Add gentle steward
remove-steward = Remove steward
start = Start
options = Options

## A running match

you-are-next = You are next after { $name }.
waiting-for = Waiting for { $names }.
waiting-for-you = Waiting for you.
waiting-for-you-and = Waiting for you, and for { $names }.
opened-at = opened { $when }
asked-since = asked { $since }
asked-until = asked { $since }, time until { $until } ({ $left })
asked-excused = asked { $since }, time was up; this once there is time until { $until } ({ $left })
time-over = ⏰ { $name }'s time was up { $ago }
time-over-you = ⏰ Your time was up { $ago }, and the others wait for you.
rests = The match rests: it goes on as soon as somebody who plays presses something.
time-runs-low = ⏱ Your time runs low: { $left } for this turn. Each turn brings { $more } back, and you have used more than that.
time-excused-steward = ⏰ Your time was up. This once you have until { $until }; then a steward plays for you.
time-excused-default = ⏰ Your time was up. This once you have until { $until }; then the game answers for you with the least it can.
time-excused-open = ⏰ Your time was up. This once you have until { $until }; then a steward plays for you, and somebody else may take your seat.
time-ends-steward = ⏰ You have until { $until }; then a steward plays for you.
time-ends-default = ⏰ You have until { $until }; then the game answers for you with the least it can.
time-ends-open = ⏰ You have until { $until }; then a steward plays for you, and somebody else may take your seat.
time-ends-wait = ⏰ You have until { $until }; then everybody reads that your time was up, and waits for you.
time-ends-once-steward = ⏰ You have until { $until }, and this once a little more; then a steward plays for you.
time-ends-once-default = ⏰ You have until { $until }, and this once a little more; then the game answers for you with the least it can.
time-ends-once-open = ⏰ You have until { $until }, and this once a little more; then a steward plays for you, and somebody else may take your seat.
time-was-up = { $count ->
    [one] ⏰ Your time was up: the match went on without your answer.
   *[other] ⏰ Your time was up { $count } times: the match went on without your answers.
}
match-rests = Nobody has done anything for two rounds, so the match rests instead of playing on by itself. It goes on as soon as one of its players presses something.
match-goes-on = **{ $who }** is here, so the match goes on.
their-move = It is { $name }'s move.
world-begins = Its game 1 can begin.
match-over = The match is over.
to-the-board = To the board
your-move = { $who }, it is your move. Press **Choose**.
your-answer = { $who }, the game waits for your answer. Press **Choose**.
news-before = In brief: **Catch up** tells all of it.
news-left = Left out: { $left }. **Catch up** tells all of it.
turns-left = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
news-below = ⬇️ The rest stands below.
not-this-now = Not possible now: “{ $what }”.
your-question = Now: { $prompt }
first-this = First fill in: { $what }
unknown-word = There is no “{ $word }” to choose here. Pick from the list that appears while you type.
unknown-number = “{ $word }” is not possible here: { $only ->
    [0] a number from { $low } to { $high }.
   *[1] only { $high }.
}
which-one = { $several ->
    [0] Did you mean { $names }?
   *[1] Which one: { $names }{ $more ->
        [0] {""}
       *[1] {" "}…
    }?
}
quoted = “{ $words }”
nothing-fits = Nothing here fits “{ $word }”.
needless = Leave this empty: there is nothing to choose.
set-so = Done: { $what }
nothing-blocked = Nothing is barred at the moment: all that there is can be done.
and-more = and { $count } more
nothing-to-set = There is nothing to set at the moment.
nothing-yet = Nothing has happened yet.
so-often = { $what } (×{ $count })
turns-before = { $count ->
    [one] { $count } quieter turn is left out.
   *[other] { $count } quieter turns are left out.
}
details = Details
in-brief = In brief
catch-up = Catch up
caught-up = Since your last turn
nothing-missed = Nothing has happened since your last turn.
nobody-harmed = Nobody has harmed you since your last turn.
nobody-harmed-yet = Nobody has harmed you so far.
nobody-harmed-but = Nobody has harmed you. Elsewhere: { $what }.
elsewhere = Elsewhere: { $what }.
besides = Also possible: { $what }.
game-begins = The game begins: nobody has had a turn yet.
caught-up-elsewhere = What happened in your other matches:
waits-too = { $table } waits for you too.
former-player = a former player
not-seated = You do not sit at this table, but you are welcome to watch.
not-started = This match has not begun yet.
secret-revealed = Every draw can be checked: the secret was `{ $secret }`, and its commitment `{ $commitment }` was shown before the start. Take **Export** and run `castellan verify` on the file.

## Taking back

sure = Are you sure? Once it is done, it stays:
sure-warned = Are you sure?
sure-yes = Yes, do it
undo = Undo
undo-request = Ask to undo
undone = Taken back.
undo-not-free = That is not yours alone to take back. { $why } The table may let you: I can ask everybody, who then have { $length } to agree. What came after it would be undone as well, and the same cards and dice come again.
undo-what = Your last move: { $what }
undo-ask = Ask the table
undo-by-clock = The clock has answered for you there, or a steward.
undo-late = You have no time left for that: the time that the others were kept waiting would be yours.
undo-older-rules = This match was begun under older rules, so nothing can be taken back in it.

## The lobby

lobby-facts = { $low }–{ $high } players, about { $short }–{ $long } minutes in one go, or a move whenever you have time.
lobby-continues = This match continues **{ $world }**. `/table world` shows what has become of it.
invitation = { $who }, { $by } opens another table of { $game }. Sit down again?
lobby-founds = This first match founds a world, and the ones after it go on in it.
seat-person = **{ $number }.** { $name }
seat-gentle = **{ $number }.** { $name } (gentle)
seat-keen = **{ $number }.** { $name } (keen)
seat-steward = **{ $number }.** { $name } (a keen steward plays)
seat-out = **{ $number }.** { $name } (out of the match)
vote-pause = **{ $who }** asks for a pause of { $count ->
    [one] { $count } day
   *[other] { $count } days
}.
vote-resume = **{ $who }** asks to go on now.
vote-extend = **{ $who }** asks for { $count ->
    [one] { $count } hour
   *[other] { $count } hours
} more for whoever is asked: until { $until } at most.
vote-live = **{ $who }** asks to play live for { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}: a few minutes a turn, then on as usual. All have to agree.
vote-close = **{ $who }** asks to close this table; then nobody can go on with the match. All have to agree.
vote-undo = ↩ **{ $who }** asks to take back a move, with all that came after it. All have to agree; the same cards and dice come again.
vote-undo-move = It would take back: { $what }
vote-handover = **{ $who }** asks that **{ $new }** plays on for **{ $old }**. Does { $old } agree?
vote-until = Your word, please: it counts until { $until }.
vote-wanted = [The table asks for your word]({ $link }) until { $until }.
vote-ayes = For it: { $names }
vote-noes = Against it: { $names }
vote-aye = Agree
vote-nay = Disagree
vote-asked = The table is being asked.
vote-counted = Noted. You can change your mind until it is decided.
vote-done = Done.
vote-lost = That found too little support; everything stays as it is.
vote-over = That vote is over.
vote-not-yours = Only those who are asked have a say in that.
vote-open = Something is being voted on already. One thing at a time.
vote-no-clock = No clock runs at this table.
vote-live-already = This table plays live anyway.
vote-too-much = { $most } at most.
voted-pause = The table agreed on a pause until { $until }. Nobody's time runs meanwhile; who likes may play on.
voted-resume = The pause is over: time runs again.
voted-extend = Agreed: whoever is asked has { $count ->
    [one] { $count } hour
   *[other] { $count } hours
} more, until { $until } at most.
voted-live = Agreed: live until { $until }. Everybody has five minutes, and one more with every turn.
live-over = The evening is over. Everybody has the time back that they had before.
live-until = live until { $until }
seat-offered = Seat { $number } is free to take: play on for { $name }.
seat-take = Take this seat
seat-offered-now = Seat { $number } is free to take now.
seat-gone = That seat is no longer free.
sitter-plays = Somebody plays on that seat. They can offer it themselves, or hand it on with `/table replace`.
sitter-asked = { $name } is asked first.
seat-taken = { $new } takes over from { $old }.
seat-resigned = { $name } resigns.
was-told = { $name } was told: *{ $what }*
seat-given = { $by } has given the seat of { $old } to { $new }.
lend-days = { $most ->
    [one] For { $most } day at most.
   *[other] For { $most } days at most.
}
lend-borrowed = This seat is not yours to lend: you have it on loan yourself.
seat-is-lent = This seat is { $name }'s and only lent for a while. The host can give it to somebody else for good with `force`.
seat-lent = { $old } lends the seat to { $new } until { $until }.
seat-left-until = { $name } leaves the seat to a steward until { $until }.
seat-back = { $new } is back in the seat that { $old } has played.
seat-kept = { $old } leaves the game for good. { $new } keeps the seat.
seat-owner = { $name } has it back { $until }
lent-to = { $name } plays for you until { $until }. You see nothing of your seat until then, and have it back by itself.
lent-to-steward = A steward plays for you until { $until }, since { $name } has given your seat back. Then it is yours again by itself.
lent-here = A steward plays for you until { $until }, or until you do something at the table.
lent-rests = You are away until { $until }, and nobody else is there to play. So the match rests meanwhile, and no steward plays on. It goes on as soon as you do something at the table.
away-here = A steward plays for you. Press anything here, and the seat is yours again.
away-asked = 💤 Your time was up, so you count as away. Press anything here, and the seat is yours again.
lent-over = The match is over. { $name } has played it to the end for you.
borrowed-here = { $name } has lent you this seat until { $until }. No time? After `/table resign` a steward plays until then.
borrowed-back = { $name } has the seat back. Thank you for playing!
reclaim = Take my seat back
reclaimed = Welcome back: the seat is yours again.
briefing = You sit on seat { $number } of { $game } now, with a full clock. **My page** shows what you hold and what is asked.
what-happened = What happened
host-waits = ⏰ { $name }'s time was up, and the table waits. Should they stay away, offer their seat to anybody: `/table substitute` with seat { $number }, in its channel.
ledger = How I reached everybody
absences = Time was up: { $each }
absences-of = { $name } { $count ->
    [one] once
   *[other] { $count } times
}
in-time = answers in time: { $answered } of { $total }
was-called = called { $calls }
was-not-called = not called: they were here when it became their move
called-dm = { $at } by direct message
called-thread = { $at } in their private thread
called-channel = { $at } by name in the channel
called-dm-closed = { $at } not by direct message (takes no direct messages)
called-dm-failed = { $at } not by direct message (Discord refused it)
called-dm-crowded = { $at } not by direct message at once (I had just written to many others for the first time)
called-thread-closed = { $at } not in a private thread (it could not be opened)
called-thread-failed = { $at } not in a private thread (it could not be opened)
called-thread-crowded = { $at } not by direct message at once (I had just written to many others for the first time)
seat-away = **{ $number }.** { $name } (away; a keen steward plays until they are back)
seat-free = **{ $number }.** *free*
page-in-thread = (page in a private thread)
seat-choice = Seat { $number } { $name }
steward-name = Steward { $number }
commitment = -# Fair chance: the draws are fixed by `{ $commitment }`; the secret behind it is shown at the end.
options-title = **Your table is open.** These settings are fine as they are. Change what you like, then start when everybody is here.
option-language = Language at the table
option-pace = How fast you play
pace-quick = Quick
pace-steady = Steady
pace-slow = Slow
pace-live = Live, all at once
pace-none = No clock
pace-facts = { $bank } each; every turn brings { $increment } back ({ $cap } at most), slower ones use it up; { $window } to react to others
pace-daily = Once a day
pace-own = Our own numbers
pace-moments = every day at { $hours }, { $zone } time; who is asked shortly before has until the next one
pace-off = holidays: { $count ->
    [one] { $count } day
   *[other] { $count } days
} a match
pace-end = Usually over between { $early } and { $late }
times-daily = At what time…
times-own = Our own numbers…
moments-ask = Whoever is asked has until then. Up to three times a day.
number-bank = Hours that everybody begins with
number-increment = Hours more with every turn
number-cap = Most hours that anybody saves up
number-window = Hours to react to others
no-such-pace = Four whole numbers of hours, please: no more than { $days } days, and nobody begins with more than they can save up.
late-open = A steward plays, and somebody else may take the seat
card-elsewhere = Its card, for everybody who plays, is in { $channel }.
option-place = Where it is played
place-thread = In a thread of its own
place-channel = In this channel
option-late = When somebody's time is up
late-steward = A steward plays until they are back
late-wait = Everybody waits
late-default = The game answers with the least it can (a pass, the end of the turn)
length-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
length-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
length-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
played-in-thread = The match is played in its own thread: { $thread }
was-played-in-thread = The match is over. It was played in { $thread }.
closed-in-thread = The table was closed. It was played in { $thread }.
match-begins = The game begins!
own-choices = For your own seat…
you-sit = You have seat { $number }. Your own page comes by direct message; **My page** and `/hand` show it anywhere.
you-left = You have left the table.
steward-left = The steward has left the table.
no-steward = No steward sits here.
started = Here we go!
already-seated = You already sit at this table.
already-seated-other = That player already sits at this table.
table-full = All seats are taken.
not-in-lobby = This table is no longer in its lobby.
too-few = { $low ->
    [one] This game needs at least { $low } player. A steward can fill a seat.
   *[other] This game needs at least { $low } players. A steward can fill a seat.
}
cannot-post-here = I may not write in this channel. I need the rights to view it, to send messages and to read its history.
channel-taken = There is already a table in this channel: { $link }. Open yours in another channel or in a thread.
only-in-server = Tables are opened in a channel of a server.
too-many-hosted = { $most ->
    [one] You host { $most } open table, and nobody can host more at once. Finish or close it first.
   *[other] You host { $most } open tables, and nobody can host more at once. Finish or close one first.
}
too-many-here = { $most ->
    [one] This server has { $most } open table, and no server can have more at once. Finish or close it first.
   *[other] This server has { $most } open tables, and no server can have more at once. Finish or close one first.
}
seats-between = This game takes { $low } to { $high } players.
lobby-expired = Nobody sat down for a while, so this table was put away. Open a new one with `/table open`.
closed-by = { $who } has closed this table.
closed-by-manager = { $who }, who manages this server, has closed this table.
closed-by-vote = This table is closed: { $who } has asked for it, and everybody agreed.
board-over = Not a running match: { $game }, over since { $when }.
board-closed = Not a running match: { $game }, closed { $when }.
closed-by-host = This table was closed.

## A table

host-only = Only the host of the table, or whoever manages this server, can do that.
no-table = That table is no longer here.
several-tables = Several matches are played in threads of this channel: { $threads }. Use the command in the one that you mean.
no-table-here = There is no table in this channel. Open one with `/table open`.
table-elsewhere = The table of this thread is in { $channel }. Use the command there.
no-table-of-game = There is no table of that game here. Open one with `/table open`.
no-such-seat = There is no such seat.
seat-is-out = That seat is out of the match: nobody can take it.
no-bots = A bot cannot take a seat. For a steward, use `/table resign`.
not-now = That is not possible now.
resign-sure = Do you want to leave this game? A steward plays your seat from here on.
resign-out-sure = Do you want to leave this game? Nobody plays on for you: your seat is out of the match.
resign-lent-sure = Do you want to give up your seat for good? Whoever plays for you keeps it.
resign-yes = Yes, leave
you-resigned = You have left the game. Thank you for playing!
left-to-steward = You no longer sit at this table: a steward plays on for you.
left-out = You no longer sit at this table: your seat is out of the match.
left-to-player = You no longer sit at this table: { $name } plays on for you.
replaced = Seat { $number } now belongs to { $name }.
close-sure = Do you want to end this table for good? Nobody can go on with it afterwards.
close-ask = Shall I ask everybody who plays here whether the table is to be closed? It is if all agree; nobody can go on with it afterwards.
close-yes = Yes, end it
closed = The table is closed.
export-later = A match can be exported when it is over; until then it holds everybody's secrets.
export-here = The whole match, to replay and to check. Save the file, then run `castellan verify` on it.

## A table whose channel cannot be written in

channel-gone = The channel of this table is gone. Whoever has a page by direct message can play on; after a month without a channel the table is closed.
channel-denied = I may no longer write in the channel of this table. The game is kept and goes on there as soon as I have my rights back.
channel-locked = The thread of this table is locked, and only a moderator can open it. The game is kept and goes on there then.
channel-forsaken = This table was closed: for a month I could not write in its channel.
mute-gone = its channel is gone
mute-denied = I may not write in its channel
mute-locked = its thread is locked

## Finding players

seekers-title = Who would like to play?
seekers-open = Open seats
seekers-lobby = { $game } · { $pace } · { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
seekers-group = **{ $what }**: { $names } ({ $count } of { $enough })
seekers-awake = { $hours ->
    [0] never awake at the same time
    [one] awake together for { $hours } hour a day
   *[other] awake together for { $hours } hours a day
}
seekers-nobody = Nobody seeks anything just now.
seekers-how = `/table seek` puts your name here. As soon as there are enough, a table opens by itself and I call you.
seekers-here = The board of open seats and of people who seek a game stands in this channel now.
wish = { $game } · { $pace }
wish-players = { $game } · { $pace } · { $count ->
    [one] { $count } player
   *[other] { $count } players
}
seek-too = I would play too…
seek-off = Take my name off
seek-noted = Noted until { $until }: **{ $what }**. As soon as there are enough of you, a table opens by itself and I call you.
seek-opened = There are enough of you: your table is open, and you sit at it: { $link }
seek-taken-back = Your name is off: { $what }.
seek-none = You seek nothing just now.
seek-line = { $what }, until { $until }
seek-take-back = Take back no. { $number }
seek-many = { $most ->
    [one] You seek { $most } game here already, and nobody can seek more at once. Take it back first: press **Take my name off**.
   *[other] You seek { $most } games here already, and nobody can seek more at once. Take one back first: press **Take my name off**.
}
seek-until = { $days ->
    [one] A day from today on, please, and not more than { $days } day ahead.
   *[other] A day from today on, please, and not more than { $days } days ahead.
}
seek-mute = There are enough of you, but I may not write in { $channel } at present. Your table opens there as soon as I may.
channel-busy = There are enough of you. Your table opens in { $channel } as soon as there is room for it: another one waits or is played there.
hosts-busy = There are enough of you, but each of you hosts as many open tables as anybody may. Your table opens as soon as one of those is over.
my-seeks = What you would like to play
gathered = { $who }, you all wanted to play { $game }: your table is open. { $by } hosts it and starts it when everybody is ready.
summoned = There are enough of you: your table is open, and you sit at it: { $game }. { $by } hosts it and starts it when everybody is ready.
summoned-host = There are enough of you: your table is open, and you sit at it: { $game }. You have waited longest, so you host it: press **Start** there when everybody is ready.

## A world

no-world = No world has come to be in this channel yet. Some games leave something for the next match: open a table of such a game with `/table open` and play it to the end.
worlds = Worlds of this channel
other-worlds = Other worlds
world-goes-on = Goes on, matches so far: { $count }
world-left = Left behind, matches: { $count }
world-meanwhile = Under way: { $match }. This is the world as it was before it.
world-so-far = Under way: { $match }. Its marks so far are in here.
world-chain = Matches
world-founded = Founded { $date }
world-left-on = Left behind { $date }
chapter-founding = Founding
chapter-match = Match { $number }
fate-played = played
fate-annulled = annulled
fate-abandoned = abandoned, it left nothing
fate-running = being played
annul = Annul the last match
annul-sure = Shall **{ $match }** ({ $date }) not count? That takes its winner's consent, or that of more than half of its players. The next match then begins where that one began. It stays in the list, marked as annulled.
annul-yes = Yes, annul it
annul-late = That match can no longer be annulled: look at the list again.
annulled = It is annulled.
annul-noted = Noted, and told in the channel. It is annulled once its winner agrees, or more than half of its players: with `/table world`.
annul-players-only = Only those who played the last match, its host, or whoever manages this server can do that.
world-annul-asked = { $who } would like **{ $match }** annulled. That takes its winner, or more than half of its players: whoever agrees says so with `/table world`.
world-annulled = { $who } has annulled **{ $match }**. The next match begins where that one began.
leave-world = Leave this world behind
leave-world-sure = Shall **{ $world }** be left behind? It can still be read here, but nobody can go on with it. The next match founds a new world.
leave-world-yes = Yes, leave it
world-is-left = It is left behind, and can still be read here.
world-left-behind = { $who } has left **{ $world }** behind. The next match founds a new world.
world-in-use = A match has begun with it. Finish or close that one first.
world-host-only = Only the host of the last match, or whoever manages this server, can do that.
export-world = The whole world as a signed file, without anybody's id. Another server or bot takes it up with `castellan world import`. It is world `{ $fingerprint }`, signed by `{ $signer }`: tell that to whoever takes it up, so that nobody can slip them another one.
plates = Game by game
book = As a book
plate-changes = What it has changed for good
book-of = The chronicle of a world of { $game }, founded on { $date }
book-contents = The games
book-here = The chronicle of { $world } as a book, for any reader of EPUB.
no-book = The book could not be made just now. Please try again.
no-plates = There is nothing to leaf through yet.
film-of-world = The film of { $world }, a picture for every game.
world-from-elsewhere = Begun elsewhere; the file was signed by `{ $signer }`
claim = I am in it
claim-which = This world was begun elsewhere, and knows these people by name alone. Which of them are you? Whoever hosts it has to agree.
claim-noted = Noted. Whoever decides about this world can agree to it, with `/table world`.
claim-granted = So it is: from now on the world speaks of the right person.
claim-denied = Not so, then: the world leaves it as it was.
claim-late = That is not possible any more: nobody there is but a name, or you are in that world as yourself by now.
claim-none = Nobody waits for an answer.
claims = Who is who?
claims-which = Who is right? Once you agree, the world speaks of them, and what belongs to that person there is theirs. If you decline, nothing changes.
claims-grant = Yes, that is so: …
claims-deny = No, that is not so: …
claim-said = { $who } says: I am { $name }
roster-elsewhere = No match of this world has been played here yet. Open a table first: the list begins with those who play there.

## Who plays the next match of a world

roster-title = The next match: { $world }
roster-date = **{ $at }** ({ $left })
roster-no-date = There is no date yet.
roster-once = Just once
roster-weeks = { $weeks ->
    [1] Every week
    [one] Every { $weeks } week
   *[other] Every { $weeks } weeks
}
roster-table = Its table is open: { $link }
roster-nobody = Nobody is on the list yet.
roster-absent-steward = If somebody cannot come, a steward plays for them
roster-absent-seat = If somebody cannot come, their seat is open to others
roster-absent-wait = If somebody cannot come, we wait for the next date
roster-yes = I'm in
roster-no = I can't
roster-is-in = You are in for the next match.
roster-is-out = Noted: you cannot come. If that changes, just press the other button.
roster-change = Change
roster-invite = `/table roster` with a player invites somebody.
roster-invited = { $name } is on the list.
roster-out = Take somebody off the list
roster-when = Set the date
roster-undated = No date
roster-end = Do without a list
roster-ended = There is no list any more. `/table roster` makes a new one.
roster-none = Nobody has made a list for the next match yet. The host of the last one can, with `/table roster`.
roster-which = There are several worlds in this channel: say which game, too.
roster-not-on-it = You are not on the list for this match. Its host can invite you with `/table roster`.
roster-full = { $most ->
    [one] There is room for { $most } player only. Take somebody off first.
   *[other] There is room for { $most } players only. Take somebody off first.
}
roster-tomorrow = The next match in { $channel } begins { $at }. Are you in? Say so on the list.
roster-begins = It is time for the next match in { $channel }: the table is open, and you sit at it.
roster-waits = { $who } cannot come, so no table opens this time. { $next ->
    [none] There is no next date yet.
   *[date] The next date: { $next }.
}
roster-empty = Nobody is on the list, so no table opens this time. { $next ->
    [none] There is no next date yet.
   *[date] The next date: { $next }.
}
roster-taken = Another match is still being played here, so no table opens this time. { $next ->
    [none] There is no next date yet.
   *[date] The next date: { $next }.
}

## Hidden names

manager-only = Only whoever manages this server can do that.
nothing-to-hide = There is no letter or number in that.
word-hidden = Hidden on this server: { $words }
word-shown = Shown again on this server: { $words }
word-not-hidden = This was not hidden: { $words }
words-hidden = Hidden here: { $words }
no-words-hidden = Nothing is hidden here.
unwelcome-words = The moderators of this server have hidden one of these words. Please choose others.

## What has come of matches

stats-head-rating = Rating
stats-head-played = Games
stats-head-won = Won
stats-head-game = Game
stats-head-who = Who
stats-provisional = **?** is provisional: fewer than { $least } rated matches.
stats-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
stats-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
stats-curve = Rating after each match
stats-now = now
stats-high = highest
stats-low = lowest
stats-latest = After the latest matches: { $ratings }
stats-unrated = No rating yet: that takes a match against other people.
stats-places = Places
stats-place = place { $place }
stats-given-up = resigned
stats-given-up-counts = Whoever resigns comes behind all who played on.
stats-elsewhere = { $count ->
    [one] In { $count } match of an event, the event counts another place than the one here
   *[other] In { $count } matches of events, the event counts another place than the one here
}: there, whoever resigned or was away at the end comes behind all who played on, and stewards do not count.
stats-best = Best score: { $score }, { $date }
stats-streak = Longest run of wins: { $count }
stats-opponents = Opponents
stats-met = Met most often: { $who }, { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
stats-feared = Most feared: { $who }, ahead in { $count } of { $of }
stats-grudge = Longest grudge: { $count } meetings in a row lost to { $who }
stats-only-yours = Only you can see this: your results are hidden from others.
stats-only-left = Only you can see this: you have left the ratings.
stats-ratings = Ratings
stats-nobody-rated = Nobody is rated yet: that takes a match between people.
stats-server = This server
stats-active = Who plays most
stats-player = { $who }: { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
records = Records
record-best = Best score: { $score }, { $who }, { $date }
record-streak = Longest run of wins: { $count }, { $who }
record-most = Most matches: { $count }, { $who }
record-longest = Longest match: { $count ->
    [one] { $count } step
   *[other] { $count } steps
}, { $date }
record-shortest = Shortest match: { $count ->
    [one] { $count } step
   *[other] { $count } steps
}, { $date }
almanac = Almanac of this server
almanac-champions = Champions
almanac-champion = { $game }: **{ $who }**, { $rating }
almanac-nobody = { $game }: nobody yet
almanac-rule = Champion is whoever has the best rating after at least { $least } rated matches.
almanac-worlds = Worlds
almanac-left = left behind
stats-kept = { $who } keeps their results to themselves.
stats-none-mine = { $game ->
    [0] You have not finished a match on this server yet.
   *[1] You have not finished a match of that game on this server yet.
}
stats-none-theirs = { $game ->
    [0] { $who } has not finished a match on this server yet.
   *[1] { $who } has not finished a match of that game on this server yet.
}
stats-none-game = No match of that game has been finished on this server yet.
stats-none-server = No match has been finished on this server yet.
stats-bot = Bots have no results, and neither have stewards.
stats-on-server = Results belong to a server: ask there.
void-counts = This match counts in ratings and statistics.
void-void = This match does not count in ratings and statistics.
void-annulled = The world or the event of this match does not count it, so ratings and statistics do not either.
void-it = Do not count it
void-restore = Count it again
void-not-over = Whether a match counts is asked once it is finished.
match-voided = { $who } has decided that this match does not count in ratings and statistics.
match-restored = { $who } has decided that this match counts in ratings and statistics again.

## My own things

my-tables = Your tables
no-tables = You do not sit at any table. Open one with `/table open`.
turn-to = Another of your tables…
turn-to-more = Another of your tables… ({ $count } more in /me)
in-lobby = not started yet
you-are-asked = it is your move
my-events = Events you take part in
my-event-running = under way
my-event-here = checked in
my-event-check-in = check in now!
my-event-waiting = you wait for a place
my-settings = Your settings
setting-locale = Language
setting-delivery = Where your page comes
language-auto = Your Discord's language
language-name = English
delivery-dm = Your page by direct message
delivery-thread = Your page in a private thread
delivery-ephemeral = Your page only when you ask for it
setting-pictures = How boards and cards are shown to you
pictures-yes = With pictures
pictures-no = In words, without pictures
pictures-from-now = That holds from the next message on: pages that are open stay as they are.
setting-ratings = Your results on servers
ratings-shown = Shown to others, and they count for ratings
ratings-hidden = Hidden from others, but they count for ratings
ratings-left = Hidden from others, and they count for no rating
setting-ring = Where you are called when it is your move
ring-card = With a new page, which makes your phone ring
ring-channel = By your name in the table's channel
ring-both = Both
diary = Calendar file
diary-entry = { $game }: your move
diary-here = Your deadlines and events, for your calendar.
diary-empty = No table waits for you until a certain time, and no event lies ahead of you.
past = Finished games
past-none = None yet.
past-won = 🏆 won
past-place = place { $place } of { $seats }
hours-button = Hours and holidays…
hours-unsaid = Your time runs, and I call you, day and night. Tell me when you sleep, and neither happens then.
hours-none-noted = Day and night it is. Should you change your mind: `/me`, **Hours and holidays…**
my-hours = Your hours
my-hours-why = I call you only while you are awake and not on holiday, and your time runs only then: at least { $least } hours a day. Of your holidays each match takes as many days as its card has said; beyond them your time runs, though I stay silent. A match played at one sitting takes no notice.
setting-zone = Where you live
zone-none = Day and night
zone-other = Not among these? `/me zone:` knows them all.
setting-wakes = When you get up
setting-awake = When you go to bed
awake-until = { $hour } ({ $count ->
    [one] { $count } hour
   *[other] { $count } hours
 })
holidays = Holidays
holidays-none = None ahead.
holiday-line = { $first } to { $last }
holiday-cut = At { $game } your holidays count until { $until }. Then your time runs there, though I do not call you.
holiday-spent = At { $game } no days off are left: your time runs there, though I do not call you.
holiday-more = A holiday…
holiday-off = End no. { $number }
holiday-first = First day
holiday-last = Last day
holiday-over = A holiday ends after it begins, and not before today.
holiday-long = A holiday is { $days } days long at most and begins within a year.
holiday-many = More than { $most } holidays are too many at once.
no-such-day = I cannot read that day. Please write it like { $example }.
server-holidays = Holidays of this server
server-holidays-why = Nobody's time runs at any table of this server meanwhile.
zone-utc = Greenwich
zone-europe-sofia = Sofia
zone-europe-kyiv = Kyiv
zone-europe-moscow = Moscow
zone-europe-minsk = Minsk
zone-europe-kaliningrad = Kaliningrad
zone-asia-yekaterinburg = Yekaterinburg
zone-asia-novosibirsk = Novosibirsk
zone-asia-vladivostok = Vladivostok
zone-asia-almaty = Almaty
zone-asia-tashkent = Tashkent
zone-asia-tbilisi = Tbilisi
zone-asia-jerusalem = Jerusalem
zone-europe-istanbul = Istanbul
zone-europe-berlin = Berlin
zone-europe-london = London
zone-america-new-york = New York
zone-america-chicago = Chicago
zone-america-denver = Denver
zone-america-los-angeles = Los Angeles
zone-asia-kolkata = Kolkata
zone-asia-singapore = Singapore
zone-asia-tokyo = Tokyo
zone-australia-sydney = Sydney
thread-readers = Whoever may manage threads on a server can read the private threads there. Direct messages are yours alone.
dm-closed = I cannot send you direct messages. That is fine: when a table asks you something I write to you in a private thread there, if I may, and **My page** and `/hand` show your page anywhere. To get it by direct message, allow them from this server and choose them again in `/me`.
my-data = Your data
my-data-here = Everything that I have stored about you. What others at your tables keep secret is not in it.
forget-me = Forget me
forget-me-sure = Shall I forget you? Your settings go, and no match, world or log names you any more: worlds speak of a former player, and finished matches show a question mark. This cannot be taken back. Messages that I have posted in channels stay as they are. When you sit down again, you are somebody new to me.
forget-me-yes = Yes, forget me
forget-later = Not yet: there is a table in { $where } that still names you. Leave it before it starts, or close it. Where a game goes on, I can forget you as soon as it is over, even if you have left it.
forget-lacking = I cannot forget you yet: you are named in a world of a game that I do not have at present. Please ask whoever runs me, and try again.
forgotten = Done: I store nothing about you any more.

## Help

help =
    ## How it works
    Open a table with `/table open` and let others join. When the host starts, everybody gets a page of their own by direct message. Whenever it is your move I call you: pick from what you can do on your page, or press **Choose** at the table. Where I call you is up to you: see `/me`. There is no hurry: a game may take an evening or a month.
    - **My page** or `/hand` shows what is yours and what you can do, to you alone.
    - `/me` lists your tables and whose move it is, and keeps your settings. **Catch up** there tells what has happened since your last turn.
    - Nobody to play with? `/table seek` says what you would like to play, and a table opens by itself when there are enough.
    - `/table board`, `/table log` and `/table who` show where things stand.
    - A slip? **Undo** on your page takes it back as long as nothing has come to light; after that `/table undo` can ask the table.
    - No time left? `/table resign` lets a steward play on for you; `/table lend` gives your seat to a friend or a steward until a date.
    - `/event list` shows which event nights are coming up and lets you sign up; whoever manages the server prepares one with `/event create`.
    - `/table roster` calls the same people to the next match of a world at a date; `/event league` prepares a league of seasons and divisions.
    - `/stats me` has your ratings, places and opponents on this server; `/stats almanac` its champions, records and worlds.
credits = Castellan { $version }, free software under the MIT licence. Made with discord.py, aiosqlite, pydantic and Project Fluent. Pictures by resvg and Pillow, icons by the authors of game-icons.net (CC BY 3.0).

## When something goes wrong

old-button = That button is from an earlier time. Look at the table's latest message.
set-aside = This match is damaged and has been set aside. The host of the bot can look into it; all other tables go on.
game-lacking = I do not have the game of this table at present. Nothing is lost: it goes on as soon as I have it again.
uncertain = I cannot tell whether that was saved, so I am restarting. Look again in a moment, and repeat it only if it is not there.
restarting = I am restarting. Please try again in a moment.
try-later = That could not be saved just now, and nothing has changed. Please try again in a moment.
sorry = Something went wrong on my side. Look at the table before you try again: it may have been done.
press-again = That took me too long. Please press it once more.
one-moment = One moment, please: I cannot keep up. Nothing was done: simply try again.

## The command line

parlour-open = No token, so the parlour is open: { $address }
token-refused = Discord refuses this token. Copy it again from the Developer Portal (Bot, Reset Token).
intents-refused = Discord refuses the intents. This bot needs no privileged ones: has another program been started?
settings-refused = These settings cannot be used: { $what }
open-cannot-open = The database cannot be used: { $what }
open-locked = Another Castellan is using this database. Stop it first. ({ $what })
open-read-only = The database cannot be written, so the bot does not start. Nothing was touched. ({ $what })
open-corrupt = The database is damaged, so the bot does not start. Nothing was touched: restore a backup. ({ $what })
open-newer = The database was written by a newer Castellan. Nothing was touched: install that version or a later one. ({ $what })
open-foreign = That file is somebody else's database. Nothing was touched. ({ $what })
open-vanished = The database that was here is gone. Nothing goes on with an empty one: put it back, or restore a backup with “castellan restore FILE”. ({ $what })
open-world = The parlour's people and channels cannot be read. Move that file away to begin anew. ({ $what })
open-old-library = This Python has too old an SQLite. ({ $what })
verify-no-file = { $file } is not a file that can be read.
world-none-there = No world of that game lies in that channel.
world-other-there = No world of that game lies in that channel, but there is one of: { $games }.
world-exported = { $file } is written. The world is { $fingerprint }, signed by { $signer }: tell both to whoever takes it up. With --signed-by { $signer } they take up no other.
world-imported = The world is taken up: { $fingerprint }, signed by { $signer }. Its people are names until they say who they are, with `/table world`.
world-unchecked = Anybody can sign a file. Compare { $fingerprint } and { $signer } with what was said when it was exported; with --signed-by, nothing else is taken up.
world-no-id = { $what } is no id of Discord: those are digits only. With developer mode on, a right click on the server or the channel copies it.
world-not-read = The world cannot be read. ({ $what })
world-file-unreadable = { $file } holds no world, or not all of one.
world-file-unsigned = { $file } is from an earlier release, which signed nothing: nobody could tell whether it was changed. Export the world anew where it lies.
world-file-newer = { $file } is from a later release than this one.
world-file-forged = { $file } does not say what was signed, or does not fit together: it was changed.
world-file-rewritten = { $file } is not as it was exported: something has written it anew. Take the exported file itself.
world-file-signer = { $file } is signed by somebody else than --signed-by says. Take it up only if you know whose it is.
world-file-game = { $file } is of a game that is not here.
world-file-taken = A world of that game goes on in that channel already. Leave it behind first, or take another channel.
verify-too-large = { $file } is larger than { $most } MB: no exported match is.
verify-unreadable = { $file } is not an exported match.
verify-differs = It does not hold: { $what }.
verify-holds = { $acts ->
    [one] It holds: { $acts } act replayed, every draw as committed to in { $commitment }.
   *[other] It holds: { $acts } acts replayed, every draw as committed to in { $commitment }.
}
no-database = There is no database at { $file }.
backup-done = Backup written: { $file }
backup-exists = { $file } is there already, so nothing was written.
restore-done = Restored from { $file }. The bot can be started.
restore-aside = What was there before is kept as { $file }.
restore-refused = The backup does not hold, so nothing was changed. With --anyway it is restored all the same, and damaged games are set aside.
check-matches = Games: { $matches }, played again: { $replayed }.
check-fingerprint = Fingerprint of the contents: { $fingerprint }
check-done = { $count ->
    [0] Everything holds.
    [one] { $count } thing does not hold.
   *[other] { $count } things do not hold.
}
doctor-no-token = There is no token, so only this machine was looked at. Set DISCORD_TOKEN in the environment or in .env.
doctor-sqlite = SQLite { $version }
doctor-sqlite-old = This SQLite is too old for the bot.
doctor-folder = I cannot look into the folder of { $file }: { $what }.
doctor-disk = { $file }: { $free } GiB free on that disk
doctor-disk-full = The disk is nearly full. When it is, moves cannot be saved.
doctor-in = Logged in as { $name }, in { $servers ->
    [one] { $servers } server
   *[other] { $servers } servers
}.
doctor-invite = Invite link with exactly the needed rights: { $link }
doctor-unsynced = Discord does not have these commands as this release has them: { $names }. If the bot has been started since the update: castellan doctor --register
doctor-refused = Discord refused the commands (HTTP { $status }).
doctor-unheard = Discord does not answer as it should: { $what }.
doctor-right = { $where }: { $what }
doctor-done = { $count ->
    [0] All is well.
    [one] { $count } thing needs attention.
   *[other] { $count } things need attention.
}
health-well = The bot is well.
health-absent = No bot is running with this database: there is no { $file }.
health-stale = The bot has not been heard of for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}: it hangs, or was killed.
health-gateway = The bot is not connected to Discord.
health-store = The database takes nothing: moves cannot be saved.
health-undelivered = Something has been waiting for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} to be shown in Discord.
right-view = the bot cannot see this channel, so no table can be opened there.
right-send = the bot cannot write there, so no table can be opened.
right-history = the bot cannot read the history, so after a crash a message may stand there twice.
right-threads = tables in threads of this channel cannot be played.
right-public-threads = matches get no threads of their own; they are played in the channel.
right-private-threads = pages cannot be sent to a private thread; direct messages still work, and whoever takes none is called by name in the channel.
right-files = boards are shown in words there, and finished matches cannot be exported.
right-events = the server's calendar does not show events: Create Events is missing.

## Events

command-event = Event nights: several tables that count together
command-event-create = Prepare an event (you announce it when it is ready)
command-event-league = Prepare a league: seasons, divisions, up and down (you announce it when it is ready)
command-event-list = What is coming up on this server, and how to take part
command-event-stewards = Who looks after events besides the managers of this server
argument-name = What it is called
argument-role = Only for members of this role
argument-stewards = Members of this role may; @everyone: only managers; leave it out to see who may
contest-form-swiss = Swiss: those who do equally well meet
contest-form-robin = Everybody meets everybody
contest-form-ladder = Ladder: winners move up a table, the last ones down
contest-form-free = Free play: as often as you like
contest-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
contest-final = then a final of { $count }
contest-live-rounds = Live, { $count } minutes a round; what is not over by then goes on by message
contest-seats = { $wanted } at a table if it works out ({ $low } to { $high })
contest-seats-fixed = { $count } at a table
contest-games-turns = The games take turns from table to table and from round to round
contest-starts = Begins { $at } ({ $left })
contest-check-in-from = Check-in from { $at }: press "I'm here", or your place goes to whoever waits for one
contest-for-role = For { $role }
contest-nobody = Nobody has signed up yet
contest-signed-up = { $count ->
    [one] { $count } player signed up
   *[other] { $count } players signed up
}
contest-places = { $count } of { $most } places taken
contest-waiting = { $count ->
    [one] { $count } waits for a place
   *[other] { $count } wait for a place
}
contest-more = and { $count } more
contest-ready = It is open. Ready to play: { $count }
contest-round = Round { $round }
contest-round-of = Round { $round } of { $rounds }
contest-until = until { $at } at the latest
contest-still = Still from round { $round }, table { $number }
contest-the-final = The final
contest-is-over = It is over. The last tables:
contest-pauses = paused
contest-void = (does not count)
contest-late = ⏰ waiting for { $who }
contest-watch = 👀 Watching? Every table's thread is open to all: its board, its turns and, at the end, its film.
contest-standings = Standings
contest-line = { $points } { $played ->
    [one] (from { $played } match)
   *[other] (from { $played } matches)
}
contest-gone = out
contest-ties = -# A win is 1, the last place 0, and every opponent you leave behind counts the same. Ties: who did better against each other, then how strong your opponents were, then wins, then the seed. Whoever resigns, or is away at the end, comes behind all who played on.
contest-no-results = Nothing yet.
contest-seed = Everything is drawn from `{ $seed }`.
contest-commitment = The draw is sealed: `{ $commitment }`
contest-cancelled = This event does not take place.
contest-enter = Sign up
contest-quit = I'm out
contest-here = I'm here
contest-play = I want to play
contest-log = What was decided
contest-calendar = To my calendar
contest-manage = Look after it
contest-export = Export
contest-draft = -# Only you see this. Change what you like, then announce it.
contest-announce = Announce
contest-when = Name, time, notes
contest-drop-draft = Drop it
contest-prepare = Go on preparing
contest-more-terms = More ...
contest-more-why = -# All of this is fine as it is. Change what you like.
contest-options = Options: { $game }
contest-zoned = { $time } in { $zone }; everybody reads it by their own clock
contest-choose-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
contest-choose-minutes = { $count ->
    [one] { $count } minute a round
   *[other] { $count } minutes a round
}
contest-choose-minutes-none = A round takes as long as it takes
contest-choose-check-in = { $count ->
    [one] Check-in from { $count } minute before
   *[other] Check-in from { $count } minutes before
}
contest-choose-check-in-none = No check-in
contest-choose-wanted = { $count } at a table
contest-choose-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
contest-choose-places-none = As many as like may come
contest-choose-weeks = { $count ->
    [one] Every week at the same time
   *[other] Every { $count } weeks at the same time
}
contest-choose-weeks-none = It takes place once
contest-final-yes = The best play a final
contest-final-no = No final
contest-staggered-yes = Whoever is done plays on, without waiting for the others
contest-staggered-no = Rounds begin for all together
contest-stewards-yes = Stewards fill up tables that are too small
contest-stewards-no = Whoever is left over has a bye
contest-missing-drop = Whoever was away is out until they sign up again
contest-missing-keep = Whoever was away is drawn again all the same
contest-field-name = What it is called
contest-field-day = On which day (year-month-day)
contest-field-time = At what time
contest-field-zone = In which time zone
contest-field-notes = A few words about it (for the card)
contest-manage-why = Everything you decide here can be read by everybody under "What was decided".
contest-decide-pause = Pause
contest-decide-go-on = Go on
contest-decide-begin = Begin now
contest-decide-redraw = Draw again
contest-decide-end = End it
contest-decide-stands = Let people predict
contest-decide-drop = Drop it
contest-decide-stop = Stop the series
contest-sure-stop = Is { $name } the last of its series? It takes place all the same, but no further one follows by itself.
contest-series-goes-on = The next one of the series is announced at once. If none is to follow, stop the series first.
contest-did-stop = { $by } stopped the series: no further event follows
contest-decide-void = A table's result does not count, or does again
contest-decide-send-away = Take somebody out
contest-pod = Round { $round }, table { $number }: { $who }
contest-pod-void = (void) Round { $round }, table { $number }: { $who }
contest-spot = { $name } · round { $round } · table { $number }
contest-sure-begin = Begin { $name } now, with those who are there?
contest-sure-redraw = Draw the last round of { $name } again, with those who are there now? Its tables are closed; nobody has played there yet.
contest-sure-end = End { $name } now? Tables that are being played go on, but nothing more is drawn and their results come too late.
contest-sure-drop = Drop the draft of { $name }?
contest-none = Nothing is coming up. Whoever manages this server prepares an event with `/event create`.
contest-is-draft = Draft: it is not announced yet
contest-yours = You have a place ✅
contest-yours-waiting = You are on the waiting list ⏳
contest-announced = Announced in { $channel }. People can sign up now. Until it begins, you can change name, time, notes and places under "Look after it" on its card.
contest-entered-placed = You have a place. See you there!
contest-entered-placed-here = You have a place, and with that you are checked in. Your table comes by itself.
contest-entered-waiting = All places are taken. You are on the waiting list: if somebody drops out, you move up.
contest-entered-waiting-here = All places are taken. You are on the waiting list and checked in: if somebody drops out or does not come, you move up.
contest-entered-late = Welcome! You are drawn from the next round on.
contest-entered-there = Good that you are here! You are drawn from the next round on.
contest-entered-back = Welcome back! You are drawn from the next round on.
contest-entered-already = You have signed up already.
contest-left = You are out. Sign up again if you change your mind. What you are playing is still yours to play.
contest-entered-here = You are in. Your table comes by itself.
contest-entered-was-here = You have said so already: your table comes by itself.
contest-calendar-file = The date for your calendar:
contest-in-calendar = Sign up on its card in the channel.
contest-exported = Everything that was drawn, and what came of it:
contest-told-begin = It begins. Tables open by themselves.
contest-told-redraw = The round is drawn again. Its tables open by themselves.
contest-told-end = It is over.
contest-told-stop = The series is stopped: no further event follows.
contest-told-drop = The draft is dropped.
contest-told-stands = At every table, whoever watches can now say who wins: under "Who wins?" in its thread.
contest-told-pause = Paused: nothing more is drawn until you go on. Tables that are being played go on.
contest-told-go-on = It goes on.
contest-told-void = Round { $round }, table { $number } does not count any more.
contest-told-restore = Round { $round }, table { $number } counts again.
contest-told-out = { $who } is out.
contest-told-same = It is as it was: nothing was different.
contest-told-noted = The card says so now.
contest-told-renamed = It is called { $name } now. { $count ->
    [0] Nobody has signed up yet.
    [one] The one who has signed up is told, without a sound.
   *[other] The { $count } who have signed up are told, without a sound.
}
contest-told-moved = It begins { $after } now. { $count ->
    [0] Nobody has signed up yet.
    [one] The one who has signed up is told.
   *[other] The { $count } who have signed up are told.
}{ $series ->
    [0] {""}
   *[1] {" "}The other events of the series stay where they are.
}
contest-told-places = { $count ->
    [0] As many as like may come now.
    [one] There is { $count } place now.
   *[other] There are { $count } places now.
}
contest-role-set = Members of that role look after events from now on.
contest-role-is = Members of { $role } look after events here, and so does whoever manages this server. Name another role to replace it, or `@everyone` so that only the managers do.
contest-role-nobody = Only those who manage this server look after events here. Name a role, and its members may do so too.
contest-role-none = Only those who manage this server look after events from now on.
contest-managers-only = That is for those who look after events here.
contest-not-that-game = That game is a campaign whose matches follow each other, so it cannot be played at several tables at once.
contest-too-many = There are too many events on this server. End or drop one first.
contest-seats-differ = There is no number of players that all those games take.
contest-announced-before = It is announced already.
contest-places-taken = { $count ->
    [one] { $count } player has
   *[other] { $count } players have
} a place already, and nobody is to lose one. Take somebody out first, or leave more places.
contest-no-such-time = That is no time that I can take. Write the day as 2026-12-24, the time as 19:00, a zone like Europe/Sofia; it has to lie ahead, within a year.
contest-no-such-day = "{ $typed }" is no day that I can read. Write it as 2026-12-24.
contest-no-such-hour = "{ $typed }" is no time that I can read. Write it as 19:00.
contest-no-such-zone = I do not know which time zone "{ $typed }" is. Write it as Europe/Sofia.
contest-not-then = It has to begin at least two minutes from now, and within a year. Change it under "Name, time, notes".
contest-needs-threads = In { $channel } I need the rights to create public threads and to write in threads: every table gets its own. Whoever manages the server can grant them, or you prepare the event in a channel in which I have them.
contest-not-for-you = This event is for members of { $role }.
contest-full = { $most } take part already, and there is no room for more.
contest-not-in-it = You do not take part in it.
contest-redraw-late = Somebody has already played in this round, so it stays as it was drawn.
contest-redrawn = This round is drawn again, so this table is closed. Yours comes by itself.
contest-closed = It is over.
contest-not-yet = It has moved. Check-in opens { $at }.
contest-check-in = **{ $name }** begins { $at }. Check in: press "I'm here".
contest-tomorrow = **{ $name }** begins { $at }. See you there! Can't make it? Press "I'm out" on its card, so that somebody else gets your place.
contest-risen = A place has come free: you are in **{ $name }** now. It begins { $at }.
contest-missed = **{ $name }** has begun without you, since you had not said "I'm here".{ $more ->
    [0] {""}
   *[1] {" "}Still up for it? Press "Sign up" on its card, and you play from the next round on.
}
contest-moved = **{ $name }** has moved: it begins { $after } instead of { $before }. You are still signed up. Can't make it any more? Press "I'm out" on its card.
contest-renamed = **{ $old }** is called **{ $name }** now. It still begins { $at }.
to-the-card = To the card
contest-came-to-nothing = **{ $name }** does not take place: too few were there.
contest-stalls-unopened = **{ $name }** waits: these tables cannot be opened.
    { $tables }
    Usually I lack a right in { $channel }: to create public threads, or to write in threads. Once I have it they open by themselves. Under "Look after it" on the card you can also draw the round again or end it.
contest-stalls-resting = **{ $name }** waits for tables at which nobody plays any more:
    { $tables }
    Ask them: the first press goes on. Or, in the table's thread, give a seat to somebody else with `/table replace`, or close the table with `/table close` (then all of it share a place). Under "Look after it" on the card you can end the event.
contest-stalls-alone = **{ $name }**: everybody is done and waits for one table.
    { $tables }
    Ask how long they need. Or, in its thread, give a seat to somebody else with `/table replace`, or close the table with `/table close` (then all of it share a place). Under "Look after it" on the card you can end the event.
contest-stalls-broken = **{ $name }** does not go on: something goes wrong here, and I try again every half minute. Whoever runs me finds in my log what it is. Under "Look after it" on the card you can end it.
contest-over = **{ $name }** is over. Congratulations!
contest-after-counted = In the event: { $places }. There, whoever resigned or was away at the end comes behind all who played on, and stewards do not count.
contest-after-round = Round { $round } begins as soon as all tables are done{ $timed ->
    [0] {""}
   *[1] , at { $until } at the latest
}.
contest-after-final = The best { $count } meet in the final as soon as all tables are done{ $timed ->
    [0] {""}
   *[1] , at { $until } at the latest
}.
contest-after-staggered = You are drawn again as soon as enough others are free.
contest-after-free = Another match? Press "I want to play" on its card.
contest-after-last = That was the last round. How everybody stands is on its card.
contest-after-pause = It is paused: nothing more is drawn for now.
contest-after-late = It is over already, so this result came too late to count.
to-the-result = To the result
contest-did-announce = { $by } announced it
contest-did-begin = { $by } let it begin
contest-did-change = { $by } changed its name or its notes
contest-did-rename = { $by } renamed it from { $old } to { $new }
contest-did-move = { $by } moved it from { $before } to { $after }
contest-did-places = { $by } changed the number of places to { $count }
contest-did-places-none = { $by } let as many as like come
contest-did-pause = { $by } paused it
contest-did-go-on = { $by } let it go on
contest-did-end = { $by } ended it
contest-did-redraw = { $by } had round { $round } drawn again
contest-did-void = { $by } decided that table { $number } of round { $round } does not count
contest-did-restore = { $by } decided that table { $number } of round { $round } counts after all
contest-did-send-away = { $by } took { $who } out
contest-did-leave = { $by } left
contest-did-replace = { $by } gave { $who } seat { $seat } of a table
contest-did-drop = { $who } was away and is out until they sign up again
contest-did-start = It began with { $count ->
    [one] { $count } player
   *[other] { $count } players
}
contest-did-draw = Round { $round } was drawn: { $pods }
contest-did-settle = Round { $round }, table { $number } is over: { $pods }
contest-did-stands = { $by } lets everybody predict who wins
contest-did-cast = { $by } lets { $who } see the hands of a table { $count ->
    [one] { $count } turn
   *[other] { $count } turns
} late
contest-did-uncast = { $by } decided that { $who } sees no more hands late

# those who watch
stands-title = Who wins?
stands-said = { $count ->
    [0] Nobody has said anything yet.
    [one] { $count } prediction
   *[other] { $count } predictions
}
stands-choose = I think this one wins
stands-answer = I think
stands-rule = Open until somebody's second turn, or the second round, begins. Change your mind as often as you like until then. Whoever plays here has no say.
stands-for = { $name }: { $count }
stands-closed = Predictions are closed. Let's see who is right!
stands-answer-is = It was { $answer }.
stands-too-soon = That came out before predictions were closed, so it does not count.
stands-never = It never came to that, so nobody is right or wrong.
stands-won = First: { $names }
stands-right = { $right ->
    [0] Nobody has seen that coming.
    [one] { $right } was right: { $points } points.
   *[other] { $right } were right: { $points } points each.
}
stands-nothing = This match came to nothing, and so do the predictions.
stands-opened = The stands are open: whoever watches can say who wins.
stands-there = Say who wins on this card: { $card }
stands-already = The stands are open already.
stands-late = It is too late for that: the first turns are over.
stands-noted = Noted: { $name } wins. You can change your mind until predictions are closed.
stands-noted-answer = Noted: { $asked } { $answer }. You can change your mind until predictions are closed.
stands-yours = You play here, or have played here, so you have no say in who wins.
prophets = Prophets
prophet = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, right in { $right } of { $said }
prophets-how = The more of the others were wrong, the more points you get for being right: up to 100 a question.
prophets-none = Nobody has predicted a match that is over yet. Predictions stand beside a match when its host opens them with `/table stands`.
cast-granted = 🎙️ { $by } lets { $who } see all hands of this match, { $count ->
    [one] { $count } turn
   *[other] { $count } turns
} late.
cast-ended = 🎙️ { $by } decided that { $who } sees no more hands of this match.
cast-done = { $who } can look with `/table cast` here, { $count ->
    [one] { $count } turn
   *[other] { $count } turns
} late. Everybody at the table has been told.
cast-undone = { $who } sees no more hands here. Everybody at the table has been told.
cast-late = Only you see this: { $count ->
    [one] { $count } turn
   *[other] { $count } turns
} late.
cast-early = It is too early: { $count ->
    [one] { $count } turn has
   *[other] { $count } turns have
} to go by first.
cast-between = Choose from { $low } to { $high } turns.
cast-not-them = That cannot be: the match is not being played, or they play in it or at another table of the same event, or have done so.
cast-not-you = You see no hands here. Whoever manages this server can let you, unless you play here or at another table of the same event.
contest-digest = Round { $round } is over
film-of-table = Film: table { $number }

## Leagues

league-contest = { $name }: division { $division }, season { $season }
league-contest-ladder = { $name }: ladder, season { $season }
league-form-divisions = Divisions: everybody meets everybody, then the first move up and the last down
league-form-ladder = One ladder: you move a table up or down after every round
league-size = { $count ->
    [one] divisions of { $count }
   *[other] divisions of { $count }
}
league-moving = { $count ->
    [one] { $count } moves up, { $count } down
   *[other] { $count } move up, { $count } down
}
league-next = Season { $season } begins { $at }
league-next-by-hand = Season { $season } begins when those who look after it let it
league-is-over = The league is over.
league-season = Season { $season }
league-division = Division { $division }
league-manage = In each division everybody meets everybody, by message. After a season the first move up and the last move down. What you change here holds from the next season on. In the first season people are placed by their ratings.
league-manage-ladder = Everybody is on one ladder, by message: after each round the winner of a table moves up a table, and its last one down. The next season begins where this one ends. What you change here holds from the next season on. In the first season people are placed by their ratings.
league-months-0 = Seasons begin when you say so
league-months-1 = A season every month, on its first day
league-months-3 = A season every quarter, on its first day
league-decide-announce = Announce it
league-decide-begin = Begin the next season
league-decide-end = End the league
league-sure-begin = Shall the next season of **{ $name }** begin now? All divisions are drawn at once.
league-sure-end = Shall **{ $name }** end? The season that goes on is played to its end, and no other begins.
league-told-announce = The league is announced: people can sign up on its card.
league-told-begin = The season begins: its divisions are drawn.
league-told-end = The league is over.
league-entered = You are in from the next season on, until you sign out.
league-left = You are out of the league. What you are playing is still yours to play.
league-needs = { $count ->
    [one] At least { $count } player has to be signed up.
   *[other] At least { $count } players have to be signed up.
}
league-goes-on = The last season is not over yet.
league-begins = Season { $season } of **{ $name }** begins. Good luck!
league-too-few = Too few have signed up for **{ $name }**, so no season begins this time.
contest-of-league = This is a division of a league: sign up on the league's own card.
