import Foundation
import QuoinLayout

/// Where the subjects of a trace are written: told by the user's view or preview around them, by their kind, text and identifier, and by
/// their order. Only what is certain is told.
package struct SourcePlaces {
  /// A line of a file.
  package struct Place: Codable, Hashable, Sendable {
    /// As it was given.
    package var path: String
    /// Counted from 1.
    package var line: Int
    /// "Card.swift:12"
    package var words: String { "\((path as NSString).lastPathComponent):\(line)" }
  }
  private let places: [Int: Place]
  private let partPlaces: [Int: Place]
  /// The types that the sources declare.
  package let declared: Set<String>
  /// The words of the code. O(sources).
  package var words: Set<String> { files.reduce(into: []) { $0.formUnion($1.words()) } }
  /// The texts of the literals. O(sources).
  package var literals: Set<String> { files.reduce(into: []) { $0.formUnion($1.literals()) } }
  private let files: [SourceText]

  /// Looks everything up. `preview` is the line in which the `#Preview` begins. O(sources + subjects × lines).
  package init(_ trace: LayoutTrace, sources: [(path: String, text: String)], preview: (path: String, line: Int)?) {
    let files = sources.map { SourceText(path: $0.path, $0.text) }
    var declarations: [String: [Range]] = [:]
    for (index, file) in files.enumerated() {
      for (name, lines) in file.declarations() { declarations[name, default: []].append(Range(file: index, lines: lines)) }
    }
    declared = Set(declarations.keys)
    self.files = files
    var whole: [Range] = files.indices.map { Range(file: $0, lines: 0..<files[$0].code.count) }
    if let preview, let index = files.firstIndex(where: { $0.path == preview.path || preview.path.hasSuffix("/" + $0.path) }) {
      whole = [Range(file: index, lines: files[index].block(from: preview.line - 1))]
    }
    (places, partPlaces) = Finder(trace: trace, files: files, declarations: declarations, preview: whole).places()
  }

  /// Where the subject is written; nil where that is not certain.
  package func place(of subject: Int) -> Place? { places[subject] }

  /// Where a view that became several subjects is written; nil where that is not certain.
  package func place(of part: LayoutTrace.Subject.Part) -> Place? { partPlaces[part.number] }

  fileprivate struct Range: Hashable {
    let file: Int
    let lines: Swift.Range<Int>
  }
}

/// A source in lines: its code without the letters of comments and literals, and as it stands.
private struct SourceText {
  let path: String
  let written: [Substring]
  let code: [String]

  init(path: String, _ text: String) {
    self.path = path
    written = text.split(separator: "\n", omittingEmptySubsequences: false)
    code = Self.bare(written)
  }

  private static func bare(_ lines: [Substring]) -> [String] {
    var depth = 0
    var isInLongLiteral = false
    return lines.map { line in
      var result = ""
      var isInLiteral = false
      var rest = line
      while let letter = rest.first {
        if isInLongLiteral {
          if rest.hasPrefix("\"\"\"") { (isInLongLiteral, rest) = (false, rest.dropFirst(3)) } else { rest = rest.dropFirst() }
        } else if depth > 0 {
          if rest.hasPrefix("*/") { (depth, rest) = (depth - 1, rest.dropFirst(2)) } else { rest = rest.dropFirst() }
        } else if isInLiteral {
          if letter == "\\" { rest = rest.dropFirst() }
          if letter == "\"" { isInLiteral = false }
          rest = rest.dropFirst()
        } else if rest.hasPrefix("//") {
          break
        } else if rest.hasPrefix("/*") {
          (depth, rest) = (depth + 1, rest.dropFirst(2))
        } else if rest.hasPrefix("\"\"\"") {
          (isInLongLiteral, rest) = (true, rest.dropFirst(3))
        } else {
          if letter == "\"" { isInLiteral = true } else { result.append(letter) }
          rest = rest.dropFirst()
        }
      }
      return result
    }
  }

  /// The words of the code.
  func words() -> Set<String> {
    Set(code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init))
  }

  /// The texts of the literals that have a line of their own.
  func literals() -> Set<String> {
    Set(
      written.flatMap { line in
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
      })
  }

  /// The types with the lines from their heads to their closing braces.
  func declarations() -> [(name: String, lines: Range<Int>)] {
    code.indices.flatMap { index -> [(String, Range<Int>)] in
      let words = code[index].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let head = words.firstIndex(where: { ["struct", "class", "enum", "extension"].contains($0) }), head + 1 < words.count else {
        return []
      }
      return [(String(words[head + 1]), block(from: index))]
    }
  }

  /// The lines from `start` to the brace that closes the first one opened there.
  func block(from start: Int) -> Range<Int> {
    var depth = 0
    var isOpen = false
    guard code.indices.contains(start) else { return 0..<0 }
    for index in start..<code.count {
      for letter in code[index] where letter == "{" || letter == "}" {
        depth += letter == "{" ? 1 : -1
        isOpen = true
        if depth == 0 { return start..<(index + 1) }
      }
      if isOpen, depth <= 0 { return start..<(index + 1) }
    }
    return start..<code.count
  }
}

/// Goes through a trace once.
private struct Finder {
  let trace: LayoutTrace
  let files: [SourceText]
  let declarations: [String: [SourcePlaces.Range]]
  let preview: [SourcePlaces.Range]

  /// The lines in which a subject is written: those of the user's view or class around it, else the preview's.
  private func ranges(of subject: Int, in owner: (subject: Int, type: String)?) -> [SourcePlaces.Range] {
    trace.subjects[subject].holder.flatMap { declarations[$0] } ?? owner.flatMap { declarations[$0.type] } ?? preview
  }

  /// The users' view that a subject is written in, nearest first; nil in the preview itself.
  private func owner(of subject: Int) -> (subject: Int, type: String)? {
    var next: Int? = subject
    while let index = next {
      let own = trace.subjects[index]
      if let type = ((own.names ?? []) + [own.view].compactMap { $0 }).first(where: { declarations[$0] != nil }) { return (index, type) }
      next = own.parent
    }
    return nil
  }

  private struct Group: Hashable {
    let owner: Int?
    let ranges: [SourcePlaces.Range]
    let call: String
  }

  func places() -> (subjects: [Int: SourcePlaces.Place], parts: [Int: SourcePlaces.Place]) {
    var result: [Int: SourcePlaces.Place] = [:]
    var parts: [Group: [Int]] = [:]
    var groups: [Group: [Int]] = [:]
    let (before, after) = orders()
    for subject in before {
      let own = trace.subjects[subject]
      let owner = owner(of: subject)
      let ranges = ranges(of: subject, in: owner)
      if let property = own.property, let place = declaration(of: property, in: ranges) {
        result[subject] = place
      } else if let identifier = own.identifier, let place = only(ranges, { $0.contains("accessibilityIdentifier(\"\(identifier)\")") }) {
        result[subject] = place
      } else if let text = own.text, !text.isEmpty, let place = only(ranges, { $0.contains("\"\(text)\"") }) {
        result[subject] = place
      }
      for part in own.parts ?? [] where declarations[part.view] == nil {
        let group = Group(owner: owner?.subject, ranges: ranges, call: part.view)
        if !(parts[group]?.contains(part.number) ?? false) { parts[group, default: []].append(part.number) }
      }
      for call in isInside(own) ? [] : calls(of: own) where !occurrences(of: call, in: ranges).isEmpty {
        groups[Group(owner: owner?.subject, ranges: ranges, call: call), default: []].append(subject)
        break
      }
    }
    for (group, members) in groups {
      let found = occurrences(of: group.call, in: group.ranges)
      // The views of one kind stand in the source in the order of reading, modifiers after what they change.
      let isModifier = group.call.hasPrefix(".")
      let ordered = isModifier ? members.sorted { (after[$0] ?? 0) < (after[$1] ?? 0) } : members
      if found.count == 1 {
        for member in members where result[member] == nil { result[member] = found[0] }
      } else if found.count == members.count, members.allSatisfy({ trace.subjects[$0].holder == nil }) {
        // Views of UIKit's are not added in the order in which they are written.
        for (member, place) in zip(ordered, found) where result[member] == nil { result[member] = place }
      }
    }
    var partPlaces: [Int: SourcePlaces.Place] = [:]
    for (group, members) in parts {
      let found = occurrences(of: group.call, in: group.ranges)
      guard found.count == members.count else { continue }
      for (member, place) in zip(members, found) { partPlaces[member] = place }
    }
    return (result, partPlaces)
  }

  /// The subjects that were placed, as they are read, and each one's number when those within come first.
  private func orders() -> (before: [Int], after: [Int: Int]) {
    var before: [Int] = []
    var seen: Set<Int> = []
    for step in trace.steps { if case .isPlaced = step.act, seen.insert(step.subject).inserted { before.append(step.subject) } }
    var children: [Int: [Int]] = [:]
    for subject in before { if let parent = trace.subjects[subject].parent { children[parent, default: []].append(subject) } }
    var after: [Int: Int] = [:]
    var path = before.filter { trace.subjects[$0].parent.map { !seen.contains($0) } ?? true }.reversed().map { ($0, false) }
    while let (subject, isDone) = path.popLast() {
      if isDone {
        after[subject] = after.count
      } else {
        path.append((subject, true))
        path += (children[subject] ?? []).reversed().map { ($0, false) }
      }
    }
    return (before, after)
  }

  /// Controls that put modifiers around what they are given.
  private static let controls: Set<String> = [
    "Button", "ColorPicker", "DatePicker", "Link", "Menu", "MultiDatePicker", "NavigationLink", "PasteButton", "Picker", "ProgressView",
    "SecureField", "ShareLink", "Slider", "Stepper", "TextEditor", "TextField", "Toggle",
  ]

  /// Whether it is a modifier that a control adds to what it is made of.
  private func isInside(_ subject: LayoutTrace.Subject) -> Bool {
    var next = subject
    while next.kind.first?.isLowercase ?? false {
      if next.isBuiltIn == true { return next != subject && Self.controls.contains(next.whole ?? "") }
      guard let parent = next.parent else { return false }
      next = trace.subjects[parent]
    }
    return false
  }

  /// How a subject may be written: the outermost view that it stands for first.
  private func calls(of subject: LayoutTrace.Subject) -> [String] {
    guard let first = subject.kind.first else { return [] }
    if subject.isBuiltIn == true, let view = subject.whole, first.isLowercase || subject.names?.contains(view) == false { return [view] }
    let kind = subject.kind == "flexible frame" ? "frame" : subject.kind
    if first.isLowercase { return [".\(kind)"] }
    // Where a view of several parts is written, its parts are not.
    let parts = Set(subject.parts?.map(\.view) ?? [])
    return (subject.names ?? []).reversed().filter { declarations[$0] == nil && !parts.contains($0) } + [kind]
  }

  /// The line in which a property is declared.
  private func declaration(of property: String, in ranges: [SourcePlaces.Range]) -> SourcePlaces.Place? {
    for range in ranges {
      for line in range.lines {
        let words = files[range.file].code[line].split { !isWord($0) || $0 == "." }
        if zip(words, words.dropFirst()).contains(where: { ($0 == "let" || $0 == "var") && $1 == property }) {
          return SourcePlaces.Place(path: files[range.file].path, line: line + 1)
        }
      }
    }
    return nil
  }

  private func only(_ ranges: [SourcePlaces.Range], _ isMeant: (Substring) -> Bool) -> SourcePlaces.Place? {
    var found: SourcePlaces.Place?
    for range in ranges {
      for line in range.lines where isMeant(files[range.file].written[line]) {
        guard found == nil else { return nil }
        found = SourcePlaces.Place(path: files[range.file].path, line: line + 1)
      }
    }
    return found
  }

  /// The lines in which `call` is called, once for each time.
  private func occurrences(of call: String, in ranges: [SourcePlaces.Range]) -> [SourcePlaces.Place] {
    ranges.flatMap { range in
      range.lines.flatMap { line -> [SourcePlaces.Place] in
        let code = files[range.file].code[line]
        var count = 0
        var at = code.startIndex
        while let found = code.range(of: call, range: at..<code.endIndex) {
          at = found.upperBound
          let isWhole = call.hasPrefix(".") || found.lowerBound == code.startIndex || !isWord(code[code.index(before: found.lowerBound)])
          let rest = code[found.upperBound...]
          if isWhole,
            rest.hasPrefix("(") || rest.hasPrefix(" {") || rest.hasPrefix("{") || rest.hasPrefix("<") || rest.hasPrefix(".")
              || (rest.isEmpty && call.hasPrefix("."))
          {
            count += 1
          }
        }
        return Array(repeating: SourcePlaces.Place(path: files[range.file].path, line: line + 1), count: count)
      }
    }
  }

  private func isWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" || letter == "." }
}
