import Foundation
import QuoinLayout

/// Goes through a trace once.
struct SubjectFinder {
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

  /// Where the subjects, and the views that became several of them, are written.
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
      // Those within SwiftUI's own views are theirs where there are others.
      let isUnclear = found.count < ordered.count
      let depths = isUnclear ? ordered.map { depth(of: $0, in: group.owner) } : []
      let written = isUnclear ? zip(ordered, depths).filter { $0.1 == depths.min() }.map(\.0) : ordered
      if found.count == 1 {
        for member in written where result[member] == nil { result[member] = found[0] }
      } else if found.count == written.count, written.allSatisfy({ trace.subjects[$0].holder == nil }) {
        // Views of UIKit's are not added in the order in which they are written.
        for (member, place) in zip(written, found) where result[member] == nil { result[member] = place }
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

  /// Where the view called `view` is written, which became `subject` with others, or which it stands in.
  func place(
    of view: String, at subject: Int, _ places: [Int: SourcePlaces.Place], _ parts: [Int: SourcePlaces.Place]
  ) -> SourcePlaces.Place? {
    let own = trace.subjects[subject]
    if let part = own.parts?.first(where: { $0.view == view }) {
      if let place = parts[part.number] { return place }
    } else if let place = places[subject], calls(of: own).contains(call(of: view)) {
      return place
    }
    // What became no view of its own stands in the same lines; of several calls any may be meant.
    let found = Set(occurrences(of: call(of: view), in: ranges(of: subject, in: owner(of: subject))))
    return found.count == 1 ? found.first : declaration(of: view)
  }
  /// How what a trace calls `kind` is written.
  private func call(of kind: String) -> String {
    guard kind.first?.isLowercase ?? false else { return kind }
    return kind == "flexible frame" ? ".frame" : ".\(kind)"
  }
  /// Where the property is declared, else the class.
  func place(of origin: Finding.Origin) -> SourcePlaces.Place? {
    origin.property.flatMap { declaration(of: $0, in: declarations[origin.type] ?? []) } ?? declaration(of: origin.type)
  }
  /// The first line of a type's declaration; nil where it is not declared here.
  func declaration(of type: String) -> SourcePlaces.Place? {
    declarations[type]?.first.map { SourcePlaces.Place(path: files[$0.file].path, line: $0.lines.lowerBound + 1) }
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

  /// Views that arrange what they are given.
  private static let labels: Set<String> = ["ContentUnavailableView", "ControlGroup", "Gauge", "Label", "LabeledContent"]

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

  /// How many of SwiftUI's own views that are made of stacks and texts a subject stands in, up to the user's view around it. Lists, bars
  /// and pages do not count: what stands in them is mostly the user's.
  private func depth(of subject: Int, in owner: Int?) -> Int {
    var (count, next) = (0, trace.subjects[subject].parent)
    while let index = next, index != owner {
      let around = trace.subjects[index]
      if around.isBuiltIn == true, let whole = around.whole, Self.controls.contains(whole) || Self.labels.contains(whole) { count += 1 }
      next = trace.subjects[index].parent
    }
    return count
  }

  /// How a subject may be written: the outermost view that it stands for first.
  private func calls(of subject: LayoutTrace.Subject) -> [String] {
    guard let first = subject.kind.first else { return [] }
    if subject.isBuiltIn == true, let view = subject.whole, first.isLowercase || subject.names?.contains(view) == false { return [view] }
    if first.isLowercase { return [call(of: subject.kind)] }
    // Where a view of several parts is written, its parts are not.
    let parts = Set(subject.parts?.map(\.view) ?? [])
    return (subject.names ?? []).reversed().filter { declarations[$0] == nil && !parts.contains($0) } + [subject.kind]
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
