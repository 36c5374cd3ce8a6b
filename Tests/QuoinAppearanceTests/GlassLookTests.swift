import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

@testable import QuoinAppearance

/// iOS 26's plates and what floats on them. SW: iamcgn/swiftui-web, iOS 26.0; AX: cashapp/AccessibilitySnapshot, iOS 26.2; HA:
/// home-assistant/iOS, iOS 26.
@Suite struct GlassLookTests {
  private func context(dark: Bool = false, on system: SystemGeneration = .ios26) -> ControlContext {
    var appearance = dark ? Appearance.dark : .light
    appearance.system = system
    return ControlContext(appearance: appearance)
  }
  private func level(_ sketch: Sketch, _ x: Double, _ y: Double) -> Int { sketch.color(x, y) & 0xFF }

  // HA: (247, 247, 252) on (242, 242, 247), 252 on white, (31, 31, 31) on black.
  @Test("a plate's colour over plain pages") func colors() throws {
    let rect = CGRect(x: 20, y: 20, width: 44, height: 44)
    let white = try Sketch(84, 90, scale: 3, GlassLook.capsule(in: rect, context: context()))
    #expect(abs(level(white, 42, 42) - 252) <= 3)
    let grey = try Sketch(84, 90, scale: 3, on: 0xF2F2F7, GlassLook.capsule(in: rect, context: context()))
    #expect(abs((grey.color(42, 42) >> 16) - 247) <= 3)
    let black = try Sketch(84, 90, scale: 3, on: 0, GlassLook.capsule(in: rect, context: context(dark: true)))
    #expect(abs(level(black, 42, 42) - 31) <= 2)
    // A soft shadow below, none above; a dark line at the edge.
    #expect(level(white, 42, 66) < 255 && level(white, 42, 66) > 245 && white.color(42, 8, is: 0xFFFFFF))
    #expect(level(white, 20, 42) < 235)
    // Increased contrast lets nothing through.
    var plain = context()
    plain.appearance.highContrast = true
    #expect(level(try Sketch(84, 90, scale: 3, on: 0, GlassLook.capsule(in: rect, context: plain)), 42, 42) > 240)
    #expect(GlassLook.capsule(in: .zero, context: context()).isEmpty)
  }

  @Test("clear glass lets more through, a tint colours it") func kinds() throws {
    let rect = CGRect(x: 10, y: 10, width: 60, height: 40)
    func plate(_ kind: GlassLook.Kind, _ tint: Paint? = nil) throws -> Sketch {
      try Sketch(80, 60, scale: 2, on: 0x000000, GlassLook.items(kind, tint: tint, in: rect, context: context()) { Path($0) })
    }
    #expect(level(try plate(.clear), 40, 30) < level(try plate(.regular), 40, 30) - 50)
    #expect(try plate(.regular, .color(PaintColor(hex: 0xFF0000))).color(40, 30, is: 0xFF0000))
  }

  // SW uikit/tabs/basic: two tabs of 94×54, 8 over each other, 4 in from a plate of 188×62 at the top of a band of 83.
  @Test("tabs on a plate") func tabs() {
    let two = BarLook.tabs(count: 2, in: CGRect(x: 0, y: 317, width: 320, height: 83), on: .ios26)
    #expect(two.plate == CGRect(x: 66, y: 317, width: 188, height: 62))
    #expect(two.items == [CGRect(x: 70, y: 321, width: 94, height: 54), CGRect(x: 156, y: 321, width: 94, height: 54)])
    #expect(BarLook.tabs(count: 3, in: CGRect(x: 0, y: 0, width: 375, height: 83), on: .ios26).plate?.width == 274)
    // The last apart: a circle as high as the plate, as far from the end as the plate from the start.
    let bar = CGRect(x: 0, y: 317, width: 402, height: 83)
    let apart = BarLook.tabs(count: 3, lastIsApart: true, in: bar, on: .ios26)
    #expect(apart.items.last == CGRect(x: 402 - 21 - 62, y: 317, width: 62, height: 62))
    #expect(apart.plate?.minX == 21 && apart.plate?.width == two.plate?.width && apart.items.count == 3)
    let most = BarLook.tabs(count: 6, lastIsApart: true, in: bar, on: .ios26)
    #expect(abs((most.plate?.maxX ?? 0) - (402 - 21 - 62 - 8)) < 1e-9)
    let turned = BarLook.tabs(count: 3, lastIsApart: true, in: bar, isRightToLeft: true, on: .ios26)
    #expect(turned.items.last?.minX == 21 && turned.plate?.maxX == 381)
    let alone = BarLook.tabs(count: 1, lastIsApart: true, in: bar, on: .ios26)
    #expect(alone.plate == nil && alone.items.count == 1)
    let mirrored = BarLook.tabs(count: 2, in: CGRect(x: 0, y: 317, width: 320, height: 83), isRightToLeft: true, on: .ios26)
    #expect(mirrored.items == two.items.reversed())
  }

  // AX at 402: four tabs from 25, 109.67, 194.33 and 279, 98 wide; six from 25, 80.67, 136.33 … 303, 74 wide.
  @Test("tabs that are crowded") func crowded() {
    func starts(_ count: Int) -> [CGRect] { BarLook.tabs(count: count, in: CGRect(x: 0, y: 0, width: 402, height: 83), on: .ios26).items }
    for (rect, x) in zip(starts(4), [25, 109.67, 194.33, 279]) { #expect(abs(rect.minX - x) < 0.4 && abs(rect.width - 98) < 0.4) }
    for (rect, x) in zip(starts(6), [25, 80.67, 136.33, 192, 247.67, 303]) {
      #expect(abs(rect.minX - x) < 0.4 && abs(rect.width - 74) < 0.4)
    }
  }

  // SW: uikit/nav/items, uikit/toolbar/basic, uikit/nav/toolbar, uikit/search/basic, uikit/nav/search.
  @Test("plates and fields of bars") func bars() {
    let (old, new) = (SystemLook.ios17.bar, SystemLook.ios26.bar)
    #expect([new.item, new.itemPadding, new.itemGap] == [44, 12, 8] && [old.item, old.itemPadding, old.itemGap] == [0, 0, 16])
    #expect([new.toolbar, new.toolbarTotal, new.toolbarMargin, new.toolbarGap] == [48, 76, 28, 12])
    #expect([old.toolbar, old.toolbarTotal, old.toolbarMargin, old.toolbarGap] == [44, 0, 16, 16])
    #expect([new.searchField, new.search, new.searchBar, new.floatingSearch, new.searchTextLeading] == [44, 60, 64, 48, 39.5])
    #expect([old.searchField, old.search, old.searchBar, old.floatingSearch, old.searchTextLeading] == [36, 52, 56, 0, 31])
    #expect(new.itemWeight == .medium && old.itemWeight == .regular && new.searchRadius == .infinity && old.searchRadius == 10)
    #expect(!new.showsBackTitle && old.showsBackTitle && !new.itemsAreTinted && old.itemsAreTinted && !new.hasGround && old.hasGround)
    #expect([new.largeTitleLift, old.largeTitleLift] == [2, 2.5])
    let (tabs, before) = (SystemLook.ios26.tabs, SystemLook.ios17.tabs)
    #expect([tabs.symbolBox, tabs.symbolCenter, tabs.labelBaseline, tabs.badgeTop, tabs.badgeLeading] == [28, 23.5, 48.5, 6, -4])
    // AX 17.5 testTabBars: words on 223 in a bar from 178, badges from 354 in a bar from 351 and 11 from the middle of their tab.
    #expect([before.symbolBox, before.symbolCenter, before.labelBaseline, before.badgeTop, before.badgeLeading] == [0, 18, 45, 3, 11])
    #expect(tabs.chosenWeight == .semibold && tabs.labelWeight == .medium && before.chosenWeight == .medium)
    #expect(!tabs.othersAreGray && before.othersAreGray)
  }

  // SW: uikit/alert/basic, uikit/alert/sheet, uikit/alert/textfield, notes on sheets and dialogs. Before: sberrevoets/SDCAlertView, and flutter/flutter's
  // Cupertino dialog for distances and colours.
  @Test("cards over a screen") func cards() {
    let (old, new) = (SystemLook.ios17.presentation, SystemLook.ios26.presentation)
    #expect([new.sheetRadius, new.sheetLeastTop, new.floatInset, new.mediumExtra, new.grabberTop] == [39, 31, 6, 17.5, 5])
    #expect([old.sheetRadius, old.sheetLeastTop, old.floatInset, old.mediumExtra, old.grabberTop] == [10, 0, 0, 0, 5])
    #expect(
      [new.alert, new.alertRadius, new.alertMargin, new.alertTop, new.alertGap, new.alertBottom, new.titleBottom] == [
        300, 34, 28, 21.5, 4.5, 10.5, 18,
      ])
    #expect(
      [old.alert, old.alertRadius, old.alertMargin, old.alertTop, old.alertGap, old.alertBottom, old.titleBottom] == [
        270, 13, 16, 20.9, 3.9, 21, 20.9,
      ])
    #expect([new.button, new.dialogButton, new.buttonInset, new.buttonGap] == [48, 48, 14, 8])
    #expect([old.button, old.dialogButton, old.buttonInset, old.buttonGap] == [44, 57, 0, 0])
    #expect([new.dialog, new.dialogRadius, new.actionSheet, new.actionSheetTop] == [238, 32.5, 300, 24])
    #expect(new.wordsAreLeading && !old.wordsAreLeading && new.messageStyle == .subheadline && old.messageStyle == .footnote)
    #expect([old.sheetTop, new.sheetTop, old.dim, new.dim, old.dimDark, new.dimDark] == [10, 10, 0.2, 0.2, 0.48, 0.48])
    #expect((new.cardWhite * 255).rounded() == 238)
    // 242 at 0.8 and 252 at 0.784 over a white page that is dimmed by a fifth.
    #expect([old.cardWhite, old.dialogWhite].map { ($0 * 255).rounded() } == [235, 242])
  }
}
