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
  let isDown: Bool
  /// The room across, in the middle of which it points on; it grows with larger words.
  let width: CGFloat
  let style: AnyShapeStyle
  @Environment(\.dynamicTypeSize) private var typeSize
  nonisolated init(isDown: Bool = false, width: CGFloat = 8, style: AnyShapeStyle = AnyShapeStyle(SystemStyle(.tertiaryLabel))) {
    (self.isDown, self.width, self.style) = (isDown, width, style)
  }
  var body: some View {
    let scale = typeSize.growth(of: .body)
    let line = StrokeStyle(lineWidth: 2 * scale, lineCap: .round, lineJoin: .round)
    ChevronShape(isDown: isDown, scale: scale).stroke(style, style: line)
      .frame(width: isDown ? 13 * scale : width * max(1, scale), height: isDown ? 8 * scale : 13 * scale)
  }
}

private struct ChevronShape: Shape {
  let isDown: Bool
  let scale: CGFloat
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    // Recorded (home-assistant/iOS at 16 points): 6.67 across and 11.33 high, with the line's caps.
    let (long, short) = (5.02 * scale, 2.54 * scale)
    let corners: [(CGFloat, CGFloat)] =
      isDown ? [(-long, -short), (0, short), (long, -short)] : [(-short, -long), (short, 0), (-short, long)]
    path.addLines(corners.map { CGPoint(x: rect.midX + $0.0, y: rect.midY + $0.1) })
    return path
  }
}
