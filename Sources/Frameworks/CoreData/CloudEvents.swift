import Foundation

extension NSPersistentCloudKitContainer {
  /// What a container does with the cloud; none happens here.
  public enum EventType: Int, Sendable { case setup, `import`, export }

  /// Something a container does with the cloud; none happens here.
  public final class Event: NSObject, Sendable {
    /// Its own name.
    public let identifier: UUID
    /// The store's name.
    public let storeIdentifier: String
    /// What is done.
    public let type: EventType
    /// When it began.
    public let startDate: Date
    /// When it ended; nil while it lasts.
    public let endDate: Date?
    /// Whether it went well.
    public let succeeded: Bool
    /// What went wrong; nil for nothing.
    public let error: (any Error)?
    init(_ type: EventType, storeIdentifier: String) {
      (identifier, self.type, self.storeIdentifier) = (UUID(), type, storeIdentifier)
      (startDate, endDate, succeeded, error) = (Date(), nil, false, nil)
    }
  }
  /// Something was begun or done with the cloud; never sent here.
  public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
  /// What was done, in the notification.
  public static let eventNotificationUserInfoKey = "event"
}
