/// Overrides that stand in extensions, which only Objective-C lets stand there: the class itself overrides, and hands on to the extension.
///
///     class Page: UITableViewController {}
///     extension Page { override func numberOfSections(in tableView: UITableView) -> Int { 2 } }
///
/// becomes, places staying where they are,
///
///     class Page: UITableViewController { override func numberOfSections(in tableView: UITableView) -> Int { _ext_numberOfSections(in: tableView) };}
///     extension Page {    func _ext_numberOfSections(in tableView: UITableView) -> Int { 2 } }
///
/// An extension of another module's class cannot override anything: what it says instead of a method that the module's own extensions
/// declare hides that one wherever the class is known, and what it says instead of the class's own methods is never run, which `doubts` tell.
struct ExtensionOverrides {
  /// A sentence for each member that is not run.
  private(set) var doubts: [String] = []
  /// The files of a module, rewritten; nil for those that stay as they are.
  private(set) var readings: [[UInt8]?]
  private var texts: [[UInt8]]
  private var classes: [String: [Place]] = [:]

  /// Where a class's body begins, behind its brace.
  private struct Place {
    var file: Int
    var at: Int
    var isPublic: Bool
  }
  private struct Override {
    var owner: String
    var file: Int
    /// From `override` behind the name.
    var begin: Int
    var nameBegin: Int
    var nameEnd: Int
    /// The class's own member, behind its access.
    var forwarder: String
    var name: String
    /// The name with the parameters.
    var signature: String
    /// Where its body names itself behind `super`: the places of that word.
    var asksAbove: [Range<Int>] = []
    /// The word `didSet` or `willSet` of a property's only observer, which the class has in the extension's stead.
    var observer: Range<Int>?
    /// Whether it is a property that can be set.
    var isSet = false
  }
  /// A method of an extension that overrides nothing.
  private struct Method {
    var owner: String
    var file: Int
    var signature: String
    var arguments: String
    /// The name, the parameters, and what stands behind them up to the brace.
    var head: String
    /// Behind the body's brace.
    var bodyBegin: Int
    /// How it is called with others' effects, before its name: `try await `.
    var call: String
    /// Whether the body is an expression whose value is given back without a word.
    var isOneWord: Bool
  }

  /// `texts` are the files as far as they have been read; those where nothing changes are not looked at. At the `places`, whose lines count
  /// from 1, classes override what an extension of a class above declares, as the compiler has said: that asks first whether one of them
  /// is meant, too.
  init(in texts: [[UInt8]], besides places: [(file: Int, line: Int)] = []) {
    self.texts = texts
    readings = Array(repeating: nil, count: texts.count)
    let extensionWord = Array("extension ".utf8)
    let overrideWord = Array("override ".utf8)
    var overrides: [Override] = []
    for (file, text) in texts.enumerated() {
      guard text.firstRange(of: overrideWord) != nil, text.firstRange(of: extensionWord) != nil else { continue }
      overrides += Self.overrides(in: text, file)
    }
    let pointed = places.compactMap { Self.member(at: $0.line, in: texts[$0.file], $0.file) }
    guard !overrides.isEmpty || !pointed.isEmpty else { return }
    let wanted = Set(overrides.map(\.owner))
    for (file, text) in texts.enumerated() { findClasses(wanted, in: text, file) }
    rewrite(overrides.filter { classes[$0.owner]?.count == 1 })
    release(overrides.filter { classes[$0.owner] == nil }, pointed)
  }

  /// Overrides of members of other modules' classes. What the module's own extensions declare asks first whether one of these is meant.
  private mutating func release(_ overrides: [Override], _ pointed: [Override]) {
    guard !overrides.isEmpty || !pointed.isEmpty else { return }
    let bases = texts.enumerated().flatMap { Self.methods(in: $1, $0) }
    let properties = texts.enumerated().flatMap { Self.properties(in: $1, $0) }
    var edits: [Int: [(range: Range<Int>, bytes: [UInt8])]] = [:]
    // What is asked first in a method, by its file and place.
    var asked: [Int: [Int: (base: Method, isAskedAbove: Bool, words: String)]] = [:]
    // The same of properties.
    var questions: [Int: [Int: (accessor: Property.Accessor, words: String)]] = [:]
    for (override, isPointed) in overrides.map({ ($0, false) }) + pointed.map({ ($0, true) })
    where readings[override.file] == nil && override.observer == nil {
      let base = bases.first { $0.signature == override.signature && $0.owner != override.owner && readings[$0.file] == nil }
      let property = properties.first { $0.name == override.signature && $0.owner != override.owner && readings[$0.file] == nil }
      // What the system's own classes declare is none of the module's.
      if isPointed, base == nil, property == nil { continue }
      let between = Array(texts[override.file][override.begin + 8..<override.nameBegin])
      // Classes below each other would meet each other's.
      let name = "_ext_\(override.owner)_\(override.name)"
      let bytes = Array("   ".utf8) + Self.withoutHiding(between) + Array(name.utf8)
      edits[override.file, default: []].append((override.begin..<override.nameEnd, bytes))
      if let base {
        asked[base.file, default: [:]][base.bodyBegin, default: (base, false, "")].words +=
          " if let _q = self as? \(override.owner) { return \(base.call)_q.\(name)(\(base.arguments)) };"
        // Who asks for what lies above would come back to itself: the method proper has a name of its own.
        for place in override.asksAbove {
          asked[base.file]?[base.bodyBegin]?.isAskedAbove = true
          edits[override.file, default: []].append((place, Array("self._above_".utf8)))
        }
      } else if let property {
        for accessor in property.accessors where !accessor.isSetter || override.isSet {
          questions[property.file, default: [:]][accessor.place, default: (accessor, "")].words +=
            accessor.isSetter
            ? " if let _q = self as? \(override.owner) { _q.\(name) = newValue; return };"
            : " if let _q = self as? \(override.owner) { return _q.\(name) };"
        }
      } else {
        doubts.append(
          "\(override.name) in an extension of \(override.owner) is not run: without Objective-C an extension cannot override what another"
            + " module's class does. Override it in a subclass.")
      }
    }
    for (file, places) in questions {
      for (place, question) in places {
        let words = question.words + (question.accessor.isOneWord ? " return" : "")
        edits[file, default: []].append((place..<place, Array(words.utf8)))
      }
    }
    for (file, places) in asked {
      for (place, question) in places {
        let base = question.base
        let rest =
          question.isAskedAbove
          ? " return \(base.call)_above_\(base.signature.prefix { $0 != "(" })(\(base.arguments)) }; func _above_\(base.head) {"
          : base.isOneWord ? " return" : ""
        edits[file, default: []].append((place..<place, Array((question.words + rest).utf8)))
      }
    }
    apply(edits)
  }

  private mutating func apply(_ edits: [Int: [(range: Range<Int>, bytes: [UInt8])]]) {
    for (file, changes) in edits {
      var text = texts[file]
      for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        text.replaceSubrange(change.range, with: change.bytes)
      }
      readings[file] = text
    }
  }

  private mutating func rewrite(_ overrides: [Override]) {
    var edits: [Int: [(range: Range<Int>, bytes: [UInt8])]] = [:]
    for override in overrides {
      let text = texts[override.file]
      // `override` becomes three blanks and `_ext_`, so that all behind the name stays where it is.
      var between = Array(text[override.begin + 8..<override.nameBegin])
      var name = Array(text[override.nameBegin..<override.nameEnd])
      if let observer = override.observer {
        between = Array(String(decoding: between, as: UTF8.self).replacing("var ", with: "func ").utf8)
        name = Array("\(override.signature) ".utf8)
        edits[override.file, default: []].append(
          (observer, Array("do".utf8) + Array(repeating: UInt8(ascii: " "), count: observer.count - 2)))
      }
      let bytes = Array("   ".utf8) + Self.withoutHiding(between) + Array("_ext_".utf8) + name
      edits[override.file, default: []].append((override.begin..<override.nameEnd, bytes))
    }
    for (owner, own) in Dictionary(grouping: overrides, by: \.owner) {
      guard let place = classes[owner]?.first else { continue }
      let access = place.isPublic ? "public " : ""
      let words = own.map { " override \(access)\($0.forwarder);" }.joined()
      edits[place.file, default: []].append((place.at..<place.at, Array(words.utf8)))
    }
    apply(edits)
  }

  /// Modifiers that would keep the class from reaching the member, as blanks.
  private static func withoutHiding(_ bytes: [UInt8]) -> [UInt8] {
    var text = String(decoding: bytes, as: UTF8.self)
    for word in ["fileprivate", "private", "open"] {
      guard let range = text.range(ofWord: word) else { continue }
      text.replaceSubrange(range, with: String(repeating: " ", count: word.count))
    }
    return Array(text.utf8)
  }

  private mutating func findClasses(_ wanted: Set<String>, in text: [UInt8], _ file: Int) {
    var source = PhoneSource(text: text)
    var depth = 0
    while let step = source.step(&depth) {
      guard case .word("class", let begin) = step, begin == 0 || text[begin - 1] != UInt8(ascii: ".") else { continue }
      source.skipSpace()
      let name = source.word
      guard wanted.contains(name) else { continue }
      source.skipToBrace()
      guard source.at < text.count else { return }
      source.at += 1
      let before = Self.words(before: begin, in: text)
      classes[name, default: []].append(Place(file: file, at: source.at, isPublic: before.contains("public") || before.contains("open")))
    }
  }

  // MARK: Finding overrides

  private static func overrides(in text: [UInt8], _ file: Int) -> [Override] {
    var found: [Override] = []
    var source = PhoneSource(text: text)
    var depth = 0
    while let step = source.step(&depth) {
      guard case .word("extension", _) = step, depth == 0 else { continue }
      source.skipSpace()
      var owner = source.word
      source.at += owner.utf8.count
      while source.at < text.count, text[source.at] == UInt8(ascii: ".") {
        source.at += 1
        owner = source.word
        source.at += owner.utf8.count
      }
      source.skipToBrace()
      source.at += 1
      readBody(of: owner, &source, text, file, &found)
    }
    return found
  }

  /// The members of an extension, to its last brace.
  private static func readBody(
    of owner: String, _ source: inout PhoneSource, _ text: [UInt8], _ file: Int, _ found: inout [Override]
  ) {
    var depth = 1
    while depth > 0, let step = source.step(&depth) {
      guard case .word("override", let begin) = step, depth == 1 else { continue }
      if let override = readMember(of: owner, from: begin, &source, text, file) { found.append(override) }
    }
  }

  private static func readMember(
    of owner: String, from begin: Int, _ source: inout PhoneSource, _ text: [UInt8], _ file: Int
  ) -> Override? {
    var modifiers = ""
    // `class` and `static` may stand before it, too.
    let before = words(before: begin, in: text)
    if before.contains("class") || before.contains("static") { modifiers = "class " }
    while source.at < text.count {
      source.skipSpace()
      let word = source.word
      source.at += word.utf8.count
      switch word {
      case "class", "static": modifiers = "class "
      case "public", "open", "internal", "private", "fileprivate", "final": continue
      case "func": return readFunction(owner, begin, modifiers, &source, text, file)
      case "var": return readVariable(owner, begin, modifiers, &source, text, file)
      default: return nil
      }
    }
    return nil
  }

  private static func readFunction(
    _ owner: String, _ begin: Int, _ modifiers: String, _ source: inout PhoneSource, _ text: [UInt8], _ file: Int
  ) -> Override? {
    guard let head = readHead(&source, text) else { return nil }
    let restBegin = source.at
    var depth = 0
    while source.at < text.count {
      let byte = text[source.at]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: "{"), depth == 0 { break }
      source.at += 1
    }
    let ending = OptionalMembers.flat(text[restBegin..<source.at])
    let call = Self.call(with: ending)
    let bodyBegin = source.at
    let body = source.body
    // `super.` becomes `self._above_`, which the name follows.
    let above = Array("super.\(head.name)(".utf8)
    var places: [Range<Int>] = []
    var rest = text[bodyBegin..<min(text.count, bodyBegin + body.utf8.count)]
    while let found = rest.firstRange(of: above) {
      places.append(found.lowerBound..<found.lowerBound + 6)
      rest = rest[found.upperBound...]
    }
    return Override(
      owner: owner, file: file, begin: begin, nameBegin: head.place.lowerBound, nameEnd: head.place.upperBound,
      forwarder: "\(modifiers)func \(head.name)\(head.parameters) \(ending) { \(call)_ext_\(head.name)(\(head.arguments)) }",
      name: head.name, signature: head.name + head.parameters, asksAbove: places)
  }

  /// What stands before a call of a function whose parameters `ending` follows.
  private static func call(with ending: String) -> String {
    let effects = ending.prefix { $0 != "-" }.split(separator: " ")
    return (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
  }

  /// A function's name and parameters, behind `func`.
  private struct Head {
    let place: Range<Int>
    let name: String
    let parameters: String
    /// What the parameters are called where they are handed on.
    let arguments: String
  }
  /// nil for operators and functions of any type.
  private static func readHead(_ source: inout PhoneSource, _ text: [UInt8]) -> Head? {
    source.skipSpace()
    let begin = source.at
    let name = source.word
    source.at += name.utf8.count
    let end = source.at
    guard !name.isEmpty, end < text.count, text[end] == UInt8(ascii: "(") else { return nil }
    source.skipGroup()
    let (parameters, arguments) = OptionalMembers.named(OptionalMembers.flat(text[end..<source.at]))
    return Head(place: begin..<end, name: name, parameters: parameters, arguments: arguments)
  }

  /// Whether a body is an expression whose value is given back without a word: nothing of it says `return`, or only closures within do.
  static func isExpression(_ body: String) -> Bool {
    let words = body.split { !$0.isLetter }
    guard words.contains("return"), let first = words.first else { return true }
    let statements: Set<Substring> = ["if", "guard", "switch", "let", "var", "for", "while", "repeat", "do", "defer", "return"]
    return !statements.contains(first)
  }

  /// The member that a class overrides in a line; nil where none begins there.
  private static func member(at line: Int, in text: [UInt8], _ file: Int) -> Override? {
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1), let word = lines[line - 1].firstRange(of: Array("override ".utf8)),
      let owner = classAround(word.lowerBound, in: text)
    else { return nil }
    var source = PhoneSource(text: text)
    source.at = word.upperBound
    return readMember(of: owner, from: word.lowerBound, &source, text, file)
  }

  /// The class in whose body a place lies; nil outside of classes.
  private static func classAround(_ place: Int, in text: [UInt8]) -> String? {
    var source = PhoneSource(text: text)
    var (owners, depth, next): ([(name: String, depth: Int)], Int, String?) = ([], 0, nil)
    while source.at < place, let step = source.step(&depth) {
      switch step {
      case .opens:
        if let name = next { owners.append((name, depth)) }
        next = nil
      case .closes: if let last = owners.last, last.depth > depth { owners.removeLast() }
      case .word("class", _):
        source.skipSpace()
        let name = source.word
        if !["", "func", "var", "override", "let"].contains(name) { next = name }
      case .word: break
      }
    }
    return owners.last?.name
  }

  /// The methods of extensions that override nothing.
  private static func methods(in text: [UInt8], _ file: Int) -> [Method] {
    var found: [Method] = []
    var source = PhoneSource(text: text)
    var owners: [(name: String, depth: Int)] = []
    var depth = 0
    var isOverride = false
    while let step = source.step(&depth) {
      if case .closes = step, let last = owners.last, last.depth > depth { owners.removeLast() }
      guard case .word(let word, _) = step else { continue }
      if word == "override" { isOverride = true }
      if word == "extension", depth == 0 {
        source.skipSpace()
        owners = [(source.word, 1)]
      }
      guard word == "func" else { continue }
      defer { isOverride = false }
      guard !isOverride, let owner = owners.last, owner.depth == depth else { continue }
      guard let head = readHead(&source, text) else { continue }
      let headBegin = source.at
      while source.at < text.count, text[source.at] != UInt8(ascii: "{"), text[source.at] != UInt8(ascii: "}") { source.at += 1 }
      guard source.at < text.count, text[source.at] == UInt8(ascii: "{") else { continue }
      let ending = OptionalMembers.flat(text[headBegin..<source.at])
      let body = source.body
      found.append(
        Method(
          owner: owner.name, file: file, signature: head.name + head.parameters, arguments: head.arguments,
          head: "\(head.name)\(head.parameters) \(ending)", bodyBegin: source.at + 1, call: call(with: ending),
          isOneWord: ending.contains("->") && isExpression(body)))
    }
    return found
  }

  private static func readVariable(
    _ owner: String, _ begin: Int, _ modifiers: String, _ source: inout PhoneSource, _ text: [UInt8], _ file: Int
  ) -> Override? {
    source.skipSpace()
    let nameBegin = source.at
    let name = source.word
    source.at += name.utf8.count
    let nameEnd = source.at
    let typeBegin = source.at
    while source.at < text.count, text[source.at] != UInt8(ascii: "{"), text[source.at] != UInt8(ascii: "=") { source.at += 1 }
    guard source.at < text.count, text[source.at] == UInt8(ascii: "{") else { return nil }
    let type = OptionalMembers.flat(text[typeBegin..<source.at])
    // What stands at the first level of the body: `set`, or observers, which store and cannot stand in an extension.
    var words: Set<String> = []
    var observers: [Range<Int>] = []
    var body = source
    body.at += 1
    var depth = 1
    while depth > 0, let step = body.step(&depth) {
      guard depth == 1, case .word(let word, let begin) = step else { continue }
      words.insert(word)
      if word == "didSet" || word == "willSet" { observers.append(begin..<body.at) }
    }
    if let observer = observers.first {
      // The class observes, and the extension does what is done then: a function, whose only statement the observer's braces are.
      var behind = PhoneSource(text: text)
      behind.at = observer.upperBound
      behind.skipSpace()
      guard observers.count == 1, type.hasPrefix(":"), behind.at < text.count, text[behind.at] == UInt8(ascii: "{") else { return nil }
      let word = String(decoding: text[observer], as: UTF8.self)
      return Override(
        owner: owner, file: file, begin: begin, nameBegin: nameBegin, nameEnd: source.at,
        forwarder: "\(modifiers)var \(name)\(type) { \(word) { _ext_\(name)(\(word == "didSet" ? "oldValue" : "newValue")) } }",
        name: name, signature: "\(name)(_ \(word == "didSet" ? "oldValue" : "newValue")\(type))", observer: observer)
    }
    let isSet = words.contains("get") && words.contains("set")
    return Override(
      owner: owner, file: file, begin: begin, nameBegin: nameBegin, nameEnd: nameEnd,
      forwarder: "\(modifiers)var \(name)\(type) { get { _ext_\(name) }\(isSet ? " set { _ext_\(name) = newValue }" : "") }",
      name: name, signature: name, isSet: isSet)
  }

  /// What stands before a place on its line, such as modifiers.
  private static func words(before place: Int, in text: [UInt8]) -> [Substring] {
    var line = place
    while line > 0, text[line - 1] != UInt8(ascii: "\n") { line -= 1 }
    return String(decoding: text[line..<place], as: UTF8.self).split { !$0.isLetter }
  }
}

extension String {
  /// The first place of a word that stands by itself.
  fileprivate func range(ofWord word: String) -> Range<Index>? {
    var at = startIndex
    while at < endIndex {
      if self[at...].hasPrefix(word) {
        let end = index(at, offsetBy: word.count)
        let isAlone = (at == startIndex || !self[index(before: at)].isLetter) && (end == endIndex || !self[end].isLetter)
        if isAlone { return at..<end }
      }
      at = index(after: at)
    }
    return nil
  }
}
