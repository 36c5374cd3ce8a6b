import Foundation
import QuoinDrawing
import QuoinLayout

/// A page in words, everything that is seen of it: the frames of what has a name or words, and what is drawn.
enum PageWords {
  static func of(_ tree: LayoutTree, _ list: DisplayList, scale: CGFloat) -> String {
    var lines: [String] = []
    func visit(_ tree: LayoutTree) {
      if tree.identifier != nil || tree.text != nil {
        let frame = tree.frame
        let numbers = [frame.x, frame.y, frame.width, frame.height].map { "\(($0 * 100).rounded() / 100 + 0)" }
        lines.append("\(tree.identifier ?? "") “\(tree.text ?? "")” \(numbers.joined(separator: " "))")
      }
      for child in tree.children { visit(child) }
    }
    visit(tree)
    lines.append((try? SVGExporter(text: .selectable, pixelScale: scale).string(for: list)) ?? "cannot be drawn")
    return lines.joined(separator: "\n")
  }

  /// A short number that differs where the words do (FNV-1a).
  static func fingerprint(_ pages: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for page in pages { for byte in page.utf8 + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 } }
    return String(hash >> 16, radix: 16)
  }
}
