import Foundation
import QuoinLayout

/// What moves on a page that plays.
@MainActor final class PageMotion {
  private var root: MovingNode?

  /// A new state of the page, with what came with the change.
  func follow(_ page: PlacedPage, _ graph: ViewGraph) {
    guard let root, let clock = graph.clock else {
      root = MovingNode(page.root)
      return
    }
    let matches = MatchedGeometry(root.target, page.root)
    root.change(to: page.root, graph.transaction, Moment(time: clock.now, update: graph.pass, matches: matches))
  }
  /// Lets go of what has come to its end.
  func settle(at time: TimeInterval) { root?.settle(at: time) }
  /// Whether anything is on its way.
  var isMoving: Bool { root?.isMoving ?? false }
  /// The page as it is seen at a moment.
  func page(_ page: PlacedPage, at time: TimeInterval) -> PlacedPage { root.map { page.with($0.node(at: time)) } ?? page }
}
