// Core Text's functions are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinDrawing
import QuoinObjectiveC
import QuoinText

/// A glyph's number in its font.
public typealias CGGlyph = UInt16

/// A font as Core Graphics reads it, from a file's bytes or by its name.
public final class CGFont: Sendable {
  /// The bytes of one that was not found by its name.
  private let bytes: Data?
  /// At a size of one point.
  private let font: Font
  /// The name by which it is asked for.
  public var postScriptName: CFString? { font.postScriptName }
  /// The name for people: the family and the style.
  public var fullName: CFString? { "\(font.familyName) \(font.styleName)" }
  /// Units per em, in which the measures below and the advances of glyphs are.
  public var unitsPerEm: Int32 { Int32(font.unitsPerEm) }
  /// From the baseline up to the top of the line.
  public var ascent: Int32 { units(font.ascent) }
  /// From the baseline down to the bottom of the line: negative.
  public var descent: Int32 { -units(font.descent) }
  /// Between a line and the next.
  public var leading: Int32 { units(font.leading) }
  /// How high capitals are.
  public var capHeight: Int32 { units(font.capHeight) }
  /// How high an x is.
  public var xHeight: Int32 { units(font.xHeight) }

  private func units(_ ems: CGFloat) -> Int32 { Int32((ems * CGFloat(font.unitsPerEm)).rounded()) }

  /// The font of this name; nil when nobody knows it.
  public init?(_ name: CFString) {
    guard FontLibrary.standard.knows(name) else { return nil }
    bytes = nil
    font = FontLibrary.standard.font(FontDescriptor(.named(name), size: 1))
  }

  /// The font in these bytes, the first where there are several; nil where there is none.
  public init?(_ provider: CGDataProvider) {
    guard let bytes = provider.data else { return nil }
    let library = FontLibrary()
    guard Self.reading(bytes, library.register) == nil, let family = library.registeredFamilies.first else { return nil }
    self.bytes = bytes
    font = library.font(FontDescriptor(.named(family), size: 1))
  }

  /// Writes how far the next glyph is from each of `count`, in units, to `advances`; true.
  @discardableResult public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    for index in 0..<max(0, count) { advances[index] = units(font.advance(of: UInt32(glyphs[index]))) }
    return true
  }

  /// A glyph's outline in ems, upwards.
  func path(of glyph: CGGlyph) -> Path { font.path(of: UInt32(glyph)).applying(CGAffineTransform(scaleX: 1, y: -1)) }

  /// What is wrong with the bytes; the font is found by its name from then on.
  fileprivate func register() -> (any Error)? { bytes.flatMap { Self.reading($0, FontLibrary.standard.register) } }

  /// Fonts are read from files, whose bytes are kept.
  private static func reading(_ bytes: Data, _ read: (String) throws -> Void) -> (any Error)? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try bytes.write(to: file)
      try read(file.path)
      return nil
    } catch { return error }
  }
}

extension UIFont {
  private var known: Font { FontLibrary.standard.font(wish) }
  /// A character's glyph for Core Text; 0 where the font has none.
  public func _glyph(for character: UInt16) -> CGGlyph {
    Unicode.Scalar(character).flatMap { known.glyph(for: $0) }.map { CGGlyph(truncatingIfNeeded: $0) } ?? 0
  }
  /// Points to the next glyph, for Core Text.
  public func _advance(of glyph: CGGlyph) -> CGFloat { known.advance(of: UInt32(glyph)) }
  /// A glyph's outline in points, upwards, for Core Text.
  public func _path(of glyph: CGGlyph) -> CGPath { known.path(of: UInt32(glyph)).applying(CGAffineTransform(scaleX: 1, y: -1)).cgPath }
}

/// Brings in a font; it is found by its name from then on. Whether it could be read; `error` says why not.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let reason = font.register() else { return true }
  error?.pointee = .ofFont(.unrecognizedFormat, "\(reason)")
  return false
}
/// Would take a font away; it stays as long as the program runs.
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
