"""Compiles and links the tests, as they are and with a mutated file: used by scripts/mutate."""
import math
import os
import pathlib
import resource
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "mutate"
TREE = WORK / "tree"
OVERLAY = WORK / "mutant"

COMPILE = ["clang++", "-std=c++20", "-w", "-ffp-contract=off", "-D_GLIBCXX_ASSERTIONS",
           f'-DCHEESEMOON_TESTS_FOLDER="{TREE}/tests"', '-DCHEESEMOON_PROGRAM=""']
# What is compiled for every mutant; and what is compiled once, and run for every mutant.
QUICKLY, WELL = "-O0", "-O1"
LIBRARIES = ["-lgtest_main", "-lgtest", "-lboost_json", "-lfmt", "-lgmp", "-lpthread"]
# Large headers that no mutant changes.
HEADERS = ["gtest/gtest.h", "boost/json.hpp", "fmt/format.h", "algorithm", "array", "filesystem",
           "fstream", "map", "optional", "random", "set", "sstream", "string", "thread", "vector"]
RUN = ["--gtest_fail_fast"]
MEMORY_LIMIT = 4 << 30


class Trouble(Exception):
    """Something that the user should hear in one sentence."""


def run(command, seconds=None):
    """The exit status and all output of a command in the tree. Its limit is time of the processor, so
    that nothing else the machine does can kill a mutant."""
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if seconds:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    done = subprocess.run(command, cwd=TREE, preexec_fn=limit, stdin=subprocess.DEVNULL,
                          env={**os.environ, "CHEESEMOON_CONTENT": f"{TREE}/content"},
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout.decode(errors="replace")


def run_or_stop(command, trouble):
    status, output = run(command)
    if status != 0:
        raise Trouble(f"{trouble}:\n{output.strip()}")
    return output


class Build:
    """Everything compiled and linked without any change, and the changed parts of one mutant."""

    def __init__(self):
        self.objects = {}   # source -> its object
        self.includes = {}  # source -> itself and all files of ours that it includes
        self.parts = {}     # test -> the sources that the linker took for it
        self.seconds = {}   # test -> how long it takes to run

    def prepare(self):
        copy_tree()
        prefix = WORK / "prefix.h"
        prefix.write_text("".join(f"#include <{header}>\n" for header in HEADERS))
        for level in (QUICKLY, WELL):
            run_or_stop(COMPILE + [level, "-fpch-instantiate-templates", "-x", "c++-header", prefix,
                                   "-o", f"{prefix}{level}"],
                        "The headers of the libraries do not compile")
        helpers = self.compile_tests()
        archive = self.compile_libraries(helpers)
        for test in all_tests():
            self.link_and_run(test, archive)

    def compile_tests(self):
        sources = {relative(path) for folder in ("tests/engine", "tests/records")
                   for path in (TREE / folder).rglob("*.cpp")} | {"tests/places.cpp"}
        self.compile_plain(sources)
        return sources - set(all_tests())

    def compile_libraries(self, sources):
        """The folders that tests include from, and those that these include from; as an archive."""
        folders = set()
        while True:
            named = {file.split("/")[0] for files in self.includes.values() for file in files}
            new = named - folders - {"tests"}
            if not new:
                break
            folders |= new
            found = {relative(path) for folder in new for path in (TREE / folder).rglob("*.cpp")}
            self.compile_plain(found)
            sources = sources | found
        archive = WORK / "all.a"
        archive.unlink(missing_ok=True)
        run_or_stop(["ar", "rcsT", archive] + [self.objects[source] for source in sorted(sources)],
                    "The objects cannot be put together")
        return archive

    def compile_plain(self, sources):
        for source in sorted(sources):
            target = object_path(WORK / "objects", source)
            if not is_fresh(target):
                print(f"compiling {source}", file=sys.stderr)
                level = QUICKLY if source in all_tests() else WELL
                run_or_stop(compile_command(source, target, level),
                            f"{source} does not compile unchanged")
            self.objects[source] = target
            self.includes[source] = included_files(target)

    def link_and_run(self, test, archive):
        program = WORK / "test"
        listed = run_or_stop(["clang++", "-Wl,--trace", self.objects[test], archive, "-o", program]
                             + LIBRARIES, f"{test} does not link unchanged")
        self.parts[test] = [source for source in self.objects
                            if self.objects[source].name in listed]
        began = processor_time()
        run_or_stop([program] + RUN, f"{test} fails without any change; mend it first")
        self.seconds[test] = processor_time() - began

    def affected_tests(self, file):
        return [test for test, parts in self.parts.items()
                if any(file in self.includes[part] for part in parts)]

    def build_mutant(self, test, file, compiled):
        """Compiles and links a test with a mutated file. What the compiler says if it refuses."""
        for source in self.parts[test]:
            if file in self.includes[source] and source not in compiled:
                target = object_path(OVERLAY, source)
                status, output = run(compile_command(source, target, QUICKLY, mutated=file))
                if status != 0:
                    return output or "killed"
                compiled[source] = target
        objects = [compiled.get(part, self.objects[part]) for part in self.parts[test]]
        run_or_stop(["clang++"] + objects + ["-o", OVERLAY / "test"] + LIBRARIES,
                    f"{test} does not link with {file} mutated")
        return ""

    def run_mutant(self, test):
        return run([OVERLAY / "test"] + RUN, math.ceil(3 + 6 * self.seconds[test]))


def processor_time():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def relative(path):
    return str(path.relative_to(TREE))


def all_tests():
    return sorted(relative(path) for folder in ("tests/engine", "tests/records")
                  for path in (TREE / folder).rglob("*_test.cpp"))


def copy_tree():
    """Makes TREE equal to the files git knows or would take. What has not changed keeps its time."""
    names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT,
                           check=True, capture_output=True, text=True).stdout.split("\0")
    names = {name for name in names if name and (ROOT / name).is_file()}
    for old in [path for path in TREE.rglob("*") if path.is_file() and relative(path) not in names]:
        old.unlink()
    for name in names:
        target = TREE / name
        if not target.exists() or target.stat().st_mtime != (ROOT / name).stat().st_mtime:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)


def object_path(folder, source):
    return folder / (source.replace("/", "@").removesuffix(".cpp") + ".o")


def compile_command(source, target, level, mutated=None):
    target.parent.mkdir(parents=True, exist_ok=True)
    overlay = ["-I", OVERLAY] if mutated else []
    return (COMPILE + [level, "-include-pch", WORK / f"prefix.h{level}"] + overlay +
            ["-I", ".", "-I", "tests", "-MMD", "-c", OVERLAY / source if source == mutated else source,
             "-o", target])


def included_files(target):
    """What the compiler wrote down beside an object: all files of the tree that it read."""
    words = target.with_suffix(".d").read_text().replace("\\\n", " ").split()[1:]
    return {os.path.normpath(word) for word in words if not os.path.isabs(word)}


def is_fresh(target):
    if not target.exists() or not target.with_suffix(".d").exists():
        return False
    files = [TREE / name for name in included_files(target) | {"scripts/mutation/build.py"}]
    return all(file.exists() and file.stat().st_mtime < target.stat().st_mtime for file in files)
