"""Rules over values: signs, axes, edges, colours, conditions, bounds, constants, defaults."""

import re

from .candidate import ON
from .source import ASSIGNMENTS, BEFORE_VALUE
from .words import PARTNERS, SIGNED_LABELS


def choose(new, old):
    return f"({ON} ? {new} : {old})"


def replace(source, first, last, new):
    """The edit that has `new` instead of the tokens from one to another, when on."""
    old = source.text[source.tokens[first].start : source.tokens[last].end]
    return (source.tokens[first].start, source.tokens[last].end, choose(new, old))


def is_binary(token):
    return token.kind == "operator" and token.space_before and token.space_after


def sign(source, _):
    """Plus and minus trade places."""
    tokens = source.tokens
    for index, token in enumerate(tokens):
        if token.kind != "operator" or index + 1 >= len(tokens):
            continue
        if token.text in ("+", "-") and is_binary(token):
            following, before = tokens[index + 1], tokens[index - 1]
            if before.text == "func" or following.kind == "string" or before.kind == "string" or following.text in ("[", ".", "-", "try", "await"):
                continue
            last = source.term_after(index + 1, trailing=False)
            if last < 0 or not source.is_plain(index + 1, last):
                continue
            term = source.once_more(index + 1, last)
            other = "-" if token.text == "+" else "+"
            yield index + 1, "sign", [replace(source, index + 1, last, f"-({term})")], f"{token.text} {term}", f"{other} {term}"
        elif token.text == "-" and not token.space_after and tokens[index - 1].end < token.start or token.text == "-" and (
            not token.space_after and tokens[index - 1].text in ("(", "[")
        ):
            last = source.term_after(index + 1, trailing=False)
            if last < 0 or not source.is_plain(index + 1, last):
                continue
            term = source.once_more(index + 1, last)
            yield index, "sign", [replace(source, index, last, term)], f"-{term}", term
        elif token.text in ("+=", "-="):
            first, last = source.statement(index)
            if tokens[first].kind != "word" and tokens[first].text != "(" or not source.is_plain(first, last):
                continue
            if tokens[index + 1].kind == "string" or tokens[index + 1].text == "[" or tokens[first].text in BEFORE_VALUE:
                continue
            words = source.once_more(first, last)
            at = token.start - tokens[first].start
            if source.words(first, last) != words:
                continue
            other = words[:at] + ("-=" if token.text == "+=" else "+=") + words[at + 2 :]
            edit = (tokens[first].start, tokens[last].end, f"if {ON} {{ {other} }} else {{ {words} }}")
            yield index, "sign", [edit], words, other


def signed_argument(source, _):
    """An argument that says how far, turned round."""
    tokens = source.tokens
    for index, token in enumerate(tokens[:-2]):
        if token.kind != "word" or token.text not in SIGNED_LABELS or tokens[index + 1].text != ":":
            continue
        if token.parent < 0 or tokens[token.parent].text != "(" or not tokens[index - 1].text in ("(", ","):
            continue
        if source.enclosing(index, ("function", "closure", "property", "accessor")) < 0:
            continue
        first, last = index + 2, source.term_after(index + 2, trailing=False)
        if last < 0 or tokens[first].kind != "word" or tokens[first].text[0].isupper() or last + 1 >= len(tokens):
            continue
        if tokens[last + 1].text in (",", ")") and source.is_plain(first, last):
            term = source.once_more(first, last)
            yield first, "sign", [replace(source, first, last, f"-({term})")], f"{token.text}: {term}", f"{token.text}: -({term})"


def partners(source, enums):
    """Width for height, leading for trailing, red for green: members, and names that stand alone."""
    tokens = source.tokens
    for index, token in enumerate(tokens):
        if token.kind != "word" or token.text not in PARTNERS or index == 0 or index + 1 >= len(tokens):
            continue
        rule, other = PARTNERS[token.text]
        if tokens[index - 1].text == "." and tokens[index - 1].kind == "operator":
            if tokens[index - 2].text == "\\" or _in_key_path(source, index):
                continue
            if source._begins_value(index - 1):
                yield from _implicit(source, index, rule, other, enums)
            else:
                yield from _member(source, index, rule, other)
        elif _is_value(source, index) and _stands_alone_nearby(source, index, other):
            yield index, rule, [replace(source, index, index, other)], token.text, other


def _in_key_path(source, index):
    at = source.chain_start(index)
    return at > 0 and source.tokens[at - 1].text == "\\" or source.tokens[at].text == "\\"


def _implicit(source, index, rule, other, enums):
    following = source.tokens[index + 1]
    if following.text in ("(", "[", ".") and not following.space_before or following.text == "{":
        return
    if enums.knows(source.tokens[index].text) and not enums.together(source.tokens[index].text, other):
        return
    if is_read(source, index):
        yield index - 1, rule, [replace(source, index - 1, index, "." + other)], "." + source.tokens[index].text, "." + other


def _member(source, index, rule, other):
    tokens, last = source.tokens, index
    if tokens[index + 1].text == "(" and not tokens[index + 1].space_before:
        last = tokens[index + 1].match
    elif tokens[index + 1].text == "{" and source.blocks[index + 1].kind == "closure":
        return
    first = source.chain_start(index)
    before = tokens[first - 1]
    if tokens[first].text == "." or before.text in ("&", "\\") or not source.is_plain(first, last):
        return
    if tokens[first].text == "super" and last == index:
        return
    # A colour is a type's: `Color.red`. A view's own `label` has no partner.
    if rule == "color" and (not tokens[first].text[0].isupper() or last > index):
        return
    words = source.once_more(first, last)
    at = words.rfind(tokens[index].text) if last == index else None
    if at is None:
        head = source.once_more(first, index - 1)
        changed = head + other + source.once_more(index + 1, last)
    else:
        changed = words[:at] + other
    after = last + 1
    while after < len(tokens) and tokens[after].text in (".", "[") and tokens[after].parent == tokens[last].parent:
        after = source.closing(after) + 1 if tokens[after].text == "[" else after + 2
    if after < len(tokens) and tokens[after].kind == "operator" and tokens[after].text in ASSIGNMENTS:
        first_, last_ = source.statement(index)
        if not source.is_plain(first_, last_) or tokens[first_].text in BEFORE_VALUE | {"let", "var"} or "\n" in source.words(first_, last_):
            return
        start, end = tokens[first_].start, tokens[last_].end
        whole = source.text[start:end]
        turned = source.text[start : tokens[index].start] + other + source.text[tokens[index].end : end]
        yield index, rule, [(start, end, f"if {ON} {{ {turned} }} else {{ {whole} }}")], whole, turned
        return
    if "?" in words and last + 1 < len(tokens) and tokens[last + 1].text in (".", "?", "!", "[") and not tokens[last + 1].space_before:
        return
    if after < len(tokens) and tokens[after].text in ("?", "!") and not tokens[after].space_before and tokens[after].text != "!":
        return
    yield index, rule, [replace(source, first, last, changed)], words, changed


def _is_value(source, index):
    """Whether a bare word is read as a value: no label, no declaration, no target of an assignment."""
    tokens, token = source.tokens, source.tokens[index]
    before, following = tokens[index - 1], tokens[index + 1]
    if source.enclosing(index, ("function", "closure", "property", "accessor")) < 0 or before.text in ("\\", "&"):
        return False
    if following.text in (":", "{") and not (following.text == ":" and following.space_before) or following.text == "(":
        return False
    if following.kind == "operator" and following.text in ASSIGNMENTS or following.kind == "word" and following.text not in ("else", "as", "is"):
        return False
    if before.kind == "word" and before.text not in BEFORE_VALUE or before.kind == "attribute" or before.text in ("let", "var", "in") and before.text != "in":
        return False
    if before.text == "case" or index in source.patterns:
        return False
    following_is_closure_head = _in_parameters(source, index)
    return not following_is_closure_head and token.text != "_" and before.text != "."


def _in_parameters(source, index):
    """Whether a word stands among a closure's or a function's parameters."""
    at = index
    while source.tokens[at].parent >= 0:
        parent = source.tokens[at].parent
        if source.tokens[parent].text == "{":
            if source.blocks[parent].kind == "closure" and at <= source.after_parameters(parent) != parent:
                return True
            break
        at = parent
    first, last = source.statement(index)
    for i in source.level(first, last):
        if source.tokens[i].text in ("func", "init", "subscript") and source.tokens[i].kind == "word" and source.tokens[i - 1].text != ".":
            return True
        if source.tokens[i].text == "{":
            break
    return first <= index and source.tokens[first].text in ("let", "var") and index in _names_declared(source, first, last)


def _names_declared(source, first, last):
    found = set()
    for i in range(first, last + 1):
        if source.tokens[i].text == "=":
            break
        found.add(i)
    return found


def _stands_alone_nearby(source, index, other):
    """Whether the partner is also a bare value in the same function: then both have one type, most likely."""
    brace = source.enclosing(index, ("function", "property"))
    if brace < 0:
        return False
    header = source.blocks[brace].header
    for i in range(header, source.tokens[brace].match):
        token = source.tokens[i]
        if token.kind == "word" and token.text == other and source.tokens[i - 1].text != ".":
            following = source.tokens[i + 1].text
            if i < brace and following == ":" or i > brace and following != ":" and following != "(":
                return True
    return False


def condition(source, _):
    """A question answered the other way round."""
    tokens = source.tokens
    for index, token in enumerate(tokens):
        if token.kind == "word" and token.text in ("if", "guard") and tokens[index - 1].text != ".":
            yield from _clauses(source, index)
        elif token.kind == "operator" and token.text == "?" and is_binary(token):
            first, last = _condition_before(source, index)
            if first is not None and tokens[first].text not in ("try", "await"):
                words = source.once_more(first, last)
                start, end = tokens[first].start, tokens[last].end
                edits = [(start, start, "(("), (end, end, f") != {ON})")]
                yield first, "condition", edits, f"{words} ?", f"!({words}) ?"
        elif token.kind == "operator" and token.text == "!" and not token.space_after and (token.space_before or tokens[index - 1].text == "!"):
            last = source.term_after(index + 1, trailing=False)
            if last < 0 or not source.is_plain(index + 1, last):
                continue
            words = source.once_more(index + 1, last)
            yield index, "condition", [(token.start, token.end, f"({ON} != !"), (tokens[last].end, tokens[last].end, ")")], f"!{words}", words


def _condition_before(source, question):
    """What stands before a `?` of a ternary, at its level."""
    tokens, at = source.tokens, question - 1
    parent = tokens[question].parent
    low = parent + 1 if parent >= 0 and tokens[parent].text in "([" else source.statement(question)[0]
    first = None
    while at >= low:
        if source._ends_slot(at):
            break
        at = source.opening(at)
        first = at
        at -= 1
    if first is None or tokens[first].text in ("let", "var") or first in source.patterns:
        return None, None
    return first, question - 1


def _clauses(source, index):
    tokens, at = source.tokens, index + 1
    while at < len(tokens) and tokens[at].text != "{" and tokens[at].text != "else":
        first = at
        while at < len(tokens) and not (tokens[at].text in (",", "else") or tokens[at].text == "{" and source.blocks[at].kind == "control"):
            at = source.closing(at) + 1
        last = at - 1
        head = tokens[first].text
        if head not in ("let", "var", "case", "#available", "#unavailable", "!") and last >= first and "try" not in head:
            words = source.once_more(first, last)
            start, end = tokens[first].start, tokens[last].end
            yield first, "condition", [(start, start, "(("), (end, end, f") != {ON})")], words, f"!({words})"
        if at < len(tokens) and tokens[at].text == ",":
            at += 1
            continue
        break


def comparison(source, _):
    """A question in an argument, an assignment or a result, answered the other way round."""
    tokens, seen = source.tokens, set()
    for index, token in enumerate(tokens):
        if token.kind != "operator" or token.text not in ("==", "!=", "<", ">", "<=", ">=", "&&", "||") or not is_binary(token):
            continue
        first, last = source.slot(index)
        if first in seen:
            continue
        seen.add(first)
        before = tokens[first - 1]
        labelled = before.text == ":" and tokens[first - 2].kind == "word"
        if not (before.text in ASSIGNMENTS or before.text == "return" or labelled and tokens[before.parent].text == "(" if before.parent >= 0 else False):
            continue
        if last + 1 < len(tokens) and tokens[last + 1].text == "?":
            continue
        if tokens[first].text in ("if", "try", "switch") or "operator" in source.place(index):
            continue
        if source.enclosing(index, ("function", "property", "closure", "accessor")) < 0 and labelled:
            continue
        words = source.once_more(first, last)
        start, end = tokens[first].start, tokens[last].end
        yield first, "condition", [(start, start, "(("), (end, end, f") != {ON})")], words, f"!({words})"


def bound(source, _):
    """An index or a range off by one."""
    tokens = source.tokens
    for index, token in enumerate(tokens):
        if token.kind == "operator" and token.text in ("..<", "...") and index + 1 < len(tokens):
            last = source.term_after(index + 1, trailing=False)
            if last >= 0 and tokens[index + 1].text not in ("-", "(") and source.is_plain(index + 1, last) and tokens[index - 1].kind != "string":
                if tokens[index + 1].kind == "string" or tokens[index + 1].text == ".":
                    continue
                words = source.once_more(index + 1, last)
                yield index + 1, "bound", [replace(source, index + 1, last, f"{words} - 1")], f"{token.text}{words}", f"{token.text}{words} - 1"
        elif token.kind == "number" and token.text.isdigit() and not _is_member(source, index):
            before, following = tokens[index - 1], tokens[index + 1]
            plus = str(int(token.text) + 1)
            if following.text in ("..<", "..."):
                yield index, "bound", [replace(source, index, index, plus)], token.text + following.text, plus + following.text
            elif before.text == "[" and following.text == "]" and source._touches_value(index - 1):
                words = f"{tokens[index - 2].text}[{token.text}]"
                yield index, "bound", [replace(source, index, index, plus)], words, f"{tokens[index - 2].text}[{plus}]"
            elif before.text in ("+", "-") and is_binary(before) and int(token.text) <= 2:
                words = f"{tokens[index - 2].text} {before.text} "
                yield index, "bound", [replace(source, index, index, plus)], words + token.text, words + plus
            elif before.text in ("<", ">", "<=", ">=", "==") and is_binary(before):
                # A length of less than a point is rare; whether something counts more than none is not.
                counted = re.search(r"count|index|number|depth|level|line|row|column|section|item", tokens[index - 2].text, re.I)
                if token.text == "0" and before.text != "==" and not counted:
                    continue
                words = f"{tokens[index - 2].text} {before.text} "
                yield index, "bound", [replace(source, index, index, plus)], words + token.text, words + plus
        elif token.kind == "operator" and token.text in ("<", ">", "<=", ">=") and is_binary(token):
            following = tokens[index + 1]
            last = source.term_after(index + 1, trailing=False)
            if last >= 0 and tokens[last].text in ("count", "index", "endIndex", "length", "limit") and source.is_plain(index + 1, last):
                words = source.once_more(index + 1, last)
                yield index + 1, "bound", [replace(source, index + 1, last, f"{words} + 1")], f"{token.text} {words}", f"{token.text} {words} + 1"
        elif token.text == "dropFirst" and tokens[index + 1].text == "(" and tokens[index + 2].text == ")":
            at = tokens[index + 2].start
            yield index, "bound", [(at, at, f"{ON} ? 2 : 1")], "dropFirst()", "dropFirst(2)"


def _is_member(source, index):
    return source.tokens[index - 1].text == "." and source.tokens[index - 1].end == source.tokens[index].start


def _is_default(source, index):
    """Whether a value is a parameter's or a property's default."""
    tokens, first = source.tokens, source.slot(index)[0]
    if tokens[first - 1].text != "=":
        return False
    if source.enclosing(index, ("function", "closure", "property", "accessor")) < 0:
        return True
    return _in_parameters(source, index)


def is_read(source, index):
    """Whether the parameter whose default stands at a token is looked at in its function. What is no parameter's is."""
    tokens, bracket = source.tokens, source.tokens[index].parent
    if bracket < 0 or tokens[bracket].text != "(" or not _in_parameters(source, index):
        return True
    colon = next((i for i in range(source.slot(index)[0], bracket, -1) if tokens[i].text == ":"), None)
    body = next((i for i in source.level(tokens[bracket].match, source.statement(index)[1]) if tokens[i].text == "{"), None)
    if colon is None or body is None:
        return True
    return any(tokens[i].text == tokens[colon - 1].text for i in range(body, tokens[body].match))


def constant(source, _):
    """Another number, in a value or as a default."""
    tokens = source.tokens
    for index, token in enumerate(tokens):
        if token.kind != "number" or _is_member(source, index) or index + 1 >= len(tokens) or tokens[index - 1].kind == "hash":
            continue
        new = _other_number(token.text)
        if new is None or tokens[index + 1].text in ("..<", "...") or tokens[index - 1].text in ("..<", "..."):
            continue
        before = tokens[index - 1]
        if before.text == "[" and tokens[index + 1].text == "]" and source._touches_value(index - 1):
            continue
        if not is_read(source, index):
            continue
        rule = "default" if _is_default(source, index) else "color" if token.text.startswith("0x") else "constant"
        first, last = source.slot(index)
        around = source.once_more(first, last) if last - first < 8 else token.text
        label = f"{tokens[first - 2].text}{tokens[first - 1].text} " if tokens[first - 1].text in (":", "=") else ""
        if around == token.text:
            yield index, rule, [replace(source, index, index, new)], label + around, label + new
        else:
            yield index, rule, [replace(source, index, index, new)], f"{token.text} (in {label}{around})", new


def _other_number(words):
    if words.startswith("0x"):
        digits = words[2:].replace("_", "")
        if len(digits) in (6, 8) and digits[0:2] != digits[4:6]:
            return "0x" + digits[4:6] + digits[2:4] + digits[0:2] + digits[6:]
        return None
    if "e" in words.lower() or words.startswith("0b"):
        return None
    value = float(words.replace("_", ""))
    if value >= 10_000:
        return None
    if "." in words:
        if value == 0:
            return "1.0"
        return repr(round(value * 2, 6)) if value <= 0.5 else repr(round(value * 0.6, 6))
    integer = int(value)
    return {0: "1", 1: "2", 2: "3"}.get(integer, str(integer + max(2, integer // 4)))


def flag(source, _):
    """True for false."""
    for index, token in enumerate(source.tokens):
        if token.kind != "word" or token.text not in ("true", "false") or source.tokens[index - 1].text in ("while", "."):
            continue
        if not is_read(source, index):
            continue
        rule = "default" if _is_default(source, index) else "flag"
        first, _last = source.slot(index)
        label = f"{source.tokens[first - 2].text}{source.tokens[first - 1].text} " if source.tokens[first - 1].text in (":", "=") else ""
        new = ON if token.text == "false" else f"!{ON}"
        other = "true" if token.text == "false" else "false"
        yield index, rule, [(token.start, token.end, f"({new})")], label + token.text, label + other


def fallback(source, _):
    """What is set is not looked at: `a ?? b` is `b`."""
    tokens = source.tokens
    for index, token in enumerate(tokens):
        if token.kind != "operator" or token.text != "??":
            continue
        first = source.chain_start(index - 1)
        if first > 0 and is_binary(tokens[first - 1]) and tokens[first - 1].text not in ASSIGNMENTS | {"?", "??"}:
            continue
        if tokens[first - 1].text in ("try", "await") or tokens[first].text in ("as", "is") or tokens[first - 1].text in ("as", "is", "!", "as?"):
            continue
        if tokens[index - 1].text == "?" or "as" in (t.text for t in tokens[max(0, first - 3) : first]):
            continue
        words = source.once_more(first, index - 1)
        start, end = tokens[first].start, tokens[index - 1].end
        last = source.term_after(index + 1)
        default = source.once_more(index + 1, last) if last > 0 else "…"
        yield first, "ignored", [(start, start, f"({ON} ? nil : "), (end, end, ")")], f"{words} ?? {default}", default


RULES = [sign, signed_argument, partners, condition, comparison, bound, constant, flag, fallback]
