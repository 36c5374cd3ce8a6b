import Foundation

extension LayoutTrace {
  /// The subjects that `word` may mean: an identifier, a property that holds a view of UIKit's, a user's view, any view that became one, a
  /// kind such as `HStack`, a text or a part of one, or the name of a picture; the first of these that some have. Where none has it as it is written, large and small letters count alike. O(subjects).
  public func subjects(called word: String) -> Set<Int> {
    let exact = subjects(is: { $0 == word }, holds: { $0.contains(word) })
    guard exact.isEmpty else { return exact }
    let small = word.lowercased()
    return subjects(is: { $0.lowercased() == small }, holds: { $0.lowercased().contains(small) })
  }

  /// Those of `chosen` that stand in no other of them, in the order they were met: what a name means when a modifier has it as well as what it
  /// changes.
  package func outermost(_ chosen: Set<Int>) -> [Int] {
    chosen.sorted().filter { subject in
      guard subjects[subject].parent.map(chosen.contains) ?? false, let parent = subjects[subject].parent else { return true }
      return subjects[parent].kind == subjects[subject].kind
    }
  }

  private func subjects(is isMeant: @escaping (String) -> Bool, holds: @escaping (String) -> Bool) -> Set<Int> {
    let meanings: [(Subject) -> Bool] = [
      { $0.identifier.map(isMeant) ?? false },
      { $0.property.map(isMeant) ?? false }, { $0.view.map(isMeant) ?? false }, { $0.names?.contains(where: isMeant) ?? false },
      { isMeant($0.kind) }, { $0.text.map(isMeant) ?? false }, { $0.text.map(holds) ?? false }, { $0.picture.map(isMeant) ?? false },
    ]
    for meaning in meanings {
      let found = subjects.indices.filter { meaning(subjects[$0]) }
      if !found.isEmpty { return Set(found) }
    }
    return []
  }

  /// What may be asked about, for somebody who asked for `word` in vain: what is written nearly like it first, then identifiers,
  /// properties, the users' own views (those of `own`), and those kinds and pictures that are among the words and literals of their
  /// sources: what views are made of inside is nobody's word.
  package func names(near word: String, own: Set<String>, words: Set<String>, literals: Set<String>) -> (near: [String], all: [String]) {
    var all: [String] = []
    func add(_ names: some Sequence<String>) { for name in Set(names).sorted() where !all.contains(name) { all.append(name) } }
    add(subjects.compactMap(\.identifier))
    add(subjects.compactMap(\.property))
    let views = subjects.flatMap { ($0.names ?? []) + [$0.view].compactMap { $0 } }
    add(views.filter(own.contains))
    let kinds = subjects.map { $0.kind == "flexible frame" ? "frame" : $0.kind }
    add((views + kinds).filter(words.contains))
    add(subjects.compactMap(\.picture).filter(literals.contains))
    add(subjects.compactMap(\.text).filter { $0.count <= Self.shortText })
    let near = all.filter { Self.distance($0.lowercased(), word.lowercased()) <= max(1, word.count / 4) }
    return (near, all)
  }

  /// Longer texts are named by a part of them.
  private static let shortText = 30

  /// How many letters must be changed, added or left out.
  private static func distance(_ one: String, _ other: String) -> Int {
    let (a, b) = (Array(one), Array(other))
    var row = Array(0...b.count)
    for i in a.indices {
      var corner = row[0]
      row[0] = i + 1
      for j in b.indices {
        let cost = a[i] == b[j] ? corner : min(corner, row[j], row[j + 1]) + 1
        (corner, row[j + 1]) = (row[j + 1], cost)
      }
    }
    return row[b.count]
  }
}
