// CSS Flexible Box Layout Level 1, §9: the flex layout algorithm. https://drafts.csswg.org/css-flexbox-1/#layout-algorithm
// This file is the specification's own list of steps; each step is the file named beside it.

/// What laying out a container tells its parent.
struct Outcome {
  /// The height of its content box, as its content wants it.
  var height: Double
  /// From the top of the content box to the baselines; NaN where there is none.
  var first = Double.nan
  var last = Double.nan
}

extension Pass {
  /// Lays out the flex container `node` in a content box `width` wide and `height` high (NaN: as high as the content).
  /// `basis` is the height percentages count from, NaN where it is not definite. `ceiling` is where the lines of a wrapping
  /// column of indefinite height end, NaN if at its height.
  func layoutFlex(
    _ node: Int32, width: Double, height: Double, basis: Double, ceiling: Double = .nan, purpose: Purpose,
    frame: Frame = Frame(), rightToLeft: Bool = false
  ) -> Outcome {
    let mark = scratch.pointee.mark
    defer { scratch.pointee.release(mark) }
    var box = openFlexbox(
      node, width: width, height: height, basis: basis, ceiling: ceiling, purpose: purpose, rightToLeft: rightToLeft)

    // §9.1 Initial setup
    generateItems(&box)  // FlexItems.swift

    if standsFlexed(box) {
      takeMainSizes(&box)  // KnownMainSizes.swift
    } else {
      // §9.2 Line length determination
      findBaseSizes(box)  // FlexBaseSize.swift, AutomaticMinimum.swift

      // §9.3 Main size determination
      collectLines(&box)  // FlexLines.swift
      if box.innerMain.isNaN {
        let length = longestLine(box)
        if purpose == .height { return Outcome(height: length) }
        box.innerMain = length
      }
      resolveFlexibleLengths(box)  // FlexibleLengths.swift, §9.7
      if purpose == .height { keepMainSizes(box) }
    }

    // §9.4 Cross size determination
    findHypotheticalCrossSizes(box)  // CrossSizes.swift
    findLineCrossSizes(box)
    if purpose == .height { return Outcome(height: linesTogether(box)) }
    if box.innerCross.isNaN { box.innerCross = linesTogether(box) }
    stretchLines(box)
    findUsedCrossSizes(box)

    // §9.5 Main-axis alignment, §9.6 Cross-axis alignment
    alignInMainAxis(box)  // MainAlignment.swift
    placeLines(box)  // CrossAlignment.swift
    alignInCrossAxis(box)

    // §8.5 Flex container baselines
    let outcome = containerBaselines(box)  // Baselines.swift
    if purpose == .baselines, run.pointee.question != nil { answerQuestion(box) }  // UsedMargins.swift
    if purpose == .place {
      if let recorder = run.pointee.recorder { note(container: box, in: recorder) }  // Recorder.swift
      placeItems(box, frame: frame)  // Placing.swift
    }
    return outcome
  }

  func openFlexbox(
    _ node: Int32, width: Double, height: Double, basis: Double, ceiling: Double, purpose: Purpose, rightToLeft: Bool = false
  ) -> Flexbox {
    let style = styles + Int(node)
    let isRow = style.pointee.direction.isRow
    var rowGap = 0.0
    var columnGap = 0.0
    if style.pointee.cold != 0 {
      rowGap = cold(node).pointee.rowGap.resolvedNonNegative(basis)
      columnGap = cold(node).pointee.columnGap.resolvedNonNegative(width)
    }
    var box = Flexbox(
      node: node, purpose: purpose, isRow: isRow, wraps: style.pointee.wrap != .noWrap, innerMain: isRow ? width : height,
      innerCross: isRow ? height : width, room: Room(width: width, height: basis), ceiling: ceiling,
      gapMain: isRow ? columnGap : rowGap, gapCross: isRow ? rowGap : columnGap,
      items: UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped,
      lines: UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped)
    box.rightToLeft = rightToLeft
    box.mainFlipped = style.pointee.direction.isReverse != (isRow && rightToLeft)
    box.crossFlipped = (style.pointee.wrap == .wrapReverse) != (!isRow && rightToLeft)
    return box
  }
}
