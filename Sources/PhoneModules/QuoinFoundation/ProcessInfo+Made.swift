import Foundation

/// Lets `ProcessInfo()` be written, as on the phone: the one that there is.
public protocol _OneOfItsKind {
  static var _one: Self { get }
}
extension _OneOfItsKind {
  public init(_nothing: Void = ()) { self = Self._one }
}
extension ProcessInfo: _OneOfItsKind {
  public static var _one: Self { processInfo as! Self }
}
