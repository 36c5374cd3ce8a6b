import UIKit

extension Ledger {
  func uiFontTopic() {
    topic("Text: fonts")

    measure(
      "UIFont.init",
      says: "a font of the phone's that is not here is the nearest there is, one that nobody knows is nil; a sentence says either",
      from: .recorded("iOS 17.4, UIFont.familyNames (tadija, iOS - All Font Names)")
    ) { row in
      @MainActor func font(_ name: String) -> (UIFont?, [String]) {
        var said: [String] = []
        let made = LayoutFindings.hearing({ said.append($0.message) }) { UIFont(name: name, size: 20) }
        return (made, said)
      }
      for (name, like) in [
        ("HelveticaNeue-Bold", UIFont.systemFont(ofSize: 20, weight: .bold)), ("Avenir-Medium", .systemFont(ofSize: 20, weight: .medium)),
        ("Helvetica Neue", .systemFont(ofSize: 20)), ("AvenirNext-DemiBold", .systemFont(ofSize: 20, weight: .semibold)),
        ("Menlo-Regular", .monospacedSystemFont(ofSize: 20, weight: .regular)), ("ArialMT", .systemFont(ofSize: 20)),
        ("HelveticaNeue-UltraLight", .systemFont(ofSize: 20, weight: .ultraLight)), ("Georgia-Italic", nil),
        ("TimesNewRomanPS-BoldItalicMT", nil),
      ] as [(String, UIFont?)] {
        let (made, said) = font(name)
        row.expect(made != nil && said.count == 1 && said[0].contains("\"\(name)\""), "\(name): \(said)")
        guard let like else { continue }
        row.near("Hamburg".size(withAttributes: [.font: made as Any]).width, "Hamburg".size(withAttributes: [.font: like]).width, name)
      }
      for name in ["Nowhere Sans", "HelveticaNeue-Nowhere", "GeorgiaPro"] {
        let (made, said) = font(name)
        row.expect(made == nil && said.count == 1 && said[0].contains("\"\(name)\""), "\(name): \(said)")
      }
      row.expect(font("Inter-Bold").1.isEmpty && font("Inter-Bold").0 != nil, "one that is here")
    }
    measure(
      "UIFont", "UIFont.systemFont", "UIFont.pointSize", "UIFont.ascender", "UIFont.descender", "UIFont.lineHeight", "UIFont.leading",
      "UIFont.capHeight", "UIFont.xHeight", "UIFont.withSize", says: "San Francisco's line: 1950 up and 494 down of 2048, capitals 1443",
      from: .recorded("iOS 17.5, text metrics")
    ) { row in
      for size in [CGFloat(10), 17, 40] {
        let font = UIFont.systemFont(ofSize: size)
        row.equal(font.pointSize, size)
        row.near(font.ascender, size * 1950 / 2048, within: 1e-6)
        row.near(font.descender, -size * 494 / 2048, within: 1e-6)
        row.near(font.lineHeight, size * 2444 / 2048, within: 1e-6)
        row.near(font.capHeight, size * 1443 / 2048, within: 1e-6)
        row.equal(font.leading, 0)
        row.expect(font.xHeight > size * 0.45 && font.xHeight < font.capHeight)
      }
      let font = UIFont.boldSystemFont(ofSize: 10).withSize(20)
      row.equal(font, .boldSystemFont(ofSize: 20))
      row.expect(font != UIFont.systemFont(ofSize: 20))
    }
    value(
      "UIFont.labelFontSize", "UIFont.buttonFontSize", "UIFont.smallSystemFontSize", "UIFont.systemFontSize", says: "17, 18, 12 and 14",
      from: .documented("uikit/uifont/labelfontsize")
    ) { row in
      row.equal([UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize, UIFont.systemFontSize], [17, 18, 12, 14])
    }
    measure(
      "UIFont.preferredFont", "UIFont.TextStyle.*", "UIFontDescriptor.preferredFontDescriptor", "UIContentSizeCategory.*",
      says: "the size of each text style at each of the twelve text sizes",
      from: .documented("design/human-interface-guidelines/typography")
    ) { row in
      let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
      ]
      let styles: [(UIFont.TextStyle, [CGFloat])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]), (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]), (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]), (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]), (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]), (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
      ]
      for (style, sizes) in styles {
        let fonts = categories.map {
          UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0))
        }
        row.equal(fonts.map(\.pointSize), sizes, style.rawValue)
        row.equal(UIFont.preferredFont(forTextStyle: style).pointSize, sizes[3])
        row.equal(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).pointSize, sizes[3])
        row.equal(fonts[3].fontDescriptor.symbolicTraits.contains(.traitBold), style == .headline)
      }
      surroundings(category: .accessibilityLarge) { row.equal(UIFont.preferredFont(forTextStyle: .body).pointSize, 33) }
      row.equal(categories.map(\.isAccessibilityCategory), Array(repeating: false, count: 7) + Array(repeating: true, count: 5))
      row.equal(UIContentSizeCategory.unspecified.isAccessibilityCategory, false)
    }
    measure(
      "UIFontMetrics.*", says: "fonts and lengths grow as the line of a text style does", from: .documented("uikit/uifontmetrics")
    ) { row in
      surroundings(scale: 2, category: .accessibilityExtraExtraExtraLarge) {
        // Body's line goes from 22 to 62 points.
        row.equal(UIFontMetrics.default.scaledValue(for: 44), 124)
        row.equal(UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 22)).pointSize, 62)
        row.equal(UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 22), maximumPointSize: 40), .boldSystemFont(ofSize: 40))
        row.expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 44) < 124)
      }
      row.equal(UIFontMetrics.default.scaledValue(for: 44), 44)
      row.equal(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22), maximumPointSize: 40).pointSize, 22)
    }
    uiFontLooks()
    uiFontDescriptors()
  }

  private func uiFontLooks() {
    measure(
      "UIFont.Weight.*", "UIFont.systemFont", "UIFont.boldSystemFont",
      says: "nine weights, each darker than the last; bold is `boldSystemFont`",
      from: .documented("uikit/uifont/weight")
    ) { row in
      let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
      row.equal(weights.map(\.rawValue), [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
      let found = try weights.map { weight in try darkness(row, .systemFont(ofSize: 40, weight: weight)) }
      row.expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 }, "\(found)")
      // Recorded: the bold system font of iOS 17 is semibold (Blueprint's pictures; swiftui-web, ios/text/bold-trait).
      row.equal(UIFont.boldSystemFont(ofSize: 13), .systemFont(ofSize: 13, weight: .semibold))
      row.equal(UIFont.systemFont(ofSize: 13), .systemFont(ofSize: 13, weight: .regular))
    }
    measure(
      "UIFont.italicSystemFont", "UIFont.monospacedSystemFont", "UIFont.monospacedDigitSystemFont",
      says: "slanted; letters of one width; digits of one width",
      from: .documented("uikit/uifont/monospaceddigitsystemfont(ofsize:weight:)")
    ) { row in
      @MainActor func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
      let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
      row.near(width("iiii", mono), width("MMMM", mono))
      row.expect(width("iiii", .systemFont(ofSize: 20)) < width("MMMM", .systemFont(ofSize: 20)) * 0.5)
      let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
      row.near(width("1111", digits), width("8888", digits))
      row.expect(width("1111", .systemFont(ofSize: 20)) < width("8888", .systemFont(ofSize: 20)))
      row.expect(width("iiii", digits) < width("MMMM", digits) * 0.5)
      row.expect(
        try darkness(row, .monospacedSystemFont(ofSize: 40, weight: .bold))
          > darkness(row, .monospacedSystemFont(ofSize: 40, weight: .regular)))
      row.expect(
        try darkness(row, .monospacedDigitSystemFont(ofSize: 40, weight: .bold))
          > darkness(row, .monospacedDigitSystemFont(ofSize: 40, weight: .regular)))
      row.expect(UIFont.italicSystemFont(ofSize: 20).fontDescriptor.symbolicTraits == .traitItalic)
      let (upright, slanted) = (try shown(row, .systemFont(ofSize: 60), "l"), try shown(row, .italicSystemFont(ofSize: 60), "l"))
      row.expect(slanted.ink().width > upright.ink().width + 3, "\(slanted.ink()) \(upright.ink())")
    }
    value(
      "UIFont.Width.*", says: "0 is standard; the stand-in for San Francisco has one width only", from: .documented("uikit/uifont/width")
    ) { row in
      row.equal([UIFont.Width.compressed, .condensed, .standard, .expanded].map(\.rawValue), [-0.4, -0.2, 0, 0.2])
      let narrow = UIFont.systemFont(ofSize: 20, weight: .regular, width: .condensed)
      row.expect(narrow != UIFont.systemFont(ofSize: 20) && narrow.fontDescriptor.symbolicTraits == .traitCondensed)
      row.equal(UIFont.systemFont(ofSize: 20, weight: .semibold, width: .standard), .boldSystemFont(ofSize: 20))
      row.equal(UIFont.systemFont(ofSize: 20, weight: .bold, width: .expanded).fontDescriptor.symbolicTraits, [.traitBold, .traitExpanded])
    }
    measure(
      "UIFont.fontName", "UIFont.familyName", "UIFont", says: "a font by its name; nil for a name that nobody knows",
      from: .documented("uikit/uifont/init(name:size:)")
    ) { row in
      let system = UIFont.systemFont(ofSize: 20)
      row.expect(!system.familyName.isEmpty && !system.fontName.isEmpty)
      let named = UIFont(name: system.familyName, size: 13)
      row.equal(named?.pointSize, 13)
      row.equal(named?.familyName, system.familyName)
      row.expect(UIFont(name: "Nobody Knows It", size: 13) == nil)
      row.expect(UIFont.boldSystemFont(ofSize: 20).fontName != system.fontName)
    }
  }

  private func uiFontDescriptors() {
    measure(
      "UIFontDescriptor", "UIFontDescriptor.pointSize", "UIFontDescriptor.withSize", "UIFontDescriptor.symbolicTraits",
      "UIFontDescriptor.withSymbolicTraits", "UIFontDescriptor.SymbolicTraits.*", "UIFont.fontDescriptor",
      says: "what a font asks for, changed", from: .documented("uikit/uifontdescriptor")
    ) { row in
      let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
      row.equal(plain.pointSize, 17)
      row.equal(plain.symbolicTraits, [])
      row.equal(UIFont(descriptor: plain.withSize(30), size: 0).pointSize, 30)
      row.equal(UIFont(descriptor: plain.withSize(30), size: 12).pointSize, 12)
      let traits: [UIFontDescriptor.SymbolicTraits] = [.traitItalic, .traitBold, .traitExpanded, .traitCondensed]
      row.equal(traits.map(\.rawValue), [1, 2, 32, 64])
      row.equal(UIFontDescriptor.SymbolicTraits.traitMonoSpace.rawValue, 1024)
      for trait in traits { row.equal(plain.withSymbolicTraits(trait)?.symbolicTraits, trait) }
      let both = plain.withSymbolicTraits([.traitBold, .traitItalic])
      row.equal(both?.symbolicTraits, [.traitBold, .traitItalic])
      row.equal(both.map { UIFont(descriptor: $0, size: 0).fontDescriptor.symbolicTraits }, [.traitBold, .traitItalic])
      row.equal(plain.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 17) }, .boldSystemFont(ofSize: 17))
      let mono = plain.withSymbolicTraits(.traitMonoSpace).map { UIFont(descriptor: $0, size: 20) }
      row.near("ii".size(withAttributes: [.font: mono as Any]).width, "MM".size(withAttributes: [.font: mono as Any]).width)
      row.equal(UIFontDescriptor(name: "Inter", size: 19).pointSize, 19)
    }
    measure(
      "UIFontDescriptor.withDesign", "UIFontDescriptor.SystemDesign.*",
      says: "round, with serifs, letters of one width; each looks otherwise",
      from: .documented("uikit/uifontdescriptor/systemdesign")
    ) { row in
      let plain = UIFont.systemFont(ofSize: 40).fontDescriptor
      let designs: [UIFontDescriptor.SystemDesign] = [.default, .rounded, .serif, .monospaced]
      let fonts = designs.compactMap { plain.withDesign($0) }.map { UIFont(descriptor: $0, size: 0) }
      row.equal(fonts.count, 4)
      row.equal(fonts[0], .systemFont(ofSize: 40))
      row.equal(fonts[3], .monospacedSystemFont(ofSize: 40, weight: .regular))
      let pictures = try fonts.map { try shown(row, $0, "Ri") }
      pictures[2].differs(from: pictures[0], by: 30)
      pictures[3].differs(from: pictures[0], by: 30)
      pictures[2].differs(from: pictures[3], by: 30)
      row.expect(fonts[1] != fonts[0] && fonts[1] != fonts[2])
    }
  }
}

@MainActor private func shown(_ row: Judge, _ font: UIFont, _ text: String) throws -> Shown {
  try row.shown {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.text = text
    label.font = font
    return uiCanvas(label)
  }
}
@MainActor private func darkness(_ row: Judge, _ font: UIFont) throws -> Double { 1 - (try shown(row, font, "Hn").brightness()) }
