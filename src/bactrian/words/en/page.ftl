## Everywhere

brand-home = Bactrian, front page
close = Close
trouble = That did not work: { $error }
unknown-page = There is nothing at this address.
unknown-table = This table is not here, or it is not open to you.
aria-site = Settings and name
aria-tools = Tools of the table
aria-tabs = Parts of the table
aria-question = Question
aria-players = Players
aria-rail = Players and log

## Settings

menu-settings = Settings
menu-language = Language
menu-theme = Light or dark
theme-system = System
theme-light = Light
theme-dark = Dark
menu-sound = Sound
menu-volume = Volume
menu-notify = Notify me when it is my turn
menu-keys = Single keys
menu-help = Show the keys
me-label = Your name: { $name }
me-name = Your name
me-save = Save

## Front page

front-title = Bactrian · three games on the Silk Road
front-headline = Three journeys, one table.
front-lead = Play Silk Road board games in the browser: against patient bots, on one screen, or with friends far away.
front-games = Games
front-players = { $range } players
front-minutes = { $range } min
front-credit = { $designers } · { $publisher } { $year }
front-play = Play now
front-against = bots: { $level }
front-new = New table
front-mine = My tables
front-waiting = { $n ->
    [one] 1 waits for you
   *[other] { $n } wait for you
  }
front-open = Open tables
front-upload = Watch a journal
blurb-expedition = Pay with the right cards, jump over the others, and reach Daidu with the most gold.
blurb-samarkand = Marry into merchant families and send their camels out until the families meet.
blurb-voyages = Place dice, gather pepper, silk and gold, and open trading posts all the way to Beijing.
kinds-expedition = cards, race
kinds-samarkand = routes, families
kinds-voyages = dice, contracts, travel
short-expedition = Expedition
short-samarkand = Samarkand
short-voyages = Voyages

## Tables in a list

row-seats = { $n } seats
row-gathering = { $n ->
    [one] 1 seat is open
   *[other] { $n } seats are open
  }
row-over = The match is over
row-mine = Your turn
row-theirs = { $name } is asked
row-continue = Continue
row-see = See the end
row-join = Join
row-look = Look in
row-open = { $what }: { $name }

## New table

lobby-title = New table
lobby-game = Game
lobby-seats = Seats
lobby-add = Add a seat
lobby-options = Variants
lobby-name = Name of the table
lobby-name-hint = Tuesday caravan
lobby-listed = Open to everybody
lobby-listed-yes = The table is in the list of open tables.
lobby-listed-no = Only those with the link can join.
lobby-start = Start the match
lobby-start-open = { $n ->
    [one] Open the table with one open seat
   *[other] Open the table with { $n } open seats
  }
seat-me = You
seat-me-note = you
seat-open = Person
seat-open-title = Open seat
seat-open-note = whoever comes
seat-bot = Bot
seat-bot-title = Bot
seat-here = This screen
seat-here-title = Beside you
seat-here-note = shares this screen
seat-kind = Who sits on seat { $n }?
seat-which-bot = Which bot on seat { $n }?
seat-name = Name
seat-name-of = Name on seat { $n }
seat-remove = Remove seat { $n }
option-seats = { $what }: with { $n } seats
sum-players = Players
sum-about = About
sum-undo = Undo
sum-undo-value = Within your turn
level-title = Strength of the bots

## A table that gathers

gather-title = Waiting for players
gather-waiting = still waiting
gather-join = Sit down here
gather-invite = Send this link to those who shall join.
gather-link = Invitation link
gather-copy = Copy
gather-copied = Copied
gather-copy-by-hand = Copying is not allowed here. Mark the link and copy it yourself.
gather-bots = Fill with bots and start
gather-leave = Leave the table
gather-guest = Take a free seat, or wait and watch.

## The question

prompt-person = { $name } is choosing
prompt-bot = { $name } is thinking
prompt-wait = One moment
prompt-over = The match is over
prompt-sending = Sending…
prompt-watching = You are watching.
undo = Undo
restart = Restart the turn
restart-short = Restart
hint = Hint
hint-ask = What would a strong bot do?
hint-thinking = Thinking…
hint-title = A strong bot would choose
hint-live = Hint: { $told }
spot-advised = { $label } That is the hint.
skip-question = To the question
chooser-title = Which one?
rule-link = Rule { $rule }
spot-free = { $label }. Can be chosen.
spot-priced = { $label }. Can be chosen. Costs { $price }.
spot-several = { $label }. { $n } choices.
board-keys = Arrow keys move between places, n and p between choices, Enter chooses, question mark asks why not.
catchup-more = { $told } And { $n } more.
live-question = { $n ->
    [one] { $question } 1 choice.
   *[other] { $question } { $n } choices.
  }
live-more = { $told } And { $n } more, see the log.
live-why = Not possible: { $reason } Rule { $rule }.
title-mine = Your turn
title-theirs = { $name } to move
title-over = Over

## Players, log, chat

player-you = you
player-bot = Bot · { $bot }
player-online = is here
player-away = is away
score-label = { $name }: { $points }. { $sources }
score-sources = Where it comes from
score-none = Nothing yet
score-hidden = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}
log-title = Log
log-empty = Nothing has happened yet
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write a line
chat-send = Send
tab-table = Table
tab-players = Players
tab-track = Track
tab-map = Map
tab-answers = { $n ->
    [one] 1 choice
   *[other] { $n } choices
  }
plain-title = The table
rules-title = Rules
rules-games = Rules of which game?
rules-contents = Chapters

## Over the table

curtain-title = { $name } is asked
curtain-text = Hand over the screen. What was secret before is covered.
curtain-go = I am { $name }
keys-title = Keys
key-choices = Next and previous choice
key-arrows = From place to place
key-enter = Choose
key-digits = Buttons of the question
key-log = Log
key-why = On a thing: why not? Elsewhere: these keys
key-escape = Close
toast-refused = Not done: { $error }
toast-lost = There is no connection right now. Nothing was sent.
toast-connecting = Connecting again…
toast-back = Connected again. Nothing was lost.
toast-try = Try now
toast-rematch = There is a new table with the same players.
rematch-go = Go there
toast-late = That came too late: the table had moved on.
toast-late-screens = This was answered on your other screen already.

## Away, and on two screens

screens-note = This table is open on another screen of yours. Both stay in step; play on whichever you like.
screens-pill = { $n } screens
absent-soon = { $name } is away. In { $time } you can let a bot play on.
absent-now = { $name } is away.
absent-do = Let a bot play for { $name }
standin-you = A bot plays in your place
standin-back = Play again myself
player-standin = away, a bot plays

## The end

end-wins = { $name } wins with { $points }
end-shared = { $names } share the win with { $points }
end-second = { $name } follows with { $points }.
end-reason = The end: { $reason }.
end-tie = The tie was broken by: { $what }.
end-ranking = Ranking
end-decided = What decided it
end-gain = { $n } more
end-watch = Watch this moment
end-looking-back = Looking back over the match
end-show = Result
end-board = The table
end-replay = Replay
end-rematch = Rematch
end-journal = Journal
chart-title = Points over the match
chart-note = last step: final scoring
chart-start = start
chart-end = end
chart-table = Show as table
chart-hide = Hide the table

## Replay

replay-title = Replay
replay-of = Replay: { $game }
replay-controls = Replay controls
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-slider = Moment
replay-moment = { $n } of { $of }
replay-link = Link to this moment
replay-fork = Play on from here
replay-table = To the table
replay-begin = The match begins.

## Expedition

expedition-track = { $n ->
    [one] Track, 1 choice
   *[other] Track, { $n } choices
  }
expedition-value = Value { $n }
expedition-chest = Chest with { $n } gold
expedition-guests = Here: { $names }
expedition-figure = { $figure }, figure of { $seat }, on { $space }
expedition-display = Display
expedition-display-note = one after moving
expedition-pile = { $n ->
    [one] Draw pile, 1 card
   *[other] Draw pile, { $n } cards
  }
expedition-pile-name = Draw pile
expedition-slot-empty = Empty place
expedition-laid = { $card }, laid
expedition-hand = Your hand
expedition-hand-empty = No card in hand
expedition-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
expedition-gold = gold
expedition-place = { $n ->
    [1] leads the caravan
   *[other] place { $n } in the caravan
  }
expedition-level = shares place { $n } in the caravan
expedition-next = Next space
expedition-next-none = No step is asked for.
expedition-next-unpaid = No step can be paid with these cards.
expedition-ballast = as ballast, for { $n } gold
expedition-prospect = { $n } gold more if the scoring came now
expedition-interim = Interim scoring: { $told } gold.
expedition-stage = Stage { $n }
expedition-turn = Turn { $n }

## Samarkand

sam-map = { $n ->
    [one] Map, 1 choice
   *[other] Map, { $n } choices
  }
sam-home = Home of the { $family }
sam-camels = Camels: { $families }
sam-own-card = your card, worth { $now } now, { $most } at most
sam-families = Families
sam-family = { $family }. Treasury { $treasury }, camels left { $stock }, links { $links }. Members: { $members }
sam-full = full
sam-in-bag = in the bag
sam-gone = out of the game
sam-for-sale = Tiles to be had: { $n }, for { $price } dirham each
sam-treasury = Treasury
sam-stock = Camels left
sam-links = links
sam-linked = { $n } of { $of } linked
sam-most-links = most links { $n } of { $of }
sam-ending = The match ends when all { $families } families are linked, or when one has { $links } links.
sam-hand = Hand
sam-dirham = dirham
sam-goods = goods
sam-your-families = Your families
sam-no-family = No family yet
sam-your-cards = Goods cards
sam-held = { $n } of { $of } held
sam-card = { $card }. Worth { $now } now, { $most } at most.
sam-sold = sold
sam-sold-card = { $card }, sold

## Voyages

voy-actions = Actions
voy-cards = Cards
voy-mine = Mine
voy-market = Market
voy-space-taken = { $space }. Dice of: { $names }
voy-black = { $n ->
    [one] 1 black die
   *[other] { $n } black dice
  }
voy-die = Die: { $die }
voy-dice = Your dice
voy-stock = Stock
voy-contracts = Contracts
voy-no-contract = No active contract
voy-active = Active: { $contract }
voy-completed = { $n ->
    [one] 1 contract completed
   *[other] { $n } contracts completed
  }
voy-objectives = Secret objectives
voy-posts = Posts: { $names }
voy-wanted = On your objectives
voy-posts-left = { $n ->
    [one] 1 post left
   *[other] { $n } posts left
  }
voy-round = Round { $n } of { $of }
voy-setup = Setup
