"""Pairs of words that trade places, and words whose arguments nobody sees."""

AXIS = [
    ("width", "height"), ("minX", "minY"), ("midX", "midY"), ("maxX", "maxY"), ("x", "y"), ("horizontal", "vertical"),
    ("minWidth", "minHeight"), ("maxWidth", "maxHeight"), ("idealWidth", "idealHeight"), ("main", "cross"), ("rows", "columns"),
    ("row", "column"), ("dx", "dy"), ("tx", "ty"), ("horizontally", "vertically"), ("pageWidth", "pageHeight"), ("cols", "rows"),
]  # fmt: skip
EDGE = [
    ("leading", "trailing"), ("top", "bottom"), ("left", "right"), ("min", "max"), ("first", "last"), ("start", "end"),
    ("topLeading", "bottomTrailing"), ("topTrailing", "bottomLeading"), ("leftToRight", "rightToLeft"), ("lower", "upper"),
    ("lowerBound", "upperBound"), ("topLeft", "bottomRight"), ("topRight", "bottomLeft"), ("startPoint", "endPoint"), ("before", "after"),
    ("dropFirst", "dropLast"), ("ascender", "descender"), ("firstTextBaseline", "lastTextBaseline"), ("flexStart", "flexEnd"),
    ("removeFirst", "removeLast"), ("prefix", "suffix"), ("previous", "next"), ("header", "footer"), ("near", "far"),
]  # fmt: skip
COLOR = [
    ("red", "green"), ("blue", "orange"), ("white", "black"), ("primary", "secondary"), ("label", "secondaryLabel"),
    ("systemBackground", "secondarySystemBackground"), ("systemBlue", "systemRed"), ("systemGreen", "systemOrange"),
    ("systemGray", "systemGray3"), ("separator", "label"), ("tint", "label"), ("foreground", "background"), ("light", "dark"),
    ("fill", "stroke"), ("even", "odd"), ("normal", "multiply"),
]  # fmt: skip


def both_ways(pairs):
    """Each word's partner; the first pair that names a word has it."""
    partners = {}
    for one, other in pairs:
        partners.setdefault(one, other)
        partners.setdefault(other, one)
    return partners


#: Word → (rule, partner).
PARTNERS = {
    **{word: ("color", partner) for word, partner in both_ways(COLOR).items()},
    **{word: ("edge", partner) for word, partner in both_ways(EDGE).items()},
    **{word: ("axis", partner) for word, partner in both_ways(AXIS).items()},
}

#: Labels whose argument says where or how far: its sign can turn.
SIGNED_LABELS = {"x", "y", "dx", "dy", "tx", "ty", "by", "angle", "radians", "degrees", "rotationAngle", "translationX", "translationY"}

#: What a parameter of a type is when it is ignored.
PLAIN_VALUES = {
    "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "Bool": "false", "Alignment": ".center", "HorizontalAlignment": ".center",
    "VerticalAlignment": ".center", "UnitPoint": ".center", "Angle": ".zero", "CGSize": ".zero", "CGPoint": ".zero",
    "EdgeInsets": "EdgeInsets()", "UIEdgeInsets": ".zero", "String": '""', "TextAlignment": ".leading",
}  # fmt: skip

#: Calls that do not change a picture or a layout: doubts, traces, errors, sizes of buffers.
UNSEEN_CALLS = {
    "report", "because", "reckoned", "told", "Finding", "LayoutFinding", "UIKitFinding", "FlexFinding", "fatalError", "precondition",
    "preconditionFailure", "assert", "assertionFailure", "PassRule", "reserveCapacity", "describe", "print", "name", "doubt", "warn",
    "standIn", "preconditionIsolated", "note", "explain", "trace", "record", "CommandFailure", "DrawingError", "FontError",
    "AssetError", "RunnerRefusal", "recorded", "finding", "encode", "encodeIfPresent", "withExtendedLifetime", "measureCache",
    "deallocate", "deinitialize", "unlock", "lock", "combine",
}  # fmt: skip
