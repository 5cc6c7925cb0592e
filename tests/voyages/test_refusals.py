"""Why not: every refusal names its rule, its words and, where there is one, a repair."""

import pytest

import bactrian
from bactrian.games.voyages.state import Table
from bactrian.words import LANGUAGES, Speaker
from tests.support import elements, start
from tests.voyages.arrange import (
    GAME,
    do,
    lay,
    lay_contracts,
    put_office,
    table,
    use,
    why_not,
)
from tests.voyages.eager import eager_walk


def repair(match: Table, target: str) -> str:
    reason = match.why_not(match.asked()[0], target)
    assert reason is not None
    return "" if reason.repair is None else Speaker("en", GAME).say(reason.repair)


def sentence(match: Table, target: str) -> str:
    reason = match.why_not(match.asked()[0], target)
    assert reason is not None
    return Speaker("en", GAME).say(reason)


def test_the_khan_names_the_die_to_turn() -> None:
    match = table("3 1", supply="camel 2")
    lay(match, "khan", 1, "4")
    assert why_not(match, "space:khan") == "V6.3 no-khan-low"
    assert repair(match, "space:khan") == "Turn 3 to 4 for 2 camels."


def test_only_a_die_that_may_lie_there_is_turned() -> None:
    match = table("3 b2", supply="camel 4")
    lay(match, "khan", 0, "4")
    assert repair(match, "space:khan") == "Turn black 2 to black 4 for 4 camels."


def test_the_khan_names_no_repair_that_cannot_be_paid() -> None:
    match = table("3 1", supply="camel 1")
    lay(match, "khan", 1, "4")
    assert repair(match, "space:khan") == ""


def test_company_says_what_is_missing_and_how_to_pay_less() -> None:
    match = table("4 5", supply="coin 2 camel 4")
    lay(match, "market_camel", 1, "1")
    assert "you lack 2" in sentence(match, "space:market_camel")
    assert repair(match, "space:market_camel") == "Turn 4 to 2 for 4 camels."


def test_the_money_bag_may_help() -> None:
    match = table("2 2", supply="coin 0")
    lay(match, "market_camel", 1, "1")
    assert repair(match, "space:market_camel") == "Put a die on the money bag first: 3 coins."


def test_a_black_die_may_help() -> None:
    match = table("4", supply="camel 3")
    assert why_not(match, "use market_silk") == "V5.1 no-space-dice"
    assert repair(match, "space:market_silk") == "Buy a black die for 3 camels."


def test_travel_says_what_is_missing() -> None:
    match = table("4 5", supply="coin 1")
    assert why_not(match, "space:travel") == "V8.4 no-travel-cost"
    assert "at least 2 coins" in sentence(match, "space:travel")
    assert why_not(match, "place:moscow") == "V8.4 no-travel-cost"


def test_travel_says_when_camels_are_missing() -> None:
    match = table("4 5", figures=("kashgar",))
    assert why_not(match, "space:travel") == "V8.4 no-travel-camels"
    assert sentence(match, "space:travel").endswith("you lack at least 2.")


def test_a_place_needs_the_travel_space_first() -> None:
    match = table("4 5")
    assert why_not(match, "place:moscow") == "V8.1 no-place-travel"


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("place:oasis_levant", "V8.4 no-step-camels"),
        ("route:r02", "V8.4 no-step-camels"),
        ("place:beijing", "V8.2 no-step-far"),
        ("route:r30", "V8.2 no-step-far"),
        ("stop", "V8.1 no-stop-yet"),
        ("space:khan", "V4.2 no-finish-first"),
    ],
)
def test_on_the_way(target: str, reason: str) -> None:
    match = table("2 2", supply="coin 12 camel 1")
    use(match, "travel", 2, 2)
    assert why_not(match, target) == reason


def test_a_step_too_far_and_one_too_dear() -> None:
    match = table("2 2", supply="coin 12 camel 1")
    use(match, "travel", 2, 2)
    assert sentence(match, "place:oasis_levant") == "For this route you lack 2 camels."
    do(match, "go 1 alexandria")
    assert sentence(match, "place:oasis_persia") == "For this step you lack 2 coins."


def test_a_contract_says_what_is_missing() -> None:
    match = table("3", supply="camel 2 pepper 2", active="c13")
    lay_contracts(match, "c07")
    assert sentence(match, "contract:c13") == "You lack 1 silk."
    assert why_not(match, "complete c13") == "V11.1 no-contract-cost"
    assert why_not(match, "contract:c07") == "V7.1 no-contract-board"
    assert why_not(match, "contract:c44") == "V11.1 no-contract-yours"


def test_picking_contracts() -> None:
    match = table("2", active="")
    lay_contracts(match, "c07 c08 c09")
    use(match, "contracts", 2)
    assert why_not(match, "contract:c09") == "V7.1 no-pick-high"
    assert why_not(match, "contract:c44") == "V7.1 no-pick-absent"
    do(match, "pick 1")
    assert why_not(match, "contract:c07") == "V7.1 no-pick-again"


def test_cards() -> None:
    match = table(
        "3 3",
        cards={"moscow": "gold_pair_to_vp", "karakorum": "camel_coin_exchange"},
        posts={0: "moscow karakorum"},
        supply="gold 1",
    )
    assert "1 gold" in sentence(match, "card:gold_pair_to_vp")
    assert why_not(match, "card:camel_coin_exchange") == "V10.4 no-card-cost"
    lay(match, "gold_pair_to_vp", 1, "3")
    assert why_not(match, "card:gold_pair_to_vp") == "V10.2 no-card-closed"
    absent = next(name for i, name in enumerate(GAME.box.card_ids) if i not in match.state.cards)
    assert why_not(match, f"card:{absent}") == "V2.2 no-card-absent"


def test_bonus_actions_and_the_end() -> None:
    match = table("3", supply="camel 0")
    assert sentence(match, "bonus:buy") == "You lack 3 camels."
    assert sentence(match, "adjust") == "You lack 2 camels."
    assert sentence(match, "bonus:reroll") == "You lack 1 camel."
    assert why_not(match, "end") == "V4.3 no-end-yet"
    assert why_not(match, "die:own-3") == "V5.2 no-die-first"
    assert why_not(match, "die:own-5") == "V5.1 no-die-held"
    use(match, "five_coins", 3)
    assert why_not(match, "space:khan") == "V4.1 no-acted"
    assert why_not(match, "bonus:reroll") == "V5.1 no-bonus-dice"


def test_dice() -> None:
    match = table("2 5 6 b3 b4", supply="coin 2")
    lay(match, "market_silk", 1, "1 1")
    do(match, "use market_silk", "die own-5")  # only the 2 can pay for it: it places itself
    match = table("2 5 b1 b4", supply="coin 4")
    lay(match, "market_camel", 0, "1")
    do(match, "use market_camel")
    assert why_not(match, "die:own-2") == "V5.5 no-die-colour"
    assert why_not(match, "die:black-6") == "V5.1 no-die-held"


def test_an_occupied_space_refuses_dice_that_cannot_be_paid() -> None:
    match = table("2 5 1", supply="coin 2")
    lay(match, "market_camel", 1, "1")
    do(match, "use market_camel")
    assert why_not(match, "die:own-5") == "V5.3 no-die-high"


def test_columns_and_repetitions() -> None:
    match = table("3")
    use(match, "market_pepper", 3)
    assert why_not(match, "column 5") == "V6.2 no-column-high"
    assert why_not(match, "content:market_pepper-4") == "V6.2 no-column-high"
    match = table("3", cards={"moscow": "camel_to_vp"}, posts={0: "moscow"}, supply="camel 2")
    use(match, "camel_to_vp", 3)
    assert why_not(match, "times 5") == "V10.3 no-times-die"
    assert why_not(match, "times 3") == "V10.3 no-times-cost"
    assert why_not(match, "times 0") == "V5.7 no-times-least"


def test_town_bonuses() -> None:
    match = table("6", cards={"moscow": "town_bonus_by_die"}, posts={0: "moscow anxi ormuz kochi"})
    use(match, "town_bonus_by_die", 6)
    assert why_not(match, "tile:town_c") == "V10.8 no-bonus-post"
    do(match, "bonus town_a")
    assert why_not(match, "tile:town_a") == "V10.8 no-bonus-again"
    match = table("1 1", figures=("beijing",))
    use(match, "travel", 1, 1)
    do(match, "go 1 xian")
    assert why_not(match, "tile:town_d") == "V9.8 no-bonus-itself"


def test_moving_a_post() -> None:
    nine = "moscow anxi karakorum samarcanda kashgar alexandria ormuz karachi beijing"
    match = table("1 1", posts={0: nine}, figures=("oasis_red_sea",), supply="coin 3 camel 2")
    use(match, "travel", 1, 1)
    do(match, "go 1 adana")
    assert why_not(match, "place:xian") == "V9.6 no-lift-post"
    assert why_not(match, "place:moscow") == ""


def test_the_draft_and_the_objectives() -> None:
    match: Table = GAME.start(
        2, bactrian.SeededDealer(1), {"character_draft": "on", "objective_choice": "on"}
    )
    hidden = next(n for i, n in enumerate(GAME.box.character_ids) if i not in match.state.revealed)
    shown = GAME.box.character_ids[match.state.revealed[0]]
    assert why_not(match, f"character:{hidden}") == "V16.2 no-character-hidden"
    do(match, f"character {shown}")
    assert why_not(match, f"character:{shown}") == "V16.2 no-character-taken"
    do(match, f"character {GAME.box.character_ids[match.state.revealed[0]]}")
    mine = GAME.box.objective_ids[match.state.dealt[0][0]]
    other = GAME.box.objective_ids[match.state.dealt[1][0]]
    assert why_not(match, f"objective:{other}") == "V16.3 no-objective-dealt"
    do(match, f"keep {mine}")
    assert why_not(match, f"keep {mine}") == "V16.3 no-objective-again"


def test_every_refusal_can_be_said_in_every_language() -> None:
    speakers = [Speaker(language, GAME) for language in LANGUAGES]
    match = start(("voyages", 3, {"character_draft": "on", "objective_choice": "on"}), 4)
    targets = [*elements(GAME), *(action.text for action in GAME.table)]
    for step, _ in enumerate(eager_walk(match, 4)):
        if step % 5:
            continue
        for seat in match.asked():
            for target in targets:
                reason = match.why_not(seat, target)
                if reason is not None:
                    for speaker in speakers:
                        assert speaker.say(reason)
                        assert reason.repair is None or speaker.say(reason.repair)


def test_an_office_is_gone_after_the_first() -> None:
    match = table("1 1", figures=("oasis_west_north",), posts={1: "moscow"})
    put_office(match, "alexandria", "office_coin_3")
    use(match, "travel", 1, 1)
    do(match, "go 1 moscow")
    assert match.state.coins(0) == 17
