import InlineSnapshotTesting
import Testing

struct InlineRewriterTests {
  private func rewritten(_ source: String, _ snapshots: InlineSnapshot...) -> String {
    String(decoding: InlineRewriter.rewrite([UInt8](source.utf8), snapshots).source, as: UTF8.self)
  }

  @Test func aFirstSnapshotBecomesATrailingClosure() {
    let source = """
      func test() {
        assertInlineSnapshot(of: f(")", [1]), as: .lines)
      }
      """
    #expect(
      rewritten(source, InlineSnapshot(actual: "a\n\nb", line: 2, column: 3)) == """
        func test() {
          assertInlineSnapshot(of: f(")", [1]), as: .lines) {
            ""\"
            a

            b
            ""\"
          }
        }
        """)
  }

  @Test func anOldOneIsReplaced() {
    let source = """
      assertInlineSnapshot(of: "}", as: .dump) {
        ""\"
        - "{"

        ""\"
      }
      next()
      """
    #expect(
      rewritten(source, InlineSnapshot(actual: "x", line: 1, column: 1)) == """
        assertInlineSnapshot(of: "}", as: .dump) {
          ""\"
          x
          ""\"
        }
        next()
        """)
  }

  @Test func whatWouldEndTheLiteralIsRaw() {
    let result = rewritten("check(1)", InlineSnapshot(actual: "a\"\"\"b\\n", line: 1, column: 1))
    #expect(result.contains("#\"\"\"\n"))
    #expect(result.contains("\"\"\"#\n"))
    // A backslash alone would be read as an escape.
    #expect(rewritten("check(1)", InlineSnapshot(actual: "a\\b", line: 1, column: 1)).contains("#\"\"\"\n"))
    let double = rewritten("check(1)", InlineSnapshot(actual: "a\"\"\"#b", line: 1, column: 1))
    #expect(double.contains("##\"\"\"\n"))
  }

  @Test func closuresWithLabelsAreFound() {
    let source = "check { 1 } is: { \"a\" } other: { 2 }"
    let descriptor = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is", trailingClosureOffset: 1)
    let result = rewritten(source, InlineSnapshot(actual: "b", descriptor: descriptor, line: 1, column: 1))
    #expect(result.hasPrefix("check { 1 } is: {\n  \"\"\"\n  b\n"))
    #expect(result.hasSuffix("} other: { 2 }"))
  }

  @Test func closuresAmongTheArgumentsAreFound() {
    let source = "check(of: { 1 }, matches: { \"a\" })"
    let result = rewritten(source, InlineSnapshot(actual: "b", line: 1, column: 1))
    #expect(result.hasPrefix("check(of: { 1 }, matches: {\n"))
    #expect(result.hasSuffix("})"))
  }

  @Test func anOlderLabelIsWrittenAnew() {
    let descriptor = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["was"], trailingClosureLabel: "is", trailingClosureOffset: 1)
    let result = rewritten("check { 1 } was: { \"a\" }", InlineSnapshot(actual: "b", descriptor: descriptor, line: 1, column: 1))
    #expect(result.hasPrefix("check { 1 } is: {"))
  }

  @Test func aSecondClosureIsAddedBehindTheFirst() {
    let descriptor = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is", trailingClosureOffset: 1)
    let result = rewritten("check { 1 }\nnext()", InlineSnapshot(actual: "b", descriptor: descriptor, line: 1, column: 1))
    #expect(result.hasPrefix("check { 1 } is: {\n"))
    #expect(result.hasSuffix("}\nnext()"))
  }

  @Test func aValueThatIsGoneTakesItsTextAway() {
    #expect(rewritten("check(1) {\n  \"a\"\n}\nnext()", InlineSnapshot(actual: nil, line: 1, column: 1)) == "check(1)\nnext()")
  }

  @Test func severalInOneSourceKeepTheirPlaces() {
    let source = "a(1)\nb(2)\nc(3)"
    let result = rewritten(
      source, InlineSnapshot(actual: "3", line: 3, column: 1), InlineSnapshot(actual: "1", line: 1, column: 1))
    #expect(result == "a(1) {\n  \"\"\"\n  1\n  \"\"\"\n}\nb(2)\nc(3) {\n  \"\"\"\n  3\n  \"\"\"\n}")
  }

  @Test func aPlaceThatIsNoCallIsTold() {
    #expect(InlineRewriter.rewrite([UInt8]("a".utf8), [InlineSnapshot(actual: "b", line: 9, column: 1)]).lost.count == 1)
  }
}
