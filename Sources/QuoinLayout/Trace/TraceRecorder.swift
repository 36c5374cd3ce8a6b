import Foundation

/// Listens to a layout and writes it down as a ``LayoutTrace``. Belongs to one thread at a time, like the nodes it hears of.
public final class TraceRecorder: LayoutTracer {
  /// What was heard so far.
  public private(set) var trace = LayoutTrace()

  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Holds what was numbered, so that no other object takes its address.
  private var held: [AnyObject] = []
  /// Those that are being asked, the innermost last.
  private var asked: [Int] = []
  private var reason: String?

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

  private func number(of node: LayoutNode) -> Int {
    if let known = numbers[ObjectIdentifier(node)] { return known }
    let parent = node.parent.flatMap { $0.rule is RootRule ? nil : number(of: $0) }
    return number(of: node) {
      var subject = node.traceSubject
      subject.parent = parent
      return subject
    }
  }

  // MARK: LayoutTracer

  public func asked(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    guard !(node.rule is RootRule) else { return }
    let number = number(of: node)
    add(number, .isProposed(LayoutTree.Proposal(proposal), by: asker(of: node)))
    asked.append(number)
  }

  public func answered(_ node: LayoutNode, _ size: CGSize, for proposal: ProposedViewSize, remembered: Bool) {
    guard !(node.rule is RootRule) else { return }
    let number = number(of: node)
    if remembered {
      add(number, .isProposed(LayoutTree.Proposal(proposal), by: asker(of: node)))
    } else {
      asked.removeLast()
    }
    add(number, .answers(width: Double(size.width), height: Double(size.height), again: remembered))
  }

  public func placed(_ node: LayoutNode, _ frame: CGRect) {
    guard !(node.rule is RootRule) else { return }
    reason = nil
    add(number(of: node), .isPlaced(LayoutTree.Rect(frame)))
  }

  public func reckoned(_ node: LayoutNode, _ words: String) {
    reason = nil
    add(number(of: node), .reckons(words))
  }

  public func because(_ words: String) { reason = words }

  /// Who asks: the one that is being asked itself, else, when places are given, the one around.
  private func asker(of node: LayoutNode) -> Int? {
    if let last = asked.last { return last }
    return node.parent.flatMap { $0.rule is RootRule ? nil : number(of: $0) }
  }
}
