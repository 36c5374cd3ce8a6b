/// A phone or tablet: its screen in both orientations, in points.
public struct Device: Sendable, Hashable {
  /// The maker's name, such as `iPhone 15 Pro`.
  public let name: String
  /// Phone or tablet.
  public let kind: Kind
  /// The screen held upright.
  public let portrait: Screen
  /// The screen turned to its side.
  public let landscape: Screen

  /// The two families of devices.
  public enum Kind: Sendable, Hashable { case phone, pad }

  /// How a device is held.
  public enum Orientation: Sendable, Hashable { case portrait, landscape }

  /// The screen in an orientation.
  public func screen(_ orientation: Orientation) -> Screen { orientation == .portrait ? portrait : landscape }

  /// What is drawn on when nobody chooses: a phone of 393×852 points at scale 3, safe area 59 above and 34 below.
  public static let standard = Device.all.first { $0.name == "iPhone 15" }!
}

/// One screen in one orientation.
public struct Screen: Sendable, Hashable {
  /// Width in points.
  public var width: Double
  /// Height in points.
  public var height: Double
  /// Pixels per point.
  public var scale: Double
  /// Room that status bar, camera and home indicator take from each edge, in points.
  public var safeArea: SafeArea
  /// Radius of the display's corners in points, 0 for square ones.
  public var cornerRadius: Double
  /// How roomy the width counts.
  public var horizontalSizeClass: SizeClass
  /// How roomy the height counts.
  public var verticalSizeClass: SizeClass

  /// The device that catalogues choose pictures and texts for: `ipad` where both axes are roomy, else `iphone`.
  public var idiom: String { horizontalSizeClass == .regular && verticalSizeClass == .regular ? "ipad" : "iphone" }

  /// How roomy one axis of a screen counts.
  public enum SizeClass: String, Sendable, Hashable { case compact, regular }
}

/// Insets from the four edges of a screen, in points.
public struct SafeArea: Sendable, Hashable {
  /// From the top, in points.
  public var top: Double
  /// From the left, in points.
  public var left: Double
  /// From the bottom, in points.
  public var bottom: Double
  /// From the right, in points.
  public var right: Double

  /// Insets; those not named are 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets at all.
  public static let zero = SafeArea()
}
