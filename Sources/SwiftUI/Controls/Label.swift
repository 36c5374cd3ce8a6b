import QuoinLayout

/// A title with a picture.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  /// A view for the title and a view for the picture.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}
extension Label: View {
  public var body: some View {
    StyledControl(LabelStyleConfiguration(title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Words by a key of the strings, and a picture by its name.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  /// Words by a key of the strings, and a picture of the bundle.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }
  /// Words by a key of the strings, and a symbol by its name.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  /// Words as they stand, and a picture by its name.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
  /// Words as they stand, and a picture of the bundle.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
  /// Words as they stand, and a symbol by its name.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}
extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked to make, as the style around would make it.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

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

extension View {
  /// How the labels within look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
}
