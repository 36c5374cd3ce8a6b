import QuoinAppearance
import QuoinLayout

/// A toggle's parts.
public struct ToggleStyleConfiguration: StyledConfiguration {
  /// What is switched.
  public struct Label { let view: AnyView }
  /// What is switched.
  public let label: Label
  /// Whether it is on; may be set, as by the style's own buttons.
  @Binding public var isOn: Bool
  /// Whether it stands for several values that differ.
  public var isMixed: Bool
  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
  static var standard: StyleChoice<ToggleStyleConfiguration> { StyleChoice(DefaultToggleStyle()) { $0.makeBody(configuration: $1) } }
}

extension ToggleStyleConfiguration.Label: View { public var body: some View { view } }

/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// What the style makes of a toggle.
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  /// The look of a toggle with these parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What suits the place: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// A switch.
  nonisolated public init() {}
  /// The label and a switch.
  public func makeBody(configuration: Configuration) -> some View { SwitchToggleStyle().makeBody(configuration: configuration) }
}

/// A label and a switch.
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  /// A switch in the system's green, or the tint of its place.
  nonisolated public init() { tint = nil }
  /// A switch in a tint of its own.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// The label and a switch, at both ends of the room there is.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    ControlRow(ControlPart(configuration.label)) {
      SwitchFace(isOn: isOn)
        .settingEnvironment { [tint] in
          if let tint { $0.tintStyle = AnyShapeStyle(tint) }
          // A switch is as green behind a sheet as elsewhere.
          $0.isBehind = false
        }
    }
  }
}

private struct SwitchFace: View {
  let isOn: Bool
  @Environment(\.self) private var environment
  var body: some View {
    let measures = environment.systemLook.control
    ControlFace("Switch", width: CGFloat(measures.switchWidth), height: CGFloat(measures.switchHeight), showing: isOn ? 1 : 0) {
      rect, context, share in
      SwitchLook.items(
        share: share, in: SwitchLook.frame(in: rect, context: context), tint: context.hasOwnTint ? context.tint : nil, context: context)
    }
  }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
  /// Down while it is on.
  nonisolated public init() {}
  /// The label as a button, on a field of the tint while it is on.
  public func makeBody(configuration: Configuration) -> some View {
    let binding = configuration.$isOn
    if configuration.isOn {
      Button {
        binding.wrappedValue.toggle()
      } label: {
        configuration.label
      }.buttonStyle(.borderedProminent)
    } else {
      Button {
        binding.wrappedValue.toggle()
      } label: {
        configuration.label
      }
    }
  }
}

/// A check box with a label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// With a line in the box where it is mixed.
  nonisolated public init() {}
  /// The box, then the label.
  public func makeBody(configuration: Configuration) -> some View {
    let state: Bool? = configuration.isMixed ? nil : configuration.isOn
    HStack(spacing: 6) {
      ControlFace("Checkbox", width: CheckboxLook.size.width, height: CheckboxLook.size.height) { rect, context in
        CheckboxLook.items(isOn: state, in: rect, context: context)
      }
      configuration.label
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle { nonisolated public static var automatic: DefaultToggleStyle { .init() } }

extension ToggleStyle where Self == SwitchToggleStyle { nonisolated public static var `switch`: SwitchToggleStyle { .init() } }

extension ToggleStyle where Self == ButtonToggleStyle { nonisolated public static var button: ButtonToggleStyle { .init() } }

extension ToggleStyle where Self == CheckboxToggleStyle { nonisolated public static var checkbox: CheckboxToggleStyle { .init() } }
