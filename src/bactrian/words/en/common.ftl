## Who and when

seat = Seat { $number }
took-back = { $seat } takes an answer back.
no-match-over = The match is over.
no-not-asked = It is not your turn to answer.
no-not-now = That is not what is asked now.

## Sitting down at the terminal

menu-title = Which game?
menu-again = Type a number from 1 to { $last }, or “{ $quit }”.
sits-you = { $seat } is you.
sits-here = { $seat } plays at this screen.
sits-bot = { $seat } is a bot.
sits-bot-level = { $seat } is a bot that { $note }.
help-hint = Type “{ $help }” at any question to see what else you can type, or “{ $rules }” for the game in one minute.
hand-over = Hand over to { $seat }. Press Enter when { $seat } is at the screen:
saved = The match is saved. “bactrian play --resume” goes on with it.
journal-at = The journal of the match:

## Being asked at the terminal

costs = costs
type-number = Type a number from 1 to { $last } to answer, or “{ $help }”.
bad-number = There is no such answer.
not-understood = That is no answer and no command.
help-title = A number from 1 to { $last } gives that answer. Instead you can type:
no-undo = There is nothing to take back: only your own latest answers can be, up to the last chance, revealed secret or answer of somebody else.
rules-which = “{ $command }” and a number shows a rule. “bactrian rules { $title }” shows them all.
rules-none = There is no such rule. Near it are:
explain-price = Price:
explain-points = Points at:
explain-journal = The journal writes:
ask-about = “?” and a number explains that answer. “?” and a name says why something is not possible now. You can ask about:
ask-possible = That is possible, by:
ask-unknown = nothing here is called that.
ask-near = Did you mean:
ask-several = Several things are called that:
ask-repair = What helps:
ask-rule = That is rule { $rule }; “{ $command } { $rule }” shows it.
map-none = There is no such place on the map.
map-hint = “{ $command }” and the name of a place shows what lies around it.
aside-list = Without anybody noticing you may say, by “{ $command }” and a number:
aside-none = There is nothing you could say without anybody noticing.
aside-hint = “{ $command }” shows what you may decide in advance at any time, without anybody noticing.
aside-number = “{ $command }” goes with a number from 1 to { $last }.
hint-expects = { $share } % chance to win, { $points } points at the end
hint-thinking-about = One moment, I am thinking …
hint-best = A strong bot would answer:

## Commands

command-ask = ?
command-undo = u
command-table = table
command-map = map
command-aside = aside
command-log = log
command-score = score
command-hint = hint
command-rules = rules
command-help = help
command-quit = quit
help-ask = what you can ask; with a number, what an answer means; with a name, why something is not possible
help-undo = take your last answer back
help-table = the table again
help-map = what lies next to what; with a name, only around that place
help-aside = what you may say at any time without anybody noticing; with a number, say it
help-log = what happened so far; with a number, the last of it
help-score = the points so far and where they come from
help-hint-command = what a strong bot would answer, and what it expects of it
help-rules = the game in one minute; with the number of a rule, that rule
help-help = this list
help-quit = leave; the match is saved

## Bots and how they play

bot-easy = easy
bot-easy-note = plays for fun, often on a whim
bot-medium = medium
bot-medium-note = plans its own turn, with a slip now and then
bot-hard = hard
bot-hard-note = plans its own turn with care
bot-expert = expert
bot-expert-note = looks ahead to what others will do
bot-random = by chance
bot-random-note = takes any choice

## How it stands and how it ended

not-over = The match is not over. The points so far:
match-over = The match is over:
winner-one = { $seat } wins.
winner-many = { $seats } share the win.
tie-broken = The tie was broken by:
plain-yes = yes
plain-no = no
yours = you
