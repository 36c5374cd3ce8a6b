@_exported import Foundation

/// Tells what advertisers know a phone by.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let only = ASIdentifierManager()
  /// The app's.
  open class func shared() -> ASIdentifierManager { only }
  /// The phone's number: all zeros, as where its owner has not allowed it.
  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Whether its owner has allowed it: no.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
