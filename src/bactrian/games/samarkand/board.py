"""The board: land and water spaces, and which of them lie side by side.  [S1.1]

Sets of spaces are whole numbers in which bit *i* stands for space *i*.
"""

from typing import Final

from bactrian.kernel.components import Part, unique

ROLES: Final = {"land": ("plain", "goods", "home"), "water": ("sea",)}
PART_BITS: Final = 60
PART: Final = (1 << PART_BITS) - 1
"""Sets are gone through in parts that fit into a machine word."""

COUNTS: Final = {"plain": "land_plain", "goods": "land_goods", "home": "land_home", "sea": "water"}


class Space:
    """A space of the board, with the set of spaces around it.  [S1.1]"""

    def __init__(self, part: Part, ids: list[str]) -> None:
        self.id: Final = part.word("id")
        self.name: Final = part.names()
        kind = part.word("kind", ("land", "water"))
        self.is_land: Final = kind == "land"
        self.role: Final = part.word("role", ROLES[kind])
        self.owner: Final = owner_of(part, self.role)
        self.x: Final = part.number("x")
        self.y: Final = part.number("y")
        self.around: Final = neighbours(part, ids)


def owner_of(part: Part, role: str) -> tuple[str, str]:
    """The family or the good a space is marked with, and which of both it is."""
    if role == "home":
        return "family", part.word("family")
    if role == "goods":
        return "good", str(part.number("good", 1))
    for key in ("family", "good"):
        if part.has(key):
            part.refuse(f"a space with the role “{role}” has no “{key}”")
    return "", ""


def neighbours(part: Part, ids: list[str]) -> int:
    """The set of the spaces that a space names as adjacent."""
    found = 0
    for name in part.words("adjacent"):
        if name not in ids:
            part.refuse(f"is adjacent to “{name}”, which does not exist")
        if name == part.word("id"):
            part.refuse("is adjacent to itself")
        bit = 1 << ids.index(name)
        if found & bit:
            part.refuse(f"is adjacent to “{name}” twice")
        found |= bit
    return found


def read_spaces(root: Part) -> list[Space]:
    """All spaces, checked: as many as counted, side by side both ways, all land in one piece."""
    board = root.part("board")
    parts = root.parts("spaces", board.number("spaces_total", 2, 500))
    ids = unique(parts)
    spaces = [Space(part, ids) for part in parts]
    for role, key in COUNTS.items():
        count = sum(space.role == role for space in spaces)
        if count != board.number(key):
            board.refuse(f"“{key}” is {board.number(key)}, but {count} spaces have that role")
    for part, index in zip(parts, range(len(spaces)), strict=True):
        for other in members(spaces[index].around):
            if not spaces[other].around >> index & 1:
                part.refuse(f"is adjacent to “{ids[other]}”, but not the other way round")
    land = sum(1 << index for index, space in enumerate(spaces) if space.is_land)
    everything = (1 << len(spaces)) - 1
    for whole, name in ((land, "land"), (everything, "board")):
        missing = whole & ~connected(spaces, whole)
        if missing:
            lost = ids[members(missing)[0]]
            board.refuse(f"the {name} falls apart: “{lost}” cannot be reached from the rest")
    return spaces


def connected(spaces: list[Space], within: int) -> int:
    """The part of *within* that can be reached from its first space without leaving it."""
    found = edge = within & -within
    while edge:
        beyond = 0
        for space in members(edge):
            beyond |= spaces[space].around
        edge = beyond & within & ~found
        found |= edge
    return found


def steps_from(spaces: list[Space], start: int) -> list[int]:
    """How many steps every space is away from *start*."""
    steps = [0] * len(spaces)
    found = edge = 1 << start
    depth = 0
    while edge:
        beyond = 0
        for space in members(edge):
            steps[space] = depth
            beyond |= spaces[space].around
        edge = beyond & ~found
        found |= edge
        depth += 1
    return steps


def members(spaces: int) -> list[int]:
    """The spaces of a set, in the order of the board."""
    found: list[int] = []
    first = 0
    while spaces:
        part = spaces & PART
        while part:
            lowest = part & -part
            found.append(first + lowest.bit_length() - 1)
            part ^= lowest
        spaces >>= PART_BITS
        first += PART_BITS
    return found
