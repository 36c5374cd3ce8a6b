import Foundation

/// Writes a value with everything in it as a tree of lines. What has no order is sorted; what is met twice on the way down is told once.
enum ValueDump {
  static func text(of value: Any) -> String {
    var lines: [String] = []
    write(value, name: nil, indent: 0, met: [], into: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Removes addresses of memory: `<UIView: 0x600…>` is `<UIView>`.
  static func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
  }

  private static func write(_ value: Any, name: String?, indent: Int, met: Set<ObjectIdentifier>, into lines: inout [String]) {
    let mirror = Mirror(reflecting: value)
    let margin = String(repeating: " ", count: indent)
    let title = name.map { "\($0): " } ?? ""
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    var met = met
    var isSorted = false
    let words: String
    let type = typeName(mirror.subjectType)
    let count = mirror.children.count
    if let display = mirror.displayStyle, let counted = countedWords(display, count) {
      words = counted
      isSorted = display == .dictionary || display == .set
    } else if mirror.displayStyle == .optional {
      words = count == 0 ? "\(type).none" : type
    } else if let own = value as? any AnySnapshotStringConvertible {
      guard Swift.type(of: own).renderChildren else {
        lines.append("\(margin)- \(title)\(own.snapshotDescription)")
        return
      }
      words = own.snapshotDescription
    } else if let described = value as? any CustomStringConvertible {
      words = described.description
    } else if mirror.displayStyle == .class {
      guard met.insert(ObjectIdentifier(value as AnyObject)).inserted else {
        lines.append("\(margin)\(bullet) \(name ?? "value") (circular reference detected)")
        return
      }
      words = type
      isSorted = true
    } else if mirror.displayStyle == .struct {
      words = type
      isSorted = true
    } else if mirror.displayStyle == .enum {
      words = count == 0 ? "\(type).\(value)" : type
    } else {
      words = String(describing: value)
    }
    lines.append("\(margin)\(bullet) \(title)\(words)")
    let children = mirror.children.map { child in
      var inner: [String] = []
      write(child.value, name: child.label, indent: indent + 2, met: met, into: &inner)
      // By name, then by what is in it.
      return (key: isSorted ? (child.label.map { "1\($0)\n" } ?? "0") + plain(child.value, met: met) : "", lines: inner)
    }
    // Equal keys keep their order.
    let ordered =
      isSorted
      ? children.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }.map(\.element) : children
    for child in ordered { lines += child.lines }
  }

  private static func plain(_ value: Any, met: Set<ObjectIdentifier>) -> String {
    var lines: [String] = []
    write(value, name: nil, indent: 0, met: met, into: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func countedWords(_ style: Mirror.DisplayStyle, _ count: Int) -> String? {
    switch style {
    case .collection: count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set: count == 1 ? "1 member" : "\(count) members"
    case .tuple: count == 1 ? "(1 element)" : "(\(count) elements)"
    default: nil
    }
  }

  /// Local types carry a number that changes with the source around them.
  private static func typeName(_ type: Any.Type) -> String {
    String(describing: type).replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
  }
}
