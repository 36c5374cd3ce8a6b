import QuoinText

/// Tells where the characters of a text lie in a container. A glyph counts as the character (of UTF-16) that it stands for, so both have
/// the same numbers. All of it is laid out in the first container, whatever its height.
@MainActor @preconcurrency open class NSLayoutManager: NSObject {
  /// The text; nil = none.
  open weak var textStorage: NSTextStorage?
  /// Where the text goes.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Who changes distances; kept only.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether lines have the room that the font asks for; kept only.
  open var usesFontLeading = true
  /// Whether parts are laid out later; kept only.
  open var allowsNonContiguousLayout = false
  /// Whether characters that cannot be seen are shown; kept only.
  open var showsInvisibleCharacters = false
  /// The text and its base looks, of a text view.
  package var source: (() -> (text: NSAttributedString, font: UIFont, width: CGFloat))?

  /// Nothing to lay out.
  public override init() { super.init() }

  /// One more container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// Takes a container away; nothing is done for a number that is none.
  open func removeTextContainer(at index: Int) { if textContainers.indices.contains(index) { textContainers.remove(at: index) } }
  /// How many glyphs there are.
  open var numberOfGlyphs: Int { text.length }
  /// Lays out; it is done when somebody asks.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Lays out; it is done when somebody asks.
  open func ensureLayout(forCharacterRange range: NSRange) {}
  /// Forgets places; they are always found anew.
  open func invalidateLayout(forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) {}
  /// Forgets looks; nothing is drawn from here.
  open func invalidateDisplay(forCharacterRange range: NSRange) {}

  /// The rectangle that text takes of a container, in points of the container, with the padding at its sides.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let padding = container.lineFragmentPadding
    let lines = lines(in: container)
    guard let first = lines.first else { return CGRect(x: 0, y: 0, width: 2 * padding, height: extraHeight) }
    let all = lines.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    return CGRect(x: all.minX - padding, y: 0, width: all.width + 2 * padding, height: all.maxY)
  }
  /// The glyphs in a container: all.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: text.length) }
  /// The glyphs of characters.
  open func glyphRange(forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
    actualCharacterRange?.pointee = range
    return range
  }
  /// The characters of glyphs.
  open func characterRange(forGlyphRange range: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
    actualGlyphRange?.pointee = range
    return range
  }
  /// The glyph of a character.
  open func glyphIndexForCharacter(at index: Int) -> Int { index }
  /// The character of a glyph.
  open func characterIndexForGlyph(at index: Int) -> Int { index }
  /// The glyphs in a rectangle of a container.
  open func glyphRange(forBoundingRect rect: CGRect, in container: NSTextContainer) -> NSRange {
    let inside = letters(in: container).filter { $0.rect.intersects(rect) }.map(\.range)
    guard let first = inside.map(\.location).min(), let last = inside.map({ $0.location + $0.length }).max() else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(location: first, length: last - first)
  }
  /// The rectangle around glyphs; empty for none.
  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    rects(of: range, in: container).reduce(CGRect.null) { $0.union($1) }.notNull
  }
  /// Gives each line's part of a range to `body`, with a flag that ends it.
  open func enumerateEnclosingRects(
    forGlyphRange range: NSRange, withinSelectedGlyphRange selected: NSRange, in container: NSTextContainer,
    using body: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(of: range, in: container) {
      body(rect, &stop)
      if stop.boolValue { return }
    }
  }
  /// Gives each line that has glyphs of a range to `body`: its box, the part that is used, the container, its glyphs, and a flag that ends it.
  open func enumerateLineFragments(
    forGlyphRange range: NSRange,
    using body: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in lines(in: container) where NSIntersectionRange(line.range, range).length > 0 {
      let width = source.map { $0().width } ?? container.size.width
      let box = CGRect(x: 0, y: line.frame.minY, width: width < 1e6 ? width : line.frame.width, height: line.frame.height)
      body(box, line.frame, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }
  /// The box of a glyph's letters; zero for a glyph that is not there. What is not laid out yet is, whatever is said.
  public func lineFragmentUsedRect(
    forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: index, effectiveRange: effectiveRange) }
  /// The box of a glyph's line; zero for a glyph that is not there.
  open func lineFragmentUsedRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
    guard let container = textContainers.first, let line = lines(in: container).first(where: { NSLocationInRange(index, $0.range) }) else {
      return .zero
    }
    effectiveRange?.pointee = line.range
    return line.frame
  }
  /// The box of a glyph's line; zero for a glyph that is not there.
  open func lineFragmentRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
    lineFragmentUsedRect(forGlyphAt: index, effectiveRange: effectiveRange)
  }
  /// Where a glyph stands on its line, from the line's corner.
  open func location(forGlyphAt index: Int) -> CGPoint {
    guard let container = textContainers.first, let letter = letters(in: container).first(where: { NSLocationInRange(index, $0.range) })
    else { return .zero }
    return CGPoint(x: letter.rect.minX, y: letter.baseline - letter.rect.minY)
  }
  /// The glyph nearest to a place in a container; 0 for no text.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }
  /// The glyph nearest to a place in a container, and how far through it the place is, 0 … 1; 0 for no text.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let letters = letters(in: container)
    fraction?.pointee = 0
    func distance(_ rect: CGRect) -> CGFloat { max(rect.minY - point.y, 0, point.y - rect.maxY) }
    guard let nearest = letters.map({ distance($0.rect) }).min() else { return 0 }
    // On the nearest line the letter under the place, or the one at the end that is nearer.
    let line = letters.filter { distance($0.rect) == nearest }
    guard let found = line.min(by: { abs($0.rect.midX - point.x) - $0.rect.width / 2 < abs($1.rect.midX - point.x) - $1.rect.width / 2 })
    else { return 0 }
    if found.rect.width > 0 { fraction?.pointee = min(max((point.x - found.rect.minX) / found.rect.width, 0), 1) }
    return found.range.location
  }
  /// The character nearest to a place in a container, and how far from its front to its back the place is; 0 for no text.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: fraction) }
  /// Says where the empty line behind the text stands; kept by nobody, for a subclass to hear of it. Never called here.
  open func setExtraLineFragmentRect(_ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer) {}
  /// Says where a line stands; kept by nobody, as lines are found anew. Never called here.
  open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {}
  /// Says where letters stand on their line; kept by nobody. Never called here.
  open func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {}
  /// Says whether a letter is left out; kept by nobody. Never called here.
  open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
  /// Says how large an attachment is; kept by nobody. Never called here.
  open func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {}
  /// The text was changed; nothing is kept that could be wrong. Never called here.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {}
  /// A container has another size; places are found anew.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {}
  /// One more container, at a place among them.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
  }
  /// Draws a line below letters as `drawUnderline` does. Never called here.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
  /// Draws a line through letters as `drawStrikethrough` does. Never called here.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
  /// The number that the font has for a letter's form; 0 for one that is not there.
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph {
    textContainers.first.flatMap { letters(in: $0).first { NSLocationInRange(glyphIndex, $0.range) } }?.glyph ?? 0
  }
  /// Draws what lies behind letters: does nothing, for a subclass to say otherwise. Texts are drawn without asking.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws letters: does nothing, for a subclass to say otherwise. Texts are drawn without asking.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws the line below letters: does nothing, for a subclass to say otherwise. Texts are drawn without asking.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Draws the line through letters: does nothing, for a subclass to say otherwise. Texts are drawn without asking.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Fills rectangles behind letters: does nothing, for a subclass to say otherwise. Texts are drawn without asking.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {}
}

// MARK: - Places

extension NSLayoutManager {
  private struct Letter {
    var range: NSRange
    var rect: CGRect
    var baseline: CGFloat
    var line: Int
    var glyph: CGGlyph = 0
  }
  private struct Line {
    var range: NSRange
    var frame: CGRect
  }

  private var text: NSAttributedString { source?().text ?? textStorage ?? NSAttributedString(string: "") }
  private var extraHeight: CGFloat { (source?().font ?? .systemFont(ofSize: 12)).lineHeight }

  private func layout(in container: NSTextContainer) -> TextLayout? {
    let text = text
    guard text.length > 0 else { return nil }
    let own = source?()
    var plain = TextBlock.Plain(text: "", font: own?.font ?? .systemFont(ofSize: 12), color: .black)
    plain.lines = container.maximumNumberOfLines
    plain.lineBreakMode = container.lineBreakMode
    plain.scale = 0
    let width = (own?.width ?? container.size.width) - 2 * container.lineFragmentPadding
    return TextBlock(text, plain).paragraph.layout(width: width > 0 && width < 1e6 ? width : nil)
  }

  /// Every letter that shows, from the front of the text on. Linear in the text.
  private func letters(in container: NSTextContainer) -> [Letter] {
    guard let layout = layout(in: container) else { return [] }
    let words = text.string as NSString
    let padding = container.lineFragmentPadding
    var letters: [Letter] = []
    var place = 0
    for (index, line) in layout.lines.enumerated() {
      for run in line.glyphRuns where !run.text.isEmpty {
        let found = words.range(of: run.text, options: .literal, range: NSRange(location: place, length: words.length - place))
        // An ellipsis stands for what is not there.
        guard found.location != NSNotFound else { continue }
        let bytes = Array(run.text.utf8)
        for glyph in run.glyphs.indices {
          let from = run.clusters[glyph]
          let to = run.clusters.filter { $0 > from }.min() ?? bytes.count
          let before = String(decoding: bytes[..<from], as: UTF8.self).utf16.count
          let count = String(decoding: bytes[from..<to], as: UTF8.self).utf16.count
          letters.append(
            Letter(
              range: NSRange(location: found.location + before, length: count),
              rect: CGRect(
                x: run.positions[glyph].x + padding, y: line.frame.minY, width: run.advances[glyph], height: line.frame.height),
              baseline: line.baseline, line: index, glyph: CGGlyph(truncatingIfNeeded: run.glyphs[glyph])))
        }
        if run.glyphs.isEmpty {
          let rect = CGRect(x: run.origin.x + padding, y: line.frame.minY, width: run.width, height: line.frame.height)
          letters.append(Letter(range: found, rect: rect, baseline: line.baseline, line: index))
        }
        place = found.location + found.length
      }
    }
    return letters
  }

  private func lines(in container: NSTextContainer) -> [Line] {
    guard let layout = layout(in: container) else { return [] }
    let letters = letters(in: container)
    let padding = container.lineFragmentPadding
    let length = text.length
    return layout.lines.indices.map { index in
      let own = letters.filter { $0.line == index }
      let from = own.map(\.range.location).min() ?? length
      let next = letters.first { $0.line > index }?.range.location ?? length
      return Line(
        range: NSRange(location: from, length: max(0, next - from)), frame: layout.lines[index].frame.offsetBy(dx: padding, dy: 0))
    }
  }

  /// What a range takes of each line.
  private func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    var rects: [(line: Int, rect: CGRect)] = []
    for letter in letters(in: container) where NSIntersectionRange(letter.range, range).length > 0 {
      if let last = rects.last, last.line == letter.line {
        rects[rects.count - 1].rect = last.rect.union(letter.rect)
      } else {
        rects.append((letter.line, letter.rect))
      }
    }
    return rects.map(\.rect)
  }
}

extension CGRect {
  fileprivate var notNull: CGRect { isNull ? .zero : self }
}

extension NSLayoutManager {
  /// The box of a glyph's line; zero for a glyph that is not there. What is not laid out yet is, whatever is said.
  public func lineFragmentRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?, withoutAdditionalLayout flag: Bool)
    -> CGRect
  { lineFragmentRect(forGlyphAt: index, effectiveRange: effectiveRange) }
  /// The container of a glyph; nil for one that is not there.
  public func textContainer(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> NSTextContainer? {
    guard isValidGlyphIndex(index) else { return nil }
    effectiveRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return textContainers.first
  }
  /// Whether there is such a glyph.
  public func isValidGlyphIndex(_ index: Int) -> Bool { index >= 0 && index < numberOfGlyphs }
  /// The letters of a line that an ellipsis stands for, to the text's end; `NSNotFound` where none does (documented:
  /// uikit/nslayoutmanager/truncatedglyphrange(inlinefragmentforglyphat:)).
  public func truncatedGlyphRange(inLineFragmentForGlyphAt index: Int) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let container = textContainers.first, let line = lines(in: container).first(where: { NSLocationInRange(index, $0.range) }) else {
      return none
    }
    let shown = letters(in: container).filter { NSLocationInRange($0.range.location, line.range) }
    guard let last = shown.map({ $0.range.location + $0.range.length }).max() else { return none }
    let end = line.range.location + line.range.length
    let rest = NSRange(location: last, length: max(0, end - last))
    let words = (text.string as NSString).substring(with: rest)
    return words.allSatisfy(\.isWhitespace) ? none : rest
  }
  /// How far through the nearest glyph a place is, 0 … 1.
  public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }
  /// The first character that is not laid out: none, all are.
  public func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }
  /// The first glyph that is not laid out: none, all are.
  public func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }
  /// Whether a glyph is left out: no.
  public func notShownAttribute(forGlyphAt index: Int) -> Bool { false }
  /// Whether a glyph reaches out of its line: no.
  public func drawsOutsideLineFragment(forGlyphAt index: Int) -> Bool { false }
  /// How large an attachment is; negative where there is none.
  public func attachmentSize(forGlyphAt index: Int) -> CGSize {
    guard isValidGlyphIndex(index), text.attribute(.attachment, at: index, effectiveRange: nil) != nil, let container = textContainers.first
    else { return CGSize(width: -1, height: -1) }
    return boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container).size
  }
  /// Lays out; it is done when somebody asks.
  public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
  /// Lays out; it is done when somebody asks.
  public func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Forgets glyphs; they are always found anew.
  public func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) { actualCharacterRange?.pointee = charRange }
}

/// Changes distances of a layout; nobody is asked here.
@MainActor @preconcurrency public protocol NSLayoutManagerDelegate: AnyObject {}
