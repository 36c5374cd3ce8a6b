import Foundation
import QuoinLayout

/// A layout that puts its views around a circle, the first at the top, clockwise.
///
/// Takes the square that fits what is proposed; with nothing proposed, a square whose circle has room for the views side by side.
/// Time: linear.
public struct Radial: Layout, Hashable {
  /// The circle's radius in points; `nil` lets the views touch the edge of the room from inside. A negative one counts as 0.
  public var radius: CGFloat?
  /// Where the first view stands, clockwise from the top.
  public var startAngle: Angle
  /// The part of the circle that is used; 360° spreads the views all around.
  public var spread: Angle

  /// A circle of `radius` points, or as large as fits for nil; the first view at `startAngle` from the top, the others over `spread`.
  public init(radius: CGFloat? = nil, startAngle: Angle = .zero, spread: Angle = .degrees(360)) {
    self.radius = radius.flatMap { $0.isFinite ? max(0, $0) : nil }
    self.startAngle = startAngle
    self.spread = spread
  }

  private func largest(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let view = largest(subviews)
    if let radius { return CGSize(width: 2 * radius + view.width, height: 2 * radius + view.height) }
    let chain = max(view.width, view.height) * CGFloat(subviews.count) / .pi
    let ideal = CGSize(width: chain + view.width, height: chain + view.height)
    let side = [proposal.width, proposal.height].compactMap { $0 }.filter(\.isFinite).min()
    return side.map { CGSize(width: max(0, $0), height: max(0, $0)) } ?? ideal
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let view = largest(subviews)
    let radius = radius ?? max(0, min(bounds.width - view.width, bounds.height - view.height) / 2)
    // A whole circle has as many gaps as views, a part of one fewer.
    let isWhole = abs(abs(spread.degrees) - 360) < 1e-9
    let steps = isWhole ? subviews.count : max(1, subviews.count - 1)
    for (index, subview) in subviews.enumerated() {
      let angle = startAngle.radians + spread.radians * Double(index) / Double(steps) - .pi / 2
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)), anchor: .center, proposal: .unspecified)
    }
  }
}
