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

  // Recorded: bars from 53.67 (393×852, iOS 17.5), 56.33 (402×874, iOS 18.5) and 62 (402×874, iOS 26.2).
  @Test("a navigation bar reaches up beside the camera up to iOS 18") func overlap() {
    #expect(abs(59 - SystemLook.ios17.bar.overlap(top: 59) - 53.67) < 0.01)
    #expect(abs(62 - SystemLook.ios18.bar.overlap(top: 62) - 56.33) < 0.01)
    #expect(SystemLook.ios26.bar.overlap(top: 62) == 0 && SystemLook.ios17.bar.overlap(top: 47) == 0)
  }

  // Recorded: swiftui-web ios/color/system and dark/system-colors, iOS 26.0.
  @Test("iOS 26 has blues of its own") func colors() {
    var appearance = Appearance.light
    appearance.system = .ios26
    let blue = SystemColor.blue.resolved(in: appearance)
    #expect((blue.red * 255).rounded() == 0 && (blue.green * 255).rounded() == 136 && (blue.blue * 255).rounded() == 255)
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
