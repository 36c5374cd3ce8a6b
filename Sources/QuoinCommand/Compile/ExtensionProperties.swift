// Properties of extensions that classes say anew: Swift alone would not ask the class.
extension ExtensionOverrides {
  /// A computed property of an extension that overrides nothing.
  struct Property {
    /// Its `get` or its `set`.
    struct Accessor {
      /// Behind the brace.
      var place: Int
      var isSetter: Bool
      /// Whether the body is an expression whose value is given back without a word.
      var isOneWord: Bool
    }
    var owner: String
    var file: Int
    var name: String
    var accessors: [Accessor]
  }

  static func properties(in text: [UInt8], _ file: Int) -> [Property] {
    var found: [Property] = []
    var source = PhoneSource(text: text)
    var (owner, depth, isOverride) = ("", 0, false)
    while let step = source.step(&depth) {
      if case .closes = step, depth == 0 { owner = "" }
      guard case .word(let word, _) = step else { continue }
      if word == "extension", depth == 0 {
        source.skipSpace()
        owner = source.word
      }
      if word == "override" { isOverride = true }
      guard word == "var" else { continue }
      defer { isOverride = false }
      guard !isOverride, depth == 1, !owner.isEmpty else { continue }
      source.skipSpace()
      let name = source.word
      while source.at < text.count, ![UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "=")].contains(text[source.at]) { source.at += 1 }
      guard source.at < text.count, text[source.at] == UInt8(ascii: "{") else { continue }
      found.append(Property(owner: owner, file: file, name: name, accessors: accessors(from: source, text)))
    }
    return found
  }

  /// What a property's body that begins here has; setters that give the new value a name of their own are left out.
  private static func accessors(from place: PhoneSource, _ text: [UInt8]) -> [Property.Accessor] {
    var source = place
    var found: [Property.Accessor] = []
    var depth = 0
    while let step = source.step(&depth), depth > 0 {
      guard depth == 1, case .word(let word, _) = step, word == "get" || word == "set" else { continue }
      source.skipSpace()
      guard source.at < text.count, text[source.at] == UInt8(ascii: "{") else { continue }
      let body = source.body
      let isSetter = word == "set"
      found.append(.init(place: source.at + 1, isSetter: isSetter, isOneWord: !isSetter && isExpression(body)))
    }
    if found.isEmpty {
      found.append(.init(place: place.at + 1, isSetter: false, isOneWord: isExpression(place.body)))
    }
    return found
  }
}
