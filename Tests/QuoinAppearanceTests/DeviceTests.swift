import Testing

@testable import QuoinAppearance

@Suite struct DeviceTests {
  @Test func theStandardPhone() {
    let screen = Device.standard.portrait
    #expect((screen.width, screen.height, screen.scale) == (393, 852, 3))
    #expect(screen.safeArea == SafeArea(top: 59, bottom: 34))
    #expect(screen.horizontalSizeClass == .compact && screen.verticalSizeClass == .regular)
  }

  @Test(arguments: [
    ("iPhone SE (3rd generation)", 375.0, 667.0, 2.0, SafeArea(top: 20)),
    ("iPhone 13 mini", 375, 812, 3, SafeArea(top: 50, bottom: 34)),
    ("iPhone 14", 390, 844, 3, SafeArea(top: 47, bottom: 34)),
    ("iPhone 15 Pro Max", 430, 932, 3, SafeArea(top: 59, bottom: 34)),
    ("iPhone 16 Pro", 402, 874, 3, SafeArea(top: 62, bottom: 34)),
    ("iPhone 17 Pro Max", 440, 956, 3, SafeArea(top: 62, bottom: 34)),
    ("iPhone Air", 420, 912, 3, SafeArea(top: 68, bottom: 34)),
    ("iPad mini (6th generation)", 744, 1133, 2, SafeArea(top: 24, bottom: 20)),
    ("iPad Pro (11-inch) (4th generation)", 834, 1194, 2, SafeArea(top: 24, bottom: 20)),
    ("iPad Pro 13-inch (M4)", 1032, 1376, 2, SafeArea(top: 24, bottom: 20)),
  ])
  func publishedScreens(_ name: String, _ width: Double, _ height: Double, _ scale: Double, _ safeArea: SafeArea) throws {
    let screen = try #require(Device.named(name)).portrait
    #expect((screen.width, screen.height, screen.scale) == (width, height, scale))
    #expect(screen.safeArea == safeArea)
  }

  /// Apple, Human Interface Guidelines, Layout, "iOS, iPadOS device screen dimensions": portrait, in points.
  private static let published: [(width: Double, height: Double, names: String)] = [
    (320, 568, "iPhone SE (1st generation)"),
    (375, 667, "iPhone 6, iPhone 6s, iPhone 7, iPhone 8, iPhone SE (2nd generation), iPhone SE (3rd generation)"),
    (414, 736, "iPhone 6 Plus, iPhone 6s Plus, iPhone 7 Plus, iPhone 8 Plus"),
    (375, 812, "iPhone X, iPhone XS, iPhone 11 Pro, iPhone 12 mini, iPhone 13 mini"),
    (414, 896, "iPhone XS Max, iPhone XR, iPhone 11, iPhone 11 Pro Max"),
    (390, 844, "iPhone 12, iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 14, iPhone 16e"),
    (428, 926, "iPhone 12 Pro Max, iPhone 13 Pro Max, iPhone 14 Plus"),
    (393, 852, "iPhone 14 Pro, iPhone 15, iPhone 15 Pro, iPhone 16"),
    (430, 932, "iPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max, iPhone 16 Plus"),
    (402, 874, "iPhone 16 Pro, iPhone 17, iPhone 17 Pro"), (440, 956, "iPhone 16 Pro Max, iPhone 17 Pro Max"), (420, 912, "iPhone Air"),
    (768, 1024, "iPad (6th generation), iPad mini (5th generation), iPad Pro (9.7-inch)"),
    (810, 1080, "iPad (7th generation), iPad (8th generation), iPad (9th generation)"),
    (
      820, 1180,
      "iPad (10th generation), iPad (A16), iPad Air (4th generation), iPad Air (5th generation), iPad Air 11-inch (M2), "
        + "iPad Air 11-inch (M3)"
    ),
    (744, 1133, "iPad mini (6th generation), iPad mini (A17 Pro)"), (834, 1112, "iPad Air (3rd generation), iPad Pro (10.5-inch)"),
    (
      1024, 1366,
      "iPad Air 13-inch (M2), iPad Air 13-inch (M3), iPad Pro (12.9-inch) (1st generation), "
        + "iPad Pro (12.9-inch) (2nd generation), iPad Pro (12.9-inch) (3rd generation), iPad Pro (12.9-inch) (4th generation), "
        + "iPad Pro (12.9-inch) (5th generation), iPad Pro (12.9-inch) (6th generation)"
    ),
    (
      834, 1194,
      "iPad Pro (11-inch) (1st generation), iPad Pro (11-inch) (2nd generation), iPad Pro (11-inch) (3rd generation), "
        + "iPad Pro (11-inch) (4th generation)"
    ),
    (834, 1210, "iPad Pro 11-inch (M4), iPad Pro 11-inch (M5)"), (1032, 1376, "iPad Pro 13-inch (M4), iPad Pro 13-inch (M5)"),
  ]
  @Test func everyScreenIsAsLargeAsPublished() {
    var left = Set(Device.all.map(\.name))
    for (width, height, names) in Self.published {
      for name in names.components(separatedBy: ", ") {
        let (upright, turned) = (Device.named(name)?.portrait, Device.named(name)?.landscape)
        let isRight = upright?.width == width && upright?.height == height && turned?.width == height && turned?.height == width
        #expect(isRight && left.remove(name) != nil, "\(name)")
      }
    }
    #expect(left.isEmpty, "\(left)")
  }

  @Test func aPhoneOnItsSide() throws {
    let phone = Device.standard.landscape
    #expect((phone.width, phone.height) == (852, 393))
    #expect(phone.safeArea == SafeArea(left: 59, bottom: 21, right: 59))
    #expect(phone.horizontalSizeClass == .compact && phone.verticalSizeClass == .compact)
    #expect(try #require(Device.named("iPhone 15 Plus")).landscape.horizontalSizeClass == .regular)
    #expect(try #require(Device.named("iPhone SE 3")).landscape.safeArea == .zero)
  }

  /// Apple, Human Interface Guidelines, Layout, and what is published of the screens: a tablet with a home button keeps 20 points above and
  /// none below, one without 24 or more above and 20 below, and none at its sides.
  @Test func tabletsKeepWhatTheirHomeButtonTakes() {
    let pads = Device.all.filter { $0.name.hasPrefix("iPad") }.map(\.portrait)
    #expect(pads.count > 20)
    for pad in pads {
      let safe = pad.safeArea
      #expect(safe.left == 0 && safe.right == 0 && (safe.bottom == 0 ? safe.top == 20 : safe.bottom == 20 && safe.top >= 24), "\(pad)")
    }
  }

  @Test func aTabletIsRoomyBothWays() throws {
    let pad = try #require(Device.named("iPad"))
    for screen in [pad.portrait, pad.landscape] {
      #expect(screen.horizontalSizeClass == .regular && screen.verticalSizeClass == .regular)
    }
  }

  @Test func forgivingNames() {
    #expect(Device.named("iphone15pro")?.name == "iPhone 15 Pro")
    #expect(Device.named("IPHONE-15-PRO")?.name == "iPhone 15 Pro")
    #expect(Device.named("iPhone SE")?.name == "iPhone SE (3rd generation)")
    #expect(Device.named("iPhone")?.name == Device.standard.name)
    #expect(Device.named("ipad pro 11 m4")?.name == "iPad Pro 11-inch (M4)")
    #expect(Device.named("iPad Pro 11 (4th gen.)")?.name == "iPad Pro (11-inch) (4th generation)")
    #expect(Device.named("iPad mini")?.name == "iPad mini (A17 Pro)")
    #expect(Device.named("iPad")?.name == "iPad (A16)")
    #expect(Device.named("Pixel 8") == nil)
    #expect(Device.named("") == nil)
  }

  @Test func everyNameFindsItself() {
    for device in Device.all { #expect(Device.named(device.name) == device, "\(device.name)") }
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  @Test func suggestions() {
    #expect(Device.suggestions(for: "iPhone 15 Por").first == "iPhone 15 Pro")
  }
}
