import Foundation
import QuoinLayout

/// A layout drawn in text: a letter for each view, filling what it covers.
@MainActor struct LayoutBoard {
  private let rows: [[Character]]
  private let cell: CGSize
  private let names: [Character: String]

  init(_ text: String, cell: CGSize, names: [Character: String]) {
    rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    self.cell = cell
    self.names = names
  }

  /// The letters in the order of reading.
  private var letters: [Character] {
    var letters: [Character] = []
    for letter in rows.joined() where !Self.isEmpty(letter) && !letters.contains(letter) { letters.append(letter) }
    return letters
  }

  private static func isEmpty(_ letter: Character) -> Bool { letter == " " || letter == "." || letter == "·" || letter == "…" }
  private func name(_ letter: Character) -> String { names[letter] ?? String(letter) }

  /// What encloses each letter, in points.
  var frames: [(name: String, frame: CGRect)] {
    letters.map { letter in
      var box = CGRect.null
      for (y, row) in rows.enumerated() {
        for (x, own) in row.enumerated() where own == letter {
          box = box.union(
            CGRect(x: CGFloat(x) * cell.width, y: CGFloat(y) * cell.height, width: cell.width, height: cell.height))
        }
      }
      return (name(letter), box)
    }
  }

  /// The layout as a board of the same letters: a cell belongs to the last view that covers its middle.
  static func text(of tested: TestedLayout, like board: LayoutBoard) -> String {
    let columns = min(200, max(1, Int((tested.size.width / board.cell.width).rounded())))
    let rows = min(200, max(1, Int((tested.size.height / board.cell.height).rounded())))
    var cells = Array(repeating: Array(repeating: Character("."), count: columns), count: rows)
    for letter in board.letters {
      guard let frame = tested.frame(board.name(letter)) else { continue }
      for y in 0..<rows {
        for x in 0..<columns {
          let middle = CGPoint(x: (CGFloat(x) + 0.5) * board.cell.width, y: (CGFloat(y) + 0.5) * board.cell.height)
          if frame.contains(middle) { cells[y][x] = letter }
        }
      }
    }
    return cells.map { String($0) }.joined(separator: "\n")
  }
}
