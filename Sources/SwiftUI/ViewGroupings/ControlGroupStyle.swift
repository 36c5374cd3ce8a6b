/// How controls that belong together look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// What is shown.
  associatedtype Body: View
  /// The controls and their label.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The look of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Controls that belong together, and their label.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The label.
  public struct Label: View {
    public var body: some View { EmptyView() }
  }
  /// The controls.
  public let content: Content
  /// The label; not kept here.
  public let label = Label()
}

/// What suits the place: one plate.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// What suits the place.
  nonisolated public init() {}
  /// The controls on one plate.
  public func makeBody(configuration: Configuration) -> some View { ControlPlate(content: configuration.content) }
}
/// Side by side, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Side by side.
  nonisolated public init() {}
  /// The controls side by side without a plate.
  public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 16) { configuration.content } }
}
/// Side by side in a menu, which a still picture does not open: one plate.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// In a menu.
  nonisolated public init() {}
  /// The controls on one plate.
  public func makeBody(configuration: Configuration) -> some View { ControlPlate(content: configuration.content) }
}
/// In a menu of their own, which a still picture does not open: one plate.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// In a menu.
  nonisolated public init() {}
  /// The controls on one plate.
  public func makeBody(configuration: Configuration) -> some View { ControlPlate(content: configuration.content) }
}
/// As a palette in a menu, which a still picture does not open: one plate.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// In a menu.
  nonisolated public init() {}
  /// The controls on one plate.
  public func makeBody(configuration: Configuration) -> some View { ControlPlate(content: configuration.content) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// What suits the place.
  nonisolated public static var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Side by side, as in a bar.
  nonisolated public static var navigation: NavigationControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Side by side in a menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// In a menu of their own.
  nonisolated public static var menu: MenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// As a palette in a menu.
  nonisolated public static var palette: PaletteControlGroupStyle { .init() }
}

/// Controls on one plate.
struct ControlPlate<Content: View>: View {
  let content: Content
  var body: some View {
    HStack(spacing: 16) { content }
      .padding(.horizontal, 12)
      .frame(minHeight: 34)
      .background(SystemStyle(.tertiaryFill), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

/// The style that groups inside have; nil = the automatic one.
private struct ControlGroupStyleKey: EnvironmentKey {
  static let defaultValue: (@MainActor (AnyView) -> AnyView)? = nil
}
extension EnvironmentValues {
  var controlGroupLook: (@MainActor (AnyView) -> AnyView)? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// How groups of controls inside look.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(\.controlGroupLook) { content in
      AnyView(style.makeBody(configuration: ControlGroupStyleConfiguration(content: .init(view: content))))
    }
  }
}

/// The controls of a group in the style at hand.
struct StyledControls<Content: View>: View {
  let content: Content
  @Environment(\.controlGroupLook) private var look
  var body: some View {
    if let look { look(AnyView(content)) } else { ControlPlate(content: content) }
  }
}

extension ControlGroup {
  /// Controls on one plate; the words are not shown.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// Controls on one plate; the words are not shown.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  /// Controls on one plate; the words and the symbol are not shown.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}
