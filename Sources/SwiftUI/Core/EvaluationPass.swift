import Foundation
import QuoinLayout

/// One evaluation of a page: what the views being evaluated share, and what they leave to be done once sizes are known.
public final class EvaluationPass {
  nonisolated let context: LayoutContext
  let store: StateStore
  /// The views of UIKit on the page.
  let hosted: HostedViews
  /// Nodes whose content can only be made once they are placed, in the order they were made.
  private(set) var deferred: [Deferred] = []
  /// How many deferred contents within each other what is being made now stands in.
  private var deferredDepth = 0

  /// Content that waits for its node's size, and how many such contents it stands in.
  struct Deferred {
    let node: ViewNode
    let content: any DeferredContent
    let depth: Int
  }
  /// What wants to hear about the page once it is laid out.
  var observers: [any PageObserver] = []
  /// Views that appear on this page.
  var appearances: [Appearance] = []
  /// The schemes that views wish for their page, with the nodes that stand for them.
  var schemeWishes: [(node: ViewNode, scheme: ColorScheme, current: ColorScheme)] = []

  /// Leaves content to be made once `node` is placed.
  func deferContent(_ content: any DeferredContent, of node: ViewNode) {
    deferred.append(Deferred(node: node, content: content, depth: deferredDepth + 1))
  }
  /// What was left since the last call.
  func takeDeferred() -> [Deferred] {
    defer { deferred = [] }
    return deferred
  }
  /// Makes content that was left; content that is nested too deep is left out, as bodies are, with a finding.
  func make(_ left: Deferred) -> [ViewNode] {
    guard left.depth <= Self.mostBodies else {
      reportNesting(in: left.node.rule.name)
      return []
    }
    deferredDepth = left.depth
    defer { deferredDepth = 0 }
    return left.content.make(in: left.node)
  }

  /// What is to lie over the page, in the order it was asked for.
  private var presentations: [Presentation] = []
  private var isCovered = false

  private var depth = 0

  nonisolated init(context: LayoutContext, store: StateStore, hosted: HostedViews = HostedViews()) {
    self.context = context
    self.store = store
    self.hosted = hosted
  }

  /// Lets something lie over the page.
  func present(_ presentation: Presentation) {
    guard !isCovered else {
      return report(
        Finding(
          .approximation, in: "sheet",
          "is presented by content that is made when the page is already laid out, and was not drawn. Attach it to a view outside."))
    }
    presentations.append(presentation)
  }
  /// What was presented since the last call; none any more means that nothing can be added.
  func takePresentations() -> [Presentation] {
    defer { presentations = [] }
    isCovered = presentations.isEmpty
    return presentations
  }

  nonisolated func report(_ finding: Finding) { context.report(finding) }

  /// Guards against views that contain themselves: beyond this many bodies within bodies the rest is left out, with a finding.
  func enter(_ type: Any.Type) -> Bool {
    depth += 1
    if depth > Self.mostBodies || EvaluationStack.isNearlyFull {
      depth -= 1
      reportNesting(in: String(describing: type))
      return false
    }
    return true
  }
  /// How many bodies, or contents that wait for their room, may stand within each other.
  private static let mostBodies = 20_000
  private func reportNesting(in name: String) {
    let deep = max(depth, Self.mostBodies)
    report(
      Finding(
        .badArgument, in: name,
        "is nested more than \(deep) bodies deep, so the rest was left out. Does a view's body contain the view itself?"))
  }
  func leave() { depth -= 1 }
}

/// Content that needs its node's size: made between rounds of placement, on the main actor.
protocol DeferredContent {
  func make(in node: ViewNode) -> [ViewNode]
  /// Whether the content is made of what other parts hand up, and so comes after them.
  var waitsForPreferences: Bool { get }
}

/// Something that looks at the laid-out page and may change state in answer (`onPreferenceChange`, `onGeometryChange`).
protocol PageObserver {
  /// Tells what changed since the last pass; answers whether anything was told.
  func observe(_ store: StateStore)
}

/// A view's appearing: `action` runs once for an identity.
struct Appearance {
  let identity: Identity
  let node: ViewNode
  let action: () -> Void
  init(identity: Identity, node: ViewNode, action: @escaping () -> Void) {
    self.identity = identity
    self.node = node
    self.action = action
  }
}

extension DeferredContent {
  var waitsForPreferences: Bool { false }
}
