import Foundation
import QuoinLayout
import QuoinMessages
import SwiftUI

/// What `quoin explain` tells of a document: why each page ends where it does.
@MainActor struct PageAnswers {
  private(set) var ends: [PageEnd] = []
  private(set) var findings: [Finding] = []
  private var measures = ""
  /// The words that are asked for, and the pages on which they stand.
  private var asked: [(word: String, pages: [Int])] = []

  init(_ document: Document, _ wish: RenderChoices.Explanation) throws {
    asked = (wish.why + wish.about).map { ($0, []) }
    var ends: [PageEnd] = []
    var asked = asked
    var named = [[Int]](repeating: [], count: asked.count)
    (measures, findings) = try document.ends { end, tree in
      ends.append(end)
      for index in asked.indices {
        let word = asked[index].word
        if Self.isAsked(word, end.page) {
          named[index].append(end.page)
        } else if Self.holds(tree, word) {
          asked[index].pages.append(end.page)
        }
      }
    }
    // A page that is named is meant alone, though another's foot may say "Page 130" where "page 13" is asked for.
    for index in asked.indices where !named[index].isEmpty { asked[index].pages = named[index] }
    (self.ends, self.asked) = (ends, asked)
  }

  /// "3" and "page 3" mean the third page.
  private static func isAsked(_ word: String, _ page: Int) -> Bool {
    let small = word.lowercased()
    return small == String(page) || small == "page \(page)" || small == "page"
  }
  private static func holds(_ tree: LayoutTree, _ word: String) -> Bool {
    let small = word.lowercased()
    func isMeant(_ name: String?) -> Bool { name?.lowercased() == small }
    if isMeant(tree.identifier) || isMeant(tree.view) || isMeant(tree.kind) || tree.text?.lowercased().contains(small) ?? false {
      return true
    }
    return tree.children.contains { holds($0, word) }
  }

  /// The sentences of the answer, a line each.
  func lines() throws(RunnerRefusal) -> [String] {
    guard !asked.isEmpty else { return [measures] + ends.map { line($0) } }
    var lines = [measures]
    var told: Set<Int> = []
    for (word, pages) in asked {
      guard let first = pages.first else {
        throw RunnerRefusal("there is no \(word) in it; ask for a page by its number, 1 to \(ends.count), or for what stands on it")
      }
      // Why it begins where it does is why the page before ends.
      for page in [first - 1] + pages where page > 0 && told.insert(page).inserted { lines.append(line(ends[page - 1])) }
    }
    return lines
  }

  private func line(_ end: PageEnd) -> String {
    "Page \(end.page) ends after \(describe(CGFloat(end.filled))): \(end.words.joined(separator: " "))"
  }
}
