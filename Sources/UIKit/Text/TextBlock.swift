import QuoinDrawing
import QuoinText

/// How a stretch of text looks besides its font.
struct TextLook {
  var color: UIColor
  var background: UIColor?
  var underline = 0
  var underlineColor: UIColor?
  var strikethrough = 0
  var strikethroughColor: UIColor?
  var image: UIImage?
  /// How wide the lines along the letters are, in hundredths of the font's size: 0 = none; less than 0 = besides the letters, not instead.
  var strokeWidth: CGFloat = 0
  var strokeColor: UIColor?
}

/// A text ready to be measured and painted: shaped once, asked as often as needed.
final class TextBlock {
  let paragraph: Paragraph
  let looks: [TextLook]
  let alignment: NSTextAlignment
  let rightToLeft: Bool

  /// The words that decide a block, for texts of one look.
  struct Plain {
    var text: String
    var font: UIFont
    var color: UIColor
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lines = 1
    var minimumScale: CGFloat = 1
    var rightToLeft = false
    var scale: CGFloat = 1
    var avoidsLoneWords = true
  }

  init(_ plain: Plain) {
    looks = [TextLook(color: plain.color)]
    alignment = plain.alignment
    rightToLeft = plain.rightToLeft
    paragraph = Paragraph(StyledText(plain.text, font: plain.font.wish), style: TextBlock.style(plain, nil))
  }

  /// An attributed text; `plain` says what the attributes leave open.
  init(_ text: NSAttributedString, _ plain: Plain) {
    var looks: [TextLook] = []
    var runs: [StyledText.Run] = []
    var style: NSParagraphStyle?
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
      let piece = (text.string as NSString).substring(with: range)
      runs.append(TextBlock.run(piece, attributes, plain, index: looks.count))
      looks.append(TextBlock.look(attributes, plain))
    }
    self.looks = looks
    alignment = style.map(\.alignment) ?? plain.alignment
    rightToLeft = plain.rightToLeft
    var first = plain
    if text.length > 0, let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { first.font = font }
    var whole = TextBlock.style(first, style)
    whole.blocks = TextBlock.blocks(text)
    paragraph = Paragraph(StyledText(runs: runs), style: whole)
  }

  /// How each paragraph stands; empty where none stands in or apart.
  private static func blocks(_ text: NSAttributedString) -> [ParagraphStyle.Block] {
    var blocks: [ParagraphStyle.Block] = []
    let words = text.string as NSString
    var start = 0
    while start < words.length {
      let own = text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle ?? .default
      blocks.append(
        ParagraphStyle.Block(
          firstLineHeadIndent: own.firstLineHeadIndent, headIndent: own.headIndent, tailIndent: own.tailIndent,
          spacingAfter: own.paragraphSpacing, spacingBefore: own.paragraphSpacingBefore))
      start = NSMaxRange(words.paragraphRange(for: NSRange(location: start, length: 0)))
    }
    return blocks.allSatisfy { $0 == ParagraphStyle.Block() } ? [] : blocks
  }

  private static func run(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], _ plain: Plain, index: Int
  ) -> StyledText.Run {
    let font = attributes[.font] as? UIFont ?? plain.font
    var run = StyledText.Run(
      text, font: font.wish, tracking: number(attributes[.tracking]), kerning: number(attributes[.kern]),
      baselineOffset: number(attributes[.baselineOffset]), attributes: index)
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      let own = attachment.image?.size ?? .zero
      let bounds = attachment.attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: index)
      let size = bounds.size == .zero ? own : bounds.size
      run.attachment = StyledText.Attachment(size: size, ascent: size.height + bounds.origin.y)
    }
    return run
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as Float: CGFloat(value)
    default: 0
    }
  }

  private static func look(_ attributes: [NSAttributedString.Key: Any], _ plain: Plain) -> TextLook {
    var look = TextLook(color: attributes[.foregroundColor] as? UIColor ?? (attributes[.link] != nil ? .link : plain.color))
    look.background = attributes[.backgroundColor] as? UIColor
    look.underline = Int(number(attributes[.underlineStyle]))
    look.underlineColor = attributes[.underlineColor] as? UIColor
    look.strikethrough = Int(number(attributes[.strikethroughStyle]))
    look.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    look.image = (attributes[.attachment] as? NSTextAttachment)?.image
    look.strokeWidth = number(attributes[.strokeWidth])
    look.strokeColor = attributes[.strokeColor] as? UIColor
    return look
  }

  private static func style(_ plain: Plain, _ own: NSParagraphStyle?) -> ParagraphStyle {
    let mode = plain.lineBreakMode == .byTruncatingTail ? own?.lineBreakMode ?? plain.lineBreakMode : plain.lineBreakMode
    var style = ParagraphStyle(
      maximumLines: plain.lines > 0 ? plain.lines : nil, truncation: truncation(mode, lines: plain.lines),
      breaking: breaking(mode, lines: plain.lines),
      alignment: aligned(own?.alignment ?? plain.alignment), minimumScaleFactor: plain.minimumScale,
      layoutDirection: plain.rightToLeft ? .rightToLeft : .leftToRight, avoidsLoneWords: plain.avoidsLoneWords, pixelScale: plain.scale)
    if let own {
      style.lineSpacing = own.lineSpacing
      style.lineHeightMultiple = own.lineHeightMultiple > 0 ? own.lineHeightMultiple : lineHeight(own, plain)
    }
    return style
  }

  /// Least and greatest line heights as a factor on the first font's own.
  private static func lineHeight(_ own: NSParagraphStyle, _ plain: Plain) -> CGFloat {
    let natural = plain.font.lineHeight
    guard natural > 0 else { return 1 }
    var height = max(natural, own.minimumLineHeight)
    if own.maximumLineHeight > 0 { height = min(height, own.maximumLineHeight) }
    return height / natural
  }

  /// Recorded (AccessibilitySnapshot's labels): of several lines the last is cut at its tail, whichever end was asked for.
  private static func truncation(_ mode: NSLineBreakMode, lines: Int) -> ParagraphStyle.Truncation {
    switch mode {
    case .byTruncatingHead: lines == 1 ? .head : .tail
    case .byTruncatingMiddle: lines == 1 ? .middle : .tail
    case .byTruncatingTail: .tail
    case .byWordWrapping, .byCharWrapping, .byClipping: .unmarked
    }
  }

  /// Recorded: a label of two lines that clips breaks between words all the same.
  private static func breaking(_ mode: NSLineBreakMode, lines: Int) -> ParagraphStyle.Breaking {
    mode == .byCharWrapping ? .character : mode == .byClipping && lines == 1 ? .clip : .word
  }

  private static func aligned(_ alignment: NSTextAlignment) -> ParagraphStyle.Alignment {
    switch alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    // By the direction of the interface, as in one line, not by the words.
    case .natural: .leading
    }
  }
}
