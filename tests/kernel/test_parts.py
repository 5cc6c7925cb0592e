"""The small parts of the kernel: standings, messages, pieces, component files."""

import pytest

from bactrian.kernel.action import Action, ActionTable
from bactrian.kernel.components import Part, unique
from bactrian.kernel.dealer import SeededDealer
from bactrian.kernel.deck import Deck
from bactrian.kernel.errors import ComponentError, Malformed
from bactrian.kernel.message import Event, Message, Reason
from bactrian.kernel.piece import Piece, pack, unpack
from bactrian.kernel.seat import Glimpse
from bactrian.kernel.standing import Score, Standing, rank
from tests.kernel.toy import Turn, acorns


def test_rank_names_what_decided() -> None:
    clear = rank([(5, 0), (7, 0), (6, 9)], "end", ("camels",))
    assert (clear.places, clear.winners, clear.tie_break) == ([3, 1, 2], (1,), "")
    tied = rank([(7, 2), (7, 5), (1, 9)], "end", ("camels",))
    assert (tied.places, tied.winners, tied.tie_break) == ([2, 1, 3], (1,), "camels")
    shared = rank([(7, 2), (7, 2), (1, 9)], "end", ("camels",))
    assert (shared.places, shared.winners, shared.tie_break) == ([1, 1, 3], (0, 1), "shared")
    second = rank([(7, 2, 1), (7, 2, 3)], "end", ("camels", "posts"))
    assert second.tie_break == "posts"


def test_a_standing_reads_well() -> None:
    standing = Standing([Score(0, {"nuts": 3, "luck": -1})], rank([(2,)], "end"))
    assert str(standing) == "1. seat 0: 2 (nuts 3, luck -1)"
    assert standing.json() == {
        "scores": [{"seat": 0, "total": 2, "sources": {"nuts": 3, "luck": -1}}],
        "outcome": {"places": [1], "winners": [0], "reason": "end", "tie_break": ""},
    }


def test_an_event_is_told_in_full_or_in_outline() -> None:
    outline = Message("drew-hidden", {"seat": "seat:1"})
    event = Event("drew", {"seat": "seat:1", "card": "card:x"}, (1,), outline)
    assert event.told(1) == Message("drew", {"seat": "seat:1", "card": "card:x"})
    assert event.told(0) == outline
    assert Event("dealt", seats=(1,)).told(0) is None
    assert Event("moved").told(-1) == Message("moved")


def test_messages_cross_the_wire_as_plain_json() -> None:
    message = Message("moved", {"cards": ("card:a", "card:b"), "gold": 2})
    assert message.json() == {"word": "moved", "args": {"cards": ["card:a", "card:b"], "gold": 2}}
    reason = Reason("E1", "no", repair=Message("fix"))
    assert reason.json() == {
        "word": "no",
        "args": {},
        "rule": "E1",
        "repair": {"word": "fix", "args": {}},
    }
    assert hash(message) == hash(Message("moved", {"cards": ("card:a", "card:b"), "gold": 2}))
    assert repr(message) == "moved(cards=('card:a', 'card:b'), gold=2)"


def test_actions_read_as_a_verb_and_plain_names() -> None:
    action = Action("put", card="card:red-oil", place=3)
    assert action.text == "put red-oil 3"
    assert action.targets == ("card:red-oil",)
    assert Action("draw", targets=("pile",)).targets == ("pile",)
    table = ActionTable([action, Action("stop")])
    assert table.code(" put  red-oil 3 ") == 0
    assert table.pointing_at("card:red-oil") == [0]
    with pytest.raises(ValueError, match="read the same"):
        ActionTable([Action("stop"), Action("stop")])


def test_pieces_are_stored_and_come_back() -> None:
    value = [1, "a", (2, (3,)), Deck("nuts", [1, 2], 3, []), [Turn(1)], None, True]
    kinds: dict[str, type[Piece]] = {"Deck": Deck, "Turn": Turn}
    assert unpack(pack(value), kinds) == value
    assert repr(Turn(1)) == "Turn(1)"
    assert hash(Turn(1)) == hash(Turn(1))
    with pytest.raises(Malformed, match="no piece is called “Turn”; there are Deck"):
        unpack(pack(Turn(1)), {"Deck": Deck})
    with pytest.raises(Malformed, match="exactly one name"):
        unpack({"Deck": [], "Turn": []}, kinds)


def test_a_glimpse_shows_a_bot_its_own_seat_and_nothing_else() -> None:
    match = acorns(Turn(0))
    glimpse = Glimpse(match, 0)
    assert glimpse.options == match.options(0)
    assert glimpse.view() == match.view(0)
    imagined = glimpse.imagine(SeededDealer(1))
    assert imagined is not match
    assert imagined.asked() == (0,)


PART = Part(
    "box.toml",
    "deck",
    {
        "total": 5,
        "name": "x",
        "open": True,
        "list": [1, 2],
        "words": ["a"],
        "inner": {"n": 1},
        "rows": [{"id": "a"}, {"id": "a"}],
    },
)


def test_component_files_are_read_with_their_place() -> None:
    assert PART.number("total") == 5
    assert PART.number("none", default=4) == 4
    assert PART.word("name", ("x", "y")) == "x"
    assert PART.flag("open")
    assert not PART.flag("shut")
    assert PART.numbers("list") == [1, 2]
    assert PART.words("words") == ["a"]
    assert PART.part("inner").number("n") == 1
    assert PART.part("inner").place == "deck.inner"
    assert PART.has("total")
    assert "rows" in PART.keys()  # noqa: SIM118  # a part is no mapping
    assert [row.place for row in PART.parts("rows")] == ["deck.rows a", "deck.rows a"]


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: PART.number("total", 6, 9), "“total” must be a whole number from 6 to 9, not 5"),
        (lambda: PART.number("open"), "“open” must be a whole number"),
        (lambda: PART.word("total"), "“total” must be a word, not 5"),
        (lambda: PART.word("name", ("y",)), "“name” must be one of y, not “x”"),
        (lambda: PART.flag("total"), "“total” must be true or false, not 5"),
        (lambda: PART.numbers("words"), "“words” must be a list of whole numbers"),
        (lambda: PART.words("list"), "“list” must be a list of words"),
        (lambda: PART.part("total"), "the table “total” is missing"),
        (lambda: PART.parts("list"), "the list of tables “list” is missing"),
        (lambda: PART.parts("rows", 3), "there must be 3 × “rows”, not 2"),
        (lambda: unique(PART.parts("rows")), "the id “a” is used twice"),
    ],
)
def test_what_is_wrong_in_a_component_file_is_said(call: object, sentence: str) -> None:
    assert callable(call)
    with pytest.raises(ComponentError, match=sentence) as caught:
        call()
    assert str(caught.value).startswith("box.toml, deck")
