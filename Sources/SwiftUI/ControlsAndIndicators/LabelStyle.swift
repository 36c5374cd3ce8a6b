import QuoinLayout

/// A label's parts.
public struct LabelStyleConfiguration: StyledConfiguration {
  /// The words.
  public struct Title { let view: AnyView }
  /// The picture.
  public struct Icon { let view: AnyView }
  /// The words.
  public let title: Title
  /// The picture.
  public let icon: Icon
  static var standard: StyleChoice<LabelStyleConfiguration> { StyleChoice(DefaultLabelStyle()) { $0.makeBody(configuration: $1) } }
}

extension LabelStyleConfiguration.Title: View { public var body: some View { view } }

extension LabelStyleConfiguration.Icon: View { public var body: some View { view } }

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
  /// What the style makes of a label.
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  /// The look of a label with these parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Picture and title as the place asks for: side by side.
public struct DefaultLabelStyle: LabelStyle {
  /// Picture first.
  nonisolated public init() {}
  /// Picture and title side by side, on one baseline, 8 points apart.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// Picture and title, whatever the place.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Picture first.
  nonisolated public init() {}
  /// Picture and title side by side, on one baseline, 8 points apart.
  public func makeBody(configuration: Configuration) -> some View { DefaultLabelStyle().makeBody(configuration: configuration) }
}

/// The title without the picture.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The title alone.
  nonisolated public init() {}
  /// The title alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The picture without the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The picture alone.
  nonisolated public init() {}
  /// The picture alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle { nonisolated public static var automatic: DefaultLabelStyle { .init() } }

extension LabelStyle where Self == TitleAndIconLabelStyle { nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { .init() } }

extension LabelStyle where Self == TitleOnlyLabelStyle { nonisolated public static var titleOnly: TitleOnlyLabelStyle { .init() } }

extension LabelStyle where Self == IconOnlyLabelStyle { nonisolated public static var iconOnly: IconOnlyLabelStyle { .init() } }
