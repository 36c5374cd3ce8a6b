/// Something that can be chosen: a title, a picture and what to do.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// The words.
  open var title: String
  /// The picture.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// How it is marked.
  public enum State: Int, Sendable {
    /// Not at all.
    case off
    /// Chosen.
    case on
    /// In part.
    case mixed
  }
  /// Its role.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The roles with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Grey.
    public static let disabled = Attributes(rawValue: 1)
    /// Red.
    public static let destructive = Attributes(rawValue: 2)
    /// Left out.
    public static let hidden = Attributes(rawValue: 4)
  }
}

/// What a closure does when something is chosen. It stands where `#selector` stands on the phone.
open class UIAction: UIMenuElement {
  /// Tells actions apart.
  public let identifier: Identifier
  /// Who sent it.
  public internal(set) var sender: Any?
  /// How it is marked.
  open var state: State
  /// Its role.
  open var attributes: Attributes
  let handler: (UIAction) -> Void

  /// An action with its handler.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.state = state
    self.attributes = attributes
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Tells actions apart.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// The identifier with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier with this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

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
