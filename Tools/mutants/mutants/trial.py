"""Running tests: which reach which mutant, and whether they notice it."""

import os
import re
import resource
import signal
import subprocess
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

#: Tests that start the command as a program: compiled previews, the runner. Slow; last, or not at all.
# (The random trees reach nearly every mutant and take most of a minute: too dear for a sample, too.)
COMMAND = re.compile(r"^QuoinTests\.Command\w*/|^QuoinFlexboxTests\.CommandLineTests/|^RandomViewTests\.")
#: What draws whole programs by one call of the command and holds them against what was recorded: a test, and what `scripts/test` runs
#: beside the tests. Each sees much of the house at once; asked where all else passed.
PICTURES = re.compile(r"^QuoinTests\.ExamplePictureTests/")
PROGRAMS = {"Tools/recorded/score": ["Tools/recorded/score", "--quoin", "{products}/quoin", "Tests/Recorded"]}
#: What they say of crashes hangs on what else runs at the time: no witnesses.
UNRELIABLE = re.compile(r"^QuoinTests\.CommandSurvivalTests/")
LEDGER = re.compile(r"^LedgerTests\.")
MEMORY = 8 << 30


class Outcome:
    """passed, failed, crashed or hung; which test said so; seconds of the processor's time, of the program and its children."""

    def __init__(self, verdict, test, cpu):
        self.verdict, self.test, self.cpu = verdict, test, cpu


class Bench:
    """Runs the built test program, and the programs beside it."""

    def __init__(self, program):
        self.program = Path(program)
        # What users' files were compiled to is the same whichever mutant is on, and shared by all runs.
        self.cache = self._folder().parent / "compiled"

    def tests(self):
        run = subprocess.run([self.program, "--testing-library", "swift-testing", "--list-tests"], cwd=self._folder(), stdout=subprocess.PIPE, text=True)
        return [line for line in run.stdout.splitlines() if "/" in line]

    def _folder(self):
        return self.program.parents[2]

    def _places(self):
        return {"SWIFT_BACKTRACE": "enable=no", "QUOIN_TEST_CACHE": str(self.cache), "XDG_CACHE_HOME": str(self.cache)}

    def run(self, tests, environment, cpu_limit, stop_early=True):
        """Runs some tests (all, where `tests` is None) in a process of its own."""
        command = [str(self.program), "--testing-library", "swift-testing"]
        if tests is not None and tests[0] in PROGRAMS:
            command = [word.format(products=self.program.parent) for word in PROGRAMS[tests[0]]]
        elif tests is not None:
            command += ["--filter", "^(" + "|".join(re.escape(t) for t in tests) + ")(/|$)"]
        seconds = max(1, int(cpu_limit))

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))

        # Processes that wait for something that never comes use no processor time.
        clean = {k: v for k, v in os.environ.items() if not k.startswith("QUOIN_")}
        process = subprocess.Popen(
            command, cwd=self._folder(), env={**clean, **self._places(), **environment}, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True, preexec_fn=limit)
        late = threading.Event()

        def stop():
            late.set()
            kill(process)

        timer = threading.Timer(seconds * 4 + 60, stop)
        timer.start()
        failed, tail = None, []
        try:
            for line in process.stdout:
                tail = tail[-20:] + [line]
                if "recorded an issue" in line:
                    # What was expected stands in the next line.
                    failed = f"{line.strip()} {next(process.stdout, '').strip()}"
                    if stop_early:
                        break
        finally:
            if failed is not None and stop_early:
                kill(process)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = status
            timer.cancel()
            process.stdout.close()
            kill(process)
        cpu = usage.ru_utime + usage.ru_stime
        if failed:
            return Outcome("failed", failed, cpu)
        if late.is_set() or os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL):
            return Outcome("hung", "", cpu)
        if os.WIFSIGNALED(status):
            return Outcome("crashed", "".join(tail[-3:]).strip(), cpu)
        if os.WEXITSTATUS(status) != 0 or any("with 0 tests" in line for line in tail):
            return Outcome("failed", "".join(tail[-3:]).strip(), cpu)
        return Outcome("passed", "", cpu)


def kill(process):
    """A program that was started here, and what it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass


class Reach:
    """Which tests and rows reach which mutant, and what each costs."""

    def __init__(self):
        #: Test → mutants; row → mutants.
        self.tests, self.rows = {}, {}
        self.cost = {}
        #: Tests that fail without any mutant: they can notice nothing.
        self.broken = {}
        self.ledger_tests = []
        self.ledger_cost = 0.0

    def as_json(self):
        return {**vars(self), "tests": {t: sorted(r) for t, r in self.tests.items()}, "rows": {t: sorted(r) for t, r in self.rows.items()}}

    @staticmethod
    def from_json(known):
        reach = Reach()
        vars(reach).update(known)
        reach.tests = {t: set(r) for t, r in known["tests"].items()}
        reach.rows = {t: set(r) for t, r in known["rows"].items()}
        return reach

    def of(self, mutant):
        return sorted((t for t, reached in self.tests.items() if mutant in reached), key=lambda t: self.cost[t])

    def rows_of(self, mutant):
        return [r for r, reached in self.rows.items() if mutant in reached]


def record(bench, count, with_command, with_programs, jobs, say, by_suite=False):
    """Runs every test once, each by itself, without a mutant; `by_suite`: each suite, which starts a seventh as many programs."""
    reach = Reach()
    names = bench.tests()
    reach.ledger_tests = [t for t in names if LEDGER.match(t) and "coverage" not in t]
    left_out = [LEDGER, UNRELIABLE] + ([] if with_command else [COMMAND]) + ([] if with_programs else [PICTURES])
    tests = [t for t in names if not any(kind.match(t) for kind in left_out)] + (list(PROGRAMS) if with_programs else [])
    alone = tests
    if by_suite:
        tests = sorted({t if is_late(t) else suite(t) for t in tests})
    tests.sort(key=lambda t: not is_late(t))
    say(f"recording {len(tests)} {'suites' if by_suite else 'tests'}" + (f" and the ledger's {len(reach.ledger_tests)}" if reach.ledger_tests else ""))

    def one(test):
        if test in PROGRAMS or PICTURES.match(test):
            # Once without being measured: users' files are compiled, which later runs need not do.
            bench.run([test], {}, 900, stop_early=False)
        with tempfile.NamedTemporaryFile() as file:
            file.truncate(count)
            outcome = bench.run([test], {"QUOIN_MUTANT_REACHED": file.name}, 300, stop_early=False)
            content = Path(file.name).read_bytes()
        return test, outcome, {n for n, byte in enumerate(content) if byte}

    while tests:
        again = []
        with ThreadPoolExecutor(jobs) as pool:
            for test, outcome, reached in pool.map(one, tests):
                within = [t for t in alone if suite(t) == test and t != test]
                if outcome.verdict == "passed":
                    reach.tests[test], reach.cost[test] = reached, outcome.cpu
                elif within:
                    again += within  # One that fails leaves the others of its suite to be asked.
                else:
                    reach.broken[test] = f"{outcome.verdict}: {outcome.test}"
        tests = again
    if reach.ledger_tests:
        with tempfile.TemporaryDirectory() as folder:
            file, rows = Path(folder) / "reached", Path(folder) / "rows"
            file.write_bytes(bytes(count))
            outcome = bench.run(reach.ledger_tests, {"QUOIN_MUTANT_REACHED": str(file), "QUOIN_MUTANT_ROWS": str(rows)}, 900, stop_early=False)
            reach.ledger_cost = outcome.cpu
            if outcome.verdict != "passed":
                reach.broken["the ledger"] = f"{outcome.verdict}: {outcome.test}"
            elif rows.exists():
                for line in rows.read_text().splitlines():
                    name, _, numbers = line.partition("\t")
                    reach.rows.setdefault(name, set()).update(int(n) for n in numbers.split())
    return reach


def suite(test):
    """The outermost suite of a test; of a test in none, itself."""
    return test.split("/")[0]


def is_late(test):
    """Whether a test starts the command, or is no test of the test program."""
    return bool(test in PROGRAMS or COMMAND.match(test) or PICTURES.match(test))


def judge(bench, mutant, reach):
    """Runs what reaches a mutant until something fails. Its verdict, what noticed it, and the seconds of processor time."""
    environment, spent = {"QUOIN_MUTANT": str(mutant)}, 0.0
    for tests, more, cost in batches(mutant, reach):
        outcome = bench.run(tests, {**environment, **more}, cost * 5 + 20)
        spent += outcome.cpu
        if outcome.verdict != "passed":
            return outcome.verdict, outcome.test, spent
    return "survived", "", spent


def batches(mutant, reach):
    """What to run, the cheapest first: rows by name, tests, the whole ledger, whole programs, the command."""
    rows = reach.rows_of(mutant)
    each = reach.ledger_cost / max(1, len(reach.rows))
    whole = len(rows) > 0.5 * len(reach.rows)
    if rows and not whole:
        yield reach.ledger_tests, {"QUOIN_LEDGER_ROWS": ",".join(rows)}, each * len(rows) + 1
    tests = reach.of(mutant)
    plain = [t for t in tests if not is_late(t)]
    batch, cost, limit = [], 0.0, 3.0
    for test in plain:
        if batch and cost + reach.cost[test] > limit:
            yield batch, {}, cost
            batch, cost, limit = [], 0.0, 30.0
        batch.append(test)
        cost += reach.cost[test]
    if batch:
        yield batch, {}, cost
    if whole or len(rows) == 1:
        # A table that is made once is written down for the first row that reads it only.
        yield reach.ledger_tests, {}, reach.ledger_cost
    for test in sorted(filter(is_late, tests), key=lambda t: bool(COMMAND.match(t))):
        yield [test], {}, reach.cost[test]


def judge_all(bench, mutants, reach, jobs, told):
    """Judges mutants, some at a time; `told` hears each verdict as it falls."""
    started = time.time()
    lock = threading.Lock()

    def one(mutant):
        verdict = judge(bench, mutant.number, reach)
        with lock:
            told(mutant, verdict, time.time() - started)
        return mutant, verdict

    with ThreadPoolExecutor(jobs) as pool:
        return dict((m.name, v) for m, v in pool.map(one, mutants))
