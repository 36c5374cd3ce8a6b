@_exported import DeveloperToolsSupport
import SwiftUI

/// How a widget is drawn.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  /// In its colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In one colour and its shades.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Without colours, as on a locked phone.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private struct WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private struct WidgetMarginsKey: EnvironmentKey { static let defaultValue = true }
private struct WidgetModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
extension EnvironmentValues {
  /// The family that a widget is shown in.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  /// How the widget is drawn.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetModeKey.self] }
    set { self[WidgetModeKey.self] = newValue }
  }
  /// Whether the widget's background shows: yes.
  public var showsWidgetContainerBackground: Bool { !widgetFamily.isAccessory }
  /// Whether the widget's bar shows: no.
  public var showsWidgetLabel: Bool { false }
  /// The margins around a widget's content.
  public var widgetContentMargins: EdgeInsets {
    let margin: CGFloat = widgetFamily.isAccessory ? 0 : 16
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }
  var widgetHasMargins: Bool {
    get { self[WidgetMarginsKey.self] }
    set { self[WidgetMarginsKey.self] = newValue }
  }
}

/// A widget's place on a page: its size and its round corners. Content that puts a background behind the container has margins.
struct WidgetFrame: View {
  let family: WidgetFamily
  let content: AnyView

  var body: some View {
    content
      .environment(\.widgetFamily, family)
      .environment(\.isInWidget, true)
      .frame(width: family.size.width, height: family.size.height)
      .background { if !family.isAccessory { Color(uiColor: .systemBackground) } }
      .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
  }

  private var radius: CGFloat {
    switch family {
    case .accessoryCircular, .accessoryCorner: 36
    case .accessoryRectangular, .accessoryInline: 0
    default: 22
    }
  }
}

extension ContainerBackgroundPlacement {
  /// All of a widget: the content has the widget's margins, the background reaches to its edges.
  public static let widget = ContainerBackgroundPlacement { content, background, alignment in
    AnyView(content.modifier(WidgetBackground(background: background, alignment: alignment)))
  }
}

extension View {
  /// Nobody taps a picture.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
  /// Nobody accents a picture.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// A label beside a round widget; it does not show.
  nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// A label beside a round widget; it does not show.
  nonisolated public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
  /// A label beside a round widget; it does not show.
  @_disfavoredOverload nonisolated public func widgetLabel(_ label: some StringProtocol) -> some View { self }
  /// A curve for words on a watch; straight here.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
  /// Nobody hides anything here.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// Content with margins in a widget's place, and a background behind all of it.
private struct WidgetBackground: ViewModifier {
  let background: AnyView
  let alignment: Alignment
  @Environment(\.widgetFamily) private var family
  @Environment(\.isInWidget) private var isInWidget
  @Environment(\.widgetHasMargins) private var hasMargins

  func body(content: Content) -> some View {
    if isInWidget {
      content
        .padding(hasMargins && !family.isAccessory ? 16 : 0)
        .frame(width: family.size.width, height: family.size.height)
        .background(alignment: alignment) { if !family.isAccessory { background } }
    } else {
      content
    }
  }
}
private struct InWidgetKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  var isInWidget: Bool {
    get { self[InWidgetKey.self] }
    set { self[InWidgetKey.self] = newValue }
  }
}

/// How a picture is drawn where a widget has one colour.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  /// In that colour.
  public static let accented = Self(name: "accented")
  /// In that colour, without its own.
  public static let accentedDesaturated = Self(name: "accentedDesaturated")
  /// Without its own.
  public static let desaturated = Self(name: "desaturated")
  /// In its own.
  public static let fullColor = Self(name: "fullColor")
}
extension Image {
  /// How the picture is drawn where a widget has one colour; a picture has all.
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}

/// The plate behind a widget on a locked phone.
public struct AccessoryWidgetBackground: View {
  /// A plate.
  public init() {}
  @Environment(\.widgetFamily) private var family
  public var body: some View {
    if family == .accessoryCircular { Circle().fill(.gray.opacity(0.25)) } else { Rectangle().fill(.gray.opacity(0.25)) }
  }
}
