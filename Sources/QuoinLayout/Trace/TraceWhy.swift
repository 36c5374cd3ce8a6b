import Foundation

extension LayoutTrace {
  /// Why the subject is as large as it is and lies where it lies, in a few sentences: its size, what it was offered and who took the rest,
  /// the cut of a text, the gap before it, its alignment, and why it was chosen. O(steps + notes).
  ///
  /// `line` tells the line of the user's source for a subject, such as "Card.swift:12"; nil where it cannot be told. `word` is what was asked
  /// about: where the subject is what a view of that name became, it is called by it.
  package func why(_ subject: Int, called word: String? = nil, line: @escaping (Int) -> String? = { _ in nil }) -> [String] {
    TraceAnswerSheet(self, line: line).why(subject, called: word)
  }
}

/// A trace ready to be asked about many subjects: what is said of each is found at once.
package struct TraceAnswerSheet {
  fileprivate let trace: LayoutTrace
  fileprivate let line: (Int) -> String?
  fileprivate var notes: [Int: [LayoutTrace.Note]] = [:]
  fileprivate var steps: [Int: [LayoutTrace.Step]] = [:]
  fileprivate var children: [Int: [Int]] = [:]

  /// O(steps + notes). `line` tells the line of the user's source for a subject.
  package init(_ trace: LayoutTrace, line: @escaping (Int) -> String?) {
    self.trace = trace
    self.line = line
    for note in trace.notes { notes[note.subject, default: []].append(note) }
    for step in trace.steps { steps[step.subject, default: []].append(step) }
    for (index, subject) in trace.subjects.enumerated() { if let parent = subject.parent { children[parent, default: []].append(index) } }
  }

  /// Why a subject is as it is; see ``LayoutTrace/why(_:line:)``.
  package func why(_ subject: Int, called word: String? = nil) -> [String] {
    TraceAnswer(sheet: self, subject: subject, word: word).sentences
  }
}

/// The answer to one question.
private struct TraceAnswer {
  let sheet: TraceAnswerSheet
  let subject: Int
  /// What was asked about.
  let word: String?
  private var trace: LayoutTrace { sheet.trace }
  private func line(_ subject: Int) -> String? { sheet.line(subject) }
  private func steps(of index: Int) -> [LayoutTrace.Step] { sheet.steps[index] ?? [] }

  private func own(_ index: Int) -> LayoutTrace.Subject { trace.subjects[index] }
  private func name(_ index: Int) -> String { own(index).containerName }

  /// The subject and the modifiers around it, up to what lies in a container.
  private var carriers: [Int] {
    var result = [subject]
    while let next = own(result[result.count - 1]).parent, isModifier(next), !isBeside(result[result.count - 1], in: next) {
      result.append(next)
    }
    return result
  }
  private func isModifier(_ index: Int) -> Bool { own(index).kind.first?.isLowercase ?? false }
  /// Whether it is what lies over or behind: it is offered the other's size.
  private func isBeside(_ index: Int, in parent: Int) -> Bool {
    LayeringRule.names.contains(own(parent).kind) && note(.share, of: index) != nil
  }

  private func note(_ topic: LayoutTrace.Note.Topic, of index: Int) -> String? {
    sheet.notes[index]?.last { $0.topic == topic }?.words
  }
  /// The sentence with the line of whoever decided it.
  private func with(_ decider: Int?, _ words: String) -> String {
    guard let decider, let place = line(decider) else { return words }
    return words.hasSuffix(".") ? "\(words.dropLast()) (\(place))." : "\(words) (\(place))"
  }

  private var frame: LayoutTree.Rect? {
    for step in steps(of: subject).reversed() { if case .isPlaced(let frame) = step.act { return frame } }
    return nil
  }

  var sentences: [String] {
    var result = [headline]
    result += size
    result += inward
    for carrier in carriers {
      if let words = note(.share, of: carrier) {
        let giver = own(carrier).parent
        result.append(with(giver, words))
        // What a modifier hands on is a part of what the container offered.
        guard let giver, isModifier(giver), !isBeside(carrier, in: giver) else { break }
      }
    }
    if let words = wayDown { result.append(words) }
    for carrier in carriers { if let words = note(.gap, of: carrier) { result.append(with(own(carrier).parent, words)) } }
    for carrier in carriers { if let words = note(.alignment, of: carrier) { result.append(with(own(carrier).parent, words)) } }
    result += constraints
    if let words = choice { result.append(words) }
    return result
  }

  private var headline: String {
    let owner = own(subject)
    let place = line(subject).map { " (\($0))" } ?? ""
    let (name, view) = called(owner)
    guard let frame else {
      // The view of a UIKit preview is put there by nobody.
      return "\(name)\(view)\(place) \(owner.parent == nil ? "holds the page" : "is not on the page")."
    }
    let numbers = [frame.width, frame.height, frame.x, frame.y].map { describe(CGFloat($0)) }
    return "\(name)\(view)\(place) is \(numbers[0])×\(numbers[1]) and lies at (\(numbers[2]), \(numbers[3]))."
  }

  /// What it is called, and what else is to be said of that: the view that was asked about is what it is, others are around it.
  private func called(_ owner: LayoutTrace.Subject) -> (name: String, remark: String) {
    let small = word?.lowercased()
    func isAsked(_ name: String) -> Bool { name.lowercased() == small }
    let parts = Set(owner.parts?.map(\.view) ?? [])
    var view = owner.whole
    if let small, small != view?.lowercased() {
      if let outer = owner.names?.last(where: { isAsked($0) && !parts.contains($0) }), !isAsked(owner.kind) {
        view = outer
      } else if owner.isBuiltIn != true || isAsked(owner.kind) {
        view = nil
      }
    } else if small == nil, owner.isBuiltIn != true {
      view = nil
    }
    if let view, view != owner.kind {
      // A layout that SwiftUI's own views are made of is worth a word; a modifier says nothing of them.
      let isKnown = owner.names?.contains(owner.kind) ?? false
      return (owner.named(view), isKnown ? ", laid out as \(owner.kind)," : "")
    }
    let around = owner.view.map { $0 == owner.kind ? "" : ", in \($0)," } ?? ""
    return (owner.plainName, around)
  }

  /// What it was proposed at last and answered, with the rule's reason.
  private var size: [String] {
    var asked: (proposal: LayoutTree.Proposal, by: Int?, because: String?)?
    var said: (words: String, decider: Int?, hasReason: Bool)?
    for step in steps(of: subject) {
      switch step.act {
      case .isProposed(let proposal, let by): asked = (proposal, by, step.because)
      case .answers(let width, let height, false):
        guard let question = asked else { continue }
        if let frame, abs(frame.width - width) > 0.01 || abs(frame.height - height) > 0.01 { continue }
        let offered = "\(describe(question.proposal.width))×\(describe(question.proposal.height))"
        let giver = giver(of: question)
        let by = giver.by.map { name($0) } ?? "The window"
        let less = giver.because.map { " (\($0))" } ?? ""
        let answer = "\(describe(CGFloat(width)))×\(describe(CGFloat(height)))"
        let why = step.because.map { $0.hasPrefix("because ") ? ", \($0)" : ": \($0)" } ?? ""
        said = ("\(by) offered it \(offered)\(less), and it answered \(answer)\(why).", giver.by, step.because != nil)
      default: break
      }
    }
    var result = said.map { [with($0.decider, $0.words)] } ?? []
    if let words = note(.cut, of: subject) { result.append(with(subject, words)) }
    // A stack's own sum is its reason already.
    if let words = note(.size, of: subject), said?.hasReason != true { result.append(words) }
    return result
  }

  /// What a modifier makes of what it is offered, and why what it holds is as it is: its name is often given to a view with its modifiers.
  private var inward: [String] {
    var result: [String] = []
    var index = subject
    while isModifier(index), let child = (sheet.children[index] ?? []).first(where: { !isBeside($0, in: index) }) {
      var handed: (proposal: LayoutTree.Proposal, because: String)?
      var answered: String?
      for step in steps(of: child) {
        switch step.act {
        case .isProposed(let proposal, by: index): handed = step.because.map { (proposal, $0) } ?? handed
        case .answers(_, _, false): answered = step.because
        default: break
        }
      }
      if let handed {
        let offered = "\(describe(handed.proposal.width))×\(describe(handed.proposal.height))"
        result.append(with(index, "\(name(index)) proposes \(offered) to \(name(child)): \(handed.because)."))
      }
      if isModifier(child), let answered { result.append(with(child, "\(name(child)) answers \(answered).")) }
      if let words = note(.cut, of: child) { result.append(with(child, words)) }
      index = child
    }
    return result
  }

  /// Who first offered what the subject was offered: modifiers that hand it on as it is have no part in it.
  private func giver(
    of question: (proposal: LayoutTree.Proposal, by: Int?, because: String?)
  ) -> (by: Int?, because: String?) {
    var (by, because) = (question.by, question.because)
    while because == nil, let index = by, isModifier(index),
      !LayeringRule.names.contains(own(index).kind) || note(.share, of: subject) == nil
    {
      let same = steps(of: index).filter {
        if case .isProposed(let proposal, _) = $0.act { return proposal == question.proposal }
        return false
      }
      let asked = same.last { $0.because != nil } ?? same.last
      guard let asked, case .isProposed(_, let outer) = asked.act else { break }
      (by, because) = (outer, asked.because)
    }
    return (by, because)
  }

  /// How the room became what the container has: the lengths along which it shrank from the window on.
  private var wayDown: String? {
    guard let parent = carriers.last.flatMap({ own($0).parent }) else { return nil }
    var chain: [Int] = []
    var next: Int? = parent
    while let index = next {
      chain.insert(index, at: 0)
      next = own(index).parent
    }
    var placed: [Int: (proposal: LayoutTree.Proposal, because: String?)] = [:]
    for index in chain {
      for step in steps(of: index) {
        if case .isProposed(let proposal, _) = step.act { placed[index] = (proposal, step.because ?? placed[index]?.because) }
      }
    }
    var parts: [String] = []
    var last: CGFloat?
    for (depth, index) in chain.enumerated() {
      guard let width = placed[index]?.proposal.width, width.isFinite, last.map({ abs($0 - width) > 0.01 }) ?? true else { continue }
      let by = depth == 0 ? "the window" : name(chain[depth - 1])
      let why = placed[index]?.because.map { " (\($0))" } ?? ""
      parts.append(parts.isEmpty ? "\(by) offers \(describe(width)) in width" : "\(by) passes on \(describe(width))\(why)")
      last = width
    }
    return parts.count > 1 ? "From the outside in: \(parts.joined(separator: ", "))." : nil
  }

  /// What layouts that are not proposals found out: pins, flex passes, constraints.
  private var constraints: [String] {
    // A view that is laid out twice finds the same twice.
    var told: Set<String> = []
    return steps(of: subject).compactMap { step -> String? in
      guard case .reckons(let words) = step.act, note(.size, of: subject) == nil, note(.choice, of: subject) == nil
      else { return nil }
      // Names of views and constraints stay as they are written.
      return told.insert(words).inserted ? words + "." : nil
    }.prefix(8).map { $0 }
  }

  /// Why it, or what it stands in, was taken out of several.
  private var choice: String? {
    var next: Int? = subject
    while let index = next {
      if let words = note(.choice, of: index) { return with(own(index).kind == "ViewThatFits" ? index : own(index).parent, words) }
      next = own(index).parent
    }
    return nil
  }
}
