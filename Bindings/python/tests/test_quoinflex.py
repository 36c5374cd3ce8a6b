"""The Python package as it is installed: python3 -m unittest, with the wheel on the path."""

import gc
import math
import unittest
import weakref

import quoinflex
from quoinflex import Box, BusyError, FreedError, Tree

try:
    import numpy
except ImportError:
    numpy = None


class Layouts(unittest.TestCase):
    def test_row_of_the_documentation(self):
        tree = Tree()
        row = tree.add(padding=10, column_gap=8)
        picture = row.add(width=48, height=48)
        text = row.add(flex=1, height=20)
        self.assertEqual(row.lay_out(width=320), Box(0, 0, 320, 68))
        self.assertEqual(picture.box, Box(10, 10, 48, 48))
        self.assertEqual(text.box, Box(66, 10, 244, 20))
        self.assertEqual(text.parent, row)
        self.assertEqual(row.children, [picture, text])
        self.assertEqual(len(tree), 3)

    def test_css_in_words(self):
        tree = Tree()
        root = tree.add(width="200px", height=100, flex_wrap="wrap", justify_content="safe center", align_content="flex-end")
        one = root.add(width="calc(50% - 10px)", height="25%", margin="1px 2px", padding=(1, 2, 3, 4), border=1, box_sizing="content-box")
        root.lay_out()
        layout = one.layout
        self.assertAlmostEqual(layout.content_width, 90, 4)
        self.assertEqual((layout.content_height, layout.margin, layout.border), (25, (1, 2, 1, 2), (1, 1, 1, 1)))
        self.assertEqual(layout.padding, quoinflex.Sides(top=1, left=4, bottom=3, right=2))
        self.assertAlmostEqual(one.box.x, 51, 4)
        self.assertEqual(one.box.y, 100 - 1 - 31)
        one.set(display="none")
        root.lay_out()
        self.assertEqual(one.box, Box(0, 0, 0, 0))

    def test_shorthands(self):
        tree = Tree()
        root = tree.add(gap=(3, 5), width=100, overflow="hidden", aspect_ratio="2/1", flex_wrap="wrap")
        parts = [root.add(flex=flex, height=10) for flex in ("1 1 40px", "none", "auto", 2, "0 0 30%")]
        self.assertEqual(root.lay_out(), Box(0, 0, 100, 50))
        self.assertEqual(parts[1].box.width, 0)
        self.assertEqual(parts[4].box.width, 30)

    def test_right_to_left_and_rounding(self):
        tree = Tree(rounding=1)
        root = tree.add(width=100, height=10)
        parts = [root.add(flex=1) for _ in range(3)]
        root.lay_out(direction="rtl")
        self.assertEqual([part.box.x for part in parts], [67, 33, 0])
        self.assertTrue(parts[0].layout.right_to_left)

    def test_yoga_defaults(self):
        tree = Tree("yoga", errata=quoinflex.ERRATA_YOGA)
        root = tree.add(width=100, height=100)
        child = root.add(flex_grow=1)
        root.lay_out()
        self.assertEqual(child.box, Box(0, 0, 100, 100))


class Leaves(unittest.TestCase):
    def test_measured_text(self):
        tree = Tree()
        root = tree.add(align_items="baseline")
        text = root.add()
        asked = []

        def measure(mode, width):
            asked.append(mode)
            room = 250 if mode == "max-content" else 50 if mode == "min-content" else max(width, 50)
            return min(room, 250), 10 * math.ceil(250 / room), 8

        text.measure(measure)
        block = root.add(height=30, width=20, flex_shrink=0)
        root.lay_out(width=120)
        self.assertEqual(text.box, Box(0, 22, 100, 30))
        self.assertEqual(block.box.y, 0)
        self.assertLessEqual(set(asked), {"exactly", "at-most", "min-content", "max-content"})
        count = tree.measure_count
        root.lay_out(width=120)
        self.assertEqual(tree.measure_count, count)
        self.assertFalse(root.is_dirty)
        text.mark_dirty()
        self.assertTrue(root.is_dirty)
        root.lay_out(width=120)
        self.assertGreater(tree.measure_count, count)

    def test_what_a_measure_function_raises(self):
        tree = Tree()
        root = tree.add()
        leaf = root.add()
        leaf.measure(lambda mode, width: 1 / 0)
        with self.assertRaises(ZeroDivisionError):
            root.lay_out(width=100)
        leaf.measure(lambda mode, width: (3, 4))
        self.assertEqual(root.lay_out(fills=False), Box(0, 0, 3, 4))

    def test_changes_from_inside(self):
        tree = Tree()
        root = tree.add()
        leaf = root.add()
        for change in (leaf.free, leaf.detach, tree.free, lambda: leaf.set(width=1), root.lay_out, tree.add):
            leaf.measure(lambda mode, width: change() or (1, 1))
            with self.assertRaises(BusyError):
                root.lay_out(width=100)
        self.assertTrue(leaf.is_alive)

    def test_callbacks_live_as_long_as_their_nodes(self):
        tree = Tree()
        root = tree.add()

        class Text:
            def measure(self, mode, width):
                return 5, 6

        text = Text()
        gone = weakref.ref(text)
        leaf = root.add()
        leaf.measure(text.measure)
        del text
        gc.collect()
        self.assertEqual(root.lay_out(fills=False).width, 5)
        root.free()
        gc.collect()
        self.assertIsNone(gone())


class Mistakes(unittest.TestCase):
    def test_stale_nodes(self):
        tree, other = Tree(), Tree()
        root = tree.add()
        child = root.add()
        child.free()
        self.assertFalse(child.is_alive)
        for use in (child.free, lambda: child.box, lambda: child.set(width=3), lambda: root.insert(child), child.add):
            with self.assertRaises(FreedError):
                use()
        with self.assertRaises(FreedError):
            root.insert(other.add())
        with self.assertRaisesRegex(quoinflex.FlexError, "itself or of what is in it"):
            root.insert(root)
        tree.free()
        for use in (tree.free, tree.add, lambda: root.box, lambda: len(tree)):
            with self.assertRaises(FreedError):
                use()

    def test_bad_values(self):
        tree = Tree()
        for style, said in (
            ({"width": "wide"}, "no length"), ({"width": None}, "no length"), ({"width": "calc(1px 2px)"}, "no length"),
            ({"justify_content": "centre"}, "takes auto, normal"), ({"display": "grid"}, "takes flex, block"),
            ({"margin": (1, 2, 3, 4, 5)}, "one to four"), ({"flex": "1 1 1px 1px"}, "no value of flex"), ({"gap": (1, 2, 3)}, "no value of gap"),
        ):
            with self.assertRaisesRegex(ValueError, said):
                tree.add(**style)
        with self.assertRaisesRegex(TypeError, "CSS's names with underscores"):
            tree.add(widht=3)
        with self.assertRaises(ValueError):
            Tree("web")
        with self.assertRaises(ValueError):
            Tree(errata=1024)
        self.assertEqual(len(tree), 0)

    def test_layout_before_layout(self):
        tree = Tree()
        with self.assertRaisesRegex(quoinflex.FlexError, "lay the tree out first"):
            tree.add().layout


@unittest.skipUnless(numpy, "numpy is not installed")
class Arrays(unittest.TestCase):
    def test_ten_thousand_nodes(self):
        count = 10_000
        tree = Tree()
        rows = quoinflex.styles(count)
        rows["flex_grow"] = 1
        rows["flex_direction"] = numpy.arange(count) % 2 * 2
        rows["margin"]["left"] = quoinflex.points(0.25)
        parents = (numpy.arange(count) - 1) // 10
        parents[0] = -1
        nodes = tree.build(parents, rows)
        tree.node(nodes[0]).lay_out(width=1000, height=1000)
        boxes = tree.boxes(nodes, absolute=True)
        self.assertEqual(boxes.shape, (count, 4))
        self.assertEqual(tuple(boxes[0]), (0.25, 0, 999.75, 1000))
        one = tree.node(nodes[4321])
        near = tree.boxes(nodes[4321:4322])[0]
        self.assertEqual(tuple(near), tuple(one.box))
        self.assertAlmostEqual(boxes[4321, 0], near[0] + boxes[parents[4321], 0], 6)
        rows["width"] = quoinflex.percent(50)
        tree.set_styles(nodes, rows)
        tree.node(nodes[0]).lay_out(width=1000, height=1000)
        self.assertEqual(tree.boxes(nodes[:1])[0, 2], 500)

    def test_what_arrays_may_not_hold(self):
        tree = Tree()
        with self.assertRaisesRegex(ValueError, "Entry 2"):
            tree.build([-1, 0, 2])
        rows = quoinflex.styles(3)
        rows["display"][1] = 77
        with self.assertRaisesRegex(ValueError, "Entry 1"):
            tree.build([-1, 0, 0], rows)
        with self.assertRaisesRegex(ValueError, "2 styles for 3"):
            tree.build([-1, 0, 0], rows[:2])
        with self.assertRaisesRegex(ValueError, "in one piece"):
            tree.build([-1, 0], rows[::2])
        with self.assertRaises(FreedError):
            tree.boxes(numpy.array([12345], dtype=numpy.uint64))
        self.assertEqual(len(tree), 0)
        self.assertEqual(len(tree.build([])), 0)

    def test_lengths_are_the_library_s(self):
        from quoinflex._library import library

        for value in (0.0, -0.0, 1.5, -3, 1e300, float("inf"), 1 / 3):
            self.assertEqual(int(quoinflex.points(value)), library.qf_points(value).bits)
            self.assertEqual(int(quoinflex.percent(value)), library.qf_percent(value).bits)


if __name__ == "__main__":
    unittest.main()
