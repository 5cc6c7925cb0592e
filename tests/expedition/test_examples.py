"""The worked examples EX1–EX27 of the rules."""

import pytest

from bactrian.games.expedition.state import DAIDU, STALEMATE
from bactrian.games.expedition.track import next_free
from bactrian.games.expedition.views import chests_for
from bactrian.kernel.dealer import ScriptedDealer
from bactrian.kernel.errors import IllegalAction
from tests.expedition.arrange import (
    CARDS,
    GAME,
    SPACE,
    can,
    can_pay,
    cards,
    counts,
    do,
    empty_piles,
    give_turn,
    table,
    words,
)


def payer(target: int, hand: str) -> bool:
    """Can these cards, all of them, be paid for that space?"""
    match = table([target - 1, 0, 0], hands={0: hand}, interim_done=target > 16)
    match.state.positions[1:] = [5, 6] if target > 10 else [25, 26]
    return can_pay(match, *hand.split())


def test_ex01_any_good_takes_a_good_but_no_leader() -> None:
    assert payer(SPACE["kuhbanan"], "yellow-spice")
    assert not payer(SPACE["kuhbanan"], "yellow-leader")


def test_ex02_equal_goods_show_one_good() -> None:
    assert payer(SPACE["badakhshan"], "blue-spice yellow-spice yellow-spice")
    assert not payer(SPACE["badakhshan"], "blue-spice yellow-spice yellow-silk")
    assert not payer(SPACE["badakhshan"], "blue-spice yellow-spice yellow-leader")


def test_ex03_each_good_once() -> None:
    assert payer(SPACE["pamir"], "blue-fruit yellow-oil blue-spice red-silk")
    assert not payer(SPACE["pamir"], "blue-fruit yellow-oil blue-spice red-leader")


def test_ex04_leaders_only() -> None:
    assert payer(SPACE["taloqan"], "green-leader red-leader")
    assert not payer(SPACE["taloqan"], "green-leader green-oil")


def test_ex05_one_colour_in_any_mix() -> None:
    assert payer(SPACE["balkh"], "red-spice red-silk red-leader")
    assert not payer(SPACE["balkh"], "red-spice red-silk blue-leader")


def test_ex06_each_colour_once() -> None:
    five = "blue-leader red-silk yellow-silk green-spice purple-spice"
    assert payer(SPACE["charchan"], five)
    assert not payer(SPACE["charchan"], five.replace("purple-spice", "green-oil"))


def test_ex07_ballast_then_pay() -> None:
    match = table([11, 13, 14], hands={0: "blue-spice blue-spice red-spice green-oil"})
    do(match, "ballast 0")
    assert match.state.positions[0] == 12
    assert match.state.gold[0] == 2
    assert not can(match, "ballast 0")
    do(match, "pay blue-spice")  # all three are needed: the others lay themselves
    assert match.state.positions[0] == 15
    assert cards(match.state.discard) == ["red-spice", "blue-spice", "blue-spice"]
    assert cards(match.state.hands[0]) == ["green-oil"]
    assert not can(match, "ballast 0")


def test_ex08_three_gold_less_ballast_is_a_chest_of_two() -> None:
    match = table([1, 5, 6])
    do(match, "ballast 0")
    assert match.state.gold[0] == 2
    assert chests_for(match.state.gold[0]) == [2]
    assert chests_for(3) == [3]


def test_ex09_interim_scoring() -> None:
    red, blue = 0, 1
    match = table(
        [14, 15, 13, 10], gold=[0] * 4, hands={red: "red-oil red-spice red-silk red-fruit"}
    )
    do(match, "pay red-oil")
    assert match.state.positions[red] == 16
    assert match.state.gold == [0, 0, 0, 0]  # paid after the draw  [R23]
    assert not can(match, "stop")
    do(match, "draw")
    assert sum(match.state.hands[red]) == 1
    assert match.state.gold == [6, 5, 3, 0]
    assert match.state.positions == [16, 16, 16, 10]
    assert match.state.interim_done
    assert match.asked() == (blue,)


def test_ex10_placement_clockwise_from_the_start_player() -> None:
    dealer = ScriptedDealer([*deal(30), 3])
    match = GAME.start(5, dealer, {"start": "random"})
    assert match.state.positions == [3, 4, 0, 1, 2]
    assert match.asked() == (2,)


def deal(number: int) -> list[str]:
    """Any cards, as many as there are copies of."""
    return [
        card for card, copies in zip(CARDS, GAME.box.copies, strict=True) for _ in range(copies)
    ][:number]


def test_ex11_ballast_never_to_the_head() -> None:
    match = table([8, 9, 10])
    assert next_free(match.box, match.state, 0) == 11
    assert not can(match, "ballast 0")
    match = table([8, 9, 12])
    assert next_free(match.box, match.state, 0) == 10
    assert can(match, "ballast 0")


def test_ex12_a_chest_is_taken_once() -> None:
    red = "red-oil red-silk red-fruit"
    match = table([6, 5, 4], hands={0: red, 1: "blue-oil blue-silk blue-fruit"})
    do(match, "pay red-oil")
    assert match.state.gold == [4, 3, 3]
    assert match.state.chests[7] == 0
    match.state.positions[0] = 8
    match.state.positions[1] = 6
    give_turn(match, 1)
    do(match, "pay blue-oil")
    assert match.state.positions[1] == 7
    assert match.state.gold == [4, 3, 3]


def test_ex13_the_display_is_filled_in_the_same_slot() -> None:
    match = table([3, 5, 6], dealer=ScriptedDealer(["purple-fruit"]))
    before = match.state.display.copy()
    do(match, "stop", "take 3")
    assert cards(match.state.hands[0]) == [CARDS[before[2]]]
    before[2] = CARDS.index("purple-fruit")
    assert match.state.display == before


def test_ex14_a_pass_still_draws() -> None:
    match = table([3, 5, 6])
    do(match, "stop")
    assert "passed" in words(match)
    assert match.asked() == (0,)
    do(match, "draw")
    assert sum(match.state.hands[0]) == 1
    assert match.asked() == (1,)


def test_ex15_the_discards_are_shuffled_when_a_card_is_needed() -> None:
    match = table([3, 5, 6])
    state = match.state
    pile = [card for card, copies in enumerate(state.pile.counts) for _ in range(copies)]
    state.discard = counts([CARDS[card] for card in pile[:12]])
    state.hands[2] = counts([CARDS[card] for card in pile[12:]])
    state.pile.counts = [0] * len(CARDS)
    state.pile.left = 0
    do(match, "stop", "draw")
    assert sum(state.hands[0]) == 1
    assert len(state.pile) == 11
    assert sum(state.discard) == 0
    assert "reshuffled" in words(match)


def test_ex16_a_straggler_is_put_on_kantshou() -> None:
    match = table([10, 16, 18], gold=[2, 0, 0], interim_done=True)
    do(match, "ballast 0")
    assert match.state.positions[0] == 16
    assert match.state.gold[0] == 1
    assert not can(match, "stop")
    assert can(match, "draw")


def test_ex17_a_straggler_jumps_a_straggler() -> None:
    match = table([9, 10, 16], interim_done=True)
    assert next_free(match.box, match.state, 0) == 11


def test_ex18_the_end_and_the_tie() -> None:
    match = table(
        [28, 27, 16],
        gold=[10, 12, 17],
        hands={0: "red-oil blue-oil green-oil purple-oil"},
        interim_done=True,
    )
    do(match, "pay red-oil")
    assert match.over
    assert match.state.ending == DAIDU
    standing = match.standing()
    assert standing.totals == [17, 17, 17]
    assert standing.outcome is not None
    assert standing.outcome.places == [1, 2, 3]
    assert standing.outcome.tie_break == "foremost"


def test_ex19_level_on_kantshou_share_the_win() -> None:
    match = table(
        [28, 16, 16],
        gold=[1, 15, 15],
        hands={0: "red-oil blue-oil green-oil purple-oil"},
        interim_done=True,
    )
    do(match, "pay red-oil")
    outcome = match.standing().outcome
    assert outcome is not None
    assert outcome.winners == (1, 2)
    assert outcome.tie_break == "shared"


def test_ex20_two_players_place_in_turn() -> None:
    match = GAME.start(2)
    assert match.state.positions == [0, 1, 2, 3]
    assert [sum(hand) for hand in match.state.hands] == [5, 5]
    assert match.state.gold == [3, 3]


@pytest.mark.parametrize(("variant", "both"), [("standard", False), ("tactical", True)])
def test_ex21_one_figure_a_turn_unless_tactical(variant: str, both: bool) -> None:
    hand = "red-oil red-silk blue-oil blue-silk green-oil green-silk"
    match = table([0, 1, 2, 3], seats=2, hands={0: hand}, variant=variant)
    do(match, "step 0", "pay red-oil")
    assert match.state.positions == [4, 1, 2, 3]
    assert can(match, "step 2") is both
    if both:
        do(match, "step 2", "pay blue-oil")
        assert match.state.positions == [4, 1, 5, 3]
    else:
        with pytest.raises(IllegalAction):
            do(match, "step 2")


def test_ex22_tactical_has_one_ballast_for_both() -> None:
    match = table([0, 5, 1, 6], seats=2, variant="tactical")
    assert can(match, "ballast 0")
    assert can(match, "ballast 2")
    do(match, "ballast 0")
    assert not can(match, "ballast 2")
    assert not can(match, "ballast 0")


def test_ex23_an_own_figure_is_not_opposing() -> None:
    match = table([5, 3, 12, 4], seats=2)
    assert next_free(match.box, match.state, 0) == 6
    assert not can(match, "ballast 0")


def test_ex24_several_steps_in_one_turn() -> None:
    match = table([4, 1, 2], hands={0: "green-oil red-silk blue-silk"})
    do(match, "pay green-oil")
    assert match.state.positions[0] == 5
    do(match, "pay red-silk")
    assert match.state.positions[0] == 6
    do(match, "stop", "draw")
    assert sum(match.state.hands[0]) == 1
    assert match.asked() == (1,)


def test_ex25_a_round_of_passes_without_cards_ends_the_game() -> None:
    match = table([24, 25, 26], interim_done=True)
    empty_piles(match)
    do(match, "stop", "stop", "stop")
    assert match.over
    assert match.state.ending == STALEMATE
    assert [line[3] for line in match.state.sources] == [2, 3, 4]


def test_ex26_ballast_needs_gold() -> None:
    match = table([1, 5, 6], gold=[0, 3, 3])
    assert not can(match, "ballast 0")


def test_ex27_leaving_kantshou() -> None:
    match = table([16, 16, 16, 17], interim_done=True)
    assert next_free(match.box, match.state, 0) == 18
    assert not can(match, "ballast 0")
    match = table([16, 16, 16, 17, 19], interim_done=True)
    assert next_free(match.box, match.state, 0) == 18
    assert can(match, "ballast 0")
