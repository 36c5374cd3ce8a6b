// Core Text's functions are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinObjectiveC
import UIKit

/// A font by its name, at a size in points, 0 = 12; the system's where nobody knows the name. The map is not read.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}
/// A font of a font's name, at a size in points, 0 = 12. The map and the wishes are not read.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: UIFontDescriptor?
) -> CTFont { CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix) }
/// The same font as Core Graphics reads it. The wishes are not told.
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutablePointer<UIFontDescriptor?>?) -> CGFont {
  // Whatever shows text can be read by its name: what nobody knows is the system's.
  CGFont(font.fontName) ?? CGFont(UIFont.systemFont(ofSize: 12).fontName)!
}
/// The name by which a font is asked for.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// The name of its family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Points per em.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Points from the baseline up to the top of the line.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Points from the baseline down to the bottom of the line.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Points between a line and the next.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// How high capitals are, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// How high an x is, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Writes the glyph of each of `count` characters of UTF-16, 0 where the font has none or it takes two to say; whether all have one.
@discardableResult public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: Int
) -> Bool {
  for index in 0..<max(0, count) { glyphs[index] = font._glyph(for: characters[index]) }
  return (0..<max(0, count)).allSatisfy { glyphs[$0] != 0 }
}
/// A glyph's outline in points, upwards, moved by the map behind the pointer if there is one; nil where it has none.
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? {
  let path = font._path(of: glyph)
  return path.isEmpty ? nil : path.copy(using: matrix)
}
/// How far the next glyph is from each of `count`, which is written where there is room; together in points.
@discardableResult public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?,
  _ count: Int
) -> Double {
  var sum = 0.0
  for index in 0..<max(0, count) {
    let width = font._advance(of: glyphs[index])
    advances?[index] = CGSize(width: width, height: 0)
    sum += Double(width)
  }
  return sum
}
/// The rectangle around each of `count` glyphs, which is written where there is room; around all that of them together.
@discardableResult public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
  _ count: Int
) -> CGRect {
  var all = CGRect.null
  for index in 0..<max(0, count) {
    let path = font._path(of: glyphs[index])
    let box = path.isEmpty ? CGRect.null : path.boundingBoxOfPath
    boundingRects?[index] = box.isNull ? .zero : box
    all = all.union(box)
  }
  return all.isNull ? .zero : all
}
/// Which way a line runs; lines of glyphs run along.
public enum CTFontOrientation: UInt32, Sendable {
  /// As the font says.
  case `default`
  /// Along.
  case horizontal
  /// Down.
  case vertical
}
