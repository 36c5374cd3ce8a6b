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

  /// The page's corner seen from a node's parent: exact, and as rounded.
  struct Corner {
    var x = 0.0
    var y = 0.0
    var pixelX = 0.0
    var pixelY = 0.0
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
      corner.x += pass.boxes[Int(path[index])].x * scale
      corner.y += pass.boxes[Int(path[index])].y * scale
    }
    (corner.pixelX, corner.pixelY) = (pixel(corner.x), pixel(corner.y))
    return corner
  }

  func snap(_ node: Int32, in parent: Corner) {
    let style = pass.styles + Int(node)
    if style.pointee.display == .none { return vanish(node) }
    if pass.isLeaf(node), pass.links[Int(node)].first >= 0 { vanishInside(node) }
    if style.pointee.display == .contents { return descendInto(node, parent) }
    let box = pass.boxes + Int(node)
    var corner = Corner(x: parent.x + box.pointee.x * scale, y: parent.y + box.pointee.y * scale)
    (corner.pixelX, corner.pixelY) = (pixel(corner.x), pixel(corner.y))
    var right = pixel(corner.x + box.pointee.width * scale)
    var bottom = pixel(corner.y + box.pointee.height * scale)
    if pass.isLeaf(node) {
      // A text that gets less than it asked for would break or be cut.
      right = max(right, corner.pixelX + (box.pointee.width * scale - 1e-3).rounded(.up))
      bottom = max(bottom, corner.pixelY + (box.pointee.height * scale - 1e-3).rounded(.up))
    }
    let phaseX = Float(corner.x - corner.pixelX)
    let phaseY = Float(corner.y - corner.pixelY)
    let known = snapped + Int(node)
    let stands = !all && !box.pointee.state.contains(.moved) && known.pointee.phaseX == phaseX && known.pointee.phaseY == phaseY
    known.pointee = SnappedBox(
      left: whole(corner.pixelX - parent.pixelX), top: whole(corner.pixelY - parent.pixelY), right: whole(right - parent.pixelX),
      bottom: whole(bottom - parent.pixelY), phaseX: phaseX, phaseY: phaseY)
    box.pointee.state.remove(.moved)
    if !stands, pass.links[Int(node)].first >= 0, !pass.isLeaf(node) { descendInto(node, corner) }
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
  @inline(__always) private func pixel(_ value: Double) -> Double { (value + (0.5 + 1e-6)).rounded(.down) }

  @inline(__always) private func whole(_ value: Double) -> Int32 { Int32(max(-1e9, min(value, 1e9))) }
}
