import Foundation
import QuoinLayout
import QuoinObjectiveC

/// A doubtful layout that went on all the same: what, where, and what to try.
package struct LayoutFinding: Hashable, Sendable {
  /// The view it is about.
  package var subject: String
  /// One or two sentences with the numbers.
  package var message: String
  /// What sort of doubt it is.
  package var kind: Finding.Kind
  /// The name that it is about, as it is written in the sources; nil where it is about none.
  package var written: String?
  /// Who has the view, where that is known.
  package var origin: Finding.Origin?

  package init(subject: String, message: String, kind: Finding.Kind = .approximation, written: String? = nil) {
    self.subject = subject
    self.message = message
    self.kind = kind
    self.written = written
  }

  /// The same, found on a page of SwiftUI.
  package init(_ finding: Finding) {
    self.init(subject: finding.view, message: finding.message, kind: finding.kind, written: finding.written)
    origin = finding.origin
  }
  /// The same about a view, which says by its identifier or by who has it where it is written; `name` where there is no view.
  @MainActor package init(view: UIView?, or name: String = "view", message: String) {
    self.init(subject: view.map(LayoutFindings.name) ?? name, message: message, written: view?.accessibilityIdentifier)
    guard let view else { return }
    let origin = ViewOrigin(of: view)
    self.origin = (origin.holder ?? ViewOrigin.usersName(of: view)).map { Finding.Origin(type: $0, property: origin.property) }
  }
  /// The same for a page of SwiftUI.
  package var finding: Finding { Finding(kind, in: subject, message, about: written, of: origin) }
}

/// Collects findings while somebody listens; free of cost otherwise.
@MainActor package enum LayoutFindings {
  /// Receives every finding; nil = nobody listens.
  package static var onFinding: ((LayoutFinding) -> Void)? {
    willSet { MissingPicture.settle() }
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

  /// Runs `body` while `listener` receives what is found, and nobody else does.
  package static func hearing<Result>(_ listener: @escaping (LayoutFinding) -> Void, _ body: () -> Result) -> Result {
    let outer = onFinding
    onFinding = listener
    defer { onFinding = outer }
    return body()
  }

  /// A view by its identifier, the property that holds it, or its type.
  package static func name(_ view: UIView) -> String {
    view.accessibilityIdentifier ?? ViewOrigin(of: view).property ?? "\(type(of: view))"
  }
}
