"""A player who travels: a rough plan, tried many times a round, the best try kept.

It finds what random play hardly ever meets: the last trading posts, and posts that move.
"""

from heapq import heappop, heappush
from typing import Final

import bactrian
from bactrian.games.voyages.placing import PlaceDice
from bactrian.games.voyages.posts import MovePost, posts_in_all
from bactrian.games.voyages.state import STEPS, TALLIES, Table
from bactrian.games.voyages.travel import Walk
from bactrian.games.voyages.turns import Turn
from tests.voyages.eager import pick

FARE: Final = (0, 3, 7, 12, 12, 18, 18)


def way_to_go(match: Table, seat: int, place: int, posts: set[int]) -> float:
    """How far the next place without an own post is, in steps, camels and coins."""
    atlas, box = match.box.atlas, match.box
    jumps = box.characters[match.state.characters[seat]].oasis_jump
    queue, seen = [(0.0, place)], set()
    while queue:
        far, here = heappop(queue)
        if here in seen:
            continue
        seen.add(here)
        if box.places[here].takes_post and here not in posts:
            return far
        for there, coins, camels, _ in (atlas.jumps if jumps else atlas.roads)[here]:
            heappush(queue, (far + 1 + 0.3 * camels + 0.2 * coins, there))
    return 99


def like_in_turn(match: Table, seat: int, text: str) -> int:
    """Travel when it can be paid, otherwise earn coins and camels."""
    state, box = match.state, match.box
    coins, camels = state.coins(seat), state.camels(seat)
    if text == "use travel":
        second = sorted(die % 7 or 6 for die in state.pool[seat])[-2]
        fare = FARE[second] + (second if state.laid[box.travel] else 0)
        return 5000 if coins >= fare and camels >= 4 and second >= 3 else 10
    if text == "use market_camel":
        return 400 if camels < 9 else 50
    if text == "use money_bag":
        return 120 if state.acted or coins < 9 else 40
    if text == "buy":
        return 300 if camels > 9 else 10
    likings = {"use five_coins": 300, "use khan": 200, "end": 150}
    if text.startswith("complete"):
        return 10_000
    if text.startswith("use") and text.split()[1] in box.card_ids:
        return 600
    return likings.get(text, 20)


def like_to_walk(match: Table, seat: int, walk: Walk, text: str) -> int:
    """Go where a post can be placed; stop there, unless posts are placed in passing."""
    state, box = match.state, match.box
    here = walk.path[-1] % len(box.places) if walk.path else -1
    if text == "stop":
        passing = box.characters[state.characters[seat]].posts_while_passing
        good = here >= 0 and box.places[here].takes_post and here not in state.posts[seat]
        return 500 if good and not passing else 5
    posts = {*state.posts[seat], *(step % len(box.places) for step in walk.path)}
    place = box.place_ids.index(text.split()[2])
    return 1 + int(10_000 / (0.2 + way_to_go(match, seat, place, posts)) ** 3)


def explore(match: Table, seat: int, options: list[int], chance: bactrian.SeededDealer) -> int:
    """One of the options, as likely as it is liked."""
    top = match.decision(seat)
    weights = []
    for code in options:
        text = match.game.table[code].text
        verb, _, rest = text.partition(" ")
        if isinstance(top, Turn):
            liking = like_in_turn(match, seat, text)
        elif isinstance(top, Walk):
            liking = like_to_walk(match, seat, top, text)
        elif isinstance(top, PlaceDice):
            face = int(rest[-1])
            liking = 1 + (face**4 if top.space == match.box.travel else (7 - face) ** 2)
        elif verb in ("column", "times"):
            liking = 1 + int(rest) ** 4
        elif verb == "decline":
            liking = 20 if isinstance(top, MovePost) else 1
        else:
            liking = 2
        weights.append(liking)
    return pick(chance, options, weights)


def worth(match: Table, seat: int) -> float:
    """What a position is worth to a traveller; with all posts placed, only going on counts."""
    state = match.state
    posts = set(state.posts[seat])
    if len(posts) == posts_in_all(match, seat):
        return 10 * len(posts) + 3 * state.tallies[seat * len(TALLIES) + STEPS]
    far = min(way_to_go(match, seat, place, posts) for place in state.figures[seat])
    goods = 0.55 * state.coins(seat) + 0.8 * state.camels(seat)
    return 10 * len(posts) + goods - 0.8 * far


Answers = list[tuple[int, int]]
Try = tuple[float, Table, Answers]
"""What a course is worth, where it has led, and the answers that led there."""


def try_round(match: Table, seat: int, so_far: Answers, seed: str) -> Try:
    """One try at the rest of a round."""
    chance = bactrian.SeededDealer(seed)
    copy: Table = match.clone()
    answers = list(so_far)
    declined = 0
    while not copy.over and copy.state.round == match.state.round:
        asked = copy.asked()[0]
        code = explore(copy, asked, copy.options(asked), chance)
        passing = isinstance(copy.decision(asked), MovePost)
        declined += passing and code == match.box.codes.decline
        copy.play(asked, code)
        answers.append((asked, code))
    return worth(copy, seat) + 25 * declined, copy, answers


def journey(match: Table, character: str, kept: int, tries: int, seed: str) -> bool:
    """Play a whole match in which the first to choose travels as *character*, if he can.

    After every round the best tries are kept, and each is tried on in many ways.
    """
    seat = match.asked()[0]
    code = match.game.table.code(f"character {character}")
    if code not in match.options(seat):
        return False
    match.play(seat, code)
    best: list[Try] = [(0, match.clone(), [])]
    while not best[0][1].over:
        found = [
            try_round(course, seat, answers, f"{seed}-{place}-{attempt}")
            for place, (_, course, answers) in enumerate(best)
            for attempt in range(tries)
        ]
        found.sort(key=lambda one: -one[0])
        best = found[:kept]
    for asked, answer in best[0][2]:
        match.play(asked, answer)
    return True


def roam(match: Table, seed: str) -> None:
    """Play a whole match in which everybody travels by the rough plan."""
    chance = bactrian.SeededDealer(seed)
    while not match.over:
        asked = match.asked()[0]
        match.play(asked, explore(match, asked, match.options(asked), chance))
