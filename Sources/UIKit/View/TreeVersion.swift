import Synchronization

/// Counts the changes to trees of views and their traits, so that what was read from a tree may be remembered between two of them.
package enum TreeVersion {
  private static let count = Atomic(0)

  /// The number of changes so far, in all trees of the program.
  package static var now: Int { count.load(ordering: .relaxed) }
  /// Notes that views, their order, their traits or what they ask of a layout became other.
  package static func change() { count.wrappingAdd(1, ordering: .relaxed) }
}
