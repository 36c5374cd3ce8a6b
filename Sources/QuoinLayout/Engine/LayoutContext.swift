import Foundation

/// What one layout shares among its nodes: the pixel grid, the doubts found, the tracer, and a count of the work done.
public final class LayoutContext {
  /// Pixels per point; 1/scale is the pixel length to which final frames are snapped. Finite and above 0.
  public package(set) var scale: CGFloat {
    didSet { if !(scale.isFinite && scale > 0) { scale = 1 } }
  }
  /// The doubtful spots of the layout as it stands, in the order in which they were met.
  public var findings: [Finding] { noted.inOrder }
  /// Receives every proposal and answer; `nil` costs one comparison per question.
  @exclusivity(unchecked) public var tracer: (any LayoutTracer)?
  /// How many times a rule was asked for a size (cache hits not counted).
  @exclusivity(unchecked) public internal(set) var measurements = 0
  /// Whether what is measured is only asked how short or long it can be.
  @exclusivity(unchecked) var isProbing = false
  /// The number of the layout under way; starts again after 65,535.
  @exclusivity(unchecked) var layout: UInt16 = 0
  /// Whether what is being measured follows from a near answer (`ProbedAnswers`).
  @exclusivity(unchecked) var isRough = false
  /// Whether stacks may use structural ranges in place of probes; off only to prove that it changes nothing.
  @exclusivity(unchecked) package var usesRanges = true
  /// The end of the stack on which the layout runs, kept for what cannot be left out.
  @exclusivity(unchecked) var stackReserve = LayoutContext.reserveOfThisThread

  @exclusivity(unchecked) private var noted = NotedFindings()
  /// What is being evaluated, for findings that are not a node's.
  @exclusivity(unchecked) package var evaluating: ObjectIdentifier?
  /// The node that is being measured or arranged.
  @exclusivity(unchecked) unowned(unsafe) var measuring: LayoutNode?
  /// The nodes whose insets of their own are being reckoned.
  @exclusivity(unchecked) var reckoningInsets: Set<ObjectIdentifier> = []

  /// A layout for `scale` pixels per point; a scale that is not finite or not above 0 counts as 1.
  public init(scale: CGFloat = 1) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// Notes a doubt, once.
  public func report(_ finding: Finding) { report(finding, at: measuring) }

  /// Notes a doubt that was met at `node`, once; nil where that is not known yet.
  func report(_ finding: Finding, at node: LayoutNode?) {
    noted.note(finding, by: (measuring.map { ObjectIdentifier($0) } ?? evaluating).map { NotedFindings.Finder($0) })
    tracer?.found(finding, at: node)
  }

  /// Notes a doubt, once, that stands until `finder` is evaluated again, whoever is being measured.
  package func report(_ finding: Finding, by finder: any FindingSource) {
    noted.note(finding, by: NotedFindings.Finder(finder))
    tracer?.found(finding, at: nil)
  }
  /// Notes a doubt about how `node` places its children, once, that stands until it places them again.
  func report(_ finding: Finding, placing node: LayoutNode) {
    noted.note(finding, by: NotedFindings.Finder(node, isPlacing: true))
    tracer?.found(finding, at: node)
  }

  /// Whether anybody has found anything that may be forgotten.
  var hasFindings: Bool { noted.haveFinders }
  /// Forgets what `finder`, a node or a source of findings, has found.
  package func forgetFindings(of finder: AnyObject) {
    noted.forget(NotedFindings.Finder(finder))
    noted.forget(NotedFindings.Finder(finder, isPlacing: true))
  }
  /// Forgets what was found about how `node` placed its children.
  func forgetFindings(placing node: LayoutNode) { noted.forget(NotedFindings.Finder(node, isPlacing: true)) }

  /// Gives the reason for the next proposal or answer. The words are only made when somebody listens.
  @inline(__always) package func reason(_ words: @autoclosure () -> String) {
    if let tracer { tracer.reason(words()) }
  }

  /// Tells what `node` found out. The words are only made when somebody listens.
  @inline(__always) package func step(_ node: @autoclosure () -> LayoutNode?, _ words: @autoclosure () -> String) {
    if let tracer, let node = node() { tracer.step(node, words()) }
  }

  /// A size that breaks the contract becomes a finite one, and a finding that names the culprit.
  func sanitize(_ size: CGSize, of node: LayoutNode) -> CGSize {
    report(
      Finding(
        .brokenContract, in: node.rule.name,
        "answered \(describe(size.width))×\(describe(size.height)); sizes are 0 or more. Look for a division by zero or a length subtracted twice."
      ), at: node)
    func mended(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : max(0, value) }
    return CGSize(width: mended(size.width), height: mended(size.height))
  }
}

/// Something whose evaluation may find doubts.
package protocol FindingSource: AnyObject {}

/// Hears what happens while a page is laid out.
public protocol LayoutTracer: AnyObject {
  /// `node` is proposed `proposal` and has no answer yet.
  func asked(_ node: LayoutNode, _ proposal: ProposedViewSize)
  /// `node` answers `size`; `remembered` when it had done so before.
  func answered(_ node: LayoutNode, _ size: CGSize, for proposal: ProposedViewSize, remembered: Bool)
  /// `node` got its final frame.
  func placed(_ node: LayoutNode, _ frame: CGRect)
  /// `node` found something out that decides what comes: a sentence without its full stop.
  func step(_ node: LayoutNode, _ words: String)
  /// The reason for the next proposal or answer: a clause such as "because 300 lies between min 0 and max ∞".
  func reason(_ words: String)
  /// Why something about `node` is as it is, now that it is placed: whole sentences. Nothing is done with it by default.
  func note(_ node: LayoutNode, _ topic: LayoutTrace.Note.Topic, _ words: String)
  /// Something is doubtful, at `node` where that is known by now. Nothing is done with it by default.
  func found(_ finding: Finding, at node: LayoutNode?)
}

extension LayoutTracer {
  /// Passes over the note.
  public func note(_ node: LayoutNode, _ topic: LayoutTrace.Note.Topic, _ words: String) {}
  /// Passes over the finding.
  public func found(_ finding: Finding, at node: LayoutNode?) {}
}

/// A length as it is written in traces and findings: whole numbers without a fraction, ∞, nil.
package func describe(_ value: CGFloat?) -> String {
  guard let value else { return "nil" }
  if value.isNaN { return "NaN" }
  if value.isInfinite { return value > 0 ? "∞" : "−∞" }
  let rounded = (Double(value) * 100).rounded() / 100
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : String(rounded)
}
