import Foundation

/// A font that was found: one face of a file at one size, with the numbers layout needs. Never changes.
///
/// All lengths are points. The system family has the phone's line metrics, not those of the file it is drawn with.
public final class Font: Sendable {
  /// What was asked for.
  public let descriptor: FontDescriptor
  /// Points per em, 0 where the wish had no usable size.
  public let size: CGFloat
  /// Baseline to the top of the line, positive.
  public let ascent: CGFloat
  /// Baseline to the bottom of the line, positive.
  public let descent: CGFloat
  /// Extra distance between two lines (never above the first or below the last).
  public let leading: CGFloat
  /// Ascent + descent.
  public var lineHeight: CGFloat { ascent + descent }
  /// Height of H.
  public let capHeight: CGFloat
  /// Height of x.
  public let xHeight: CGFloat
  /// Middle of the underline, below the baseline (positive is down).
  public let underlinePosition: CGFloat
  /// How thick the underline is.
  public let underlineThickness: CGFloat
  /// Middle of the line that strikes the text out, above the baseline (positive is up).
  public let strikeoutPosition: CGFloat
  /// How thick the line is that strikes the text out.
  public let strikeoutThickness: CGFloat
  /// Points the font itself adds after each character (the system family's size-dependent tracking), else 0.
  public let ownTracking: CGFloat
  /// How much of the file's own advance a glyph of the system family takes, else 1; its outline keeps its size.
  public let advanceScale: CGFloat
  /// Points the font adds after single ASCII characters; empty for fonts other than the system's.
  let letterTracking: [Double]
  /// How much wider or narrower letters are drawn than the file has them: the system family's condensed and expanded widths, else 1.
  public let stretch: CGFloat
  /// The file has no face as heavy as asked: draw the outlines fatter by ``syntheticBoldWidth``.
  public var syntheticBold: Bool { syntheticBoldness > 0 }
  /// How much heavier letters are drawn than the file's, in parts of what makes a regular face bold.
  private let syntheticBoldness: Double
  /// The file has no italic: draw the outlines leaning by ``syntheticItalicSlant``.
  public let syntheticItalic: Bool
  /// A family was asked for by a name nobody knows; this is the system family instead.
  public let requestedNameWasMissing: Bool
  /// It stands in for the phone's own font.
  var isSystem: Bool { metrics.standsFor != nil }
  let face: FontFace
  private let metrics: FontMetrics

  /// How much wider a synthetic bold stroke is drawn, in points.
  public var syntheticBoldWidth: CGFloat { size / 24 * CGFloat(syntheticBoldness) }
  /// Horizontal shift per unit of height of a synthetic italic (the tangent of 12°).
  public var syntheticItalicSlant: CGFloat { syntheticItalic ? 0.2126 : 0 }
  /// Family name in the file ("Inter").
  public var familyName: String { face.names.family }
  /// Style name in the file ("SemiBold Italic").
  public var styleName: String { face.names.style }
  /// PostScript name in the file ("Inter-SemiBoldItalic").
  public var postScriptName: String { face.names.postScript }
  /// The font file.
  public var path: String { face.path }
  /// Which face of the file, 0 but for collections.
  public var faceIndex: Int { face.index }
  /// Units per em of the file; glyph outlines are drawn in them.
  public var unitsPerEm: Int { face.unitsPerEm }
  /// Weight of the face that was found, 100…900.
  public var weight: Int { face.tables.weight }
  /// Whether its letters lean, by the file's own drawing or by slanting.
  public var isItalic: Bool { face.tables.isItalic || syntheticItalic }
  /// Glyphs are pictures in colour (emoji), not outlines.
  public var isColor: Bool { face.isColor }

  init(face: FontFace, descriptor: FontDescriptor, metrics: FontMetrics, missingName: Bool) {
    let size = descriptor.usedSize
    let line = descriptor.styleLine
    // A text style's lines are as high as the letters; what is closer or wider is the distance between them.
    let shift = line == nil ? FontMetrics.leadingShift(descriptor.leading, size: size) : 0
    let tall = Double(max(0, line?.tallExtra ?? 0))
    self.face = face
    self.metrics = metrics
    self.descriptor = descriptor
    self.size = CGFloat(size)
    ascent = CGFloat(max(0, metrics.ascent * size + shift / 2 + tall * FontMetrics.tallShareAbove))
    // A line is never less than 0 high, whatever a broken file says.
    let below = metrics.descent * size + shift / 2 + tall * (1 - FontMetrics.tallShareAbove)
    descent = CGFloat(max(below, -max(0, metrics.ascent * size + shift / 2)))
    if let line, metrics.standsFor != nil {
      leading = CGFloat(Double(line.pitch) - (metrics.ascent + metrics.descent) * size + FontMetrics.styleShift(descriptor.leading))
    } else {
      leading = CGFloat(metrics.leading * size)
    }
    capHeight = CGFloat(metrics.capHeight * size)
    xHeight = CGFloat(metrics.xHeight * size)
    underlinePosition = CGFloat(metrics.underlinePosition * size)
    underlineThickness = CGFloat(metrics.underlineThickness * size)
    strikeoutPosition = CGFloat(metrics.strikeoutPosition * size)
    strikeoutThickness = CGFloat(metrics.strikeoutThickness * size)
    let fit = metrics.letterfit(
      size, weight: descriptor.weight, evenDigits: descriptor.features.contains(.monospacedDigits))
    // The stand-ins have no condensed or expanded faces, so their letters are drawn narrower or wider.
    let stretch = metrics.standsFor == nil ? 1 : Double(min(max(descriptor.width, 50), 200)) / 100
    self.stretch = CGFloat(stretch)
    ownTracking = CGFloat((fit?.tracking ?? 0) * size * stretch)
    advanceScale = CGFloat((fit?.scale ?? 1) * stretch)
    letterTracking = (fit?.letters ?? []).map { $0 * size * stretch }
    let lacks = descriptor.weight - face.tables.weight
    if face.isColor {
      syntheticBoldness = 0
    } else if metrics.standsFor == .rounded, let stem = RoundedStems.file[face.tables.weight] {
      // Its letters are thin for their weights: they are drawn with Inter's stems, which stand among them where it lacks a letter.
      syntheticBoldness = max(0, RoundedStems.wanted(descriptor.weight) - stem) * 24
    } else if metrics.standsFor != nil {
      // Designs whose stand-ins have few faces show every weight from theirs on.
      syntheticBoldness = lacks >= 100 ? Double(lacks) / 300 : 0
    } else {
      syntheticBoldness = descriptor.weight >= 600 && face.tables.weight < 600 ? 1 : 0
    }
    syntheticItalic = descriptor.isItalic && !face.tables.isItalic && !face.isColor
    requestedNameWasMissing = missingName
  }

  /// The same face at another size.
  func scaled(by factor: Double) -> Font {
    if factor == 1 { return self }
    var descriptor = descriptor
    descriptor.size = CGFloat(descriptor.usedSize * factor)
    if let line = descriptor.styleLine {
      descriptor.styleLine = .init(pitch: line.pitch * CGFloat(factor), tallExtra: line.tallExtra * CGFloat(factor))
    }
    return Font(face: face, descriptor: descriptor, metrics: metrics, missingName: requestedNameWasMissing)
  }

  /// The glyph for a character, nil if the font has none.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? { face.glyph(for: scalar.value) }

  /// Points from a glyph's origin to the next one's, without tracking. 0 for a glyph that does not exist.
  public func advance(of glyph: UInt32) -> CGFloat { CGFloat(face.advance(of: glyph)) * advanceScale * size / CGFloat(unitsPerEm) }

  /// The glyph's outline at this size, origin on the baseline, y down. Empty for blanks, colour glyphs and unknown numbers.
  /// Synthetic slant, weight and stretch are not applied. Costs a lock and a walk over the file's glyph; keep the result.
  public func outline(of glyph: UInt32) -> [OutlineElement] { face.outline(of: glyph, scale: Double(size) / Double(unitsPerEm)) }

  /// The glyph's outline in the file's own units, y up as in the file. For caches shared by all sizes.
  public func unscaledOutline(of glyph: UInt32) -> [OutlineElement] { face.outline(of: glyph, scale: 1, flipped: false) }
}

extension Font {
  /// A colour glyph's picture, nil for outline glyphs and fonts. Copies the picture's bytes.
  public func bitmap(of glyph: UInt32) -> GlyphBitmap? { face.bitmap(of: glyph, scale: Double(size) / Double(unitsPerEm)) }

  /// The bytes of the font file, for embedding. Valid inside `body` only.
  public func withFileBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(face.file) { try body(face.file.bytes) }
  }
}

extension Font: Hashable {
  public static func == (a: Font, b: Font) -> Bool { a === b || (a.face === b.face && a.descriptor == b.descriptor) }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(face))
    hasher.combine(descriptor)
  }
}

/// How thick a small l is, in em: of the rounded stand-in's two files, and of Inter by weight, which San Francisco's rounded letters are taken
/// to be as thick as (measured in the files; that they are is assumed).
private enum RoundedStems {
  static let file = [400: 0.072, 700: 0.099]
  private static let inter = [0.084, 0.106, 0.129, 0.151, 0.174, 0.196]

  /// The stem of a weight, 100…900; lighter ones than regular are drawn as regular.
  static func wanted(_ weight: Int) -> Double {
    SystemLetterfit.between(inter, at: min(max(Double(weight) / 100 - 4, 0), 5))
  }
}
