"""What came out, as a table, as a list, as JSON."""

from collections import defaultdict

NOTICED = ("failed", "crashed", "hung")
COLUMNS = ["seeded", "not compiled", "not reached", "noticed", "survived"]


def tally(mutants, verdicts, of=lambda m: m.target):
    rows = defaultdict(lambda: dict.fromkeys(COLUMNS, 0))
    for mutant in mutants:
        for name in (of(mutant), "all"):
            row, verdict = rows[name], verdicts.get(mutant.name, ("",))[0]
            row["seeded"] += 1
            if verdict in NOTICED:
                row["noticed"] += 1
            elif verdict in COLUMNS:
                row[verdict] += 1
    for row in rows.values():
        judged = row["noticed"] + row["survived"] + row["not reached"]
        row["share"] = row["noticed"] / judged if judged else 1.0
    return dict(rows)


def table(rows, head):
    """The last row is of all; a mutant that no test reaches is not noticed either."""
    width = max(len(n) for n in [head, *rows])
    lines = [" ".join([head.ljust(width)] + [c.rjust(12) for c in COLUMNS + ["share noticed"]])]
    for name in sorted(rows, key=lambda n: (n == "all", n)):
        row = rows[name]
        lines.append(" ".join([name.ljust(width)] + [str(row[c]).rjust(12) for c in COLUMNS] + [f"{row['share'] * 100:.1f} %".rjust(12)]))
    return "\n".join(lines)


def unnoticed(mutants, verdicts):
    """Those that nothing noticed, a line each."""
    for mutant in mutants:
        verdict = verdicts.get(mutant.name, ("",))[0]
        if verdict in ("survived", "not reached"):
            yield f"{mutant}  [{mutant.place}{'; no test reaches it' if verdict == 'not reached' else ''}]"


def as_json(mutants, verdicts, reach, rows):
    return {
        "targets": rows,
        "broken without a mutant": reach.broken if reach else {},
        "mutants": [
            {
                "path": m.path, "line": m.line, "rule": m.rule, "old": m.old, "new": m.new, "place": m.place, "name": m.name,
                "verdict": verdicts.get(m.name, ("",))[0], "by": verdicts.get(m.name, ("", ""))[1],
            }
            for m in mutants
        ],
    }  # fmt: skip
