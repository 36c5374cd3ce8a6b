// CSS Sizing 3 §4: what a box's content asks for, each answer remembered with the node.

/// Which of the two content widths is meant: min-content or max-content.
enum ContentKind {
  case least, most
}

extension Pass {
  /// The min- or max-content width of the content box. `basis` is the content-box height that percentages inside count
  /// from, NaN where there is none.
  func contentWidth(_ kind: ContentKind, _ node: Int32, basis: Double) -> Double {
    if isLeaf(node) { return leafWidth(kind, node) }
    if links[Int(node)].first < 0 { return 0 }
    let box = boxes + Int(node)
    if !box.pointee.state.contains(.widthNeedsHeight) || same(box.pointee.contentBasis, basis) {
      let known = kind == .least ? box.pointee.minContent : box.pointee.maxContent
      if !known.isNaN { return known }
    } else {
      box.pointee.minContent = .nan
      box.pointee.maxContent = .nan
    }
    box.pointee.contentBasis = basis
    box.pointee.state.remove(.blank)
    let width = descend {
      max(widthOfChildren(kind, node, basis: basis), 0)
    }
    if kind == .least { box.pointee.minContent = width } else { box.pointee.maxContent = width }
    return width
  }

  /// The height of the content box, `width` wide. `ceiling` is where the lines of a wrapping column end.
  @inline(__always) func contentHeight(_ node: Int32, width: Double, basis: Double, ceiling: Double = .infinity) -> Double {
    if isLeaf(node) { return leafAnswer(node, width).height }
    if links[Int(node)].first < 0 { return 0 }
    return heightOfBoxes(node, width: width, basis: basis, ceiling: ceiling)
  }

  /// The same of a node with children.
  private func heightOfBoxes(_ node: Int32, width: Double, basis: Double, ceiling: Double) -> Double {
    let key = ceiling.isFinite && basis.isNaN ? -1 - ceiling : basis
    let box = boxes + Int(node)
    if box.pointee.latest.width == width, same(box.pointee.latest.basis, key) { return box.pointee.latest.height }
    if box.pointee.earlier.width == width, same(box.pointee.earlier.basis, key) { return box.pointee.earlier.height }
    let height = descend {
      heightOfChildren(node, width: width, basis: basis, ceiling: ceiling)
    }
    box.pointee.state.remove(.blank)
    if !box.pointee.earlier.width.isNaN { box.pointee.state.insert(.evicted) }
    box.pointee.earlier = box.pointee.latest
    box.pointee.latest = KnownHeight(width: width, basis: key, height: height)
    return height
  }

  /// The outer width a child adds to its container's content width (CSS Sizing 3 §5.2): its own width where that is definite,
  /// within its limits, and its margins. Percentages count nothing here.
  func widthContribution(_ kind: ContentKind, _ node: Int32, in room: Room, frame: Frame, margins: Double, stretchedHeight: Double = .nan)
    -> Double
  {
    let style = styles + Int(node)
    let width = style.pointee.width
    let given =
      width.kind == .fitContent || width.kind == .stretch
      ? .nan : widthOf(width, node, in: room, frame: frame, margins: margins, height: stretchedHeight)
    if isUnlimited(node) {
      let size = given.isNaN ? borderWidth(kind, node, in: room, frame: frame, height: stretchedHeight) : given
      return margins + max(size, frame.solidWidth)
    }
    var size = given
    var fromRatio = false
    if given.isNaN {
      var height = definiteHeight(node, in: room, frame: frame)
      if height.isNaN { height = stretchedHeight }
      fromRatio = ratio(node) > 0 && !height.isNaN
      size =
        fromRatio ? self.width(fromHeight: height, node, frame) : borderWidth(kind, node, in: room, frame: frame, height: height)
    }
    if width.isContentSized, ratio(node) > 0 {
      fromRatio = !definiteHeight(node, in: room, frame: frame).isNaN || !stretchedHeight.isNaN
    }
    let limits = widthLimits(
      node, in: room, frame: frame, margins: margins, automatic: given.isNaN || width.isContentSized, fromRatio: fromRatio,
      knownHeight: stretchedHeight)
    return margins + contentLimits(limits, kind, node, in: room, frame: frame, height: stretchedHeight).clamp(size)
  }

  /// While a container's own content width is asked, `fit-content` as a limit is the child's for the same question.
  private func contentLimits(_ limits: Limits, _ kind: ContentKind, _ node: Int32, in room: Room, frame: Frame, height: Double) -> Limits {
    var limits = limits
    if cold(node).pointee.maxWidth.kind == .fitContent {
      limits.most = borderWidth(kind, node, in: room, frame: frame, height: height)
    }
    if cold(node).pointee.minWidth.kind == .fitContent {
      limits.least = max(frame.solidWidth, borderWidth(kind, node, in: room, frame: frame, height: height))
    }
    return limits
  }

  /// Notes that a container's content width depends on its height, because a child's does.
  @inline(__always) func noteHeightDependence(of node: Int32, on child: Int32) {
    let state = boxes[Int(child)].state
    if ratio(child) == 0, !state.contains(.widthNeedsHeight) { return }
    boxes[Int(node)].state.insert(.widthNeedsHeight)
    if state.contains(.widthFollowsHeight) || ratio(child) > 0 && styles[Int(child)].width.kind != .points {
      boxes[Int(node)].state.insert(.widthFollowsHeight)
    }
  }
}

/// Equality in which NaN, "indefinite", equals itself.
@inline(__always) func same(_ left: Double, _ right: Double) -> Bool { left == right || (left.isNaN && right.isNaN) }
