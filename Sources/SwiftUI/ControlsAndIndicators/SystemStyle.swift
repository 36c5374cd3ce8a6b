import QuoinAppearance
import QuoinLayout

/// One of the system's named colours as a style.
struct SystemStyle: PrimitiveStyle {
  let color: SystemColor
  init(_ color: SystemColor) { self.color = color }
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle(color.resolved(in: environment.appearance)).opacity(hierarchyOpacity(level))
  }
}

/// Nodes that have been made already, as a view: what a container puts into the views that it dresses its content with.
struct MadeView {
  let nodes: [_ViewNode]
  init(_ nodes: [_ViewNode]) { self.nodes = nodes }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { nodes += self.nodes }
}
extension MadeView: PrimitiveView {}

extension Font.TextStyle {
  /// The style by its name among the system's.
  init(_ style: QuoinAppearance.TextStyle) { self = Font.TextStyle.allCases.first { $0.appearance == style } ?? .body }
}

/// The chevron at the end of a row that leads somewhere, or of a group that opens.
struct Chevron: View {
  var isDown = false
  var style = AnyShapeStyle(SystemStyle(.tertiaryLabel))
  var body: some View {
    ChevronShape(isDown: isDown).stroke(style, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .frame(width: isDown ? 13 : 8, height: isDown ? 8 : 13)
  }
}

private struct ChevronShape: Shape {
  let isDown: Bool
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    let corners: [(CGFloat, CGFloat)] = isDown ? [(-5.2, -2.6), (0, 2.6), (5.2, -2.6)] : [(-2.6, -5.2), (2.6, 0), (-2.6, 5.2)]
    path.addLines(corners.map { CGPoint(x: rect.midX + $0.0, y: rect.midY + $0.1) })
    return path
  }
}
