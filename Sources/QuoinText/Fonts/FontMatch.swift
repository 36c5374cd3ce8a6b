import Foundation

/// Finds the face for a wish: the name first, then width, slant and weight, as CSS Fonts 4 §5.2 orders them.
struct FontMatch {
  let font: Font

  init(_ descriptor: FontDescriptor, among registered: RegisteredFonts) {
    switch descriptor.family {
    case .system(let design):
      font = Self.system(design, descriptor, missingName: false)
    case .named(let name):
      if let face = Self.named(name, descriptor, registered) {
        font = Font(face: face, descriptor: descriptor, metrics: FontMetrics(face.tables), missingName: false)
      } else if let near = PhoneFonts.standIn(for: RegisteredFonts.normalized(name)) {
        var wish = descriptor
        // A weight that was asked for besides the name wins over the name's.
        if descriptor.weight == 400, let weight = near.weight { wish.weight = weight }
        wish.isItalic = descriptor.isItalic || near.isItalic
        if near.isCondensed, descriptor.width == 100 { wish.width = 75 }
        font = Self.system(near.design, wish, missingName: true)
      } else {
        font = Self.system(FixedFamilies.fallbackDesign(for: RegisteredFonts.normalized(name)), descriptor, missingName: true)
      }
    }
  }

  private static func system(_ design: FontDescriptor.Design, _ descriptor: FontDescriptor, missingName: Bool) -> Font {
    let cut =
      design == .standard && descriptor.usedSize >= SystemLetterfit.displaySize ? fixed(FixedFamilies.interDisplay, descriptor) : nil
    let face = cut ?? fixed(FixedFamilies.faces(design), descriptor) ?? fixed(FixedFamilies.inter, descriptor) ?? lastResort
    let metrics = FontMetrics(face.tables).asSystem(design)
    return Font(face: face, descriptor: descriptor, metrics: metrics, missingName: missingName)
  }

  /// A machine without any of our fonts still shows letters if it has one of the usual ones.
  private static var lastResort: FontFace {
    ["NotoSans-Regular", "DejaVuSans", "LiberationSans-Regular"].lazy.compactMap { FontFace.fixed($0) }.first ?? MissingFont.face
  }

  private static func named(_ name: String, _ descriptor: FontDescriptor, _ registered: RegisteredFonts) -> FontFace? {
    let family = registered.family(name)
    if !family.isEmpty { return best(family, weight: descriptor.weight, italic: descriptor.isItalic, width: descriptor.width) }
    if let face = registered.exact(name) {
      return relative(of: face, descriptor, family: registered.family(face.names.family))
    }
    let normalized = RegisteredFonts.normalized(name)
    if let faces = FixedFamilies.named(normalized) { return fixed(faces, descriptor) }
    // A face's full or PostScript name in one of the fixed families: "Inter-SemiBold".
    for family in [FixedFamilies.inter, FixedFamilies.jetBrainsMono, FixedFamilies.noto("NotoSerif"), FixedFamilies.noto("NotoSans")] {
      if let exact = family.first(where: { RegisteredFonts.normalized($0.stem) == normalized }) {
        var wish = descriptor
        wish.weight = descriptor.weight == 400 ? exact.weight : descriptor.weight
        wish.isItalic = descriptor.isItalic || exact.isItalic
        return fixed(family, wish)
      }
    }
    return nil
  }

  /// An exact face, or its sibling if the wish goes on to ask for another weight or slant.
  private static func relative(of face: FontFace, _ descriptor: FontDescriptor, family: [FontFace]) -> FontFace {
    guard descriptor.weight != 400 || descriptor.isItalic else { return face }
    let weight = descriptor.weight == 400 ? face.tables.weight : descriptor.weight
    return best(family, weight: weight, italic: descriptor.isItalic || face.tables.isItalic, width: face.tables.width) ?? face
  }

  static func fixed(_ faces: [FixedFamilies.Face], _ descriptor: FontDescriptor) -> FontFace? {
    let ranked = faces.sorted {
      rank($0.weight, $0.isItalic, descriptor.weight, descriptor.isItalic)
        < rank($1.weight, $1.isItalic, descriptor.weight, descriptor.isItalic)
    }
    return ranked.lazy.compactMap { FontFace.fixed($0.stem) }.first
  }

  private static func best(_ faces: [FontFace], weight: Int, italic: Bool, width: Int) -> FontFace? {
    faces.min {
      let a = abs($0.tables.width - width) * 10_000 + rank($0.tables.weight, $0.tables.isItalic, weight, italic)
      let b = abs($1.tables.width - width) * 10_000 + rank($1.tables.weight, $1.tables.isItalic, weight, italic)
      return a < b
    }
  }

  /// Smaller is nearer. Slant before weight; for a weight of 400 to 500 nearby ones first, then lighter, then bolder ones;
  /// below 400 lighter ones first, above 500 bolder ones first.
  static func rank(_ weight: Int, _ italic: Bool, _ wanted: Int, _ wantedItalic: Bool) -> Int {
    let wanted = min(max(wanted, 100), 900)
    let slant = italic == wantedItalic ? 0 : 4000
    let distance = abs(weight - wanted)
    let onPreferredSide = wanted > 500 ? weight >= wanted : wanted < 400 ? weight <= wanted : weight <= 500 && weight >= wanted
    let onSecondSide = wanted >= 400 && wanted <= 500 && weight < wanted
    return slant + distance + (onPreferredSide ? 0 : onSecondSide ? 1000 : 2000)
  }

  /// The design whose fallback fonts suit a font.
  static func design(of font: Font) -> FontDescriptor.Design {
    if case .system(let design) = font.descriptor.family { return design }
    if font.face.tables.isMonospaced { return .monospaced }
    return font.familyName.contains("Serif") || font.familyName.contains("Myeongjo") ? .serif : .standard
  }
}
