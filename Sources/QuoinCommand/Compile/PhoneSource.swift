import QuoinSources

/// A user's file as the compiler reads it: the phone's branch of every condition, and words that only Apple's compiler takes in the form
/// that Swift takes everywhere. Each stands in place of as many bytes, so that lines and columns of messages stay the user's own.
///
/// - `os(iOS)` and `targetEnvironment(simulator)` are true in `#if` and `#elseif`, as in a preview in Xcode; `os(Linux)` and
///   `canImport(Glibc)` are false but in tests: what is written for a phone is there, and Apple's locks and this system's are never taken together.
/// - `#available(iOS 26, *)` is a call of `_iOS`, which knows what `--os` says.
/// - `@UIApplicationMain` is `@main`.
/// - `import os.log` and `import UIKit.UIView` import the whole module: parts of modules are a matter of C. `import QuartzCore` and
///   `import CoreGraphics` are `import UIKit`, where layers and contexts stand here.
/// - `@convention(block)` is left out, and `@convention(c)` where the function speaks of more than C does: both are closures of Swift here.
/// - `@NSManaged` is a macro of CoreData's, and `#keyPath(Item.name)` the text `"name"`.
/// - `@objc`, `@IBAction` and the like are left out, and `#selector(f)` is a call of `_selector`, which keeps `f` itself.
/// - `delegate.scrollViewDidScroll?(view)` of the phone's own protocols is a call without `?` or `!`: what nobody has does nothing there.
/// - `@available(iOS, unavailable)` is unavailable everywhere, so that switches need not speak of such cases.
/// - `type(of: x).description()`, which every class of Objective-C answers, is a text of the type's name.
/// - `expression.enumerateMatches { … }` is `enumerateMatched`, whose closure does not escape.
/// - `NSLocalizedString(` is `_localizedPhrases(`, which knows the translations of the locale that pages are made for.
/// - `bundle.localizedString(forKey:` is `_bundlePhrase(forKey:`, `bundle.preferredLocalizations` is `_readLocalizations`, and
///   `bundle.object(forInfoDictionaryKey:` is `_value(forInfoDictionaryKey:`, for the same.
/// - `NSExpression`, which this system's Foundation has by name alone, is `KVExpression` of `QuoinKeyValue`.
/// - `fpos_t`, a number on the phone, is `off_t`.
/// - `optional` members of protocols, and protocols of Objective-C, which only classes follow: see `OptionalMembers`, which alone makes
///   lines longer.
struct PhoneSource {
  private(set) var text: [UInt8]
  var at = 0
  private var isChanged = false
  private var hasOptionalMembers = false
  /// Whether conditions about this system are false.
  private var isForPhone = false
  /// Where `protocol` stands behind `@objc`.
  private var classBound: Set<Int> = []

  /// The file as the compiler reads it; nil when that is the file itself. `isOwn` says of a name whether the files declare a value of it
  /// that may be called by `?`, `isForPhone` whether it is compiled by the phone's names alone: tests are built for this system, too.
  static func reading(_ bytes: [UInt8], isForPhone: Bool, isOwn: (String) -> Bool) -> [UInt8]? {
    var source = PhoneSource(text: bytes)
    source.isForPhone = isForPhone
    source.read(isOwn)
    if source.hasOptionalMembers || !source.classBound.isEmpty {
      return OptionalMembers(rewriting: source.text, classBound: source.classBound).done
    }
    return source.isChanged ? source.text : nil
  }

  init(text: [UInt8]) { self.text = text }

  private mutating func read(_ isOwn: (String) -> Bool) {
    var beginsLine = true
    while at < text.count {
      let byte = text[at]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        beginsLine = true
        at += 1
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        at += 1
        continue
      case UInt8(ascii: "/") where follows("//"): skipLine()
      case UInt8(ascii: "/") where follows("/*"): skipComment()
      case UInt8(ascii: "\""): skipString(hashes: 0)
      case UInt8(ascii: "#"): readHash(beginsLine: beginsLine)
      case UInt8(ascii: "@"):
        let begin = at
        readAttribute()
        // An import may stand behind attributes.
        if text[begin] == UInt8(ascii: "@") || text[begin] == UInt8(ascii: " ") { continue }
      case UInt8(ascii: "i") where beginsLine && word == "import": readImport()
      case UInt8(ascii: "o") where follows("optional"):
        if word == "optional" { hasOptionalMembers = true }
        skipWord()
      default: if byte.isWord { readWord(isOwn) } else { at += 1 }
      }
      beginsLine = false
    }
  }

  /// Passes over the comment or text that begins here; whether there is one.
  mutating func skipBlind() -> Bool {
    if follows("//") {
      skipLine()
    } else if follows("/*") {
      skipComment()
    } else if text[at] == UInt8(ascii: "\"") {
      skipString(hashes: 0)
    } else if follows("#\"") {
      at += 1
      skipString(hashes: 1)
    } else {
      return false
    }
    return true
  }
}

// MARK: - What is read differently

extension PhoneSource {
  private mutating func readHash(beginsLine: Bool) {
    var hashes = 0
    while at + hashes < text.count, text[at + hashes] == UInt8(ascii: "#") { hashes += 1 }
    if at + hashes < text.count, text[at + hashes] == UInt8(ascii: "\"") {
      at += hashes
      skipString(hashes: hashes)
    } else if beginsLine, follows("#if ") || follows("#if(") || follows("#elseif ") || follows("#elseif(") || follows("#if!") {
      readCondition()
    } else if follows("#selector(getter:") || follows("#selector(setter:") {
      readPropertySelector()
    } else if follows("#selector(") || follows("#selector (") {
      put("_", at: at, count: 1)
      at += 1
    } else if follows("#keyPath(") {
      readKeyPath()
    } else if follows("#available") || follows("#unavailable") {
      readAvailability()
    } else {
      at += hashes
    }
  }

  /// `#selector(getter: Type.name)` is a selector of that name: properties of a type cannot be named without one of its values.
  private mutating func readPropertySelector() {
    let begin = at
    guard let end = text[at...].firstIndex(of: UInt8(ascii: ")")), !text[at..<end].contains(UInt8(ascii: "\n")) else { return at += 1 }
    let name = String(decoding: text[at..<end], as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last ?? ""
    at = end + 1
    // As long as what stands there, if only just: `getter:` has as many letters as `Selector(""`.
    let words = "Selector(\"\(name)\")"
    if words.utf8.count <= at - begin { put(words, at: begin, count: at - begin) }
  }

  /// The names behind the type, as a text.
  private mutating func readKeyPath() {
    let begin = at
    at += "#keyPath(".utf8.count
    guard let end = text[at...].firstIndex(of: UInt8(ascii: ")")), !text[at..<end].contains(UInt8(ascii: "\n")) else { return }
    let parts = String(decoding: text[at..<end], as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let names = parts.count > 1 ? Array(parts.drop { $0.first?.isUppercase ?? false || $0 == "self" }) : parts
    at = end + 1
    put("\"\(names.joined(separator: "."))\"", at: begin, count: at - begin)
  }

  /// Conditions about other systems alone stay: they are true here.
  private mutating func readAvailability() {
    let begin = at
    at += 1
    let isNegated = word == "unavailable"
    skipWord()
    skipBlanks()
    guard at < text.count, text[at] == UInt8(ascii: "("), let end = text[at...].firstIndex(of: UInt8(ascii: ")")) else { return }
    let conditions = String(decoding: text[(at + 1)..<end], as: UTF8.self).split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace)
    }
    at = end + 1
    guard let version = conditions.first(where: { $0.count == 2 && $0[0] == "iOS" })?[1], !text[begin..<at].contains(UInt8(ascii: "\n")),
      version.allSatisfy({ $0.isNumber || $0 == "." }), version.first?.isNumber ?? false
    else { return }
    let number = version.split(separator: ".").prefix(2).joined(separator: ".")
    put("\(isNegated ? "!" : "")_iOS(\(number))", at: begin, count: at - begin)
  }

  /// What conditions say that are another's here.
  private static let conditions = [("os(iOS)", "true"), ("targetEnvironment(simulator)", "true")]
  private static let conditionsOfPhone = conditions + [("os(Linux)", "false"), ("canImport(Glibc)", "false")]

  private mutating func readCondition() {
    while at < text.count, text[at] != UInt8(ascii: "\n"), !follows("//"), !follows("/*") {
      var found = false
      for (condition, value) in isForPhone ? Self.conditionsOfPhone : Self.conditions where follows(condition) && !text[at - 1].isWord {
        // In brackets, so that an operator may stand at either side without a blank.
        put("(\(String(repeating: " ", count: condition.utf8.count - value.utf8.count - 2))\(value))", at: at, count: condition.utf8.count)
        at += condition.utf8.count
        found = true
      }
      if !found { at += 1 }
    }
  }

  /// What the phone's protocols let be asked by `?`.
  private static let optionalCalls: Set<String> = [
    "addAnimations", "addCompletion", "adaptivePresentationStyle", "animationEnded", "collectionView", "continueAnimation",
    "gestureRecognizer", "gestureRecognizerShouldBegin", "interruptibleAnimator", "numberOfSections", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "scrollViewDidChangeAdjustedContentInset",
    "scrollViewDidEndDecelerating", "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
    "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging", "scrollViewWillBeginZooming", "scrollViewWillEndDragging",
    "tableView", "textField", "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing",
    "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn", "textView",
    "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing",
    "textViewShouldEndEditing", "viewForZooming",
  ]

  private mutating func readWord(_ isOwn: (String) -> Bool) {
    let begin = at
    skipWord()
    if at - begin == 4, text[begin] == UInt8(ascii: "t"), follows("(of:") { return readTypeDescription(from: begin) }
    if at - begin == 16, begin > 0, text[begin - 1] == UInt8(ascii: "."), text[begin..<at].elementsEqual("enumerateMatches".utf8) {
      if !isOwn("func enumerateMatches") { put("enumerateMatched", at: begin, count: 16) }
      return
    }
    if at - begin == 17, follows("("), text[begin..<at].elementsEqual("NSLocalizedString".utf8),
      begin == 0 || text[begin - 1] != UInt8(ascii: ".")
    {
      if !isOwn("func NSLocalizedString") { put("_localizedPhrases", at: begin, count: 17) }
      return
    }
    if begin > 0, text[begin - 1] == UInt8(ascii: "."), let other = bundleMember(from: begin, isOwn) {
      return put(other, at: begin, count: at - begin)
    }
    if at - begin == 12, text[begin] == UInt8(ascii: "N"), text[begin..<at].elementsEqual("NSExpression".utf8) {
      return put("KVExpression", at: begin, count: 12)
    }
    // The C library's place in a file, a number on the phone alone.
    if at - begin == 6, text[begin] == UInt8(ascii: "f"), text[begin..<at].elementsEqual("fpos_t".utf8) {
      return put("off_t ", at: begin, count: 6)
    }
    guard at + 1 < text.count, text[at] == UInt8(ascii: "?") || text[at] == UInt8(ascii: "!"), text[at + 1] == UInt8(ascii: "(") else {
      return
    }
    let name = String(decoding: text[begin..<at], as: UTF8.self)
    if Self.optionalCalls.contains(name), !isOwn(name) { put("", at: at, count: 1) }
  }

  /// What a member of bundles that was read from `begin` on is read as, which speaks the language that pages are made for; nil for other words.
  private func bundleMember(from begin: Int, _ isOwn: (String) -> Bool) -> String? {
    func isWord(_ word: String) -> Bool { text[begin..<at].elementsEqual(word.utf8) && !isOwn("func " + word) }
    switch at - begin {
    case 6: return follows("(forInfoDictionaryKey:") && isWord("object") ? "_value" : nil
    case 15: return follows("(forKey:") && isWord("localizedString") ? "_bundlePhrase" : nil
    case 22: return !follows("(") && isWord("preferredLocalizations") ? "_readLocalizations" : nil
    default: return nil
    }
  }

  private mutating func readTypeDescription(from begin: Int) {
    guard let end = text[at...].firstIndex(of: UInt8(ascii: ")")) else { return }
    let type = String(decoding: text[begin...end], as: UTF8.self)
    let call = ".description()"
    let whole = end + 1 + call.utf8.count
    guard type.hasPrefix("type(of:"), !type.contains("\n"), !type.dropFirst(5).contains("("), whole <= text.count,
      Array(text[end + 1..<whole]) == Array(call.utf8)
    else { return }
    at = whole
    put("\"\\(\(type))\"", at: begin, count: whole - begin)
  }

  /// Attributes of Objective-C and Interface Builder, which say nothing to a compiler without them.
  private static let empty: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction", "NSCopying",
    "GKInspectable",
  ]

  private mutating func readAttribute() {
    let begin = at
    at += 1
    let name = word
    skipWord()
    if name == "UIApplicationMain" {
      put("@main", at: begin, count: at - begin)
    } else if name == "NSManaged" {
      put(declaresMethod ? "@CDMethod" : "@CDManaged", at: begin, count: at - begin)
    } else if name == "available" {
      // What the phone has not, a phone's file cannot use.
      let words = "(iOS, unavailable"
      if follows(words) { put("(*, unavailable", at: at, count: words.utf8.count) }
    } else if name == "convention" {
      readConvention(from: begin)
    } else if Self.empty.contains(name) {
      if at < text.count, text[at] == UInt8(ascii: "("), let end = text[at...].firstIndex(of: UInt8(ascii: ")")) { at = end + 1 }
      put("", at: begin, count: at - begin)
      if name == "objc", let place = protocolBehind { classBound.insert(place) }
    }
  }

  /// Where `protocol` stands, if only attributes and words of access stand before it.
  private var protocolBehind: Int? {
    var reader = self
    while reader.at < text.count {
      if reader.text[reader.at].isBlank || reader.text[reader.at].isNewline {
        reader.at += 1
      } else if reader.follows("//") || reader.follows("/*") {
        _ = reader.skipBlind()
      } else if reader.text[reader.at] == UInt8(ascii: "@") {
        reader.at += 1
        reader.skipWord()
        if reader.at < text.count, text[reader.at] == UInt8(ascii: "(") { reader.skipGroup() }
      } else {
        let word = reader.word
        if word == "protocol" { return reader.at }
        guard ["public", "internal", "package", "private", "fileprivate"].contains(word) else { return nil }
        reader.skipWord()
      }
    }
    return nil
  }

  /// Whether functions of C may speak of a type.
  private static func isOfC(_ type: Substring) -> Bool {
    let plain: Set<Substring> = [
      "Void", "Float", "Double", "Bool", "OpaquePointer", "CInt", "CUnsignedInt", "CChar", "CLong", "CUnsignedLong", "CBool", "CFloat",
      "CDouble", "CShort", "_", "inout",
    ]
    return plain.contains(type) || ["Int", "UInt", "Unsafe"].contains(where: type.hasPrefix) || type.hasSuffix("_t")
  }

  /// The attribute goes where Swift without Objective-C refuses it.
  private mutating func readConvention(from begin: Int) {
    guard at < text.count, text[at] == UInt8(ascii: "(") else { return }
    let kind = at
    skipGroup()
    let isBlock = String(decoding: text[kind..<at], as: UTF8.self).contains("block")
    var reader = self
    while reader.at < text.count, text[reader.at].isBlank || text[reader.at].isNewline { reader.at += 1 }
    let parameters = reader.at
    guard parameters < text.count, text[parameters] == UInt8(ascii: "(") else { return }
    reader.skipGroup()
    // What it gives back stands on the same line.
    let ends = Array("={),\n".utf8)
    while reader.at < text.count, !ends.contains(text[reader.at]) { reader.at += 1 }
    let words = String(decoding: text[parameters..<reader.at], as: UTF8.self).split { !$0.isLetter && !$0.isNumber && !"_:".contains($0) }
    let types = words.filter { !$0.hasSuffix(":") }
    if isBlock || !types.allSatisfy(Self.isOfC) { put("", at: begin, count: at - begin) }
  }

  /// Whether what follows the attribute is a method, not a variable.
  private var declaresMethod: Bool {
    let words = String(decoding: text[at...].prefix(200), as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.first { $0 == "func" || $0 == "var" } == "func"
  }

  /// Modules that have a scoped import's declaration themselves, so that the import may stay as it is.
  private static let scoped: Set<String> = ["SwiftUI", "Foundation", "Combine"]
  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]

  private mutating func readImport() {
    skipWord()
    skipBlanks()
    let kindPlace = at
    var kind = 0
    if Self.kinds.contains(word) {
      kind = word.utf8.count
      skipWord()
      skipBlanks()
    }
    let module = word
    let modulePlace = at
    skipWord()
    if module == "QuartzCore" || module == "CoreGraphics", kind == 0 { put("UIKit", at: modulePlace, count: module.utf8.count) }
    guard at < text.count, text[at] == UInt8(ascii: "."), kind == 0 || Self.isApples(module), kind == 0 || !Self.scoped.contains(module)
    else { return }
    let begin = at
    while at < text.count, text[at].isWord || text[at] == UInt8(ascii: ".") { at += 1 }
    put("", at: begin, count: at - begin)
    if kind > 0 { put("", at: kindPlace, count: kind) }
  }

  private static func isApples(_ module: String) -> Bool {
    PhoneModules.aliases.contains { $0.name == module } || ["UIKit", "CoreGraphics", "QuartzCore"].contains(module)
  }

  /// Writes `words` and blanks over `count` bytes.
  private mutating func put(_ words: String, at place: Int, count: Int) {
    var bytes = Array(words.utf8)
    bytes += Array(repeating: UInt8(ascii: " "), count: count - bytes.count)
    text.replaceSubrange(place..<place + count, with: bytes)
    isChanged = true
  }
}

// MARK: - What is passed over

extension PhoneSource {

  /// The word that begins here.
  var word: String { String(decoding: text[at...].prefix { $0.isWord }, as: UTF8.self) }

  private func follows(_ words: String) -> Bool {
    var place = at
    for byte in words.utf8 {
      guard place < text.count, text[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private mutating func skipWord() { while at < text.count, text[at].isWord { at += 1 } }
  private mutating func skipBlanks() { while at < text.count, text[at] == UInt8(ascii: " ") { at += 1 } }
  /// From an opening bracket behind the one that closes it, whatever kind they are.
  mutating func skipGroup() {
    var depth = 0
    while at < text.count {
      if skipBlind() { continue }
      switch text[at] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      at += 1
      if depth <= 0 { return }
    }
  }

  private mutating func skipLine() { while at < text.count, text[at] != UInt8(ascii: "\n") { at += 1 } }

  /// Comments may hold comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        at += 2
      } else if follows("*/") {
        depth -= 1
        at += 2
      } else {
        at += 1
      }
    } while depth > 0 && at < text.count
  }

  /// A string literal from its first quote; with as many `#` around as `hashes`.
  private mutating func skipString(hashes: Int) {
    let tail = String(repeating: "#", count: hashes)
    let isLong = follows("\"\"\"")
    let quote = (isLong ? "\"\"\"" : "\"") + tail
    at += isLong ? 3 : 1
    while at < text.count {
      if follows(quote) {
        at += quote.utf8.count
        return
      }
      // A string of one line that does not end there is the user's mistake; the next line is code again.
      if !isLong, text[at] == UInt8(ascii: "\n") { return }
      guard follows("\\" + tail) else {
        at += 1
        continue
      }
      at += 1 + hashes
      if at < text.count, text[at] == UInt8(ascii: "(") { skipInterpolation() } else { at += 1 }
    }
  }

  /// What stands in `\( … )`, with the strings in it.
  private mutating func skipInterpolation() {
    var depth = 0
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 {
          at += 1
          return
        }
      case UInt8(ascii: "\""):
        skipString(hashes: 0)
        continue
      case UInt8(ascii: "\n"): return
      default: break
      }
      at += 1
    }
  }
}
