// Fills a `FlexRecord` while a layout runs. Nothing here is reached unless a record was asked for.

/// What a recording layout has gathered so far.
final class Recorder {
  var record = FlexRecord()
  /// The lines of the container that resolves its flexible lengths now.
  var lines: [(initialFreeSpace: Double, rounds: [FlexRoundRecord])] = []
}

extension Pass {
  /// The recorder, where a container is laid out for good.
  @inline(__always) func recorder(for box: Flexbox) -> Recorder? {
    box.purpose == .place ? run.pointee.recorder : nil
  }

  /// Notes a round of §9.7.4 after its items were frozen.
  func note(
    round range: Range<Int>, of box: Flexbox, in recorder: Recorder, free: Double, factors: Double, violation: Double,
    frozenBefore: Set<Int>
  ) {
    let frozen = range.filter { box.items[$0].flags.contains(.frozen) && !frozenBefore.contains($0) }
    recorder.lines[recorder.lines.count - 1].rounds.append(
      FlexRoundRecord(freeSpace: free, factors: factors, violation: violation, frozen: frozen.map { $0 - range.lowerBound }))
  }

  func frozen(_ range: Range<Int>, in box: Flexbox) -> Set<Int> {
    Set(range.filter { box.items[$0].flags.contains(.frozen) })
  }

  /// Notes a container whose items are about to be placed.
  func note(container box: Flexbox, in recorder: Recorder) {
    let style = styles + Int(box.node)
    let lines = (0..<box.lineCount).map { index in
      line(box.lines[index], flexed: recorder.lines[index], in: box)
    }
    recorder.record.containers.append(
      FlexContainerRecord(
        node: name(box.node), direction: style.pointee.direction, wrap: style.pointee.wrap, availableWidth: box.room.width,
        availableHeight: box.room.height.isNaN ? nil : box.room.height, mainSize: box.innerMain, crossSize: box.innerCross,
        justifyContent: style.pointee.justifyContent, alignContent: style.pointee.alignContent, lines: lines))
  }

  private func line(
    _ line: Line, flexed: (initialFreeSpace: Double, rounds: [FlexRoundRecord]), in box: Flexbox
  ) -> FlexLineRecord {
    let flexing: FlexLineRecord.Flexing =
      line.start == line.end || line.hypothetical == box.innerMain ? .none : line.hypothetical < box.innerMain ? .grow : .shrink
    return FlexLineRecord(
      items: (line.start..<line.end).map { item(box.items + $0, of: line, flexing, in: box) }, hypotheticalMainSize: line.hypothetical,
      flexing: flexing, initialFreeSpace: flexed.initialFreeSpace, rounds: flexed.rounds, crossSize: line.cross,
      crossOffset: line.position)
  }

  private func item(
    _ item: UnsafeMutablePointer<Item>, of line: Line, _ flexing: FlexLineRecord.Flexing, in box: Flexbox
  ) -> FlexItemRecord {
    let values = item.pointee
    let isAutomatic = minimumIsAutomatic(item, in: box)
    let factor = flexing == .grow ? values.grow : flexing == .shrink ? values.shrink : 0
    return FlexItemRecord(
      node: name(values.node), flexBaseSize: values.base, flexBaseSource: baseSource(item, in: box),
      hypotheticalMainSize: values.hypothetical, minimum: values.flags.contains(.minimumPending) ? nil : values.least,
      minimumIsAutomatic: isAutomatic, maximum: values.most, flexFactor: factor,
      freeze: freeze(values, flexing, factor, minimumIsAutomatic: isAutomatic), mainSize: values.main, crossSize: values.cross,
      isStretched: values.flags.contains(.stretches), alignSelf: values.align, mainOffset: values.mainPosition,
      crossOffset: values.crossPosition - line.position, hasAutomaticMainMargins: !values.flags.isDisjoint(with: .autoMain),
      hasAutomaticCrossMargins: !values.flags.isDisjoint(with: .autoCross))
  }

  private func freeze(_ item: Item, _ flexing: FlexLineRecord.Flexing, _ factor: Double, minimumIsAutomatic: Bool) -> FlexFreeze {
    if flexing == .none || factor == 0 { return .inflexible }
    if item.flags.contains(.belowLeast) { return .minimum(automatic: minimumIsAutomatic) }
    if item.flags.contains(.aboveMost) { return .maximum }
    let isHeld = flexing == .grow ? item.base > item.hypothetical : item.base < item.hypothetical
    return isHeld ? .heldByLimit : .share
  }

  private func minimumIsAutomatic(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Bool {
    let node = item.pointee.node
    if styles[Int(node)].isScrollContainer { return false }
    return (box.isRow ? cold(node).pointee.minWidth : cold(node).pointee.minHeight).isAuto
  }

  /// What `findRowBase` and `findColumnBase` found a base in.
  private func baseSource(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> FlexBaseSource {
    let node = item.pointee.node
    let (basis, frame, margins) = (styles[Int(node)].basis, item.pointee.frame, item.pointee.margins)
    let property = box.isRow ? styles[Int(node)].width : styles[Int(node)].height
    let length = basis.isAutoBasis ? property : basis
    let isKnown =
      box.isRow
      ? !widthOf(length, node, in: box.room, frame: frame, margins: margins.width).isNaN
      : !heightOf(length, node, in: box.room, frame: frame, margins: margins.height).isNaN
    if isKnown { return basis.isAutoBasis ? box.isRow ? .width(property) : .height(property) : .flexBasis(basis) }
    let hasRatio = ratio(node) > 0 && (!box.isRow || !definiteCross(item, in: box).isNaN)
    return hasRatio ? .aspectRatio : .content
  }

  private func name(_ node: Int32) -> FlexNode { FlexNode(index: node, generation: links[Int(node)].generation) }
}

extension FlexTree {
  /// Lays out like `layout(in:root:)` and appends to `record` what was laid, in CSS's words: every flex container whose items were
  /// placed anew, so nothing where nothing changed. O(what was laid).
  ///
  ///     var record = FlexRecord()
  ///     tree.layout(in: FlexSpace(width: 300), recording: &record)
  ///     print(record.item(left)?.steps.joined(separator: "\n") ?? "not laid out")
  public func layout(in space: FlexSpace = FlexSpace(), root: FlexNode? = nil, recording record: inout FlexRecord) {
    let recorder = Recorder()
    swap(&recorder.record, &record)
    self.recorder = recorder
    layout(in: space, root: root)
    self.recorder = nil
    swap(&recorder.record, &record)
  }
}
