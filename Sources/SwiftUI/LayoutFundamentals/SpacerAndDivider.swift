import Foundation
import QuoinLayout

/// Room that grows along its stack.
public struct Spacer: Sendable {
  /// The least length in points; `nil` is the default 8.
  public var minLength: CGFloat?
  /// Room of at least `minLength` points; `nil`, and what is not finite, is 8; negative is 0.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    nodes.append(_ViewNode(SpacerRule(minLength: minLength), [], scope))
  }
}

/// A thin line across its stack.
public struct Divider: Sendable {
  /// One pixel thick, across its stack or horizontal outside any; as long as proposed, 10 points for `nil`.
  nonisolated public init() {}
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    nodes.append(_ViewNode(DividerRule(), [], scope, look: FillLook(Color.separator.resolvedStyle(in: scope.environment))))
  }
}

extension Spacer: PrimitiveView {}
extension Divider: PrimitiveView {}
