/// What another world of layout shows inside a view: SwiftUI, in a hosting view.
///
/// The guest lays out in the view's `layoutSubviews`, paints between the view's background and its border, and decides when and where
/// the view's subviews are painted.
@MainActor package protocol ViewGuest: AnyObject {
  /// Paints the guest with all that stands in it.
  func paint(_ painter: inout ContentPainter)
  /// The guest's size; nil = at its ideal width.
  func size(forWidth width: CGFloat?) -> CGSize
  /// Where the guest's own parts lie in the view, for layout trees.
  func layoutNodes(origin: CGPoint) -> [UIKitLayoutNode]
  /// How many tasks the guest has started that are not over.
  var runningTasks: Int { get }
}
