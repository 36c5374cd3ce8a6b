"""The C library as ctypes sees it: its structures and functions, as quoinflex.h has them."""

from __future__ import annotations

import ctypes
import os
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_double, c_float, c_int32, c_int64, c_size_t, c_uint8, c_uint32, c_uint64, c_void_p

HEADER_VERSION = 10000


class Length(Structure):
    _fields_ = [("bits", c_uint64)]


class Edges(Structure):
    _fields_ = [(name, Length) for name in ("top", "left", "bottom", "right", "start", "end")]


class Style(Structure):
    _fields_ = [
        ("size", c_uint32),
        *[(name, c_uint8) for name in (
            "display", "position", "box_sizing", "direction", "flex_direction", "flex_wrap", "overflow_x", "overflow_y", "justify_content",
            "align_content", "align_items", "align_self", "justify_self")],
        ("reserved", c_uint8 * 3),
        ("flex_grow", c_float), ("flex_shrink", c_float), ("order", c_int32),
        *[(name, Length) for name in (
            "width", "height", "flex_basis", "min_width", "min_height", "max_width", "max_height")],
        *[(name, Edges) for name in ("margin", "padding", "border", "inset")],
        ("row_gap", Length), ("column_gap", Length), ("aspect_ratio", c_double), ("scrollbar_width", c_double),
    ]


class Measurement(Structure):
    _fields_ = [(name, c_double) for name in ("width", "height", "first_baseline", "last_baseline")]


class Box(Structure):
    _fields_ = [(name, c_double) for name in ("x", "y", "width", "height")]


class Sides(Structure):
    _fields_ = [(name, c_double) for name in ("top", "left", "bottom", "right")]


class Layout(Structure):
    _fields_ = [
        ("box", Box), ("margin", Sides), ("border", Sides), ("padding", Sides), ("scrollbar_width", c_double),
        ("scrollbar_height", c_double), ("content_width", c_double), ("content_height", c_double), ("direction", c_int32),
        ("has_overflow", c_int32), ("overflow", Box),
    ]


MEASURE = CFUNCTYPE(None, c_uint64, c_uint64, c_void_p, c_int32, c_double, POINTER(Measurement))
BASELINE = CFUNCTYPE(c_double, c_uint64, c_uint64, c_void_p, c_double, c_double)

TREE, NODE = c_uint64, c_uint64
_SIGNATURES = {
    "qf_style_init": [POINTER(Style), c_size_t, c_int32],
    "qf_tree_free": [TREE], "qf_tree_clear": [TREE], "qf_tree_reserve": [TREE, c_int32], "qf_tree_count": [TREE, POINTER(c_int32)],
    "qf_tree_set_rounding": [TREE, c_double], "qf_tree_measure_count": [TREE, POINTER(c_int64)],
    "qf_tree_layout": [TREE, NODE, c_double, c_double, c_int32], "qf_tree_layout_within": [TREE, NODE, c_double, c_double, c_int32],
    "qf_node_new": [TREE, POINTER(Style), NODE, POINTER(NODE)], "qf_node_insert": [TREE, NODE, NODE, c_int32],
    "qf_node_detach": [TREE, NODE], "qf_node_free": [TREE, NODE], "qf_node_parent": [TREE, NODE, POINTER(NODE)],
    "qf_node_first_child": [TREE, NODE, POINTER(NODE)], "qf_node_next_sibling": [TREE, NODE, POINTER(NODE)],
    "qf_node_set_style": [TREE, NODE, POINTER(Style)], "qf_node_get_style": [TREE, NODE, POINTER(Style)],
    "qf_node_set_measure": [TREE, NODE, c_void_p], "qf_node_set_baseline": [TREE, NODE, c_void_p], "qf_node_mark_dirty": [TREE, NODE],
    "qf_node_is_dirty": [TREE, NODE, POINTER(c_int32)], "qf_node_box": [TREE, NODE, POINTER(Box)],
    "qf_node_layout": [TREE, NODE, POINTER(Layout)], "qf_node_has_new_layout": [TREE, NODE, POINTER(c_int32)],
    "qf_node_seen": [TREE, NODE], "qf_tree_build": [TREE, c_int32, c_void_p, c_void_p, c_size_t, c_void_p],
    "qf_tree_set_styles": [TREE, c_int32, c_void_p, c_void_p, c_size_t], "qf_tree_boxes": [TREE, c_int32, c_void_p, c_int32, c_void_p],
    "qf_check_version": [c_int32],
}


def _load() -> ctypes.CDLL:
    path = os.environ.get("QUOINFLEX_LIBRARY") or os.path.join(os.path.dirname(os.path.abspath(__file__)), "libquoinflex.so")
    library = ctypes.CDLL(path)
    for name, arguments in _SIGNATURES.items():
        function = getattr(library, name)
        function.argtypes, function.restype = arguments, c_int32
    library.qf_tree_new.argtypes, library.qf_tree_new.restype = [c_int32, c_int32], TREE
    library.qf_node_is_alive.argtypes, library.qf_node_is_alive.restype = [TREE, NODE], c_int32
    library.qf_version.argtypes, library.qf_version.restype = [], c_int32
    library.qf_status_text.argtypes, library.qf_status_text.restype = [c_int32], c_char_p
    for name, arguments in {"qf_points": [c_double], "qf_percent": [c_double], "qf_calc": [c_double, c_double]}.items():
        function = getattr(library, name)
        function.argtypes, function.restype = arguments, Length
    if library.qf_check_version(HEADER_VERSION) != 0:
        raise ImportError(f"{path} is version {library.qf_version()} of the library; this package needs {HEADER_VERSION} or a later minor one.")
    return library


library = _load()
