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

  // What is not looked for here.
  /// The date that was found; nil: none is looked for.
  public var date: Date? { nil }
  /// Where the date is; nil: none is looked for.
  public var timeZone: TimeZone? { nil }
  /// How long what the date is of takes, in seconds: 0, none is looked for.
  public var duration: TimeInterval { 0 }
  /// The parts of an address or a flight; nil: none is looked for.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// The parts of an address; nil: none is looked for.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// What should stand there instead; nil: nobody corrects.
  public var replacementString: String? { nil }
  /// What else could stand there; nil: nobody corrects.
  public var alternativeStrings: [String]? { nil }
  /// What is wrong about the sentence; nil: nobody corrects.
  public var grammarDetails: [[String: Any]]? { nil }
}

/// A part of what was found, by name.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whose address it is.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// What one is.
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  /// Where one works.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// The street, with its number.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The number before the city.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// The telephone.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// Who flies.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// Which flight.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
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
