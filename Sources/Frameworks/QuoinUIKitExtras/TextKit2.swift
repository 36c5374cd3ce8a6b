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
  /// Whether a place is in it.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }
}
/// A part of a text, as a paragraph.
open class NSTextElement: NSObject {
  /// Where it is; nil: nowhere.
  open var elementRange: NSTextRange?
}
/// A paragraph.
open class NSTextParagraph: NSTextElement {
  /// Its text.
  public let attributedString: NSAttributedString
  /// Of a text.
  public init(attributedString: NSAttributedString?) { self.attributedString = attributedString ?? NSAttributedString(string: "") }
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
}
/// What is chosen of a text that is laid out the newer way.
open class NSTextSelection: NSObject {
  /// The parts.
  public let textRanges: [NSTextRange]
  /// Parts.
  public init(range: NSTextRange) { textRanges = [range] }
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
}
/// Who is told of what is laid out because it is seen; nobody.
@MainActor @preconcurrency public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {}
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
