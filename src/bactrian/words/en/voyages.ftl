## What is asked

ask-character = Which character do you play?
ask-objective = Which objective do you keep? { $left } to go.
ask-compensation = Your roll was low: you are owed { $n }, in coins or camels. How do you split it?
ask-turn = Your turn: an action, or a bonus action first?
ask-turn-acted = Your action is done: a bonus action, or the end of your turn?
ask-die = { $left ->
    [one] Which die do you place on “{ $space }”?
   *[other] Which die do you place on “{ $space }”? { $left } to go.
  }
ask-column = “{ $space }”: which column do you take?
ask-contract = Which contract from columns 1 to { $value } do you take?
ask-extra = What do you take with the contract from column { $column }?
ask-drop = Which of your old contracts do you give up?
ask-drawn = You drew { $contract }. Do you keep it?
ask-travel = Where do you travel? Steps left: { $left }. So far { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }, { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
  }.
ask-step = Where does your free step lead? Steps left: { $left }. So far { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }, { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
  }.
ask-first-post = Both figures arrive: which trading post is placed first?
ask-lift = You have no trading post left: which one do you move to { $place }?
ask-good = { $left ->
    [one] Which good do you take?
   *[other] Which good do you take? { $left } to go.
  }
ask-pair = Which two different goods do you take?
ask-pay-goods = { $left ->
    [one] Which good do you hand in?
   *[other] Which goods do you hand in? { $left } to go.
  }
ask-any-town = Which town bonus do you take?
ask-own-town = { $left ->
    [one] The bonus of which of your towns?
   *[other] The bonus of which of your towns? { $left } to go.
  }
ask-direction = { $card }: which way?
ask-times = { $way }: how many times?
ask-black-die = Do you take the black die?
ask-reroll = Which die do you roll again?
ask-adjust = Which die do you turn, up or down?

## Answers

do-character = Play { $character }
do-keep = Keep { $objective }
do-use = { $space }
do-complete = Complete { $contract }
do-reroll = Re-roll a die
do-adjust = Turn a die up or down
do-buy = Buy a black die
do-end = End the turn
do-die = Die: { $die }
do-up = Turn { $die } up by 1
do-down = Turn { $die } down by 1
do-column = Column { $n }: { $content }
do-times = { $n ->
    [one] Once
   *[other] { $n } times
  }
do-direction = { $way }
do-pick = Column { $column }: { $contract }
do-pick-instead = Column { $column }: { $contract }, and an active contract must go
do-enough = No more contracts
do-extra = { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }
do-drop = Give up { $contract }
do-take = Take { $good }
do-pair = Take { $one } and { $other }
do-pay = Hand in { $good }
do-pay-pair = Hand in { $one } and { $other }
do-bonus = { $tile }
do-go = To { $place }
do-go-figure = Figure { $figure } to { $place }
do-lift = Move the post from { $place }
do-first = First in { $place }
do-compensate = { $coins ->
    [0] { "" }
    [one] 1 coin
   *[other] { $coins } coins
  }{ $coins ->
    [0] { "" }
   *[other] { $camels ->
        [0] { "" }
       *[other] { ", " }
      }
  }{ $camels ->
    [0] { "" }
    [one] 1 camel
   *[other] { $camels } camels
  }
do-accept = Take it
do-decline = Decline
do-stop = Stop here
do-stay = Stay where you are

## Prices

price-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
price-camel = { $n ->
    [one] 1 camel
   *[other] { $n } camels
  }
price-pepper = { $n } pepper
price-silk = { $n } silk
price-gold = { $n } gold
price-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
price-good = { $n ->
    [one] 1 good
   *[other] { $n } goods
  }

## What happened

start-player = { $seat } is the start player.
characters-revealed = The characters to choose from: { $characters }.
character-taken = { $seat } plays { $character }.
objectives-dealt = { $seat } is dealt the objectives { $objectives }.
objectives-kept = { $seat } has chosen two objectives.
round-began = Round { $round } begins.
contracts-laid = New contracts lie on the board.
rolled = { $seat } rolls { $dice }.
turn-began = It is { $seat }'s turn.
placed = { $seat } places { $dice } on “{ $space }”.
gained = { $seat } gets { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }.
paid = { $seat } pays { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }.
scored = { $points ->
    [one] { $seat } scores 1 point.
   *[other] { $seat } scores { $points } points.
  }
points-paid = { $points ->
    [one] { $seat } gives up 1 point.
   *[other] { $seat } gives up { $points } points.
  }
contract-taken = { $seat } takes { $contract }.
contract-drawn = { $seat } draws { $contract } from the special stack.
contract-declined = { $seat } declines { $contract }.
contract-dropped = { $seat } gives up { $contract }.
contract-completed = { $seat } completes { $contract }.
moved = { $seat } moves to { $place }.
stayed = { $seat } makes no step.
post-placed = { $seat } places a trading post in { $place }.
post-lifted = { $seat } takes the trading post from { $place }.
post-not-moved = { $seat } passes through { $place } without moving a trading post there.
posts-scored = { $seat } has placed trading post number { $number }: { $points } points.
office-taken = { $seat } takes the { $office }.
town-paid = { $seat } is paid: { $tile }.
black-die-taken = { $seat } takes a die from the board: { $die }.
die-rolled = { $seat } re-rolls { $old } and gets { $new }.
die-turned = { $seat } turns { $old } into { $new }.
objectives-shown = { $seat } shows the objectives { $objectives }.
final-score = { $seat } ends with { $total } points (Beijing { $beijing }, goods { $goods }, coins { $coins }, objectives { $objectives }, most contracts { $mostcontracts }).

## Why not

no-acted = You have already performed your action in this turn.
no-end-yet = As long as you have dice you must perform an action before the turn ends.
no-finish-first = Finish what you have begun, or take it back.
no-space-dice = { $dice ->
    [one] { $space } takes a die, and you have none left.
   *[other] { $space } takes { $dice } dice, and you have too few.
  }
no-space-colour = Your colour already lies on { $space }: in this round only black and white dice can follow.
no-space-coins = { $space } is occupied, and joining costs your lowest die in coins: you lack { $missing }.
no-travel-cost = { $missing ->
    [one] Not even one step can be paid: you lack at least 1 coin.
   *[other] Not even one step can be paid: you lack at least { $missing } coins.
  }
no-travel-camels = { $camels ->
    [one] Every route from here takes camels: you lack at least 1.
   *[other] Every route from here takes camels: you lack at least { $camels }.
  }
no-khan-full = All places at the Khan are taken in this round.
no-khan-low = The Khan now asks for a { $face } or higher.
no-contracts-left = No contract lies on the board.
no-card-absent = This city card is not in this game.
no-card-post = You have no trading post in { $place }.
no-card-closed = A die already lies on this card: it is closed until the next round.
no-card-fresh = Your trading post in { $place } is new: its cards are yours from your next turn on.
no-card-cost = You cannot pay for { $card } once: you lack { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }.
no-card-contracts = You have not completed a contract yet.
no-card-towns = You have no trading post in a small town.
no-contract-cost = You lack { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }.
no-contract-board = Contracts on the board are taken with a die.
no-contract-yours = This is not one of your active contracts.
no-bonus-camels = { $n ->
    [one] You lack 1 camel.
   *[other] You lack { $n } camels.
  }
no-bonus-dice = You have no die left in your pool.
no-bonus-raschid = Raschid's dice have no value before they are placed.
no-buy-again = Only one black die can be bought in a turn.
no-buy-left = No black die is left on the board.
no-place-travel = To move, place dice on the travel space first.
no-die-first = First choose the space, then the dice.
no-die-held = You have no such die: { $die }.
no-die-colour = Your colour already lies there: only black and white dice can follow.
no-die-high = The space is occupied, and with { $die } you could not pay.
no-adjust-past = A die is never turned past 1 or 6.
no-column-high = Column { $n } is too high: your lowest die is { $lowest }.
no-step-left = { $steps ->
    [one] Your only step is used.
   *[other] All your { $steps } steps are used.
  }
no-step-camels = { $n ->
    [one] For this route you lack 1 camel.
   *[other] For this route you lack { $n } camels.
  }
no-step-coins = { $n ->
    [one] For this step you lack 1 coin.
   *[other] For this step you lack { $n } coins.
  }
no-step-far = No single step of yours leads there.
no-stop-yet = Travelling takes at least one step.
no-pick-absent = This contract does not lie on the board.
no-pick-again = You have picked this contract already.
no-pick-high = It lies in column { $column }, and your die is { $value }.
no-pick-more = No more than { $n } contracts are taken at once.
no-times-die = No more often than your die shows: { $value }.
no-times-cost = You can pay for it and use it { $most } times at most.
no-times-least = It must be used at least once.
no-lift-post = You have no trading post there.
no-lift-fresh = This trading post was placed in the same movement and stays.
no-bonus-again = You have chosen the bonus of this town already.
no-bonus-post = You have no trading post in the town of this bonus.
no-bonus-itself = This tile cannot choose itself.
no-character-taken = { $character } is taken.
no-character-hidden = { $character } was not revealed.
no-objective-dealt = This objective was not dealt to you.
no-objective-again = You have kept this objective already.
fix-turn = { $camels ->
    [one] Turn { $old } to { $new } for 1 camel.
   *[other] Turn { $old } to { $new } for { $camels } camels.
  }
fix-bag = Put a die on the money bag first: { $coins } coins.
fix-buy = Buy a black die for { $camels } camels.

## Score sheet

source-contracts = Contracts
source-city-cards = City cards
source-exchanged = Points exchanged
source-towns = Town bonuses
source-offices = Office bonuses
source-posts = Trading posts
source-beijing = Beijing
source-goods = Goods
source-coins = Coins
source-objectives = Objectives
source-most-contracts = Most contracts
ending-rounds = five rounds were played
tie-camels = more camels
tie-shared = shared win

## Table options

option-random_town_bonuses = Random town bonuses
option-random_town_bonuses-off = Off
option-random_town_bonuses-on = On
option-character_draft = Choose characters
option-character_draft-off = Off
option-character_draft-on = On
option-objective_choice = Choose objectives
option-objective_choice-off = Off
option-objective_choice-on = On
option-city_card_on_turn_of_post = City card in the turn its post was placed
option-city_card_on_turn_of_post-off = Off
option-city_card_on_turn_of_post-on = On
option-card_steps_form_one_movement = Steps of a city card form one movement
option-card_steps_form_one_movement-on = On
option-card_steps_form_one_movement-off = Off
option-pass_through_relocation_optional = Wilhelm may decline to move a post in passing
option-pass_through_relocation_optional-on = On
option-pass_through_relocation_optional-off = Off
option-beijing_posts_move_up = Posts in Beijing move up
option-beijing_posts_move_up-on = On
option-beijing_posts_move_up-off = Off

## The table in a terminal

face-before = Before the first round.
face-round = Round { $round } of { $rounds }. Start player: { $seat }. Black dice left: { $black }.
face-spaces = Action spaces, with the number of dice they take. Where dice lie, joining costs your lowest die in coins.
face-spaces-free = Action spaces, with the number of dice they take. Joining dice costs you nothing.
face-space = { $space } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
  })
face-columns = a lowest die of 1 to { $most } gets { $ways }.
face-steps = 1 to { $most } steps cost { $costs } coins, and the roads.
face-reward = { $reward }.
face-from = one or two from the columns below.
face-occupied = Dice: { $dice }.
face-dummy = dummy
face-khan = { $left ->
    [0] No place left.
    [one] 1 place left, for a { $least } or higher.
   *[other] { $left } places left, for a { $least } or higher.
  }
face-contracts = Contracts by column; your die says how far you reach. { $stack } more in the special stack.
face-column = { $column }: { $contract }.
face-extra = With it: { $ways }.
face-no-contracts = None is left.
face-cities = Large cities; who has a post there may use the card:
face-card = { $card }.
face-card-closed = { $card }, closed by { $dice }.
face-office = { $office } for the first post.
face-towns = Small towns; posts there pay at the start of every round:
face-town = { $tile }.
face-posts = Posts: { $owners }.
face-free = free
face-beijing = Beijing, at the end: { $places }.
face-roads = From { $place } roads lead to: { $ways }.
face-you = You
face-choose = The characters:
face-seated = { $name }:
face-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, in { $places }.
face-ability = { $character ->
    [raschid] Never rolls: each die gets any number when it is placed.
    [matteo] Has the white die, and draws a contract every round.
    [mercator] When others use a market, gets one of its kind.
    [kublai] Starts in Beijing, with a post there.
    [johannes] Moves from oasis to oasis in one step, and gets 3 coins every round.
    [berke] Pays nothing for joining the dice on a space.
    [niccolo] Two figures, and 1 camel every round.
    [wilhelm] Has 11 posts, and places them in passing too.
   *[other] { "" }
  }
face-supply = { $supply }. Dice: { $dice }.
face-supply-only = { $supply }. No dice.
face-has-posts = Trading posts: { $places }; { $left } left.
face-no-posts = No trading posts yet; { $left } left.
face-done = Contracts done: { $n }.
face-active = Active: { $contracts }.
face-none-active = No active contract.
face-objectives = Your secret objectives: { $objectives }.
face-yours = You have
face-placing = You are placing { $dice } on “{ $space }”.
face-picked = Picked: { $contracts }.
face-path = So far: { $places }.
