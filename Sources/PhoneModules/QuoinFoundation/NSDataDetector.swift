import Foundation

/// Several kinds of what may be found, as bits.
public typealias NSTextCheckingTypes = UInt64

/// Finds links and telephone numbers in a text. Dates and addresses are not found.
///
/// On the phone it is a regular expression; here that class can have none below it.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// What it looks for.
  public let checkingTypes: NSTextCheckingTypes
  private let ways: [(isLink: Bool, expression: NSRegularExpression)]

  private static let linkBit: NSTextCheckingTypes = 1 << 5
  private static let phoneBit: NSTextCheckingTypes = 1 << 11
  private static let links =
    #"(?:https?|ftp)://[^\s<>"]*[^\s<>".,;:!?)]|www\.[^\s<>"]*[^\s<>".,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+"#
    + #"|\b[\w-]+\.(?:com|org|net|edu|io|dev|app)\b(?:/[^\s<>"]*[^\s<>".,;:!?)])?"#

  /// A detector of what `checkingTypes` says.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    var ways: [(isLink: Bool, expression: NSRegularExpression)] = []
    if checkingTypes & Self.linkBit != 0 { ways.append((true, try NSRegularExpression(pattern: Self.links, options: .caseInsensitive))) }
    if checkingTypes & Self.phoneBit != 0 { ways.append((false, try NSRegularExpression(pattern: #"\+?\(?\d[\d() .-]{5,}\d"#))) }
    self.ways = ways
  }

  /// All that is found, in the text's order.
  open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    for way in ways {
      for result in way.expression.matches(in: string, options: options, range: range) {
        FoundData.note((string as NSString).substring(with: result.range), isLink: way.isLink, for: result)
        found.append(result)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }
  /// What is found first.
  open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }
  /// How much is found.
  open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
    matches(in: string, options: options, range: range).count
  }
  /// Goes through what is found, until told to stop.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for result in matches(in: string, options: options, range: range) {
      block(result, [], &stop)
      if stop.boolValue { return }
    }
  }
}

extension NSTextCheckingResult {
  /// Where a link that was found leads.
  public var url: URL? {
    guard let text = FoundData.text(of: self, isLink: true) else { return nil }
    if text.contains("://") { return URL(string: text) }
    return URL(string: (text.contains("@") ? "mailto:" : "http://") + text)
  }
  /// The telephone number that was found.
  public var phoneNumber: String? { FoundData.text(of: self, isLink: false) }
}

/// The words of what was found, beside the results.
private final class FoundData: @unchecked Sendable {
  private static let shared = FoundData()
  private let lock = NSLock()
  private let texts = NSMapTable<NSTextCheckingResult, Entry>(
    keyOptions: [.weakMemory, .objectPointerPersonality], valueOptions: .strongMemory)
  private final class Entry {
    let text: String
    let isLink: Bool
    init(_ text: String, _ isLink: Bool) { (self.text, self.isLink) = (text, isLink) }
  }

  static func note(_ text: String, isLink: Bool, for result: NSTextCheckingResult) {
    shared.lock.withLock { shared.texts.setObject(Entry(text, isLink), forKey: result) }
  }
  static func text(of result: NSTextCheckingResult, isLink: Bool) -> String? {
    shared.lock.withLock { shared.texts.object(forKey: result) }.flatMap { $0.isLink == isLink ? $0.text : nil }
  }
}
