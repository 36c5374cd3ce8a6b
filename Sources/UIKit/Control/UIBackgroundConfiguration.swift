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
  /// Nothing special.
  public init() {}
  /// Nothing at all.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
