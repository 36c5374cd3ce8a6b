"""Styles and lengths as numpy arrays."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from . import _library as c
from ._values import initial

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

_LIMIT = 33_554_431.0


def styles(count: int, defaults: str = "css") -> np.ndarray:
    """An array of so many initial styles. Fields have the names of the C header: `rows["width"] = points(values)`,
    `rows["margin"]["left"] = percent(5)`, `rows["flex_grow"] = 1`."""
    import numpy as np

    one = np.frombuffer(bytes(initial(1 if defaults == "yoga" else 0)), dtype=_dtype())
    return np.repeat(one, count)


def points(values: npt.ArrayLike) -> npt.NDArray[np.uint64]:
    """Lengths in points. NaN counts as 0."""
    return _lengths(values, 0)


def percent(values: npt.ArrayLike) -> npt.NDArray[np.uint64]:
    """Lengths in percent of the containing block."""
    return _lengths(values, 1)


def _lengths(values: npt.ArrayLike, kind: int) -> npt.NDArray[np.uint64]:
    import numpy as np

    numbers = np.clip(np.nan_to_num(np.asarray(values, dtype=np.float64), nan=0.0), -_LIMIT, _LIMIT) + 0.0
    return (numbers.view(np.uint64) & np.uint64(0xFFFF_FFFF_FFFF_FFF8)) | np.uint64(kind)


def _dtype() -> np.dtype:
    import numpy as np

    edges = np.dtype([(name, "<u8") for name, _ in c.Edges._fields_])
    kinds = {c.Length: "<u8", c.Edges: edges, ctypes.c_uint32: "<u4", ctypes.c_uint8: "u1", ctypes.c_float: "<f4", ctypes.c_int32: "<i4",
             ctypes.c_double: "<f8", ctypes.c_uint8 * 3: ("u1", 3)}
    names = [name for name, *_ in c.Style._fields_]
    return np.dtype({
        "names": names, "formats": [kinds[kind] for _, kind in c.Style._fields_],
        "offsets": [getattr(c.Style, name).offset for name in names], "itemsize": ctypes.sizeof(c.Style)})
