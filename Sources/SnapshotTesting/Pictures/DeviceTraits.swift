import UIKit

// The traits of the same screens. Text on phones is of size "medium" and reads from left to right, as in the pictures that public suites
// were recorded with; tablets leave both to the surroundings.

extension UITraitCollection {
  fileprivate static func phone(_ orientation: ViewImageConfig.Orientation, isWide: Bool) -> UITraitCollection {
    let isUpright = orientation == .portrait
    return UITraitCollection(
      direction: .leftToRight, category: .medium, idiom: .phone, horizontal: isWide && !isUpright ? .regular : .compact,
      vertical: isUpright ? .regular : .compact)
  }
  static func pad(isRoomy: Bool) -> UITraitCollection {
    UITraitCollection(idiom: .pad, horizontal: isRoomy ? .regular : .compact, vertical: .regular)
  }

  /// The traits of an iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }

  /// The traits of an iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }

  /// The traits of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }

  /// The traits of an iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }

  /// The traits of an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }

  /// The traits of an iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }

  /// The traits of an iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }

  /// The traits of an iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }

  /// The traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }

  /// The traits of an iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }

  /// The traits of an iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }

  /// The traits of an iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: false)
  }

  /// The traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }

  /// The traits of an iPad mini whose screen the app has for itself.
  public static let iPadMini = pad(isRoomy: true)
  /// The traits of an iPad mini in a narrow part of the screen.
  public static let iPadMini_Compact_SplitView = pad(isRoomy: false)

  /// The traits of an iPad of 9.7 inches whose screen the app has for itself.
  public static let iPad9_7 = pad(isRoomy: true)
  /// The traits of an iPad of 9.7 inches in a narrow part of the screen.
  public static let iPad9_7_Compact_SplitView = pad(isRoomy: false)

  /// The traits of an iPad of 10.2 inches whose screen the app has for itself.
  public static let iPad10_2 = pad(isRoomy: true)
  /// The traits of an iPad of 10.2 inches in a narrow part of the screen.
  public static let iPad10_2_Compact_SplitView = pad(isRoomy: false)

  /// The traits of an iPad Pro of 10.5 inches whose screen the app has for itself.
  public static let iPadPro10_5 = pad(isRoomy: true)
  /// The traits of an iPad Pro of 10.5 inches in a narrow part of the screen.
  public static let iPadPro10_5_Compact_SplitView = pad(isRoomy: false)

  /// The traits of an iPad Pro of 11 inches whose screen the app has for itself.
  public static let iPadPro11 = pad(isRoomy: true)
  /// The traits of an iPad Pro of 11 inches in a narrow part of the screen.
  public static let iPadPro11_Compact_SplitView = pad(isRoomy: false)

  /// The traits of an iPad Pro of 12.9 inches whose screen the app has for itself.
  public static let iPadPro12_9 = pad(isRoomy: true)
  /// The traits of an iPad Pro of 12.9 inches in a narrow part of the screen.
  public static let iPadPro12_9_Compact_SplitView = pad(isRoomy: false)
}
