import Foundation

extension LayoutTrace {
  /// The trace as it is told: without repeats, without the questions that stacks ask to learn how flexible their children are, each place
  /// once, and in the order of the tree: what lies behind or over a view is asked before the two answer together. O(steps).
  public var told: LayoutTrace { withoutRepeats.withoutProbes.inOrderOfTree }

  /// The trace less what only repeats: answers that were known with their questions, what was found out before, places that stayed.
  /// O(steps).
  public var withoutRepeats: LayoutTrace {
    var result = LayoutTrace(subjects: subjects, notes: notes)
    var reckoned: Set<Step> = []
    var places: [Int: LayoutTree.Rect] = [:]
    for step in steps {
      switch step.act {
      case .reckons:
        guard reckoned.insert(step).inserted else { continue }
      case .isPlaced(let frame):
        guard places.updateValue(frame, forKey: step.subject) != frame else { continue }
      case .answers(_, _, again: true):
        if let last = result.steps.last, last.subject == step.subject, case .isProposed = last.act { result.steps.removeLast() }
        continue
      case .isProposed, .answers: break
      }
      result.steps.append(step)
    }
    return result
  }

  /// Without what is asked "to learn how low it can be", and all that follows from it up to the answer.
  private var withoutProbes: LayoutTrace {
    var result = LayoutTrace(subjects: subjects, notes: notes)
    var probed: Int?
    for step in steps {
      if let subject = probed {
        if case .answers = step.act, step.subject == subject { probed = nil }
        continue
      }
      if case .isProposed = step.act, step.because?.hasPrefix(Self.probing) ?? false {
        probed = step.subject
        continue
      }
      result.steps.append(step)
    }
    return result
  }

  /// How the reason of a question begins that is asked only to learn something.
  static let probing = "to learn how "

  /// With what lies behind or over a view told before the answer of the two.
  private var inOrderOfTree: LayoutTrace {
    var answers: [Int: [(step: Int, width: Double, height: Double)]] = [:]
    var moved: [Int: [Range<Int>]] = [:]
    var isMoved = [Bool](repeating: false, count: steps.count)
    for (index, step) in steps.enumerated() {
      switch step.act {
      case .answers(let width, let height, _): answers[step.subject, default: []].append((index, width, height))
      case .isProposed(let proposal, let by?) where !isMoved[index] && LayeringRule.names.contains(subjects[by].kind):
        // Only the one that is proposed the other's size comes late, and only once that size is known.
        guard let width = proposal.width, let height = proposal.height, step.because?.hasPrefix(LayeringRule.reason) ?? false,
          let target = answers[by]?.last(where: { $0.width == Double(width) && $0.height == Double(height) }),
          let end = steps[index...].firstIndex(where: { later in
            if case .answers = later.act { return later.subject == step.subject }
            return false
          })
        else { continue }
        moved[target.step, default: []].append(index..<(end + 1))
        for inner in index...end { isMoved[inner] = true }
      default: break
      }
    }
    guard !moved.isEmpty else { return self }
    var result = LayoutTrace(subjects: subjects, notes: notes)
    func tell(_ index: Int) {
      for block in moved[index] ?? [] { block.forEach(tell) }
      result.steps.append(steps[index])
    }
    for index in steps.indices where !isMoved[index] { tell(index) }
    return result
  }
}
