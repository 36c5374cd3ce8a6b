@_exported import Foundation

/// A task that an app is woken for; none is while a page is made.
open class BGTask: NSObject, @unchecked Sendable {
  /// Its name.
  open var identifier: String { "" }
  /// What is done when time is up.
  open var expirationHandler: (() -> Void)?
  /// It is done.
  open func setTaskCompleted(success: Bool) {}
}
/// To look for news.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// For longer work.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
/// Asks to be woken.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// For which task.
  public let identifier: String
  /// Not before.
  open var earliestBeginDate: Date?
  init(_ identifier: String) { self.identifier = identifier }
}
/// To look for news.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// For a task.
  public init(identifier: String) { super.init(identifier) }
}
/// For longer work.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether the network is needed.
  open var requiresNetworkConnectivity = false
  /// Whether a cord is needed.
  open var requiresExternalPower = false
  /// For a task.
  public init(identifier: String) { super.init(identifier) }
}
/// Wakes apps: nobody here.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The one there is.
  public static let shared = BGTaskScheduler()
  /// Why it does not.
  public struct Error: Swift.Error, Sendable {
    /// Why.
    public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
    /// Why.
    public let code: Code
  }
  /// Kept by nobody.
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Wakes nobody.
  open func submit(_ taskRequest: BGTaskRequest) throws {}
  /// There is nothing to take back.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// There is nothing to take back.
  open func cancelAllTaskRequests() {}
  /// What was asked: nothing.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
}
