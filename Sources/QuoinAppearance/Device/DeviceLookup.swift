extension Device {
  /// Finds a device by a forgiving name: case, spaces, brackets, dashes and the words "generation" and "inch" do not matter
  /// (`iphone15pro`, `iPad Pro (11-inch) (4th generation)`, `iPad Pro 11 M4`). A family's name alone (`iPhone`, `iPhone SE`,
  /// `iPad mini`, `iPad Pro 11`) gives its newest member, but for `iPhone`, which gives ``standard``. Nil when nothing fits.
  ///
  /// Complexity: O(number of devices).
  public static func named(_ name: String) -> Device? {
    let wanted = key(name)
    guard !wanted.isEmpty else { return nil }
    if wanted == "iphone" || wanted == "phone" { return standard }
    if let exact = all.first(where: { key($0.name) == wanted }) { return exact }
    let family = families[wanted] ?? wanted
    return all.last { key($0.name).hasPrefix(family) && isMember($0, of: family) }
  }

  /// The names nearest to one that was not found, best first, for a message such as "did you mean …?". At most `count` names.
  public static func suggestions(for name: String, count: Int = 3) -> [String] {
    let wanted = Array(key(name))
    let ranked = all.map { (name: $0.name, distance: editDistance(wanted, Array(key($0.name)))) }
    // Of those alike, the newer one is likelier meant.
    return ranked.enumerated().sorted { ($0.element.distance, $1.offset) < ($1.element.distance, $0.offset) }
      .prefix(count).map(\.element.name)
  }

  private static let families = ["ipad": "ipad", "pad": "ipad", "ipadpro": "ipadpro11", "ipadair": "ipadair11", "ipad10": "ipad10th"]

  /// True when what follows the family's name only tells the generation, so that `iPad` does not find an `iPad Pro`.
  private static func isMember(_ device: Device, of family: String) -> Bool {
    let rest = key(device.name).dropFirst(family.count)
    if rest.isEmpty { return true }
    if rest.first == "m" || rest.first == "a" { return rest.dropFirst().first?.isNumber == true }
    let ordinals = ["st", "nd", "rd", "th"]
    return ordinals.contains(String(rest)) || (rest.first?.isNumber == true && ordinals.contains { rest.hasSuffix($0) })
  }

  private static func key(_ name: String) -> String {
    var text = name.lowercased()
    for noise in ["generation", "gen.", "inch", "\""] { text = text.replacing(noise, with: "") }
    return text.filter { $0.isLetter || $0.isNumber }
  }

  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[right.count]
  }
}
