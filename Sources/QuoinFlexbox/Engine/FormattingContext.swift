// CSS Display 3 §2: which rules lay out what is in a box. Every question that the rules answer differently is asked here, so that another
// kind of container is a case here and a folder of its own.

/// The rules by which a container lays out its children.
enum FormattingContext {
  /// CSS Flexbox.
  case flex
  /// CSS 2.2 §9.4.1: blocks below each other.
  case block
}

extension FlexDisplay {
  /// The rules for the children of a box; boxes that are not generated have flex's, which nobody asks for.
  @inline(__always) var formatting: FormattingContext { self == .block || self == .flowRoot ? .block : .flex }
  /// Whether the node makes a box of its own.
  @inline(__always) var makesBox: Bool { self != .none && self != .contents }
}

extension Pass {
  @inline(__always) func formatting(_ node: Int32) -> FormattingContext { styles[Int(node)].display.formatting }
  @inline(__always) func isBlock(_ node: Int32) -> Bool { formatting(node) == .block }

  /// The min- or max-content width that the children give a container.
  func widthOfChildren(_ kind: ContentKind, _ node: Int32, basis: Double) -> Double {
    switch formatting(node) {
    case .flex: flexContentWidth(kind, node, basis: basis)
    case .block: blockContentWidth(kind, node, basis: basis)
    }
  }

  /// The height that the children give a container `width` wide.
  func heightOfChildren(_ node: Int32, width: Double, basis: Double, ceiling: Double) -> Double {
    switch formatting(node) {
    case .flex: flexContentHeight(node, width: width, basis: basis, ceiling: ceiling)
    case .block: blockContentHeight(node, width: width, basis: basis)
    }
  }

  /// Where the baselines of a container's children are, from the top of its content box.
  func baselinesOfChildren(_ node: Int32, width: Double, height: Double, basis: Double, frame: Frame) -> Outcome {
    switch formatting(node) {
    case .flex:
      layoutFlex(
        node, width: width, height: height, basis: basis,
        ceiling: measuredCeiling(node, width: width, height: height, basis: basis, frame: frame), purpose: .baselines)
    case .block: layoutBlock(node, width: width, height: height, basis: basis, purpose: .baselines)
    }
  }

  /// Gives the children their boxes.
  func placeChildren(_ node: Int32, width: Double, height: Double, basis: Double, frame: Frame, rightToLeft: Bool) {
    switch formatting(node) {
    case .flex:
      _ = layoutFlex(
        node, width: width, height: height, basis: basis,
        ceiling: measuredCeiling(node, width: width, height: height, basis: basis, frame: frame), purpose: .place, frame: frame,
        rightToLeft: rightToLeft)
    case .block:
      _ = layoutBlock(node, width: width, height: height, basis: basis, purpose: .place, frame: frame, rightToLeft: rightToLeft)
    }
  }
}
