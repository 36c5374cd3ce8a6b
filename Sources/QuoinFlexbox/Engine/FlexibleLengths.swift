// CSS Flexbox §9.7: resolving flexible lengths. https://drafts.csswg.org/css-flexbox-1/#resolve-flexible-lengths

extension Pass {
  func resolveFlexibleLengths(_ box: Flexbox) {
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
    var share = Share(free: box.innerMain - box.gapMain * Double(max(range.count - 1, 0)))
    for index in range {
      let item = box.items + index
      if !grows, item.pointee.flags.contains(.minimumPending), item.pointee.shrink > 0 { raiseToAutomaticMinimum(item, in: box) }
      item.pointee.main = item.pointee.hypothetical
      let factor = grows ? item.pointee.grow : item.pointee.shrink
      let stuck = grows ? item.pointee.base > item.pointee.hypothetical : item.pointee.base < item.pointee.hypothetical
      if factor == 0 || stuck {
        item.pointee.flags.insert(.frozen)
      } else {
        item.pointee.flags.remove(.frozen)
        unfrozen += 1
      }
      take(item, from: &share, factor, in: box)
    }
    let initialFreeSpace = share.free
    recorder(for: box)?.lines.append((initialFreeSpace, []))
    // 4. Distribute until nothing violates its limits
    while unfrozen > 0 {
      unfrozen -= distribute(share, range, in: box, initialFreeSpace: initialFreeSpace, grows: grows)
      if unfrozen > 0 { share = remaining(range, in: box, grows: grows) }
    }
  }

  /// What is left to distribute, and between what.
  private struct Share {
    var free: Double
    /// The sum of the factors of what is not frozen, and of the shrink factors scaled by the base sizes.
    var factors = 0.0
    var scaled = 0.0
  }

  /// Takes from the free space what an item has of it, its size if it is frozen, else its base size.
  @inline(__always) private func take(_ item: UnsafeMutablePointer<Item>, from share: inout Share, _ factor: Double, in box: Flexbox) {
    share.free -= box.main(item.pointee.margins)
    if item.pointee.flags.contains(.frozen) {
      share.free -= item.pointee.main
    } else {
      share.free -= item.pointee.base
      share.factors += factor
      share.scaled += innerBase(item, in: box) * item.pointee.shrink
    }
  }

  private func remaining(_ range: Range<Int>, in box: Flexbox, grows: Bool) -> Share {
    var share = Share(free: box.innerMain - box.gapMain * Double(max(range.count - 1, 0)))
    for index in range {
      let item = box.items + index
      take(item, from: &share, grows ? item.pointee.grow : item.pointee.shrink, in: box)
    }
    return share
  }

  /// One round of the loop: shares out the free space, clamps, freezes. Returns how many items froze (always at least one).
  private func distribute(_ share: Share, _ range: Range<Int>, in box: Flexbox, initialFreeSpace: Double, grows: Bool) -> Int {
    var free = share.free
    let (factors, scaled) = (share.factors, share.scaled)
    if factors < 1, abs(initialFreeSpace * factors) < abs(free) { free = initialFreeSpace * factors }
    var violation = 0.0
    var violates = false
    var flexed = 0
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
      item.pointee.main = clamped
      flexed += 1
      if clamped == size { continue }
      violation += clamped - size
      if abs(clamped - size) <= Self.noise { continue }
      item.pointee.flags.insert(clamped > size ? .belowLeast : .aboveMost)
      violates = true
    }
    // With nothing beyond its limits all is frozen, and nobody looks at that any more.
    if !violates, recorder(for: box) == nil { return flexed }
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
