import QuoinMessages

/// Names for all previews of a run, no two alike.
enum PreviewNames {
  /// A preview keeps the name it was given; one without is called after its file (`Card`, `Card-2`). A name taken already gets a number.
  static func names(for previews: [PreviewSummary]) -> [String] {
    var taken = Set<String>()
    var names = [String?](repeating: nil, count: previews.count)
    for (index, preview) in previews.enumerated() {
      if let name = preview.name { names[index] = claim(name, &taken) }
    }
    for (index, preview) in previews.enumerated() where names[index] == nil {
      names[index] = claim(preview.fallbackName, &taken)
    }
    return names.map { $0 ?? "" }
  }

  private static func claim(_ name: String, _ taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(fileName(candidate)).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  /// A name as the name of a file: without what would lead elsewhere.
  static func fileName(_ name: String) -> String {
    let safe = String(name.unicodeScalars.map { $0 == "/" || $0.value < 0x20 || $0.value == 0x7F ? "-" : Character($0) })
    if safe.isEmpty { return "Preview" }
    return safe.hasPrefix(".") ? "_" + safe.dropFirst() : safe
  }
}
