import Foundation

extension LayoutTrace {
  /// An answer to a question about one subject of a finished layout, made from the numbers that decided: one or more sentences.
  public struct Note: Codable, Hashable, Sendable {
    /// What is asked.
    public enum Topic: String, Codable, Hashable, Sendable {
      /// Why it has its size.
      case size
      /// How the container came to offer it what it did.
      case share
      /// Why it stands as far from the one before it as it does.
      case gap
      /// Why it lies where it lies across its container, or in its frame.
      case alignment
      /// Why a text is cut.
      case cut
      /// Why this one of several was taken.
      case choice
    }
    /// Whom it is about, as an index into ``LayoutTrace/subjects``.
    public var subject: Int
    /// What it answers.
    public var topic: Topic
    /// Whole sentences.
    public var words: String

    /// A note; `subject` is an index into the subjects.
    public init(subject: Int, topic: Topic, words: String) {
      self.subject = subject
      self.topic = topic
      self.words = words
    }
  }
}

/// A rule that can say, once all is placed, why its node and those in it are as they are.
package protocol ExplainingRule: LayoutRule {
  /// What there is to say of `node`, which chose `size` for `proposal`, and of its children at `places`. Asked only while a trace is kept;
  /// what it asks nodes is not told.
  func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote]
}

/// A note before its node has a number.
package struct NodeNote {
  let node: LayoutNode
  let topic: LayoutTrace.Note.Topic
  let words: String
  package init(_ node: LayoutNode, _ topic: LayoutTrace.Note.Topic, _ words: String) {
    self.node = node
    self.topic = topic
    self.words = words
  }
}

extension LayoutNode {
  /// Lets the rule say why all is as it is, while a trace is kept.
  func explain(_ proposal: ProposedViewSize, places: [ChildPlacement]) {
    guard let tracer = context.tracer, let rule = rule as? any ExplainingRule else { return }
    context.tracer = nil
    let notes = rule.notes(self, size: frame.size, for: proposal, places: places)
    context.tracer = tracer
    for note in notes { tracer.note(note.node, note.topic, note.words) }
  }

  /// The node as people speak of it: the view that they wrote, or the one within its modifiers, by its identifier or its text where it has
  /// one.
  package var spokenName: String {
    var node = self
    var own = traceSubject
    while node.traits.contains(.unary), own.identifier == nil, own.whole == nil {
      guard let inner = node.withinModifier else { break }
      node = inner
      own = inner.traceSubject
    }
    return own.spokenName
  }

  /// What steps call the view within the node's modifiers: its kind, with its identifier or its text.
  package var shownKind: String {
    var node = self
    while node.traits.contains(.unary), node.traceSubject.identifier == nil, let inner = node.withinModifier { node = inner }
    return node.traceSubject.plainName
  }

  /// What a modifier changes.
  private var withinModifier: LayoutNode? { (rule as? LayeringRule).map { $0.primary(self) } ?? children.first }
}

extension LayoutTrace.Subject {
  /// "HStack", "Text “Total”", "Color box": what is known without the others.
  package var plainName: String { named(kind) }

  /// The same by the view that it is as a whole: "Toggle", "Button “Go”".
  package var spokenName: String { named(whole ?? kind) }

  /// The same for what happens within: SwiftUI's own views by their name, others by what they are made of.
  package var containerName: String { named(isBuiltIn == true ? whole ?? kind : kind) }

  /// The view that it is as a whole; nil where it is one of several that a view became.
  package var whole: String? {
    guard let view, !(parts?.contains { $0.view == view } ?? false) else { return nil }
    return view
  }

  /// With what tells it from others of the name.
  package func named(_ word: String) -> String {
    if let identifier { return "\(word) \(identifier)" }
    guard let text, !text.isEmpty else { return property.map { "\(word) \($0)" } ?? word }
    let line = text.prefix { !$0.isNewline }
    return "\(word) “\(line.prefix(24))\(line.count > 24 || line.count < text.count ? "…" : "")”"
  }
}
