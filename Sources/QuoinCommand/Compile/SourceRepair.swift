import QuoinSources

/// A change of a user's file because the compiler has said that it cannot take what stands there; its lines stay.
///
/// - `View(frame: .zero)` where `View: UIView` is a type that only the caller knows. On the phone every initializer of its classes may be
///   called on a class value, Swift wants a `required` one: UIKit has functions for it, `View._init(frame: .zero)`.
/// - `delegate?.navigationController?(self, didShow: page)`: what nobody has does nothing in the phone's protocols here, so that `?` is
///   left out.
/// - `table.delegate?.tableView?(table, didSelectRowAt: path)`, whose delegate is the scroll view's here: it is asked as the table's,
///   `table.delegate?._ofTable?.tableView?(…)`.
/// - `func hued() -> some View` that returns one view behind `if #available` and another without it: only there may they be of two types,
///   so that `#available` is put back.
/// - `init()` of a class below one that has it here and not on the phone, as gestures: `override` is put before it.
/// - `content.overlay { … }` where the module has an `overlay` of its own beside a newer one of the system's: on the phone the one that the
///   oldest system to run on has not is passed over, so that the module's own is named, `content.Module::overlay { … }`.
/// - `target.perform(action)` of an `AnyObject`, which may be called by any name on the phone: it is asked as the `NSObject` that it is,
///   `sender.tag` as the view.
/// - `radius as NSNumber`, which needs no word on the phone: `radius._nsNumber`; `dashes as [NSNumber]`: `dashes.map { $0._nsNumber }`.
/// - `enumerateMatches(in: text, range: all, using: block)` with a closure that does not escape, in a module that has an
///   `enumerateMatches` of its own: `enumerateMatched`, which takes it.
/// - `abs(self - other)` in an extension of `CGFloat`, which has an `abs` of its own here: `Swift.abs(self - other)`.
/// - `delete(kSecClassKey)` where an object is asked for, which the texts of Core Foundation are on the phone: `kSecClassKey as AnyObject`.
/// - `override var delegate: UITextViewDelegate?`, whose type is the scroll view's here: `UIScrollViewDelegate?`.
/// - `override func look()` where an extension of a class above declares it, which may be said anew on the phone: `ExtensionOverrides` lets
///   that one ask first.
/// - `project.items = []` where Foundation's set is asked for, which a row in brackets becomes on the phone: `NSSet(array: [])`.
/// - `class Container: NSPersistentContainer {}` in a module that is on the main actor by itself: what comes from Objective-C lets its
///   initializers be so too, what comes from Swift lets the class be `nonisolated`.
/// - `class Cell: UITableViewCell, Made` where `Made` asks for an `init()` that the class has from above: what the phone takes of classes of
///   Objective-C, Swift takes of those below which is none, so that a class which nothing of the module is below becomes `final`.
/// - `override func responds(to:)` of a class below `NSObject`, which has it where there is Objective-C: `override` is left out.
struct SourceRepair: Equatable {
  enum Kind: Equatable {
    case classValue, question, delegateMember, override, missingOverride, availability, ambiguous, anyObject, number, numbers, free, object,
      delegate,
      initRequired, openMember, escaping, set, isolation
  }
  let kind: Kind
  let file: String
  /// From 1, as the compiler counts; the column in bytes.
  let line: Int
  let column: Int
  /// What is ambiguous; "" for other kinds.
  var name = ""

  /// What the compiler says, and what is done about it.
  private static let messages: [(words: String, kind: Kind)] = [
    ("with a metatype value must use a 'required' initializer", .classValue),
    ("cannot use optional chaining on non-optional value of type '(", .question),
    ("cannot use optional chaining on non-optional value of type '@MainActor (", .question),
    ("value of type 'any UIScrollViewDelegate' has no member '", .delegateMember),
    ("but the return statements in its body do not have matching underlying types", .availability),
    ("method does not override any method from its superclass", .override),
    ("has different argument labels from any potential overrides", .override),
    ("overriding declaration requires an 'override' keyword", .missingOverride), ("cannot be overridden", .override),
    ("overriding non-open instance method", .override), ("error: ambiguous use of '", .ambiguous),
    ("error: value of type 'AnyObject", .anyObject), ("to type 'NSNumber' in coercion", .number),
    ("to type '[NSNumber]", .numbers), ("to closure result type 'NSNumber'", .numbers),
    ("no exact matches in call to initializer", .number),
    ("cannot be used on instance of type 'CGFloat'", .free), ("'abs' is unavailable: Please use the `abs(_:)` free function", .free),
    ("use 'public' instead of 'open'", .openMember),
    ("to function expecting an '@escaping' closure", .escaping),
    ("can only be satisfied by a 'required' initializer in non-final class '", .initRequired),
    ("cannot override a property with type '(any UIScrollViewDelegate)?'", .delegate),
    ("expected to be an instance of a class or class-constrained type", .object),
    ("to type 'NSSet'", .set), ("to specified type 'NSSet'", .set), ("to expected argument type 'NSSet'", .set),
    ("error: main actor-isolated initializer 'init", .isolation),
  ]

  /// What may be repaired of what the compiler has said of a module's `files`.
  static func found(in errors: String, of files: [String]) -> [SourceRepair] {
    let found = found(in: errors)
    // The files are read only where it matters.
    guard found.contains(where: { $0.kind == .ambiguous || $0.kind == .initRequired }) else { return found }
    let names = DeclaredMembers(in: files)
    return found.filter {
      switch $0.kind {
      case .ambiguous: names.hold($0.name)
      case .initRequired: !names.haveClass(below: $0.name)
      default: true
      }
    }
  }

  /// Whether it says that one of `done` did not help: what has two meanings in the module itself has them by its name, too, and is told
  /// where the user wrote it.
  func isLeft(of done: [SourceRepair]) -> Bool {
    kind == .ambiguous && done.contains { $0.kind == kind && $0.name == name && $0.line == line && $0.file == file }
  }

  private static func found(in errors: String) -> [SourceRepair] {
    var found: [SourceRepair] = []
    for text in errors.split(separator: "\n") {
      guard let end = text.firstRange(of: ": error: ")?.lowerBound, let kind = messages.first(where: { text.contains($0.words) })?.kind
      else {
        continue
      }
      let parts = text[..<end].split(separator: ":")
      guard parts.count > 2, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else { continue }
      var repair = SourceRepair(kind: kind, file: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
      if kind == .initRequired {
        repair.name = String(text.split(separator: "'", omittingEmptySubsequences: false).dropLast().last ?? "")
      }
      if kind == .delegateMember {
        repair.name = String(text.split(separator: "'", omittingEmptySubsequences: false).dropLast().last ?? "")
      }
      if kind == .ambiguous {
        repair.name = String(text[end...].drop { $0 != "'" }.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
      if !found.contains(repair) { found.append(repair) }
    }
    return found
  }

  /// The place of a member that an extension of a class above declares, by the number of its file; nil for what is something else.
  func overridden(in files: [String]) -> (file: Int, line: Int)? {
    guard kind == .override, let index = files.firstIndex(where: { $0 == file || FilePaths.rooted($0) == file }) else { return nil }
    return (index, line)
  }

  /// The file with its repairs; `original` is what the user wrote, `module` the name of the file's module.
  static func done(_ repairs: [SourceRepair], to text: [UInt8], original: [UInt8], module: String) -> [UInt8] {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    let own = original.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    for repair in repairs where repair.kind == .availability { putBackAvailability(from: repair.line - 1, in: &lines, own) }
    for repair in repairs.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) where lines.indices.contains(repair.line - 1) {
      guard lines[repair.line - 1].indices.contains(repair.column - 1) else { continue }
      repair.mend(&lines[repair.line - 1], module)
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Up to where the next function begins.
  private static func putBackAvailability(from first: Int, in lines: inout [[UInt8]], _ own: [[UInt8]]) {
    let call = Array("_iOS(".utf8)
    for index in lines.indices.dropFirst(first) where own.indices.contains(index) {
      if index > first, lines[index].firstRange(of: Array("func ".utf8)) != nil { return }
      guard let place = lines[index].firstRange(of: call), lines[index].count == own[index].count else { continue }
      // As many bytes were written over what stood there.
      let begin = place.lowerBound > 0 && lines[index][place.lowerBound - 1] == UInt8(ascii: "!") ? place.lowerBound - 1 : place.lowerBound
      lines[index].replaceSubrange(begin..., with: own[index][begin...])
    }
  }

  private func mend(_ line: inout [UInt8], _ module: String) {
    var place = column - 1
    switch kind {
    case .ambiguous:
      let before = line[..<place]
      guard line[place...].starts(with: Array(name.utf8)), !before.hasSuffix("::") else { return }
      line.insert(contentsOf: Array(((before.hasSuffix(".") ? "" : "self.") + module + "::").utf8), at: place)
    case .number:
      // Only behind a name: what else is cast would need brackets.
      while let cast = line[place...].firstRange(of: Array(" as NSNumber".utf8)) {
        place = cast.upperBound
        guard line[cast.lowerBound - 1].isWord else { continue }
        line.replaceSubrange(cast, with: Array("._nsNumber".utf8))
        place = cast.lowerBound
      }
    case .numbers:
      // Only behind a name or a bracket, as numbers are.
      if let cast = line[place...].firstRange(of: Array(" as [NSNumber]".utf8)), let last = line[..<cast.lowerBound].last,
        last.isWord || last == UInt8(ascii: ")") || last == UInt8(ascii: "]")
      {
        line.replaceSubrange(cast, with: Array(".map { $0._nsNumber }".utf8))
      }
    case .delegate:
      for name in ["UITextViewDelegate", "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout"] {
        guard let type = line[place...].firstRange(of: Array(name.utf8)), type.upperBound == line.count || !line[type.upperBound].isWord
        else {
          continue
        }
        line.replaceSubrange(type, with: Array("UIScrollViewDelegate".utf8))
        return
      }
    case .free:
      if line[place...].starts(with: Array("abs(".utf8)) { line.insert(contentsOf: Array("Swift.".utf8), at: place) }
    case .object:
      // A name with what is asked of it; what else is given would need brackets.
      while place < line.count, line[place].isWord || line[place] == UInt8(ascii: ".") { place += 1 }
      guard place < line.count, line[place] == UInt8(ascii: ")") || line[place] == UInt8(ascii: ",") else { return }
      line.insert(contentsOf: Array(" as AnyObject".utf8), at: place)
    case .anyObject:
      // Back over what is asked: names, dots and the mark behind them.
      guard place > 0, line[place - 1] == UInt8(ascii: ".") else { return }
      var end = place - 1
      var mark = UInt8(ascii: "!")
      if end > 0, line[end - 1] == UInt8(ascii: "?") || line[end - 1] == UInt8(ascii: "!") {
        end -= 1
        mark = UInt8(ascii: "?")
      }
      var begin = end
      while begin > 0, line[begin - 1].isWord || line[begin - 1] == UInt8(ascii: ".") { begin -= 1 }
      guard begin < end else { return }
      let member = String(decoding: line[place...].prefix { $0.isWord }, as: UTF8.self)
      let type = Self.ofSenders[member] ?? "NSObject"
      let asked = Array("(".utf8) + line[begin..<end] + Array(" as\(mark == UInt8(ascii: "?") ? "?" : "!") \(type))".utf8)
      line.replaceSubrange(begin..<place - 1, with: asked + (mark == UInt8(ascii: "?") ? [mark] : []))
    case .set:
      guard line[place] == UInt8(ascii: "["), let end = Self.end(of: place, in: line) else { return }
      line.insert(UInt8(ascii: ")"), at: end)
      line.insert(contentsOf: Array("NSSet(array: ".utf8), at: place)
    case .isolation:
      guard let word = line[..<place].firstRange(of: Array("class ".utf8)), line.firstRange(of: Array("nonisolated ".utf8)) == nil else {
        return
      }
      line.insert(contentsOf: Array("nonisolated ".utf8), at: word.lowerBound)
    case .escaping:
      if let call = line.firstRange(of: Array(".enumerateMatches(".utf8)) {
        line.replaceSubrange(call, with: Array(".enumerateMatched(".utf8))
      }
    case .openMember:
      if let open = line.firstRange(of: Array("open ".utf8)) { line.replaceSubrange(open, with: Array("public ".utf8)) }
    case .availability: break
    case .initRequired:
      guard let word = line.firstRange(of: Array("class \(name)".utf8)), line.firstRange(of: Array("final ".utf8)) == nil else { return }
      line.insert(contentsOf: Array("final ".utf8), at: word.lowerBound)
      if let open = line.firstRange(of: Array("open ".utf8)) { line.replaceSubrange(open, with: Array("public ".utf8)) }
    case .classValue where line[place...].starts(with: Array("init".utf8)): line.insert(UInt8(ascii: "_"), at: place)
    case .classValue:
      // Behind the type, which may have dots in it.
      while place < line.count, line[place].isWord || line[place] == UInt8(ascii: ".") { place += 1 }
      line.insert(contentsOf: Array("._init".utf8), at: place)
    case .delegateMember:
      guard let kind = Self.delegates.first(where: { name.hasPrefix($0.member) })?.kind else { return }
      if line[place...].starts(with: Array(name.utf8)) { line.insert(contentsOf: Array("\(kind)?.".utf8), at: place) }
    case .question:
      if line[place] == UInt8(ascii: "?") { line[place] = UInt8(ascii: " ") }
    case .missingOverride:
      if line[place...].starts(with: Array("init".utf8)) { line.insert(contentsOf: Array("override ".utf8), at: place) }
    case .override:
      let name = String(decoding: line[place...].prefix { $0.isWord }, as: UTF8.self)
      let word = Array("override".utf8)
      guard Self.ofObjectiveC.contains(name), let range = line[..<place].firstRange(of: word) else { return }
      line.replaceSubrange(range, with: Array(repeating: UInt8(ascii: " "), count: word.count))
    }
  }

  /// Behind the bracket that closes the one at `place`; nil where the line ends before.
  private static func end(of place: Int, in line: [UInt8]) -> Int? {
    var depth = 0
    for index in place..<line.count {
      if line[index] == UInt8(ascii: "[") { depth += 1 }
      if line[index] == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  /// How the delegate of a scroll view is called by what it is asked.
  private static let delegates = [
    (member: "tableView", kind: "_ofTable"), (member: "collectionView", kind: "_ofCollection"), (member: "textView", kind: "_ofText"),
  ]

  /// What senders of actions are asked, and the one class that has it.
  private static let ofSenders: [String: String] = [
    "tag": "UIView", "superview": "UIView", "isHidden": "UIView", "alpha": "UIView", "backgroundColor": "UIView", "frame": "UIView",
    "bounds": "UIView", "center": "UIView", "convert": "UIView", "currentTitle": "UIButton", "titleLabel": "UIButton",
    "setTitle": "UIButton", "title": "UIButton", "setImage": "UIButton", "currentImage": "UIButton",
    "isSelected": "UIControl", "isEnabled": "UIControl", "selectedSegmentIndex": "UISegmentedControl", "isOn": "UISwitch",
    "state": "UIGestureRecognizer", "view": "UIGestureRecognizer", "location": "UIGestureRecognizer", "date": "UIDatePicker",
    "beginRefreshing": "UIRefreshControl", "endRefreshing": "UIRefreshControl",
  ]

  /// What every object of Objective-C has and may say anew.
  private static let ofObjectiveC: Set<String> = [
    "responds", "forwardingTarget", "method", "observeValue", "value", "setValue", "perform", "isKind", "isMember", "copy", "mutableCopy",
    "didChangeValue", "willChangeValue", "awakeFromNib", "prepareForInterfaceBuilder", "doesNotRecognizeSelector", "addObserver",
    "removeObserver", "automaticallyNotifiesObservers", "keyPathsForValuesAffectingValue", "resolveInstanceMethod", "conforms",
    "accessibilityElementCount", "accessibilityElement", "index", "accessibilityActivate", "accessibilityIncrement",
    "accessibilityDecrement", "accessibilityScroll", "accessibilityPerformEscape", "accessibilityPerformMagicTap", "validateValue",
    "mutableArrayValue", "setNilValueForKey", "dictionaryWithValues", "getObjectValue", "isPartialStringValid",
  ]
}

/// Which members the files of a module declare.
private struct DeclaredMembers {
  private let texts: [[UInt8]]
  init(in files: [String]) { texts = files.map { FileBytes.read($0) ?? [] } }

  func haveClass(below name: String) -> Bool {
    let words = [": \(name)", ":\(name)"].map { Array($0.utf8) }
    return texts.contains { text in
      text.split(separator: UInt8(ascii: "\n")).contains { line in
        guard line.firstRange(of: Array("class ".utf8)) != nil else { return false }
        return words.contains { word in
          line.firstRange(of: word).map { $0.upperBound == line.endIndex || !line[$0.upperBound].isWord } ?? false
        }
      }
    }
  }
  func hold(_ name: String) -> Bool {
    let words = ["func \(name)(", "func \(name)<", "var \(name):", "var \(name) "].map { Array($0.utf8) }
    return texts.contains { text in words.contains { FileBytes.holds(text, $0) } }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
