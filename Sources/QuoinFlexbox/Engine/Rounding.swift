// Rounding to a pixel grid: edges are rounded where they lie on the page, sizes are what is between them, so that neighbours
// that touch keep touching and nothing gains or loses a pixel in sum.

/// A box in whole pixels, from its parent's rounded corner, and where its exact corner lies within its pixel.
struct SnappedBox {
  var left: Int32 = 0
  var top: Int32 = 0
  var right: Int32 = 0
  var bottom: Int32 = 0
  var phaseX = Float.nan
  var phaseY = Float.nan

  func box(scale: Double) -> FlexBox {
    FlexBox(
      x: Double(left) / scale, y: Double(top) / scale, width: Double(right &- left) / scale, height: Double(bottom &- top) / scale)
  }
}

/// Rounds what was placed since the last time.
struct Rounding {
  let pass: Pass
  let snapped: UnsafeMutablePointer<SnappedBox>
  let scale: Double
  /// Everything anew: the scale changed.
  let all: Bool

  /// The page's corner seen from a node's parent, x and y: exact, and as rounded.
  struct Corner {
    var exact = SIMD2<Double>.zero
    var pixel = SIMD2<Double>.zero
  }

  /// The corner that a node's parent has, found from the root down as `snap` would. O(depth).
  func corner(above node: Int32, root: Int32) -> Corner {
    if node == root { return Corner() }
    let mark = pass.scratch.pointee.mark
    defer { pass.scratch.pointee.release(mark) }
    var depth = 0
    var ancestor = node
    while ancestor != root {
      ancestor = pass.links[Int(ancestor)].parent
      depth += 1
    }
    let path = pass.scratch.pointee.take(depth, of: Int32.self)
    ancestor = node
    for index in stride(from: depth - 1, through: 0, by: -1) {
      ancestor = pass.links[Int(ancestor)].parent
      path[index] = ancestor
    }
    var corner = Corner()
    for index in 0..<depth {
      let box = pass.boxes + Int(path[index])
      corner.exact += SIMD2(box.pointee.x, box.pointee.y) * scale
    }
    corner.pixel = pixel(corner.exact)
    return corner
  }

  func snap(_ node: Int32, in parent: Corner) {
    let display = pass.styles[Int(node)].display
    let links = pass.links + Int(node)
    if !display.makesBox { return display == .none ? vanish(node) : descendInto(node, parent) }
    let box = pass.boxes + Int(node)
    let exact = parent.exact + SIMD2(box.pointee.x, box.pointee.y) * scale
    let size = SIMD2(box.pointee.width, box.pointee.height) * scale
    let near = pixel(exact)
    var far = pixel(exact + size)
    if links.pointee.leaf >= 0 {
      if links.pointee.first >= 0 { vanishInside(node) }
      // A text that gets less than it asked for would break or be cut.
      far = pointwiseMax(far, near - floor(1e-3 - size))
    }
    let phase = SIMD2<Float>(exact - near)
    let known = snapped + Int(node)
    let stands = !all && !box.pointee.state.contains(.moved) && known.pointee.phaseX == phase.x && known.pointee.phaseY == phase.y
    let (start, end) = (whole(near - parent.pixel), whole(far - parent.pixel))
    known.pointee = SnappedBox(left: start.x, top: start.y, right: end.x, bottom: end.y, phaseX: phase.x, phaseY: phase.y)
    box.pointee.state.remove(.moved)
    if !stands, links.pointee.first >= 0, links.pointee.leaf < 0 { descendInto(node, Corner(exact: exact, pixel: near)) }
  }

  private func descendInto(_ node: Int32, _ corner: Corner) {
    pass.descend {
      var child = pass.links[Int(node)].first
      while child >= 0 {
        snap(child, in: corner)
        child = pass.links[Int(child)].next
      }
    }
  }

  /// Zero boxes for a node and all that is in it, unless they are that already.
  private func vanish(_ node: Int32) {
    let state = pass.boxes[Int(node)].state
    if !all, !state.contains(.moved) { return }
    pass.boxes[Int(node)].state.remove(.moved)
    snapped[Int(node)] = SnappedBox()
    vanishInside(node)
  }

  private func vanishInside(_ node: Int32) {
    var inner = pass.links[Int(node)].first
    while inner >= 0 {
      snapped[Int(inner)] = SnappedBox()
      if pass.links[Int(inner)].first >= 0 {
        inner = pass.links[Int(inner)].first
        continue
      }
      while inner != node, pass.links[Int(inner)].next < 0 { inner = pass.links[Int(inner)].parent }
      if inner == node { return }
      inner = pass.links[Int(inner)].next
    }
  }

  /// Halves are rounded up; so is what misses a half by no more than sums of fractions do, or two ways to the same place differ.
  @inline(__always) private func pixel(_ value: SIMD2<Double>) -> SIMD2<Double> { floor(value + (0.5 + 1e-6)) }

  /// 1.5 · 2⁵²: a number that is added to it loses its fraction, and the sum's low bits are what is left. Two numbers at once, and no
  /// call: most processors that the library runs on have an instruction for it that the ones it is compiled for have not.
  private static let whole = 6_755_399_441_055_744.0

  /// The next lower whole numbers.
  @inline(__always) private func floor(_ value: SIMD2<Double>) -> SIMD2<Double> {
    let nearest = (value + Self.whole) - Self.whole
    return nearest.replacing(with: nearest - 1, where: nearest .> value)
  }

  /// Whole numbers as integers, those that are none as the farthest there is.
  @inline(__always) private func whole(_ value: SIMD2<Double>) -> SIMD2<Int32> {
    let bits = value.replacing(with: 1e9, where: value .> 1e9).replacing(with: -1e9, where: value .< -1e9) + Self.whole
    return SIMD2(Int32(truncatingIfNeeded: bits.x.bitPattern), Int32(truncatingIfNeeded: bits.y.bitPattern))
  }
}
