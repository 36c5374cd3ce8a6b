import Foundation
import Testing

@testable import QuoinAppearance

/// Bars by the room that a screen has, up to iOS 18.
@Suite struct BarRoomTests {
  private func bars(isWide: Bool, isHigh: Bool) -> BarMeasures { SystemLook.ios17.bar.fitting(BarRoom(isWide: isWide, isHigh: isHigh)) }

  // flutter/flutter pull request 39258, iOS 13; eggswift/ESTabBarController issue 88 for the low one. With what lies below them.
  @Test(
    "tab bars with the screen's bottom inset",
    arguments: [(false, true, 34.0, 83.0), (false, false, 21, 53), (true, false, 21, 70), (true, true, 20, 65), (true, true, 0, 50)])
  func tabs(isWide: Bool, isHigh: Bool, inset: Double, total: Double) {
    #expect(bars(isWide: isWide, isHigh: isHigh).tabHeight(above: inset) + inset == total)
  }

  // Tencent/QMUI_iOS issue 1198, Stack Overflow 5219833; microsoft/fluentui-apple pull request 1727 for the large phone; hacknicity for
  // tablets.
  @Test(
    "navigation bars and toolbars", arguments: [(false, true, 44.0), (false, false, 32), (true, false, 44), (true, true, 50)])
  func heights(isWide: Bool, isHigh: Bool, height: Double) {
    let found = bars(isWide: isWide, isHigh: isHigh)
    #expect(found.navigation == height && found.toolbar == height)
    #expect(found.allowsLargeTitles == isHigh, "a phone on its side has small titles")
  }

  @Test("tabs' words stand beside their symbols wherever there is width or no height") func words() {
    let tabs = SystemLook.ios17.tabs
    #expect(tabs.besideSize(.upright) == nil)
    #expect(tabs.besideSize(.roomy) == 13 && tabs.besideSize(.wide) == 13, "flutter/flutter pull request 39258, iOS 13")
    #expect(tabs.besideSize(.low) != nil)
  }

  @Test("tabs share the bar; on a tablet up to iOS 18 they stand together in its middle", arguments: [2, 5])
  func roomyTabs(count: Int) {
    let bar = CGRect(x: 10, y: 900, width: 1000, height: 50)
    let share = BarLook.tabs(count: count, in: bar, on: .ios17).items
    let roomy = BarLook.tabs(count: count, in: bar, room: .roomy, on: .ios17).items
    for items in [share, roomy] {
      #expect(items.count == count && zip(items, items.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 0.01 && $0.width == $1.width })
      #expect(abs(items[0].minX - bar.minX - bar.maxX + items[count - 1].maxX) < 0.01)
    }
    #expect(share[0].minX == 10 && roomy[0].width == BarLook.tabs(count: 3, in: bar, room: .roomy, on: .ios17).items[0].width)
    #expect(roomy[0].width < share[0].width)
    #expect(abs(BarLook.tabs(count: 30, in: bar, room: .roomy, on: .ios17).items[0].minX - 10) < 0.01, "no further than the bar's ends")
  }

  @Test("on iOS 26 a tab bar reaches 83 points up, or 49 above what lies below") func floating() {
    // SW ios/tabs/basic.
    let bars = SystemLook.ios26.bar.fitting(.upright)
    #expect(bars.tabHeight(above: 34) == 49 && bars.tabHeight(above: 0) == 83)
  }
}
