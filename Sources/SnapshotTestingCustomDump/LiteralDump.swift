import Foundation

/// Writes a value as Swift's literals would make it: `User(id: 1, name: "Blob")`, a field a line.
enum LiteralDump {
  static func text(of value: Any) -> String { words(value, met: []) }

  private static func words(_ value: Any, met: Set<ObjectIdentifier>) -> String {
    let mirror = Mirror(reflecting: value)
    let type = typeName(mirror.subjectType)
    switch value {
    case let text as String: return text.contains("\n") ? "\"\"\"\n\(text.indented)\n\"\"\"" : text.debugDescription
    case let text as Substring: return text.debugDescription
    case let letter as Character: return letter.debugDescription
    case let number as any BinaryInteger: return grouped("\(number)")
    case let number as any BinaryFloatingPoint: return "\(number)"
    case let truth as Bool: return "\(truth)"
    case let date as Date: return "Date(\(date.formatted(.iso8601.dateTimeSeparator(.standard))))"
    case let url as URL: return "URL(\(url.absoluteString))"
    case let id as UUID: return "UUID(\(id.uuidString))"
    case let data as Data: return "Data(\(data.count) bytes)"
    default: break
    }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { words($0.value, met: met) } ?? "nil"
    case .collection:
      return block("[", mirror.children.enumerated().map { "[\($0.offset)]: \(words($0.element.value, met: met))" }, "]")
    case .set: return block("Set([", mirror.children.map { words($0.value, met: met) }.sorted(), "])")
    case .dictionary:
      let pairs = mirror.children.map { child in
        let parts = Array(Mirror(reflecting: child.value).children)
        return "\(words(parts[0].value, met: met)): \(words(parts[1].value, met: met))"
      }
      return pairs.isEmpty ? "[:]" : block("[", pairs.sorted(), "]")
    case .tuple:
      let parts = mirror.children.map { child in
        (child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? "") + words(child.value, met: met)
      }
      return block("(", parts, ")")
    case .enum:
      guard let child = mirror.children.first else { return ".\(value)" }
      let inner = Mirror(reflecting: child.value)
      let fields = inner.displayStyle == .tuple ? self.fields(inner, met: met) : [words(child.value, met: met)]
      return fields.count == 1 && !fields[0].contains("\n")
        ? ".\(child.label ?? "")(\(fields[0]))" : block(".\(child.label ?? "")(", fields, ")")
    case .struct: return block("\(type)(", fields(mirror, met: met), ")")
    case .class:
      let identity = ObjectIdentifier(value as AnyObject)
      guard !met.contains(identity) else { return "\(type)(↩︎)" }
      return block("\(type)(", fields(mirror, met: met.union([identity])), ")")
    default: return String(describing: value)
    }
  }

  private static func fields(_ mirror: Mirror, met: Set<ObjectIdentifier>) -> [String] {
    let above = mirror.superclassMirror.map { fields($0, met: met) } ?? []
    return above
      + mirror.children.map { child in
        let label = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
        return (label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? "") + words(child.value, met: met)
      }
  }

  private static func block(_ begin: String, _ parts: [String], _ end: String) -> String {
    parts.isEmpty ? begin + end : "\(begin)\n\(parts.map(\.indented).joined(separator: ",\n"))\n\(end)"
  }

  /// 1_000 for 1000.
  private static func grouped(_ digits: String) -> String {
    let sign = digits.hasPrefix("-") ? "-" : ""
    let plain = Array(digits.dropFirst(sign.count))
    guard plain.count > 3 else { return digits }
    return sign
      + plain.enumerated().map { ($0.offset > 0 && (plain.count - $0.offset).isMultiple(of: 3) ? "_" : "") + String($0.element) }.joined()
  }

  private static func typeName(_ type: Any.Type) -> String {
    String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
      .replacingOccurrences(of: "\\(unknown context at \\$[\\da-f]+\\)\\.", with: "", options: .regularExpression)
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
