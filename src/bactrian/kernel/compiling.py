"""How classes of the kernel stay open once they are compiled.

Compiled classes can only have compiled subclasses, unless they are marked with ``mypyc_attr``.  The
compiler alone reads the mark; at run time it does nothing.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**settings):
        """Leave a class as it is."""
        return lambda kind: kind


__all__ = ["mypyc_attr"]
