"""One place where the source can be broken, and how."""

import hashlib
from dataclasses import dataclass, field

#: Stands in an edit's text for the question whether this mutant is on.
ON = "\0"


@dataclass
class Candidate:
    path: str
    rule: str
    #: (start, end, text): what is written instead of the text between two offsets; `ON` in it asks for the mutant.
    edits: list
    line: int
    #: For people.
    old: str
    new: str
    #: The names around: `UISwitch.paintContent`.
    place: str
    #: The lines of the statement: a compiler's complaint about one of them is about this mutant.
    lines: tuple = (0, 0)
    #: Counts equal candidates of one place, so that each has a name of its own.
    turn: int = 0
    number: int = -1
    #: Whether it is a default argument that other modules have compiled into their calls.
    is_default_for_callers: bool = False
    _key: str = field(default="", repr=False)

    @property
    def target(self):
        parts = self.path.split("/")
        return parts[2] if parts[1] in ("Frameworks", "PhoneModules") else parts[1]

    @property
    def name(self):
        """A name that stays when other lines of the file change."""
        return f"{self.path} {self.place} {self.rule} {self.old} -> {self.new} #{self.turn}"

    def key(self, seed):
        """Where the candidate stands in the order of a seed."""
        return hashlib.sha256(f"{seed}|{self.name}".encode()).hexdigest()

    def __str__(self):
        return f"{self.path}:{self.line} {self.rule} {self.old} → {self.new}"
