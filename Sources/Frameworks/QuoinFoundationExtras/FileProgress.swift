import Foundation

extension Progress {
  /// What is done with the files; nil = not said.
  public var fileOperationKind: FileOperationKind? {
    get { Kept.value(of: self, nil) }
    set { Kept.set(newValue, of: self) }
  }
  /// Where the file lies; nil = not said.
  public var fileURL: URL? {
    get { Kept.value(of: self, nil) }
    set { Kept.set(newValue, of: self) }
  }
  /// How many files there are; nil = not said.
  public var fileTotalCount: Int? {
    get { Kept.value(of: self, nil) }
    set { Kept.set(newValue, of: self) }
  }
  /// How many files are done; nil = not said.
  public var fileCompletedCount: Int? {
    get { Kept.value(of: self, nil) }
    set { Kept.set(newValue, of: self) }
  }
  /// How many bytes a second; nil = not said.
  public var throughput: Int? {
    get { Kept.value(of: self, nil) }
    set { Kept.set(newValue, of: self) }
  }
  /// Seconds until it is done; nil = not said.
  public var estimatedTimeRemaining: TimeInterval? {
    get { Kept.value(of: self, nil) }
    set { Kept.set(newValue, of: self) }
  }
  /// Would show it to other programs.
  public func publish() {}
  /// The end of that.
  public func unpublish() {}
  /// Does something whose own progress is a part of this.
  /// - Throws: what the work throws.
  public func performAsCurrent<Result>(withPendingUnitCount unitCount: Int64, using work: () throws -> Result) rethrows -> Result {
    becomeCurrent(withPendingUnitCount: unitCount)
    defer { resignCurrent() }
    return try work()
  }
}
