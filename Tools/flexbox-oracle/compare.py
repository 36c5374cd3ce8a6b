"""Compares `quoin flexbox` with Chromium on random trees, shrinks what disagrees.

  python3 compare.py --engine PATH [--count 2000] [--size 5] [--seed 1] [--families sizes,flow] [--shrink 5] [--quirks]

The engine is `quoin flexbox`, or "quoin flexbox --units browser"; with --quirks add "--mode quirks" to it.
"""
import argparse
import collections
import copy
import json
import random
import subprocess

from chromium import Chromium
from trees import random_tree

TOLERANCE = 0.12


class Engine:
    """A running `quoin flexbox`."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def boxes(self, trees):
        answers = []
        for tree in trees:
            self.process.stdin.write(json.dumps(tree) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
            answers.append(json.loads(line) if line.strip() else {"error": "no answer"})
        return answers


def differ(ours, theirs):
    if "error" in ours or len(ours["children"]) != len(theirs["children"]):
        return True
    if any(abs(ours[key] - theirs[key]) > TOLERANCE for key in "xywh"):
        return True
    return any(differ(a, b) for a, b in zip(ours["children"], theirs["children"]))


def disagrees(engine, browser, tree):
    return differ(engine.boxes([tree])[0], browser.boxes([tree])[0])


def simpler(tree):
    """Trees with one thing less."""
    def nodes(root, path=()):
        yield path
        for index, child in enumerate(root.get("children", [])):
            yield from nodes(child, path + (index,))

    def at(root, path):
        for index in path:
            root = root["children"][index]
        return root

    for path in nodes(tree["root"]):
        if path:
            smaller = copy.deepcopy(tree)
            del at(smaller["root"], path[:-1])["children"][path[-1]]
            yield smaller
            hoisted = copy.deepcopy(tree)
            parent = at(hoisted["root"], path[:-1])
            parent["children"][path[-1]:path[-1] + 1] = parent["children"][path[-1]].get("children", [])
            yield hoisted
        elif len(tree["root"].get("children", [])) == 1:
            yield {**tree, "root": copy.deepcopy(tree["root"]["children"][0])}
    for path in nodes(tree["root"]):
        node = at(tree["root"], path)
        for name in node.get("style", {}):
            smaller = copy.deepcopy(tree)
            del at(smaller["root"], path)["style"][name]
            if name == "position":
                # Of the boxes compared, only absolute ones may justify themselves.
                at(smaller["root"], path)["style"].pop("justify-self", None)
            yield smaller
        if "text" in node:
            smaller = copy.deepcopy(tree)
            del at(smaller["root"], path)["text"]
            yield smaller
            if node["text"] != "X":
                smaller = copy.deepcopy(tree)
                at(smaller["root"], path)["text"] = "X"
                yield smaller
    if tree.get("direction") == "rtl":
        yield {**tree, "direction": "ltr"}
    if tree.get("defaults") == "yoga":
        yield {**tree, "defaults": "css"}


def shrink(engine, browser, tree):
    progress = True
    while progress:
        progress = False
        candidates = list(simpler(tree))
        for start in range(0, len(candidates), 40):
            batch = candidates[start:start + 40]
            for candidate, ours, theirs in zip(batch, engine.boxes(batch), browser.boxes(batch)):
                if differ(ours, theirs):
                    tree, progress = candidate, True
                    break
            if progress:
                break
    return tree


def show(node, ours, theirs, depth=0):
    def text(box):
        return "%g,%g %gx%g" % tuple(round(box[key], 2) for key in "xywh")
    mark = "" if all(abs(ours[key] - theirs[key]) <= TOLERANCE for key in "xywh") else "   <<< ours " + text(ours)
    style = "; ".join(f"{name}: {value}" for name, value in node.get("style", {}).items())
    print("  " * depth + "{" + style + "}" + (repr(node["text"]) if "text" in node else "") + "  [" + text(theirs) + "]" + mark)
    for child, a, b in zip(node.get("children", []), ours["children"], theirs["children"]):
        show(child, a, b, depth + 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", required=True)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--size", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--families")
    parser.add_argument("--shrink", type=int, default=5)
    parser.add_argument("--quirks", action="store_true", help="pages without a doctype")
    options = parser.parse_args()
    families = options.families.split(",") if options.families else None
    rng = random.Random(options.seed)
    engine = Engine(options.engine.split())
    with Chromium(quirks=options.quirks) as browser:
        failures, done = [], 0
        while done < options.count:
            batch = [random_tree(rng, options.size, families) for _ in range(min(200, options.count - done))]
            for tree, ours, theirs in zip(batch, engine.boxes(batch), browser.boxes(batch)):
                if differ(ours, theirs):
                    failures.append(tree)
            done += len(batch)
        print(f"{browser.version}: {done - len(failures)} of {done} trees of {options.size} nodes agree, "
              f"{100 * (done - len(failures)) / done:.2f} %")
        seen = collections.Counter()
        for tree in failures[:options.shrink]:
            small = shrink(engine, browser, tree)
            key = json.dumps(small)
            seen[key] += 1
            if seen[key] > 1:
                continue
            print("----", small["defaults"], small["direction"])
            show(small["root"], engine.boxes([small])[0], browser.boxes([small])[0])


if __name__ == "__main__":
    main()
