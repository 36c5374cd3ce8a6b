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
    switch kind {
    case .view(let view): return view
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
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
  /// How an accessory looks.
  public struct Options {
    /// The colour.
    public var tintColor: UIColor?
    /// As the system has it.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }

  /// A chevron: it leads somewhere.
  public static func disclosureIndicator(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("chevron.forward", options.tintColor ?? .tertiaryLabel, 14, .semibold), isForEditing: displayed == .whenEditing)
  }
  /// A chevron that opens what is below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("chevron.forward", options.tintColor ?? .tintColor, 14, .semibold), isForEditing: displayed == .whenEditing)
  }
  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(kind: .symbol("checkmark", options.tintColor ?? .tintColor, 16, .semibold), isForEditing: displayed == .whenEditing)
  }
  /// An info button.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .symbol("info.circle", options.tintColor ?? .tintColor, 20, .regular), isForEditing: displayed == .whenEditing)
  }
  /// A button that takes the row away.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("minus.circle.fill", options.tintColor ?? .systemRed, 20, .regular), isLeading: true,
      isForEditing: displayed == .whenEditing)
  }
  /// A button that adds a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("plus.circle.fill", options.tintColor ?? .systemGreen, 20, .regular), isLeading: true,
      isForEditing: displayed == .whenEditing)
  }
  /// A grip to move the row by.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("line.3.horizontal", options.tintColor ?? .tertiaryLabel, 18, .regular), isForEditing: displayed == .whenEditing)
  }
  /// A circle to choose several rows with.
  public static func multiselect(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("circle", options.tintColor ?? .tertiaryLabel, 20, .regular), isLeading: true, isForEditing: displayed == .whenEditing)
  }
  /// Grey words.
  public static func label(text: String, displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
    UICellAccessory(kind: .label(text), isForEditing: displayed == .whenEditing)
  }
  /// A view of your own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(kind: .view(configuration.customView), isLeading: configuration.isLeading)
  }

  /// A view of your own and where it stands.
  @MainActor @preconcurrency public struct CustomViewConfiguration {
    let customView: UIView
    let isLeading: Bool
    /// A view at one of the ends.
    public init(customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: Double? = nil) {
      self.customView = customView
      if case .leading = placement { isLeading = true } else { isLeading = false }
    }
  }
  /// Where an accessory stands.
  public enum Placement: Sendable {
    /// Where reading begins.
    case leading(displayed: DisplayedState = .always)
    /// Where reading ends.
    case trailing(displayed: DisplayedState = .always)
  }
}
