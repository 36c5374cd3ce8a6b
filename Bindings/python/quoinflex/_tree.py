"""Trees and nodes."""

from __future__ import annotations

import ctypes
import math
from typing import TYPE_CHECKING, Any, Callable, Iterator, NamedTuple, Optional, Tuple, Union

from . import _library as c
from ._library import library
from ._values import apply, initial

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from ._values import StyleProperties
    try:
        from typing import Unpack
    except ImportError:
        from typing_extensions import Unpack


class FlexError(Exception):
    """What the library answers where something is wrong; `code` is its number."""

    def __init__(self, code: int):
        super().__init__(library.qf_status_text(code).decode())
        self.code = code


class FreedError(FlexError):
    """The tree or the node was freed, or belongs to another tree."""


class BusyError(FlexError):
    """The tree is being laid out; a measure function may change nothing."""


def _check(status: int) -> None:
    if status:
        raise {2: FreedError, 3: FreedError, 4: BusyError}.get(status, FlexError)(status)


class Box(NamedTuple):
    """In points, y down, from the parent's border box."""

    x: float
    y: float
    width: float
    height: float


class Sides(NamedTuple):
    top: float
    left: float
    bottom: float
    right: float


class Layout(NamedTuple):
    """All that layout found for a node."""

    box: Box
    margin: Sides
    border: Sides
    padding: Sides
    scrollbar_width: float
    scrollbar_height: float
    content_width: float
    content_height: float
    right_to_left: bool
    has_overflow: bool
    overflow: Box


Measured = Union[Tuple[float, float], Tuple[float, float, float]]
Measure = Callable[[str, float], Measured]
"""Given "exactly" or "at-most" with a width, or "min-content" or "max-content" with NaN: width and height, and a baseline if there is one."""

_MODES = ("exactly", "at-most", "min-content", "max-content")
_DIRECTIONS = {"ltr": 1, "rtl": 2}


def _room(value: Optional[float]) -> float:
    return math.nan if value is None else value


class Tree:
    """A tree of boxes. `defaults` is "css" or "yoga"; `rounding` the pixels per point of the grid boxes are rounded to, 0 for none;
    `errata` departures from CSS, added up from the constants `ERRATA_…`."""

    def __init__(self, defaults: str = "css", *, rounding: float = 0, errata: int = 0):
        if defaults not in ("css", "yoga"):
            raise ValueError(f"defaults are css or yoga, not {defaults!r}.")
        self._handle = 0
        self._defaults = 1 if defaults == "yoga" else 0
        self._callbacks: dict[int, Any] = {}
        self._raised: Optional[BaseException] = None
        self._handle = library.qf_tree_new(self._defaults, errata)
        if not self._handle:
            raise ValueError("There is no such errata, or there are a million trees.")
        if rounding:
            _check(library.qf_tree_set_rounding(self._handle, rounding))

    def __del__(self) -> None:
        if getattr(self, "_handle", 0):
            library.qf_tree_free(self._handle)

    def free(self) -> None:
        """Frees the tree with all its nodes; later calls raise FreedError. Leaving it to Python does the same."""
        _check(library.qf_tree_free(self._handle))
        self._callbacks.clear()

    def __len__(self) -> int:
        count = ctypes.c_int32()
        _check(library.qf_tree_count(self._handle, ctypes.byref(count)))
        return count.value

    def add(self, **style: Unpack[StyleProperties]) -> Node:
        """A new root."""
        return self._add(0, style)

    def _add(self, parent: int, style: Any) -> Node:
        handle = ctypes.c_uint64()
        pointer = None
        if style:
            properties = initial(self._defaults)
            apply(properties, style)
            pointer = ctypes.byref(properties)
        _check(library.qf_node_new(self._handle, pointer, parent, ctypes.byref(handle)))
        return Node(self, handle.value)

    def _lay(self, root: int, width: Optional[float], height: Optional[float], direction: str, fills: bool) -> None:
        if direction not in _DIRECTIONS:
            raise ValueError(f"direction is ltr or rtl, not {direction!r}.")
        function = library.qf_tree_layout if fills else library.qf_tree_layout_within
        _check(function(self._handle, root, _room(width), _room(height), _DIRECTIONS[direction]))
        if self._raised is not None:
            raised, self._raised = self._raised, None
            raise raised

    # Many nodes at once, with numpy.

    def build(self, parents: npt.ArrayLike, styles: Optional[np.ndarray] = None) -> npt.NDArray[np.uint64]:
        """Makes a node for each entry of `parents`, which holds its parent's number (earlier in the array) or -1. `styles` is an array
        from `quoinflex.styles`, of one entry or as many. Answers the nodes' names, for `boxes`, `set_styles` and `node`."""
        import numpy as np

        rows = np.ascontiguousarray(parents, dtype=np.int32)
        nodes = np.zeros(max(len(rows), 1), dtype=np.uint64)
        pointer, stride = self._style_rows(styles, len(rows))
        status = library.qf_tree_build(self._handle, len(rows), rows.ctypes.data, pointer, stride, nodes.ctypes.data)
        if status in (6, 7):
            raise ValueError(f"Entry {int(nodes[0])}: {library.qf_status_text(status).decode()}")
        _check(status)
        return nodes[: len(rows)]

    def set_styles(self, nodes: npt.NDArray[np.uint64], styles: np.ndarray) -> None:
        """Replaces the styles of many nodes."""
        import numpy as np

        rows = np.ascontiguousarray(nodes, dtype=np.uint64)
        pointer, stride = self._style_rows(styles, len(rows))
        _check(library.qf_tree_set_styles(self._handle, len(rows), rows.ctypes.data, pointer, stride))

    def boxes(self, nodes: npt.NDArray[np.uint64], *, absolute: bool = False) -> npt.NDArray[np.float64]:
        """x, y, width and height of each node, a row each: from its parent's corner, or with `absolute` from the root's."""
        import numpy as np

        rows = np.ascontiguousarray(nodes, dtype=np.uint64)
        boxes = np.zeros((len(rows), 4))
        _check(library.qf_tree_boxes(self._handle, len(rows), rows.ctypes.data, int(absolute), boxes.ctypes.data))
        return boxes

    @staticmethod
    def _style_rows(styles: Any, count: int) -> tuple[Any, int]:
        if styles is None:
            return None, 0
        if styles.dtype.itemsize != ctypes.sizeof(c.Style) or not styles.flags.c_contiguous or styles.ndim != 1:
            raise ValueError("styles are an array of quoinflex.styles, in one piece.")
        if len(styles) not in (1, count):
            raise ValueError(f"There are {len(styles)} styles for {count} nodes: give one, or as many.")
        return styles.ctypes.data, 0 if len(styles) == 1 and count != 1 else ctypes.sizeof(c.Style)

    def node(self, name: int) -> Node:
        """The node that an array names."""
        if not library.qf_node_is_alive(self._handle, int(name)):
            raise FreedError(3)
        return Node(self, int(name))

    @property
    def measure_count(self) -> int:
        """How many times measure functions were asked."""
        count = ctypes.c_int64()
        _check(library.qf_tree_measure_count(self._handle, ctypes.byref(count)))
        return count.value


class Node:
    """A node of a tree; two are equal if they are the same node."""

    __slots__ = ("tree", "_handle")

    def __init__(self, tree: Tree, handle: int):
        self.tree = tree
        self._handle = handle

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and other._handle == self._handle and other.tree is self.tree

    def __hash__(self) -> int:
        return hash(self._handle)

    def __repr__(self) -> str:
        return f"<quoinflex.Node {self._handle:#x}{'' if self.is_alive else ' (freed)'}>"

    @property
    def is_alive(self) -> bool:
        return bool(library.qf_node_is_alive(self.tree._handle, self._handle))

    def add(self, **style: Unpack[StyleProperties]) -> Node:
        """A new last child."""
        return self.tree._add(self._handle, style)

    def insert(self, child: Node, index: Optional[int] = None) -> None:
        """Puts a node with what is in it here, as child `index` (the last if None)."""
        if child.tree is not self.tree:
            raise FreedError(3)
        _check(library.qf_node_insert(self.tree._handle, child._handle, self._handle, -1 if index is None else index))

    def detach(self) -> None:
        """Takes the node out of its parent; it stays alive."""
        _check(library.qf_node_detach(self.tree._handle, self._handle))

    def free(self) -> None:
        """Frees the node with what is in it."""
        inside = [self]
        while inside:
            node = inside.pop()
            inside.extend(node.children)
            self.tree._callbacks.pop(node._handle, None) if node is not self else None
        _check(library.qf_node_free(self.tree._handle, self._handle))
        self.tree._callbacks.pop(self._handle, None)

    def _related(self, function: Any) -> Optional[Node]:
        found = ctypes.c_uint64()
        _check(function(self.tree._handle, self._handle, ctypes.byref(found)))
        return Node(self.tree, found.value) if found.value else None

    @property
    def parent(self) -> Optional[Node]:
        return self._related(library.qf_node_parent)

    @property
    def children(self) -> list[Node]:
        return list(self._children())

    def _children(self) -> Iterator[Node]:
        child = self._related(library.qf_node_first_child)
        while child is not None:
            yield child
            child = child._related(library.qf_node_next_sibling)

    def set(self, **style: Unpack[StyleProperties]) -> None:
        """Changes properties; the others stay."""
        properties = c.Style(size=ctypes.sizeof(c.Style))
        _check(library.qf_node_get_style(self.tree._handle, self._handle, ctypes.byref(properties)))
        apply(properties, style)
        _check(library.qf_node_set_style(self.tree._handle, self._handle, ctypes.byref(properties)))

    def measure(self, function: Optional[Measure]) -> None:
        """Makes the node a leaf that answers its size, or with None an ordinary one. What the function raises is raised by `layout`."""
        tree = self.tree
        if function is None:
            _check(library.qf_node_set_measure(tree._handle, self._handle, None))
            tree._callbacks.pop(self._handle, None)
            return

        def answer(_tree: int, _node: int, _context: Any, mode: int, width: float, place: Any) -> None:
            try:
                found = function(_MODES[mode], width)
                place[0].width, place[0].height = found[0], found[1]
                if len(found) > 2:
                    place[0].first_baseline = found[2]
            except BaseException as error:  # It must not pass through the library: `layout` raises it.
                if tree._raised is None:
                    tree._raised = error
                place[0].width = place[0].height = 0

        callback = c.MEASURE(answer)
        _check(library.qf_node_set_measure(tree._handle, self._handle, ctypes.cast(callback, ctypes.c_void_p)))
        # The library calls it for as long as the node has it.
        tree._callbacks[self._handle] = callback

    def mark_dirty(self) -> None:
        """Says that a measured leaf's content changed."""
        _check(library.qf_node_mark_dirty(self.tree._handle, self._handle))

    @property
    def is_dirty(self) -> bool:
        found = ctypes.c_int32()
        _check(library.qf_node_is_dirty(self.tree._handle, self._handle, ctypes.byref(found)))
        return bool(found.value)

    def lay_out(
        self, width: Optional[float] = None, height: Optional[float] = None, *, direction: str = "ltr", fills: bool = True
    ) -> Box:
        """Lays out the node as a root, in a room of that size (None: as large as the content wants), which it fills unless `fills` is
        False. Answers its box."""
        self.tree._lay(self._handle, width, height, direction, fills)
        return self.box

    @property
    def box(self) -> Box:
        found = c.Box()
        _check(library.qf_node_box(self.tree._handle, self._handle, ctypes.byref(found)))
        return Box(found.x, found.y, found.width, found.height)

    @property
    def layout(self) -> Layout:
        found = c.Layout()
        _check(library.qf_node_layout(self.tree._handle, self._handle, ctypes.byref(found)))

        def sides(value: Any) -> Sides:
            return Sides(value.top, value.left, value.bottom, value.right)

        def box(value: Any) -> Box:
            return Box(value.x, value.y, value.width, value.height)

        return Layout(
            box(found.box), sides(found.margin), sides(found.border), sides(found.padding), found.scrollbar_width, found.scrollbar_height,
            found.content_width, found.content_height, found.direction == 2, bool(found.has_overflow), box(found.overflow))

    @property
    def has_new_layout(self) -> bool:
        """Whether the box is another than when `seen` was called last."""
        found = ctypes.c_int32()
        _check(library.qf_node_has_new_layout(self.tree._handle, self._handle, ctypes.byref(found)))
        return bool(found.value)

    def seen(self) -> None:
        _check(library.qf_node_seen(self.tree._handle, self._handle))
