import Foundation

// The words of traces that rules share.

extension EdgeInsets {
  /// "10 on every side", "16 leading and trailing, 8 at the top".
  var words: String {
    if top == bottom, leading == trailing, top == leading { return "\(describe(top)) on every side" }
    var parts: [String] = []
    func add(_ first: CGFloat, _ second: CGFloat, _ firstWord: String, _ secondWord: String) {
      if first == second, first != 0 {
        parts.append("\(describe(first)) \(firstWord) and \(secondWord)")
        return
      }
      if first != 0 { parts.append("\(describe(first)) \(firstWord)") }
      if second != 0 { parts.append("\(describe(second)) \(secondWord)") }
    }
    add(leading, trailing, "leading", "trailing")
    add(top, bottom, "top", "bottom")
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

extension FrameLimits {
  /// Why a frame with these limits has this length, when it was proposed `proposal` and its child answered `child`.
  func reason(_ proposal: CGFloat?, child: CGFloat, length: CGFloat) -> String {
    let bounds = "min \(describe(min ?? 0)) and max \(describe(max ?? .infinity))"
    if proposal == nil, let ideal, length == ideal { return "\(describe(length)) is its ideal where nothing is proposed" }
    if let offered = proposal, min != nil, max != nil {
      if offered == length { return "\(describe(length)) lies between \(bounds)" }
      return offered < length
        ? "\(describe(offered)) is raised to min \(describe(length))" : "\(describe(offered)) is cut to max \(describe(length))"
    }
    if let min, max == nil { return reason(atLeast: min, proposal, child: child, length: length) }
    if let max, min == nil { return reason(atMost: max, proposal, child: child, length: length) }
    if length == child { return "the child's \(describe(child)) lies between \(bounds)" }
    return child < length
      ? "the child's \(describe(child)) is raised to min \(describe(length))"
      : "the child's \(describe(child)) is cut to max \(describe(length))"
  }

  private func reason(atLeast min: CGFloat, _ proposal: CGFloat?, child: CGFloat, length: CGFloat) -> String {
    if child < length { return "the child's \(describe(child)) is raised to min \(describe(min))" }
    if child > length { return "the child's \(describe(child)) is more than the \(describe(length)) it is offered" }
    if let proposal, proposal < min {
      return "the \(describe(proposal)) it is offered is raised to min \(describe(min)), which the child takes"
    }
    return "the child's \(describe(child)) is no less than min \(describe(min))"
  }

  private func reason(atMost max: CGFloat, _ proposal: CGFloat?, child: CGFloat, length: CGFloat) -> String {
    if child > length { return "the child's \(describe(child)) is cut to max \(describe(max))" }
    if let proposal, proposal > length { return "the \(describe(proposal)) it is offered is cut to max \(describe(max))" }
    if proposal == length { return "max \(describe(max)) lets it fill the \(describe(length)) it is offered" }
    return "the child's \(describe(child)) is no more than max \(describe(max))"
  }
}

/// "a, b and c".
func list(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

/// Lengths as they are added up: "50 + 8 + 42"; long ones are shortened.
func sum(_ lengths: [CGFloat]) -> String {
  let shown = lengths.prefix(9).map { describe($0) }
  return shown.joined(separator: " + ") + (lengths.count > 9 ? " + …" : "")
}

extension String {
  /// The words as a sentence: a capital first, a full stop last.
  package var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

extension Axis {
  /// "wide" or "high".
  package var adjective: String { self == .horizontal ? "wide" : "high" }
  /// "width" or "height".
  package var noun: String { self == .horizontal ? "width" : "height" }
}

extension AlignmentKey {
  /// The name that a user writes: "firstTextBaseline", "center", or the type of one's own guide.
  package var words: String {
    switch ObjectIdentifier(id) {
    case ObjectIdentifier(FrameGuide.Leading.self): "leading"
    case ObjectIdentifier(FrameGuide.CenterX.self), ObjectIdentifier(FrameGuide.CenterY.self): "center"
    case ObjectIdentifier(FrameGuide.Trailing.self): "trailing"
    case ObjectIdentifier(FrameGuide.Top.self): "top"
    case ObjectIdentifier(FrameGuide.Bottom.self): "bottom"
    case ObjectIdentifier(TextGuide.First.self): "firstTextBaseline"
    case ObjectIdentifier(TextGuide.Last.self): "lastTextBaseline"
    default: String(describing: id)
    }
  }
}
