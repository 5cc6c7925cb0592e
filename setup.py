"""Builds the package: the rules compiled where a C compiler is found, plain Python elsewhere.

Compiled and plain, the package behaves the same; only the speed differs.  ``BACTRIAN_PURE=1`` asks
for plain Python, and an editable installation always is, so that what is edited is what runs.
"""

import os
import shutil
import sysconfig
from functools import cache
from pathlib import Path
from typing import Final

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT: Final = Path("src/bactrian")

COMPILED: Final = ("kernel/*.py", "games/*/*.py", "bots/*.py")
"""Where the hot paths are: rules, and the bots that think."""

INTERPRETED: Final = {
    "kernel/compiling.py": "what compiled modules import from it must stand there at run time",
    "bots/__init__.py": "holds no code",
    "kernel/__init__.py": "holds no code",
}
"""The modules among them that stay as they are, and why."""

MYPY: Final = "mypy>=1.16,<3"


def is_wanted() -> bool:
    """Is there a compiler, and nobody against using it?"""
    if os.environ.get("BACTRIAN_PURE", "") not in ("", "0"):
        return False
    if os.name == "nt":
        return True  # setuptools knows where to look there, and finds out when it compiles
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(compiler).split()[0]) is not None


def sources() -> list[str]:
    """The modules to compile."""
    found = [path for pattern in COMPILED for path in sorted(ROOT.glob(pattern))]
    return [str(path) for path in found if path.relative_to(ROOT).as_posix() not in INTERPRETED]


@cache
def extensions() -> list[Extension]:
    """The C code of all modules, in one library."""
    from mypyc.build import mypycify

    return list(mypycify(sources(), group_name="bactrian", debug_level="0"))


class Package(Distribution):
    """The package; whether it is compiled shows only when that has been tried."""

    compiled = is_wanted()

    def has_ext_modules(self) -> bool:
        """Does the package hold compiled code?"""
        return self.compiled


class Compile(build_ext):
    """Compile the rules; if that fails for whatever reason, the package is plain Python."""

    def run(self) -> None:
        """Compile, but never into the sources; no library of an earlier build may stay."""
        if self.distribution.compiled and not self.editable_mode:
            self._attempt()
        if not self.distribution.compiled:
            for stale in Path(self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
                stale.unlink()

    def _attempt(self) -> None:
        try:
            self.distribution.ext_modules = extensions()
            self.reinitialize_command(self).ensure_finalized()
            super().run()
        except (Exception, SystemExit) as error:
            self.warn(f"not compiled, so it will be plain Python: {error}")
            self.distribution.ext_modules = []
            self.distribution.compiled = False
            wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
            if wheel is not None:
                wheel.root_is_pure = True


setup(
    distclass=Package,
    cmdclass={"build_ext": Compile},
    setup_requires=[MYPY] if is_wanted() else [],
)
