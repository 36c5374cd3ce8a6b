import Foundation
import UIKit

// The newer layout of texts, by its names: text views here have the older one, so nothing ever asks for it.

/// A place in a text that is laid out the newer way.
public protocol NSTextLocation: NSObjectProtocol {
  /// Which of two comes first.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}
/// A part of a text between two places.
open class NSTextRange: NSObject {
  /// Where it begins.
  public let location: any NSTextLocation
  /// Where it ends.
  public let endLocation: any NSTextLocation
  /// Nothing at the beginning of a text.
  override init() {
    (location, endLocation) = (TextStart(), TextStart())
    super.init()
  }
  /// Between two places; nil where they are the wrong way round.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    (self.location, self.endLocation) = (location, endLocation ?? location)
    super.init()
    if location.compare(self.endLocation) == .orderedDescending { return nil }
  }
  /// A place.
  public init(location: any NSTextLocation) { (self.location, endLocation) = (location, location) }
  /// Whether nothing is in it.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
  /// Whether another has the same ends.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }
  /// Whether all of another is in it.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending && textRange.endLocation.compare(endLocation) != .orderedDescending
  }
  /// Whether they have something in common.
  open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange) != nil }
  /// What they have in common; nil for nothing.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let begin = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end = endLocation.compare(textRange.endLocation) == .orderedDescending ? textRange.endLocation : endLocation
    return begin.compare(end) == .orderedAscending ? NSTextRange(location: begin, end: end) : nil
  }
  /// From the first beginning to the last end.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let begin = location.compare(textRange.location) == .orderedDescending ? textRange.location : location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
    return NSTextRange(location: begin, end: end) ?? self
  }
  /// Whether a place is in it.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }
}
/// A part of a text, as a paragraph.
open class NSTextElement: NSObject {
  /// Where it is; nil: nowhere.
  open var elementRange: NSTextRange?
  /// Whose it is.
  open weak var textContentManager: NSTextContentManager?
  /// What it is made of: nothing.
  open var childElements: [NSTextElement] { [] }
  /// What it is a part of; nil: nothing.
  open weak var parent: NSTextElement? { nil }
  /// Whether it is to be seen.
  open var isRepresentedElement: Bool { true }
  /// Of no text.
  public override init() {}
  /// Of a text.
  public init(textContentManager: NSTextContentManager?) { self.textContentManager = textContentManager }
}
/// A paragraph.
open class NSTextParagraph: NSTextElement {
  /// Its text.
  public let attributedString: NSAttributedString
  /// Where its letters are; nil: nowhere.
  open var paragraphContentRange: NSTextRange? { elementRange }
  /// Where its end is; nil: nowhere.
  open var paragraphSeparatorRange: NSTextRange? { nil }
  /// Of a text.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init()
  }
}
/// Has a text that is laid out the newer way.
@MainActor @preconcurrency open class NSTextContentManager: NSObject {
  /// What lays it out.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The whole text; nothing.
  open var documentRange: NSTextRange? { nil }
  /// Who is asked about it.
  open weak var delegate: (any NSTextContentManagerDelegate)?
  /// One more lays it out.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) { textLayoutManagers.append(textLayoutManager) }
  /// One less lays it out.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) { textLayoutManagers.removeAll { $0 === textLayoutManager } }
  /// What lays it out for who writes.
  open var primaryTextLayoutManager: NSTextLayoutManager?
  /// Whether the text is being changed: no.
  open var hasEditingTransaction: Bool { false }
  /// Whether what lays it out hears of changes at once; kept only.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Whether the text hears of changes at once; kept only.
  open var automaticallySynchronizesToBackingStore = true
  /// The paragraphs in a range: none.
  open func textElements(for range: NSTextRange) -> [NSTextElement] { [] }
  /// Goes through paragraphs: there are none.
  @discardableResult open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }
  /// How paragraphs are gone through.
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end.
    public static let reverse = Self(rawValue: 1)
  }
  /// A place so many letters on; nil: there is none.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  /// How many letters are between: none are known.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
  /// A part of the text was changed.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {}
  /// Changes the text.
  open func performEditingTransaction(_ transaction: () -> Void) { transaction() }
}
/// Who is asked about a text that is laid out the newer way; nobody.
@MainActor @preconcurrency public protocol NSTextContentManagerDelegate: NSObjectProtocol {}
/// Who is asked about a text with attributes; nobody.
@MainActor @preconcurrency public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// Another paragraph for a part of the text; nil = as it is.
  func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph?
}
extension NSTextContentStorageDelegate {
  /// As it is.
  public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? { nil }
}
/// A text with attributes that is laid out the newer way.
open class NSTextContentStorage: NSTextContentManager {
  /// The text.
  open var textStorage: NSTextStorage?
  /// The text.
  open var attributedString: NSAttributedString?
  /// The letters of a paragraph.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? { (textElement as? NSTextParagraph)?.attributedString }
  /// A paragraph of letters.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? { NSTextParagraph(attributedString: attributedString) }
  /// Whether the signs of lists are letters; kept only.
  open var includesTextListMarkers = false
}
/// Lays a text out the newer way; it never does here.
@MainActor @preconcurrency open class NSTextLayoutManager: NSObject {
  /// Where it is laid out.
  open var textContainer: NSTextContainer?
  /// Who has the text.
  open weak var textContentManager: NSTextContentManager?
  /// Who is asked about it.
  open weak var delegate: (any NSTextLayoutManagerDelegate)?
  /// Whether it keeps the room that fonts ask for between lines; kept only.
  open var usesFontLeading = true
  /// Whether words are divided; kept only.
  open var usesHyphenation = false
  /// Lays out what is seen.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)
  /// Where it is done beside the main thread; kept only.
  open var layoutQueue: OperationQueue?
  /// Sets the looks of a part over those of its text; kept by nobody, as nothing is drawn.
  open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {}
  /// Adds a look of a part over those of its text; kept by nobody.
  open func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange) {}
  /// Takes a look of a part away.
  open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {}
  /// Asks anew for the looks of a part.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {}
  /// Sets looks before a paragraph is drawn; never asked.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
  /// The looks of links.
  open class var linkRenderingAttributes: [NSAttributedString.Key: Any] { [.foregroundColor: UIColor.link] }
  /// Which rectangles a part has.
  public enum SegmentType: Int, Sendable {
    /// Those of its letters.
    case standard
    /// Those of a choice.
    case selection
    /// Those of what lies above the others.
    case highlight
  }
  /// How rectangles are gone through.
  public struct SegmentOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without saying where.
    public static let rangeNotRequired = Self(rawValue: 1)
    /// Those in the middle reach to the edges.
    public static let middleFragmentsExcluded = Self(rawValue: 2)
    /// Those at the beginning reach to the edge.
    public static let headSegmentExtended = Self(rawValue: 4)
    /// Those at the end reach to the edge.
    public static let tailSegmentExtended = Self(rawValue: 8)
    /// An end belongs to the line before.
    public static let upstreamAffinity = Self(rawValue: 16)
  }
  /// Goes through the rectangles of a part: there are none.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {}
  /// Puts other letters into a part; there is no text.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {}
  /// Takes another text.
  open func replace(_ textContentManager: NSTextContentManager) { self.textContentManager = textContentManager }
  /// How large it is: nothing is laid out.
  open var usageBoundsForTextContainer: CGRect { .zero }
  /// What is chosen; kept only.
  open var textSelections: [NSTextSelection] = []
  /// Lays a part out; nothing is.
  open func ensureLayout(for range: NSTextRange) {}
  /// A part is to be laid out anew; nothing is.
  open func invalidateLayout(for range: NSTextRange) {}
  /// The paragraph at a point: none.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? { nil }
  /// The paragraph at a place: none.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? { nil }
  /// Goes through paragraphs: there are none.
  @discardableResult open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? { nil }
}
/// Who is asked how a text is laid out; nobody.
@MainActor @preconcurrency public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// What lays a paragraph out.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
  ) -> NSTextLayoutFragment
}
extension NSTextLayoutManagerDelegate {
  /// The usual one.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
}
/// A paragraph as it is laid out.
@MainActor @preconcurrency open class NSTextLayoutFragment: NSObject {
  /// How paragraphs are gone through.
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end.
    public static let reverse = Self(rawValue: 1)
    /// Their sizes by estimate.
    public static let estimatesSize = Self(rawValue: 2)
    /// Laid out.
    public static let ensuresLayout = Self(rawValue: 4)
    /// With the line behind the last.
    public static let ensuresExtraLineFragment = Self(rawValue: 8)
  }
  /// The paragraph.
  open weak var textElement: NSTextElement?
  /// Which part it is.
  public let rangeInElement: NSTextRange?
  /// Of a paragraph.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    (self.textElement, self.rangeInElement) = (textElement, rangeInElement)
  }
  /// What lays it out; nil: nothing does.
  open weak var textLayoutManager: NSTextLayoutManager? { nil }
  /// How far it is.
  public enum State: UInt, Sendable {
    /// Nothing is known.
    case none
    /// How high it is about.
    case estimatedUsageBounds
    /// How high it is.
    case calculatedUsageBounds
    /// It is laid out.
    case layoutAvailable
  }
  /// How far it is: nothing is known.
  open var state: State { .none }
  /// It is to be laid out anew.
  open func invalidateLayout() {}
  /// Points on the right.
  open var trailingPadding: CGFloat { 0 }
  /// The views in it: none.
  open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { [] }
  /// Where a view in it is: nowhere.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect { .zero }
  /// Where it is: nothing is laid out.
  open var layoutFragmentFrame: CGRect { .zero }
  /// Where it draws.
  open var renderingSurfaceBounds: CGRect { .zero }
  /// Its lines: none.
  open var textLineFragments: [NSTextLineFragment] { [] }
  /// Points on the left.
  open var leadingPadding: CGFloat { 0 }
  /// Points above.
  open var topMargin: CGFloat { 0 }
  /// Points below.
  open var bottomMargin: CGFloat { 0 }
  /// Draws it; nothing.
  open func draw(at point: CGPoint, in context: CGContext) {}
}
/// A line as it is laid out.
@MainActor @preconcurrency open class NSTextLineFragment: NSObject {
  /// Its text.
  public let attributedString: NSAttributedString
  /// Which part of it.
  public let characterRange: NSRange
  /// Of a part of a text.
  public init(attributedString: NSAttributedString, range: NSRange) { (self.attributedString, characterRange) = (attributedString, range) }
  /// Where it is: nothing is laid out.
  open var typographicBounds: CGRect { .zero }
  /// Where its first letter stands.
  open var glyphOrigin: CGPoint { .zero }
  /// Draws it; nothing.
  open func draw(at point: CGPoint, in context: CGContext) {}
  /// Where a letter stands: nowhere.
  open func locationForCharacter(at index: Int) -> CGPoint { .zero }
  /// The letter at a point: the first.
  open func characterIndex(for point: CGPoint) -> Int { characterRange.location }
  /// How far through the letter at a point, 0 … 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { 0 }
}
/// What is chosen of a text that is laid out the newer way.
open class NSTextSelection: NSObject {
  /// The parts.
  public let textRanges: [NSTextRange]
  /// On which side of a line's end it stands.
  public enum Affinity: Int, Sendable {
    /// At the end of the line before.
    case upstream
    /// At the beginning of the line.
    case downstream
  }
  /// By which parts it grows.
  public enum Granularity: Int, Sendable {
    /// Letters.
    case character
    /// Words.
    case word
    /// Paragraphs.
    case paragraph
    /// Lines.
    case line
    /// Sentences.
    case sentence
  }
  /// On which side of a line's end it stands.
  public let affinity: Affinity
  /// By which parts it grows.
  public let granularity: Granularity
  /// Whether it is for a moment: no.
  open var isTransient: Bool { false }
  /// From which point it grows, in points; kept only.
  open var anchorPositionOffset: CGFloat = 0
  /// Whether it follows the letters rather than the line; kept only.
  open var isLogical = false
  /// Its other end, where there are two; kept only.
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// The looks of what is typed next; kept only.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Parts.
  public init(range: NSTextRange, affinity: Affinity = .downstream, granularity: Granularity = .character) {
    (textRanges, self.affinity, self.granularity) = ([range], affinity, granularity)
  }
  /// Parts.
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
  }
  /// A place.
  public init(_ location: any NSTextLocation, affinity: Affinity) {
    (textRanges, self.affinity, granularity) = ([NSTextRange(location: location)], affinity, .character)
  }
}
/// Lays out only what is seen; nothing here.
@MainActor @preconcurrency open class NSTextViewportLayoutController: NSObject {
  /// Who is told.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// For what lays a text out.
  public init(textLayoutManager: NSTextLayoutManager) {}
  /// What is seen.
  open var viewportBounds: CGRect { .zero }
  /// Lays it out; nothing.
  open func layoutViewport() {}
  /// What of the text is seen; nil: nothing.
  open var viewportRange: NSTextRange? { nil }
  /// Goes where a place is; it stays.
  @discardableResult open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat { 0 }
  /// Goes on; it stays.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {}
}
/// Who is told of what is laid out because it is seen; nobody.
@MainActor @preconcurrency public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// What is seen.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// A paragraph is laid out.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController, configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// It is about to be laid out.
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  /// It is laid out.
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}
extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing.
  public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
  /// Does nothing.
  public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}
extension UITextView {
  /// What lays its text out the newer way; nil: the older way does.
  @MainActor @preconcurrency public var textLayoutManager: NSTextLayoutManager? { nil }
}
extension NSTextContainer {
  /// What lays a text out in it the newer way; nil: the older way does.
  @MainActor @preconcurrency public var textLayoutManager: NSTextLayoutManager? { nil }
}
/// Where any text begins.
private final class TextStart: NSObject, NSTextLocation {
  func compare(_ location: any NSTextLocation) -> ComparisonResult { location is TextStart ? .orderedSame : .orderedAscending }
}
