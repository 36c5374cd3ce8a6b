"""All mutants in one program without building the whole: the modules that have some are compiled by themselves, against the others as they
stand, and put in their place in the link of the built test program."""

import json
import re
import shutil
import subprocess

from .schemata import HERE, Build, BuildError, hash_of, put, switched

#: Words of a module's own compilation that this one leaves out, with how many follow them: what others would read of it.
LEFT_OUT = {"-parseable-output": 0, "-emit-objc-header": 0, "-emit-objc-header-path": 1, "-index-store-path": 1, "-warnings-as-errors": 0, "-g": 0}


#: The links that are made anew, by SwiftPM's names: of the tests; of the command, and of what users' files run with.
TESTS = {"QuoinMutants.xctest": "C.QuoinPackageTests-{}-debug.test"}
COMMAND = {"quoin": "C.quoin-{}-debug.exe", "libQuoinRuntime.so": "C.QuoinRuntime-{}-debug.dylib"}


class Relinked(Build):
    """The programs of `.build/debug`, with the modules that have mutants compiled anew. What other modules took in of theirs (inlined
    functions, the layout of types) stays as it is; mutants change neither. `with_command`: the command too, and not the tests alone."""

    def __init__(self, root, folder, say, resumes=False, with_command=False):
        super().__init__(root, folder, say)
        self.resumes = resumes
        self.links = {**TESTS, **(COMMAND if with_command else {})}
        self.products = self.root / ".build/debug"
        self.sources, self.objects = self.folder / "sources", self.folder / "objects"
        #: Beside all that is found from there: resources, the command.
        self.programs = self.root / ".build/mutants"
        self.program = self.programs / "QuoinMutants.xctest"
        self.compiled = {}
        self.built_file = self.folder / "built.json"

    def build(self, mutants, most_rounds):
        names = [m.name for m in mutants]
        if self.resumes and self.program.exists() and self.built_file.exists() and json.loads(self.built_file.read_text()) == names:
            return self._known(mutants)
        run = subprocess.run(["swift", "build", "--build-tests"], cwd=self.root, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        if run.returncode != 0:
            raise BuildError(f"the tests do not build:\n{run.stdout[-3000:]}")
        self.commands = commands((self.products.parent / "debug.yaml").read_text(encoding="utf-8"))
        dropped = super().build(mutants, most_rounds)
        self._link()
        self.built_file.write_text(json.dumps(names))
        return dropped

    def stamp(self):
        """Changes with every link of the program."""
        return str(self.program.stat().st_mtime)

    # Writing

    def _write(self, mutants):
        self.modules = {}
        for mutant in mutants:
            self.modules.setdefault(mutant.target, {}).setdefault(mutant.path, []).append(mutant)
        for files in self.modules.values():
            for path, its in files.items():
                put(self.sources / path, switched((self.root / path).read_text(encoding="utf-8"), its).encode("utf-8"), 0o644)

    # Building

    def _compile(self):
        errors, log = [], ""
        for module, files in sorted(self.modules.items()):
            stamp = hash_of("".join(hash_of((self.sources / path).read_bytes()) for path in sorted(files)).encode())
            if self.compiled.get(module) == stamp:
                continue
            run = subprocess.run(
                self._compilation(module, files), cwd=self.root, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            log += run.stdout
            (self.folder / "build.log").write_text(log)
            if run.returncode == 0:
                self.compiled[module] = stamp
                continue
            found = self._complaints(run.stdout, [self.sources, self.root])
            if not found:
                raise BuildError(f"{module} does not compile, and no line is to blame:\n{run.stdout[-3000:]}")
            errors += found
        return (errors or None), log

    def _compilation(self, module, files):
        """The command that compiles a module, with the files that have mutants in place of theirs and another folder for what it makes."""
        folder = self.objects / module
        folder.mkdir(parents=True, exist_ok=True)
        own = self.products / f"{module}.build"
        mine = {str(self.root / path): str(self.sources / path) for path in files}
        outputs = json.loads((own / "output-file-map.json").read_text())
        moved = {mine.get(source, source): {k: v.replace(str(own.resolve()), str(folder)) for k, v in kinds.items()} for source, kinds in outputs.items()}
        put(folder / "output-file-map.json", json.dumps(moved).encode(), 0o644)
        names = (own / "sources").read_text().splitlines()
        put(folder / "sources", "\n".join(mine.get(name.strip("'"), name) for name in names).encode(), 0o644)
        words, taken = [], iter(self.commands[f"C.{module}-{self._triple()}-debug.module"])
        for word in taken:
            if word == "-Xcc":
                words += [word, next(taken)]
            elif word in LEFT_OUT:
                for _ in range(LEFT_OUT[word]):
                    next(taken)
            elif word == "-emit-module-path":
                words += [word, str(folder / f"{module}.swiftmodule")]
                next(taken)
            elif word == "-output-file-map":
                words += [word, str(folder / "output-file-map.json")]
                next(taken)
            else:
                words.append(f"@{folder / 'sources'}" if word.startswith("@") else word)
        switches = HERE / "switches"
        return words + ["-suppress-warnings", "-continue-building-after-errors", "-Xcc", f"-fmodule-map-file={switches / 'module.modulemap'}"]

    def _link(self):
        """The test program's own link, with the objects of the modules compiled here."""
        switches = self.objects / "switches.o"
        subprocess.run(["clang", "-O1", "-fPIC", "-c", HERE / "switches/switches.c", "-I", HERE / "switches", "-o", switches], check=True)
        self._settle()
        for name, link in self.links.items():
            self._link_one(self.programs / name, self.commands[link.format(self._triple())], [str(switches)])

    def _settle(self):
        """All else that was built, by links; the runner as a copy, since it looks beside itself for what it loads."""
        if self.programs.exists():
            shutil.rmtree(self.programs)
        self.programs.mkdir()
        for built in self.products.iterdir():
            if built.name == "quoin-runner":
                shutil.copy2(built, self.programs / built.name)
            elif built.name not in self.links:
                (self.programs / built.name).symlink_to(built)

    def _link_one(self, program, words, objects):
        listed = next(word for word in words if word.startswith("@"))[1:]
        for line in open(listed, encoding="utf-8").read().splitlines():
            path = line.strip().strip("'")
            module = re.search(r"/(\w+)\.build/[^/]+\.swift\.o$", path)
            if module and module.group(1) in self.modules:
                path = str(self.objects / module.group(1) / path.rsplit("/", 1)[1])
            objects.append(path)
        put(self.objects / "LinkFileList", "\n".join(objects).encode(), 0o644)
        words = [f"@{self.objects / 'LinkFileList'}" if word.startswith("@") else word for word in words if word != "-g"]
        words[words.index("-o") + 1] = str(program)
        run = subprocess.run(
            words + ["-use-ld=lld", "-Xlinker", "--export-dynamic"], cwd=self.root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if run.returncode != 0:
            raise BuildError(f"{program.name} cannot be linked:\n{run.stdout[-3000:]}")

    def _triple(self):
        return self.products.resolve().parent.name


def commands(manifest):
    """The shell commands of SwiftPM's manifest for its build engine: name → words."""
    found = re.finditer(r'^  "(C\.[^"]+)":\n(?:    (?!args)[^\n]*\n)*    args: (\[.*\])$', manifest, re.MULTILINE)
    return {m.group(1): json.loads(m.group(2)) for m in found}
