import Foundation

/// The steps that the ids of a page's views take in their `Identity`: unequal ids take unequal steps, however they are hashed.
///
/// An id whose hash was first met with another id gets a number beside it, and keeps it as long as the page lives. For ids of the
/// library's own types the hash is enough: of 63 bits, two are not to be expected to be the same in a million views.
struct IDSteps {
  /// Those met of one type, by their hashes.
  private final class Met<ID: Hashable> { var ids: [Int: [ID]] = [:] }
  private var met: [ObjectIdentifier: AnyObject] = [:]

  /// The step of an id. O(1), and linear in the ids with one hash.
  mutating func step<ID: Hashable>(_ id: ID) -> UInt64 {
    let hash = id.hashValue
    let step = UInt64(bitPattern: Int64(hash)) | 1 << 63
    if ID.self == Int.self || ID.self == String.self || ID.self == UUID.self || ID.self == ObjectIdentifier.self { return step }
    let known: Met<ID>
    if let found = met[ObjectIdentifier(ID.self)] {
      known = unsafeDowncast(found, to: Met<ID>.self)
    } else {
      known = Met<ID>()
      met[ObjectIdentifier(ID.self)] = known
    }
    let ids = known.ids[hash] ?? []
    if let number = ids.firstIndex(of: id) { return number == 0 ? step : Self.step(step, number) }
    known.ids[hash, default: []].append(id)
    return ids.isEmpty ? step : Self.step(step, ids.count)
  }

  private static func step(_ step: UInt64, _ number: Int) -> UInt64 {
    (step &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15) | 1 << 63
  }
}
