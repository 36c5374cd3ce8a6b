// CSS Flexbox §9.7: resolving flexible lengths. https://drafts.csswg.org/css-flexbox-1/#resolve-flexible-lengths

extension Pass {
  func resolveFlexibleLengths(_ box: inout Flexbox) {
    recorder(for: box)?.lines.removeAll()
    for index in 0..<box.lineCount { resolveLine(box.lines + index, in: box) }
  }

  private func resolveLine(_ line: UnsafeMutablePointer<Line>, in box: Flexbox) {
    let range = line.pointee.start..<line.pointee.end
    // 1. Which factor is used
    let grows = line.pointee.hypothetical < box.innerMain
    if line.pointee.hypothetical == box.innerMain {
      for index in range { box.items[index].main = box.items[index].hypothetical }
      recorder(for: box)?.lines.append((0, []))
      return
    }
    // 2. and 3. Freeze what cannot flex, find the initial free space
    var unfrozen = 0
    var used = box.gapMain * Double(max(range.count - 1, 0))
    for index in range {
      let item = box.items + index
      if !grows, item.pointee.flags.contains(.minimumPending), item.pointee.shrink > 0 { raiseToAutomaticMinimum(item, in: box) }
      item.pointee.main = item.pointee.hypothetical
      let factor = grows ? item.pointee.grow : item.pointee.shrink
      let stuck = grows ? item.pointee.base > item.pointee.hypothetical : item.pointee.base < item.pointee.hypothetical
      if factor == 0 || stuck {
        item.pointee.flags.insert(.frozen)
        used += item.pointee.main + box.main(item.pointee.margins)
      } else {
        item.pointee.flags.remove(.frozen)
        used += item.pointee.base + box.main(item.pointee.margins)
        unfrozen += 1
      }
    }
    let initialFreeSpace = box.innerMain - used
    recorder(for: box)?.lines.append((initialFreeSpace, []))
    // 4. Distribute until nothing violates its limits
    while unfrozen > 0 {
      unfrozen -= distribute(range, in: box, initialFreeSpace: initialFreeSpace, grows: grows)
    }
  }

  /// One round of the loop: shares out the free space, clamps, freezes. Returns how many items froze (always at least one).
  private func distribute(_ range: Range<Int>, in box: Flexbox, initialFreeSpace: Double, grows: Bool) -> Int {
    var free = box.innerMain - box.gapMain * Double(max(range.count - 1, 0))
    var factors = 0.0
    var scaled = 0.0
    for index in range {
      let item = box.items + index
      free -= box.main(item.pointee.margins)
      if item.pointee.flags.contains(.frozen) {
        free -= item.pointee.main
      } else {
        free -= item.pointee.base
        factors += grows ? item.pointee.grow : item.pointee.shrink
        scaled += innerBase(item, in: box) * item.pointee.shrink
      }
    }
    if factors < 1, abs(initialFreeSpace * factors) < abs(free) { free = initialFreeSpace * factors }
    var violation = 0.0
    for index in range where !box.items[index].flags.contains(.frozen) {
      let item = box.items + index
      var size = item.pointee.base
      if grows {
        if free > 0 { size += free * item.pointee.grow / factors }
      } else if scaled > 0, free < 0 {
        size += free * innerBase(item, in: box) * item.pointee.shrink / scaled
      }
      let clamped = max(item.pointee.least, min(size, item.pointee.most))
      item.pointee.flags.remove([.belowLeast, .aboveMost])
      if clamped > size + Self.noise { item.pointee.flags.insert(.belowLeast) }
      if clamped < size - Self.noise { item.pointee.flags.insert(.aboveMost) }
      item.pointee.main = clamped
      violation += clamped - size
    }
    guard let recorder = recorder(for: box) else { return freeze(range, in: box, violation: violation) }
    let before = frozen(range, in: box)
    let count = freeze(range, in: box, violation: violation)
    note(round: range, of: box, in: recorder, free: free, factors: factors, violation: violation, frozenBefore: before)
    return count
  }

  /// What products of factors may miss a limit by without violating it: factors are kept to seven digits.
  private static let noise = 1e-4

  private func freeze(_ range: Range<Int>, in box: Flexbox, violation: Double) -> Int {
    let wanted: ItemFlags = violation > 0 ? .belowLeast : .aboveMost
    var count = 0
    for index in range where !box.items[index].flags.contains(.frozen) {
      if abs(violation) < Self.noise || box.items[index].flags.contains(wanted) {
        box.items[index].flags.insert(.frozen)
        count += 1
      }
    }
    if count > 0 { return count }
    for index in range where !box.items[index].flags.contains(.frozen) {
      box.items[index].flags.insert(.frozen)
      count += 1
    }
    return count
  }

  /// The inner flex base size, which scales the shrink factor.
  @inline(__always) private func innerBase(_ item: UnsafeMutablePointer<Item>, in box: Flexbox) -> Double {
    max(item.pointee.base - (box.isRow ? item.pointee.frame.solidWidth : item.pointee.frame.solidHeight), 0)
  }
}
