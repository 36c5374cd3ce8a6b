import Foundation

extension LayoutTrace {
  /// Who is meant by `word`, and how each is to be told: one box, or several that a view became together.
  package enum Asked {
    /// An index into the subjects.
    case one(Int)
    /// A view without a box of its own, and the subjects that it became.
    case several(Subject.Part, [Int])
  }

  /// The subjects `chosen` for `word` one by one, but for those that one view of that name became together: a `Section`'s rows.
  package func asked(_ chosen: Set<Int>, by word: String) -> [Asked] {
    let small = word.lowercased()
    var result: [Asked] = []
    var places: [Int: Int] = [:]
    for subject in outermost(chosen) {
      guard let part = subjects[subject].parts?.last(where: { $0.view.lowercased() == small }) else {
        result.append(.one(subject))
        continue
      }
      if let place = places[part.number], case .several(let part, let members) = result[place] {
        result[place] = .several(part, members + [subject])
      } else {
        places[part.number] = result.count
        result.append(.several(part, [subject]))
      }
    }
    return result
  }

  /// What is said of a view that became several: that it has no box of its own, which parts it has, and what they take together.
  package func parts(of part: Subject.Part, _ members: [Int], place: String?) -> [String] {
    var frames: [Int: CGRect] = [:]
    for step in steps { if case .isPlaced(let frame) = step.act { frames[step.subject] = frame.cgRect } }
    let placed = members.filter { frames[$0] != nil }
    let line = place.map { " (\($0))" } ?? ""
    var result = [
      "\(part.view)\(line) has no box of its own: it is \(members.count) views, which the container around lays out one by one."
    ]
    guard let first = placed.first.flatMap({ frames[$0] }) else { return result }
    let whole = placed.compactMap { frames[$0] }.reduce(first) { $0.union($1) }
    result.append("Together they take \(size(whole)) and lie at \(point(whole)).")
    let told = placed.prefix(Self.mostParts).map { index in
      let frame = frames[index] ?? .zero
      return "\(spokenName(of: index)) is \(size(frame)) at \(point(frame))"
    }
    let rest = placed.count > told.count ? ", and \(placed.count - told.count) more" : ""
    result.append("\(told.joined(separator: ", "))\(rest). Ask about one of them to learn why.")
    return result
  }
  private static let mostParts = 12

  /// The name of the view within modifiers.
  private func spokenName(of index: Int) -> String {
    let own = subjects[index]
    guard own.whole == nil, own.identifier == nil, own.kind.first?.isLowercase ?? false,
      let inner = subjects.indices.first(where: { subjects[$0].parent == index })
    else { return own.spokenName }
    return spokenName(of: inner)
  }

  private func size(_ frame: CGRect) -> String { "\(describe(frame.width))×\(describe(frame.height))" }
  private func point(_ frame: CGRect) -> String { "(\(describe(frame.minX)), \(describe(frame.minY)))" }
}
