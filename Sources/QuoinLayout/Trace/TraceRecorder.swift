import Foundation

/// Listens to a layout and writes it down as a ``LayoutTrace``. Belongs to one thread at a time, like the nodes it hears of.
public final class TraceRecorder: LayoutTracer {
  /// What was heard so far.
  public private(set) var trace = LayoutTrace()

  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Holds what was numbered, so that no other object takes its address.
  private var held: [AnyObject] = []
  private var reason: String?
  private struct NoteKey: Hashable {
    let subject: Int
    let topic: LayoutTrace.Note.Topic
  }
  /// Where the notes are.
  private var noted: [NoteKey: Int] = [:]
  /// What was found doubtful, each once, with the nodes that it was met at.
  private var doubts: [(finding: Finding, node: LayoutNode?)] = []
  private var doubted: Set<Finding> = []

  /// An empty trace.
  public init() {}

  /// The number of an object, which `describe` introduces when it is met for the first time.
  public func number(of object: AnyObject, _ describe: () -> LayoutTrace.Subject) -> Int {
    let key = ObjectIdentifier(object)
    if let known = numbers[key] { return known }
    let number = trace.subjects.count
    numbers[key] = number
    held.append(object)
    trace.subjects.append(describe())
    return number
  }

  /// Adds a step. What was given as the reason before belongs to it.
  public func add(_ subject: Int, _ act: LayoutTrace.Step.Act) {
    trace.steps.append(LayoutTrace.Step(subject: subject, act: act, because: reason))
    reason = nil
  }

  /// The number of a node that was told of; nil for others.
  package func known(_ node: LayoutNode) -> Int? { numbers[ObjectIdentifier(node)] }

  /// Notes which nodes of the layout tree the subjects are: `nodes` by the objects that stand for them. Others are none: what was noted
  /// before, of a page inside this one, is forgotten.
  package func note(nodes: [ObjectIdentifier: Int]) {
    for (object, subject) in numbers { trace.subjects[subject].node = nodes[object] }
  }

  private func number(of node: LayoutNode) -> Int {
    let key = ObjectIdentifier(node)
    if let last, last.key == key { return last.number }
    let number = knownOrNewNumber(of: node, key)
    last = (key, number)
    return number
  }
  /// Who was spoken of last: what happens to a node often happens next to it again.
  private var last: (key: ObjectIdentifier, number: Int)?

  private func knownOrNewNumber(of node: LayoutNode, _ key: ObjectIdentifier) -> Int {
    if let known = numbers[key] { return known }
    let parent = asker(of: node)
    return number(of: node) {
      var subject = node.traceSubject
      subject.parent = parent
      return subject
    }
  }

  /// The nearest node around that is told of; nil for the window.
  private func asker(of node: LayoutNode) -> Int? {
    var next = node.parent
    while let here = next, !here.rule.isTold { next = here.parent }
    guard let next else { return nil }
    // Most are known; a node's parent is its subject's, once it has one.
    return numbers[ObjectIdentifier(next)] ?? number(of: next)
  }

  // MARK: LayoutTracer

  /// Writes down that `node` is proposed a size.
  public func asked(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    guard node.rule.isTold else { return }
    add(number(of: node), .isProposed(LayoutTree.Proposal(proposal), by: asker(of: node)))
  }

  /// Writes down what `node` answers; with `remembered`, that it had answered the same before.
  public func answered(_ node: LayoutNode, _ size: CGSize, for proposal: ProposedViewSize, remembered: Bool) {
    guard node.rule.isTold else { return }
    if remembered { asked(node, proposal) }
    add(number(of: node), .answers(width: Double(size.width), height: Double(size.height), again: remembered))
  }

  /// Writes down where `node` is put.
  public func placed(_ node: LayoutNode, _ frame: CGRect) {
    reason = nil
    if node.rule.isTold { add(number(of: node), .isPlaced(LayoutTree.Rect(frame))) }
  }

  /// Writes down what `node` has found out.
  public func step(_ node: LayoutNode, _ words: String) {
    reason = nil
    if node.rule.isTold { add(number(of: node), .reckons(words)) }
  }

  /// Writes down why something about `node` is as it is, in place of what was known before.
  public func note(_ node: LayoutNode, _ topic: LayoutTrace.Note.Topic, _ words: String) {
    // What is known of one that nobody wrote is known of what it stands around.
    let node = written(node)
    guard node.rule.isTold else { return }
    let subject = number(of: node)
    let note = LayoutTrace.Note(subject: subject, topic: topic, words: words)
    if let known = noted[NoteKey(subject: subject, topic: topic)] {
      trace.notes[known] = note
    } else {
      noted[NoteKey(subject: subject, topic: topic)] = trace.notes.count
      trace.notes.append(note)
    }
  }

  /// Keeps the reason for the next step.
  public func reason(_ words: String) { reason = words }

  // MARK: Doubts

  /// Keeps the finding until it can be told whose it is.
  public func found(_ finding: Finding, at node: LayoutNode?) {
    if doubted.insert(finding).inserted { doubts.append((finding, node)) }
  }
  /// How many doubts there were so far.
  package var doubtCount: Int { doubts.count }
  /// Notes that what was found from the doubt number `start` on, and is nobody's yet, belongs to what became `node`.
  package func owe(doubtsFrom start: Int, to node: LayoutNode) {
    for index in doubts.indices.dropFirst(start) where doubts[index].node == nil { doubts[index].node = node }
  }
  /// Writes down whose the doubts are, once everything is placed.
  package func tellDoubts() {
    trace.doubts = doubts.map { doubt in LayoutTrace.Doubt(finding: doubt.finding, subject: doubt.node.map { number(of: told($0)) }) }
  }
  /// The node, or what it stands around where nobody wrote it.
  private func written(_ node: LayoutNode) -> LayoutNode {
    var node = node
    while !node.rule.isTold, node.children.count == 1, let inner = node.children.first { node = inner }
    return node
  }
  /// The node, or the nearest one that is told of in place of one that nobody wrote.
  private func told(_ node: LayoutNode) -> LayoutNode {
    let inner = written(node)
    var outer = inner.rule.isTold ? inner : node
    while !outer.rule.isTold, let next = outer.parent { outer = next }
    return outer
  }
}
