"""Write the stored journals anew: ``python -m tests.voyages.write_journals``, then read the diff.

The seeds were chosen so that the journals show everything in ``coverage.WANTED`` together.
"""

from pathlib import Path
from typing import Final

import bactrian
from tests.support import AnyMatch, start
from tests.voyages.eager import eager_walk
from tests.voyages.explorer import journey, roam

FOLDER: Final = Path(__file__).parents[1] / "journals" / "voyages"

ADVANCED: Final = {"random_town_bonuses": "on", "character_draft": "on", "objective_choice": "on"}
OTHER_RULINGS: Final = {
    "city_card_on_turn_of_post": "on",
    "card_steps_form_one_movement": "off",
    "pass_through_relocation_optional": "off",
    "beijing_posts_move_up": "off",
}
EAGER: Final[tuple[tuple[int, dict[str, str], int], ...]] = (
    (2, {}, 1),
    (3, {}, 2),
    (4, {}, 3),
    (4, {**ADVANCED, **OTHER_RULINGS}, 4),
)
"""Seats, options and seed of matches played eagerly."""

ROAMING: Final = (
    (4, 20),
    (4, 13),
    (4, 46),
    (4, 202),
    (4, 201),
    (4, 18),
    (3, 117),
    (4, 39),
    (4, 152),
    (3, 7),
)
"""Seats and seed of matches in which everybody travels."""

JOURNEYS: Final = (("niccolo", 650, 1, 70), ("wilhelm", 702, 3, 120))
"""Character, seed, courses kept and tries a round; one player travels as far as he can."""


def matches() -> dict[str, AnyMatch]:
    """Every stored match by its name."""
    found = {}
    for seats, options, seed in EAGER:
        match = start(("voyages", seats, options), f"journal-{seed}")
        for _ in eager_walk(match, f"journal-{seed}"):
            pass
        found[f"eager-{seats}-{seed}"] = match
    for seats, seed in ROAMING:
        match = start(("voyages", seats, ADVANCED), f"roam-{seed}")
        roam(match, f"roam-{seed}")
        found[f"roaming-{seats}-{seed}"] = match
    for character, seed, kept, tries in JOURNEYS:
        match = start(("voyages", 2, {"character_draft": "on"}), f"journey-{seed}")
        assert journey(match, character, kept, tries, str(seed))
        found[f"journey-{character}-{seed}"] = match
    return found


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, match in matches().items():
        (FOLDER / f"{name}.txt").write_text(bactrian.text_of(match), encoding="utf-8")
        print(f"{name}.txt")


if __name__ == "__main__":
    main()
