import QuoinSources

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
/// them: where their type has no nil, reading one throws, and a value of the extension with the same name makes nil of that.
///
/// Protocols of Objective-C are for classes alone, so that they may be held weakly: `AnyObject` is added to what they inherit.
struct OptionalMembers {
  /// The file, rewritten as far as it has been read.
  private(set) var done: [UInt8] = []
  private var source: PhoneSource
  private let text: [UInt8]

  /// Where `protocol` stands behind `@objc`.
  private let classBound: Set<Int>

  init(rewriting text: [UInt8], classBound: Set<Int> = []) {
    self.text = text
    self.classBound = classBound
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
    let isClassBound = classBound.contains(at)
    let isOpen = precedingWords.contains { $0 == "public" || $0 == "package" }
    let isClosed = precedingWords.contains { $0 == "private" || $0 == "fileprivate" }
    let access = isOpen ? (precedingWords.contains("public") ? "public " : "package ") : isClosed ? "fileprivate " : ""
    keep("protocol".utf8.count)
    keepBlanks()
    let name = word
    guard !name.isEmpty else { return }
    var depth = 0
    var methods: [Method] = []
    var variables = Variables()
    guard let header = headerEnd else { return }
    var inherited: [String] = isClassBound && !header.isClassBound ? ["AnyObject"] : []
    if header.hasOptional { inherited.append("_\(name)Defaults") }
    let tail = inherited.isEmpty ? "" : "\(header.inherits ? ", " : ": ")\(inherited.joined(separator: ", ")) "
    guard header.hasOptional else {
      keep(header.place - at)
      done += Array(tail.utf8)
      return
    }
    while at < text.count {
      // What nobody has comes from a protocol below: in an extension of this one a method without parameters and the value by which it is
      // called would be the same name twice.
      if at == header.place { done += Array(tail.utf8) }
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

  private struct Head {
    /// Before `where` or the brace.
    var place: Int
    var inherits = false
    /// Whether what it inherits says already that it is for classes.
    var isClassBound = false
    /// Whether something in the body is optional.
    var hasOptional = false
  }

  /// A protocol's head; nil when it has no body.
  private var headerEnd: Head? {
    var reader = source
    var head = Head(place: 0)
    var depth = 0
    while reader.at < text.count {
      if reader.skipBlind() { continue }
      switch text[reader.at] {
      case UInt8(ascii: "{"):
        if head.place == 0 { head.place = reader.at }
        depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return head.place == 0 ? nil : head }
      case UInt8(ascii: ":") where head.place == 0: head.inherits = true
      case let byte where byte.isWord:
        let word = reader.word
        if word == "where", head.place == 0 { head.place = reader.at }
        if head.place == 0, ["AnyObject", "NSObjectProtocol", "class"].contains(word) { head.isClassBound = true }
        if word == "optional", depth == 1 { head.hasOptional = true }
        reader.at += word.utf8.count
        continue
      default: break
      }
      reader.at += 1
    }
    return nil
  }

  /// What stands behind `optional`.
  private mutating func readMember(_ methods: inout [Method], _ variables: inout Variables) {
    let place = done.count
    while at < text.count {
      // The declaration may stand on the lines below, behind attributes.
      while at < text.count, text[at].isBlank || text[at].isNewline || text[at] == UInt8(ascii: "@") { keep(1) }
      if skipsBlind() { continue }
      let name = word
      if name.isEmpty { return }
      keep(name.utf8.count)
      if name == "func" { return readMethod(&methods) }
      if name == "var" { return readVariable(&variables, behind: place) }
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
    while next < text.count, text[next].isBlank || text[next] == UInt8(ascii: "\n") { next += 1 }
    let words = Array("throws".utf8)
    let throwsAlready = next + words.count <= text.count && Array(text[next..<next + words.count]) == words
    if throwsAlready {
      keep(next + words.count - at)
      next = at
      while next < text.count, text[next].isBlank || text[next] == UInt8(ascii: "\n") { next += 1 }
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

  /// `var name: Type { get }`; the word `optional` stood at `place` of what is done.
  private mutating func readVariable(_ variables: inout Variables, behind place: Int) {
    keepBlanks()
    let begin = at
    while at < text.count, text[at] != UInt8(ascii: "{"), text[at] != UInt8(ascii: "\n") { keep(1) }
    let declaration = Self.flat(text[begin..<at]).trimmed
    guard let type = declaration.last else { return }
    var end = at
    while end < text.count, text[end] != UInt8(ascii: "}") { end += 1 }
    if type == "?" || type == "!" {
      let isSet = String(decoding: text[at..<end], as: UTF8.self).split { !$0.isLetter }.contains("set")
      variables.empty.append("var \(declaration) { get { nil }\(isSet ? " set {}" : "") }")
    } else if end < text.count, at < end {
      done.insert(contentsOf: Array("@_disfavoredOverload ".utf8), at: place)
      done += Array("{ get throws }".utf8)
      at = end + 1
      variables.thrown.append(declaration)
    }
  }

  /// Variables that nobody need have: those whose type has a nil, whole, and the others, `name: Type`.
  private struct Variables {
    var empty: [String] = []
    var thrown: [String] = []
  }

  // MARK: What is added

  private static func addition(to name: String, access: String, _ methods: [Method], _ variables: Variables) -> String {
    let inside = access == "public " || access == "package " ? access : ""
    var text = "; \(access)protocol _\(name)Defaults {}; extension _\(name)Defaults { "
    var names: [String] = []
    for method in methods {
      let result = method.result.map { " -> \($0)" } ?? ""
      text += "\(inside)func \(method.name)\(method.parameters) throws\(result) { throw CancellationError() }; "
      if !names.contains(method.name) { names.append(method.name) }
    }
    for variable in variables.thrown {
      text += "@_disfavoredOverload \(inside)var \(variable) { get throws { throw CancellationError() } }; "
    }
    text += "}; extension \(name) { "
    for variable in variables.empty { text += inside + variable + "; " }
    for variable in variables.thrown {
      let parts = variable.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2 else { continue }
      text += "\(inside)var \(parts[0]): Optional<\(parts[1])> { try? (self.\(parts[0]) as \(parts[1])) }; "
    }
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

extension String {
  /// Without blanks around it.
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
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

  private mutating func keep(_ count: Int) {
    done += text[at..<at + count]
    at += count
  }
  private mutating func keepBlanks() { while at < text.count, text[at].isBlank { keep(1) } }

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
