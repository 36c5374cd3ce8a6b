import UIKit

// The tablets that public snapshot suites name, and the parts of their screens that an app may have.

extension ViewImageConfig {
  /// A tablet on its side of these measures; `splits` are the widths of the parts, those from `regularFrom` on count as roomy.
  private static func pad(
    _ width: CGFloat, _ height: CGFloat, landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat),
    portrait: (third: CGFloat, twoThirds: CGFloat), safeArea: UIEdgeInsets, isHalfRoomy: Bool = false, _ orientation: TabletOrientation
  ) -> ViewImageConfig {
    let size: CGSize
    let isRoomy: Bool
    switch orientation {
    case .landscape(.oneThird): (size, isRoomy) = (CGSize(width: landscape.third, height: height), false)
    case .landscape(.oneHalf): (size, isRoomy) = (CGSize(width: landscape.half, height: height), isHalfRoomy)
    case .landscape(.twoThirds): (size, isRoomy) = (CGSize(width: landscape.twoThirds, height: height), true)
    case .landscape(.full): (size, isRoomy) = (CGSize(width: width, height: height), true)
    case .portrait(.oneThird): (size, isRoomy) = (CGSize(width: portrait.third, height: width), false)
    case .portrait(.twoThirds): (size, isRoomy) = (CGSize(width: portrait.twoThirds, height: width), false)
    case .portrait(.full): (size, isRoomy) = (CGSize(width: height, height: width), true)
    }
    return ViewImageConfig(safeArea: safeArea, size: size, traits: .pad(isRoomy: isRoomy))
  }

  private static func full(_ orientation: Orientation) -> TabletOrientation {
    orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }

  /// An iPad mini, on its side.
  public static let iPadMini = ViewImageConfig.iPadMini(Orientation.landscape)
  /// An iPad mini whose screen the app has for itself.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(full(orientation)) }
  /// An iPad mini.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(
      1024, 768, landscape: (320, 507, 694), portrait: (320, 438),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), orientation)
  }

  /// An iPad of 9.7 inches, on its side.
  public static let iPad9_7 = ViewImageConfig.iPad9_7(Orientation.landscape)
  /// An iPad of 9.7 inches whose screen the app has for itself.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(full(orientation)) }
  /// An iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(
      1024, 768, landscape: (320, 507, 694), portrait: (320, 438),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), orientation)
  }

  /// An iPad of 10.2 inches, on its side.
  public static let iPad10_2 = ViewImageConfig.iPad10_2(Orientation.landscape)
  /// An iPad of 10.2 inches whose screen the app has for itself.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(full(orientation)) }
  /// An iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(
      1080, 810, landscape: (320, 535, 750), portrait: (320, 480),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), orientation)
  }

  /// An iPad Pro of 10.5 inches, on its side.
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(Orientation.landscape)
  /// An iPad Pro of 10.5 inches whose screen the app has for itself.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(full(orientation)) }
  /// An iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(
      1112, 834, landscape: (320, 551, 782), portrait: (320, 504),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), orientation)
  }

  /// An iPad Pro of 11 inches, on its side.
  public static let iPadPro11 = ViewImageConfig.iPadPro11(Orientation.landscape)
  /// An iPad Pro of 11 inches whose screen the app has for itself.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(full(orientation)) }
  /// An iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(
      1194, 834, landscape: (375, 592, 809), portrait: (320, 504),
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), orientation)
  }

  /// An iPad Pro of 12.9 inches, on its side.
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(Orientation.landscape)
  /// An iPad Pro of 12.9 inches whose screen the app has for itself.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(full(orientation)) }
  /// An iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(
      1366, 1024, landscape: (375, 678, 981), portrait: (375, 639),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), isHalfRoomy: true, orientation)
  }
}
