extension CALayer {
  /// The layer above; nil at the top.
  public var superlayer: CALayer? { above }

  func insert(_ layer: CALayer, at index: Int) {
    guard !isInside(layer) else { return }
    layer.detach()
    below.insert(layer, at: min(max(index, 0), below.count))
    layer.above = self
    // What a layout adds is laid out in the same pass; it does not ask for the layout that adds it again.
    if LayoutPass.isLayingOut(self) { subtreeNeedsLayout = true } else { markNeedsLayout() }
    if layer.subtreeNeedsLayout { LayoutPass.markPath(above: layer) }
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard let sibling, sibling !== layer else { return insert(layer, at: below.count) }
    layer.detach()
    let index = below.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + offset } ?? below.count)
  }

  func detach() {
    guard let above else { return }
    if let index = above.below.lastIndex(where: { $0 === self }) { above.below.remove(at: index) }
    self.above = nil
  }

  func replaceSublayers(_ layers: [CALayer]) {
    for layer in below where layer.owner == nil { layer.detach() }
    for layer in layers { addSublayer(layer) }
  }

  /// Puts `layer` in the place of `old`; nothing happens when `old` is not a sublayer.
  public func replaceSublayer(_ old: CALayer, with layer: CALayer) {
    guard let index = below.firstIndex(where: { $0 === old }) else { return }
    old.detach()
    insert(layer, at: index)
  }

  /// Whether `layer` is this layer or lies above it. O(depth).
  func isInside(_ layer: CALayer) -> Bool {
    if layer.below.isEmpty { return layer === self }
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.above
    }
    return false
  }

  func findLayer(at point: CGPoint) -> CALayer? {
    let inner = geometry.lower(point)
    guard !isHidden, contains(inner) else { return nil }
    for layer in below.reversed() {
      if let hit = layer.hitTest(inner) { return hit }
    }
    return self
  }
}

/// Lets go of long chains one by one, so that a tree of ten thousand layers does not overflow the stack.
enum LayerTeardown {
  static func release(_ layers: inout [CALayer]) {
    guard !layers.isEmpty else { return }
    var rest = layers
    layers = []
    while var layer = rest.popLast() {
      layer.above = nil
      guard isKnownUniquelyReferenced(&layer) else { continue }
      rest.append(contentsOf: layer.below)
      layer.below = []
    }
  }
}
