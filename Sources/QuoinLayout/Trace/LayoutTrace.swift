import Foundation

/// What happened while a page was laid out, step by step, as plain data: who was proposed what by whom, who answered what and why,
/// what was reckoned, and where everything was put.
public struct LayoutTrace: Codable, Hashable, Sendable {
  /// Something that takes part in a layout: a view, a modifier, a container.
  public struct Subject: Codable, Hashable, Sendable {
    /// What it is: `HStack`, `padding`, `Text`, the name of a layout or of a view's class.
    public var kind: String
    /// What `accessibilityIdentifier` says.
    public var identifier: String?
    /// The user's view that it stands for.
    public var view: String?
    /// The text shown.
    public var text: String?
    /// All views that became it, SwiftUI's own too, the innermost first.
    public var names: [String]?
    /// Whether `view` is one of SwiftUI's own, whose inside nobody wrote: `Toggle`, not one of the user's.
    package var isBuiltIn: Bool?
    /// The views that became several, of which it is one: a `Section`, a body of two texts.
    package var parts: [Part]?
    /// The name of the picture or symbol shown.
    package var picture: String?
    /// The user's class whose code has it, where it is a view of UIKit's.
    package var holder: String?
    /// The property of `holder` that it is.
    package var property: String?
    /// Which node of the page's ``LayoutTree`` it is, by its `id`; nil where it is none of them: it was measured and did not stay, or is
    /// part of a view that counts as one.
    public var node: Int?
    /// What lies around it, as an index into ``LayoutTrace/subjects``; nil at the top.
    public var parent: Int?

    /// One of several that a view became.
    package struct Part: Codable, Hashable, Sendable {
      /// The view.
      package var view: String
      /// Tells it from other views of its type.
      package var number: Int
      package init(view: String, number: Int) {
        self.view = view
        self.number = number
      }
    }

    /// Somebody who takes part; only the kind is always known. `parent` is an index into the subjects.
    public init(
      kind: String, identifier: String? = nil, view: String? = nil, text: String? = nil, names: [String]? = nil, parent: Int? = nil
    ) {
      self.kind = kind
      self.identifier = identifier
      self.view = view
      self.text = text
      self.names = names
      self.parent = parent
    }
  }

  /// One thing that happened.
  public struct Step: Hashable, Sendable {
    /// What happens to a subject.
    public enum Act: Hashable, Sendable {
      /// The subject is proposed a size by another (an index; nil = the window).
      case isProposed(LayoutTree.Proposal, by: Int?)
      /// The subject answers with a size in points; `again` when it had answered the same proposal before.
      case answers(width: Double, height: Double, again: Bool)
      /// The subject finds something out: how room is shared, where an edge comes from. A sentence without its full stop.
      case reckons(String)
      /// The subject is put there: on the page, or, for UIKit's views, in the superview's coordinates.
      case isPlaced(LayoutTree.Rect)
    }
    /// Whom it happens to, as an index into ``LayoutTrace/subjects``.
    public var subject: Int
    /// What happens.
    public var act: Act
    /// Why, where the rule can say: a clause without its full stop.
    public var because: String?

    /// A step; `subject` is an index into the subjects.
    public init(subject: Int, act: Act, because: String? = nil) {
      self.subject = subject
      self.act = act
      self.because = because
    }
  }

  /// Who takes part, in the order they were met.
  public var subjects: [Subject]
  /// What happened, in order.
  public var steps: [Step]
  /// Why some of it came to be as it is; each once.
  public var notes: [Note]
  /// What was found doubtful on the way; each once. Not part of what is encoded.
  package var doubts: [Doubt] = []
  private enum CodingKeys: String, CodingKey { case subjects, steps, notes }

  /// A finding, and where it was met.
  package struct Doubt: Hashable, Sendable {
    /// What is doubtful.
    package var finding: Finding
    /// By whom, as an index into ``LayoutTrace/subjects``; nil where it is nobody's in particular.
    package var subject: Int?
  }

  /// Subjects in the order they were met, what happened to them in the order it did, and why.
  public init(subjects: [Subject] = [], steps: [Step] = [], notes: [Note] = []) {
    self.subjects = subjects
    self.steps = steps
    self.notes = notes
  }

  /// What concerns these subjects: what they are proposed, answer and reckon, what the container around reckons, what they propose to
  /// others and hear, where they are put.
  public func about(_ chosen: Set<Int>) -> LayoutTrace {
    var result = LayoutTrace(subjects: subjects, notes: notes.filter { chosen.contains($0.subject) })
    // What their containers reckoned before they proposed belongs to them.
    let around = Set(chosen.compactMap { subjects[$0].parent })
    result.steps = steps.filter { step in
      if chosen.contains(step.subject) { return true }
      switch step.act {
      case .isProposed(_, let by): return by.map(chosen.contains) ?? false
      case .answers: return subjects[step.subject].parent.map(chosen.contains) ?? false
      case .reckons: return around.contains(step.subject)
      case .isPlaced: return false
      }
    }
    return result
  }
}
