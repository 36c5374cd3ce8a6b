/// Several things that can be chosen.
open class UIMenu: UIMenuElement {
  /// The things.
  public let children: [UIMenuElement]
  /// How it is shown; kept only.
  public let options: Options
  /// A menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
  /// The same menu with other things in it.
  public func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, options: options, children: children)
  }

  /// Tells menus apart.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// The identifier with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier with this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Within the menu around.
    public static let displayInline = Options(rawValue: 1)
    /// Red.
    public static let destructive = Options(rawValue: 2)
    /// One of them is chosen.
    public static let singleSelection = Options(rawValue: 32)
    /// As small pictures.
    public static let displayAsPalette = Options(rawValue: 128)
  }
}
