extension Device {
  /// Every device of the table, oldest first within its family.
  public static let all: [Device] = DeviceTable.phones.map(DeviceTable.phone) + DeviceTable.pads.map(DeviceTable.pad)
}

/// The published screens: portrait size in points, scale, safe area, corner radius of the display.
enum DeviceTable {
  /// `top` is the portrait inset under the status bar or camera; a phone with `home` > 0 has no home button.
  typealias Phone = (name: String, width: Double, height: Double, scale: Double, top: Double, home: Double, corner: Double)

  static let phones: [Phone] = [
    ("iPhone SE (1st generation)", 320, 568, 2, 20, 0, 0),
    ("iPhone 6", 375, 667, 2, 20, 0, 0),
    ("iPhone 6s", 375, 667, 2, 20, 0, 0),
    ("iPhone 6 Plus", 414, 736, 3, 20, 0, 0),
    ("iPhone 6s Plus", 414, 736, 3, 20, 0, 0),
    ("iPhone 7", 375, 667, 2, 20, 0, 0),
    ("iPhone 7 Plus", 414, 736, 3, 20, 0, 0),
    ("iPhone 8", 375, 667, 2, 20, 0, 0),
    ("iPhone 8 Plus", 414, 736, 3, 20, 0, 0),
    ("iPhone SE (2nd generation)", 375, 667, 2, 20, 0, 0),
    ("iPhone SE (3rd generation)", 375, 667, 2, 20, 0, 0),
    ("iPhone X", 375, 812, 3, 44, 34, 39),
    ("iPhone XS", 375, 812, 3, 44, 34, 39),
    ("iPhone XS Max", 414, 896, 3, 44, 34, 39),
    ("iPhone XR", 414, 896, 2, 48, 34, 41.5),
    ("iPhone 11", 414, 896, 2, 48, 34, 41.5),
    ("iPhone 11 Pro", 375, 812, 3, 44, 34, 39),
    ("iPhone 11 Pro Max", 414, 896, 3, 44, 34, 39),
    ("iPhone 12 mini", 375, 812, 3, 50, 34, 44),
    ("iPhone 12", 390, 844, 3, 47, 34, 47.33),
    ("iPhone 12 Pro", 390, 844, 3, 47, 34, 47.33),
    ("iPhone 12 Pro Max", 428, 926, 3, 47, 34, 53.33),
    ("iPhone 13 mini", 375, 812, 3, 50, 34, 44),
    ("iPhone 13", 390, 844, 3, 47, 34, 47.33),
    ("iPhone 13 Pro", 390, 844, 3, 47, 34, 47.33),
    ("iPhone 13 Pro Max", 428, 926, 3, 47, 34, 53.33),
    ("iPhone 14", 390, 844, 3, 47, 34, 47.33),
    ("iPhone 14 Plus", 428, 926, 3, 47, 34, 53.33),
    ("iPhone 14 Pro", 393, 852, 3, 59, 34, 55),
    ("iPhone 14 Pro Max", 430, 932, 3, 59, 34, 55),
    ("iPhone 15", 393, 852, 3, 59, 34, 55),
    ("iPhone 15 Plus", 430, 932, 3, 59, 34, 55),
    ("iPhone 15 Pro", 393, 852, 3, 59, 34, 55),
    ("iPhone 15 Pro Max", 430, 932, 3, 59, 34, 55),
    ("iPhone 16", 393, 852, 3, 59, 34, 55),
    ("iPhone 16 Plus", 430, 932, 3, 59, 34, 55),
    ("iPhone 16 Pro", 402, 874, 3, 62, 34, 62),
    ("iPhone 16 Pro Max", 440, 956, 3, 62, 34, 62),
    ("iPhone 16e", 390, 844, 3, 47, 34, 47.33),
    ("iPhone 17", 402, 874, 3, 62, 34, 62),
    ("iPhone 17 Pro", 402, 874, 3, 62, 34, 62),
    ("iPhone 17 Pro Max", 440, 956, 3, 62, 34, 62),
    ("iPhone Air", 420, 912, 3, 68, 34, 62),
  ]

  /// A tablet's safe area is the same in both orientations: status bar above, home indicator below.
  typealias Pad = (name: String, width: Double, height: Double, top: Double, home: Double, corner: Double)

  static let pads: [Pad] = [
    ("iPad (6th generation)", 768, 1024, 20, 0, 0),
    ("iPad (7th generation)", 810, 1080, 20, 0, 0),
    ("iPad (8th generation)", 810, 1080, 20, 0, 0),
    ("iPad (9th generation)", 810, 1080, 20, 0, 0),
    ("iPad (10th generation)", 820, 1180, 24, 20, 25),
    ("iPad (A16)", 820, 1180, 24, 20, 25),
    ("iPad mini (5th generation)", 768, 1024, 20, 0, 0),
    ("iPad mini (6th generation)", 744, 1133, 24, 20, 21.5),
    ("iPad mini (A17 Pro)", 744, 1133, 24, 20, 21.5),
    ("iPad Air (3rd generation)", 834, 1112, 20, 0, 0),
    ("iPad Air (4th generation)", 820, 1180, 24, 20, 18),
    ("iPad Air (5th generation)", 820, 1180, 24, 20, 18),
    ("iPad Air 11-inch (M2)", 820, 1180, 24, 20, 18),
    ("iPad Air 13-inch (M2)", 1024, 1366, 24, 20, 18),
    ("iPad Air 11-inch (M3)", 820, 1180, 24, 20, 18),
    ("iPad Air 13-inch (M3)", 1024, 1366, 24, 20, 18),
    ("iPad Pro (9.7-inch)", 768, 1024, 20, 0, 0),
    ("iPad Pro (10.5-inch)", 834, 1112, 20, 0, 0),
    ("iPad Pro (11-inch) (1st generation)", 834, 1194, 24, 20, 18),
    ("iPad Pro (11-inch) (2nd generation)", 834, 1194, 24, 20, 18),
    ("iPad Pro (11-inch) (3rd generation)", 834, 1194, 24, 20, 18),
    ("iPad Pro (11-inch) (4th generation)", 834, 1194, 24, 20, 18),
    ("iPad Pro (12.9-inch) (1st generation)", 1024, 1366, 20, 0, 0),
    ("iPad Pro (12.9-inch) (2nd generation)", 1024, 1366, 20, 0, 0),
    ("iPad Pro (12.9-inch) (3rd generation)", 1024, 1366, 24, 20, 18),
    ("iPad Pro (12.9-inch) (4th generation)", 1024, 1366, 24, 20, 18),
    ("iPad Pro (12.9-inch) (5th generation)", 1024, 1366, 24, 20, 18),
    ("iPad Pro (12.9-inch) (6th generation)", 1024, 1366, 24, 20, 18),
    ("iPad Pro 11-inch (M4)", 834, 1210, 24, 20, 30),
    ("iPad Pro 13-inch (M4)", 1032, 1376, 24, 20, 30),
    ("iPad Pro 11-inch (M5)", 834, 1210, 24, 20, 30),
    ("iPad Pro 13-inch (M5)", 1032, 1376, 24, 20, 30),
  ]

  static func phone(_ row: Phone) -> Device {
    let hasHomeButton = row.home == 0
    let portrait = Screen(
      width: row.width, height: row.height, scale: row.scale, safeArea: SafeArea(top: row.top, bottom: row.home), cornerRadius: row.corner,
      horizontalSizeClass: .compact, verticalSizeClass: .regular)
    // Turned, the camera takes the same from both sides and the home indicator stands 21 points high; the status bar is hidden.
    let turned = hasHomeButton ? SafeArea.zero : SafeArea(left: row.top, bottom: 21, right: row.top)
    let landscape = Screen(
      width: row.height, height: row.width, scale: row.scale, safeArea: turned, cornerRadius: row.corner,
      horizontalSizeClass: row.width >= 414 ? .regular : .compact, verticalSizeClass: .compact)
    return Device(name: row.name, kind: .phone, portrait: portrait, landscape: landscape)
  }

  static func pad(_ row: Pad) -> Device {
    let safeArea = SafeArea(top: row.top, bottom: row.home)
    func screen(_ width: Double, _ height: Double) -> Screen {
      Screen(
        width: width, height: height, scale: 2, safeArea: safeArea, cornerRadius: row.corner, horizontalSizeClass: .regular,
        verticalSizeClass: .regular)
    }
    return Device(name: row.name, kind: .pad, portrait: screen(row.width, row.height), landscape: screen(row.height, row.width))
  }
}
