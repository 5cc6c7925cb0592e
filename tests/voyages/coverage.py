"""What the stored journals of voyages show together."""

from typing import Final

from bactrian.games.voyages.printed import CAPITAL, CITY, OASIS, START, TOWN
from bactrian.games.voyages.state import Table
from bactrian.kernel.message import Event
from tests.voyages.arrange import BOX

ENDS: Final = {START: "start", OASIS: "oasis", TOWN: "town", CITY: "city", CAPITAL: "beijing"}

WANTED: Final = frozenset(
    {
        *(f"character:{name}" for name in BOX.character_ids),
        *(f"card:{name}" for name in BOX.card_ids),
        *(f"office:{name}" for name in BOX.office_ids),
        *(f"reward:{kind}" for contract in BOX.contracts for kind in contract.reward.amounts),
        *(f"end:{kind}" for kind in ENDS.values()),
        "end:first in the city",
        "end:own post",
        "end:post moved",
        "end:two posts",
        "end:post in passing",
        "end:move declined in passing",
        "end:step declined",
    }
)
"""Every character, card and office, every kind of reward, every way a movement can end."""


def covered(match: Table) -> set[str]:
    """What a finished match has shown."""
    assert match.record is not None
    found = {f"character:{BOX.character_ids[one]}" for one in match.state.characters}
    events = match.record.events
    for index, event in enumerate(events):
        if event.word == "placed":
            found.add(str(event.args["space"]))
        elif event.word == "office-taken":
            found.add(str(event.args["office"]))
        elif event.word == "contract-completed":
            name = str(event.args["contract"]).partition(":")[2]
            contract = BOX.contracts[BOX.contract_ids.index(name)]
            found |= {f"reward:{kind}" for kind in contract.reward.amounts}
        elif event.word == "stayed":
            found.add("end:step declined")
        elif event.word == "post-not-moved":
            found.add("end:move declined in passing")
        elif event.word == "moved" and events[index + 1].word != "moved":
            found |= ends(path_to(events, index), following(events, index))
    return found & WANTED


def path_to(events: list[Event], index: int) -> list[str]:
    """The places of the movement whose last step is told at *index*."""
    found: list[str] = []
    while events[index].word == "moved":
        found.insert(0, str(events[index].args["place"]))
        index -= 1
    return found


def following(events: list[Event], index: int) -> list[Event]:
    """What happened with posts because of a movement: all until something else is told."""
    found = []
    for event in events[index + 1 :]:
        if event.word in ("moved", "turn-began", "placed", "contract-completed", "stayed"):
            break
        found.append(event)
    return found


def ends(path: list[str], after: list[Event]) -> set[str]:
    """The ways in which one movement has ended."""
    last = path[-1]
    kind = BOX.places[BOX.place_ids.index(last.partition(":")[2])].kind
    found = {f"end:{ENDS[kind]}"}
    placed = [str(event.args["place"]) for event in after if event.word == "post-placed"]
    told = {event.word for event in after}
    if kind == CITY and "office-taken" in told:
        found.add("end:first in the city")
    if kind not in (START, OASIS) and last not in placed:
        found.add("end:own post")
    if "post-lifted" in told:
        found.add("end:post moved")
    if len(placed) > 1:
        found.add("end:two posts")
    if any(place != last for place in placed):
        found.add("end:post in passing")
    return found
