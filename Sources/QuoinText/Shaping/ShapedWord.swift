/// A word turned into glyphs of one face, in the face's own units: the same for every size and every text.
///
/// Invariant: `unitOffsets` rises strictly from 0; a unit is the least stretch of text with glyphs of its own (a grapheme,
/// or several where the font joins them), and its glyphs stand together in `glyphs`.
final class ShapedWord: Sendable {
  /// In visual order, left to right.
  let glyphs: [UInt32]
  let advances: [Int32]
  let xOffsets: [Int32]
  let yOffsets: [Int32]
  /// UTF-16 offset in the word where each unit begins, in reading order.
  let unitOffsets: [Int32]
  /// Sum of the unit's advances.
  let unitAdvances: [Int32]
  /// The unit's first glyph; how many is in `unitGlyphCounts`.
  let unitGlyphs: [Int32]
  let unitGlyphCounts: [Int32]

  init(glyphs: [UInt32], clusters: [Int32], advances: [Int32], xOffsets: [Int32], yOffsets: [Int32], isRightToLeft: Bool) {
    self.glyphs = glyphs
    self.advances = advances
    self.xOffsets = xOffsets
    self.yOffsets = yOffsets
    var offsets: [Int32] = []
    var sums: [Int32] = []
    var starts: [Int32] = []
    var counts: [Int32] = []
    var index = 0
    while index < glyphs.count {
      let start = index
      var sum: Int32 = 0
      while index < glyphs.count, clusters[index] == clusters[start] {
        sum &+= advances[index]
        index += 1
      }
      offsets.append(clusters[start])
      sums.append(sum)
      starts.append(Int32(start))
      counts.append(Int32(index - start))
    }
    unitOffsets = isRightToLeft ? offsets.reversed() : offsets
    unitAdvances = isRightToLeft ? sums.reversed() : sums
    unitGlyphs = isRightToLeft ? starts.reversed() : starts
    unitGlyphCounts = isRightToLeft ? counts.reversed() : counts
  }
}
