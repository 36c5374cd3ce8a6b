"""Which candidates become mutants: evenly over targets, files and rules, the same for the same seed."""

from collections import Counter, defaultdict
from pathlib import Path

from .rules import candidates
from .rules_tables import Enums
from .skips import skips_file
from .source import Source

TARGETS = [
    "SwiftUI", "UIKit", "QuoinLayout", "QuoinText", "QuoinDrawing", "QuoinAppearance", "QuoinGeometry", "QuoinFlexbox", "FlexLayout",
    "PinLayout", "Quoin",
]  # fmt: skip
#: Built when somebody first imports them; part of a choice where `--only` names Sources/Frameworks. Others, and small modules, are where it
#: names their own folder.
FRAMEWORKS = ["Charts", "CoreImage", "MapKit", "PDFKit", "QuoinStoryboards", "SpriteKit", "WebKit", "WidgetKit"]


def all_candidates(root, only=None):
    """Every candidate of the house; `only`: the beginnings of paths."""
    folders = [f"Sources/{t}" for t in TARGETS]
    for named in only or []:
        parts = named.rstrip("/").split("/")
        if parts[:2] in (["Sources", "Frameworks"], ["Sources", "PhoneModules"]) and len(parts) > 2:
            folders.append("/".join(parts[:3]))
        elif parts == ["Sources", "Frameworks"]:
            folders += [f"Sources/Frameworks/{t}" for t in FRAMEWORKS]
    paths = sorted(str(p.relative_to(root)) for folder in dict.fromkeys(folders) for p in (Path(root) / folder).rglob("*.swift"))
    enums, sources = Enums(), []
    for path in paths:
        source = Source.read(root, path)
        enums.add(source)
        if not skips_file(path) and (not only or any(_is_below(path, o) for o in only)):
            sources.append(source)
    return [c for source in sources for c in candidates(source, enums)], {s.path: len(s.starts) for s in sources}


def _is_below(path, folder):
    return path == folder or path.startswith(folder.rstrip("/") + "/")


def choose(found, sizes, count, seed):
    """`count` of the candidates: larger targets have more, each file its turn, in each turn the rule least used so far."""
    by_target = defaultdict(lambda: defaultdict(list))
    for candidate in found:
        by_target[candidate.target][candidate.path].append(candidate)
    weights = {t: sum(sizes[p] for p in files) ** 0.7 for t, files in by_target.items()}
    whole = sum(weights.values())
    chosen = []
    for target in sorted(by_target):
        quota = min(round(count * weights[target] / whole), sum(len(c) for c in by_target[target].values()))
        chosen += _of_target(by_target[target], quota, seed)
    chosen.sort(key=lambda c: (c.path, c.edits[0][0]))
    for number, candidate in enumerate(chosen):
        candidate.number = number
    return chosen


def _of_target(files, quota, seed):
    pools = {path: sorted(pool, key=lambda c: c.key(seed)) for path, pool in files.items()}
    # A long file has more turns than a short one, but not in proportion.
    turns = sorted((path for path in pools), key=lambda p: (pools[p][0].key(seed)))
    used, chosen, taken = Counter(), [], defaultdict(list)
    share = Counter()
    while len(chosen) < quota and pools:
        path = min(pools, key=lambda p: (share[p] / max(1, len(files[p])) ** 0.5, turns.index(p)))
        share[path] += 1
        pool = pools[path]
        free = [c for c in pool if not _overlaps(c, taken[path])]
        if not free:
            del pools[path]
            continue
        least = min(used[c.rule] for c in free)
        pick = next(c for c in free if used[c.rule] == least)
        pool.remove(pick)
        used[pick.rule] += 1
        taken[path].append(pick)
        chosen.append(pick)
    return chosen


def _overlaps(candidate, taken):
    """Two mutants never share a statement: an error must be of one, and edits must not meet."""
    for other in taken:
        if candidate.lines[0] <= other.lines[1] and other.lines[0] <= candidate.lines[1]:
            return True
    return False
