import Foundation
import QuoinLayout

/// A node of a page as views make it: a box of the layout engine, with what it looks like and what it tells others.
public final class ViewNode: LayoutNode {
  /// How the node paints itself; `nil` paints its children only.
  var look: (any Look)?
  /// Set with `accessibilityIdentifier`.
  var identifier: String?
  /// The user's view that became this node, outermost last.
  var declaredBy: String? { declaration.map { String(describing: $0) } }
  private var declaration: Any.Type?
  /// The views that became this node, the innermost first; kept for traces only.
  private var standsFor: [String]?
  /// The innermost of these that is the user's own.
  private var viewInTrace: String?
  /// What the node adds to the preferences around it, and what it changes of them.
  var preferences: [any PreferenceStep]?
  /// The name of the coordinate space that is this node's frame.
  var spaceName: AnyHashable?
  /// Order among its siblings when painted; the higher the later.
  var zIndex: Double = 0
  /// The node that took this one's place when its view was evaluated again.
  var successor: ViewNode?
  /// This node, or the one that stands in its place now.
  var current: ViewNode {
    guard var last = successor else { return self }
    while let next = last.successor { last = next }
    successor = last
    return last
  }
  /// Whether content made in this node has asked where it lies, not only how large it is.
  var tellsPlace = false

  convenience init(_ rule: any LayoutRule, _ children: [LayoutNode] = [], _ scope: Scope, look: (any Look)? = nil) {
    self.init(rule, children, in: scope.graph.context, direction: scope.environment.layoutDirection)
    self.look = look
  }

  /// The children, which on a page made of views are view nodes too.
  var views: some RandomAccessCollection<ViewNode> { children.lazy.map { unsafeDowncast($0, to: ViewNode.self) } }

  public override var traceSubject: LayoutTrace.Subject {
    LayoutTrace.Subject(
      kind: rule.name, identifier: identifier, view: declaration.flatMap { Self.isInner($0) ? nil : String(describing: $0) } ?? viewInTrace,
      text: (look as? TextLook)?.text.string, names: standsFor)
  }

  /// Notes, for traces, that the node is what a view became: `Toggle` as well as the views it is made of.
  func nameInTrace(for type: Any.Type) {
    guard !Self.isInner(type) else { return }
    let name = String(String(describing: type).prefix { $0 != "<" })
    if standsFor?.last != name { standsFor = (standsFor ?? []) + [name] }
    if viewInTrace == nil, !String(reflecting: type).hasPrefix("SwiftUI.") { viewInTrace = name }
  }

  /// Whether a type is SwiftUI's own and stands within another, as the `Label` of a style's configuration does: nobody asks for it.
  private static func isInner(_ type: Any.Type) -> Bool {
    let path = String(reflecting: type).prefix { $0 != "<" }
    return path.hasPrefix("SwiftUI.") && path.dropFirst(8).contains(".")
  }

  /// Notes the same for all nodes of a view that became several.
  static func nameInTrace(_ nodes: some Sequence<ViewNode>, for type: Any.Type, in scope: Scope) {
    guard scope.graph.context.tracer != nil else { return }
    for node in nodes { node.nameInTrace(for: type) }
  }

  func name(declaredBy type: Any.Type) {
    if declaration == nil { declaration = type }
  }

  /// A node around this one that does something to it; what a container reads from its child stays readable.
  func wrapped(_ rule: any LayoutRule, _ scope: Scope, look: (any Look)? = nil) -> ViewNode {
    let outer = ViewNode(rule, [self], scope, look: look)
    outer.values = values
    outer.zIndex = zIndex
    return outer
  }
}
