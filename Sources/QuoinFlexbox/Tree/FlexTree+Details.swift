/// Lengths on the four sides of a box, in points.
public struct FlexSides: Hashable, Sendable {
  /// On the upper side.
  public var top: Double
  /// On the left side.
  public var left: Double
  /// On the lower side.
  public var bottom: Double
  /// On the right side.
  public var right: Double
}

/// What layout found for a node beside its box.
public struct FlexDetails: Hashable, Sendable {
  /// Margins as used: percentages resolved, `auto` with what it took of the free space.
  public var margin: FlexSides
  /// Borders.
  public var border: FlexSides
  /// Paddings, percentages resolved.
  public var padding: FlexSides
  /// What a scroll bar takes of the width, and of the height.
  public var scrollbarWidth: Double
  /// What a scroll bar takes of the height.
  public var scrollbarHeight: Double
  /// Of the content box: the border box without borders, paddings and bars.
  public var contentWidth: Double
  /// Of the content box.
  public var contentHeight: Double
  /// Whether lines in the node run right to left.
  public var rightToLeft: Bool
  /// The padding box, widened to the margin boxes of the children in the flow and the border boxes of all that shows in the node, from
  /// the corner of its border box.
  public var overflow: FlexBox
  /// Whether something that shows in the node lies outside its padding box.
  public var hasOverflow: Bool
}

extension FlexTree {
  /// What layout found for a node beside its box, unrounded; nil before the first layout, and for a node without a box. O(depth +
  /// nodes that show in it), and the siblings where a margin is `auto`.
  public func details(of node: FlexNode) -> FlexDetails? {
    guard let index = live(node), lastRoot >= 0, Int(index) < boxes.count, styles.base[Int(index)].display.makesBox else { return nil }
    var run = Run(levels: max(Int(deepest) + 8, DeepStack.first), root: lastRoot, rightToLeft: lastSpace.rightToLeft)
    run.roomOfRoot = lastSpace.width ?? .nan
    return DeepStack.sized(for: Int(deepest)) { caller in
      run.caller = caller
      return withUnsafeMutablePointer(to: &run) { run in
        Pass(
          links: links.base, styles: styles.base, colds: colds.base, facts: facts.base, boxes: boxes.base,
          leaves: leaves.base, answers: answers.base,
          scratch: tables.pointee.scratch, run: run, errata: errata
        ).details(index)
      }
    }
  }
}

extension Pass {
  fileprivate func details(_ node: Int32) -> FlexDetails {
    let basis = percentBasis(node)
    let parent = container(of: node)
    let around = parent < 0 || node == run.pointee.root ? run.pointee.rightToLeft : boxes[Int(parent)].state.contains(.rightToLeft)
    let own = direction(of: node, inherited: around)
    let box = boxes[Int(node)]
    let frame = frame(node, basis: basis, rightToLeft: around).fitted(to: box.width, rightToLeft: own)
    let margins = usedMargins(node, basis: basis, rightToLeft: around)
    let edges = cold(node).pointee.border
    let border = FlexSides(
      top: edges.top.number, left: edges.physicalLeft(own).number, bottom: edges.bottom.number, right: edges.physicalRight(own).number)
    let padding = FlexSides(
      top: frame.top - border.top, left: frame.left - border.left - (own ? frame.barWidth : 0),
      bottom: frame.bottom - border.bottom - frame.barHeight, right: frame.right - border.right - (own ? 0 : frame.barWidth))
    let inside = paddingBox(of: node)
    var reach = inside
    extend(&reach, over: node, x: 0, y: 0, margins: max(box.width - frame.width, 0))
    return FlexDetails(
      margin: FlexSides(top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right), border: border,
      padding: padding, scrollbarWidth: frame.barWidth, scrollbarHeight: frame.barHeight, contentWidth: max(box.width - frame.width, 0),
      contentHeight: max(box.height - frame.height, 0), rightToLeft: own, overflow: reach, hasOverflow: reach != inside)
  }

  /// What percentages of margins and paddings count from: the width of the containing block; NaN if that is not definite.
  func percentBasis(_ node: Int32) -> Double {
    let roomOfRoot = run.pointee.roomOfRoot
    if node == run.pointee.root { return roomOfRoot }
    var parent = container(of: node)
    if styles[Int(node)].position == .absolute, !errata.contains(.absolutePercentOfContentBox) {
      while parent >= 0, parent != run.pointee.root, styles[Int(parent)].position == .static { parent = container(of: parent) }
      return parent < 0 ? roomOfRoot : paddingBox(of: parent).width
    }
    if parent < 0 { return roomOfRoot }
    return descend {
      let basis = hasPercentPadding(parent) ? percentBasis(parent) : .nan
      let frame = frame(parent, basis: basis).fitted(to: boxes[Int(parent)].width, rightToLeft: false)
      return max(boxes[Int(parent)].width - frame.width, 0)
    }
  }

  /// Widens an area to the boxes that show in a node whose corner is at (x, y) of it, with the margins of the children in the flow
  /// unless what their percentages count from is NaN.
  private func extend(_ area: inout FlexBox, over node: Int32, x: Double, y: Double, margins basis: Double = .nan) {
    if isLeaf(node) { return }
    var child = links[Int(node)].first
    while child >= 0 {
      let style = styles + Int(child)
      if style.pointee.display == .contents {
        extend(&area, over: child, x: x, y: y, margins: basis)
      } else if style.pointee.display != .none {
        let box = boxes[Int(child)]
        let (left, top) = (x + box.x, y + box.y)
        let isAround = !basis.isNaN && style.pointee.position != .absolute
        let margin = isAround ? margins(child, basis: basis, rightToLeft: boxes[Int(node)].state.contains(.rightToLeft)) : Frame()
        let right = max(area.x + area.width, left + box.width + max(margin.right, 0))
        let bottom = max(area.y + area.height, top + box.height + max(margin.bottom, 0))
        (area.x, area.y) = (min(area.x, left - max(margin.left, 0)), min(area.y, top - max(margin.top, 0)))
        (area.width, area.height) = (right - area.x, bottom - area.y)
        if !style.pointee.isScrollContainer, links[Int(child)].first >= 0 {
          var wider = area
          descend { extend(&wider, over: child, x: left, y: top) }
          area = wider
        }
      }
      child = links[Int(child)].next
    }
  }
}
