import SwiftUI

// Sheets, windows, sources of transitions and scroll views that say more than a still page shows.

/// What a view that grows into a page looks like while it does.
public protocol MatchedTransitionSourceConfiguration {}
/// One that says nothing yet.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
extension MatchedTransitionSourceConfiguration {
  /// With something behind it. Ignored.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { .init() }
  /// Cut to a form. Ignored.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration { .init() }
  /// With a shadow. Ignored.
  public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> EmptyMatchedTransitionSourceConfiguration
  { .init() }
}
/// When a scroll view stands at an anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// At first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// When sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content is smaller than the view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
extension View {
  /// Names the view that a page grows out of, with its looks meanwhile. Ignored: pages stand there at once.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
  /// Where scroll views within stand in a case: at first as said, otherwise ignored.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(AnchorIfFirst(anchor: anchor, isFirst: role == .initialOffset))
  }
  /// Changes the transaction of an update in which `value` is another.
  nonisolated public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    transaction(transform)
  }
  /// Changes the transaction of what `body` adds to the view.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { transaction(transform) }
}
nonisolated private struct AnchorIfFirst: ViewModifier {
  let anchor: UnitPoint?
  let isFirst: Bool
  @MainActor func body(content: Content) -> some View {
    if isFirst { content.defaultScrollAnchor(anchor) } else { content }
  }
}
extension Spring {
  /// A spring by how long it takes to come to rest and how much it is damped.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // A spring is within epsilon of its rest once e^(-ζωt) is: ω = -ln(ε) ÷ (ζ t).
    let ratio = max(dampingRatio, 0.01)
    let frequency = -log(max(epsilon, 1e-9)) / (ratio * max(settlingDuration, 0.001))
    self.init(response: 2 * .pi / frequency, dampingRatio: dampingRatio)
  }
}
