import Testing

@testable import QuoinAppearance

/// Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes": one row per style, size and leading at each text size.
@Suite struct PublishedTypeTests {
  /// As the guidelines print it, a table for each text size: large title, title 1…3, headline, body, callout, subhead, footnote,
  /// caption 1, caption 2.
  private static let published: [(TypeSize, sizes: [Double], leadings: [Double])] = [
    (.xSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11], [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13]),
    (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11], [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13]),
    (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11], [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13]),
    (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11], [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]),
    (.xLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13], [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18]),
    (.xxLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15], [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20]),
    (.xxxLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17], [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22]),
    (.accessibility1, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20], [52, 46, 41, 38, 34, 34, 32, 31, 29, 29, 25]),
    (.accessibility2, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24], [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30]),
    (.accessibility3, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29], [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35]),
    (.accessibility4, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34], [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41]),
    (.accessibility5, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40], [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48]),
  ]

  @Test func theWholeTable() {
    #expect(Self.published.map(\.0) == TypeSize.allCases)
    for (size, sizes, leadings) in Self.published {
      for (index, style) in TextStyle.allCases.enumerated() {
        let metrics = style.metrics(at: size)
        #expect(metrics.size == sizes[index] && metrics.lineHeight == leadings[index], "\(style) at \(size)")
        #expect(metrics.weight == style.weight, "\(style)")
      }
    }
  }

  /// Human Interface Guidelines, Typography: the column "emphasized weight".
  @Test func emphasizedWeights() {
    let published: [TextStyle: NamedWeight] = [
      .largeTitle: .bold, .title1: .bold, .title2: .bold, .title3: .semibold, .headline: .semibold, .body: .semibold, .callout: .semibold,
      .subheadline: .semibold, .footnote: .semibold, .caption1: .semibold, .caption2: .semibold,
    ]
    for style in TextStyle.allCases {
      #expect(style.emphasizedWeight == published[style], "\(style)")
      #expect(style.weight == (style == .headline ? .semibold : .regular), "\(style)")
    }
  }

  /// The names of SwiftUI's `Font.TextStyle`.
  @Test func namesOfStyles() {
    #expect(
      TextStyle.allCases.map(\.name) == [
        "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption", "caption2",
      ])
  }

  /// `DynamicTypeSize.isAccessibilitySize`: true for the five largest.
  @Test func accessibilitySizes() {
    #expect(
      TypeSize.allCases.map(\.isAccessibilitySize) == [false, false, false, false, false, false, false, true, true, true, true, true])
    #expect(zip(TypeSize.allCases, TypeSize.allCases.dropFirst()).allSatisfy { $0 < $1 && !($1 < $0) })
    #expect(
      TypeSize.allCases.map(\.name) == [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
        "accessibility4", "accessibility5",
      ])
  }

  /// The raw values of `UIContentSizeCategory`, the names of SwiftUI's sizes, and the short forms.
  @Test func everyNameOfASize() {
    let names: [TypeSize: [String]] = [
      .xSmall: ["UICTContentSizeCategoryXS", "xSmall", "extraSmall", "xs", "extra-small"],
      .small: ["UICTContentSizeCategoryS", "small", "S"],
      .medium: ["UICTContentSizeCategoryM", "medium", "m"], .large: ["UICTContentSizeCategoryL", "large", "L", "DynamicTypeSize.large"],
      .xLarge: ["UICTContentSizeCategoryXL", "extraLarge", "XL"], .xxLarge: ["UICTContentSizeCategoryXXL", "extraExtraLarge", "xx_large"],
      .xxxLarge: ["UICTContentSizeCategoryXXXL", "extraExtraExtraLarge", "xxxl"],
      .accessibility1: ["UICTContentSizeCategoryAccessibilityM", "accessibilityMedium", "AX1", "accessibility1"],
      .accessibility2: ["UICTContentSizeCategoryAccessibilityL", "accessibilityLarge", "AX2", "accessibility 2"],
      .accessibility3: ["UICTContentSizeCategoryAccessibilityXL", "accessibilityExtraLarge", "AX3", "accessibility3"],
      .accessibility4: ["UICTContentSizeCategoryAccessibilityXXL", "accessibilityExtraExtraLarge", "AX4", "accessibility4"],
      .accessibility5: ["UICTContentSizeCategoryAccessibilityXXXL", "accessibilityExtraExtraExtraLarge", "AX5", "accessibility5"],
    ]
    for (size, names) in names {
      for name in names { #expect(TypeSize(named: name) == size, "\(name)") }
    }
    #expect(TypeSize(named: "") == nil && TypeSize(named: "AX6") == nil && TypeSize(named: "AX0") == nil)
  }

  @Test func lengthsGrowByTheRatioOfLeadings() {
    // 10 × 29 / 22 is 13.18…; 39.5 pixels of three a point are 40, and three are meant unless said.
    #expect(abs(TextStyle.body.scaledValue(10, at: .xxxLarge) - 40.0 / 3) < 1e-12)
    #expect(TextStyle.body.scaledValue(10, at: .xxxLarge, displayScale: 1) == 13)
    for none in [0.0, -1, .nan, .infinity] {
      #expect(abs(TextStyle.body.scaledValue(10, at: .xxxLarge, displayScale: none) - 290.0 / 22) < 1e-12, "\(none)")
    }
    #expect(TextStyle.largeTitle.scaledValue(41, at: .xSmall) == 38 && TextStyle.caption2.scaledValue(13, at: .accessibility5) == 48)
    #expect(TextStyle.body.scaledValue(10.123, at: .large) == 10.123)
    #expect(TextStyle.body.scaledValue(.nan, at: .xLarge).isNaN)
    for style in TextStyle.allCases { #expect(style.scaleFactor(at: .large) == 1) }
    #expect(TextStyle.title3.scaleFactor(at: .accessibility5) == 65.0 / 25)
  }

  /// The raw values of `UIFont.Weight`, and CSS's numbers.
  @Test func numbersOfWeights() {
    let published: [(NamedWeight, Double, Int)] = [
      (.ultraLight, -0.8, 100), (.thin, -0.6, 200), (.light, -0.4, 300), (.regular, 0, 400), (.medium, 0.23, 500), (.semibold, 0.3, 600),
      (.bold, 0.4, 700), (.heavy, 0.56, 800), (.black, 0.62, 900),
    ]
    #expect(published.map(\.0) == NamedWeight.allCases)
    for (weight, value, number) in published {
      #expect(weight.uiKitValue == value && weight.rawValue == number, "\(weight)")
      #expect(NamedWeight(uiKitValue: value) == weight && NamedWeight(uiKitValue: value + 0.01) == weight, "\(weight)")
      #expect(NamedWeight(nearest: Double(number) + 40) == weight && NamedWeight(nearest: Double(number) - 40) == weight, "\(weight)")
      #expect(weight.emboldened == (number < 700 ? .bold : weight), "\(weight)")
    }
    #expect(NamedWeight(uiKitValue: -5) == .ultraLight && NamedWeight(uiKitValue: 5) == .black && NamedWeight(uiKitValue: .nan) == .regular)
    #expect(NamedWeight(nearest: -1) == .ultraLight && NamedWeight(nearest: 5000) == .black)
    #expect(zip(NamedWeight.allCases, NamedWeight.allCases.dropFirst()).allSatisfy { $0 < $1 && !($1 < $0) })
  }
}
