import QuoinAppearance
import QuoinDrawing

/// Something at the end of a row.
@MainActor @preconcurrency public struct UICellAccessory {
  enum Kind {
    case symbol(String, UIColor, CGFloat, UIImage.SymbolWeight)
    case label(String)
    case view(UIView)
  }
  /// Marks whose room the system's measures say.
  enum Mark { case chevron, checkmark }
  let kind: Kind
  /// Which of these it is; nil for others.
  var mark: Mark? {
    guard case .symbol(let name, _, _, _) = kind else { return nil }
    return name.hasPrefix("chevron") ? .chevron : name == "checkmark" ? .checkmark : nil
  }
  var isLeading = false
  var isForEditing = false
  /// Where the system puts its own at either end, from the content outwards (assumed, but for the chevron, which ends a row); nil for
  /// views of your own.
  var rank: Int? {
    switch kind {
    case .view: nil
    case .label: 0
    case .symbol(let name, _, _, _): ["checkmark": 1, "info.circle": 2, "line.3.horizontal": 4][name] ?? 3
    }
  }

  func makeView() -> UIView {
    let view = bareView()
    if options.isHidden { view.isHidden = true }
    return view
  }

  private func bareView() -> UIView {
    switch kind {
    case .view(let view):
      if let tint = options.tintColor { view.tintColor = tint }
      return view
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.textColor = options.tintColor ?? .secondaryLabel
      if let font = options.font { label.font = font }
      return label
    case .symbol(let name, let color, let size, let weight):
      let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
      let view = UIImageView(image: image)
      view.tintColor = color
      view.contentMode = .center
      return view
    }
  }

  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always
    /// While the list is edited; never here.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }
  /// How an accessory looks. The system has a type of its own for each kind, with the words that this kind knows; here they are one.
  public struct Options: Sendable {
    /// The colour, of words too; nil for the system's.
    public var tintColor: UIColor?
    /// Whether it keeps its room without being seen.
    public var isHidden: Bool
    /// The room it is in the middle of.
    public var reservedLayoutWidth: LayoutDimension
    /// The font of words; nil for the system's.
    public var font: UIFont?
    /// Whether words follow the text size; kept only: the system's font does.
    public var adjustsFontForContentSizeCategory: Bool
    /// What is behind a mark; kept only.
    public var backgroundColor: UIColor?
    /// Whether a line stands before a grip; kept only.
    public var showsVerticalSeparator: Bool
    /// Whether a chevron belongs to a header or to a cell; kept only.
    public var style: Style
    /// As the system has it, but for what is said.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil, backgroundColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.style = style
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
      self.backgroundColor = backgroundColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
    /// What an outline's chevron belongs to.
    public enum Style: Int, Sendable {
      /// As it stands.
      case automatic
      /// A header: touching it anywhere opens it.
      case header
      /// A cell: touching the chevron opens it.
      case cell
    }
  }
  /// How a chevron looks.
  public typealias DisclosureIndicatorOptions = Options
  /// How a chevron that opens looks.
  public typealias OutlineDisclosureOptions = Options
  /// How a check mark looks.
  public typealias CheckmarkOptions = Options
  /// How an info button looks.
  public typealias DetailOptions = Options
  /// How a button that takes away looks.
  public typealias DeleteOptions = Options
  /// How a button that adds looks.
  public typealias InsertOptions = Options
  /// How a grip looks.
  public typealias ReorderOptions = Options
  /// How a circle to choose with looks.
  public typealias MultiselectOptions = Options
  /// How words look.
  public typealias LabelOptions = Options

  /// How much room along the row an accessory is in the middle of.
  public enum LayoutDimension: Hashable, Sendable {
    /// Its own width.
    case actual
    /// As the system has it: its own width here.
    case standard
    /// Points.
    case custom(CGFloat)
  }
  var options = Options()
  /// As wide as this, when it is said.
  var reservedWidth: CGFloat? { if case .custom(let width) = options.reservedLayoutWidth { max(0, width) } else { nil } }

  /// A chevron: it leads somewhere.
  public static func disclosureIndicator(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("chevron.forward", options.tintColor ?? .tertiaryLabel, 14, .semibold), isForEditing: displayed == .whenEditing,
      options: options)
  }
  /// A chevron that opens what is below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("chevron.forward", options.tintColor ?? .tintColor, 14, .semibold), isForEditing: displayed == .whenEditing,
      options: options)
  }
  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("checkmark", options.tintColor ?? .tintColor, 16, .semibold), isForEditing: displayed == .whenEditing, options: options)
  }
  /// An info button.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("info.circle", options.tintColor ?? .tintColor, 20, .regular), isForEditing: displayed == .whenEditing, options: options
    )
  }
  /// A button that takes the row away.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("minus.circle.fill", options.tintColor ?? .systemRed, 20, .regular), isLeading: true,
      isForEditing: displayed == .whenEditing, options: options)
  }
  /// A button that adds a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("plus.circle.fill", options.tintColor ?? .systemGreen, 20, .regular), isLeading: true,
      isForEditing: displayed == .whenEditing, options: options)
  }
  /// A grip to move the row by.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("line.3.horizontal", options.tintColor ?? .tertiaryLabel, 18, .regular), isForEditing: displayed == .whenEditing,
      options: options)
  }
  /// A circle to choose several rows with.
  public static func multiselect(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("circle", options.tintColor ?? .tertiaryLabel, 20, .regular), isLeading: true, isForEditing: displayed == .whenEditing,
      options: options)
  }
  /// Grey words.
  public static func label(text: String, displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(kind: .label(text), isForEditing: displayed == .whenEditing, options: options)
  }
  /// A view of your own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      kind: .view(configuration.customView), isLeading: configuration.isLeading, isForEditing: configuration.isForEditing,
      options: configuration.options, position: configuration.position)
  }

  /// A view of your own and where it stands.
  @MainActor @preconcurrency public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// Whether it keeps its room without being seen.
    public var isHidden: Bool { options.isHidden }
    /// The room it is in the middle of.
    public var reservedLayoutWidth: LayoutDimension { options.reservedLayoutWidth }
    /// The view's tint; nil for the row's.
    public var tintColor: UIColor? { options.tintColor }
    /// Whether the view stays as large as it is; kept only.
    public let maintainsFixedSize: Bool
    let options: Options
    /// A view at one of the ends.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.maintainsFixedSize = maintainsFixedSize ?? false
      options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
    var isLeading: Bool { if case .leading = placement { true } else { false } }
    var isForEditing: Bool {
      switch placement {
      case .leading(let state, _), .trailing(let state, _): state == .whenEditing
      }
    }
    var position: Placement.Position? {
      switch placement {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
  }
  /// Where an accessory of one's own stands among the others of its end; nil for its turn.
  var position: Placement.Position?

  /// Where an accessory stands.
  public enum Placement {
    /// The index among the accessories that are at this end already.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    /// Where reading begins.
    case leading(displayed: DisplayedState = .always, at: Position? = nil)
    /// Where reading ends.
    case trailing(displayed: DisplayedState = .always, at: Position? = nil)
  }
}
