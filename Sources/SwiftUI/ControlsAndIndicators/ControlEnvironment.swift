import QuoinAppearance
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// From the smallest to the largest. Only some controls differ between neighbours.
  case mini, small, regular, large, extraLarge
}

private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// How large controls are here: regular unless set.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// Whether controls leave their labels out.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
  /// What the looks of controls depend on here.
  var controlSetting: ControlSetting {
    ControlSetting(
      appearance: appearance, tint: isBehind ? TintShapeStyle().style(in: self, level: 0) : tintStyle?.resolvedStyle(in: self),
      accent: accentColor,
      isEnabled: isEnabled, isRightToLeft: layoutDirection == .rightToLeft)
  }
}

/// What the looks of controls depend on, wherever a control lies.
struct ControlSetting: Sendable {
  let appearance: QuoinAppearance.Appearance
  let tint: ResolvedStyle?
  /// The app's own accent colour, which is the tint where none is said.
  let accent: PaintColor?
  let isEnabled: Bool
  let isRightToLeft: Bool

  /// The same for a control that lies in `frame`, in points on the page.
  func context(in frame: CGRect) -> ControlContext {
    ControlContext(
      appearance: appearance, tint: tint?.paint(in: frame), accent: accent, isEnabled: isEnabled, isRightToLeft: isRightToLeft)
  }
}

extension View {
  /// How large the controls within are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
  /// Leaves the labels of the controls within out of the picture.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}

/// The drawn part of a control, of a size of its own or as large as it is proposed.
struct ControlFace {
  /// A length that is `nil` is flexible.
  let name: String
  let width: CGFloat?
  let height: CGFloat?
  /// What it shows, which goes from one to the other little by little where a change is animated: how far, how full, whether on.
  let value: Double
  let draw: @Sendable (CGRect, ControlContext, Double) -> [DisplayItem]
  nonisolated init(
    _ name: String, width: CGFloat? = nil, height: CGFloat? = nil, showing value: Double,
    draw: @escaping @Sendable (CGRect, ControlContext, Double) -> [DisplayItem]
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.value = value
    self.draw = draw
  }
  /// A face that shows nothing that could be half of it.
  nonisolated init(
    _ name: String, width: CGFloat? = nil, height: CGFloat? = nil, draw: @escaping @Sendable (CGRect, ControlContext) -> [DisplayItem]
  ) {
    self.init(name, width: width, height: height, showing: .nan) { rect, context, _ in draw(rect, context) }
  }

  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    let (width, height) = (width, height)
    let rule = MeasuredRule(
      name, ranges: { ($0 == .horizontal ? width : height).map { LengthRange(fixed: $0) } ?? .flexible },
      measure: { proposal in
        CGSize(width: width ?? max(0, proposal.width ?? 10), height: height ?? max(0, proposal.height ?? 10))
      })
    nodes.append(_ViewNode(rule, [], scope, look: ControlLook(setting: scope.environment.controlSetting, value: value, draw: draw)))
  }
}
extension ControlFace: PrimitiveView {}

/// Draws a control's face in the node's frame.
struct ControlLook: PlacedLook {
  let setting: ControlSetting
  /// What it shows; NaN where there is no way between two such.
  let value: Double
  let draw: @Sendable (CGRect, ControlContext, Double) -> [DisplayItem]
  func paint(_ node: PlacedNode, _ painter: inout Painter) {
    let frame = painter.frame(node)
    for item in draw(frame, setting.context(in: frame), value) { painter.builder.add(item) }
  }
}

private struct ControlsStickOutKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  /// Whether a control is a list row's own, and sticks out of it above and below.
  var controlsStickOut: Bool {
    get { self[ControlsStickOutKey.self] }
    set { self[ControlsStickOutKey.self] = newValue }
  }
}
extension _Scope {
  /// The scope of what stands in a container within a row, if it is in one: controls are as high there as anywhere.
  var withinRow: _Scope {
    guard environment.controlsStickOut else { return self }
    var inner = self
    inner.environment.controlsStickOut = false
    return inner
  }
}

/// A control with its label in front, at both ends of the room there is.
struct ControlRow<Content: View> {
  let label: ControlPart?
  /// Whether the control stands below its label at the text sizes for accessibility.
  let stacks: Bool
  /// Whether a list's row is no higher for the control, which sticks out above and below.
  let sticksOut: Bool
  let content: Content
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.controlsStickOut) private var controlsStickOut
  nonisolated init(_ label: ControlPart?, stacks: Bool = false, sticksOut: Bool = true, @ViewBuilder content: () -> Content) {
    self.label = label
    self.stacks = stacks
    self.sticksOut = sticksOut
    self.content = content()
  }
}
extension ControlRow: View {
  var body: some View {
    if let label, !labelsHidden, stacks, typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 8) {
        label
        content
      }
    } else if let label, !labelsHidden {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 8)
        // In a list's row the control sticks out above and below (recorded: swiftui-web ios/form/basic; rows of 44 on iOS 17.5).
        if controlsStickOut, sticksOut { content.frame(height: 0) } else { content }
      }
      .rule(ControlSpacingRule(baselinesAtTop: true))
    } else {
      content
    }
  }
}
