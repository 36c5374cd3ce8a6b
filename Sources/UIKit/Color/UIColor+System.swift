import QuoinAppearance
import QuoinDrawing

extension UIColor {
  /// A named colour of the system, in the surroundings it is looked at.
  package static func system(_ color: SystemColor) -> UIColor {
    UIColor { traits in UIColor(paint: color.resolved(in: traits.appearance)) }
  }

  package convenience init(paint: PaintColor) {
    self.init(red: paint.red, green: paint.green, blue: paint.blue, alpha: paint.alpha)
  }

  /// The colour for painting in `traits`.
  package func paint(_ traits: UITraitCollection) -> PaintColor { resolvedCGColor(traits).paint }

  /// The system's `systemRed`.
  public static let systemRed = UIColor.system(.red)
  /// The system's `systemOrange`.
  public static let systemOrange = UIColor.system(.orange)
  /// The system's `systemYellow`.
  public static let systemYellow = UIColor.system(.yellow)
  /// The system's `systemGreen`.
  public static let systemGreen = UIColor.system(.green)
  /// The system's `systemMint`.
  public static let systemMint = UIColor.system(.mint)
  /// The system's `systemTeal`.
  public static let systemTeal = UIColor.system(.teal)
  /// The system's `systemCyan`.
  public static let systemCyan = UIColor.system(.cyan)
  /// The system's `systemBlue`.
  public static let systemBlue = UIColor.system(.blue)
  /// The system's `systemIndigo`.
  public static let systemIndigo = UIColor.system(.indigo)
  /// The system's `systemPurple`.
  public static let systemPurple = UIColor.system(.purple)
  /// The system's `systemPink`.
  public static let systemPink = UIColor.system(.pink)
  /// The system's `systemBrown`.
  public static let systemBrown = UIColor.system(.brown)
  /// The system's `systemGray`.
  public static let systemGray = UIColor.system(.gray)
  /// The system's `systemGray2`.
  public static let systemGray2 = UIColor.system(.gray2)
  /// The system's `systemGray3`.
  public static let systemGray3 = UIColor.system(.gray3)
  /// The system's `systemGray4`.
  public static let systemGray4 = UIColor.system(.gray4)
  /// The system's `systemGray5`.
  public static let systemGray5 = UIColor.system(.gray5)
  /// The system's `systemGray6`.
  public static let systemGray6 = UIColor.system(.gray6)
  /// The system's `label`.
  public static let label = UIColor.system(.label)
  /// The system's `secondaryLabel`.
  public static let secondaryLabel = UIColor.system(.secondaryLabel)
  /// The system's `tertiaryLabel`.
  public static let tertiaryLabel = UIColor.system(.tertiaryLabel)
  /// The system's `quaternaryLabel`.
  public static let quaternaryLabel = UIColor.system(.quaternaryLabel)
  /// The system's `placeholderText`.
  public static let placeholderText = UIColor.system(.placeholderText)
  /// The system's `link`.
  public static let link = UIColor.system(.link)
  /// The system's `lightText`.
  public static let lightText = UIColor.system(.lightText)
  /// The system's `darkText`.
  public static let darkText = UIColor.system(.darkText)
  /// The system's `separator`.
  public static let separator = UIColor.system(.separator)
  /// The system's `opaqueSeparator`.
  public static let opaqueSeparator = UIColor.system(.opaqueSeparator)
  /// The system's `systemFill`.
  public static let systemFill = UIColor.system(.fill)
  /// The system's `secondarySystemFill`.
  public static let secondarySystemFill = UIColor.system(.secondaryFill)
  /// The system's `tertiarySystemFill`.
  public static let tertiarySystemFill = UIColor.system(.tertiaryFill)
  /// The system's `quaternarySystemFill`.
  public static let quaternarySystemFill = UIColor.system(.quaternaryFill)
  /// The system's `systemBackground`.
  public static let systemBackground = UIColor.system(.background)
  /// The system's `secondarySystemBackground`.
  public static let secondarySystemBackground = UIColor.system(.secondaryBackground)
  /// The system's `tertiarySystemBackground`.
  public static let tertiarySystemBackground = UIColor.system(.tertiaryBackground)
  /// The system's `systemGroupedBackground`, by its old name.
  public static let groupTableViewBackground = UIColor.system(.groupedBackground)
  /// The system's `systemGroupedBackground`.
  public static let systemGroupedBackground = UIColor.system(.groupedBackground)
  /// The system's `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor.system(.secondaryGroupedBackground)
  /// The system's `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor.system(.tertiaryGroupedBackground)
  /// The app's accent colour: the one called `AccentColor` in its asset catalogue (or as its Info.plist says), else the system's blue.
  public static let tintColor = UIColor { traits in
    let own = UIAssets.library.accentColor(
      appearance: traits.appearance, idiom: traits.userInterfaceIdiom == .pad ? "ipad" : "iphone")
    return UIColor(paint: own ?? SystemColor.tint.resolved(in: traits.appearance))
  }
}

extension CGColor {
  package var paint: PaintColor { PaintColor(red: red, green: green, blue: blue, alpha: alpha) }
}

extension UITraitCollection {
  /// What colours depend on.
  package var appearance: Appearance {
    var appearance = Appearance(dark: userInterfaceStyle == .dark, highContrast: accessibilityContrast == .high)
    appearance.system = generation ?? .standard
    appearance.elevated = userInterfaceLevel == .elevated
    appearance.reducesTransparency = settings?.contains(.reduceTransparency) ?? false
    return appearance
  }

  /// The text size for the tables of text styles.
  package var typeSize: TypeSize { TypeSize(named: preferredContentSizeCategory.rawValue) ?? .large }
}
