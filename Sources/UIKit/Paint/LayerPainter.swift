import QuoinDrawing

/// Paints a tree of layers: from the views to the page.
///
/// The tree may be ten thousand levels deep, so the walk keeps its own stack, and layers that only lie somewhere make no group.
@MainActor package struct LayerPainter {
  private var painter: ContentPainter
  private var steps: [Step] = []
  /// What the views are called in layout trees, by their layers; empty where the list need not say.
  private let ids: [ObjectIdentifier: Int]

  private enum Step {
    case enter(CALayer, at: CGPoint, UITraitCollection)
    /// After the sublayers: the border lies over them.
    case leave(CALayer, at: CGPoint, UITraitCollection, groups: Int)
    /// Around what a replicator shows once more.
    case open(DisplayGroup)
    case close
  }

  /// The items of `layer` and all inside, for a page of `size` on which the layer above begins at `origin`.
  package static func paint(
    _ layer: CALayer, size: CGSize, origin: CGPoint = .zero, traits: UITraitCollection, ids: [ObjectIdentifier: Int] = [:]
  ) -> DisplayList {
    var walk = LayerPainter(painter: ContentPainter(builder: DisplayListBuilder(size: size), offset: .zero, traits: traits), ids: ids)
    walk.steps.append(.enter(layer, at: origin, traits))
    let before = UITraitCollection.current
    while let step = walk.steps.popLast() {
      switch step {
      case .enter(let layer, let origin, let traits): walk.enter(layer, origin, traits)
      case .leave(let layer, let offset, let traits, let groups): walk.leave(layer, offset, traits, groups)
      case .open(let group): walk.painter.builder.push(group)
      case .close: walk.painter.builder.pop()
      }
    }
    UITraitCollection.current = before
    return walk.painter.builder.finish()
  }

  private mutating func enter(_ layer: CALayer, _ origin: CGPoint, _ outer: UITraitCollection) {
    let looks = layer.looks
    guard !looks.isHidden, looks.opacity > 0 else { return }
    let traits = layer.owner?.traits(in: outer) ?? outer
    if UITraitCollection.current !== traits { UITraitCollection.current = traits }
    var offset = origin
    var groups = 0
    if !ids.isEmpty, let id = ids[ObjectIdentifier(layer)] {
      var group = DisplayGroup()
      group.node = id
      painter.builder.push(group)
      groups += 1
    }
    if layer.geometry.isIdentity {
      let (frame, bounds) = (layer.geometry.upright, layer.geometry.bounds)
      offset = CGPoint(x: origin.x + frame.minX - bounds.minX, y: origin.y + frame.minY - bounds.minY)
    } else {
      var group = DisplayGroup()
      group.transform = layer.geometry.toAbove.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
      painter.builder.push(group)
      groups += 1
      offset = .zero
    }
    groups += pushEffects(layer, offset, traits)
    painter.offset = offset
    painter.traits = traits
    paintOwn(layer)
    steps.append(.leave(layer, at: offset, traits, groups: groups))
    if let guest = layer.owner?.viewState.guest {
      painter.traits = traits
      return guest.paint(&painter)
    }
    let inside = LayerPainter.bottomFirst(layer.below).reversed().map { Step.enter($0, at: offset, traits) }
    guard let copies = (layer as? CAReplicatorLayer)?.copies(at: offset), !inside.isEmpty else { return steps.append(contentsOf: inside) }
    for group in copies.reversed() { steps += [.close] + inside + [.open(group)] }
  }

  private mutating func leave(_ layer: CALayer, _ offset: CGPoint, _ traits: UITraitCollection, _ groups: Int) {
    let looks = layer.looks
    if looks.borderWidth > 0, let color = looks.borderColor {
      let inside = layer.bounds.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: looks.borderWidth / 2, dy: looks.borderWidth / 2)
      let path = looks.outline(inside, radius: max(0, looks.cornerRadius - looks.borderWidth / 2))
      painter.builder.stroke(path, style: StrokeStyle(lineWidth: looks.borderWidth), with: .color(color.paint))
    }
    for _ in 0..<groups { painter.builder.pop() }
  }

  private static func bottomFirst(_ layers: [CALayer]) -> [CALayer] {
    guard layers.contains(where: { $0.looks.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
  }

  /// Opens the groups for opacity, shadow, mask and clipping; returns how many.
  private mutating func pushEffects(_ layer: CALayer, _ offset: CGPoint, _ traits: UITraitCollection) -> Int {
    let looks = layer.looks
    var groups = 0
    var outer = DisplayGroup()
    var needsOuter = false
    if looks.opacity < 1 {
      outer.opacity = Double(looks.opacity)
      needsOuter = true
    }
    if let mask = looks.mask {
      let list = LayerPainter.paint(mask, size: layer.bounds.size, origin: offset, traits: traits)
      outer.mask = Mask(list.items)
      needsOuter = true
    }
    if looks.shadowPath == nil, looks.shadowOpacity > 0, let color = looks.shadowColor, !looks.masksToBounds {
      outer.shadow = Shadow(
        color: color.paint.opacity(Double(looks.shadowOpacity)), radius: looks.shadowRadius, x: looks.shadowOffset.width,
        y: looks.shadowOffset.height)
      needsOuter = true
    }
    if needsOuter {
      painter.builder.push(outer)
      groups += 1
    }
    castPath(looks, offset)
    if looks.masksToBounds {
      var group = DisplayGroup()
      group.clips = [Clip(looks.outline(layer.bounds.offsetBy(dx: offset.x, dy: offset.y), radius: looks.cornerRadius))]
      painter.builder.push(group)
      groups += 1
    }
    return groups
  }

  /// The shadow of a path, which need not be the form of what the layer shows.
  private mutating func castPath(_ looks: LayerLooks, _ offset: CGPoint) {
    guard let path = looks.shadowPath, looks.shadowOpacity > 0, let color = looks.shadowColor, !looks.masksToBounds else { return }
    var group = DisplayGroup()
    group.blurRadius = looks.shadowRadius
    painter.builder.push(group)
    let place = CGAffineTransform(translationX: offset.x + looks.shadowOffset.width, y: offset.y + looks.shadowOffset.height)
    painter.builder.fill(Path(path).applying(place), with: color.paint.opacity(Double(looks.shadowOpacity)))
    painter.builder.pop()
  }

  private mutating func paintOwn(_ layer: CALayer) {
    let looks = layer.looks
    let rect = painter.page(layer.bounds)
    if let color = looks.backgroundColor?.paint ?? layer.owner?.viewState.backgroundColor?.paint(painter.traits), color.alpha > 0 {
      painter.builder.fill(looks.outline(rect, radius: looks.cornerRadius), with: color)
    }
    layer.paintContent(&painter)
    guard let owner = layer.owner else { return }
    owner.paintContent(&painter)
    CGContext.draw(owner, &painter)
  }
}

extension LayerLooks {
  /// `rect` with the layer's corners.
  func outline(_ rect: CGRect, radius: CGFloat) -> Path {
    guard radius > 0 else { return Path(rect) }
    // Two corners never share more than the side they lie on.
    let radius = min(radius, min(rect.width, rect.height) / 2)
    func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? radius : 0 }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: corner(.layerMinXMinYCorner), bottomLeading: corner(.layerMinXMaxYCorner),
        bottomTrailing: corner(.layerMaxXMaxYCorner), topTrailing: corner(.layerMaxXMinYCorner)),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }
}
