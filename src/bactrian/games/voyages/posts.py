"""Trading posts: where they are placed, moved, and what they earn.  [V9]"""

from bactrian.games.voyages.effects import POST_POINTS
from bactrian.games.voyages.printed import TOWN
from bactrian.games.voyages.refusals import why_not_lift
from bactrian.games.voyages.state import NONE, Table
from bactrian.kernel.message import Args, Event, Message, Reason
from bactrian.kernel.pending import Decision, Step


def posts_in_all(match: Table, seat: int) -> int:
    """How many posts a player has; Wilhelm von Rubruk has two black ones more.  [V2.6, V15.8]"""
    return match.box.posts + match.box.characters[match.state.characters[seat]].extra_posts


def place_post(match: Table, seat: int, place: int) -> None:
    """Place a post from the player's board; some of the last ones score at once.  [V9.2]"""
    state = match.state
    stand_post(match, seat, place)
    number = len(state.posts[seat])
    own = match.box.characters[state.characters[seat]].post_bonus  # Wilhelm's eleventh  [R39]
    points = match.box.post_bonus.get(number, 0) + own.get(number, 0)
    if points:
        state.score(seat, POST_POINTS, points)
        if match.listening:
            args: Args = {"seat": f"seat:{seat}", "number": number, "points": points}
            match.tell(Event("posts-scored", args))


def stand_post(match: Table, seat: int, place: int) -> None:
    """A post stands in a new place, and its bonus falls due.  [V9.3-V9.5]"""
    state, box = match.state, match.box
    state.posts[seat] += (place,)
    state.fresh += (place,)
    if match.listening:
        args: Args = {"seat": f"seat:{seat}", "place": f"place:{box.place_ids[place]}"}
        match.tell(Event("post-placed", args))
    if place == box.atlas.beijing:
        state.beijing[state.beijing.index(NONE)] = seat
    elif box.places[place].kind == TOWN:
        state.due[seat] += (box.tiles[state.tiles[place]].index,)
    elif state.offices[place] != NONE:
        office = state.offices[place]
        state.offices[place] = NONE
        state.due[seat] += (box.offices[office].index,)
        if match.listening:
            args = {"seat": f"seat:{seat}", "office": f"office:{box.office_ids[office]}"}
            match.tell(Event("office-taken", args))


def lift_post(match: Table, seat: int, place: int) -> None:
    """Take a post off the map; in Beijing the others move up.  [V9.6, R08]"""
    state = match.state
    state.posts[seat] = tuple(post for post in state.posts[seat] if post != place)
    if match.listening:
        args: Args = {"seat": f"seat:{seat}", "place": f"place:{match.box.place_ids[place]}"}
        match.tell(Event("post-lifted", args))
    if place != match.box.atlas.beijing:
        return
    state.beijing[state.beijing.index(seat)] = NONE
    if match.options_chosen["beijing_posts_move_up"] == "on":
        stayed = [other for other in state.beijing if other != NONE]
        state.beijing = stayed + [NONE] * (len(state.beijing) - len(stayed))


class PlacePosts(Step):
    """Posts are placed in the order of the path; their bonuses wait.  [V8.5, V9.7]

    A stop is twice its place, plus one where a figure ends there and a post is a must; ``placed``
    are the posts of this movement, which are not moved again.
    """

    __match_args__ = ("seat", "stops", "placed")

    def __init__(self, seat: int, stops: tuple[int, ...], placed: tuple[int, ...]) -> None:
        self.seat = seat
        self.stops = stops
        self.placed = placed

    def run(self, match: Table) -> None:
        """Place as long as there are posts, then ask which one to move.  [V9.6]"""
        stops, placed, seat = self.stops, self.placed, self.seat
        state = match.state
        while stops:
            place, must = stops[0] >> 1, stops[0] & 1
            stops = stops[1:]
            if place in state.posts[seat]:
                continue
            if len(state.posts[seat]) < posts_in_all(match, seat):
                place_post(match, seat, place)
                placed += (place,)
            elif any(post not in placed for post in state.posts[seat]):
                match.then(MovePost(seat, place, must, stops, placed))
                return


class MovePost(Decision):
    """No post is left: which one on the map moves here?  [V9.6, R07]"""

    __match_args__ = ("seat", "place", "must", "stops", "placed")

    def __init__(
        self, seat: int, place: int, must: int, stops: tuple[int, ...], placed: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.place = place
        self.must = must
        self.stops = stops
        self.placed = placed

    def options(self, match: Table) -> list[int]:
        """Any that was not placed in this movement; Wilhelm in passing may refuse.  [R39]"""
        codes = match.box.codes
        found = [
            codes.lift + post for post in match.state.posts[self.seat] if post not in self.placed
        ]
        if not self.must and match.options_chosen["pass_through_relocation_optional"] == "on":
            found.append(codes.decline)
        return found

    def resolve(self, match: Table, action: int) -> None:
        """Move it; posts are not counted again.  [R07]"""
        placed = self.placed
        if action != match.box.codes.decline:
            lift_post(match, self.seat, action - match.box.codes.lift)
            stand_post(match, self.seat, self.place)
            placed += (self.place,)
        elif match.listening:
            name = f"place:{match.box.place_ids[self.place]}"
            match.tell(Event("post-not-moved", {"seat": f"seat:{self.seat}", "place": name}))
        match.then(PlacePosts(self.seat, self.stops, placed))

    def question(self, match: Table) -> Message:
        """Which post for which place?"""
        return Message("ask-lift", {"place": f"place:{match.box.place_ids[self.place]}"})

    def why_not(self, match: Table, target: str) -> Reason | None:
        """No post there, or placed just now."""
        return why_not_lift(match, self.seat, self.placed, target)
