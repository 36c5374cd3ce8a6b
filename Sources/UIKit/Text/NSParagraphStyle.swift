/// How a paragraph stands: its lines, their distance and where they break.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Only NSMutableParagraphStyle writes, before it is given away, as on the phone.
  var values = Values()

  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var tightens = false
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenation: Float = 0
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
    var textLists: [NSTextList] = []
  }

  /// A plain paragraph.
  public override init() { super.init() }
  /// The plain paragraph.
  public static let `default` = NSParagraphStyle()

  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines break, and what gives way.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// A factor on the height of lines; 0 = 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Lines are at least so high; 0 = no limit.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Lines are at most so high; 0 = no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Points between a paragraph and the next.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points from where a paragraph begins to its first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points from where a paragraph begins to its other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// Above 0, points from where a paragraph begins to where its lines end; else from the other side, as a negative number.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Points between the paragraph before and this one; none above the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// From which side it is written; kept only.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// From which share of a line words are parted; kept only.
  open var hyphenationFactor: Float { values.hyphenation }
  /// Whether words are parted; kept only.
  open var usesDefaultHyphenation: Bool { values.hyphenation > 0 }
  /// Where tabs lead to; kept only.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// How far tabs lead behind the last place; kept only.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The lists that a paragraph is in; kept only.
  open var textLists: [NSTextList] { values.textLists }
  /// Whether letters come closer before a line is cut; kept only.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
  /// Where else lines may break; kept only.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// From which side a language is written; unknown ones are written from the left.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else { return UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
    return Locale.Language(identifier: languageName).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// A copy that stays as it is.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// A copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  /// Whether all values are the same.
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  /// Equal styles hash equally.
  public override var hash: Int { values.hashValue }
}

/// From which side text is written.
public enum NSWritingDirection: Int, Sendable {
  /// By its letters.
  case natural = -1
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
}

/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Filling the width.
  case justified
  /// Where reading begins.
  case natural
}

/// Lines under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// The style with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// A shadow of text; kept only.
public final class NSShadow: NSObject {
  /// Where it lies.
  public var shadowOffset = CGSize.zero
  /// How soft it is.
  public var shadowBlurRadius: CGFloat = 0
  /// Its colour.
  public var shadowColor: Any?
}

extension NSAttributedString.Key {
  /// Whether what is read aloud waits for what is being read; kept only.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key("UIAccessibilityTokenQueueAnnouncement")
  /// How much what is read aloud matters; kept only.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key("UIAccessibilityTokenSpeechAnnouncementPriority")
  /// In which language it is read aloud; kept only.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilityTokenLanguage")
  /// How high the voice is; kept only.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilityTokenPitch")
  /// Whether signs are read aloud too; kept only.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilityTokenPunctuation")
  /// Whether it is spelt; kept only.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilityTokenSpellOut")
  /// `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// `UIColor` of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// `UIColor` behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// `NSParagraphStyle`; indents and spacing count for each paragraph, all else of the first character's for the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Points after each letter.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points after each letter, without ligatures.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// `NSUnderlineStyle.rawValue`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// `UIColor` of the line under the letters.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// `NSUnderlineStyle.rawValue` of the line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// `UIColor` of the line through the letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// Points up.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// `URL` or `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// `NSShadow`; kept only.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The width of outlines; kept only.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of outlines; kept only.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How letters are pressed or raised; kept only.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// How far letters lean; kept only.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How much wider letters are; kept only.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Whether letters stand one below the other; kept only.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// From which side it is written, as numbers; kept only.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Which of the words that stand for other text it is; kept only.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
  /// How large letters are beside others of their line; kept only.
  public static let adaptiveImageGlyph = NSAttributedString.Key("CTAdaptiveImageProvider")
  /// Whether ligatures are formed; kept only.
  public static let ligature = NSAttributedString.Key("NSLigature")
}

extension NSMutableAttributedString {
  /// Sets one attribute in a range.
  ///
  /// Foundation here stops the program when a font or colour replaces another one, because it compares them as its own objects;
  /// setting a set of attributes does not. Swift prefers this method for objects.
  public func addAttribute(_ name: NSAttributedString.Key, value: AnyObject, range: NSRange) { addAttributes([name: value], range: range) }
}

extension NSAttributedString {
  /// How letters are pressed or raised.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name as UIKit writes it.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pressed into the paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

extension NSParagraphStyle {
  /// Where else lines may break.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A line earlier, so that the last is not one word.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Between Korean words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system's own texts.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
