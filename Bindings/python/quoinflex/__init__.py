"""CSS Flexible Box Layout.

    import quoinflex

    tree = quoinflex.Tree()
    row = tree.add(padding=10, column_gap=8)
    picture = row.add(width=48, height=48)
    text = row.add(flex=1, height=20)
    row.lay_out(width=320)
    text.box        # Box(x=66.0, y=10.0, width=244.0, height=20.0)

Lengths are points, y runs down. Large trees are built from numpy arrays: `styles`, `points`, `Tree.build`, `Tree.boxes`.
"""

from ._arrays import percent, points, styles
from ._tree import Box, BusyError, FlexError, FreedError, Layout, Measure, Node, Sides, Tree
from ._values import EdgesValue, LengthValue, StyleProperties

ERRATA_YOGA = 7
"""What Yoga's users count on: see quoinflex.h."""
ERRATA_QUIRKY_PERCENT_HEIGHTS = 8
"""Pages without a doctype."""
ERRATA_BROWSER = 240
"""Lengths, lines and scroll positions cut as a browser cuts them."""

__version__ = "1.0.0"
__all__ = [
    "Box", "BusyError", "ERRATA_BROWSER", "ERRATA_QUIRKY_PERCENT_HEIGHTS", "ERRATA_YOGA", "EdgesValue", "FlexError", "FreedError", "Layout",
    "LengthValue", "Measure", "Node", "Sides", "StyleProperties", "Tree", "percent", "points", "styles",
]
