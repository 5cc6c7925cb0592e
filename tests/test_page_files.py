"""House rules of the page: small modules, no markup made of text, nothing that CSP forbids."""

import re
from pathlib import Path

import pytest

import bactrian

WEB = Path(bactrian.__file__).parent / "web"
VENDOR = WEB / "vendor"
MODULES = sorted(path for path in WEB.rglob("*.js") if VENDOR not in path.parents)
STYLES = sorted(WEB.rglob("*.css"))
MODULE_LINES = 300


def name_of(path: Path) -> str:
    return str(path.relative_to(WEB))


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_is_small_and_makes_no_markup_of_text(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MODULE_LINES
    for forbidden in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
        assert forbidden not in text


@pytest.mark.parametrize("path", sorted(WEB.rglob("*.js")), ids=name_of)
def test_a_module_imports_files_that_are_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for place in re.findall(r'\b(?:from|import)\s*"([^"]+)"', text):
        assert place.startswith("."), f"{place} is no relative path"
        assert (path.parent / place).resolve().is_file(), place


def test_the_document_has_no_inline_script_or_style() -> None:
    text = (WEB / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", text) == []
    assert re.findall(r"<style|\sstyle=|\son[a-z]+=", text) == []
    for place in re.findall(r'(?:src|href)="/([^"]+)"', text):
        assert (WEB / place).is_file(), place


@pytest.mark.parametrize("path", STYLES, ids=name_of)
def test_styles_name_only_files_that_are_there(path: Path) -> None:
    for place in re.findall(r"url\(([^)]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / place).is_file(), place


def test_every_icon_that_is_named_is_drawn() -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', (WEB / "icons.svg").read_text()))
    for path in MODULES:
        named = set(re.findall(r'\bname="([a-z0-9-]+)"', path.read_text(encoding="utf-8")))
        assert named - drawn - {"game"} == set(), path


def test_vendored_files_keep_version_and_licence_beside_them() -> None:
    readme = (VENDOR / "README.md").read_text()
    for path in VENDOR.glob("*.js"):
        assert f"`{path.name}`" in readme
    for licence in set(re.findall(r"`(LICENSE-[a-z]+\.txt)`", readme)):
        assert (VENDOR / licence).is_file()
