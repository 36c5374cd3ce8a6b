import Foundation
import UIKit

/// A telephone number.
public typealias CXCallDirectoryPhoneNumber = Int64
/// Tells the phone who calls, and whom to turn away: kept by nobody.
@MainActor @preconcurrency open class CXCallDirectoryExtensionContext: NSExtensionContext {
  /// Whether only what is new is asked for: no.
  open var isIncremental: Bool { false }
  /// Turns a number away.
  open func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
  /// Lets a number through again.
  open func removeBlockingEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
  /// Lets all through again.
  open func removeAllBlockingEntries() {}
  /// Says whose a number is.
  open func addIdentificationEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber, label: String) {}
  /// Forgets whose a number is.
  open func removeIdentificationEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
  /// Forgets whose numbers are.
  open func removeAllIdentificationEntries() {}
}
/// Who tells the phone of numbers.
@MainActor @preconcurrency open class CXCallDirectoryProvider: NSObject, NSExtensionRequestHandling {
  /// One.
  public override init() {}
  /// The phone asks; never here.
  open func beginRequest(with context: CXCallDirectoryExtensionContext) {}
  /// The phone asks; never here.
  open func beginRequest(with context: NSExtensionContext) {}
}
/// Asks the phone about its lists of numbers: it has none.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
  /// Whether a list is used.
  public enum EnabledStatus: Int, Sendable { case unknown = 0, disabled, enabled }
  /// The phone's.
  public static let sharedInstance = CXCallDirectoryManager()
  /// Reads a list again: nothing is read.
  open func reloadExtension(withIdentifier identifier: String, completionHandler completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
  /// Whether a list is used: not known.
  open func getEnabledStatusForExtension(
    withIdentifier identifier: String, completionHandler completion: @escaping (EnabledStatus, (any Error)?) -> Void
  ) { completion(.unknown, nil) }
  /// Shows where lists are switched on; nothing is shown.
  open func openSettings(completionHandler completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}
