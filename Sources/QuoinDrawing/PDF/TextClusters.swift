import CCairo
import Foundation
import QuoinText

/// Which characters belong to which glyphs, in Cairo's form: clusters in the order of the glyphs, from left to right, each a count of bytes
/// and of glyphs.
///
/// Text that is read from right to left stands in the file from left to right, too, as readers of PDF expect it: they find by its letters
/// that it is to be turned round. Given in reading order, its letters come out turned round (pypdf), or one a line.
struct TextClusters {
  /// The run's characters as Cairo takes them, cluster by cluster: Unicode's noncharacters are U+FFFD.
  let text: String
  let items: [cairo_text_cluster_t]

  init(_ run: GlyphRun) {
    let clusters = Self.clusters(run)
    guard run.isRightToLeft || run.text.unicodeScalars.contains(where: \.isNoncharacter) else {
      text = run.text
      items = clusters.map { Self.item($0.bytes.count, $0.glyphs) }
      return
    }
    let bytes = Array(run.text.utf8)
    var text = ""
    var items: [cairo_text_cluster_t] = []
    for cluster in run.isRightToLeft ? clusters.reversed() : clusters {
      var piece = String(decoding: bytes[cluster.bytes], as: UTF8.self).withoutNoncharacters
      // Readers take one glyph's several letters for as many glyphs, and turn those round: where Unicode has one letter for them, that is
      // safe. They take it for what it is made of (NFKC).
      if run.isRightToLeft, cluster.glyphs == 1, let one = Self.ligatures[piece] { piece = String(one) }
      text += piece
      items.append(Self.item(piece.utf8.count, cluster.glyphs))
    }
    (self.text, self.items) = (text, items)
  }

  private static func item(_ bytes: Int, _ glyphs: Int) -> cairo_text_cluster_t {
    cairo_text_cluster_t(num_bytes: Int32(bytes), num_glyphs: Int32(glyphs))
  }

  /// The bytes of the run's characters and the number of their glyphs, in reading order.
  private static func clusters(_ run: GlyphRun) -> [(bytes: Range<Int>, glyphs: Int)] {
    let order = run.isRightToLeft ? Array(run.clusters.reversed()) : run.clusters
    let end = run.text.utf8.count
    var clusters: [(bytes: Range<Int>, glyphs: Int)] = []
    var index = 0
    while index < order.count {
      var next = index + 1
      while next < order.count, order[next] <= order[index] { next += 1 }
      let begin = clusters.last?.bytes.upperBound ?? 0
      clusters.append((begin..<max(begin, next < order.count ? min(order[next], end) : end), next - index))
      index = next
    }
    return clusters
  }

  /// Unicode's letters for ligatures of Arabic and Hebrew (U+FB1D to U+FDFB, U+FE70 to U+FEFC), by the letters they are made of.
  private static let ligatures: [String: Unicode.Scalar] = {
    var ligatures: [String: Unicode.Scalar] = [:]
    for value in [0xFB1D...0xFDFB, 0xFE70...0xFEFC].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let parts = String(scalar).precomposedStringWithCompatibilityMapping
      // Marks alone are shown beside a blank.
      guard parts.unicodeScalars.count > 1, !parts.unicodeScalars.contains(" "), ligatures[parts] == nil else { continue }
      ligatures[parts] = scalar
    }
    return ligatures
  }()
}
