"""Records the fixtures of QuoinFlexboxTests: random trees by behaviour, and the boxes Chromium gives them.

  python3 record.py [--engine "quoin flexbox --units browser"] [FOLDER]

Every file is one behaviour, one case a line: the tree as `quoin flexbox` reads it and, under "expect", the absolute boxes of its
nodes in document order. Pages have a doctype, but for cases with "mode": "quirks". The first line names the behaviour and the browser. With --engine, the cases in which that engine
disagrees are listed in known-deviations.txt (behaviour and case number); the test expects all others to agree.
"""
import argparse
import json
import os
import random

from chromium import Chromium
from compare import Engine, differ
from trees import random_tree

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = os.path.join(HERE, "../../Tests/QuoinFlexboxTests/Fixtures")

# behaviour: families of properties (None: all), nodes, cases
BEHAVIOURS = {
    "sizes-and-percentages": ("sizes flow", 5, 300),
    "minimum-and-maximum": ("sizes limits flow", 5, 300),
    "grow-shrink-and-basis": ("flexing sizes flow", 5, 400),
    "automatic-minimums": ("flexing overflow flow sizes", 5, 300),
    "direction-and-wrap": ("flow sizes direction", 6, 300),
    "order": ("ordering sizes flow", 6, 300),
    "justify-and-align": ("alignment sizes flow", 5, 400),
    "baselines": ("baselines alignment sizes flow paddings", 6, 300),
    "aspect-ratio": ("ratio sizes flow", 5, 300),
    "margins": ("margins sizes flow alignment", 5, 300),
    "padding-and-border": ("paddings borders sizes flow", 5, 300),
    "gaps": ("gaps flow sizes flexing", 6, 300),
    "box-sizing": ("sizing_box paddings borders sizes limits flow", 5, 300),
    "overflow-and-scroll-bars": ("overflow sizes flow flexing", 5, 300),
    "block-contents-and-none": ("display margins sizes flow", 7, 400),
    "position-and-insets": ("position sizes flow alignment", 5, 400),
    "right-to-left": ("direction margins paddings position flow alignment", 5, 300),
    "everything-5": (None, 5, 500),
    "everything-17": (None, 17, 300),
    "everything-70": (None, 70, 40),
    "quirks": ("display sizes margins limits flow", 8, 300),
}

# Cases that once disagreed, shrunk, and of what random trees seldom have; their trees stand in the fixtures themselves.
KEPT = ["absolute-limits-of-stretch", "baselines-of-columns", "columns-of-indefinite-height", "content-limits-of-heights", "content-limits-of-widths",
        "heights-measured-before", "percent-heights-in-blocks", "percentages-under-ratios", "scroll-origins",
        "static-positions-in-lines", "stretch-as-a-limit", "stretched-heights-in-lines",
        "once-disagreed", "stretch-in-blocks", "text-through-contents"]


def kept_trees(behaviour):
    with open(os.path.join(FOLDER, behaviour + ".jsonl")) as file:
        cases = [json.loads(line) for line in list(file)[1:]]
    return [{key: value for key, value in case.items() if key != "expect"} for case in cases]


def random_trees(behaviour):
    families, size, count = BEHAVIOURS[behaviour]
    rng = random.Random(behaviour)
    trees = [random_tree(rng, size, families and families.split()) for _ in range(count)]
    return [{**tree, "mode": "quirks"} for tree in trees] if behaviour == "quirks" else trees


def flat(box, x=0, y=0):
    """Absolute boxes in document order, to a hundredth of a pixel."""
    x, y = x + box["x"], y + box["y"]
    boxes = [[round(value, 2) for value in (x, y, box["w"], box["h"])]]
    for child in box["children"]:
        boxes += flat(child, x, y)
    return boxes


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine")
    parser.add_argument("folder", nargs="?", default=FOLDER)
    options = parser.parse_args()
    engine = Engine(options.engine.split()) if options.engine else None
    known = []
    with Chromium() as browser, Chromium(quirks=True) as quirky:
        for behaviour in list(BEHAVIOURS) + KEPT:
            trees = kept_trees(behaviour) if behaviour in KEPT else random_trees(behaviour)
            page = quirky if trees[0].get("mode") == "quirks" else browser
            answers = [box for start in range(0, len(trees), 100) for box in page.boxes(trees[start:start + 100])]
            with open(os.path.join(options.folder, behaviour + ".jsonl"), "w") as file:
                file.write(json.dumps({"behaviour": behaviour, "browser": browser.version}) + "\n")
                for tree, answer in zip(trees, answers):
                    file.write(json.dumps({**tree, "expect": flat(answer)}, separators=(",", ":")) + "\n")
            wrong = [index for index, (ours, theirs) in enumerate(zip(engine.boxes(trees), answers), 1)
                     if differ(ours, theirs)] if engine else []
            known += [f"{behaviour} {index}" for index in wrong]
            print(f"{behaviour}: {len(trees)} cases, {len(wrong)} disagree")
    if engine:
        with open(os.path.join(options.folder, "known-deviations.txt"), "w") as file:
            file.write("".join(case + "\n" for case in known))


if __name__ == "__main__":
    main()
