// The outermost box: it has no container, so the room it is given stands for one.

extension Pass {
  func layoutRoot(_ root: Int32, in space: FlexSpace) {
    let room = Room(width: space.width ?? .nan, height: space.height ?? .nan)
    let frame = frame(root, basis: room.width, rightToLeft: space.rightToLeft)
    let margins = margins(root, basis: room.width, rightToLeft: space.rightToLeft)
    if styles[Int(root)].display == .none { return hide(root) }
    let fills = space.fills && styles[Int(root)].width.isAuto
    let width = usedWidth(root, in: room, fit: fills ? .stretch : .shrink, frame: frame, margins: margins.width)
    let stretched = space.fills && styles[Int(root)].height.isAuto ? room.height - margins.height : .nan
    let height = usedHeight(
      root, width: width, in: room, frame: frame, margins: margins.height, stretched: stretched.isNaN ? .nan : max(stretched, 0))
    let basis = stretched.isNaN ? heightBasis(root, width: width, in: room, frame: frame) : max(height - frame.height, 0)
    let shift = rootShift(root, in: room, rightToLeft: space.rightToLeft)
    place(
      root, x: margins.left + shift.x, y: margins.top + shift.y, width: width, height: height, basis: basis, frame: frame,
      rightToLeft: space.rightToLeft)
  }

  /// How far the root's insets move it: all of a relative root's, those from the room's corner of an absolute one's.
  private func rootShift(_ root: Int32, in room: Room, rightToLeft: Bool) -> (x: Double, y: Double) {
    switch styles[Int(root)].position {
    case .static: return (0, 0)
    case .relative: return relativeShift(root, in: room, rightToLeft: rightToLeft)
    case .absolute:
      let inset = cold(root).pointee.inset
      let left = inset.physicalLeft(direction(of: root, inherited: rightToLeft))
      return (left.resolvedOrZero(room.width), inset.top.resolvedOrZero(room.height))
    }
  }
}
