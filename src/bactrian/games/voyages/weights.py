"""What the appraiser believes: weights in points, the same for all seats."""


class Weights:
    """How much things are worth in the middle of a match, and how soon that fades."""

    def __init__(self) -> None:
        # resources: what a die brings of them, divided by what a die is worth
        self.coin = 0.17
        self.camel = 0.5
        self.pepper = 0.6
        self.silk = 1.3
        self.gold = 2.0
        self.last_coin = 0.1  # ten coins are a point
        self.last_good = 0.5  # two goods are a point, with a post in Beijing
        self.enough_coins = 15  # beyond so many only half of them find a use
        self.enough_camels = 9
        self.enough_goods = 4
        self.fade = 7.0  # with fewer dice to come than that, resources lose their use
        # open rewards
        self.step = 2.2  # a travel action without its dice and fee
        self.contract = 1.7
        self.black_die = 2.2
        # dice
        # one in the pool by its face; the first is one that Raschid sets as he likes
        self.faces = [2.6, 1.5, 1.7, 1.9, 2.2, 2.5, 2.8]
        self.pool = 0.7  # one in the pool, as a part of what its face could bring
        self.die = 1.9  # one that a city card takes in a round to come
        self.future = 1.3  # one of a round to come, for all that is not planned yet
        self.idle = 0.35  # what a die keeps of its worth when hardly any is left
        # contracts
        self.effort_pepper = 0.75  # gathering what a contract lacks
        self.effort_silk = 1.35
        self.effort_gold = 2.0
        self.effort_camel = 0.6
        self.reach = 1.1  # what one die gathers
        self.sure = 0.85  # a contract that only has to be handed in
        self.salvage = 0.7  # what goods keep if their contract comes to nothing
        self.fame = 0.35  # a completed contract for city cards that count them
        # posts
        self.income = 0.9  # a town pays at every start of a round
        self.use = 0.5  # how often a city card is still open when it is wanted
        self.uses = 2.5  # how often a trade is made with one die
        self.plenty = 6.0  # a round has only so many dice for city cards
        self.soon = 0.65  # a city card that is open now
        self.count = 0.6  # each post that is missing for the eighth or ninth
        # journeys
        self.depart = 3.4  # the dice of a travel action
        self.stride = 1.2  # one step of its fee
        self.share = 0.6  # how much of all effort goes into journeys
        self.plan = 0.25  # a post that is planned against one that stands
        self.ready = 0.4  # the same, with all coins and camels for the way
        self.beijing = 0.95  # somebody may be faster
        self.beijing_goods = 2.5  # goods count there at the end
        self.passing = 0.4  # Wilhelm needs fewer departures
        self.lead = 0.3  # who travels last begins the next round
        # powers, for every round to come
        self.sets_dice = 3.0
        self.free_occupied = 2.5
        self.watch = 2.5
        # the most contracts
        self.active = 0.4  # a contract that is not completed yet
        self.ties = 0.2  # who shares the lead scores, too
        self.slope = 2.0  # what one contract ahead means when a round is left
