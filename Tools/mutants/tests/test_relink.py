"""What is read of SwiftPM's manifest."""

import unittest

from mutants.relink import commands

MANIFEST = """commands:
  "/a/Sources/B/":
    tool: directory-structure
    inputs: ["/a/Sources/B/"]

  "C.B-x-debug.module":
    tool: shell
    inputs: ["/a/Sources/B/B.swift"]
    description: "Compiling"
    args: ["swiftc","-c","@/a/b c"]

  "PackageStructure":
    tool: package-structure-tool
    args: ["other"]
"""


class RelinkTests(unittest.TestCase):
    def test_commands(self):
        self.assertEqual(commands(MANIFEST), {"C.B-x-debug.module": ["swiftc", "-c", "@/a/b c"]})
