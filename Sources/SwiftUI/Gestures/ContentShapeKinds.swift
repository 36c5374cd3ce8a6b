import Foundation
import QuoinLayout

/// What an outline counts for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touching.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is shown while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is shown beside its menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What a pointer over it lights up.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is read aloud.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// The ring of what has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
