import Foundation

// What Foundation and the standard library had under other names, or without a word, in the first years of Swift.

extension Timer {
  /// A timer that never fires: what `Timer()` makes, which every object of the phone can be made with. It is a way to have a value before
  /// the timer itself is made.
  public convenience init(_nothing: Void = ()) { self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in } }
}
extension NSMutableString {
  /// No text: every object of the phone can be made without a word.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
extension NSError {
  /// Nothing in particular went wrong.
  public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0) }
}
extension NSNumber {
  /// Zero.
  public convenience init(_nothing: Void = ()) { self.init(value: 0) }
}
extension Progress {
  /// Nothing to be done yet.
  public convenience init(_nothing: Void = ()) { self.init(totalUnitCount: 0) }
}
extension NSAttributedString {
  /// No text: every object of the phone can be made without a word.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
extension String {
  /// The text itself, which was not a row of characters before Swift 4.
  @available(*, deprecated, message: "the text itself") public var characters: String {
    get { self }
    set { self = newValue }
  }
}
extension Substring {
  /// The text itself, which was not a row of characters before Swift 4.
  @available(*, deprecated, message: "the text itself") public var characters: Substring {
    get { self }
    set { self = newValue }
  }
}
/// In which mode a run loop runs.
@available(*, deprecated, renamed: "RunLoop.Mode") public typealias RunLoopMode = RunLoop.Mode
extension RunLoop.Mode {
  /// As `default`.
  @available(*, deprecated, renamed: "default") public static var defaultRunLoopMode: RunLoop.Mode { .default }
  /// As `common`.
  @available(*, deprecated, renamed: "common") public static var commonModes: RunLoop.Mode { .common }
}
/// That it worked, as functions of C say it.
public let noErr: Int32 = 0

/// Writes a line to the system's log. What is given needs not be what C takes: errors, arrays and dictionaries are objects on the phone,
/// and are written by `%@`.
public func NSLog(_ format: String, _ args: Any...) {
  let encoded = args.map { $0 as? any CVarArg ?? NSString(string: "\($0)") }
  withVaList(encoded) { NSLogv(format, $0) }
}
extension Data.WritingOptions {
  /// As `atomic`.
  @available(*, deprecated, renamed: "atomic") public static var atomicWrite: Data.WritingOptions { .atomic }
}
extension Data.ReadingOptions {
  /// As `mappedIfSafe`.
  @available(*, deprecated, renamed: "mappedIfSafe") public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
}
extension Formatter {
  /// A value as text with attributes; nil: most formatters make plain text alone.
  public func attributedString(
    for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> NSAttributedString? { nil }
}
/// What went wrong in Objective-C; nothing here throws one.
open class NSException: NSObject, @unchecked Sendable {
  /// What kind.
  public let name: NSExceptionName
  /// Why; nil = not said.
  public let reason: String?
  /// What is to be known besides.
  public let userInfo: [AnyHashable: Any]?
  /// One of a kind.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }
  /// Ends the program, as one that nobody catches does: Swift cannot.
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
  /// How one came here; not known.
  open var callStackSymbols: [String] { [] }
}
extension NSExceptionName {
  /// In general.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// A number that is too large or too small.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// An argument that cannot be.
  public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
  /// Something that does not fit together.
  public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
  /// A name that nothing has.
  public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
}
extension Unmanaged {
  /// The object, which is let go of later on the phone; here it stays for as long as the program runs.
  @discardableResult public func autorelease() -> Unmanaged<Instance> { self }
}

extension NSMutableDictionary {
  /// What lies under a key of Foundation's own kinds; nil takes it away.
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? AnyHashable else { return }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}
