"""House rules that no linter knows: sizes of modules and functions, and words we do not use."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
MODULE_LINES = 300
FUNCTION_LINES = 60


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_a_module_fits_in_the_head_and_a_function_in_one_look(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MODULE_LINES
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            # a constructor that lists the fields of a state is a list, not a thought
            limit = 2 * FUNCTION_LINES if node.name in ("__init__", "clone") else FUNCTION_LINES
            assert node.end_lineno - node.lineno < limit, node.name


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_nothing_is_called_manager_or_helper(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            assert not node.name.endswith(("Manager", "Helper", "Utils", "Util")), node.name
