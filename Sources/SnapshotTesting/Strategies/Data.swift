import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes, which must be the same.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        guard old.count == new.count else { return ("Expected \(new) to match \(old)", []) }
        let at = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
        return ("Expected data to match; the first difference is byte \(at)", [])
      })
  }
}
