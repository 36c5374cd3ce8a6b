import Foundation

extension LayoutTrace {
  /// The steps as numbered sentences, a line each, as a textbook tells them: "padding proposes 300×460 to frame".
  ///
  /// Subjects of one kind are told apart by their identifier, their text, or a number.
  public func sentences() -> [String] {
    let names = names()
    let width = String(steps.count).count
    return steps.enumerated().map { index, step in
      let number = String(index + 1)
      let padding = String(repeating: " ", count: width - number.count)
      return padding + number + " " + sentence(step, names)
    }
  }

  /// The steps as sentences without their numbers.
  package func bareSentences() -> [String] {
    let names = names()
    return steps.map { sentence($0, names) }
  }

  private func sentence(_ step: Step, _ names: [String]) -> String {
    let name = names[step.subject]
    let words: String
    switch step.act {
    case .isProposed(let proposal, let by):
      let proposer = by.map { names[$0] } ?? "the window"
      words = "\(proposer) proposes \(describe(proposal.width))×\(describe(proposal.height)) to \(name)"
    case .answers(let width, let height, let again):
      words = "\(name) answers \(describe(CGFloat(width)))×\(describe(CGFloat(height)))\(again ? " again" : "")"
    case .reckons(let text):
      words = "\(name): \(text)"
    case .isPlaced(let frame):
      let rect = [frame.x, frame.y, frame.width, frame.height].map { describe(CGFloat($0)) }
      words = "\(name) lies at (\(rect[0]), \(rect[1])), \(rect[2])×\(rect[3])"
    }
    return step.because.map { "\(words), \($0)" } ?? words
  }

  /// A name for every subject: no two are alike.
  public func names() -> [String] {
    let plain = subjects.map(\.plainName)
    var seen: [String: Int] = [:]
    return plain.map { name in
      seen[name, default: 0] += 1
      return seen[name] == 1 ? name : "\(name) (\(seen[name] ?? 0))"
    }
  }
}
