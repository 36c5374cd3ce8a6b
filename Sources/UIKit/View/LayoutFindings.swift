import Foundation
import QuoinObjectiveC

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

/// Collects findings while somebody listens; free of cost otherwise.
@MainActor package enum LayoutFindings {
  /// Receives every finding; nil = nobody listens.
  package static var onFinding: ((LayoutFinding) -> Void)? {
    didSet {
      _Doubts.hear =
        onFinding == nil
        ? nil
        : { subject, message in
          // From another thread nobody is asked.
          guard Thread.isMainThread else { return }
          MainActor.assumeIsolated { report(LayoutFinding(subject: subject, message: message)) }
        }
    }
  }
  package static func report(_ finding: LayoutFinding) { onFinding?(finding) }

  /// A view by its identifier or its type.
  package static func name(_ view: UIView) -> String { view.accessibilityIdentifier ?? "\(type(of: view))" }
}
