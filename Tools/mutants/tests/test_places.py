"""Places that somebody chose by hand."""

import tempfile
import unittest
from pathlib import Path

from mutants import places
from mutants.schemata import switched

SOURCE = """func width(of text: String, isWide: Bool) -> Double {
  let inner = isWide ? 20 : 10
  switch text {
  case "a": 1
  default: total += inner
  }
  close()
}
"""


class PlaceTests(unittest.TestCase):
    def broken(self, *lines):
        """The source with the places of a file behind their switches."""
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "Sources/A").mkdir(parents=True)
            (root / "Sources/A/B.swift").write_text(SOURCE)
            (root / "places").write_text("# what is broken\n\n" + "\n".join(f"Sources/A/B.swift:{line}" for line in lines) + "\n")
            found = places.read(root, root / "places")
            self.assertEqual([(c.number, c.target, c.rule) for c in found], [(n, "A", "by hand") for n in range(len(lines))])
            return switched(SOURCE, found)

    def test_value(self):
        self.assertIn("let inner = isWide ? (quoin_mutant_on(0) ? 21 : 20) : 10", self.broken("2  ||  20  ||  21"))

    def test_label(self):
        self.assertIn('case "a": (quoin_mutant_on(0) ? 2 : 1)', self.broken('4  ||  case "a": 1  ||  case "a": 2'))

    def test_statement(self):
        text = self.broken("7  ||  close()  ||", "5  ||  total += inner  ||  total -= inner")
        self.assertIn("default: if quoin_mutant_on(0) { total -= inner } else { total += inner }", text)
        self.assertIn("if quoin_mutant_on(1) {  } else { close() }", text)

    def test_wrong(self):
        for line in ("2  ||  0  ||  1", "2  ||  30  ||  31", "99  ||  a  ||  b", "2  ||  20"):
            with self.assertRaises(places.PlaceError):
                self.broken(line)
        with self.assertRaises(places.PlaceError):
            self.broken("2  ||  isWide ? 20  ||  x", "2  ||  20  ||  21")
