#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The tables of trees that are gone, a few of moderate size, for trees to come: fresh memory costs a page fault every four
/// kilobytes, which is as much as laying out what fits there. Any thread may give and take.
final class TablePool: @unchecked Sendable {
  static let shared = TablePool()
  /// What is kept at most, in trees and in bytes of all together.
  private static let most = 8
  private static let mostBytes = 16 << 20

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || hasFeature(Embedded)
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private var kept: [UnsafeMutablePointer<FlexTables>] = []
    private var keptBytes = 0
    private var stamp: UInt32 = 0

    private init() {
      lock = .allocate(capacity: 1)
      pthread_mutex_init(lock, nil)
      kept.reserveCapacity(Self.most)
    }

    /// Empty tables, with a stamp of their own.
    func take() -> UnsafeMutablePointer<FlexTables> {
      pthread_mutex_lock(lock)
      let known = kept.popLast()
      if let known { keptBytes -= known.pointee.bytes }
      stamp &+= 1
      let first = stamp << 16 | 1
      pthread_mutex_unlock(lock)
      let tables = known ?? Self.fresh()
      tables.pointee.firstGeneration = first
      return tables
    }

    /// Takes tables back; nobody may use them afterwards.
    func give(_ tables: UnsafeMutablePointer<FlexTables>) {
      let bytes = tables.pointee.bytes
      guard bytes <= Self.mostBytes else { return Self.discard(tables) }
      tables.pointee.empty()
      pthread_mutex_lock(lock)
      let isKept = kept.count < Self.most && keptBytes + bytes <= Self.mostBytes
      if isKept {
        kept.append(tables)
        keptBytes += bytes
      }
      pthread_mutex_unlock(lock)
      if !isKept { Self.discard(tables) }
    }
  #else
    private init() {}
    func take() -> UnsafeMutablePointer<FlexTables> { Self.fresh() }
    func give(_ tables: UnsafeMutablePointer<FlexTables>) { Self.discard(tables) }
  #endif

  private static func fresh() -> UnsafeMutablePointer<FlexTables> {
    let tables = UnsafeMutablePointer<FlexTables>.allocate(capacity: 1)
    tables.initialize(to: FlexTables())
    return tables
  }

  private static func discard(_ tables: UnsafeMutablePointer<FlexTables>) {
    tables.pointee.free()
    tables.deinitialize(count: 1)
    tables.deallocate()
  }
}
