import Foundation

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A corner whose bend starts and ends gently, as on Apple's icons.
  case continuous
}

/// One radius per corner of a rectangle, in points. Leading is the left side in `Path`, which knows no reading direction.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top leading corner.
  public var topLeading: CGFloat
  /// The radius at the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius at the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius at the top trailing corner.
  public var topTrailing: CGFloat

  /// Four radii; those left out are 0.
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
