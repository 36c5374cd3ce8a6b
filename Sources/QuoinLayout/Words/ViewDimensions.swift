import Foundation

/// A view's size for one proposal, with the guides it has there (fact 3).
public struct ViewDimensions {
  /// The view's size in points.
  public let size: CGSize
  let proposal: ProposedViewSize
  let node: LayoutNode?

  init(size: CGSize, proposal: ProposedViewSize = .unspecified, node: LayoutNode? = nil) {
    self.size = size
    self.proposal = proposal
    self.node = node
  }

  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  /// The guide's position: the one the view set, else the guide's own default (fact 72).
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The guide's position: the one the view set, else the guide's own default (fact 72).
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The guide's position if the view, or one within it, set it; otherwise `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  /// The guide's position if the view, or one within it, set it; otherwise `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.defaultValue(in: self) }
  subscript(explicit key: AlignmentKey) -> CGFloat? { node?.explicitGuide(key, for: proposal) }
}

extension ViewDimensions: Equatable {
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.size == b.size && a.proposal == b.proposal && a.node === b.node
  }
}
