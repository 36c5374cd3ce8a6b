import Foundation
import QuoinText
import Testing

@testable import QuoinAppearance

/// Values: Human Interface Guidelines, Typography, "iOS Dynamic Type sizes".
@Suite struct TextStyleTests {
  @Test func theStandardSizes() {
    let published: [(TextStyle, Double, Double)] = [
      (.largeTitle, 34, 41), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22), (.body, 17, 22),
      (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption1, 12, 16), (.caption2, 11, 13),
    ]
    for (style, size, line) in published {
      #expect(style.metrics(at: .large).size == size, "\(style)")
      #expect(style.metrics(at: .large).lineHeight == line, "\(style)")
    }
  }

  @Test func bodyAtEverySize() {
    let published = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    #expect(TypeSize.allCases.map { TextStyle.body.metrics(at: $0).size } == published)
  }

  @Test func theEndsOfTheTable() {
    #expect(TextStyle.largeTitle.metrics(at: .xSmall).size == 31)
    #expect(TextStyle.largeTitle.metrics(at: .accessibility5).size == 60)
    #expect(TextStyle.largeTitle.metrics(at: .accessibility5).lineHeight == 70)
    #expect(TextStyle.caption2.metrics(at: .xSmall).size == 11)
    #expect(TextStyle.caption2.metrics(at: .accessibility5).size == 40)
  }

  @Test func noStyleShrinksAsTheReadersSizeGrows() {
    for style in TextStyle.allCases {
      let sizes = TypeSize.allCases.map { style.metrics(at: $0).size }
      #expect(sizes == sizes.sorted(), "\(style)")
    }
  }

  @Test func onlyTheHeadlineIsSemibold() {
    #expect(TextStyle.allCases.filter { $0.weight != .regular } == [.headline])
    #expect(TextStyle.headline.weight == .semibold)
    #expect(TextStyle.title1.emphasizedWeight == .bold)
    #expect(TextStyle.title3.emphasizedWeight == .semibold)
  }

  // Human Interface Guidelines, Typography: the emphasized weights.
  @Test func theWeightOfBoldLetters() {
    let bold: [TextStyle] = [.largeTitle, .title1, .title2]
    for style in TextStyle.allCases {
      let weight = bold.contains(style) ? NamedWeight.bold : .semibold
      #expect(style.emphasizedWeight == weight && style.metrics(at: .large).boldWeight == weight, "\(style)")
      #expect(FontDescriptor(style: style.metrics(at: .large)).boldWeight == weight.rawValue, "\(style)")
      #expect(FontDescriptor(style: style.metrics(at: .large)).weight == (style == .headline ? 600 : 400), "\(style)")
      #expect(FontDescriptor(style: style.metrics(at: .large), weight: 300).weight == 300, "\(style)")
    }
  }

  // Recorded: swiftui-web ios/text-metrics, uikit/font-metrics (iOS 26.0), at the standard size; in proportion at others.
  @Test func theLinesOfTallScripts() {
    let recorded: [(TextStyle, Double)] = [
      (.largeTitle, 8), (.title1, 8), (.title2, 6), (.title3, 4), (.headline, 4), (.body, 4), (.callout, 4), (.subheadline, 3),
      (.footnote, 3), (.caption1, 3), (.caption2, 3),
    ]
    for (style, extra) in recorded {
      let metrics = style.metrics(at: .large)
      #expect(metrics.tallExtra == extra, "\(style)")
      #expect(FontDescriptor(style: metrics, language: "th").styleLine?.tallExtra == CGFloat(extra), "\(style)")
      #expect(FontDescriptor(style: metrics, language: "en").styleLine?.tallExtra == 0, "\(style)")
      #expect(FontDescriptor(style: metrics).styleLine?.tallExtra == 0, "\(style)")
      #expect(FontDescriptor(style: metrics).styleLine?.pitch == CGFloat(metrics.lineHeight), "\(style)")
      let large = style.metrics(at: .accessibility5)
      #expect(large.tallExtra == (extra * large.size / metrics.size).rounded(), "\(style)")
    }
  }

  @Test func lengthsScaleByTheLineHeightAndRoundToPixels() {
    #expect(TextStyle.body.scaledValue(44, at: .large) == 44)
    // 44 × 62 / 22 = 124
    #expect(TextStyle.body.scaledValue(44, at: .accessibility5) == 124)
    // 10 × 29 / 22 = 13.18, at three pixels per point 13⅓ (40 pixels), at two 13 (26 pixels)
    #expect(abs(TextStyle.body.scaledValue(10, at: .xxxLarge, displayScale: 3) - 40.0 / 3) < 1e-12)
    #expect(TextStyle.body.scaledValue(10, at: .xxxLarge, displayScale: 2) == 13)
    #expect(TextStyle.body.scaledValue(.infinity, at: .xSmall) == .infinity)
  }

  @Test func sizesAreFoundByForgivingNames() {
    #expect(TypeSize(named: "xxLarge") == .xxLarge)
    #expect(TypeSize(named: "XXL") == .xxLarge)
    #expect(TypeSize(named: "extra-extra-large") == .xxLarge)
    #expect(TypeSize(named: "accessibility3") == .accessibility3)
    #expect(TypeSize(named: "AX5") == .accessibility5)
    #expect(TypeSize(named: "UICTContentSizeCategoryAccessibilityXXXL") == .accessibility5)
    #expect(TypeSize(named: "accessibilityMedium") == .accessibility1)
    #expect(TypeSize(named: "huge") == nil)
  }

  @Test func weights() {
    #expect(NamedWeight(uiKitValue: 0.3) == .semibold)
    #expect(NamedWeight(uiKitValue: 0.25) == .medium)
    #expect(NamedWeight(nearest: 1000) == .black)
    #expect(NamedWeight(nearest: .nan) == .regular)
    #expect(NamedWeight.light.emboldened == .bold)
    #expect(NamedWeight.black.emboldened == .black)
  }
}
