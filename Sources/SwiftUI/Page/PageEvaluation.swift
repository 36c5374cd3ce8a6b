import Foundation
import QuoinDrawing
import QuoinLayout

/// The node of a page's root, as its evaluation left it.
final class PageTop {
  var node: _ViewNode?
}

/// The evaluation of a whole page: the root view in its canvas, under what it presents.
struct PageEvaluation<Root: View>: ViewEvaluation {
  let root: Root
  let canvas: PageOptions.Canvas
  let isOpaque: Bool
  let top: PageTop
  var subject: Any.Type { Root.self }

  func run(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    scope.graph.presentations.begin()
    // Known only once the page is evaluated; if it is otherwise than before, the page is evaluated again.
    let isBehind = scope.box(0xB4D) { StateBox(false) }
    var inner = scope.child(0)
    inner.environment.isBehind = scope.reading { isBehind.value }
    if inner.environment.editMode == nil { inner.environment.editMode = Binding(scope.box(0xED17) { StateBox(EditMode.inactive) }) }
    let page = Root.oneNode(root, inner, in: VStackLayout().makeRule())
    // Read by this evaluation, so that it is run again when views made late present something.
    let isCovered = scope.reading { page != nil && scope.graph.presentations.isAny }
    let content = page.map { $0.covered(in: scope) }
    if scope.reading({ isBehind.value }) != isCovered { isBehind.value = isCovered }
    var rule = RootRule(insets: EdgeInsets())
    if case .device(_, let insets) = canvas { rule = RootRule(insets: insets) }
    if case .proposed = canvas { rule = RootRule(insets: EdgeInsets(), hugs: true) }
    let node = _ViewNode(rule, content.map { [$0] } ?? [], scope)
    if isOpaque { node.look = FillLook(Color.systemBackground(0).style(in: scope.environment, level: 0)) }
    top.node = node
    nodes.append(node)
  }
}
