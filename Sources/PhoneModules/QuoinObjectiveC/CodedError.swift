import Foundation

/// An error of a framework of Apple's: a domain, a number with a name, and more to say. `catch CLError.denied` and
/// `switch error { case CLError.denied: … }` ask for the number, as the phone's errors are imported; an error of another kind never is one.
///
/// Not for users: frameworks' errors conform.
public protocol _CodedError: CustomNSError, Hashable, Sendable {
  /// The numbers and their names.
  associatedtype Code: _ErrorCode where Code.Coded == Self
  /// Which of them it is.
  var code: Code { get }
  /// What else is said of it, by the keys of `NSError`.
  var userInfo: [String: Any] { get }
  /// An error of a number, with what else is said of it.
  init(_ code: Code, userInfo: [String: Any])
}
/// The numbers of a framework's errors, by their names.
public protocol _ErrorCode: RawRepresentable, Hashable, Sendable where RawValue == Int {
  /// The errors that have them.
  associatedtype Coded: _CodedError where Coded.Code == Self
}

extension _CodedError {
  /// An error of a number.
  public init(_ code: Code) { self.init(code, userInfo: [:]) }
  /// The number.
  public var errorCode: Int { code.rawValue }
  /// What else is said of it.
  public var errorUserInfo: [String: Any] { userInfo }
  /// Two are the same that have the same number: what else is said need not compare.
  public static func == (a: Self, b: Self) -> Bool { a.code == b.code }
  /// By the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
extension _ErrorCode {
  /// Whether an error is one of this framework's, with this number.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? Coded)?.code == code }
}
