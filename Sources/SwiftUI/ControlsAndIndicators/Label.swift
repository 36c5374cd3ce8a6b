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

extension View {
  /// How the labels within look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
}
