import Foundation
import QuoinLayout

/// A node of a page as views make it: a box of the layout engine, with what it looks like and what it tells others.
public final class _ViewNode: LayoutNode {
  /// How the node paints itself; `nil` paints its children only.
  var look: (any Look)? { didSet { forgetSnapshot() } }
  /// Which view it is, from one evaluation to the next.
  private(set) var identity = Identity.root
  /// What few nodes have and their placed nodes share.
  private(set) var details: NodeDetails? { didSet { forgetSnapshot() } }
  /// What modifiers say about how it moves where the page plays.
  var motion: NodeMotion? {
    get { details?.motion }
    set { if newValue != nil || details?.motion != nil { details = NodeDetails(details, motion: .some(newValue)) } }
  }
  /// Set with `accessibilityIdentifier`.
  var identifier: String? {
    get { details?.identifier }
    set { if newValue != identifier { details = NodeDetails(details, identifier: .some(newValue)) } }
  }
  /// Order among its siblings when painted; the higher the later.
  var zIndex: Double {
    get { details?.zIndex ?? 0 }
    set { if newValue != zIndex { details = NodeDetails(details, zIndex: newValue) } }
  }
  /// The innermost view of a user's words that became this node.
  var declaredBy: String? { declaration.flatMap(ViewWord.word) }
  /// The same as a type; nil where only views that stand inside SwiftUI's own have become the node.
  var declaration: Any.Type? { didSet { forgetSnapshot() } }
  /// What traces tell of the node; kept for them only.
  private var traced: TracedNames?
  /// What the node adds to the preferences around it, and what it changes of them.
  var preferences: [any PreferenceStep]?
  /// The name of the coordinate space that is this node's frame.
  var spaceName: AnyHashable? {
    get { space?.name }
    set { space = newValue.map { SpaceName($0) } }
  }
  private var space: SpaceName?
  /// The node that took this one's place when its view was evaluated again.
  var successor: _ViewNode?
  /// This node, or the one that stands in its place now.
  var current: _ViewNode {
    guard var last = successor else { return self }
    while let next = last.successor { last = next }
    successor = last
    return last
  }
  /// Whether content made in this node has asked where it lies, not only how large it is.
  var tellsPlace = false

  convenience init(_ rule: any LayoutRule, _ children: [_ViewNode] = [], _ scope: _Scope, look: (any Look)? = nil) {
    // Nodes are kept as nodes in any case; to say so by a conversion would copy them.
    self.init(rule, unsafeBitCast(children, to: [LayoutNode].self), in: scope.graph.context, direction: scope.environment.layoutDirection)
    self.look = look
    identity = scope.identity
  }

  /// Where the node is drawn: its frame on the pixel grid of its page.
  var pixelFrame: CGRect { PixelGrid(scale: context.scale).snap(frame) }

  /// The children, which on a page made of views are view nodes too.
  var views: some RandomAccessCollection<_ViewNode> { children.lazy.map { unsafeDowncast($0, to: _ViewNode.self) } }

  public override var traceSubject: LayoutTrace.Subject {
    var subject = LayoutTrace.Subject(
      kind: rule.name, identifier: identifier, view: declaredBy ?? traced?.view, text: (look as? TextLook)?.text.string,
      names: traced?.views)
    if let declaration, !ViewWord.isUsers(declaration) { subject.isBuiltIn = true }
    subject.parts = traced?.parts
    subject.picture = traced?.picture
    return subject
  }

  /// The node that is meant where this one is what a view became: what keeps a control's distances around it is nobody's word.
  private var spokenOf: _ViewNode { rule is ControlSpacingRule ? views.first?.spokenOf ?? self : self }

  /// Notes, for traces, the name of the picture the node shows.
  func notePicture(_ name: String?) { makeTraced().picture = name }
  private func makeTraced() -> TracedNames {
    if let traced { return traced }
    let made = TracedNames()
    traced = made
    return made
  }

  /// Notes, for traces, that the node is what a view became: `Toggle` as well as the views it is made of.
  func nameInTrace(for type: Any.Type) { spokenOf.noteInTrace(type) }

  private func noteInTrace(_ type: Any.Type) {
    guard let name = ViewWord.word(for: type) else { return }
    let traced = makeTraced()
    if traced.views?.last != name { traced.views = (traced.views ?? []) + [name] }
    if traced.view == nil, !String(reflecting: type).hasPrefix("SwiftUI.") { traced.view = name }
  }

  /// Notes the same for all nodes of a view, which may be several.
  static func nameInTrace(_ nodes: some Collection<_ViewNode>, for type: Any.Type, in scope: _Scope) {
    guard scope.graph.context.tracer != nil else { return }
    let number = nodes.count > 1 ? scope.graph.newPartNumber() : nil
    nameInTrace(nodes, for: type, part: number)
  }

  /// Notes the same for nodes that are, where `part` tells a number, among the several of the view of this number.
  static func nameInTrace(_ nodes: some Sequence<_ViewNode>, for type: Any.Type, part: Int?) {
    for node in nodes.lazy.map(\.spokenOf) {
      node.nameInTrace(for: type)
      if let part, let view = ViewWord.word(for: type) {
        let traced = node.makeTraced()
        traced.parts = (traced.parts ?? []) + [LayoutTrace.Subject.Part(view: view, number: part)]
      }
    }
  }

  /// Notes what view the node is, in its user's words; called from the innermost view outwards.
  func name(declaredBy type: Any.Type, in graph: ViewGraph) { spokenOf.note(declaredBy: type, in: graph) }

  private func note(declaredBy type: Any.Type, in graph: ViewGraph) {
    if let inner = declaration {
      if graph.part(of: type) == .aroundButton, graph.part(of: inner) == .button { declaration = type }
    } else if graph.part(of: type) == .aroundButton, traits.contains(.unary), let button = views.first?.spokenOf,
      let inner = button.declaration, inner == type || graph.part(of: inner) == .button
    {
      // What a link adds to its button is around it; the view that is spoken of is the same.
      button.declaration = type
    } else if graph.part(of: type) != .silent {
      declaration = type
    }
  }

  /// A node around this one that does something to it; what a container reads from its child stays readable.
  func wrapped(_ rule: any LayoutRule, _ scope: _Scope, look: (any Look)? = nil) -> _ViewNode {
    let outer = _ViewNode(rule, [self], scope, look: look)
    outer.values = values
    outer.zIndex = zIndex
    return outer
  }
}

/// What few nodes have of what is seen: a value that is replaced as a whole, so that those who have it can share it.
final class NodeDetails: Sendable {
  let identifier: String?
  let zIndex: Double
  let motion: NodeMotion?
  /// What `details` say, but for what is given.
  init(_ details: NodeDetails?, identifier: String?? = nil, zIndex: Double? = nil, motion: NodeMotion?? = nil) {
    self.identifier = identifier ?? details?.identifier
    self.zIndex = zIndex ?? details?.zIndex ?? 0
    self.motion = motion ?? details?.motion
  }
}

/// The name of a coordinate space.
private final class SpaceName {
  let name: AnyHashable
  init(_ name: AnyHashable) { self.name = name }
}

/// What traces tell of a node besides what it is.
private final class TracedNames {
  /// The name of the picture it shows.
  var picture: String?
  /// The views that became this node, the innermost first.
  var views: [String]?
  /// The innermost of these that is the user's own.
  var view: String?
  /// The views that became several nodes, of which this is one.
  var parts: [LayoutTrace.Subject.Part]?
}
