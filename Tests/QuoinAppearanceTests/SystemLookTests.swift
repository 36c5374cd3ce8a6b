import Foundation
import QuoinText
import Testing

@testable import QuoinAppearance

@Suite struct SystemLookTests {
  @Test("generations by name") func names() {
    #expect(SystemGeneration(named: "26") == .ios26 && SystemGeneration(named: "18.5") == .ios18)
    #expect(SystemGeneration(named: "16") == nil && SystemGeneration(named: "") == nil && SystemGeneration(named: "x26") == nil)
  }

  // Recorded: 20 at 390 to 402 on iOS 17.5 and 18.5 (AccessibilitySnapshot), 16 at 320, 375 (swiftui-web) and 390 on iOS 26.
  @Test("margins by the window's width") func margins() {
    #expect(ListLook(.insetGrouped, width: 393).sectionMargin == 20 && ListLook(.insetGrouped, width: 375).sectionMargin == 16)
    #expect([320.0, 375, 390].allSatisfy { ListLook(.insetGrouped, on: .ios26, width: $0).sectionMargin == 16 })
  }

  @Test("margins of one's own are those that lists take") func ownMargins() {
    var look = SystemLook.ios17
    look.list.margin = (narrow: 3, wide: 7)
    #expect(look.list.margin.narrow == 3 && look.list.margin.wide == 7 && look != .ios17)
    look.list.margin = SystemLook.ios17.list.margin
    #expect(look == .ios17)
  }

  // Recorded: AX is cashapp/AccessibilitySnapshot, iOS 17.5 and 18.5; SW iamcgn/swiftui-web, iOS 26.0; HA home-assistant/iOS.
  // What no recording tells is what is assumed.
  @Test("measures of lists by the generation") func listMeasures() {
    let measures: [(String, KeyPath<ListMeasures, Double>, Double, Double)] = [
      ("margin in a narrow window", \.margin.narrow, 16, 16), ("margin in a wide one, AX and HA", \.margin.wide, 20, 16),
      ("wide from, HA", \.wideFrom, 390, 390), ("row, AX and SW", \.rowHeight, 44, 52), ("in a row, SW", \.rowPadding, 11, 15),
      ("corner, AX and SW", \.cornerRadius, 10, 26), ("above the first, AX and SW", \.firstTop, 35, 35),
      ("under a large title, SW", \.firstTopUnderLargeTitle, 35, 0), ("gap, AX and SW", \.sectionGap, 17.5, 17.5),
      ("above a header, AX and SW", \.headerTop, 17, 10), ("below a header, AX and SW", \.headerBottom, 6, 10),
      ("above a footer, AX and SW", \.footerTop, 6, 8), ("below a footer, AX and SW", \.footerBottom, 12, 6),
      ("above a plain header, SW", \.plainHeaderTop, 7, 32), ("below a plain header, SW", \.plainHeaderBottom, 7, 10),
      ("a separator's end, AX and SW", \.separatorTrailing, 0, 16), ("a separator, AX and HA", \.separatorThickness, 0, 1),
      ("a label's symbols, SW", \.labelColumn, 28, 24), ("beside them, SW", \.labelGap, 16, 16),
    ]
    for (name, path, seventeen, twentySix) in measures {
      #expect(SystemLook.ios17.list[keyPath: path] == seventeen, "\(name)")
      #expect(SystemLook.ios26.list[keyPath: path] == twentySix, "\(name)")
    }
    #expect(SystemLook.ios17.list.headerStyle == .footnote && SystemLook.ios17.list.headerWeight == .regular)
    #expect(SystemLook.ios26.list.headerStyle == .body && SystemLook.ios26.list.headerWeight == .medium)
    #expect(SystemLook.ios17.list.headerIsUppercase && !SystemLook.ios26.list.headerIsUppercase)
    #expect(SystemLook.ios18 == SystemLook.ios17)
  }

  @Test("measures of bars and controls by the generation") func barMeasures() {
    let (old, new) = (SystemLook.ios17, SystemLook.ios26)
    #expect([old.bar.navigation, new.bar.navigation] == [44, 54] && [old.bar.navigationTop, new.bar.navigationTop] == [0, 10])
    #expect([old.bar.largeTitle, new.bar.largeTitle] == [52, 52.5] && [old.bar.sheetExtra, new.bar.sheetExtra] == [12, 16])
    #expect([old.bar.tab, new.bar.tab] == [49, 49] && [old.bar.tabTotal, new.bar.tabTotal] == [0, 83])
    #expect([old.bar.toolbar, new.bar.toolbar] == [44, 48] && old.bar.hidesEmptyNavigation && new.bar.hidesEmptyNavigation)
    #expect(
      [old.control.switchWidth, new.control.switchWidth] == [49, 66] && [old.control.switchHeight, new.control.switchHeight] == [31, 30])
    #expect([old.control.switchOverhang, new.control.switchOverhang] == [2, 2])
    #expect([old.control.switchKnobWidth, new.control.switchKnobWidth] == [27, 37])
    #expect([old.control.switchKnobHeight, new.control.switchKnobHeight] == [27, 24])
    #expect([old.control.slider, new.control.slider] == [31, 31] && [old.control.segments, new.control.segments] == [31, 31])
    #expect(
      [old.control.fieldExtra, new.control.fieldExtra] == [1.5, 1.5] && [old.control.progressGap, new.control.progressGap] == [4, 4])
    #expect(old.control.buttonRadius == 8 && new.control.buttonRadius == .infinity)
    #expect(old.control.configuredRadius == 5.95 && new.control.configuredRadius == .infinity)
  }

  // Recorded: bars from 53.67 (393×852, iOS 17.5), 56.33 (402×874, iOS 18.5) and 62 (402×874, iOS 26.2).
  @Test("a navigation bar reaches up beside the camera up to iOS 18") func overlap() {
    #expect(abs(59 - SystemLook.ios17.bar.overlap(top: 59) - 53.67) < 0.01)
    #expect(abs(62 - SystemLook.ios18.bar.overlap(top: 62) - 56.33) < 0.01)
    #expect(SystemLook.ios26.bar.overlap(top: 62) == 0 && SystemLook.ios17.bar.overlap(top: 47) == 0)
  }

  // Recorded: swiftui-web ios/color/system and dark/system-colors, iOS 26.0.
  @Test("iOS 26 has colours of its own") func colors() {
    var appearance = Appearance.light
    appearance.system = .ios26
    func bytes(_ color: SystemColor) -> [Double] {
      let color = color.resolved(in: appearance)
      return [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
    }
    let light: [(SystemColor, [Double])] = [
      (.red, [255, 56, 60]), (.orange, [255, 141, 40]), (.mint, [0, 200, 179]), (.teal, [0, 195, 208]), (.cyan, [0, 192, 232]),
      (.blue, [0, 136, 255]), (.tint, [0, 136, 255]), (.indigo, [97, 85, 245]), (.purple, [203, 48, 224]), (.brown, [172, 127, 94]),
    ]
    for (color, expected) in light { #expect(bytes(color) == expected, "\(color)") }
    appearance.dark = true
    let dark: [(SystemColor, [Double])] = [
      (.red, [255, 66, 69]), (.orange, [255, 146, 48]), (.yellow, [255, 214, 0]), (.mint, [0, 218, 195]), (.teal, [0, 210, 224]),
      (.cyan, [60, 211, 254]), (.blue, [0, 145, 255]), (.tint, [0, 145, 255]), (.purple, [219, 52, 242]), (.brown, [183, 138, 102]),
      (.indigo, [107, 93, 255]), (.gray, [142, 142, 147]),
    ]
    for (color, expected) in dark { #expect(bytes(color) == expected, "\(color) in the dark") }
    appearance.dark = false
    #expect(SystemColor.label.resolved(in: appearance) == SystemColor.label.resolved(in: .light))
  }

  // Recorded: body 17 has a line of 20.29 at a pitch of 22, with a tall script among the languages 24.29 and 26 (swiftui-web, iOS 26.0).
  @Test("lines of text styles") func lines() {
    let body = TextStyle.body.metrics(at: .large)
    let plain = FontLibrary.standard.font(FontDescriptor(style: body, language: "en_US"))
    #expect(abs(plain.lineHeight - 20.287) < 0.001 && abs(plain.lineHeight + plain.leading - 22) < 1e-9)
    let tall = FontLibrary.standard.font(FontDescriptor(style: body, language: "th_TH"))
    #expect(abs(tall.ascent - 18.3576) < 0.001 && abs(tall.descent - 5.9295) < 0.001)
    #expect(TextStyle.title1.metrics(at: .large).boldWeight == .bold && body.boldWeight == .semibold)
  }
}
