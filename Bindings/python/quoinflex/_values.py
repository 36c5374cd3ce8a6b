"""Values of styles: what Python says, and what the library reads."""

from __future__ import annotations

import ctypes
import re
from typing import Any, Callable, Tuple, TypedDict, Union

from ._library import Edges, Length, Style, library

LengthValue = Union[int, float, str]
"""A number of points, or CSS: "10px", "50%", "auto", "min-content", "calc(100% - 10px)"."""
EdgesValue = Union[int, float, str, Tuple[LengthValue, ...]]
"""One length for all edges, or two to four as CSS counts them: top, right, bottom, left."""


class StyleProperties(TypedDict, total=False):
    """What `Tree.add`, `Node.add` and `Node.set` take, by CSS's names with underscores."""

    display: str
    position: str
    box_sizing: str
    direction: str
    flex_direction: str
    flex_wrap: str
    flex: LengthValue
    flex_grow: float
    flex_shrink: float
    flex_basis: LengthValue
    order: int
    justify_content: str
    align_content: str
    align_items: str
    align_self: str
    justify_self: str
    width: LengthValue
    height: LengthValue
    min_width: LengthValue
    min_height: LengthValue
    max_width: LengthValue
    max_height: LengthValue
    aspect_ratio: Union[int, float, str, None]
    overflow: str
    overflow_x: str
    overflow_y: str
    scrollbar_width: float
    gap: EdgesValue
    row_gap: LengthValue
    column_gap: LengthValue
    margin: EdgesValue
    margin_top: LengthValue
    margin_right: LengthValue
    margin_bottom: LengthValue
    margin_left: LengthValue
    margin_start: LengthValue
    margin_end: LengthValue
    padding: EdgesValue
    padding_top: LengthValue
    padding_right: LengthValue
    padding_bottom: LengthValue
    padding_left: LengthValue
    padding_start: LengthValue
    padding_end: LengthValue
    border: EdgesValue
    border_top: LengthValue
    border_right: LengthValue
    border_bottom: LengthValue
    border_left: LengthValue
    border_start: LengthValue
    border_end: LengthValue
    inset: EdgesValue
    top: LengthValue
    right: LengthValue
    bottom: LengthValue
    left: LengthValue
    start: LengthValue
    end: LengthValue


_KEYWORDS = {"auto": 2, "none": 2, "normal": 2, "content": 18, "min-content": 4, "max-content": 5, "fit-content": 6, "stretch": 7}
_NUMBER = r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?"
_LENGTH = re.compile(rf"({_NUMBER})(px|%|)\Z")
_TERM = re.compile(rf"\s*([+-]?)\s*({_NUMBER})(px|%)\s*")


def length(value: LengthValue) -> Length:
    """The library's word for a length. Raises ValueError for what is none."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return library.qf_points(value)
    if isinstance(value, str):
        text = value.strip().lower()
        if text in _KEYWORDS:
            return Length(_KEYWORDS[text])
        match = _LENGTH.match(text)
        if match:
            return (library.qf_percent if match[2] == "%" else library.qf_points)(float(match[1]))
        if text.startswith("calc(") and text.endswith(")"):
            parts = _calc(text[5:-1])
            if parts:
                return library.qf_calc(*parts)
    raise ValueError(
        f"{value!r} is no length: write points as a number, or \"10px\", \"50%\", \"auto\", \"min-content\", \"max-content\", "
        "\"fit-content\", \"stretch\", \"content\" or \"calc(100% - 10px)\".")


def _calc(text: str) -> Union[Tuple[float, float], None]:
    percent = points = 0.0
    at = 0
    while at < len(text):
        match = _TERM.match(text, at)
        if not match or (at > 0 and not match[1]):
            return None
        number = float(match[2]) * (-1 if match[1] == "-" else 1)
        if match[3] == "%":
            percent += number
        else:
            points += number
        at = match.end()
    return (percent, points) if at else None


def _words(text: str, start: int = 0) -> dict[str, int]:
    return {word: start + index for index, word in enumerate(text.split())}


_ALIGNMENTS = _words("auto normal stretch start end flex-start flex-end self-start self-end center left right baseline")
_ALIGNMENTS.update({"last baseline": 13, "space-between": 14, "space-around": 15, "space-evenly": 16, "first baseline": 12})
_ENUMERATIONS = {
    "display": _words("flex block none contents flow-root"),
    "position": _words("static relative absolute"),
    "box_sizing": _words("border-box content-box"),
    "direction": _words("inherit ltr rtl"),
    "flex_direction": _words("row row-reverse column column-reverse"),
    "flex_wrap": _words("nowrap wrap wrap-reverse"),
    "overflow_x": _words("visible hidden scroll"),
    "overflow_y": _words("visible hidden scroll"),
}
_ALIGNING = ("justify_content", "align_content", "align_items", "align_self", "justify_self")
_LENGTHS = ("width", "height", "flex_basis", "min_width", "min_height", "max_width", "max_height", "row_gap", "column_gap")
_NUMBERS = ("flex_grow", "flex_shrink", "scrollbar_width")
_SIDES = ("top", "right", "bottom", "left")


def _keyword(name: str, value: Any, words: dict[str, int]) -> int:
    text = value.strip().lower() if isinstance(value, str) else value
    if isinstance(text, str) and text in words:
        return words[text]
    raise ValueError(f"{value!r} is no value of {name}, which takes {', '.join(words)}.")


def _alignment(name: str, value: Any) -> int:
    flag = 0
    text = value
    if isinstance(value, str):
        for word, bit in (("safe ", 32), ("unsafe ", 64)):
            if value.startswith(word):
                flag, text = bit, value[len(word):]
    return _keyword(name, text, _ALIGNMENTS) | flag


def _edges(value: EdgesValue) -> list[Length]:
    """Top, right, bottom, left."""
    parts = value.split() if isinstance(value, str) and "(" not in value else value
    if not isinstance(parts, (tuple, list)):
        parts = [parts]
    if not 1 <= len(parts) <= 4:
        raise ValueError(f"{value!r} are no edges: give one to four lengths.")
    lengths = [length(part) for part in parts]
    return [lengths[0], lengths[min(1, len(lengths) - 1)], lengths[2 if len(lengths) > 2 else 0],
            lengths[3 if len(lengths) > 3 else min(1, len(lengths) - 1)]]


def _set_edges(edges: Edges, value: EdgesValue) -> None:
    for side, one in zip(_SIDES, _edges(value)):
        setattr(edges, side, one)


def _set_ratio(style: Style, value: Any) -> None:
    if value is None or value == "auto":
        style.aspect_ratio = 0
    elif isinstance(value, str):
        width, _, height = value.partition("/")
        style.aspect_ratio = float(width) / float(height or 1)
    else:
        style.aspect_ratio = value


def _set_flex(style: Style, value: Any) -> None:
    words = str(value).split()
    if words in (["none"], ["auto"], ["initial"]):
        style.flex_grow = style.flex_shrink = 1 if words == ["auto"] else 0
        if words == ["initial"]:
            style.flex_shrink = 1
        style.flex_basis = Length(2)
        return
    numbers: list[float] = []
    basis = None
    for word in words:
        if len(numbers) < 2 and re.fullmatch(_NUMBER, word):
            numbers.append(float(word))
        elif basis is None:
            basis = length(word)
        else:
            raise ValueError(f"{value!r} is no value of flex: write grow, shrink and basis.")
    style.flex_grow = numbers[0] if numbers else 1
    style.flex_shrink = numbers[1] if len(numbers) > 1 else 1
    style.flex_basis = basis if basis is not None else library.qf_percent(0)


def _set_gap(style: Style, value: Any) -> None:
    parts = value.split() if isinstance(value, str) and "(" not in value else value
    parts = parts if isinstance(parts, (tuple, list)) else [parts]
    if not 1 <= len(parts) <= 2:
        raise ValueError(f"{value!r} is no value of gap: give one length, or that between rows and that between columns.")
    style.row_gap, style.column_gap = length(parts[0]), length(parts[-1])


def _set_overflow(style: Style, value: Any) -> None:
    style.overflow_x = style.overflow_y = _keyword("overflow", value, _ENUMERATIONS["overflow_x"])


_SPECIAL: dict[str, Callable[[Style, Any], None]] = {
    "aspect_ratio": _set_ratio, "flex": _set_flex, "gap": _set_gap, "overflow": _set_overflow,
}


def apply(style: Style, properties: dict[str, Any]) -> None:
    """Changes a style by CSS's names. Raises TypeError for a name that is none, ValueError for a value that is none."""
    for name, value in properties.items():
        if name in _SPECIAL:
            _SPECIAL[name](style, value)
        elif name in _LENGTHS:
            setattr(style, name, length(value))
        elif name in _ALIGNING:
            setattr(style, name, _alignment(name, value))
        elif name in _ENUMERATIONS:
            setattr(style, name, _keyword(name, value, _ENUMERATIONS[name]))
        elif name in _NUMBERS or name == "order":
            setattr(style, name, value)
        elif name in ("margin", "padding", "border", "inset"):
            _set_edges(getattr(style, name), value)
        elif name in _SIDES or name in ("start", "end"):
            setattr(style.inset, name, length(value))
        else:
            family, _, side = name.partition("_")
            if family not in ("margin", "padding", "border") or side not in (*_SIDES, "start", "end"):
                raise TypeError(f"{name} is no property: use CSS's names with underscores, such as flex_direction or margin_left.")
            setattr(getattr(style, family), side, length(value))


def initial(defaults: int) -> Style:
    style = Style()
    library.qf_style_init(ctypes.byref(style), ctypes.sizeof(style), defaults)
    return style
