import Foundation
import QuoinLayout

/// Makes the page of a preview, for Quoin's runner.
@MainActor package enum PreviewStage {
  /// Evaluates and lays out until nothing changes, waiting up to `patience` seconds for tasks that the views started.
  package static func page(of view: some View, options: PageOptions, patience: TimeInterval) -> PlacedPage {
    Page(view, options: options).finish(patience: patience)
  }

  /// Makes the page of a view and hands over the node that all others lie in; it lives as long as the call.
  package static func withNode<Result>(of view: some View, options: PageOptions, _ body: (LayoutNode) -> Result) -> Result {
    let page = Page(view, options: options)
    _ = page.finish()
    return body(page.node)
  }
}
