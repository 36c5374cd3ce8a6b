import Foundation
import QuoinLayout

/// Content that needs its node's size: made between rounds of placement, on the main actor.
protocol DeferredContent {
  /// Makes the nodes within `node`, evaluated in `scope`.
  func make(in node: _ViewNode, _ scope: _Scope) -> [_ViewNode]
  /// Whether the content is made of what other parts hand up, and so comes after them.
  var waitsForPreferences: Bool { get }
}
extension DeferredContent {
  var waitsForPreferences: Bool { false }
}

/// A node whose content is made late, and made again when the node's size has changed.
final class DeferredEntry {
  private let holder: _ViewNode
  private let content: any DeferredContent
  private let scope: _Scope
  private var record: RecordHandle?
  /// Whether the evaluation that left the node here is still the last one.
  var isAlive = true
  private var madeFor: CGSize?
  var isMadeInThisLayout = false

  init(_ holder: _ViewNode, _ content: any DeferredContent, _ scope: _Scope) {
    self.holder = holder
    self.content = content
    self.scope = scope
  }

  var waitsForPreferences: Bool { content.waitsForPreferences }

  /// Whether the node is placed and its content is not the one for its size. What asked for more than the size, or is made of
  /// preferences, is made once in every layout.
  var wantsMaking: Bool {
    let node = holder.current
    guard node.isPlaced else { return false }
    guard let madeFor else { return true }
    if madeFor != node.frame.size { return true }
    return (waitsForPreferences || node.tellsPlace) && !isMadeInThisLayout
  }

  /// Makes the content and lays it out within the node. Answers whether none of it was there before.
  @discardableResult func makeContent() -> Bool {
    let node = holder.current
    isMadeInThisLayout = true
    madeFor = node.frame.size
    let evaluation = DeferredEvaluation(content: content, node: node)
    if let record = record?.record {
      record.evaluateAgain(evaluation)
      _ = evaluation.install(record.nodes)
      return false
    }
    var nodes: [_ViewNode] = []
    let own = scope.child(0xDEF)
    let isNew = scope.graph.record(own.identity) == nil
    scope.record.reach(evaluation, at: own, into: &nodes)
    record = scope.graph.record(own.identity)?.handle
    _ = evaluation.install(nodes)
    return isNew
  }
}

/// The evaluation of content that is made late.
private struct DeferredEvaluation: ViewEvaluation {
  let content: any DeferredContent
  let node: _ViewNode
  var subject: Any.Type { type(of: content) }
  var isDeferred: Bool { true }

  // At a place below: a view alone would else stand where this content itself does, and each would take the other for gone.
  func run(_ scope: _Scope, into nodes: inout [_ViewNode]) { nodes += content.make(in: node, scope.child(0)) }
  func install(_ nodes: [_ViewNode]) -> Bool {
    let node = self.node.current
    node.adopt(nodes)
    if node.isPlaced { node.place(at: node.frame.origin, proposal: node.placedProposal) }
    return true
  }
}
