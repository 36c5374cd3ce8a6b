import Foundation

extension Snapshotting where Value: CaseIterable, Format == String {
  /// What a function makes of every case, as lines of a table.
  public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
    var result = SimplySnapshotting.lines.asyncPullback { (function: @escaping (Value) -> A) in
      Async<String> { callback in
        let cases = Array(Value.allCases)
        let rows = Held([String?](repeating: nil, count: cases.count))
        if cases.isEmpty { callback("") }
        for (index, input) in cases.enumerated() {
          witness.snapshot(function(input)).run { output in
            rows.value[index] = "\"\(input)\",\"\(output)\""
            let done = rows.value.compactMap(\.self)
            if done.count == cases.count { callback(done.joined(separator: "\n")) }
          }
        }
      }
    }
    result.pathExtension = "csv"
    return result
  }
}
