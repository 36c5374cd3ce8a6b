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
