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
