import Foundation

/// Looks at what a custom layout did for the classic mistakes.
enum LayoutReview {
  static func review(_ node: LayoutNode, _ places: [ChildPlacement], in bounds: CGRect) {
    node.context.forgetFindings(placing: node)
    guard !places.isEmpty, bounds.width.isFinite, bounds.height.isFinite else { return }
    let frames = zip(node.children, places).map { child, place in CGRect(origin: place.origin, size: child.size(for: place.proposal)) }
    guard frames.allSatisfy({ $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite }) else { return }
    let all = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
    let own = CGRect(origin: .zero, size: bounds.size)
    if contains(own, all) { return }
    // Placed from (0,0), everything lies off by the bounds' origin; put there, it would fit.
    if bounds.origin != .zero, contains(own, all.offsetBy(dx: bounds.minX, dy: bounds.minY)) {
      node.context.report(
        Finding(
          .ignoredBoundsOrigin, in: node.rule.name,
          "places its views from (0,0), but its bounds begin at (\(describe(bounds.minX)), \(describe(bounds.minY))). Add bounds.minX and bounds.minY to each position."
        ), placing: node)
      return
    }
    let over = overflow(of: all, beyond: own)
    let detail =
      "answered \(describe(own.width))×\(describe(own.height)), but the views it placed reach \(over)."
    let widest = frames.map(\.width).max() ?? 0
    if widest <= own.width + slack, all.maxX > own.width + slack {
      node.context.report(
        Finding(
          .overflow, in: node.rule.name,
          detail + " Test whether the next view still fits before adding it to the line, with its spacing counted once."), placing: node)
    } else {
      node.context.report(
        Finding(
          .sizeMismatch, in: node.rule.name,
          detail + " sizeThatFits and placeSubviews must reckon alike: let both call one function."), placing: node)
    }
  }

  private static let slack: CGFloat = 0.01
  private static func contains(_ a: CGRect, _ b: CGRect) -> Bool {
    b.minX >= a.minX - slack && b.minY >= a.minY - slack && b.maxX <= a.maxX + slack && b.maxY <= a.maxY + slack
  }
  private static func overflow(of inner: CGRect, beyond outer: CGRect) -> String {
    var parts: [String] = []
    if inner.minX < outer.minX - slack { parts.append("\(describe(outer.minX - inner.minX)) beyond its leading edge") }
    if inner.maxX > outer.maxX + slack { parts.append("\(describe(inner.maxX - outer.maxX)) beyond its trailing edge") }
    if inner.minY < outer.minY - slack { parts.append("\(describe(outer.minY - inner.minY)) above its top") }
    if inner.maxY > outer.maxY + slack { parts.append("\(describe(inner.maxY - outer.maxY)) below its bottom") }
    return parts.joined(separator: ", ")
  }
}
