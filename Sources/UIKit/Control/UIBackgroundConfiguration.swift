import QuoinAppearance

/// What lies behind a button's or a cell's content.
public struct UIBackgroundConfiguration: Sendable {
  /// The colour; nil = by the kind.
  public var backgroundColor: UIColor?
  /// The corners' radius.
  public var cornerRadius: CGFloat = 0
  /// The border's colour.
  public var strokeColor: UIColor?
  /// The border's width.
  public var strokeWidth: CGFloat = 0
  /// How far it stands back from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// A picture; kept only.
  public var image: UIImage?
  /// How the picture fills; kept only.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Changes the colour; kept only.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Changes the border's colour; kept only.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How far the border stands out; kept only.
  public var strokeOutset: CGFloat = 0
  /// What it casts on what lies behind; kept only.
  public var shadowProperties = UIShadowProperties()
  /// A view of your own; kept only.
  public var customView: UIView?
  /// What lies behind shows through; kept only.
  public var visualEffect: UIVisualEffect?
  /// Where the insets count from the margins; kept only.
  public var edgesAddingLayoutMarginsToBackgroundInsets = NSDirectionalRectEdge()
  /// The colour, or the tint where none is said.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }
  /// The border's colour, or the tint where none is said.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }
  /// The colour of a list's row that is chosen; nil for what looks the same then.
  var chosenColor: UIColor?
  /// Whether the list that a cell stands in decides the colour.
  var takesList = false
  /// Nothing special.
  public init() {}
  /// Nothing at all.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
