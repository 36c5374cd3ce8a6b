/// A change of a user's file because the compiler has said that it cannot take what stands there; its lines stay.
///
/// - `View(frame: .zero)` where `View: UIView` is a type that only the caller knows. On the phone every initializer of its classes may be
///   called on a class value, Swift wants a `required` one: UIKit has functions for it, `View._init(frame: .zero)`.
/// - `delegate?.navigationController?(self, didShow: page)`: what nobody has does nothing in the phone's protocols here, so that `?` is
///   left out.
/// - `func hued() -> some View` that returns one view behind `if #available` and another without it: only there may they be of two types,
///   so that `#available` is put back.
/// - `init()` of a class below one that has it here and not on the phone, as gestures: `override` is put before it.
/// - `override func responds(to:)` of a class below `NSObject`, which has it where there is Objective-C: `override` is left out.
struct SourceRepair: Equatable {
  enum Kind: Equatable { case classValue, question, override, missingOverride, availability }
  let kind: Kind
  let file: String
  /// From 1, as the compiler counts; the column in bytes.
  let line: Int
  let column: Int

  /// What the compiler says, and what is done about it.
  private static let messages: [(words: String, kind: Kind)] = [
    ("with a metatype value must use a 'required' initializer", .classValue),
    ("cannot use optional chaining on non-optional value of type '(", .question),
    ("but the return statements in its body do not have matching underlying types", .availability),
    ("method does not override any method from its superclass", .override),
    ("overriding declaration requires an 'override' keyword", .missingOverride), ("cannot be overridden", .override),
    ("overriding non-open instance method", .override),
  ]

  /// What may be repaired of what the compiler has said.
  static func found(in errors: String) -> [SourceRepair] {
    var found: [SourceRepair] = []
    for text in errors.split(separator: "\n") {
      guard let end = text.firstRange(of: ": error: ")?.lowerBound, let kind = messages.first(where: { text.contains($0.words) })?.kind
      else {
        continue
      }
      let parts = text[..<end].split(separator: ":")
      guard parts.count > 2, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else { continue }
      let repair = SourceRepair(kind: kind, file: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
      if !found.contains(repair) { found.append(repair) }
    }
    return found
  }

  /// The file with its repairs; `original` is what the user wrote.
  static func done(_ repairs: [SourceRepair], to text: [UInt8], original: [UInt8]) -> [UInt8] {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    let own = original.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    for repair in repairs where repair.kind == .availability { putBackAvailability(from: repair.line - 1, in: &lines, own) }
    for repair in repairs.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) where lines.indices.contains(repair.line - 1) {
      guard lines[repair.line - 1].indices.contains(repair.column - 1) else { continue }
      repair.mend(&lines[repair.line - 1])
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

  private func mend(_ line: inout [UInt8]) {
    var place = column - 1
    switch kind {
    case .availability: break
    case .classValue where line[place...].starts(with: Array("init".utf8)): line.insert(UInt8(ascii: "_"), at: place)
    case .classValue:
      // Behind the type, which may have dots in it.
      while place < line.count, line[place].isWord || line[place] == UInt8(ascii: ".") { place += 1 }
      line.insert(contentsOf: Array("._init".utf8), at: place)
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

  /// What every object of Objective-C has and may say anew.
  private static let ofObjectiveC: Set<String> = [
    "responds", "forwardingTarget", "method", "observeValue", "value", "setValue", "perform", "isKind", "isMember", "copy", "mutableCopy",
    "didChangeValue", "willChangeValue", "awakeFromNib", "prepareForInterfaceBuilder", "doesNotRecognizeSelector", "addObserver",
    "removeObserver", "automaticallyNotifiesObservers", "keyPathsForValuesAffectingValue", "resolveInstanceMethod", "conforms",
    "accessibilityElementCount", "accessibilityElement", "index", "accessibilityActivate", "accessibilityIncrement",
    "accessibilityDecrement", "accessibilityScroll", "accessibilityPerformEscape", "accessibilityPerformMagicTap", "validateValue",
    "mutableArrayValue", "setNilValueForKey", "dictionaryWithValues",
  ]
}
