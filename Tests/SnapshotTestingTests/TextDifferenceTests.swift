import QuoinSnapshots
import Testing

struct TextDifferenceTests {
  @Test func alikeTextsHaveNone() { #expect(TextDifference.patch("a\nb", "a\nb") == nil) }

  @Test func aChangedLineStandsBetweenItsNeighbours() {
    #expect(
      TextDifference.patch("a\nb\nc", "a\nx\nc") == """
        @@ −1,3 +1,3 @@
        \u{2007}a
        −b
        +x
        \u{2007}c
        """)
  }

  @Test func farChangesAreHunksOfTheirOwn() throws {
    let lines = (1...30).map(String.init)
    var other = lines
    other[1] = "two"
    other[27] = "28 "
    let patch = try #require(TextDifference.patch(lines.joined(separator: "\n"), other.joined(separator: "\n")))
    #expect(patch.contains("@@ −1,6 +1,6 @@"))
    #expect(patch.contains("@@ −24,7 +24,7 @@"))
    // A blank at the end is seen.
    #expect(patch.contains("+28 ¬"))
  }
}
