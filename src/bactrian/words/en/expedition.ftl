## What is asked

ask-move = Your move: the next space is { $space } ({ $need }).
ask-move-any = Your move: step with a figure, or stay.
ask-pay = { $space } asks for: { $need }. { $left ->
    [one] Lay one card.
   *[other] Lay { $left } more cards.
  }
ask-take = Which card do you take?

## Answers

do-pay = Lay { $card }
do-step = Step with { $figure } to { $space } ({ $need })
do-ballast = Ballast: { $figure } to { $space }
do-stop = End the movement
do-pass = Pass
do-take = Take { $card }
do-draw = Draw from the pile
do-no-card = Take no card

## Prices

price-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
price-gold = { $n } gold

## What happened

dealt = { $seat } is dealt { $cards }.
placed = { $figure } stands on { $space }.
turn-began = It is { $seat }'s turn.
moved = { $seat } pays { $cards } and moves { $figure } to { $space }.
ballasted = { $seat } throws off { $gold } gold as ballast and moves { $figure } to { $space }.
chest-taken = { $seat } takes the chest on { $space }: { $gold } gold.
put-on-goal = { $figure } is put on { $space }.
passed = { $seat } passes.
took-card = { $seat } takes { $card }.
drew-card = { $seat } draws { $card } from the pile.
drew-hidden = { $seat } draws a card from the pile.
displayed = { $card } is laid open in the display.
reshuffled = The discard pile is shuffled: { $cards } cards.
took-nothing = { $seat } takes no card: there is none.
interim-began = { $seat } has reached Kantshou: interim scoring.
scored-interim = { $seat } scores { $gold } gold for { $figure } on { $space }.
scored-final = { $seat } scores { $gold } gold for { $figure } on { $space }.
ended-daidu = Daidu is reached: final scoring.
ended-stalemate = Nobody moves and no card is left: final scoring.

## Why not

no-ballast-gold = Ballast costs { $gold } gold, and you have too little.
no-ballast-again = You have already thrown off ballast in this turn.
no-ballast-head = No opposing figure is beyond { $space }: ballast never takes you to the head of the caravan.
no-figure-foreign = { $figure } is not your figure.
no-figure-halted = { $figure } has just arrived and moves no more in this turn.
no-figure-fixed = { $figure } rests: this turn belongs to your other figure.
no-figure-first = First say with which figure you step.
no-space-behind = { $space } lies behind you, and caravans never turn back.
no-space-occupied = { $space } is occupied, so it is jumped.
no-space-far = { $space } is too far: the next free space is { $next }.
no-cannot-pay = { $space } asks for: { $need }. { $missing ->
    [one] One card is missing.
   *[other] { $missing } cards are missing.
  }
no-card-not-held = You do not hold { $card }.
no-card-unfit = { $card } does not count here. { $space } asks for: { $need }.
no-finish-payment = Complete the payment, or take it back.
no-draw-yet = Cards are drawn after the movement. End the movement first.
no-movement-over = The movement of this turn is over. Take a card.
no-slot-empty = This place of the display is empty.
no-pile-empty = No card is left in the draw pile and the discard pile.
fix-ballast = Throw off ballast: for { $gold } gold you reach { $space } without cards.

## Score sheet

source-start = Starting gold
source-chests = Chests
source-interim = Interim scoring
source-final = Final scoring
source-ballast = Ballast
ending-daidu = Daidu was reached
ending-stalemate = nobody moved and no card was left
tie-foremost = the figure nearer to Daidu
tie-second-figure = the better-placed second figure
tie-shared = shared win

## Table options

option-variant = Variant
option-variant-standard = Standard
option-variant-tactical = Tactical (two players move both figures)
option-start = Start player
option-start-first = First seat
option-start-random = Drawn by lot

## The table in a terminal

face-track = The track.
face-interim-open = The interim scoring is still to come.
face-interim-done = The interim scoring is done.
face-chest = chest { $gold }
face-scores = scores { $gold }
face-player = { $seat } ({ $figures }): { $gold } gold, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
face-own = You ({ $figures }): { $gold } gold, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
face-seen = Seen: { $cards }.
face-display = Display: { $cards }.
face-piles = Draw pile: { $pile }. Discard pile: { $discard }.
face-hand = Your hand: { $cards }.
face-bare = Your hand is empty.
face-laid = Laid so far: { $cards }.
