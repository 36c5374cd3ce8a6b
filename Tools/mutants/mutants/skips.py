"""Where a change is seen by nobody, each with its reason. What stands here is no place for a mutant."""

import fnmatch
import functools
import re

from .words import UNSEEN_CALLS

#: Files, by pattern under Sources.
FILES = [
    ("QuoinLayout/Trace/*", "traces: what `quoin explain` prints"),
    ("QuoinFlexbox/Record/*", "traces of the flex engine"),
    ("QuoinFlexbox/Command/*", "the engine's own command line, not a view's layout"),
    ("QuoinFlexbox/Engine/DeepStack.swift", "stack space for deep trees"),
    ("QuoinFlexbox/Tree/Buffer.swift", "memory"),
    ("QuoinFlexbox/Tree/LargePages.swift", "memory"),
    ("QuoinFlexbox/Tree/TablePool.swift", "memory"),
    ("QuoinFlexbox/Tree/ScratchArena.swift", "memory"),
    ("QuoinFlexbox/Tree/NodeStorage.swift", "memory"),
    ("QuoinFlexbox/Engine/ContainedChange.swift", "what need not be laid out again: speed only"),
    ("QuoinFlexbox/Engine/StandingLayouts.swift", "what need not be laid out again: speed only"),
    ("QuoinFlexbox/Tree/FewChanges.swift", "what need not be laid out again: speed only"),
    ("QuoinLayout/Engine/AnswerCache.swift", "caching"),
    ("QuoinLayout/Engine/Finding.swift", "doubts in words"),
    ("QuoinLayout/Protocol/LayoutReview.swift", "doubts about users' layouts"),
    ("QuoinText/*Cache.swift", "caching"),
    ("QuoinText/*/*Cache.swift", "caching"),
    ("QuoinText/Fonts/FontError.swift", "error sentences"),
    ("QuoinText/Fonts/FontShelf.swift", "caching"),
    ("QuoinText/Fonts/FaceShelf.swift", "caching"),
    ("QuoinDrawing/*/*Cache.swift", "caching"),
    ("QuoinDrawing/DisplayList/DrawingError*.swift", "error sentences"),
    ("QuoinDrawing/Pictures/PictureLimits.swift", "how much is too much: bad input only"),
    ("QuoinDrawing/Pictures/BitmapDifference.swift", "the tests' own measure"),
    ("QuoinAppearance/*/*Error.swift", "error sentences"),
    ("QuoinGeometry/GeometryPrinting.swift", "debug descriptions"),
    ("QuoinGeometry/PathText.swift", "a path in words"),
    ("PinLayout/Plan/PinWarnings.swift", "doubts in words"),
    ("PinLayout/Plan/PinExplaining.swift", "traces"),
    ("UIKit/AutoLayout/LayoutEngine+Doubts.swift", "doubts in words"),
    ("UIKit/AutoLayout/LayoutEngine+Writing.swift", "traces"),
    ("UIKit/AutoLayout/LayoutEngine+Explaining.swift", "traces"),
    ("UIKit/View/LayoutExplaining.swift", "traces"),
    ("UIKit/View/LayoutFindings.swift", "doubts"),
    ("UIKit/View/MainThread.swift", "who may run where"),
    ("UIKit/View/TreeVersion.swift", "caching"),
    ("UIKit/View/DynamicInit.swift", "how objects are made"),
    ("UIKit/Accessibility/UIView+Accessibility.swift", "not in a picture"),
    ("UIKit/Events/*GestureRecognizer*.swift", "a still has no fingers"),
    ("UIKit/Animation/*", "a still has no animations"),
    ("UIKit/App/*Feedback*.swift", "a still has no vibration"),
    ("UIKit/App/UIPasteboard.swift", "a still has no pasteboard"),
    ("UIKit/Kept/*", "values that are kept, and nothing else"),
    ("UIKit/Paint/MainQueue.swift", "when things run"),
    ("SwiftUI/Accessibility/AccessibilityProperties.swift", "not in a picture"),
    ("SwiftUI/Accessibility/AccessibilityTraits.swift", "not in a picture"),
    ("SwiftUI/Accessibility/AccessibilityActionKind.swift", "not in a picture"),
    ("SwiftUI/Accessibility/AccessibilityTextContentType.swift", "not in a picture"),
    ("SwiftUI/Accessibility/AccessibilityFocusState.swift", "not in a picture"),
    ("UIKit/Accessibility/UIAccessibilityTraits.swift", "not in a picture"),
    ("UIKit/Accessibility/UIAccessibility.swift", "not in a picture"),
    ("SwiftUI/Graph/EvaluationStack.swift", "stack space for deep views"),
    ("SwiftUI/Graph/Identity.swift", "a fingerprint: any other does as well"),
    ("SwiftUI/MenusAndCommands/Commands.swift", "menus of a computer, not in a picture"),
    ("Quoin/Runner/RunnerLine.swift", "what command and runner say to each other"),
    ("Quoin/Runner/RunnerRefusal.swift", "error sentences"),
    ("Quoin/Runner/RunnerEnvironment.swift", "what command and runner say to each other"),
    ("Quoin/Runner/RunnerLoop.swift", "what command and runner say to each other"),
    ("Quoin/Runner/RunnerEntry.swift", "what command and runner say to each other"),
    ("Quoin/Runner/PreviewSearch.swift", "reads the program's own symbols"),
]

#: Functions and properties, by the names around a place.
PLACES = [
    (r"(^|\.)(description|debugDescription|customMirror|sentence|explanation|advice|reason|plan|errorDescription)$", "words for people"),
    (r"(^|\.)words($|\.)", "words for people, and what is reckoned for them"),
    (r"(^|\.)(hash|encode|==|deinit|doubt|doubts|isNearlyEqual|dump|trace\w*|explain\w*|warn\w*|short)$", "traces, doubts, equality of keys"),
    (r"(^|\.)(forget\w*|remember\w*|invalidate\w*|cached?\w*|isStale|prune\w*|evict\w*|trim\w*Cache)$", "caching"),
    (r"\b\w*(Cache|Pool|Shelf|Trace|Tracer|Recorder|Finding|Error|Doubt)\b", "caching, traces, errors"),
    (r"\b(SensoryFeedback|ContentShapeKinds|UITextContentType|UIBackgroundTaskIdentifier|OpenURLAction|MatchedGeometryProperties)\b", "not in a still"),
    (r"\b(becomeFirstResponder|resignFirstResponder|animatableData|magnitudeSquared)$", "not in a still"),
    (r"(^|\.)(reserve\w*|grow|capacity|limit|passLimit|_printChanges|_logChanges)$", "speed and limits"),
]  # fmt: skip

#: What a declaration's own comment says where nothing is seen of it.
KEPT = re.compile(r"\b[Kk]ept\b|[Ww]ithout effect|no effect|[Ii]gnored|Unchanged|[Nn]obody|[Nn]othing happens|[Dd]oes nothing|^/// Nothing|Agrees, where the delegate")
_PLACES = [re.compile(pattern) for pattern, _ in PLACES]


@functools.lru_cache(maxsize=None)
def skips_file(path):
    """Why a whole file is skipped; None where it is not."""
    below = path.split("/", 1)[1]
    return next((reason for pattern, reason in FILES if fnmatch.fnmatch(below, pattern)), None)


def is_unseen(source, index):
    """Whether a change at a token is in a place of the list: a function, or an argument of a call that tells somebody something."""
    place = source.place(index)
    if any(pattern.search(place) for pattern in _PLACES):
        return True
    if KEPT.search(_comment(source, index)):
        return True
    at = index
    while source.tokens[at].parent >= 0:
        at = source.tokens[at].parent
        if source.tokens[at].text == "(" and at > 0 and source.tokens[at - 1].text in UNSEEN_CALLS:
            return True
        if source.tokens[at].text == "{" and source.blocks[at].kind == "closure" and source.tokens[source.chain_start(at)].text in UNSEEN_CALLS:
            return True
    first, last = source.statement(index)
    head = source.tokens[first].text
    if head in ("throw", "assert", "precondition", "typealias"):
        return True
    # Only a doubt or a trace hangs on it.
    words = source.text[source.tokens[first].start : source.tokens[first].start + 200]
    return bool(re.match(r"(if|guard)\b[^{]*\{\s*(scope\.pass\.|context\.|pass\.|return )?\w*(report|because|reckoned|doubt|warn)\w*\(", words))


def _comment(source, index):
    """The lines of comment above the declaration around a token: of a member of a type, or of the file."""
    at = index
    while source.tokens[at].parent >= 0:
        parent = source.tokens[at].parent
        if parent in source.blocks and source.blocks[parent].kind == "type":
            break
        at = parent
    line, lines = source.tokens[source.statement(at)[0]].line - 1, []
    while line > 0:
        words = source.text[source.starts[line - 1] : source.starts[line]].strip()
        if not words.startswith("///"):
            break
        lines.append(words)
        line -= 1
    return "\n".join(reversed(lines))
