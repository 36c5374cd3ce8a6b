/// How a layer's contents fill it.
public struct CALayerContentsGravity: Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The gravity with this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Fitted inside, the ratio kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Filling all, the ratio kept, parts cut off.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In the middle at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
}
