"""The rules: each finds places in a file and says how they could be broken. Every edit keeps the number of lines."""

import re

from . import rules_calls, rules_tables, rules_values
from .candidate import Candidate
from .skips import is_unseen

#: In the order in which a place that two rules want is given away.
RULES = (
    rules_values.RULES + rules_tables.RULES + rules_calls.RULES
)


def candidates(source, enums):
    """All candidates of a file, in the order of its text. `enums`: the cases of the house, `rules_tables.Enums`."""
    found, taken = [], {}
    for rule in RULES:
        for index, name, edits, old, new in rule(source, enums):
            if index in source.patterns or is_unseen(source, index):
                continue
            edits = sorted(edits)
            if any(a[1] > b[0] for a, b in zip(edits, edits[1:])):
                continue
            first, last = source.statement(index)
            lines = (
                min(source.tokens[first].line, source.line_of(edits[0][0])),
                max(source.line_of(max(source.tokens[first].start, source.tokens[last].end - 1)), source.line_of(edits[-1][1])),
            )
            candidate = Candidate(
                source.path, name, edits, source.tokens[index].line, _short(old), _short(new), source.place(index), lines)
            turn = taken.get(candidate.name, 0)
            taken[candidate.name] = turn + 1
            candidate.turn = turn
            candidate.is_default_for_callers = source.is_default_for_callers(index)
            found.append(candidate)
    found.sort(key=lambda c: (c.edits[0][0], c.rule, c.turn))
    return found


def _short(words):
    words = re.sub(r"\s+", " ", words)
    return words if len(words) <= 90 else words[:89] + "…"
