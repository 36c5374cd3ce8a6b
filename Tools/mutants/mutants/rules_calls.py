"""Rules over calls and statements: min for max, a statement left out, a modifier without effect, a parameter not looked at."""

import re

from .candidate import ON
from .rules_values import _is_value, choose, replace
from .source import ASSIGNMENTS, BEFORE_VALUE, DECLARING
from .words import PLAIN_VALUES, UNSEEN_CALLS


def extremes(source, _):
    """Min for max."""
    tokens = source.tokens
    for index, token in enumerate(tokens[:-1]):
        if token.text not in ("min", "max") or token.kind != "word" or tokens[index + 1].text != "(" or tokens[index + 1].space_before:
            continue
        last, first = tokens[index + 1].match, index
        before = tokens[index - 1]
        if before.text == ".":
            if tokens[index - 2].text != "Swift":
                continue
            first = index - 2
        if before.text == "func" or not source.is_plain(first, last) or last == index + 2:
            continue
        words = source.once_more(first, last)
        other = words.replace(token.text, "max" if token.text == "min" else "min", 1)
        yield index, "minmax", [replace(source, first, last, other)], words, other


def left_out(source, _):
    """A statement that sets or does something is left out."""
    tokens = source.tokens
    for brace, block in source.blocks.items():
        if block.kind in ("type", "switch"):
            statements = source.statements(brace) if block.kind == "switch" else []
        else:
            statements = source.statements(brace)
        if block.keyword == "defer":
            continue
        function = brace if block.kind in ("function", "accessor", "property") else source.enclosing(brace, ("function", "accessor", "property"))
        in_init = function >= 0 and source.blocks[function].keyword == "init"
        ready = False
        for first, last in statements:
            words = source.words(first, min(last, first + 2))
            ready = ready or words.startswith(("super.init", "self.init"))
            if in_init and not ready or words.startswith(("super.init", "self.init")) or not _does_something(source, first, last):
                continue
            is_call = not _assigns(source, first, last)
            if is_call and len(statements) < 2 and _answers(source, brace):
                continue
            if is_call and block.kind == "closure" and len(statements) < 2:
                continue
            short = source.once_more(first, last)
            edits = [(tokens[first].start, tokens[first].start, f"if !{ON} {{ "), (tokens[last].end, tokens[last].end, " }")]
            yield first, "left out", edits, short, ""


def _does_something(source, first, last):
    tokens, head = source.tokens, source.tokens[first]
    if head.kind != "word" or head.text in BEFORE_VALUE | DECLARING | {"self"} and not (head.text == "self" and tokens[first + 1].text == "."):
        return False
    if head.text in ("for", "while", "do", "repeat", "defer", "break", "continue", "fallthrough", "_", "yield", "get", "set", "unsafe"):
        return False
    if head.text in ("public", "private", "static", "package", "nonisolated", "override", "open", "lazy", "fileprivate", "mutating", "weak"):
        return False
    if _assigns(source, first, last):
        return tokens[first + 1].text != ":"
    return source.term_after(first) == last and (tokens[last].text == ")" or tokens[last].text == "}") and _called(source, first) not in UNSEEN_CALLS


def _called(source, first):
    """The last name before the call's bracket."""
    name, at = "", first
    while source.tokens[at].kind == "word" or source.tokens[at].text in (".", "?", "!"):
        if source.tokens[at].kind == "word":
            name = source.tokens[at].text
        at += 1
    return name


def _assigns(source, first, last):
    return any(source.tokens[i].kind == "operator" and source.tokens[i].text in ASSIGNMENTS for i in source.level(first, last))


def _answers(source, brace):
    """Whether the function, property or getter that begins here gives something back."""
    block = source.blocks[brace]
    if block.kind == "property" or block.keyword == "get":
        return True
    if block.kind != "function":
        return block.kind == "closure"
    return any(source.tokens[i].text == "->" for i in source.level(block.header, brace - 1)) or block.keyword == "subscript"


def no_effect(source, _):
    """A function does nothing, a modifier gives its node back as it was."""
    tokens = source.tokens
    for brace, block in source.blocks.items():
        statements = source.statements(brace)
        if not statements:
            continue
        start = tokens[statements[0][0]].start
        if block.kind == "function" and block.keyword == "func" and not _answers(source, brace):
            yield block.header + 1, "no effect", [(start, start, f"if {ON} {{ return }}; ")], f"{block.name}(…)", "does nothing"
        elif block.kind == "accessor" and block.keyword in ("set", "didSet", "willSet") and tokens[statements[0][0]].text != "get":
            name = source.place(statements[0][0]).split(".")[-1]
            yield statements[0][0], "no effect", [(start, start, f"if {ON} {{ return }}; ")], f"{name} {block.keyword}", "does nothing"
        elif block.kind == "function" and len(statements) > 1 and source.words(*statements[-1]) == "return self":
            yield block.header + 1, "no effect", [(start, start, f"if {ON} {{ return self }}; ")], f"{block.name}(…)", "returns self"
        elif block.kind == "closure" and tokens[brace + 1].text == "node" and tokens[source.after_parameters(brace)].text == "in":
            called = source.chain_start(brace)
            name = tokens[called].text if tokens[called].text != "{" else "closure"
            if len(statements) > 1:
                edits = [(start, start, f"if {ON} {{ return node }}; ")]
            else:
                end = tokens[statements[0][1]].end
                edits = [(start, start, f"({ON} ? node : "), (end, end, ")")]
            yield statements[0][0], "no effect", edits, f"{name} of {source.place(brace)}", "returns the node as it was"


def environment(source, _):
    """A modifier that sets a value of the environment sets what it is anyway."""
    tokens = source.tokens
    for index, token in enumerate(tokens[:-4]):
        if token.text != "environment" or tokens[index + 1].text != "(" or tokens[index + 2].text != "\\" or tokens[index - 1].text == "func":
            continue
        key, comma = tokens[index + 4].text, index + 5
        if tokens[comma].text != ",":
            continue
        first, last = comma + 1, tokens[index + 1].match - 1
        if source.is_plain(first, last):
            words = source.once_more(first, last)
            yield first, "no effect", [replace(source, first, last, f"EnvironmentValues().{key}")], f"environment(\\.{key}, {words})", "the default"


def ignored_parameter(source, _):
    """A parameter is not looked at: what it would be by default, or a plain value of its type, stands everywhere instead."""
    for brace, block in source.blocks.items():
        if block.kind != "function" or block.keyword not in ("func", "init"):
            continue
        bracket = next((i for i in source.level(block.header, brace - 1) if source.tokens[i].text == "(" and i > block.header), None)
        if bracket is None:
            continue
        for name, kind, default in _parameters(source, bracket):
            value = default or _plain_value(kind)
            if value is None or "inout" in kind or "->" in kind:
                continue
            uses = _uses(source, name, brace)
            if not 0 < len(uses) <= 6:
                continue
            edits = [replace(source, i, i, value) for i in uses]
            yield uses[0], "ignored", edits, f"{block.name}({name}:)", f"always {value}"


def _parameters(source, bracket):
    tokens, end = source.tokens, source.tokens[bracket].match
    at = bracket + 1
    while at < end:
        start = at
        while at < end and tokens[at].text != ",":
            at = source.closing(at) + 1
        colon = next((i for i in range(start, at) if tokens[i].text == ":"), None)
        if colon is not None and tokens[colon - 1].kind == "word":
            equals = next((i for i in source.level(colon + 1, at - 1) if tokens[i].text == "="), None)
            kind = source.words(colon + 1, (equals or at) - 1)
            default = source.once_more(equals + 1, at - 1) if equals and source.is_plain(equals + 1, at - 1) else None
            yield tokens[colon - 1].text, kind, default
        at += 1


def _plain_value(kind):
    return "nil" if kind.endswith("?") else PLAIN_VALUES.get(kind)


def _uses(source, name, brace):
    """Where a name is read in a block; none where it is declared again or changed."""
    tokens, found = source.tokens, []
    for index in range(brace + 1, tokens[brace].match):
        if tokens[index].text != name or tokens[index].kind != "word":
            continue
        before, following = tokens[index - 1], tokens[index + 1]
        if before.text in ("let", "var"):
            if following.text in ("{", ",", "else"):
                return []
            return []
        if before.text == "." or following.text == ":" and not following.space_before:
            continue
        if following.text in ("(", "[") and not following.space_before or not _is_value(source, index):
            continue
        if following.text in ("?", "!", ".") and not following.space_before and following.text == "?":
            continue
        found.append(index)
    return found


def ignored_setting(source, _):
    """A property that users set is not looked at where it is read: it is as it was at first."""
    tokens = source.tokens
    for brace, block in source.blocks.items():
        if block.kind != "type" or block.keyword not in ("class", "struct", "extension"):
            continue
        for first, last in source.statements(brace):
            words = source.words(first, min(last, first + 12))
            match = re.match(r"(?:@\w+ )*(?:public |open |package |internal )*(?:var) (\w+)(?:: ([\w.\[\]]+\??))?(?: = ([\w.\"]+))?$", words)
            if not match or "static" in words:
                continue
            name, kind, value = match.group(1), match.group(2) or "", match.group(3)
            value = value or ("nil" if kind.endswith("?") else None)
            if value is None:
                continue
            for index in range(brace + 1, tokens[brace].match):
                if tokens[index].text != name or tokens[index].kind != "word" or tokens[index - 1].text == "." or first <= index <= last:
                    continue
                following = tokens[index + 1]
                if not _is_value(source, index) or following.text in ("!", "[") and not following.space_before:
                    continue
                function = source.enclosing(index, ("function", "property", "accessor"))
                if function < 0 or source.blocks[function].keyword in ("init", "set", "didSet", "willSet"):
                    continue
                if following.text == "?" and not following.space_before:
                    end = source.term_after(index, trailing=False)
                    if source.is_plain(index, end):
                        yield index, "ignored", [replace(source, index, end, "nil")], source.once_more(index, end), "nil"
                    continue
                typed = choose(value, name)
                yield index, "ignored", [(tokens[index].start, tokens[index].end, typed)], f"{name} (set by users)", value


RULES = [extremes, left_out, no_effect, environment, ignored_parameter, ignored_setting]
