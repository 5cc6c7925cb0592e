"""Pieces: everything that is stored of a match, and its form as plain JSON.

A piece is a small class that names its fields, in the order of its constructor, in
``__match_args__``.  That is enough to store, compare and print it.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from bactrian.kernel.compiling import mypyc_attr
from bactrian.kernel.errors import Malformed


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """Plain data: numbers, words, lists and tuples of them, and other pieces."""

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(part) for part in parts(self))})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and parts(self) == parts(other)

    def __hash__(self) -> int:
        return hash(repr(self))


def parts(piece: Any) -> list[Any]:
    """The fields of a piece, in the order of its constructor."""
    return [getattr(piece, name) for name in type(piece).__match_args__]


def pack(value: Any) -> Any:
    """*value* as JSON: a tuple becomes ``{"": […]}``, a piece ``{"Name": [fields]}``."""
    if isinstance(value, list):
        return [pack(item) for item in value]
    if isinstance(value, tuple):
        return {"": [pack(item) for item in value]}
    if isinstance(value, Piece):
        return {type(value).__name__: [pack(part) for part in parts(value)]}
    return value


def unpack(value: Any, kinds: Mapping[str, type[Piece]]) -> Any:
    """What was packed, built anew from the classes in *kinds*."""
    if isinstance(value, list):
        return [unpack(item, kinds) for item in value]
    if not isinstance(value, dict):
        return value
    if len(value) != 1:
        raise Malformed("a packed piece has exactly one name")
    name, fields = next(iter(value.items()))
    content = [unpack(item, kinds) for item in fields]
    if name == "":
        return tuple(content)
    if name not in kinds:
        raise Malformed(f"no piece is called “{name}”; there are {', '.join(sorted(kinds))}")
    return kinds[name](*content)
