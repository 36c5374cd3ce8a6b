"""A file's shape: blocks and what they belong to, statements, terms, slots. Not a parser; what it cannot tell, the compiler will."""

import functools
import re
from pathlib import Path

from .lexer import tokenize

TYPES = {"class", "struct", "enum", "protocol", "extension", "actor"}
CONTROL = {"if", "else", "guard", "for", "while", "switch", "do", "catch", "repeat", "defer"}
ACCESSORS = {"get", "set", "willSet", "didSet", "_read", "_modify", "unsafeAddress"}
ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "|=", "&=", "^=", "%=", "&+=", "&-="}
DECLARING = {"let", "var", "func", "init", "deinit", "subscript", "case", "import", "typealias", "associatedtype", "indirect"} | TYPES
#: Words after which a value begins.
BEFORE_VALUE = {"return", "in", "else", "case", "if", "guard", "while", "where", "throw", "try", "await", "as", "is", "switch", "default"}
BINARY = {
    "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "??", "?", "...", "..<", "===", "!==", "&", "|", "^", "<<",
    ">>", "~=", "&+", "&-", "&*", "->", ".",
} | ASSIGNMENTS  # fmt: skip


class Block:
    """What a pair of braces is: type, function, accessor, property, control, switch, closure."""

    def __init__(self, kind, name, keyword, header):
        self.kind, self.name, self.keyword, self.header = kind, name, keyword, header


class Source:
    """One file."""

    def __init__(self, path, text):
        self.path, self.text = path, text
        self.tokens = tokenize(text)
        self.children = {-1: []}
        for index, token in enumerate(self.tokens):
            self.children.setdefault(token.parent, []).append(index)
        self.blocks = {i: self._block(i) for i, t in enumerate(self.tokens) if t.text == "{" and t.kind == "mark"}
        self.starts = [0]
        for match in re.finditer("\n", text):
            self.starts.append(match.end())
        self.patterns = self._patterns()

    @staticmethod
    def read(root, path):
        return Source(path, (Path(root) / path).read_text(encoding="utf-8"))

    def words(self, first, last):
        """The text from a token to another, both in."""
        return self.text[self.tokens[first].start : self.tokens[last].end]

    def line_of(self, offset):
        """The line, from 1, of an offset."""
        low, high = 0, len(self.starts)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.starts[middle] <= offset else (low, middle)
        return low + 1

    # Blocks

    def _siblings(self, index):
        return self.children[self.tokens[index].parent]

    def before(self, index):
        """The token before within the same brackets; a pair counts by its closing bracket. -1 for none."""
        previous = index - 1
        return previous if previous >= 0 and previous != self.tokens[index].parent else -1

    def opening(self, index):
        """A closing bracket's other one; else itself."""
        token = self.tokens[index]
        return token.match if token.kind == "mark" and token.text in ")]}" else index

    def closing(self, index):
        token = self.tokens[index]
        return token.match if token.kind == "mark" and token.text in "([{" else index

    def _block(self, brace):
        tokens, at, header = self.tokens, self.before(brace), brace
        following = tokens[brace + 1].text if brace + 1 < len(tokens) else ""
        if at >= 0 and tokens[at].text in ACCESSORS and tokens[at].kind == "word":
            return Block("accessor", tokens[at].text, tokens[at].text, at)
        if at >= 0 and tokens[at].text == ")" and self.before(tokens[at].match) >= 0:
            accessor = self.before(tokens[at].match)
            if tokens[accessor].text in ("set", "willSet", "didSet") and tokens[at].match + 2 == at:
                return Block("accessor", tokens[accessor].text, tokens[accessor].text, accessor)
        while at >= 0:
            token = tokens[at]
            if token.kind == "mark" and token.text in ";{}":
                if token.text == "}" and tokens[token.match].start >= 0 and not self._goes_on(at, header):
                    break
                if token.text in ";{":
                    break
            if token.kind == "mark" and token.text in ")]}":
                header, at = token.match, self.before(token.match)
                continue
            previous = tokens[at - 1].text if at > 0 else ""
            if token.kind == "word" and previous != ".":
                name = tokens[at + 1].text if at + 1 < len(tokens) else ""
                if token.text == "class" and name in ("func", "var", "let", "subscript"):
                    header, at = at, self.before(at)
                    continue
                if token.text in TYPES and name != ":" and not (token.text == "class" and tokens[at + 1].text in (",", "{")):
                    return Block("type", self._type_name(at + 1), token.text, at)
                if token.text in ("func", "init", "deinit", "subscript") and (token.text != "init" or tokens[at + 1].text in "(?<!"):
                    return Block("function", name if token.text == "func" else token.text, token.text, at)
                if token.text == "switch":
                    return Block("switch", "", "switch", at)
                if token.text in CONTROL:
                    return Block("control", "", token.text, at)
                if token.text == "var":
                    if self._assigned_between(at, brace) and following not in ("didSet", "willSet"):
                        return Block("closure", "", "", at)
                    return Block("property", name, "var", at)
                if token.text in ("let", "return", "case", "in", "default"):
                    break
            if token.kind == "operator" and token.text in ASSIGNMENTS and following not in ("didSet", "willSet"):
                break
            header, at = at, self.before(at)
        return Block("closure", "", "", header)

    def _goes_on(self, brace, following):
        """Whether a statement goes on after a block: `} else {`, `}.map {`."""
        return self.tokens[following].text in ("else", "catch", ".", "while") or not self.tokens[following].first_on_line

    def _type_name(self, at):
        words = self.tokens[at].text
        while self.tokens[at + 1].text == "." and self.tokens[at + 2].kind == "word":
            at += 2
            words += "." + self.tokens[at].text
        return words

    def _assigned_between(self, first, last):
        at = first
        while at < last:
            if self.tokens[at].text == "=" and self.tokens[at].kind == "operator":
                return True
            at = self.closing(at) + 1
        return False

    def enclosing(self, index, kinds):
        """The nearest block of one of these kinds around a token: its opening brace, or -1."""
        at = self.tokens[index].parent
        while at >= 0:
            if at in self.blocks and self.blocks[at].kind in kinds:
                return at
            at = self.tokens[at].parent
        return -1

    def scopes(self, index):
        """The blocks around a token, innermost first."""
        at, found = self.tokens[index].parent, []
        while at >= 0:
            if at in self.blocks:
                found.append(at)
            at = self.tokens[at].parent
        return found

    def is_default_for_callers(self, index):
        """Whether a token is part of a default argument of a public function: other modules have it compiled into their calls."""
        for brace, block in self.blocks.items():
            if block.kind == "function" and block.header < index < brace:
                first = self.statement(block.header)[0]
                return any(self.tokens[i].text in ("public", "open") for i in range(first, block.header))
        return False

    def place(self, index):
        """The names around a token, for people and for the skip list: `UISwitch.paintContent`."""
        names = [self.blocks[b].name for b in reversed(self.scopes(index)) if self.blocks[b].kind in ("type", "function", "property")]
        declared = self.declared_at(index)
        return ".".join(names + ([declared] if declared and (not names or names[-1] != declared) else []))

    def declared_at(self, index):
        """The name that the statement of a token, or of its header, declares; empty for none."""
        at = index
        while self.tokens[at].parent >= 0 and self.tokens[self.tokens[at].parent].text != "{":
            at = self.tokens[at].parent
        first, last = self.statement(at)
        for i in range(first, min(last, first + 12) + 1):
            if self.tokens[i].text in ("func", "var", "let") and self.tokens[i].kind == "word":
                return self.tokens[i + 1].text
            if self.tokens[i].text in ("init", "subscript") and self.tokens[i - 1].text != ".":
                return self.tokens[i].text
        return ""

    # Statements

    @functools.lru_cache(maxsize=None)
    def statements(self, brace):
        """The statements in a block (-1: the file) as pairs of tokens, first and last. Labels of cases are no part of them."""
        siblings, found, start, previous = self.children.get(brace, []), [], None, None
        labels = self._labels(brace)
        for index in siblings:
            token = self.tokens[index]
            if index in labels or (token.kind == "mark" and token.text == ";") or token.kind == "hash" and token.text.startswith(("#if", "#e")):
                if start is not None:
                    found.append((start, previous))
                start = None
                continue
            if self._is_parameter_list(brace, index):
                continue
            if start is not None and token.first_on_line and not self._continues(previous, index):
                found.append((start, previous))
                start = None
            if start is None:
                start = index
            previous = index
        if start is not None:
            found.append((start, previous))
        return found

    def _continues(self, previous, index):
        token, last = self.tokens[index], self.tokens[previous]
        if token.kind == "mark" and token.text in ")]}":
            return True
        if token.text in ("else", "where", "catch") or (token.kind == "operator" and token.text in BINARY and (token.text == "." or token.space_after)):
            return not (token.text == "." and token.space_before and last.text == "}" and False)
        if token.text == "{" or (token.kind == "mark" and token.text in ",:"):
            return True
        if token.text in (":", "as", "is", "throws", "async"):
            return True
        if last.kind == "operator" and last.text in BINARY and last.space_before and last.text not in ("?", "!"):
            return True
        if last.kind == "operator" and last.text in ("?", "??", "=", "->"):
            return last.space_before
        return last.text in (",", ":", "(", "[", "return", "in", "&&", "||", "\\") or last.kind == "attribute"

    def _is_parameter_list(self, brace, index):
        return brace in self.blocks and brace < index <= self.after_parameters(brace)

    @functools.lru_cache(maxsize=None)
    def after_parameters(self, brace):
        """The `in` of a closure's parameters; the brace itself where there are none."""
        if self.blocks[brace].kind != "closure":
            return brace
        line = self.tokens[brace + 1].line if brace + 1 < len(self.tokens) else 0
        for index in self.children.get(brace, []):
            token = self.tokens[index]
            if token.text == "in" and token.kind == "word":
                return index
            if token.line > line or token.text in ("for", "let", "var", "=", "if", ".", "return", "guard", "switch", ";", "{"):
                break
        return brace

    @functools.lru_cache(maxsize=None)
    def _labels(self, brace):
        """The tokens of `case …:` and `default:` in a switch."""
        found = set()
        if brace not in self.blocks or self.blocks[brace].kind != "switch":
            return found
        inside, depth = False, 0
        for index in self.children.get(brace, []):
            token = self.tokens[index]
            if token.kind == "word" and token.text in ("case", "default") and token.first_on_line:
                inside, depth = True, 0
            if inside:
                found.add(index)
                depth += token.text == "?" and token.space_before
                if token.text == ":":
                    if depth == 0:
                        inside = False
                    depth -= 1
        return found

    @functools.lru_cache(maxsize=None)
    def statement(self, index):
        """The statement that a token stands in, at the level of its own brackets' block."""
        at = index
        while self.tokens[at].parent >= 0 and self.tokens[self.tokens[at].parent].text != "{":
            at = self.tokens[at].parent
        for first, last in self.statements(self.tokens[at].parent):
            if first <= at <= last:
                return first, last
        return at, self.closing(at)

    def _patterns(self):
        """The tokens of patterns, of enums' cases, of imports and of attributes: nothing there is a value."""
        found = set()
        for index, token in enumerate(self.tokens):
            if token.kind != "word":
                continue
            if token.text == "case" and self.tokens[index - 1].text != ".":
                found.update(self._case_pattern(index))
            elif token.text in ("import", "typealias", "precedencegroup") and token.first_on_line:
                first, last = self.statement(index)
                found.update(range(first, last + 1))
        return found

    def _case_pattern(self, index):
        block = self.blocks.get(self.tokens[index].parent)
        if block is not None and block.kind == "type":
            first, last = self.statement(index)
            return range(index, last + 1)
        at = index + 1
        while at < len(self.tokens) and not (self.tokens[at].text in (":", "=", "where", "}") and self.tokens[at].kind != "string"):
            at = self.closing(at) + 1
        return range(index, at)

    # Terms

    def term_after(self, index, trailing=True):
        """The last token of the postfix chain that begins at `index`; -1 where none begins."""
        tokens, at = self.tokens, index
        while at < len(tokens) and tokens[at].kind == "operator" and tokens[at].text in ("-", "!", "&", "~") and not tokens[at].space_after:
            at += 1
        if at >= len(tokens):
            return -1
        token = tokens[at]
        if token.text == "." and tokens[at + 1].kind == "word":
            at += 1
        elif token.kind == "mark" and token.text in "([":
            at = token.match
        elif token.kind not in ("word", "number", "string") or token.text in BEFORE_VALUE or token.text in DECLARING - {"init"}:
            return -1
        return self._chain(at, trailing)

    def _chain(self, at, trailing):
        tokens = self.tokens
        while at + 1 < len(tokens):
            following = tokens[at + 1]
            if following.parent != tokens[at].parent and not (tokens[at].text in (")", "]", "}") and following.parent == tokens[at].parent):
                break
            if following.text == "." and following.kind == "operator" and tokens[at + 2].kind in ("word", "number"):
                if following.space_before and not following.first_on_line:
                    break
                at += 2
            elif following.kind == "mark" and following.text in "([" and not following.space_before:
                if following.first_on_line:
                    break
                at = following.match
            elif following.kind == "operator" and following.text in ("?", "!") and not following.space_before:
                at += 1
            elif following.kind == "mark" and following.text == "<" and not following.space_before:
                end = self._generic_end(at + 1)
                if end < 0:
                    break
                at = end
            elif trailing and following.text == "{" and not following.first_on_line and self.blocks[at + 1].kind == "closure":
                if not (tokens[at].kind == "word" or tokens[at].text in (")", "}")):
                    break
                at = following.match
            else:
                break
        return at

    def _generic_end(self, index):
        depth, at = 0, index
        while at < len(self.tokens) and at < index + 40:
            text = self.tokens[at].text
            depth += (text == "<") - (text == ">")
            if depth == 0:
                return at
            if text in (";", "{"):
                return -1
            at = self.closing(at) + 1
        return -1

    def chain_start(self, index):
        """The first token of the postfix chain that the member or call at `index` ends; prefix operators are no part of it."""
        tokens, at = self.tokens, self.opening(index)
        while True:
            token = tokens[at]
            previous = at - 1
            if previous < 0:
                return at
            if token.kind in ("word", "number") and tokens[previous].text == "." and tokens[previous].kind == "operator":
                base = previous - 1
                if base < 0 or self._begins_value(previous):
                    return previous
                at = self.opening(base)
                while tokens[at].kind == "operator" and tokens[at].text in ("?", "!"):
                    at = self.opening(at - 1)
            elif token.kind == "mark" and token.text in "([{" and self._touches_value(at):
                at = self.opening(previous)
                while tokens[at].kind == "operator" and tokens[at].text in ("?", "!"):
                    at = self.opening(at - 1)
            else:
                return at

    def _touches_value(self, index):
        """Whether a bracket belongs to what stands before it: a call, a subscript, a trailing closure."""
        token, before = self.tokens[index], self.tokens[index - 1]
        if token.text == "{":
            return self.blocks[index].kind == "closure" and (before.text == ")" or before.kind == "word" and before.text not in BEFORE_VALUE)
        if token.space_before or before.end != token.start:
            return False
        return before.kind in ("word", "string") and before.text not in BEFORE_VALUE or before.text in (")", "]", "}", "?", "!", ">")

    def _begins_value(self, dot):
        """Whether a `.` begins an implicit member."""
        token, before = self.tokens[dot], self.tokens[dot - 1]
        if token.first_on_line:
            # A chain that goes on in the next line, or a row of a list.
            return before.text in (",", "(", "[", "{", ":", "=", "return", "in", "?") and not (before.text == "?" and not before.space_before)
        return token.space_before or before.text in ("(", "[", "{", "!", "-", "&", "\\") or (before.kind == "operator" and before.text in ("..<", "..."))

    # Slots

    def slot(self, index):
        """The whole value that a token is part of: an argument, an element, a clause, what is assigned or returned. First and last token."""
        tokens, parent = self.tokens, self.tokens[index].parent
        if tokens[parent].text in "([" and parent >= 0:
            low, high = parent + 1, tokens[parent].match - 1
        else:
            low, high = self.statement(index)
        first = index
        while first > low:
            previous = first - 1
            if self._ends_slot(previous):
                break
            first = self.opening(previous)
        last = self.closing(index)
        while last < high:
            if self._ends_slot(last + 1) or tokens[last + 1].text in ("else", "{") and self._opens_control(last + 1):
                break
            last = self.closing(last + 1)
        return first, last

    def _opens_control(self, index):
        return self.tokens[index].text == "else" or self.blocks[index].kind in ("control", "switch")

    def _ends_slot(self, index):
        token = self.tokens[index]
        if token.kind == "mark":
            return token.text in ",;:"
        if token.kind == "operator":
            return token.text in ASSIGNMENTS or (token.text == "?" and token.space_before and token.space_after)
        if token.kind == "word":
            return token.text in ("return", "in", "if", "guard", "while", "else", "case", "switch", "where", "throw")
        return False

    def level(self, first, last):
        """The tokens from one to another that stand in no further bracket."""
        at = first
        while at <= last:
            yield at
            at = self.closing(at) + 1

    def is_plain(self, first, last):
        """Whether a text may be written a second time on one line: no comment, no line's end that means something."""
        words = self.text[self.tokens[first].start : self.tokens[last].end]
        if "\n" not in words:
            return "//" not in words and "/*" not in words
        if "//" in words or "/*" in words or '"""' in words or "#if" in words:
            return False
        return not any(self.tokens[i].text == "{" and "\n" in self.words(i, self.tokens[i].match) for i in range(first, last + 1))

    def once_more(self, first, last):
        """The same text on one line."""
        return re.sub(r"\s*\n\s*", " ", self.text[self.tokens[first].start : self.tokens[last].end])
