"""Rules over tables: the cases of enums, the rows of switches and of literals, arguments that trade places."""

import re

from .rules_values import _is_default, is_read, replace
from .words import PARTNERS


class Enums:
    """The cases of the house's enums, and static values of one type: each word's neighbours."""

    def __init__(self):
        self._types = {}

    def add(self, source):
        for brace, block in source.blocks.items():
            if block.kind != "type":
                continue
            cases = self._cases(source, brace) if block.keyword == "enum" else self._statics(source, brace, block)
            if len(cases) > 1:
                self._types.setdefault((block.name, source.path.split("/")[1]), []).extend(cases)

    @staticmethod
    def _cases(source, brace):
        found = []
        for first, last in source.statements(brace):
            at = first
            while at < last and source.tokens[at].text in ("indirect", "public", "package"):
                at += 1
            if source.tokens[at].text != "case":
                continue
            words = source.words(at + 1, last)
            if "(" in words:
                continue
            found += [re.split(r"\s*=", name)[0].strip().strip("`") for name in words.split(",")]
        return [name for name in found if name.isidentifier()]

    @staticmethod
    def _statics(source, brace, block):
        found = []
        for first, last in source.statements(brace):
            words = source.words(first, min(last, first + 14))
            match = re.match(r"(?:public |package |nonisolated )*static (?:let|var) (\w+)(?:: (\w+))?(?: = | \{ )?(\w+)?", words)
            if match and block.name.split(".")[-1] in (match.group(2), match.group(3)):
                found.append(match.group(1))
        return found

    def knows(self, word):
        return any(word in cases for cases in self._types.values())

    def together(self, one, other):
        """Whether some type has both."""
        return any(one in cases and other in cases for cases in self._types.values())

    def other(self, word, target):
        """The next case of the enum of `word`; None where several enums have different ones, or none has it."""
        own = [cases for (_, t), cases in self._types.items() if word in cases and t == target]
        every = own or [cases for cases in self._types.values() if word in cases]
        if not every or len(every) > 3:
            return None
        common = [w for w in every[0] if w != word and all(w in cases for cases in every)]
        if not common:
            return None
        at = every[0].index(word)
        after = [w for w in every[0][at + 1 :] + every[0][:at] if w in common]
        return after[0]


def case_word(source, enums):
    """Another case of the same enum."""
    tokens, target = source.tokens, source.path.split("/")[1]
    for index, token in enumerate(tokens[:-1]):
        if token.kind != "word" or token.text in PARTNERS or tokens[index - 1].text != "." or tokens[index - 1].kind != "operator":
            continue
        following = tokens[index + 1]
        if following.text in ("(", ".", "[") and not following.space_before or following.text == "{":
            continue
        if not source._begins_value(index - 1) or index in source.patterns or tokens[index - 2].text == "\\":
            continue
        other = enums.other(token.text, target)
        if other is None:
            continue
        first = source.slot(index)[0]
        label = f"{tokens[first - 2].text}{tokens[first - 1].text} " if tokens[first - 1].text in (":", "=") else ""
        if not is_read(source, index):
            continue
        rule = "default" if _is_default(source, index) else "row" if _is_row(source, index) else "word"
        yield index - 1, rule, [replace(source, index - 1, index, "." + other)], f"{label}.{token.text}", f"{label}.{other}"


def _is_row(source, index):
    parent = source.tokens[index].parent
    return parent in source.blocks and source.blocks[parent].kind == "switch"


def switch_row(source, _):
    """A row of a switch has its neighbour's value."""
    for brace, block in source.blocks.items():
        if block.kind == "switch":
            yield from _rows(source, brace)


def _rows(source, brace):
    tokens, rows, label = source.tokens, [], None
    labels = source._labels(brace)
    statements = source.statements(brace)
    for number, (first, last) in enumerate(statements):
        at = first - 1
        if at not in labels:
            rows.append(None)
            continue
        start = at
        while tokens[start].text not in ("case", "default") and start > brace + 1:
            start = source.opening(start - 1)
        label = source.words(start, at)
        alone = number + 1 >= len(statements) or statements[number + 1][0] - 1 in labels
        value = first + 1 if tokens[first].text == "return" else first
        words = source.words(value, last) if value <= last else ""
        good = (
            alone and "let " not in label and "var " not in label and words and source.is_plain(value, last)
            and tokens[value].text not in ("break", "fallthrough", "if", "switch", "throw", "continue", "for", "try", "guard", "fatalError")
            and not any(tokens[i].kind == "operator" and tokens[i].text in ("=", "+=", "-=") for i in source.level(value, last))
        )  # fmt: skip
        rows.append((value, last, words, label) if good else None)
    for one, other in zip(rows, rows[1:]):
        if one and other and one[2] != other[2]:
            value, last = one[0], one[1]
            new = source.once_more(other[0], other[1])
            yield value, "row", [replace(source, value, last, new)], f"{one[3]} {one[2]}", f"{one[3]} {new}"
    if len(rows) > 1 and rows[-1] and rows[-2] and rows[-1][2] != rows[-2][2]:
        value, last, words, label = rows[-1]
        new = source.once_more(rows[-2][0], rows[-2][1])
        yield value, "row", [replace(source, value, last, new)], f"{label} {words}", f"{label} {new}"


def literal_row(source, _):
    """A row of an array or a dictionary has its neighbour's value."""
    tokens = source.tokens
    for index, token in enumerate(tokens):
        if token.text != "[" or token.kind != "mark" or source._touches_value(index):
            continue
        elements = _elements(source, index)
        if len(elements) < 3:
            continue
        for one, other in zip(elements, elements[1:]):
            if tokens[one[0]].text == "." or not source.is_plain(*other) or not source.is_plain(*one):
                continue
            words, new = source.once_more(*one), source.once_more(*other)
            if words != new and "{" not in words + new:
                yield one[0], "row", [replace(source, one[0], one[1], new)], words, new


def _elements(source, bracket):
    """The values of a literal: what stands after the `:` of a dictionary's row, or the whole of an array's."""
    tokens, found, start = source.tokens, [], bracket + 1
    at, end = bracket + 1, source.tokens[bracket].match
    while at <= end:
        if at == end or tokens[at].text == ",":
            if start < at:
                found.append((start, at - 1))
            start = at + 1
        elif tokens[at].text == ":" and tokens[at].kind == "mark":
            start = at + 1
        at = source.closing(at) + 1 if at < end else at + 1
    return [pair for pair in found if not (tokens[pair[0]].kind == "word" and tokens[pair[0]].text in ("let", "weak", "unowned"))]


def exchanged(source, _):
    """Two arguments trade places: `width: a, height: b`."""
    tokens = source.tokens
    for index, token in enumerate(tokens):
        if token.text != "(" or token.kind != "mark" or source.enclosing(index, ("function", "closure", "property", "accessor")) < 0:
            continue
        if not source._touches_value(index) or source.tokens[index - 2].text in ("func",) or _is_declaration(source, index):
            continue
        arguments = _arguments(source, index)
        for label, (first, last) in arguments.items():
            rule, other = PARTNERS.get(label, ("", ""))
            if rule not in ("axis", "edge") or other not in arguments:
                continue
            first_, last_ = arguments[other]
            if first_ < first or not source.is_plain(first, last) or not source.is_plain(first_, last_):
                continue
            one, two = source.once_more(first, last), source.once_more(first_, last_)
            if one != two and tokens[first].text != "&":
                edits = [replace(source, first, last, two), replace(source, first_, last_, one)]
                yield first, rule, edits, f"{label}: {one}, {other}: {two}", f"{label}: {two}, {other}: {one}"


def _is_declaration(source, bracket):
    before = source.tokens[bracket - 1]
    return before.text in ("init", "subscript", "func") and source.tokens[bracket - 2].text != "." or source.tokens[bracket - 2].text == "func"


def _arguments(source, bracket):
    tokens, found = source.tokens, {}
    at, end = bracket + 1, source.tokens[bracket].match
    while at < end:
        if tokens[at].kind == "word" and tokens[at + 1].text == ":" and tokens[at - 1].text in ("(", ","):
            first = at + 2
            last = first
            while last + 1 < end and tokens[last + 1].text != "," or tokens[last].text in "([{" and tokens[last].kind == "mark":
                last = source.closing(last) if tokens[last].kind == "mark" and tokens[last].text in "([{" else last + 1
            found[tokens[at].text] = (first, min(last, end - 1))
            at = last + 1
        else:
            at = source.closing(at) + 1
    return found


RULES = [case_word, switch_row, literal_row, exchanged]
