import QuoinLayout

/// What the scroll views of a page tell the bar above them: whether anything has gone below it, so that it has a ground, and no room for
/// a large title any more.
final class ScrolledContent {
  /// Whether something has, as far as the last layout tells.
  let isUnderBar = StateBox(false)
  private struct Teller {
    weak var memory: ScrollMemory?
    var isUnder: Bool
  }
  private var tellers: [ObjectIdentifier: Teller] = [:]

  /// How far a scroll view that reaches below the bar stands from its start. A large title goes once it would stay away: what is behind
  /// it is `room` points high.
  func tell(_ memory: ScrollMemory, stands distance: CGFloat, room: CGFloat) {
    let wasUnder = isUnderBar.value
    tellers[ObjectIdentifier(memory)] = Teller(memory: memory, isUnder: distance > (wasUnder ? 0.5 : room + 0.5))
    tellers = tellers.filter { $0.value.memory != nil }
    let isUnder = tellers.contains { $0.value.isUnder }
    if isUnder != wasUnder { isUnderBar.value = isUnder }
  }
}

/// Tells the bar of a page, once it is laid out, how far a scroll view stands from its start.
struct ScrollTelling: Reaction {
  let node: _ViewNode
  let memory: ScrollMemory
  let report: NavigationReport
  var stage: ReactionStage { .observing }

  func react(in graph: ViewGraph) {
    let node = node.current
    guard node.isPlaced, let shown = (node.rule as? ScrollRule)?.shown, shown.minY < node.frame.minY - 0.5 else { return }
    report.scrolled.tell(memory, stands: memory.stands.y, room: report.largeTitleRoom)
  }
}

extension _Scope {
  /// Lets the bar above hear of a scroll view.
  func tellBar(of node: _ViewNode, _ memory: ScrollMemory, _ axes: Axis.Set) {
    guard axes.contains(.vertical), let report = environment.navigationReport else { return }
    record.react(ScrollTelling(node: node, memory: memory, report: report))
  }
}
