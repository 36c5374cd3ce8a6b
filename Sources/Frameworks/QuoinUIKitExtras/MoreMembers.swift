import Foundation
import QuoinObjectiveC
import UIKit

// What few files ask of documents, pasteboards, prints, texts and readers beside the usual; nobody opens, pastes or prints on a page.

extension UIDocumentPickerViewController {
  /// Hands files over, before iOS 14.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls)
    keep(mode, by: self, "documentPickerMode")
  }
  /// What is done with files: they are opened, unless it was said otherwise.
  public var documentPickerMode: UIDocumentPickerMode { kept(by: self, .open) }
}
extension UIDocument {
  /// How far it is read or written; nil: it is neither.
  public var progress: Progress? { nil }
  /// What stands for the changes so far.
  public func changeCountToken(for saveOperation: SaveOperation) -> Any { NSNumber(value: 0) }
  /// The changes up to a token are written.
  public func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {}
  /// The file was changed by others; never called here.
  public func presentedItemDidChange() {}
  /// What the user does with it, to be taken up elsewhere; never called here.
  public func updateUserActivityState(_ userActivity: NSUserActivity) {}
}
extension UIFontDescriptor {
  /// The descriptor of a text style in some surroundings; nil = those of now.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor }
}
extension UIFontDescriptor.AttributeName {
  /// Which letters it must have.
  public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
}
extension UIPasteboard {
  /// What a text on it may be.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address of the web, probably.
    public static let probableWebURL = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// Words to seek in the web, probably.
    public static let probableWebSearch = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A number.
    public static let number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    /// Links.
    public static let link = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.link")
    /// Numbers of telephones.
    public static let phoneNumber = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.phone-number")
    /// Addresses of mail.
    public static let emailAddress = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.email-address")
    /// Addresses of post.
    public static let postalAddress = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.postal-address")
    /// Dates.
    public static let calendarEvent = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.calendar-event")
    /// Numbers of parcels.
    public static let shipmentTrackingNumber = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.shipment-tracking-number")
    /// Numbers of flights.
    public static let flightNumber = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.flight-number")
    /// Sums of money.
    public static let moneyAmount = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.money-amount")
  }
  /// What of some patterns there is, told without reading it: of addresses and numbers; the others are not sought here.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) { completionHandler(.success(Set(found(patterns).keys))) }
  /// What there is of some patterns, as `detectPatterns` finds it.
  public func detectValues(
    for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) { completionHandler(.success(found(patterns))) }
  private func found(_ patterns: Set<DetectionPattern>) -> [DetectionPattern: Any] {
    guard let text = string?.trimmingCharacters(in: .whitespacesAndNewlines) else { return [:] }
    var found: [DetectionPattern: Any] = [:]
    if patterns.contains(.probableWebURL), text.hasPrefix("http://") || text.hasPrefix("https://"), URL(string: text) != nil {
      found[.probableWebURL] = text
    }
    if patterns.contains(.number), let number = Double(text) { found[.number] = number }
    return found
  }
  /// Puts things on it for this app alone, or until a time.
  public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) { setObjects(objects) }
}
/// Prints a view; nobody prints.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  open private(set) var view: UIView
  /// Prints a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
}
extension UIPrintInteractionController {
  /// Which files can be printed: none.
  public class var printableUTIs: Set<String> { [] }
}
extension UIPrintFormatter {
  /// Where its part of a page is: nowhere.
  public func rect(forPageAt pageIndex: Int) -> CGRect { .zero }
}
extension UIResponder {
  /// Forgets under which name a keyboard was kept.
  public class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// Reads text by the camera: there is none.
  public func captureTextFromCamera(_ sender: Any?) {}
}
extension NSAttributedString {
  /// Whether something that is no letter stands in a part.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
      if value != nil { (found, stop.pointee) = (true, true) }
    }
    return found
  }
}
extension NSMutableAttributedString {
  /// Gives letters that their fonts lack other fonts; it is done as they are drawn.
  public func fixAttributes(in range: NSRange) {}
}
extension NSAttributedString.DocumentAttributeKey {
  /// How large the paper is.
  public static let paperSize = Self(rawValue: "PaperSize")
  /// What is free around the letters.
  public static let paperMargin = Self(rawValue: "PaperMargin")
  /// How large the view was.
  public static let viewSize = Self(rawValue: "ViewSize")
  /// How large letters were shown, of 100.
  public static let viewZoom = Self(rawValue: "ViewZoom")
  /// Whether pages were shown.
  public static let viewMode = Self(rawValue: "ViewMode")
  /// Whether it may be changed.
  public static let readOnly = Self(rawValue: "ReadOnly")
  /// The colour behind.
  public static let backgroundColor = Self(rawValue: "BackgroundColor")
  /// How readily words are divided.
  public static let hyphenationFactor = Self(rawValue: "HyphenationFactor")
  /// From one stop to the next.
  public static let defaultTabInterval = Self(rawValue: "DefaultTabInterval")
}
extension NSTextList {
  /// What stands before an item, by its number from 1.
  public func marker(forItemNumber itemNumber: Int) -> String {
    let number = max(1, itemNumber)
    func letters(_ first: UInt32) -> String {
      var (rest, text) = (number, "")
      while rest > 0 {
        let letter = Unicode.Scalar(first + UInt32((rest - 1) % 26)).map { String(Character($0)) } ?? ""
        text = letter + text
        rest = (rest - 1) / 26
      }
      return text
    }
    func roman() -> String {
      let signs = [
        (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"),
        (4, "iv"), (1, "i"),
      ]
      var (rest, text) = (number, "")
      for (value, sign) in signs {
        while rest >= value {
          text += sign
          rest -= value
        }
      }
      return text
    }
    let signs = [
      "{box}": "\u{25A1}", "{check}": "\u{2713}", "{circle}": "\u{25E6}", "{diamond}": "\u{25C6}", "{disc}": "\u{2022}",
      "{hyphen}": "\u{2043}", "{square}": "\u{25AA}", "{decimal}": "\(number)", "{lower-hexadecimal}": String(number, radix: 16),
      "{upper-hexadecimal}": String(number, radix: 16).uppercased(), "{octal}": String(number, radix: 8), "{lower-alpha}": letters(97),
      "{upper-alpha}": letters(65), "{lower-latin}": letters(97), "{upper-latin}": letters(65), "{lower-roman}": roman(),
      "{upper-roman}": roman().uppercased(),
    ]
    return signs.reduce(markerFormat.rawValue) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  }
  /// Whether its items have numbers or letters.
  public var isOrdered: Bool { marker(forItemNumber: 1) != marker(forItemNumber: 2) }
}
extension UIAccessibilityCustomAction {
  /// An action with a picture that a method of `target` does.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }
  /// An action that `handler` does, whose name has attributes.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler handler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) {
    self.init(name: attributedName.string, image: image, actionHandler: handler)
    self.attributedName = attributedName
  }
}
extension UITextField {
  /// Where drags from the text may go; kept only.
  public var textDragOptions: UITextDragOptions {
    get { kept(by: self, []) }
    set { keep(newValue, by: self) }
  }
  /// Whether words are foretold while one types; kept only.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept(by: self, .default) }
    set { keep(newValue, by: self) }
  }
  /// The floating caret comes; nobody moves one.
  public func beginFloatingCursor(at point: CGPoint) {}
  /// The floating caret moves.
  public func updateFloatingCursor(at point: CGPoint) {}
  /// The floating caret goes.
  public func endFloatingCursor() {}
}
/// What becomes of colours of text that is dragged.
public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Its picture has one colour.
  public static let stripTextColorFromPreviews = Self(rawValue: 1)
}
extension UITextView {
  /// What is chosen, where there may be several; one here.
  public var selectedRanges: [NSRange] {
    get { [selectedRange] }
    set { if let first = newValue.first { selectedRange = first } }
  }
  /// The looks of what is marked with a colour; kept only.
  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { kept(by: self, [:]) }
    set { keep(newValue, by: self) }
  }
}
extension NSDiffableDataSourceSectionSnapshot {
  /// Puts other things in the place of those under one.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(items.filter { self.parent(of: $0) == parent })
    insert(snapshot, into: parent, below: nil)
  }
  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, into parent: ItemIdentifierType, below item: ItemIdentifierType?
  ) {
    let children = item.map { item in snapshot.items.filter { snapshot.parent(of: $0) == item } } ?? snapshot.rootItems
    append(children, to: item ?? parent)
    for child in children { insert(snapshot, into: parent, below: child) }
  }
}
