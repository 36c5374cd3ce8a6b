import Foundation
import QuoinDrawing
import SwiftUI

/// The words that stand on a page, in the order in which they are painted.
func wordsOf(_ list: DisplayList) -> [String] {
  func words(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .glyphs(let glyphs): glyphs.runs.map(\.text)
      case .group(let group): words(group.items)
      default: []
      }
    }
  }
  return words(list.items)
}

/// A row of a document: a word in a height.
struct DocumentRow: View {
  let word: String
  let height: CGFloat

  init(_ word: String, _ height: CGFloat = 30) {
    self.word = word
    self.height = height
  }
  var body: some View { Text(verbatim: word).frame(height: height) }
}
