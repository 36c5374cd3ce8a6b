/// A doubtful layout that went on all the same: what, where, and what to try.
package struct LayoutFinding: Hashable, Sendable {
  /// The view it is about.
  package var subject: String
  /// One or two sentences with the numbers.
  package var message: String

  package init(subject: String, message: String) {
    self.subject = subject
    self.message = message
  }
}

/// Collects findings and steps while somebody listens; free of cost otherwise.
@MainActor package enum LayoutFindings {
  /// Receives every finding; nil = nobody listens.
  package static var onFinding: ((LayoutFinding) -> Void)?
  /// Receives the steps of pins and flex passes, for explanations; nil = nobody listens.
  package static var onStep: ((LayoutStep) -> Void)?

  package static func report(_ finding: LayoutFinding) { onFinding?(finding) }

  /// A view by its identifier or its type.
  package static func name(_ view: UIView) -> String { view.accessibilityIdentifier ?? "\(type(of: view))" }
}

/// One step of an explanation: which rule gave which value.
package struct LayoutStep: Hashable, Sendable {
  /// The view that was laid out.
  package var subject: String
  /// "PinLayout", "FlexLayout", "Auto Layout".
  package var system: String
  /// What was done, in words, with the numbers.
  package var text: String
  /// The frame that came of it, when this step ends a view's layout.
  package var frame: CGRect?

  package init(subject: String, system: String, text: String, frame: CGRect? = nil) {
    self.subject = subject
    self.system = system
    self.text = text
    self.frame = frame
  }
}
