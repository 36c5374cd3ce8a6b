import QuoinFlexbox
import UIKit

/// From the engine's boxes to the views' frames.
extension Flex {
  private struct Step {
    let flex: Flex
    let base: CGPoint
    let origin: CGPoint?
  }

  /// Sets the frames of this view and all items under it. `origin` is where the root's parent coordinates begin.
  func applyFrames(origin: CGPoint) {
    guard let arena else { return }
    let pixels = FlexPixels.current
    let explains = LayoutExplaining.isOn
    let reports = LayoutFindings.onFinding != nil
    var stack = [Step(flex: self, base: .zero, origin: origin)]
    while let step = stack.popLast() {
      let flex = step.flex
      guard let host = flex.host, let node = flex.node else { continue }
      let box = arena.tree.box(of: node)
      let at = CGPoint(x: box.x, y: box.y)
      let size = CGSize(width: box.width, height: box.height)
      var frame = pixels.snap(at, size, base: step.base, isText: flex.isLeaf)
      if let origin = step.origin {
        frame.origin = CGPoint(x: pixels.round(frame.minX + origin.x), y: pixels.round(frame.minY + origin.y))
      }
      if host.frame != frame { host.frame = frame }
      if explains { flex.explain(frame) }
      guard !flex.isLeaf else { continue }
      // Boxes count from the nearest ancestor that has one, and an item of display "contents" has none.
      let base = flex.style.display == .contents ? step.base : CGPoint(x: step.base.x + at.x, y: step.base.y + at.y)
      if flex.style.display == .none {
        flex.emptyItems()
        continue
      }
      for item in flex.items.reversed() { stack.append(Step(flex: item, base: base, origin: nil)) }
      flex.emptyOthers(host)
      if reports { flex.reportOverflow(size) }
    }
  }

  /// Under an item that takes no part, nothing has a size.
  private func emptyItems() {
    var stack = items
    while let item = stack.popLast() {
      item.host?.frame = .zero
      stack.append(contentsOf: item.items)
    }
  }

  /// A subview that never took part lies in a flex container without a size, as in the original.
  private func emptyOthers(_ host: UIView) {
    guard host.children.count != items.count else { return }
    for child in host.children where child.flexSlot == nil && child.frame != .zero {
      child.frame = .zero
      LayoutFindings.report(
        LayoutFinding(
          view: child,
          message: "Lies in a flex container but takes no part, so it gets no size. Add it with addItem, or touch its flex."))
    }
  }

  private func reportOverflow(_ size: CGSize) {
    guard LayoutFindings.onFinding != nil, style.direction == .row || style.direction == .rowReverse, style.wrap == .noWrap else { return }
    for item in items where item.style.shrink == 0 && item.isLeaf && item.style.position != .absolute {
      guard let label = item.host as? UILabel, let node = item.node, let box = arena?.tree.box(of: node) else { continue }
      guard box.x + box.width > size.width + 0.5 else { continue }
      LayoutFindings.report(
        LayoutFinding(
          view: label,
          message: "Ends at \(box.x + box.width), past its row's width of \(size.width), because its shrink is 0. Try shrink(1)."))
    }
  }

  private func explain(_ frame: CGRect) {
    guard let host, let node else { return }
    for words in arena?.steps[node] ?? [] { LayoutExplaining.step(host.layer, words) }
    LayoutExplaining.placed(host.layer, frame)
  }
}
