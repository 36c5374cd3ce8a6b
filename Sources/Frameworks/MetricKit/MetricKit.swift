@_exported import Foundation

/// Who is told how an app fares.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// How it fared, a day each.
  func didReceive(_ payloads: [MXMetricPayload])
  /// What went wrong.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
  /// Does nothing.
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  /// Does nothing.
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
/// Tells how an app fares: nobody measures, so nobody is told.
open class MXMetricManager: NSObject, @unchecked Sendable {
  /// The app's.
  public static let shared = MXMetricManager()
  /// What was measured: nothing.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// What went wrong: nothing.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  /// Tells one from now on.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Tells one no longer.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
  /// A log whose marks are measured.
  open class func makeLogHandle(category: String) -> MXLogHandle { MXLogHandle(category: category) }
}
/// A log whose marks are measured; kept only.
public final class MXLogHandle: Sendable {
  /// Its name.
  public let category: String
  init(category: String) { self.category = category }
}
/// Marks the begin, the end or a moment of something; nobody measures.
public func mxSignpost(_ type: MXSignpostType, log: MXLogHandle, name: StaticString) {}
/// What a mark marks.
public enum MXSignpostType: Sendable { case begin, end, event }

/// What is told of a time.
open class MXMetric: NSObject, @unchecked Sendable {
  override init() {}
  /// As JSON: nothing.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// As a dictionary: nothing.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
/// What the app ran on.
open class MXMetaData: MXMetric, @unchecked Sendable {
  /// Where.
  open var regionFormat: String { "" }
  /// Which system.
  open var osVersion: String { "" }
  /// Which device.
  open var deviceType: String { "" }
  /// Which build of the app.
  open var applicationBuildVersion: String { "" }
}
/// Counts of values by their size.
open class MXHistogram<UnitType: Unit>: NSObject, @unchecked Sendable {
  /// How many sizes there are: none.
  open var totalBucketCount: Int { 0 }
}
/// How long the app was used.
open class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
  /// In front.
  open var cumulativeForegroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  /// Behind.
  open var cumulativeBackgroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
/// How long the app took to begin.
open class MXAppLaunchMetric: MXMetric, @unchecked Sendable {
  /// Until something shows.
  open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
  /// Until it is back.
  open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { MXHistogram() }
}
/// How long the app did not answer.
open class MXAppResponsivenessMetric: MXMetric, @unchecked Sendable {
  /// By length.
  open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { MXHistogram() }
}
/// How long the processor worked.
open class MXCPUMetric: MXMetric, @unchecked Sendable {
  /// In all.
  open var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
/// How much memory was used.
open class MXMemoryMetric: MXMetric, @unchecked Sendable {
  /// At most.
  open var peakMemoryUsage: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}
/// How the app fared on a day.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  override init() {}
  /// From when.
  open var timeStampBegin: Date { .distantPast }
  /// Until when.
  open var timeStampEnd: Date { .distantPast }
  /// Of which version; no text = not known.
  open var latestApplicationVersion: String { "" }
  /// Whether it is of several.
  open var includesMultipleApplicationVersions: Bool { false }
  /// What it ran on; nil = not told.
  open var metaData: MXMetaData? { nil }
  /// How long it took to begin; nil = not told.
  open var applicationLaunchMetrics: MXAppLaunchMetric? { nil }
  /// How long it was used; nil = not told.
  open var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
  /// How long it did not answer; nil = not told.
  open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { nil }
  /// How long the processor worked; nil = not told.
  open var cpuMetrics: MXCPUMetric? { nil }
  /// How much memory was used; nil = not told.
  open var memoryMetrics: MXMemoryMetric? { nil }
  /// As JSON: nothing.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// As a dictionary: nothing.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
/// Where a program stood.
open class MXCallStackTree: NSObject, @unchecked Sendable {
  override init() {}
  /// As JSON: nothing.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// Something that went wrong.
open class MXDiagnostic: NSObject, @unchecked Sendable {
  override init() {}
  /// What it ran on.
  open var metaData: MXMetaData { MXMetaData() }
  /// Of which version.
  open var applicationVersion: String { "" }
  /// As JSON: nothing.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// As a dictionary: nothing.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
/// The app ended.
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// Where it stood.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// Why, in words.
  open var terminationReason: String? { nil }
  /// In which memory.
  open var virtualMemoryRegionInfo: String? { nil }
  /// Which exception.
  open var exceptionType: NSNumber? { nil }
  /// With which number.
  open var exceptionCode: NSNumber? { nil }
  /// Which signal.
  open var signal: NSNumber? { nil }
}
/// The app did not answer.
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// Where it stood.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// For how long.
  open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
/// The app kept the processor busy.
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// Where it stood.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// For how long the processor worked.
  open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
/// The app wrote much.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// Where it stood.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// How much.
  open var totalWritesCaused: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}
/// What went wrong in a time.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  override init() {}
  /// From when.
  open var timeStampBegin: Date { .distantPast }
  /// Until when.
  open var timeStampEnd: Date { .distantPast }
  /// Where it ended; nil = it did not.
  open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
  /// Where it did not answer; nil = it did.
  open var hangDiagnostics: [MXHangDiagnostic]? { nil }
  /// Where it kept the processor busy; nil = it did not.
  open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
  /// Where it wrote much; nil = it did not.
  open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
  /// As JSON: nothing.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// As a dictionary: nothing.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
