import Foundation

extension ProcessInfo {
  /// What a process is about to do for a while.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The screen stays on.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// The machine stays awake.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// It is not ended at once.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// It is not ended by itself.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    /// Something that the user has asked for.
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
    /// Something that the user has asked for, while the machine may fall asleep.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
    /// Something that nobody waits for.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// Something that must not be late, such as sound.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    /// Something that the user follows.
    public static let userInteractive = ActivityOptions(rawValue: 0xFF_00FF_FFFF)
  }
  private final class Activity: NSObject {}

  /// Begins something that takes a while; what it gives ends it. The machine is told nothing here.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { Activity() }
  /// The end of something that takes a while.
  public func endActivity(_ activity: any NSObjectProtocol) {}
  /// Does something that takes a while, now.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping () -> Void) { block() }
  /// Would keep the process from being ended at once.
  public func disableSuddenTermination() {}
  /// The end of that.
  public func enableSuddenTermination() {}
}
