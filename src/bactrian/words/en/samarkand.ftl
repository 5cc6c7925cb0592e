## What is asked

ask-turn = Your turn: marry into a family, or extend a route? You have { $dirham } dirham.
ask-skip = You can neither marry nor extend a route: your turn is skipped.
ask-place = Where does a camel of the { $family } go?
ask-place-more = One more camel of the { $family }, for { $dirham } dirham from their treasury? It holds { $treasury }.
ask-discard = Discard { $least } or { $most } cards: your hand is too large.
ask-discard-exactly = { $least ->
    [one] You must discard one more card.
   *[other] You must discard { $least } cards.
  }
ask-discard-freely = { $most ->
    [one] You may discard one more card.
   *[other] You may discard up to { $most } cards.
  }
ask-sale = { $space } has been reached. Do you sell { $card } for { $dirham } dirham? { $now ->
    [one] Kept, it is worth 1 point now
   *[other] Kept, it is worth { $now } points now
  }, at most { $most }.

## Answers

do-marry = Marry into the { $family }
do-marry-again = Marry into the { $family } again
do-extend = Extend the route of the { $family }
do-place = { $family } to { $space }
do-place-goods = { $family } to { $space }: take the token { $card }
do-place-link = { $family } to { $space }: link with the { $passive }
do-stop = No more camels
do-skip = Skip the turn
do-discard = Discard { $card }
do-done = Keep the cards you have
do-sell = Sell { $card }
do-keep = Keep { $card }
do-plan-ask = { $card }: ask me
do-plan-sell = { $card }: always sell
do-plan-keep = { $card }: always keep

## Prices

price-dirham = { $n } dirham
price-treasury = { $n } from the treasury

## What happened

dealt = { $seat } is dealt { $cards }.
turn-began = It is { $seat }'s turn.
married = { $seat } pays { $dirham } dirham and marries into the { $family }.
drew = { $seat } draws { $cards }.
drew-hidden = { $seat } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
  }
drew-nothing = { $seat } draws no cards: the limit of { $limit } is reached.
reshuffled = The discard pile is shuffled into a new deck: { $cards } cards.
discarded = { $seat } discards { $card }.
discarded-hidden = { $seat } discards a card.
tile-came = { $seat } draws a tile of the { $family } from the bag: it can be bought.
tile-left = { $seat } draws a tile of the { $family } from the bag: it leaves the game.
placed = { $seat } places a camel of the { $family } on { $space }.
placed-again = { $seat } places another camel of the { $family } on { $space }, for { $dirham } dirham from their treasury.
token-taken = { $seat } takes the token { $card }.
sold = { $seat } sells { $card } for { $dirham } dirham.
kept = { $seat } keeps { $card }.
planned-ask = You will be asked about { $card }.
planned-sell = { $card } will be sold without asking.
planned-keep = { $card } will be kept without asking.
linked = New link on { $space }: { $seat } brings the { $family } to the { $passive }.
premium = { $seat } receives a premium of { $dirham } dirham.
link-tiles-taken = { $count ->
    [0] { $seat } takes no link tile: there is none left.
    [one] { $seat } takes a link tile.
   *[other] { $seat } takes { $count } link tiles.
  }
skipped = { $seat } can do nothing and skips the turn.
ended-all-linked = Every family has made a link: the match is over.
ended-five-links = A family has made its fifth link: the match is over.
ended-blocked = Nobody can do anything any more: the match is over.
hand-shown = { $seat } shows { $cards }: { $points } points.
hand-empty = { $seat } has no cards in hand: { $points } points.

## Why not

no-already-member = You are a member of the { $family } already.
no-tile-left = No family tile of the { $family } is left.
no-too-dear = The { $family } cost { $price } dirham, and you have { $cash }.
no-not-member = You are not a member of the { $family }.
no-stock = The { $family } have no camels left.
no-way-on = The route of the { $family } cannot go on anywhere.
no-more-camels = No further camel is placed in this turn.
no-treasury = One camel does not reach { $space }, and the treasury of the { $family } cannot pay for a second one.
no-same-family = A camel of the { $family } stands on { $space } already.
no-space-full = { $space } holds two camels, and that is the most.
no-not-adjacent = { $space } does not lie next to the route of the { $family }.
no-space-at-once = The { $family } are the only ones you can extend: point at a space.
no-family-yet = You are not a member of any family yet. Marry first.
no-family-first = First choose the family. { $space } is open to: { $families }.
no-family-fixed = You are extending the route of the { $family }, and all camels of a turn are of one family.
no-route-goes-on = None of your families can place a camel.
no-stop-yet = A route grows by at least one camel.
no-skip = A turn is skipped only if nothing else is possible.
no-sale-now = A card can be sold when its good is reached for the first time.
no-sale-past = { $card } can no longer be sold: its good has been reached.
no-sale-first = First decide whether you sell { $card }.
no-discard-now = Cards are discarded after they are drawn.
no-discard-more = { $least ->
    [one] You must discard one more card.
   *[other] You must discard { $least } more cards.
  }
no-discard-first = First decide which cards you discard.
no-card-not-held = You do not hold { $card }.
no-card-sold = You have sold { $card }: it stays on the table.
no-planned-already = This is already planned for { $card }.
fix-extend = Extend the route of the { $family } instead.
fix-marry = You can marry into the { $family } for { $dirham } dirham.
fix-via = Two camels of the { $family } get there: first to { $via }, then to { $space } for { $dirham } dirham from the treasury.

## Score sheet

source-cards = Goods cards
source-tokens = Goods tokens
source-links = Link tiles
source-cash = Cash
ending-all-linked = every family had made a link
ending-five-links = a family had made five links
ending-blocked = nobody could do anything any more
tie-shared = shared win

## Table options

option-start = Start player
option-start-first = First seat
option-start-random = Drawn by lot

## The table in a terminal

face-ending = The match ends when every family has a link ({ $bare ->
    [0] every one has
    [one] 1 has none yet
   *[other] { $bare } have none yet
  }) or one family has { $most } (the most now: { $now }).
face-families = The families: what marrying costs, who belongs to them, and where their camels stand, from home outwards.
face-family = { $family }: { $tiles ->
    [0] no tile left
    [one] { $price } dirham, 1 tile left
   *[other] { $price } dirham, { $tiles } tiles left
  }; treasury { $treasury }; { $stock ->
    [0] no camels
    [one] 1 camel
   *[other] { $stock } camels
  } in stock.
face-linked = Linked with: { $families }.
face-members = Members: { $members }.
face-camels = Camels: { $spaces }.
face-full = Full, with two camels: { $spaces }.
face-goods = Goods reached: { $reached } of { $total }.
face-tokens = Tokens still lie on: { $spaces }.
face-piles = Deck: { $deck }. Discard pile: { $discard }. Hand limit: { $limit }, sold cards included.
face-bag = Family tiles in the bag: { $tiles }.
face-removed = Family tiles out of the game: { $families }.
face-own = You: { $cash } dirham, goods tokens { $tokens }, link tiles { $links }, cards in hand { $cards }, sold { $sold }.
face-player = { $seat }: { $cash } dirham, goods tokens { $tokens }, link tiles { $links }, cards in hand { $cards }, sold { $sold }.
face-married = Families: { $families }.
face-hand = Your hand:
face-bare = Your hand is empty.
face-card = { $card } ({ $space }): worth { $now } now, { $most } at most.
face-card-done = { $card } ({ $space }): worth { $now }.
face-card-lost = { $card } ({ $space }): not reached, and no family has camels left.
face-card-open = { $card } ({ $space }): not reached, worth { $most } at most. { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
  } away: { $families }.
face-plan = Plan: { $plan ->
    [sell] always sell.
   *[keep] always keep.
  }
