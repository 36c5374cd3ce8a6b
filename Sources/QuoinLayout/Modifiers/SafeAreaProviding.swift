import Foundation

/// A rule that keeps part of its node's frame free: the rest is the safe area of what is inside (facts 113–115).
public protocol SafeAreaProviding: LayoutRule {
  /// How far the safe area lies within the node's frame, in points; leading is left where text runs left to right.
  func safeAreaInsets(_ node: LayoutNode) -> EdgeInsets
  /// The same as one of its children sees it: what lies in the kept part itself is not kept from it.
  func safeAreaInsets(_ node: LayoutNode, for child: LayoutNode) -> EdgeInsets
}

extension SafeAreaProviding {
  public func safeAreaInsets(_ node: LayoutNode, for child: LayoutNode) -> EdgeInsets { safeAreaInsets(node) }
  public var traits: RuleTraits { .safeArea }
}
