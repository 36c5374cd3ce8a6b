"""All mutants in one build, each behind a switch: the builds until what is left compiles, and the one that copies the whole tree."""

import json
import re
import shutil
import subprocess
from collections import defaultdict
from pathlib import Path

from .candidate import ON
from .choose import FRAMEWORKS, TARGETS

HERE = Path(__file__).resolve().parent
#: What a copy of the tree has no need of.
LEFT_BEHIND = {".git", ".build", ".build-mutants", ".ci"}
MANIFEST = """
// The switches, for every target that has mutants.
for target in package.targets {
  // Tests are asked, not measured: the optimizer would take longer over them than over all they test.
  target.swiftSettings = target.type == .test ? [.unsafeFlags(["-Onone"])] : nil
  if [%s].contains(target.name) { target.dependencies.append("CMutants") }
}
package.targets.append(.target(name: "CMutants"))
"""


class BuildError(Exception):
    """The copy does not build, and no mutant is to blame."""


class Build:
    """Mutants behind switches, built until what is left compiles. How, the kinds below say."""

    def __init__(self, root, folder, say):
        self.root, self.folder, self.say = Path(root), Path(folder), say
        self.dropped_file = self.folder / "dropped.json"

    def build(self, mutants, most_rounds):
        """Writes and builds until it compiles; gives back the mutants that do not."""
        dropped = self._known(mutants)
        for turn in range(1, most_rounds + 1):
            living = [m for m in mutants if m.name not in dropped]
            self._write(living)
            errors, log = self._compile()
            if errors is None:
                self._remember(mutants, dropped)
                return dropped
            blamed = self._blame(errors, living)
            self.say(f"round {turn}: {len(errors)} complaints, {len(blamed)} mutants do not compile")
            if not blamed:
                raise BuildError(f"what lies in {self.folder} does not build, and no mutant is to blame:\n{log[-3000:]}")
            dropped.update(blamed)
            self._remember(mutants, dropped)
        raise BuildError(f"still not compiling after {most_rounds} rounds")

    # What is known not to compile

    def _stamp(self, mutant):
        return str(hash_of((self.root / mutant.path).read_bytes()))

    def _known(self, mutants):
        known = json.loads(self.dropped_file.read_text()) if self.dropped_file.exists() else {}
        return {m.name: known[m.name][1] for m in mutants if known.get(m.name, ["", ""])[0] == self._stamp(m)}

    def _remember(self, mutants, dropped):
        known = json.loads(self.dropped_file.read_text()) if self.dropped_file.exists() else {}
        known.update({m.name: [self._stamp(m), dropped[m.name]] for m in mutants if m.name in dropped})
        self.dropped_file.write_text(json.dumps(known, indent=0, ensure_ascii=False))

    def _complaints(self, log, folders):
        """(path, line, message) of every error in files below one of the folders."""
        pattern = re.compile("(?:" + "|".join(re.escape(str(f)) for f in folders) + r")/(\S+?\.swift):(\d+):(\d+): error: (.*)")
        return sorted({(m.group(1), int(m.group(2)), m.group(4)) for m in pattern.finditer(log)})

    def _blame(self, errors, mutants):
        """The mutants on whose lines something is complained about; where none is, the nearest before it in the file."""
        by_path, blamed = defaultdict(list), {}
        for mutant in mutants:
            by_path[mutant.path].append(mutant)
        lost = []
        for path, line, message in errors:
            guilty = [m for m in by_path[path] if m.lines[0] <= line <= m.lines[1]]
            for mutant in guilty:
                blamed[mutant.name] = message
            if not guilty:
                lost.append((path, line, message))
        for path, line, message in lost:
            if any(m.name in blamed for m in by_path[path]):
                continue
            near = sorted(by_path[path], key=lambda m: abs(m.line - line))[:2]
            for mutant in near:
                blamed[mutant.name] = f"(near line {line}) {message}"
        return blamed


class Tree(Build):
    """A copy of the whole tree, which stays from run to run, so that only what changed is built again."""

    def __init__(self, root, folder, say, optimized=False):
        super().__init__(root, folder, say)
        self.optimized = optimized
        self.copy = self.folder / "tree"

    @property
    def program(self):
        """The program that runs the tests."""
        return self.copy / (".build/release" if self.optimized else ".build/debug") / "QuoinPackageTests.xctest"

    def build(self, mutants, most_rounds):
        self._seed()
        # Which do not compile is found out without the optimizer, which would take its time in every round.
        optimized, self.optimized = self.optimized, False
        try:
            dropped = super().build(mutants, most_rounds)
        finally:
            self.optimized = optimized
        if optimized:
            errors, log = self._compile()
            if errors is not None:
                raise BuildError(f"the copy in {self.copy} builds, but not optimized:\n{log[-3000:]}")
        return dropped

    def stamp(self):
        """Changes with any file of the copy."""
        files = sorted(f for f in self.copy.rglob("*") if f.is_file() and ".build" not in f.relative_to(self.copy).parts)
        return hash_of("".join(f"{f.relative_to(self.copy)} {hash_of(f.read_bytes())}" for f in files).encode())

    # Writing

    def _seed(self):
        """Dependencies that the house's own build has fetched need not be fetched again."""
        own, build = self.root / ".build", self.copy / ".build"
        if build.exists() or not (own / "workspace-state.json").exists():
            return
        build.mkdir(parents=True)
        for name in ("checkouts", "repositories"):
            if (own / name).exists():
                shutil.copytree(own / name, build / name, symlinks=True)
        shutil.copy(own / "workspace-state.json", build / "workspace-state.json")

    def _write(self, mutants):
        by_path = defaultdict(list)
        for mutant in mutants:
            by_path[mutant.path].append(mutant)
        wanted = set()
        for path in self._files():
            wanted.add(path)
            content = (self.root / path).read_bytes()
            if path in by_path:
                content = switched(content.decode("utf-8"), by_path[path]).encode("utf-8")
            elif path == "Package.swift":
                names = ", ".join(f'"{t}"' for t in TARGETS + FRAMEWORKS)
                content += (MANIFEST % names).encode("utf-8")
            put(self.copy / path, content, (self.root / path).stat().st_mode)
        for below in ("Sources/CMutants/include/CMutants.h", "Sources/CMutants/switches.c", "Tests/XCTMain.swift"):
            wanted.add(below)
            put(self.copy / below, (HERE / "switches" / Path(below).name).read_bytes(), 0o644)
        for file in self.copy.rglob("*"):
            path = str(file.relative_to(self.copy))
            if file.is_file() and not path.startswith(".build") and path not in wanted:
                file.unlink()

    def _files(self):
        for file in sorted(self.root.rglob("*")):
            path = file.relative_to(self.root)
            if path.parts[0] in LEFT_BEHIND or any(part in (".build", "__pycache__", ".quoin") for part in path.parts):
                continue
            if file.is_file() and not file.is_symlink():
                yield str(path)

    # Building

    def _compile(self):
        command = [
            "swift", "build", "--build-tests", "--disable-index-store", "-debug-info-format", "none", "-Xlinker", "--export-dynamic",
            "-Xswiftc", "-continue-building-after-errors", "-Xswiftc", "-suppress-warnings",
        ]  # fmt: skip
        if self.optimized:
            command += ["-c", "release", "-Xswiftc", "-enable-testing"]
        run = subprocess.run(command, cwd=self.copy, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        log = run.stdout
        (self.folder / "build.log").write_text(log)
        if run.returncode == 0:
            return None, log
        return self._complaints(log, [self.copy]), log


def switched(text, mutants):
    """The text with every mutant behind its switch; as many lines as before, and the import at the end."""
    edits = sorted(
        ((start, end, number, words.replace(ON, f"quoin_mutant_on({m.number})")) for m in mutants for number, (start, end, words) in enumerate(m.edits)),
        key=lambda e: (e[0], e[2]),
    )
    parts, at = [], 0
    for start, end, _, words in edits:
        parts += [text[at:start], words]
        at = end
    return "".join(parts) + text[at:] + ("" if text.endswith("\n") else "\n") + "import CMutants\n"


def put(file, content, mode):
    """Writes a file where it has another content; its date stays where it has not."""
    if file.exists() and file.read_bytes() == content:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    file.chmod(mode & 0o777)


def hash_of(content):
    import hashlib

    return hashlib.sha256(content).hexdigest()[:16]
