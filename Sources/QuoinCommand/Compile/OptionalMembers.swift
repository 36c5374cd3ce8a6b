/// Protocols with members that only Objective-C lets be optional, as Swift takes them everywhere: such a method throws unless somebody
/// has it, and a call of it by `?` goes through a value of the protocol's extension that makes nil of what is thrown.
///
///     @objc protocol Rules { @objc optional func size(at index: Int) -> CGSize }
///
/// becomes, lines staying where they are,
///
///     protocol Rules { func size(at index: Int) throws -> CGSize }; extension Rules {
///       func size(at index: Int) throws -> CGSize { throw CancellationError() }
///       var size: _RulesOptional_size? { … }
///     }
///
/// What is added stands behind the protocol's last brace, on its line. Optional variables become ones that are nil unless somebody has
/// them, as far as their type has a nil.
struct OptionalMembers {
  /// The file, rewritten as far as it has been read.
  private(set) var done: [UInt8] = []
  private var source: PhoneSource
  private let text: [UInt8]

  init(rewriting text: [UInt8]) {
    self.text = text
    source = PhoneSource(text: text)
    done.reserveCapacity(text.count + 512)
    while at < text.count {
      if skipsBlind() { continue }
      guard text[at].isWord else {
        keep(1)
        continue
      }
      let name = word
      let isMember = at > 0 && (text[at - 1] == UInt8(ascii: ".") || text[at - 1] == UInt8(ascii: "`"))
      if name == "protocol", !isMember { readProtocol() } else { keep(name.utf8.count) }
    }
  }

  private struct Method {
    let name: String
    let parameters: String
    let result: String?
    /// What the parameters are called where they are handed on.
    let arguments: String
  }

  private mutating func readProtocol() {
    let isOpen = precedingWords.contains { $0 == "public" || $0 == "package" }
    let isClosed = precedingWords.contains { $0 == "private" || $0 == "fileprivate" }
    let access = isOpen ? (precedingWords.contains("public") ? "public " : "package ") : isClosed ? "fileprivate " : ""
    keep("protocol".utf8.count)
    keepBlanks()
    let name = word
    guard !name.isEmpty else { return }
    var depth = 0
    var methods: [Method] = []
    var variables: [String] = []
    guard let header = headerEnd else { return }
    while at < text.count {
      // What nobody has comes from a protocol below: in an extension of this one a method without parameters and the value by which it is
      // called would be the same name twice.
      if at == header.place { done += Array("\(header.inherits ? ", " : ": ")_\(name)Defaults ".utf8) }
      if skipsBlind() { continue }
      switch text[at] {
      case UInt8(ascii: "{"):
        depth += 1
        keep(1)
      case UInt8(ascii: "}"):
        depth -= 1
        keep(1)
        if depth <= 0 {
          done += Array(Self.addition(to: name, access: access, methods, variables).utf8)
          return
        }
      case let byte where byte.isWord:
        let count = word.utf8.count
        if depth == 1, word == "optional" {
          at += count
          done += Array(repeating: UInt8(ascii: " "), count: count)
          readMember(&methods, &variables)
        } else {
          keep(count)
        }
      default: keep(1)
      }
    }
  }

  /// Where a protocol's head ends, before `where` or its brace, and whether it says what it inherits; nil when nothing in its body is
  /// optional.
  private var headerEnd: (place: Int, inherits: Bool)? {
    var reader = source
    var inherits = false
    var place: Int?
    var depth = 0
    while reader.at < text.count {
      if reader.skipBlind() { continue }
      switch text[reader.at] {
      case UInt8(ascii: "{"):
        place = place ?? reader.at
        depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return nil }
      case UInt8(ascii: ":") where place == nil: inherits = true
      case let byte where byte.isWord:
        let word = reader.word
        if word == "where", place == nil { place = reader.at }
        if word == "optional", depth == 1 { return place.map { ($0, inherits) } }
        reader.at += word.utf8.count
        continue
      default: break
      }
      reader.at += 1
    }
    return nil
  }

  /// What stands behind `optional`.
  private mutating func readMember(_ methods: inout [Method], _ variables: inout [String]) {
    while at < text.count {
      keepBlanks()
      let name = word
      if name.isEmpty { return }
      keep(name.utf8.count)
      if name == "func" { return readMethod(&methods) }
      if name == "var" { return readVariable(&variables) }
      if name == "static" || name == "class" || name == "init" { return }
    }
  }

  private mutating func readMethod(_ methods: inout [Method]) {
    keepBlanks()
    let name = word
    keep(name.utf8.count)
    keepBlanks()
    guard at < text.count, text[at] == UInt8(ascii: "(") else { return }
    let begin = at
    keepGroup()
    let (parameters, arguments) = Self.named(Self.flat(text[begin..<at]))
    // What follows may stand on lines below.
    var next = at
    while next < text.count, Self.isBlank(text[next]) || text[next] == UInt8(ascii: "\n") { next += 1 }
    let words = Array("throws".utf8)
    let throwsAlready = next + words.count <= text.count && Array(text[next..<next + words.count]) == words
    if throwsAlready {
      keep(next + words.count - at)
      next = at
      while next < text.count, Self.isBlank(text[next]) || text[next] == UInt8(ascii: "\n") { next += 1 }
    } else {
      done += Array(" throws".utf8)
    }
    var result: String?
    if next + 1 < text.count, text[next] == UInt8(ascii: "-"), text[next + 1] == UInt8(ascii: ">") {
      keep(next + 2 - at)
      let typeBegin = at
      keepType()
      result = Self.flat(text[typeBegin..<at])
    }
    methods.append(Method(name: name, parameters: parameters, result: result, arguments: arguments))
  }

  /// `var name: Type? { get }`
  private mutating func readVariable(_ variables: inout [String]) {
    keepBlanks()
    let begin = at
    while at < text.count, text[at] != UInt8(ascii: "{"), text[at] != UInt8(ascii: "\n") { keep(1) }
    let declaration = Self.flat(text[begin..<at])
    guard let type = declaration.last(where: { $0 != " " }), type == "?" || type == "!" else { return }
    var end = at
    while end < text.count, text[end] != UInt8(ascii: "}") { end += 1 }
    let isSet = String(decoding: text[at..<end], as: UTF8.self).split { !$0.isLetter }.contains("set")
    variables.append("var \(declaration) { get { nil }\(isSet ? " set {}" : "") }")
  }

  // MARK: What is added

  private static func addition(to name: String, access: String, _ methods: [Method], _ variables: [String]) -> String {
    let inside = access == "public " || access == "package " ? access : ""
    var text = "; \(access)protocol _\(name)Defaults {}; extension _\(name)Defaults { "
    var names: [String] = []
    for method in methods {
      let result = method.result.map { " -> \($0)" } ?? ""
      text += "\(inside)func \(method.name)\(method.parameters) throws\(result) { throw CancellationError() }; "
      if !names.contains(method.name) { names.append(method.name) }
    }
    text += "}; extension \(name) { "
    for variable in variables { text += inside + variable + "; " }
    for member in names { text += "\(inside)var \(member): _\(name)Optional_\(member)? { .init(_o: self) }; " }
    text += "}"
    for member in names {
      // Who calls what UIKit's own protocols ask for stands on the main actor, as they do.
      text +=
        "; @MainActor @preconcurrency \(access)struct _\(name)Optional_\(member) { nonisolated(unsafe) fileprivate let _o: any \(name); "
      text += "nonisolated fileprivate init(_o: any \(name)) { self._o = _o }; "
      for method in methods where method.name == member {
        let result = method.result.map { " -> Optional<\($0)>" } ?? " -> Void?"
        text += "@discardableResult \(inside)func callAsFunction\(method.parameters)\(result) "
        text += "{ try? _o.\(method.name)(\(method.arguments)) }; "
      }
      text += "}"
    }
    return text
  }

  /// `(_ a: A, at _: B)` as `(_ a: A, at _p1: B)`, and what hands the parameters on: `a, at: _p1`.
  static func named(_ parameters: String) -> (parameters: String, arguments: String) {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in parameters.dropFirst().dropLast() {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where part.last != "-": depth -= 1
      case "," where depth == 0:
        parts.append(part)
        part = ""
        continue
      default: break
      }
      part.append(character)
    }
    if part.contains(":") { parts.append(part) }
    var arguments: [String] = []
    for (index, part) in parts.enumerated() {
      let names = part.prefix { $0 != ":" }.split(separator: " ")
      let label = names.first ?? "_"
      var name = String(names.last ?? "_")
      if name == "_" {
        name = "_p\(index)"
        parts[index] = "\(label) \(name)" + part.drop { $0 != ":" }
      }
      arguments.append(label == "_" ? name : "\(label): \(name)")
    }
    return ("(" + parts.joined(separator: ",") + ")", arguments.joined(separator: ", "))
  }

  /// A text on one line, without its comments.
  static func flat(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      var kept = ""
      for character in line {
        if character == "/", kept.last == "/" {
          kept.removeLast()
          break
        }
        kept.append(character)
      }
      return kept.split(separator: " ").joined(separator: " ")
    }.joined(separator: " ")
  }
}

// MARK: - Reading

extension OptionalMembers {
  private var at: Int {
    get { source.at }
    set { source.at = newValue }
  }
  private var word: String { source.word }

  /// The words before this place on its line.
  private var precedingWords: [String] {
    var begin = at
    while begin > 0, text[begin - 1] != UInt8(ascii: "\n") { begin -= 1 }
    return String(decoding: text[begin..<at], as: UTF8.self).split { !$0.isLetter }.map(String.init)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private mutating func keep(_ count: Int) {
    done += text[at..<at + count]
    at += count
  }
  private mutating func keepBlanks() { while at < text.count, Self.isBlank(text[at]) { keep(1) } }

  /// Comments and texts; whether there was one.
  private mutating func skipsBlind() -> Bool {
    let begin = at
    guard source.skipBlind() else { return false }
    done += text[begin..<at]
    return true
  }

  /// From an opening bracket behind its closing one.
  private mutating func keepGroup() {
    var depth = 0
    while at < text.count {
      if skipsBlind() { continue }
      switch text[at] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      keep(1)
      if depth == 0 { return }
    }
  }

  /// A type, to the end of its line.
  private mutating func keepType() {
    var depth = 0
    while at < text.count {
      if at + 1 < text.count, text[at] == UInt8(ascii: "/"), text[at + 1] == UInt8(ascii: "/") { return }
      switch text[at] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "}"): if depth <= 0 { return }
      default: break
      }
      keep(1)
    }
  }
}
