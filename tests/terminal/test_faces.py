"""Faces: the table as lines, from a view alone."""

import json
import re

import pytest

import bactrian
from bactrian.terminal.faces import Face, face_of, plain
from bactrian.words import LANGUAGES, Speaker
from tests.support import Table, start, table_id, tables, walk

every_table = pytest.mark.parametrize("table", tables(), ids=table_id)


@every_table
def test_faces_print_every_view_in_every_language(table: Table) -> None:
    match = start(table, 3)
    face = face_of(match.game)
    speakers = [Speaker(language, match.game) for language in LANGUAGES]
    for step, (seat, _) in enumerate(walk(match, 3)):
        if step % 20:
            continue
        for viewer in (seat, bactrian.WATCHER):
            view = json.loads(json.dumps(match.view(viewer)))
            for speaker in speakers:
                lines = [*face.table(view, speaker), *face.brief(view, speaker)]
                assert any(lines)
                assert not any(re.search(r"\b\w+:\w", line) for line in lines)


@every_table
def test_the_plain_face_prints_any_view(table: Table) -> None:
    match = start(table, 4)
    face = Face(match.game.board(), plain.table, plain.brief)
    for viewer in (0, bactrian.WATCHER):
        lines = face.table(match.view(viewer), Speaker("en", match.game))
        assert len(lines) > 5
        assert not any("{" in line for line in lines)
    assert face.brief(match.view(0), Speaker("en", match.game)) == []


def test_the_plain_face_counts_names_and_shortens() -> None:
    game = bactrian.game("expedition")
    table = {
        "open": True,
        "shut": False,
        "nothing": None,
        "cards": ["card:red-silk", "card:red-silk", "card:blue-oil"],
        "places": ["space:kerman", None],
        "players": [
            {"seat": 1, "gold": 3, "hand": ["card:red-silk"], "laid": []},
            {"id": "figure:0", "at_the_front": True},
        ],
        "deep": {"inner": [{"a": [1, 2]}]},
    }
    assert plain.lines_of(json.loads(json.dumps(table)), Speaker("en", game), "") == [
        "open: yes",
        "shut: no",
        "cards: 2 × Silk (red), Oil (blue)",
        "places: Kerman, –",
        "players:",
        "  Seat 2: gold 3; hand Silk (red)",
        "  Red: at the front yes",
        "deep:",
        "  inner:",
        "    1: a 1, 2",
    ]


def test_values_that_were_paid_are_shown_no_more_and_laid_cards_are() -> None:
    match = start(("expedition", 3, {}), 5)
    face, speaker = face_of(match.game), Speaker("en", match.game)
    before, after, laid = "", "", ""
    for seat, _ in walk(match, 5):
        view = match.view(seat)
        text = "\n".join(face.table(view, speaker))
        if "interim scoring is done" in text:
            after = after or text
        else:
            before = text
        if any(line.startswith("Laid so far: ") for line in face.brief(view, speaker)):
            laid = text
    assert "Kantshou" in before
    assert "scores 6" in before
    assert "Kantshou" in after
    assert "scores 6" not in after
    assert laid


def test_the_track_shows_what_matters_to_a_seat() -> None:
    match = start(("expedition", 3, {}), 5)
    face, speaker = face_of(match.game), Speaker("en", match.game)
    lines = face.table(match.view(0), speaker)
    assert any(line.startswith("  16  Kantshou") for line in lines)
    assert any(line.startswith("  29  Daidu") for line in lines)
    assert "  …" in lines
    assert any("Red (you)" in line for line in lines)
    watched = face.table(match.view(bactrian.WATCHER), speaker)
    assert any("Red (Seat 1)" in line for line in watched)
    assert not any("Your hand" in line for line in watched)
