import Foundation

/// Changes a colour.
public struct UIConfigurationColorTransformer: Sendable {
  /// How.
  public let transform: @Sendable (UIColor) -> UIColor
  /// By a closure.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  /// The colour that a colour is changed into.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// Into grey.
  public static let grayscale = UIConfigurationColorTransformer { _ in .gray }
  /// Into the accent.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Into black and white.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
/// Changes the looks of words.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// How.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  /// By a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  /// The looks that looks are changed into.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
