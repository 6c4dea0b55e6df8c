### The parlour: its server, and everything that its page says.
### {who}, {where} and the like are filled in by the page; $join and the like are words on the bot's own buttons.

## The server. Channel names are lower case, without spaces.

server-name = Parlour
channel-1 = table
channel-2 = second-table
channel-3 = lobby
person-1 = Ann
person-2 = Ben
person-3 = Eva
person-4 = Ivo
person-5 = Mia

## Getting around

needs-scripts = This page needs JavaScript. Please allow it for this address.
skip = Go to the command line
you-are = You are
called-times = calls: { $count }
is-asked = it is their move
manages = manages the server
time-passes = Let time pass
pass-hour = An hour
pass-due = Until something is due
pass-day = A day
channels = Channels
direct-messages = Direct messages
open-places = Channels and direct messages
close = Close
unread = unread
language = Language for everybody
language-own = Only for { $who }
newest = Newest messages
called-below = You are called
earlier = Show earlier messages
messages-in = Messages in { $where }

## Messages

app = APP
edited = (edited)
used = { $who } used { $command }
thinking = { $who } is thinking…
only-you = Only you can see this
dismiss = Dismiss message
download = Save
choose-placeholder = Choose…
choose-exactly = Choose { $high }, chosen: { $count }
choose-count = { $low } to { $high }, chosen: { $count }
confirm = Confirm
submit = Submit
cancel = Cancel

## Writing

write-to = Message { $where }, or / for commands
write-here = Message { $where } or /
commands = Commands
send = Send
suggestions = Suggestions
required = required
optional = optional
option-missing = This still needs a value from the list: { $what }
no-command = There is no such command here. Type / to see them all.
yes = Yes
no = No

## When something does not work

no-answer = The application did not respond.
press-failed = This interaction failed. Try again.
impossible = That is no longer possible.
nothing-due = Nothing is due: no clock is running at any table, and no event lies ahead.
disconnected = The bot has stopped. Start it again with “make run”; this page goes on by itself.

## For newcomers

welcome-title = Come in and have a seat
welcome-words = This is a little Discord of your own, on this machine only. All five people above are you: switch between them whenever you like.
welcome-open = **Open a table** with the button, or type `{ $command }` below.
welcome-sit = **Fill the seats:** press **{ $add_steward }**, or switch to somebody else above and press **{ $join }**.
welcome-start = **Press { $start }.** Everybody's cards come by direct message.
welcome-manager = 🔑 { $who } manages this server: whatever only managers may do, such as hiding words, is tried as { $who }.
open-table = Open a table of { $game }
direct-hollow = Here the bot writes to { $who } alone.
hint = What to do next
hint-sit = Press **{ $add_steward }**, or switch above and press **{ $join }**. Then **{ $start }**.
hint-start = The table is ready. Press **{ $start }**, or let more people in.
hint-play = A number on a face says who is called. Switch to them and play, here or in their direct messages.
hint-close = Hide these hints
