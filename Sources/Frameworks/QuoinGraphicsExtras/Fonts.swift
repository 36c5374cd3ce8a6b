import UIKit

// Fonts by their attributes: a `CTFont` is a `UIFont` here, a `CTFontDescriptor` a `UIFontDescriptor`.

/// What a font is chosen by.
public typealias CTFontDescriptor = UIFontDescriptor
/// What a font is like.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The name that a font is found by.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The name that readers know.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The name of its family.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// Which of its family.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// How large, in points.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// What it is like.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// A run whose room somebody says.
public let kCTRunDelegateAttributeName = "CTRunDelegate"

/// Units of an em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(CGFont(font.fontName)?.unitsPerEm ?? 1000) }
/// The name that readers know.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { CGFont(font.fontName)?.fullName ?? font.fontName }
/// The name that readers know.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
/// What it is chosen by.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// Something that it is chosen by; nil for what is not known.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
  switch attribute {
  case kCTFontNameAttribute: font.fontName as NSString
  case kCTFontFamilyNameAttribute: font.familyName as NSString
  case kCTFontDisplayNameAttribute: CTFontCopyFullName(font) as NSString
  case kCTFontSizeAttribute: NSNumber(value: Double(font.pointSize))
  default: nil
  }
}
/// What it is like.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }
/// The same in another size, 0 = the same, by other attributes, nil = the same.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  attributes.map { UIFont(descriptor: $0, size: size == 0 ? font.pointSize : size) } ?? font.withSize(size == 0 ? font.pointSize : size)
}
/// The same as others of its family are, 0 = in its size; nil where there is none.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size == 0 ? font.pointSize : size) }
}
/// The font that a text is shown in: this one, which takes others' letters where it has none.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont { currentFont }
/// What the system's fonts are for.
public enum CTFontUIFontType: UInt32, Sendable {
  case user = 0, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem
  case label = 10, menuTitle = 11, menuItem = 12
}
/// A font of the system's, 0 = in its usual size.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
  let size = size == 0 ? UIFont.systemFontSize : size
  return switch uiType {
  case .userFixedPitch: UIFont.monospacedSystemFont(ofSize: size, weight: .regular)
  case .emphasizedSystem, .smallEmphasizedSystem: UIFont.boldSystemFont(ofSize: size)
  default: UIFont.systemFont(ofSize: size)
  }
}
/// Draws glyphs at places.
@MainActor @preconcurrency public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int, _ context: CGContext
) {
  guard let outlines = CGFont(font.fontName) else { return }
  context.setFont(outlines)
  context.setFontSize(font.pointSize)
  context.showGlyphs((0..<count).map { glyphs[$0] }, at: (0..<count).map { positions[$0] })
}

/// What a font is chosen by: its name and its size.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  UIFontDescriptor(name: name, size: size)
}
/// What a font is chosen by: some attributes, of which the name, the family and the size count.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  func text(_ name: CFString) -> String? { attributes[name] as? String }
  let size = (attributes[kCTFontSizeAttribute] as? NSNumber)?.doubleValue ?? 12
  let name = text(kCTFontNameAttribute) ?? text(kCTFontFamilyNameAttribute).flatMap { UIFont.fontNames(forFamilyName: $0).first ?? $0 }
  return UIFontDescriptor(name: name ?? "", size: CGFloat(size))
}
/// A font by what it is chosen by, 0 = in the size that is said there.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }
/// Something that a font is chosen by; nil for what is not known.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
  CTFontCopyAttribute(UIFont(descriptor: descriptor, size: 0), attribute)
}
/// The families that there are.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames.sorted() }
/// The fonts that there are, by the names that they are found by.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }.sorted()
}

/// How lines stand, by Core Text's numbers.
public enum CTTextAlignment: UInt8, Sendable { case left = 0, right, center, justified, natural }
/// Where lines end, by Core Text's numbers.
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
/// What may be said of a paragraph, by Core Text's numbers.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  case alignment = 0, firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, lineBreakMode, lineHeightMultiple
  case maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing, paragraphSpacingBefore, baseWritingDirection
  case maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment, lineBoundsOptions
}
/// Something that is said of a paragraph.
public struct CTParagraphStyleSetting {
  /// What.
  public var spec: CTParagraphStyleSpecifier
  /// How many bytes it takes.
  public var valueSize: Int
  /// Where it stands.
  public var value: UnsafeRawPointer
  /// Something that is said of a paragraph.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }
}
/// What a paragraph is like.
public typealias CTParagraphStyle = NSParagraphStyle
/// What a paragraph is like, by what is said of it; what is not known here is passed over.
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for place in 0..<(settings == nil ? 0 : settingCount) {
    guard let setting = settings?[place] else { continue }
    var number: CGFloat { setting.valueSize == 8 ? setting.value.loadUnaligned(as: CGFloat.self) : 0 }
    var byte: UInt8 { setting.value.load(as: UInt8.self) }
    switch setting.spec {
    case .alignment:
      style.alignment =
        switch CTTextAlignment(rawValue: byte) {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    case .lineBreakMode: style.lineBreakMode = NSLineBreakMode(rawValue: Int(byte)) ?? style.lineBreakMode
    case .firstLineHeadIndent: style.firstLineHeadIndent = number
    case .headIndent: style.headIndent = number
    case .tailIndent: style.tailIndent = number
    case .lineHeightMultiple: style.lineHeightMultiple = number
    case .maximumLineHeight: style.maximumLineHeight = number
    case .minimumLineHeight: style.minimumLineHeight = number
    case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: style.lineSpacing = number
    case .paragraphSpacing: style.paragraphSpacing = number
    case .paragraphSpacingBefore: style.paragraphSpacingBefore = number
    default: break
    }
  }
  return style
}

/// Who says how much room a run takes; kept only, the run takes its own.
public final class CTRunDelegate {
  fileprivate init() {}
}
/// How the room of a run is said.
public struct CTRunDelegateCallbacks {
  /// Which kind of these.
  public var version: Int
  /// It is no longer needed.
  public var dealloc: (UnsafeMutableRawPointer) -> Void
  /// How high above the line, in points.
  public var getAscent: (UnsafeMutableRawPointer) -> CGFloat
  /// How deep below the line, in points.
  public var getDescent: (UnsafeMutableRawPointer) -> CGFloat
  /// How wide, in points.
  public var getWidth: (UnsafeMutableRawPointer) -> CGFloat
  /// How the room of a run is said.
  public init(
    version: Int, dealloc: @escaping (UnsafeMutableRawPointer) -> Void, getAscent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getDescent: @escaping (UnsafeMutableRawPointer) -> CGFloat, getWidth: @escaping (UnsafeMutableRawPointer) -> CGFloat
  ) {
    (self.version, self.dealloc, self.getAscent) = (version, dealloc, getAscent)
    (self.getDescent, self.getWidth) = (getDescent, getWidth)
  }
}
/// The kind of callbacks that there is.
public let kCTRunDelegateVersion1 = 1
/// The kind of callbacks that there is.
public let kCTRunDelegateCurrentVersion = 1
/// Somebody who says how much room a run takes; kept only.
public func CTRunDelegateCreate(_ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?) -> CTRunDelegate? {
  CTRunDelegate()
}
