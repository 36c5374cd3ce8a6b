import Foundation

extension CALayer {
  /// Invariant: when a layer's subtree is marked, so is every layer above it.
  package func markNeedsLayout() {
    needsLayoutFlag = true
    guard !subtreeNeedsLayout else { return }
    subtreeNeedsLayout = true
    LayoutPass.markPath(above: self)
  }
}

/// Runs the layout that is due, top down, until none is due.
///
/// A tree may be ten thousand levels deep, so the walk keeps its own stack.
@MainActor enum LayoutPass {
  /// How often one layer may ask again within a pass before the pass gives up on it.
  static let repeats = 100

  /// The layer whose `layoutSublayers()` runs.
  private static unowned(unsafe) var running: CALayer?
  static func isLayingOut(_ layer: CALayer) -> Bool { running === layer }

  static func markPath(above layer: CALayer) {
    var next = layer.above
    while let current = next, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      next = current.above
    }
  }

  /// Starts at the highest layer of the dirty chain above `layer`, as on the phone.
  static func run(from layer: CALayer) {
    guard MainThread.isCurrent else {
      return FileHandle.standardError.write(
        Data(
          """
          quoin: layoutIfNeeded() was called off the main thread, so nothing was laid out. Views belong to the main thread: call it in \
          a @MainActor function or in DispatchQueue.main.async.

          """.utf8))
    }
    guard layer.subtreeNeedsLayout || layer.above?.needsLayoutFlag == true else { return }
    if ConstraintOwner.isUsed, let view = layer.owner { LayoutRegion.solve(around: view) }
    var top = layer
    while let above = top.above, above.needsLayoutFlag { top = above }
    // What is laid out may move what lies around it: texts whose width is known now, content that grew.
    for _ in 0..<8 where top.subtreeNeedsLayout { walk(top) }
    tellWatchers(top)
  }

  private static var isTelling = false

  /// Those who watch values hear of what the pass has changed, and what they change is laid out in turn.
  private static func tellWatchers(_ top: CALayer) {
    guard !isTelling, running == nil else { return }
    isTelling = true
    defer { isTelling = false }
    for _ in 0..<8 {
      guard _ValueWatch.look() else { return }
      if ConstraintOwner.isUsed, let view = top.owner { LayoutRegion.solve(around: view) }
      for _ in 0..<8 where top.subtreeNeedsLayout { walk(top) }
    }
  }

  private static func walk(_ top: CALayer) {
    var stack = [top]
    while let layer = stack.popLast() {
      var rounds = 0
      while layer.needsLayoutFlag, rounds < repeats {
        layer.needsLayoutFlag = false
        let outer = running
        running = layer
        layer.layoutSublayers()
        running = outer
        rounds += 1
      }
      if rounds == repeats {
        layer.needsLayoutFlag = false
        LayoutFindings.report(
          .init(
            subject: layer.owner.map(LayoutFindings.name) ?? "CALayer",
            message:
              "layoutSubviews asks for layout again each time it runs; stopped after \(repeats) rounds. Call setNeedsLayout elsewhere."))
      }
      layer.subtreeNeedsLayout = false
      for inner in layer.below.reversed() where inner.subtreeNeedsLayout { stack.append(inner) }
      if let mask = layer.looks.mask, mask.subtreeNeedsLayout { stack.append(mask) }
    }
  }
}
