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
  private let lock = NSLock()
  private var pending: [BGTaskRequest] = []
  /// Keeps a request, in the place of one of its name; nobody is woken.
  /// - Throws: `tooManyPendingTaskRequests` beyond one refresh and ten other tasks (documented).
  open func submit(_ taskRequest: BGTaskRequest) throws {
    try lock.withLock {
      let others = pending.filter { $0.identifier != taskRequest.identifier }
      let isRefresh = taskRequest is BGAppRefreshTaskRequest
      let alike = others.count { ($0 is BGAppRefreshTaskRequest) == isRefresh }
      if alike >= (isRefresh ? 1 : 10) { throw Error(code: .tooManyPendingTaskRequests) }
      pending = others + [taskRequest]
    }
  }
  /// Takes a request back.
  open func cancel(taskRequestWithIdentifier identifier: String) { lock.withLock { pending.removeAll { $0.identifier == identifier } } }
  /// Takes all requests back.
  open func cancelAllTaskRequests() { lock.withLock { pending = [] } }
  /// What was asked and not taken back.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler(lock.withLock { pending }) }
  /// What was asked and not taken back.
  open func pendingTaskRequests() async -> [BGTaskRequest] { lock.withLock { pending } }
}
/// Work that goes on behind others, and shows how far it is.
open class BGContinuedProcessingTask: BGTask, @unchecked Sendable {
  /// What it is called.
  open private(set) var title = ""
  /// What else is said.
  open private(set) var subtitle = ""
  /// How far it is.
  public let progress = Progress(totalUnitCount: 1)
  /// Says what it is called.
  open func updateTitle(_ title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}
/// Asks for work that goes on behind others.
open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// What happens where it cannot begin at once.
  public enum SubmissionStrategy: Int, Sendable { case fail, queue }
  /// What it needs besides.
  public struct Resources: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The processor of pictures.
    public static let gpu = Resources(rawValue: 1)
  }
  /// What it is called.
  open var title: String
  /// What else is said.
  open var subtitle: String
  /// What happens where it cannot begin at once.
  open var strategy = SubmissionStrategy.queue
  /// What it needs besides.
  open var requiredResources: Resources = []
  /// Asks for work.
  public init(identifier: String, title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
    super.init(identifier)
  }
}
