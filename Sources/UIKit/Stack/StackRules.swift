/// The constraints of a stack, told once for both axes.
@MainActor struct StackRules {
  private let stack: UIStackView
  private let isRow: Bool
  private let flips: Bool
  private var count = 100

  /// A box along and across the axis. `start` is where the stack's order begins.
  private struct Extent {
    var start, length, near, thickness: LinearExpression
    var end: LinearExpression { start + length }
    var far: LinearExpression { near + thickness }
    var middle: LinearExpression { start + length * 0.5 }
    var center: LinearExpression { near + thickness * 0.5 }
  }

  static func add(_ stack: UIStackView, _ gatherer: inout ConstraintGatherer) {
    var rules = StackRules(stack: stack, isRow: stack.axis == .horizontal, flips: stack.axis == .horizontal && stack.isRightToLeft)
    rules.add(&gatherer)
  }

  /// Along a row from right to left, places are mirrored: what begins at the right has the negative coordinate.
  private func extent(_ box: LayoutEngine.Box) -> Extent {
    isRow
      ? Extent(start: flips ? (box.x + box.width) * -1 : box.x, length: box.width, near: box.y, thickness: box.height)
      : Extent(
        start: box.y, length: box.height, near: stack.isRightToLeft ? (box.x + box.width) * -1 : box.x, thickness: box.width)
  }

  private mutating func rule(
    _ gatherer: inout ConstraintGatherer, _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation = .equal,
    _ priority: Float = 1000
  ) {
    count += 1
    gatherer.add(stack, count, expression, relation, priority)
  }

  private mutating func add(_ gatherer: inout ConstraintGatherer) {
    let engine = gatherer.engine
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    let outer = extent(engine.box(stack).inset(margins))
    let views = stack.shown
    let extents = views.map { extent(gatherer.alignment($0)) }
    // Where nothing else decides, a stack is as small as its content.
    rule(&gatherer, outer.length, .equal, 20)
    rule(&gatherer, outer.thickness, .equal, 20)
    guard let first = extents.first, let last = extents.last else { return }
    rule(&gatherer, first.start - outer.start)
    rule(&gatherer, last.end - outer.end)
    distribute(&gatherer, views, extents)
    align(&gatherer, views, extents, outer)
  }

  private mutating func distribute(_ gatherer: inout ConstraintGatherer, _ views: [UIView], _ extents: [Extent]) {
    guard views.count > 1 else { return }
    let pairs = Array(zip(extents, extents.dropFirst()))
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (index, pair) in pairs.enumerated() { rule(&gatherer, pair.1.start - pair.0.end + -stack.gap(after: views[index])) }
    case .equalSpacing:
      for (index, pair) in pairs.enumerated() {
        rule(&gatherer, pair.1.start - pair.0.end + -stack.gap(after: views[index]), .greaterThanOrEqual)
        if index > 0 { rule(&gatherer, (pair.1.start - pair.0.end) - (pairs[0].1.start - pairs[0].0.end)) }
      }
    case .equalCentering:
      for (index, pair) in pairs.enumerated() {
        rule(&gatherer, pair.1.start - pair.0.end + -stack.gap(after: views[index]), .greaterThanOrEqual)
        if index > 0 { rule(&gatherer, (pair.1.middle - pair.0.middle) - (pairs[0].1.middle - pairs[0].0.middle), .equal, 149) }
      }
    }
    if stack.distribution == .fillEqually {
      for extent in extents.dropFirst() { rule(&gatherer, extent.length - extents[0].length) }
    }
    if stack.distribution == .fillProportionally {
      let sizes = views.map { view in
        let size = view.contentSize(forWidth: gatherer.engine.widths[ObjectIdentifier(view)])
        return Double(max(isRow ? size.width : size.height, 1))
      }
      for index in extents.indices.dropFirst() {
        rule(&gatherer, extents[index].length * sizes[0] - extents[0].length * sizes[index], .equal, 999)
      }
    }
  }

  private mutating func align(_ gatherer: inout ConstraintGatherer, _ views: [UIView], _ extents: [Extent], _ outer: Extent) {
    for (index, extent) in extents.enumerated() {
      switch stack.alignment {
      case .fill:
        rule(&gatherer, extent.near - outer.near)
        rule(&gatherer, extent.far - outer.far)
        continue
      case .leading: rule(&gatherer, extent.near - outer.near)
      case .trailing: rule(&gatherer, extent.far - outer.far)
      case .center: rule(&gatherer, extent.center - outer.center)
      case .firstBaseline, .lastBaseline:
        guard isRow else {
          rule(&gatherer, extent.near - outer.near)
          break
        }
        if index > 0 { rule(&gatherer, line(gatherer, views[index]) - line(gatherer, views[0])) }
        // As high as the row lets them, so that the row is not ambiguous.
        rule(&gatherer, extent.near - outer.near, .equal, 30)
      }
      rule(&gatherer, extent.near - outer.near, .greaterThanOrEqual)
      rule(&gatherer, extent.far - outer.far, .lessThanOrEqual)
    }
  }

  private func line(_ gatherer: ConstraintGatherer, _ view: UIView) -> LinearExpression {
    let isFirst = stack.alignment == .firstBaseline
    return gatherer.baseline(
      view, gatherer.alignment(view), isFirst ? view.firstBaseline(in:) : view.lastBaseline(in:), fromTop: isFirst)
  }
}
