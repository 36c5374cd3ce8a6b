"""What the lexer takes for code, and what it does not."""

import unittest

from mutants.lexer import LexerError, tokenize


def words(text):
    return [t.text for t in tokenize(text)]


def kinds(text):
    return [(t.kind, t.text) for t in tokenize(text)]


class LexerTests(unittest.TestCase):
    def test_comments_are_no_code(self):
        self.assertEqual(words("a // b + c\n/* d /* e */ f */ g"), ["a", "g"])

    def test_a_string_is_one_token_with_its_interpolations(self):
        self.assertEqual(words(r'x = "a \(b("c)") + 1) d" + e'), ["x", "=", r'"a \(b("c)") + 1) d"', "+", "e"])

    def test_raw_and_long_strings(self):
        self.assertEqual(words(r'#"a\(b) " c"# d'), [r'#"a\(b) " c"#', "d"])
        self.assertEqual(words(r'#"a\#(b("x"))"# d'), [r'#"a\#(b("x"))"#', "d"])
        self.assertEqual(words('"""\n  a "quoted" b\n  """\nd'), ['"""\n  a "quoted" b\n  """', "d"])

    def test_lines_are_counted_through_long_strings(self):
        self.assertEqual(tokenize('"""\na\n"""\nb')[-1].line, 4)

    def test_a_string_that_never_ends(self):
        with self.assertRaises(LexerError):
            tokenize('let a = "b\n')

    def test_brackets_that_do_not_match(self):
        for text in ["f(a]", "}", "{ (a }"]:
            with self.assertRaises(LexerError):
                tokenize(text)

    def test_numbers(self):
        self.assertEqual(words("0x1F_00 1_000 1.5e-3 0...5 pair.0.1 2.rounded()"), [
            "0x1F_00", "1_000", "1.5e-3", "0", "...", "5", "pair", ".", "0", ".", "1", "2", ".", "rounded", "(", ")"])  # fmt: skip

    def test_operators(self):
        self.assertEqual(words("a ?? b"), ["a", "??", "b"])
        self.assertEqual(words("a?.b!.c"), ["a", "?", ".", "b", "!", ".", "c"])
        self.assertEqual(words("-x + !y"), ["-", "x", "+", "!", "y"])
        self.assertEqual(words("a..<b"), ["a", "..<", "b"])
        self.assertEqual(words("(Int) -> Void"), ["(", "Int", ")", "->", "Void"])
        self.assertEqual(words("a == .b"), ["a", "==", ".", "b"])

    def test_generic_brackets_are_no_operators(self):
        self.assertEqual(kinds("A<B>(c)")[1], ("mark", "<"))
        self.assertEqual(kinds("a < b")[1], ("operator", "<"))
        self.assertEqual(words("[A<B<C>>]()"), ["[", "A", "<", "B", "<", "C", ">", ">", "]", "(", ")"])

    def test_attributes_have_their_arguments(self):
        self.assertEqual(words("@available(iOS 17, *) func f()"), ["@available(iOS 17, *)", "func", "f", "(", ")"])
        self.assertEqual(words("@escaping (A) -> B")[:2], ["@escaping", "("])

    def test_conditions_of_the_compiler_take_their_line(self):
        self.assertEqual(words("#if os(Linux) && 1 > 0\na\n#endif"), ["#if os(Linux) && 1 > 0", "a", "#endif"])
        self.assertEqual(words("#selector(a)"), ["#selector", "(", "a", ")"])

    def test_regular_expressions(self):
        self.assertEqual(words(r"a.replacing(/\^\[([^\]]*)\]\(b/) { c }")[4], r"/\^\[([^\]]*)\]\(b/")
        self.assertEqual(words("a = b / c / d"), ["a", "=", "b", "/", "c", "/", "d"])


if __name__ == "__main__":
    unittest.main()
