import UIKit

/// A screen that a view is taken a picture on: its size, its safe area and its traits.
public struct ViewImageConfig: Sendable {
  /// How a phone is held.
  public enum Orientation: Sendable {
    /// On its side.
    case landscape
    /// Upright.
    case portrait
  }
  /// How a tablet is held, and which part of its screen an app has.
  public enum TabletOrientation: Sendable {
    /// The parts of an upright screen.
    public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
    /// The parts of a screen on its side.
    public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }
    /// On its side.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)
  }

  /// What bars and notches cover, in points.
  public var safeArea: UIEdgeInsets
  /// In points; nil = the view's own size.
  public var size: CGSize?
  /// The surroundings of the view.
  public var traits: UITraitCollection

  /// A screen; without a size the view keeps its own.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}

/// How much room a SwiftUI view has in its picture.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's screen.
  case device(config: ViewImageConfig)
  /// Exactly so many points.
  case fixed(width: CGFloat, height: CGFloat)
  /// As much as the view wants.
  case sizeThatFits
}
