extension FlexTree {
  /// Lays out the tree under `root` (nil: the first node that was added) in the room given: only what changed since the last
  /// time, nothing if nothing did. Never fails: what is doubtful is a finding.
  ///
  /// The root's margins count; its box is at their inner corner, moved by its insets if it is relative.
  public func layout(in space: FlexSpace = FlexSpace(), root: FlexNode? = nil) {
    guard let root = rootIndex(root) else { return }
    boxes.append(Box(), times: links.count - boxes.count)
    answers.append(LeafAnswers(), times: leaves.count - answers.count)
    if lastRoot >= 0, lastRoot != root || lastSpace.rightToLeft != space.rightToLeft { forgetInside(root) }
    let stands = !boxes.base[Int(root)].state.contains(.changed) && lastSpace == space && lastRoot == root
    if stands, lastScale == pointScaleFactor { return }
    let sameRoom = lastSpace == space && lastRoot == root
    let scaleChanged = lastScale != pointScaleFactor || lastRoot != root
    (lastSpace, lastRoot, lastScale) = (space, root, pointScaleFactor)
    if pointScaleFactor > 0 { snapped.append(SnappedBox(), times: links.count - snapped.count) }
    DeepStack.sized(for: Int(deepest)) { caller in
      withPass(caller) { pass in
        var contained = FewChanges()
        if sameRoom, !stands { contained = pass.contain(tables.pointee.changes, root: root) }
        if contained.count <= 0, !stands {
          forgetAboveChanges()
          pass.layoutRoot(root, in: space)
        }
        tables.pointee.changes = FewChanges()
        guard pointScaleFactor > 0 else { return }
        let rounding = Rounding(pass: pass, snapped: snapped.base, scale: pointScaleFactor, all: scaleChanged)
        if contained.count <= 0 || scaleChanged { return rounding.snap(root, in: Rounding.Corner()) }
        for place in 0..<contained.count { rounding.snap(contained[place], in: rounding.corner(above: contained[place], root: root)) }
      }
    }
  }

  /// The box of a node after `layout`, on the pixel grid if `pointScaleFactor` is set.
  public func box(of node: FlexNode) -> FlexBox {
    guard let index = live(node) else { return FlexBox() }
    if lastScale > 0, Int(index) < snapped.count, display(index) != .contents { return snapped.base[Int(index)].box(scale: lastScale) }
    return exactBox(index)
  }

  /// The same unrounded, whatever the grid.
  public func unroundedBox(of node: FlexNode) -> FlexBox {
    live(node).map(exactBox) ?? FlexBox()
  }

  private func display(_ index: Int32) -> FlexDisplay { styles.base[Int(index)].display }

  func exactBox(_ index: Int32) -> FlexBox {
    guard Int(index) < boxes.count else { return FlexBox() }
    let box = boxes.base[Int(index)]
    return FlexBox(x: box.x, y: box.y, width: box.width, height: box.height)
  }

  private func rootIndex(_ root: FlexNode?) -> Int32? {
    if let root { return live(root) }
    return links.count > 0 && links.base[0].generation & 1 == 1 ? 0 : nil
  }

  private func withPass(_ caller: CallingThread?, _ body: (Pass) -> Void) {
    var run = Run(levels: max(Int(deepest) + 8, DeepStack.first), root: lastRoot, rightToLeft: lastSpace.rightToLeft)
    run.caller = caller
    run.recorder = recorder
    run.measureLeaf = measureLeaf
    if !ownBaselines.isEmpty { run.ownBaselines = ownBaselines }
    swap(&run.hoisted, &tables.pointee.hoisted)
    withUnsafeMutablePointer(to: &run) { run in
      body(
        Pass(
          links: links.base, styles: styles.base, colds: colds.base, facts: facts.base, boxes: boxes.base,
          leaves: leaves.base, answers: answers.base,
          scratch: tables.pointee.scratch,
          run: run, errata: errata))
    }
    swap(&run.hoisted, &tables.pointee.hoisted)
    tables.pointee.hoisted.removeAll(keepingCapacity: true)
    measureCount += run.measureCount
    findings = run.findings.compactMap { found in name(found.node).map { FlexFinding(node: $0, sentence: found.sentence) } }
  }
}
