"""Random flex trees over the whole property list. `random_tree(rng, size, families)` makes one; `families` limits which
properties may appear (None: all), so that a disagreement can be told by behaviour."""

LENGTHS = ["0", "5px", "10px", "15px", "20px", "33px", "40px", "60px", "100px", "150px", "250px"]
PERCENTS = ["10%", "25%", "33.3%", "50%", "75%", "100%", "120%"]
SMALL = ["0", "1px", "3px", "5px", "8px", "12px", "20px"]
KEYWORDS = ["min-content", "max-content", "fit-content", "stretch"]
POSITIONS = ["start", "end", "flex-start", "flex-end", "center"]
SPACES = ["space-between", "space-around", "space-evenly"]
TEXTS = ["X", "XX", "XX XX", "XXX X XX", "XXXXXX", "X X X X X", "XXXX XX\u200bXXX X", "XX\u200bXX\u200bXX", "XXX XXXXXX XX X XXXX"]


def pick_length(rng, percents=True, keywords=False):
    roll = rng.random()
    if keywords and roll < 0.15:
        return rng.choice(KEYWORDS)
    if percents and roll < 0.4:
        return rng.choice(PERCENTS)
    return rng.choice(LENGTHS)


def aligned(rng, keywords):
    word = rng.choice(keywords)
    if word in POSITIONS and rng.random() < 0.2:
        return rng.choice(["safe ", "unsafe "]) + word
    return word


def sizes(rng, style, leaf):
    for name in ("width", "height"):
        if rng.random() < 0.35:
            style[rng.choice([name, name, name, {"width": "inline-size", "height": "block-size"}[name]])] = pick_length(rng, keywords=True)


def limits(rng, style, leaf):
    for name in ("min-width", "min-height", "max-width", "max-height"):
        if rng.random() < 0.12:
            style[name] = pick_length(rng, keywords=True)


def flexing(rng, style, leaf):
    if rng.random() < 0.4:
        style["flex-grow"] = rng.choice(["0", "0.3", "0.5", "1", "1", "2", "3"])
    if rng.random() < 0.3:
        style["flex-shrink"] = rng.choice(["0", "0", "0.3", "1", "2", "4"])
    if rng.random() < 0.3:
        style["flex-basis"] = rng.choice(["auto", "content", "0", "0%", pick_length(rng, keywords=True)])


def flow(rng, style, leaf):
    if rng.random() < 0.5:
        style["flex-direction"] = rng.choice(["row", "row-reverse", "column", "column", "column-reverse"])
    if rng.random() < 0.35:
        style["flex-wrap"] = rng.choice(["wrap", "wrap", "wrap-reverse", "nowrap"])


def ordering(rng, style, leaf):
    if rng.random() < 0.1:
        style["order"] = rng.choice(["-1", "1", "2"])


def alignment(rng, style, leaf):
    if rng.random() < 0.35:
        style["justify-content"] = aligned(rng, POSITIONS + SPACES + ["normal", "stretch", "left", "right"])
    if rng.random() < 0.35:
        style["align-items"] = aligned(rng, POSITIONS + ["stretch", "normal", "self-start", "self-end"])
    if rng.random() < 0.2:
        style["align-self"] = aligned(rng, POSITIONS + ["stretch", "auto", "self-start", "self-end"])
    if rng.random() < 0.25:
        style["align-content"] = aligned(rng, POSITIONS + SPACES + ["stretch", "normal"])


def baselines(rng, style, leaf):
    if rng.random() < 0.25:
        style["align-items"] = rng.choice(["baseline", "baseline", "last baseline"])
    if rng.random() < 0.15:
        style["align-self"] = rng.choice(["baseline", "last baseline"])


def ratio(rng, style, leaf):
    if rng.random() < 0.1:
        style["aspect-ratio"] = rng.choice(["1", "2", "0.5", "16/9", "3/4"])


def four(rng, name):
    return rng.choice([[name], [name + "-left"], [name + "-right"], [name + "-top"], [name + "-bottom"],
                       [name + "-inline"], [name + "-block"], [name + "-inline-start"], [name + "-inline-end"],
                       [name + "-left", name + "-top"]])


def margins(rng, style, leaf):
    if rng.random() < 0.3:
        for name in four(rng, "margin"):
            style[name] = rng.choice(SMALL + SMALL + ["auto", "auto", "-5px", "-12px", "5%", "10%"])


def paddings(rng, style, leaf):
    if rng.random() < 0.2:
        for name in four(rng, "padding"):
            style[name] = rng.choice(SMALL + SMALL + ["5%", "10%"])


def borders(rng, style, leaf):
    if rng.random() < 0.12:
        for name in four(rng, "border"):
            style[name + "-width"] = rng.choice(SMALL)


def gaps(rng, style, leaf):
    if rng.random() < 0.2:
        style[rng.choice(["gap", "row-gap", "column-gap"])] = rng.choice(SMALL + ["10%", "25%"])


def sizing_box(rng, style, leaf):
    if rng.random() < 0.12:
        style["box-sizing"] = "content-box"


def overflow(rng, style, leaf):
    if rng.random() < 0.12:
        style["overflow"] = rng.choice(["hidden", "scroll", "visible"])


def display(rng, style, leaf):
    if rng.random() < 0.12:
        style["display"] = rng.choice(["block", "block", "block", "none", "contents"])


def position(rng, style, leaf):
    roll = rng.random()
    if roll < 0.12:
        style["position"] = "absolute"
        if rng.random() < 0.3:
            style["justify-self"] = aligned(rng, POSITIONS + ["stretch", "normal", "self-start", "self-end", "left", "right"])
    elif roll < 0.17:
        style["position"] = "static"
    if roll < 0.12 or rng.random() < 0.08:
        names = ["left", "top", "right", "bottom", "inset-inline-start", "inset-inline-end", "inset-block-start"]
        for name in rng.sample(names, rng.choice([0, 1, 2, 2, 3])):
            style[name] = rng.choice(SMALL + ["-7px", "10%", "30%", "auto"])


def direction(rng, style, leaf):
    if rng.random() < 0.05:
        style["direction"] = rng.choice(["ltr", "rtl"])


FAMILIES = {function.__name__: function for function in (
    sizes, limits, flexing, flow, ordering, alignment, baselines, ratio, margins, paddings, borders, gaps, sizing_box, overflow,
    display, position, direction)}


def random_node(rng, families, leaf):
    style = {}
    for function in families:
        function(rng, style, leaf)
    node = {"style": style}
    if leaf and rng.random() < 0.4:
        node["text"] = rng.choice(TEXTS)
    return node


def random_tree(rng, size, families=None, defaults=None, direction=None):
    """A tree of `size` nodes."""
    chosen = [FAMILIES[name] for name in families] if families else list(FAMILIES.values())
    parents = [None]
    for index in range(1, size):
        parents.append(rng.randrange(max(0, index - 6), index) if rng.random() < 0.6 else rng.randrange(index))
    inner = set(parents[1:])
    nodes = [random_node(rng, chosen, index not in inner) for index in range(size)]
    for index in range(1, size):
        nodes[parents[index]].setdefault("children", []).append(nodes[index])
    return {"root": nodes[0], "defaults": defaults or rng.choice(["css", "css", "css", "yoga"]),
            "direction": direction or rng.choice(["ltr", "rtl"])}
