import Foundation

/// What a node was asked only to learn how short and how long it can be.
///
/// Probes are what makes nested stacks dear: each begets others inside, and with lengths that depend on one another (ratios, texts) their
/// number would double with every level. So only the first few proposals across are probed; after those the answer for the nearest one
/// is taken. And while a node is probed, those inside that were measured often take the nearest of their answers, which keeps the work
/// linear in the depth. What is placed is always measured: a size that follows from a near one is remembered for probes alone. Ordinary
/// pages never get there.
final class ProbedAnswers {
  /// A range that was asked for.
  private struct Probe {
    let axis: Axis
    /// What was proposed across; −1 for nothing.
    let cross: CGFloat
    let range: LengthRange
  }
  private var probes: [Probe] = []
  /// Sizes that follow from near ones.
  fileprivate var rough: [(key: ProposalKey, size: CGSize)] = []

  /// How many proposals across a node is probed for along one axis.
  private static var mostProbes: Int { 6 }
  /// How often a node is measured for probes around it in a layout before it takes a near answer.
  fileprivate static var mostSizes: Int { 24 }

  fileprivate func range(_ axis: Axis, _ cross: CGFloat) -> LengthRange? {
    if let known = probes.first(where: { $0.axis == axis && $0.cross == cross }) { return known.range }
    let same = probes.filter { $0.axis == axis }
    guard same.count >= Self.mostProbes else { return nil }
    return same.min { abs($0.cross - cross) < abs($1.cross - cross) }?.range
  }
  fileprivate func note(_ range: LengthRange, _ axis: Axis, _ cross: CGFloat) {
    probes.append(Probe(axis: axis, cross: cross, range: range))
  }
}

extension LayoutNode {
  /// The lengths along `axis` for the proposals 0 and ∞ when `cross` is proposed across: known from the structure, or else asked.
  func probedRange(along axis: Axis, across cross: CGFloat?) -> LengthRange {
    if let range = range(along: axis) { return range }
    let key = cross ?? -1
    if let known = probed?.range(axis, key) { return known }
    // How a stack's children are ordered makes no size in it a rough one.
    let outer = (context.isProbing, context.isRough)
    context.isProbing = true
    context.reason("\(LayoutTrace.probing)\(axis == .horizontal ? "narrow" : "low") it can be")
    let shortest = size(for: ProposedViewSize(axis, main: 0, cross: cross))[axis]
    context.reason("\(LayoutTrace.probing)\(axis == .horizontal ? "wide" : "high") it can be")
    let range = LengthRange(min: shortest, max: size(for: ProposedViewSize(axis, main: .infinity, cross: cross))[axis])
    (context.isProbing, context.isRough) = outer
    knownProbes.note(range, axis, key)
    return range
  }

  private var knownProbes: ProbedAnswers {
    if let probed { return probed }
    let made = ProbedAnswers()
    probed = made
    return made
  }

  /// What a probe around the node makes do with: a rough size for `key`, or the nearest, once it has been measured often. What was
  /// answered in earlier layouts does not count, so that a page that lives is laid out as a new one.
  func nearAnswer(for key: ProposalKey) -> CGSize? {
    let rough = probed?.rough ?? []
    if let known = rough.first(where: { $0.key == key }) { return known.size }
    if probedTimes.layout != context.layout { probedTimes = (context.layout, 0) }
    guard probedTimes.count >= ProbedAnswers.mostSizes else {
      probedTimes.count += 1
      return nil
    }
    var nearest: (distance: Double, size: CGSize)?
    func compare(_ known: ProposalKey, _ size: CGSize) {
      guard let distance = known.distance(to: key), distance < nearest?.distance ?? .infinity else { return }
      nearest = (distance, size)
    }
    answers.forEachSize(compare)
    for (known, size) in rough { compare(known, size) }
    return nearest?.size
  }
  /// Remembers a size that follows from a near one.
  func noteRough(_ size: CGSize, for key: ProposalKey) { knownProbes.rough.append((key, size)) }
}
