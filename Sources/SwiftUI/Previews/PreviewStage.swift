import Foundation

/// Makes the page of a preview, for Quoin's runner.
@MainActor package enum PreviewStage {
  /// Evaluates and lays out until nothing changes, waiting up to `patience` seconds for tasks that the views started.
  package static func page(of view: some View, options: PageOptions, patience: TimeInterval) -> PlacedPage {
    Page(view, options: options).finish(patience: patience)
  }
}
