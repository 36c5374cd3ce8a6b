import Foundation
import QuoinLayout

/// Opens an address: by the page's own handler if it has one.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  /// What came of an address.
  public struct Result: Sendable {
    /// The handler took it.
    public static let handled = Result()
    /// The handler left it alone.
    public static let discarded = Result()
    /// The system is asked to open it, which no system here does.
    public static let systemAction = Result()
    /// The system is asked to open another address instead, which no system here does.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }
  let handler: (@Sendable (URL) -> Result)?
  nonisolated init() { handler = nil }
  /// Hands every address to `handler`.
  nonisolated public init(handler: @escaping (URL) -> Result) {
    nonisolated(unsafe) let kept = handler
    self.handler = { kept($0) }
  }
  /// Hands `url` to the handler; without one nothing opens.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }
  /// Hands `url` to the handler, then says whether there was one.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(handler?(url) != nil) }
}
