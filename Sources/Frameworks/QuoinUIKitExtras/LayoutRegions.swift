import Foundation
import UIKit

extension UIView {
  /// A part of a view that is told in words: what is not covered, what lies within the margins, what is wide enough to be read.
  public struct LayoutRegion: Sendable {
    enum Kind: Sendable { case safeArea, margins, readableContent }
    let kind: Kind
    /// What keeps clear of round corners too: along one axis, by as much as the windows' controls take. Phones have none.
    public struct CornerAdaptation: Hashable, Sendable {
      let isHorizontal: Bool
      /// From side to side.
      public static let horizontal = CornerAdaptation(isHorizontal: true)
      /// From top to bottom.
      public static let vertical = CornerAdaptation(isHorizontal: false)
    }
    /// What is not covered.
    public static func safeArea(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion { LayoutRegion(kind: .safeArea) }
    /// What lies within the margins.
    public static func margins(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion { LayoutRegion(kind: .margins) }
    /// What is not wider than can be read.
    public static func readableContent(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion { LayoutRegion(kind: .readableContent) }
  }
  /// The guide of a region.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }
  /// How far a region is from the view's edges, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    let frame = layoutGuide(for: region).layoutFrame
    return UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
  }
  /// How far a region is from the view's edges as one reads, in points.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}
extension UIKeyboardLayoutGuide {
  /// Whether the guide ends at the safe area while no keyboard is there; kept only: it does.
  public var usesBottomSafeArea: Bool {
    get { kept(by: self, true) }
    set { keep(newValue, by: self) }
  }
  /// Constraints that hold while the keyboard is at an edge: a keyboard at its place is at the bottom, so that those of the bottom hold and
  /// the others do not.
  public func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    track(trackingConstraints, "near \(edge.rawValue)", holds: edge.contains(.bottom))
  }
  /// Constraints that hold while the keyboard is not at an edge.
  public func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
    track(trackingConstraints, "away \(edge.rawValue)", holds: !edge.contains(.bottom))
  }
  /// Those that hold while the keyboard is at an edge.
  public func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    kept(by: self, [], "near \(edge.rawValue)")
  }
  /// Those that hold while the keyboard is not at an edge.
  public func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    kept(by: self, [], "away \(edge.rawValue)")
  }
  /// Forgets them all.
  public func removeAllTrackedConstraints() {
    for name in kept(by: self, [String](), "tracked") { track([], name, holds: false) }
  }
  private func track(_ constraints: [NSLayoutConstraint], _ name: String, holds: Bool) {
    NSLayoutConstraint.deactivate(kept(by: self, [NSLayoutConstraint](), name))
    keep(constraints, by: self, name)
    keep(Array(Set(kept(by: self, [String](), "tracked") + [name])), by: self, "tracked")
    if holds { NSLayoutConstraint.activate(constraints) }
  }
}
