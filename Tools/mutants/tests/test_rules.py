"""What the rules find, and what the source becomes."""

import unittest

from mutants.candidate import ON
from mutants.choose import choose
from mutants.rules import candidates
from mutants.rules_tables import Enums
from mutants.schemata import switched
from mutants.source import Source


def found(text, rule=None, path="Sources/SwiftUI/A.swift"):
    source, enums = Source(path, text), Enums()
    enums.add(source)
    return [c for c in candidates(source, enums) if rule in (None, c.rule)]


def written(text, candidate):
    candidate.number = 7
    return switched(text, [candidate]).replace("quoin_mutant_on(7)", "ON").removesuffix("\nimport CMutants\n")


def all_written(body, rule, head="func f() {\n", tail="\n}"):
    text = head + body + tail
    return [written(text, c)[len(head) : -len(tail)] for c in found(text, rule)]


class RuleTests(unittest.TestCase):
    def test_signs(self):
        self.assertEqual(all_written("let a = b - c.d(1) * e", "sign"), ["let a = b - (ON ? -(c.d(1)) : c.d(1)) * e"])
        self.assertIn("let a = (ON ? b : -b)", all_written("let a = -b", "sign"))
        self.assertEqual(all_written("a += b", "sign"), ["if ON { a -= b } else { a += b }"])
        self.assertEqual(all_written('let a = "x" + b', "sign"), [])

    def test_members_and_words(self):
        self.assertIn("let a = (ON ? b.size.height : b.size.width)", all_written("let a = b.size.width", "axis"))
        self.assertIn("if ON { a.height = b } else { a.width = b }", all_written("a.width = b", "axis"))
        self.assertEqual(all_written("let a = c[keyPath: \\.width]", "axis"), [])
        self.assertIn("g(alignment: (ON ? .trailing : .leading))", all_written("g(alignment: .leading)", "edge"))
        self.assertEqual(all_written("switch a { \ncase .leading: b\n}", "edge"), [])

    def test_arguments_trade_places(self):
        self.assertIn("return S(width: (ON ? b : a), height: (ON ? a : b))", all_written("return S(width: a, height: b)", "axis"))

    def test_conditions(self):
        self.assertEqual(all_written("if a.b, let c { d() }", "condition"), ["if ((a.b) != ON), let c { d() }"])
        self.assertEqual(all_written("let x = a > b ? c : d", "condition")[0], "let x = ((a > b) != ON) ? c : d")
        self.assertEqual(all_written("guard a else { return }", "condition"), ["guard ((a) != ON) else { return }"])
        self.assertEqual(all_written("let x = a == b", "condition"), ["let x = ((a == b) != ON)"])

    def test_bounds(self):
        self.assertEqual(all_written("for i in 0..<n { a(i) }", "bound"), ["for i in (ON ? 1 : 0)..<n { a(i) }", "for i in 0..<(ON ? n - 1 : n) { a(i) }"])
        self.assertEqual(all_written("a(b[0])", "bound"), ["a(b[(ON ? 1 : 0)])"])

    def test_defaults_that_callers_compile(self):
        text = "public func f(a: Int = 3) { a; }\nfunc g(a: Int = 3) { a; }\npublic func h() { k(a: 3) }"
        self.assertEqual([c.is_default_for_callers for c in found(text) if c.rule in ("default", "constant")], [True, False, False])

    def test_constants_and_defaults(self):
        self.assertEqual(all_written("a(width: 12)", "constant"), ["a(width: (ON ? 15 : 12))"])
        self.assertEqual(all_written("a(color: 0x112233)", "color"), ["a(color: (ON ? 0x332211 : 0x112233))"])
        text = "func f(a: Int = 3, b: Bool = true) { a; b }"
        self.assertEqual([written(text, c) for c in found(text, "default")], [
            "func f(a: Int = (ON ? 5 : 3), b: Bool = true) { a; b }", "func f(a: Int = 3, b: Bool = (!ON)) { a; b }"])  # fmt: skip
        self.assertEqual(found("func f(a: Int = 3) {}", "default"), [])
        self.assertEqual(found("enum E: Int {\n  case a = 1, b = 2\n}"), [])

    def test_least_and_most(self):
        self.assertEqual(all_written("a(min(b, c))", "minmax"), ["a((ON ? max(b, c) : min(b, c)))"])

    def test_statements(self):
        self.assertIn("if !ON { a.b = c }\nd(e)", all_written("a.b = c\nd(e)", "left out"))
        self.assertIn("let a = b\nif !ON { d(\n  e) }", all_written("let a = b\nd(\n  e)", "left out"))
        self.assertEqual(all_written("let a = b", "left out"), [])

    def test_modifiers(self):
        text = "extension View {\n  func f() -> some View {\n    changingNodes { node, scope in node.wrapped(R(), scope) }\n  }\n}"
        self.assertIn("{ node, scope in (ON ? node : node.wrapped(R(), scope)) }", written(text, found(text, "no effect")[0]))
        text = "extension P {\n  func f() -> P {\n    set(1)\n    return self\n  }\n}"
        self.assertIn("    if ON { return self }; set(1)\n", written(text, found(text, "no effect")[0]))

    def test_parameters(self):
        text = "func f(anchor: UnitPoint = .center) { g(anchor.x, anchor) }"
        wanted = "func f(anchor: UnitPoint = .center) { g((ON ? .center : anchor).x, (ON ? .center : anchor)) }"
        self.assertIn(wanted, [written(text, c) for c in found(text, "ignored")])

    def test_fallbacks(self):
        self.assertEqual(all_written("let a = b?.c ?? d", "ignored"), ["let a = (ON ? nil : b?.c) ?? d"])

    def test_tables(self):
        text = "func f(e: E) -> Int {\n  switch e {\n  case .a: 1\n  case .b: 2\n  }\n}"
        self.assertIn(text.replace(".a: 1", ".a: (ON ? 2 : 1)"), [written(text, c) for c in found(text, "row")])
        text = "let t = [1, 2, 3]"
        self.assertIn("let t = [(ON ? 2 : 1), 2, 3]", [written(text, c) for c in found(text, "row")])

    def test_enums(self):
        text = "enum E { case one, two, three }\nfunc f() { g(.one) }"
        self.assertIn("g((ON ? .two : .one))", written(text, found(text, "word")[0]))

    def test_what_nobody_sees(self):
        self.assertEqual(found("struct S {\n  var description: String { a + b }\n}"), [])
        self.assertEqual(all_written("context.because(a - b)", "sign"), [])
        self.assertEqual(found("struct S {\n  /// A width; kept only.\n  var a = 3\n}"), [])
        self.assertEqual(all_written("throw E(a - b)", "sign"), [])

    def test_lines_stay(self):
        text = "func f() {\n  a(\n    b.width\n      - c)\n  d = e\n}\n"
        for candidate in found(text):
            candidate.number = 1
            self.assertEqual(switched(text, [candidate]).count("\n"), text.count("\n") + 1)
            self.assertNotIn(ON, switched(text, [candidate]))


class ChoiceTests(unittest.TestCase):
    def test_the_same_seed_chooses_the_same(self):
        text = "\n".join(f"func f{n}() {{\n  a(b.width - c{n}, {n + 1})\n}}" for n in range(40))
        sizes = {"Sources/SwiftUI/A.swift": 120, "Sources/UIKit/B.swift": 120}

        def names(seed):
            every = found(text) + found(text, path="Sources/UIKit/B.swift")
            return [c.name for c in choose(every, sizes, 20, seed)]

        self.assertEqual(names("x"), names("x"))
        self.assertNotEqual(names("x"), names("y"))
        self.assertEqual(len(names("x")), 20)
        self.assertEqual(sum("UIKit" in n for n in names("x")), 10)


if __name__ == "__main__":
    unittest.main()
