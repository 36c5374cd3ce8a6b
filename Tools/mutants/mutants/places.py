"""Breakages that somebody chose by hand: a file of places, read as the rules' own candidates."""

import re
from pathlib import Path

from .candidate import ON, Candidate
from .source import Source

PARTS = "  ||  "
ASSIGNMENT = re.compile(r"(?<![=!<>])[-+*/]?=(?!=)")


class PlaceError(Exception):
    """A line of the file of places that names no place."""


def read(root, file):
    """The candidates of a file, in its order: `path:line  ||  old  ||  new` a line; empty lines and those that begin with # say nothing."""
    sources, found = {}, []
    for number, words in enumerate(Path(file).read_text(encoding="utf-8").splitlines(), 1):
        if not words.strip() or words.startswith("#"):
            continue
        try:
            found.append(_candidate(root, words, sources))
        except PlaceError as error:
            raise PlaceError(f"{file}:{number}: {error}") from None
    found.sort(key=lambda c: (c.path, c.edits[0][0]))
    for one, other in zip(found, found[1:]):
        if one.path == other.path and one.edits[0][1] > other.edits[0][0]:
            raise PlaceError(f"{file}: two places overlap: {one}, {other}")
    for number, candidate in enumerate(found):
        candidate.number = number
    return found


def _candidate(root, words, sources):
    parts = (words + " ").split(PARTS.rstrip() + " ")
    if len(parts) != 3:
        raise PlaceError(f"a place is “path:line{PARTS}old{PARTS}new”, not “{words}”")
    (place, old, new) = (part.strip() for part in parts)
    path, _, line = place.rpartition(":")
    if not (Path(root) / path).is_file():
        raise PlaceError(f"“{path}” is no file")
    source = sources.get(path) or sources.setdefault(path, Source.read(root, path))
    if not line.isdecimal() or not 0 < int(line) <= len(source.starts):
        raise PlaceError(f"“{place}” names no line")
    start, text = _line(source, int(line))
    if not old or text.count(old) != 1:
        raise PlaceError(f"“{old}” stands {text.count(old)} times in {place}, which must be once")
    token = next(i for i, t in enumerate(source.tokens) if t.end > start + text.index(old))
    return Candidate(
        path, "by hand", [_edit(start + text.index(old), old, new, is_line=old == text.strip())], int(line), old, new,
        source.place(token), (int(line), int(line)))


def _line(source, line):
    """Where a line begins, and its text."""
    ends = [*source.starts[1:], len(source.text) + 1]
    start = source.starts[line - 1]
    return start, source.text[start : ends[line - 1] - 1]


def _edit(start, old, new, is_line):
    """What stands instead of the old words: a choice of values, or of statements where they fill their line, assign, or give way to none."""
    label = _common_label(old, new)
    if not label and (is_line or not new or ASSIGNMENT.search(old)):
        return (start, start + len(old), f"if {ON} {{ {new} }} else {{ {old} }}")
    return (start + len(label), start + len(old), f"({ON} ? {new[len(label) :]} : {old[len(label) :]})")


def _common_label(old, new):
    """A label or a `case …:` that both begin with is no part of a value."""
    end = old.find(": ") + 2
    return old[:end] if end > 1 and "?" not in old[:end] and new.startswith(old[:end]) else ""
