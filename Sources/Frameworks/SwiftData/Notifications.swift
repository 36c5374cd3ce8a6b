import Foundation

extension ModelContext {
  /// A context is about to save.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// A context has saved; whose names is told under `NotificationKey`.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// What notifications tell, by its names.
  public enum NotificationKey: String, Sendable {
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
  }
}
