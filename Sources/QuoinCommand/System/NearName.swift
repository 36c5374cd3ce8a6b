/// Whether a name is probably another one, written wrong.
enum NearName {
  /// Two letters at most are another, too many, missing or swapped with their neighbour, and no more than a third of the longer name.
  static func areNear(_ one: String, _ other: String) -> Bool {
    let (a, b) = (Array(one.lowercased()), Array(other.lowercased()))
    let most = min(2, max(a.count, b.count) / 3)
    guard most > 0, abs(a.count - b.count) <= most else { return false }
    // The optimal string alignment distance, row by row.
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 1...max(1, a.count) where i <= a.count {
      var row = [i]
      for j in 1...max(1, b.count) where j <= b.count {
        var least = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, before[j - 2] + 1) }
        row.append(least)
      }
      (before, last) = (last, row)
    }
    return last[b.count] <= most
  }
}
