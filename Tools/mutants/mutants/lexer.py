"""Swift's text as tokens: enough of the language's lexical rules that nothing inside a string, a comment, an attribute or a `#` line is
ever taken for code."""

from dataclasses import dataclass

OPERATOR = set("/=-+!*%<>&|^~?.")
OPEN, CLOSE = {"(": ")", "[": "]", "{": "}"}, {")", "]", "}"}


@dataclass
class Token:
    """kind: word, number, string, operator, mark (one of `,;:(){}[]\\` and generic `<` `>`), attribute, hash (a `#` line or word)."""

    kind: str
    text: str
    start: int
    end: int
    line: int
    #: Whether white space, or a bracket that opens, stands before; whether white space stands after.
    space_before: bool
    first_on_line: bool
    space_after: bool = False
    #: The other bracket of a pair; the bracket around.
    match: int = -1
    parent: int = -1


class LexerError(Exception):
    """The text ends inside something."""


def tokenize(text):
    """All tokens of a file, brackets matched."""
    lexer = _Lexer(text)
    lexer.run()
    tokens = lexer.tokens
    for token in tokens:
        token.space_after = token.end >= len(text) or text[token.end].isspace()
    stack = []
    for index, token in enumerate(tokens):
        if token.kind == "mark" and token.text in CLOSE:
            if not stack or OPEN[tokens[stack[-1]].text] != token.text:
                raise LexerError(f"line {token.line}: {token.text} closes nothing")
            token.match = stack.pop()
            tokens[token.match].match = index
            token.parent = stack[-1] if stack else -1
            continue
        token.parent = stack[-1] if stack else -1
        if token.kind == "mark" and token.text in OPEN:
            stack.append(index)
    if stack:
        raise LexerError(f"line {tokens[stack[-1]].line}: {tokens[stack[-1]].text} is never closed")
    return tokens


class _Lexer:
    def __init__(self, text):
        self.text, self.at, self.line, self.tokens = text, 0, 1, []
        self.fresh = True  # nothing on this line yet
        self.spaced = True

    def run(self):
        text, size = self.text, len(self.text)
        while self.at < size:
            character = text[self.at]
            if character == "\n":
                self.at, self.line, self.fresh, self.spaced = self.at + 1, self.line + 1, True, True
            elif character.isspace():
                self.at, self.spaced = self.at + 1, True
            elif text.startswith("//", self.at):
                end = text.find("\n", self.at)
                self.at, self.spaced = size if end < 0 else end, True
            elif text.startswith("/*", self.at):
                self._skip_comment()
            else:
                self._token(character)

    def _skip_comment(self):
        depth, start = 0, self.at
        while True:
            if self.at >= len(self.text):
                raise LexerError(f"line {self.line}: a comment is never closed")
            if self.text.startswith("/*", self.at):
                depth, self.at = depth + 1, self.at + 2
            elif self.text.startswith("*/", self.at):
                depth, self.at = depth - 1, self.at + 2
                if depth == 0:
                    break
            else:
                self.at += 1
        self.line += self.text.count("\n", start, self.at)
        self.spaced = True

    def _add(self, kind, end):
        start = self.at
        words = self.text[start:end]
        self.tokens.append(Token(kind, words, start, end, self.line, self.spaced, self.fresh))
        self.line += words.count("\n")
        self.at, self.fresh = end, False
        self.spaced = kind == "mark" and words in "([{"

    def _token(self, character):
        text, at = self.text, self.at
        if character.isalpha() or character in "_$":
            self._add("word", self._word_end(at))
        elif character == "`":
            self._add("word", text.index("`", at + 1) + 1)
        elif character.isdigit():
            self._add("number", self._number_end(at))
        elif character == '"' or (character == "#" and self._opens_string(at)):
            self._add("string", self.string_end(at))
        elif character == "#":
            self._hash()
        elif character == "@":
            self._attribute()
        elif character == "/" and self._is_regex(at):
            self._add("string", self._regex_end(at))
        elif character in ",;:(){}[]\\":
            self._add("mark", at + 1)
        elif character in OPERATOR:
            self._operator(at)
        else:
            self._add("operator", at + 1)

    def _word_end(self, at):
        at += 1
        while at < len(self.text) and (self.text[at].isalnum() or self.text[at] == "_"):
            at += 1
        return at

    def _number_end(self, at):
        text, size = self.text, len(self.text)
        if text[at] == "0" and text[at + 1 : at + 2] in ("x", "b", "o"):
            at += 2
            while at < size and (text[at].isalnum() or text[at] == "_"):
                at += 1
            return at
        # `pair.0.1` is two members, not a number with a fraction.
        member = bool(self.tokens) and self.tokens[-1].text == "." and self.tokens[-1].end == self.at
        while at < size and (text[at].isdigit() or text[at] == "_"):
            at += 1
        if not member and text[at : at + 1] == "." and text[at + 1 : at + 2].isdigit():
            at += 1
            while at < size and (text[at].isdigit() or text[at] == "_"):
                at += 1
        if text[at : at + 1] in ("e", "E") and (text[at + 1 : at + 2].isdigit() or text[at + 1 : at + 2] in ("-", "+")):
            at += 2
            while at < size and text[at].isdigit():
                at += 1
        return at

    def _opens_string(self, at):
        while self.text[at : at + 1] == "#":
            at += 1
        return self.text[at : at + 1] == '"'

    def string_end(self, at):
        """Where a string that begins at `at` ends, interpolations and all."""
        text, hashes, start = self.text, 0, at
        while text[at] == "#":
            hashes, at = hashes + 1, at + 1
        quotes = 3 if text.startswith('"""', at) else 1
        at += quotes
        close, escape = '"' * quotes + "#" * hashes, "\\" + "#" * hashes
        while at < len(text):
            if text.startswith(close, at):
                return at + len(close)
            if text.startswith(escape, at):
                at += len(escape)
                at = self._interpolation_end(at) if text[at : at + 1] == "(" else at + 1
            elif text[at] == "\n" and quotes == 1:
                break
            else:
                at += 1
        raise LexerError(f"a string at offset {start} is never closed")

    def _interpolation_end(self, at):
        depth = 0
        while at < len(self.text):
            character = self.text[at]
            if character == '"' or (character == "#" and self._opens_string(at)):
                at = self.string_end(at)
                continue
            depth += (character == "(") - (character == ")")
            at += 1
            if depth == 0:
                return at
        raise LexerError("an interpolation is never closed")

    def _is_regex(self, at):
        """A `/` where a value begins, and no space after it."""
        following = self.text[at + 1 : at + 2]
        if following.isspace() or following in ("/", "*", "=", ")", ","):
            return False
        before = self.tokens[-1] if self.tokens else None
        begins = before is None or before.text in ("(", "[", "{", ",", ":", "=", "return", "in")
        return begins and self._regex_end(at) > 0

    def _regex_end(self, at):
        at, in_class = at + 1, False
        while at < len(self.text) and self.text[at] != "\n":
            character = self.text[at]
            if character == "\\":
                at += 1
            elif character in "[]":
                in_class = character == "["
            elif character == "/" and not in_class:
                return at + 1
            at += 1
        return 0

    def _hash(self):
        """`#if` and its kin take their line; `#selector`, `#available` are words."""
        end = self._word_end(self.at)
        if self.text[self.at : end] in ("#if", "#elseif", "#else", "#endif", "#sourceLocation", "#error", "#warning"):
            end = self.text.find("\n", self.at)
            end = len(self.text) if end < 0 else end
        self._add("hash", end)

    def _attribute(self):
        """An attribute with its arguments, where they follow at once."""
        end = self._word_end(self.at + 1)
        while self.text[end : end + 1] == ".":
            end = self._word_end(end + 1)
        if self.text[end : end + 1] == "(":
            end = self._interpolation_end(end)
        self._add("attribute", end)

    def _operator(self, at):
        text, before = self.text, self.tokens[-1] if self.tokens else None
        touches = before is not None and before.end == at
        ends_value = touches and (before.kind in ("word", "number", "string") or before.text in (")", "]", "}", "?", "!", ">"))
        character = text[at]
        if character == ".":
            end = at
            while text[end : end + 1] == ".":
                end += 1
            if end - at > 1 and text[end : end + 1] == "<":
                end += 1
            return self._add("operator", end)
        if ends_value and character in "?!" and text[at : at + 2] not in ("!=", "??"):
            return self._add("operator", at + 1)
        if character in "<>" and not (self.spaced and text[at + 1 : at + 2] in " =<>\n"):
            # A generic argument's bracket; operators stand between spaces here.
            return self._add("mark", at + 1)
        end = at
        while end < len(text) and text[end] in OPERATOR and not text.startswith("//", end) and not text.startswith("/*", end):
            if end > at and text[end] == ".":
                break
            end += 1
        self._add("operator", end)
