/// A paragraph style that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Takes over what another style says.
  public func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
  /// From which share of a line words are parted; kept only.
  public var hyphenationFactor: Float {
    get { values.hyphenation }
    set { values.hyphenation = newValue }
  }
  /// Whether words are parted; kept only.
  public var usesDefaultHyphenation: Bool {
    get { values.hyphenation > 0 }
    set { values.hyphenation = newValue ? 1 : 0 }
  }
  /// Where tabs lead to; kept only.
  public var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  /// How far tabs lead behind the last place; kept only.
  public var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// The lists that a paragraph is in; kept only.
  public var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }
  /// One place more that tabs lead to.
  public func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }
  /// One place less.
  public func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }
  /// Whether letters come closer before a line is cut; kept only.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { values.tightens = newValue }
  }
  /// Where lines stand.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Where lines break, and what gives way.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Where else lines may break; kept only.
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// Points between lines.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// A factor on the height of lines; 0 = 1.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// Lines are at least so high; 0 = no limit.
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// Lines are at most so high; 0 = no limit.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// Points after a paragraph; kept only.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Points before the first line; kept only.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// Points before other lines; kept only.
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Points after lines; kept only.
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
}
