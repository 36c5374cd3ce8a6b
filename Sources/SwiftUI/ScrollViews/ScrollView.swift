import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A view onto content that may be larger (facts 83, 84). A still shows the content's start, or what was scrolled to.
public struct ScrollView<Content: View> {
  /// What is seen through the view.
  public var content: Content
  /// The axes along which the content may be longer than the view.
  public var axes: Axis.Set
  /// Kept; a still shows no indicators.
  public var showsIndicators: Bool
  /// Content that may be longer along `axes`: it is proposed nothing along them. Indicators do not show.
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    var inner = scope
    let settings = scope.environment.scrolling
    inner.environment.scrolling = settings.inside
    let child = Content.oneNode(content, inner.child(0), in: VStackLayout().makeRule())
    var start = ScrollStart()
    start.anchor = settings.anchor
    start.distance = settings.distance
    if let target = scope.environment.scrollTarget {
      start.target = target.id
      start.targetAnchor = target.anchor
    }
    let memory = scope.child(1).box(0x5C0) { ScrollMemory() }
    let node = _ViewNode(
      ScrollRule(axes, margins: settings.margins, start: start, memory: memory),
      child.map { [$0] } ?? [], inner,
      look: ScrollLook(axes: axes, clips: settings.clips))
    node.spaceName = AnyHashable(ScrollSpaceName.any)
    scope.tellBar(of: node, memory, axes)
    nodes.append(node)
  }
}

/// Shows the content where the scroll view and the safe area it reaches into lie.
struct ScrollLook: PlacedLook {
  let axes: Axis.Set
  let clips: Bool
  func paint(_ node: PlacedNode, _ painter: inout Painter) {
    guard clips, let shown = node.viewport else { return painter.paintChildren(node) }
    var group = DisplayGroup()
    group.clips = [Clip(Path(painter.grid.snap(shown)))]
    painter.paintGroup(group, node)
  }
}

/// What modifiers say about the scroll views inside.
struct Scrolling {
  var margins = EdgeInsets()
  /// The edges whose margin was said.
  var said: Edge.Set = []
  var anchor: UnitPoint?
  /// How far they are scrolled, in points.
  var distance: [Axis: CGFloat] = [:]
  var clips = true
  /// What holds for scroll views inside the next one.
  var inside: Scrolling { Scrolling() }
}
private struct ScrollingKey: EnvironmentKey { static var defaultValue: Scrolling { Scrolling() } }
private struct WindowSizeKey: EnvironmentKey { static var defaultValue: CGSize? { nil } }
extension EnvironmentValues {
  var scrolling: Scrolling {
    get { self[ScrollingKey.self] }
    set { self[ScrollingKey.self] = newValue }
  }
  /// The canvas less its safe area, in points; `nil` where the content decides.
  var windowSize: CGSize? {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }
}

extension ScrollView: PrimitiveView {}
