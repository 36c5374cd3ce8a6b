import Foundation
import QuoinLayout
import UIKit

// How a view of UIKit answers a proposal when its representable does not.
//
// Along each axis: no size of its own fills what is proposed; otherwise the view is as large as proposed, but no larger than its
// content where it hugs it (priority 750 and up), and no smaller where it resists compression (750 and up). Content that wraps gives way
// in width whatever its resistance, and then is as high as its lines.

extension UIView {
  /// The size the view takes of `proposal`; lengths are infinite where an unlimited offer is filled.
  func size(proposed proposal: ProposedViewSize) -> CGSize {
    let free = natural(width: nil)
    let width = free.width.answer(proposal.width, self, .horizontal, wraps: wrapsContent)
    let followsWidth = wrapsContent || isLaidOutByConstraints
    let bound = followsWidth && width.isFinite && width > 0 ? natural(width: width) : free
    return CGSize(width: width, height: bound.height.answer(proposal.height, self, .vertical, wraps: false))
  }

  /// What the view is by itself along both axes, at a width or at its ideal one.
  private func natural(width: CGFloat?) -> (width: NaturalLength, height: NaturalLength) {
    let own = contentSize(forWidth: width)
    guard own.width < 0 || own.height < 0 else { return (.own(own.width), .own(own.height)) }
    var inside = CGSize.zero
    if isLaidOutByConstraints {
      inside = systemLayoutSizeFitting(
        CGSize(width: width ?? 0, height: 0), withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    return (own.width < 0 ? .filling(inside.width) : .own(own.width), own.height < 0 ? .filling(inside.height) : .own(own.height))
  }
}

/// A view's nature along an axis.
private enum NaturalLength {
  /// Its content's length.
  case own(CGFloat)
  /// None of its own: it fills what is proposed. The length is what its constraints ask for when nothing is.
  case filling(CGFloat)

  @MainActor func answer(_ proposed: CGFloat?, _ view: UIView, _ axis: NSLayoutConstraint.Axis, wraps: Bool) -> CGFloat {
    let hugs = view.contentHuggingPriority(for: axis) >= .defaultHigh
    switch self {
    case .own(let length):
      guard let proposed else { return length }
      let resists = view.contentCompressionResistancePriority(for: axis) >= .defaultHigh
      return min(max(proposed, resists && !wraps ? length : 0), hugs ? length : .infinity)
    case .filling(let length):
      guard let proposed else { return length }
      return hugs && length > 0 ? min(max(proposed, 0), length) : max(proposed, 0)
    }
  }
}

extension UILayoutPriority {
  fileprivate static func >= (one: UILayoutPriority, other: UILayoutPriority) -> Bool { one.rawValue >= other.rawValue }
}
