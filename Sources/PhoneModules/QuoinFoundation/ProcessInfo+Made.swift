import Foundation

/// Lets `ProcessInfo()` be written, as on the phone: the one that there is.
public protocol _OneOfItsKind {
  /// The one that there is.
  static var _one: Self { get }
}
extension _OneOfItsKind {
  /// The one that there is.
  public init(_nothing: Void = ()) { self = Self._one }
}
extension ProcessInfo: _OneOfItsKind {
  /// The process itself.
  public static var _one: Self { processInfo as! Self }
}
