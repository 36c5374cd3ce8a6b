import CoreGraphics
import SwiftUI

/// The rules of `SWIFTUI-SEMANTICS`, written once more as plainly as can be: no cache, no ranges known beforehand, no shared code, and
/// the cost of asking everything again. Numbers of facts stand beside what they say.
struct ReferenceLayout {
  /// What a box is offered: nil asks for the ideal.
  struct Offer {
    var width: CGFloat?
    var height: CGFloat?
    subscript(axis: Axis) -> CGFloat? {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
    init(_ width: CGFloat?, _ height: CGFloat?) { (self.width, self.height) = (width, height) }
    init(_ axis: Axis, _ along: CGFloat?, _ across: CGFloat?) { self = axis == .horizontal ? Offer(along, across) : Offer(across, along) }
    init(_ size: CGSize) { self.init(size.width, size.height) }
  }
  typealias Box = ReferenceBox

  /// The frames of all boxes, in the order of their numbers, when the tree is offered `offer` and lies at the origin; nil for boxes that
  /// are not shown.
  static func frames(_ box: Box, in offer: Offer) -> [CGRect?] {
    var frames: [CGRect?] = []
    place(box, at: .zero, offer, in: nil, &frames)
    return frames
  }

  // MARK: sizes

  /// `axis`: that of the stack around; only spacers ask.
  static func size(_ box: Box, _ offer: Offer, in axis: Axis?) -> CGSize {
    switch box {
    case .color: return CGSize(width: offer.width ?? 10, height: offer.height ?? 10)  // 2, 62
    case .lines(let length): return Box.size(ofLines: length, in: offer.width)
    case .spacer(let min):  // 57
      let length = Swift.max(offer[axis!] ?? -.infinity, min ?? 8)
      return axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
    case .padding(let top, let leading, let bottom, let trailing, let inner):  // 48
      let own = size(inner, offerToInner(of: box, offer), in: nil)
      return CGSize(width: Swift.max(0, own.width + leading + trailing), height: Swift.max(0, own.height + top + bottom))
    case .frame(let width, let height, _, let inner):  // 40
      let own = size(inner, offerToInner(of: box, offer), in: nil)
      return CGSize(width: width ?? own.width, height: height ?? own.height)
    case .limited(let x, let y, _, let inner):
      let given = offerToInner(of: box, offer)
      let own = size(inner, given, in: nil)
      return CGSize(
        width: length(x, offer.width, given.width, own.width), height: length(y, offer.height, given.height, own.height))
    case .aspect(_, _, let inner), .fixed(_, _, let inner): return size(inner, offerToInner(of: box, offer), in: nil)  // 49, 50
    case .priority(_, let inner), .offset(_, _, let inner), .guide(_, let inner), .overlay(let inner, _, _), .background(let inner, _, _):
      return size(inner, offer, in: axis)  // 52–55
    case .stack(let axis, let spacing, let meeting, let children):
      if children.count == 1 { return size(children[0], offer, in: axis) }  // 22
      return line(axis, spacing, meeting, children, offer).size
    case .pile(let corner, let children):  // 36, 37, D1
      if children.count == 1 { return size(children[0], offer, in: nil) }
      let highest = children.map(priority).max() ?? 0
      let sizing = children.filter { priority($0) == highest }
      func extent(_ axis: Axis, _ at: Box.Meeting) -> CGFloat {
        let before = sizing.map { guide(axis, at, $0, offer, in: nil) }
        let after = zip(sizing, before).map { size($0, offer, in: nil)[axis] - $1 }
        return Swift.max(0, (before.max() ?? 0) + (after.max() ?? 0))
      }
      return CGSize(width: extent(.horizontal, corner.x), height: extent(.vertical, corner.y))
    case .position(_, _, let inner):  // 52
      let own = size(inner, offer, in: nil)
      return CGSize(width: offer.width ?? own.width, height: offer.height ?? own.height)
    case .fitting(let children): return size(children[chosen(of: children, offer)], offer, in: nil)  // 81
    case .grid(let grid): return grid.laidOut(offer).size
    case .lazyStack(let axis, let spacing, _, let children):  // 85, D6
      let cross: Axis = axis == .horizontal ? .vertical : .horizontal
      let sizes = children.map { size($0, Offer(axis, nil, offer[cross]), in: axis) }
      let length = sizes.reduce(0) { $0 + $1[axis] } + spacing * CGFloat(sizes.count - 1)
      let across = offer[cross] ?? sizes.map { $0[cross] }.max() ?? 0
      return axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }
  }

  /// What a box around one other offers it when it is measured.
  private static func offerToInner(of box: Box, _ offer: Offer) -> Offer {
    switch box {
    case .padding(let top, let leading, let bottom, let trailing, _):  // 48
      return Offer(offer.width.map { Swift.max(0, $0 - leading - trailing) }, offer.height.map { Swift.max(0, $0 - top - bottom) })
    case .frame(let width, let height, _, _): return Offer(width ?? offer.width, height ?? offer.height)  // 40
    case .limited(let x, let y, _, _):  // 43
      func given(_ limits: Box.Limits, _ length: CGFloat?) -> CGFloat? {
        (length ?? limits.ideal).map { Swift.min(Swift.max($0, limits.min ?? -.infinity), limits.max ?? .infinity) }
      }
      return Offer(given(x, offer.width), given(y, offer.height))
    case .fixed(let horizontal, let vertical, _): return Offer(horizontal ? nil : offer.width, vertical ? nil : offer.height)  // 49
    case .aspect(let ratio, let fill, _):  // 50, D4
      switch (offer.width, offer.height) {
      case (nil, nil): return offer
      case (let width?, nil): return Offer(width, width / ratio)
      case (nil, let height?): return Offer(height * ratio, height)
      case (let width?, let height?):
        let (across, down) = (width / ratio, height)
        let scale = fill ? Swift.max(across, down) : Swift.min(across, down)
        return Offer(scale * ratio, scale)
      }
    default: return offer
    }
  }

  /// Which of several boxes fits into what is offered: the first, else the last (80).
  private static func chosen(of children: [Box], _ offer: Offer) -> Int {
    children.firstIndex {
      let ideal = size($0, Offer(nil, nil), in: nil)
      return ideal.width <= offer.width ?? .infinity && ideal.height <= offer.height ?? .infinity
    } ?? children.count - 1
  }

  /// The length of a flexible frame (44).
  private static func length(_ limits: Box.Limits, _ offer: CGFloat?, _ given: CGFloat?, _ inner: CGFloat) -> CGFloat {
    switch (limits.min, limits.max) {
    case (_, _) where offer == nil && limits.ideal != nil: return limits.ideal!
    case (let min?, let max?): return Swift.min(Swift.max(offer ?? inner, min), max)
    case (let min?, nil): return Swift.max(min, Swift.min(given ?? .infinity, inner))
    case (nil, let max?): return Swift.min(max, Swift.max(given ?? -.infinity, inner))
    case (nil, nil): return inner
    }
  }

  // MARK: stacks

  /// A stack's size, and where its children lie in it and what they are offered (14–18).
  private static func line(
    _ axis: Axis, _ spacing: CGFloat?, _ meeting: Box.Meeting, _ children: [Box], _ offer: Offer
  ) -> (size: CGSize, places: [(origin: CGPoint, offer: Offer)]) {
    let cross: Axis = axis == .horizontal ? .vertical : .horizontal
    let gaps = zip(children, children.dropFirst()).map { spacing ?? distance($0, $1, along: axis) }
    var offers = children.map { _ in Offer(axis, nil, offer[cross]) }
    func length(_ index: Int, _ along: CGFloat?) -> CGFloat { size(children[index], Offer(axis, along, offer[cross]), in: axis)[axis] }
    if let along = offer[axis] {
      // 14: the higher priorities first; what the others need at least is kept for them.
      var left = along - gaps.reduce(0, +)
      for level in Set(children.map(priority)).sorted(by: >) {
        let members = children.indices.filter { priority(children[$0]) == level }
        let lower = children.indices.filter { priority(children[$0]) < level }
        // 11, 12: the least flexible first; of those without an end the one with the larger minimum.
        let order = members.sorted { a, b in
          let (shortA, shortB) = (length(a, 0), length(b, 0))
          let (freeA, freeB) = (length(a, .infinity) - shortA, length(b, .infinity) - shortB)
          if freeA != freeB { return freeA < freeB }
          if freeA == .infinity, shortA != shortB { return shortA > shortB }
          return a < b
        }
        let kept = lower.reduce(0) { $0 + length($1, 0) }
        for (position, index) in order.enumerated() {
          // 15
          let share = Swift.max(0, (left - kept) / CGFloat(order.count - position))
          offers[index][axis] = share
          left -= length(index, share)
        }
      }
    }
    // 18: one after the other along the axis, guides in one line across it.
    var places: [(origin: CGPoint, offer: Offer)] = []
    var (along, least, most) = (CGFloat(0), CGFloat.infinity, -CGFloat.infinity)
    for (index, child) in children.enumerated() {
      let own = size(child, offers[index], in: axis)
      let start = -guide(cross, meeting, child, offers[index], in: axis)
      if index > 0 { along += gaps[index - 1] }
      places.append((axis == .horizontal ? CGPoint(x: along, y: start) : CGPoint(x: start, y: along), offers[index]))
      along += own[axis]
      least = Swift.min(least, start)
      most = Swift.max(most, start + own[cross])
    }
    guard !children.isEmpty else { return (.zero, []) }
    for index in places.indices {
      if axis == .horizontal { places[index].origin.y -= least } else { places[index].origin.x -= least }
    }
    let across = most - least
    let whole = Swift.max(0, along)
    return (axis == .horizontal ? CGSize(width: whole, height: across) : CGSize(width: across, height: whole), places)
  }

  static func priority(_ box: Box) -> Double {
    switch box {
    case .priority(let priority, _): priority  // 53
    case .spacer: -.infinity
    case .fixed(_, _, let inner), .guide(_, let inner), .offset(_, _, let inner), .overlay(let inner, _, _), .background(let inner, _, _):
      priority(inner)  // 47, 54
    // Assumed: nothing recorded tells whether padding and an aspect ratio hide it as frames do.
    case .aspect(_, _, let inner), .padding(_, _, _, _, let inner): priority(inner)
    case .stack(_, _, _, let children), .pile(_, let children): children.count == 1 ? priority(children[0]) : 0  // 22
    default: 0  // 47
    }
  }

  // MARK: gaps

  /// What an edge asks for beside another: nil is a plain view's, which asks for nothing of its own (25, 27, 31).
  private static func edge(_ edge: Edge, of box: Box, in axis: Axis?) -> CGFloat? {
    let isAcross = edge == .leading || edge == .trailing
    switch box {
    case .spacer: return (axis == .horizontal) == isAcross ? 0 : nil
    case .padding(let top, let leading, let bottom, let trailing, let inner):  // 33
      let inset = [Edge.top: top, .leading: leading, .bottom: bottom, .trailing: trailing][edge]!
      return inset != 0 ? nil : self.edge(edge, of: inner, in: nil)
    case .frame(let width, let height, _, let inner):  // 32
      return (isAcross ? width : height) != nil ? nil : self.edge(edge, of: inner, in: nil)
    case .limited(let x, let y, _, let inner):
      let limits = isAcross ? x : y
      return limits.min != nil || limits.ideal != nil || limits.max != nil ? nil : self.edge(edge, of: inner, in: nil)
    case .aspect(_, _, let inner), .fixed(_, _, let inner), .priority(_, let inner), .offset(_, _, let inner), .guide(_, let inner),
      .overlay(let inner, _, _), .background(let inner, _, _):  // 33
      return self.edge(edge, of: inner, in: axis)
    case .stack(let axis, _, _, let children):  // 34
      if children.isEmpty { return 0 }
      let isAlong = (axis == .horizontal) == isAcross
      let asked = !isAlong ? children : edge == .leading || edge == .top ? [children.first!] : [children.last!]
      return asked.compactMap { self.edge(edge, of: $0, in: axis) }.max()
    case .pile(_, let children): return children.isEmpty ? 0 : children.compactMap { self.edge(edge, of: $0, in: nil) }.max()
    case .color, .lines, .position, .lazyStack, .fitting, .grid: return nil  // 33
    }
  }
  static func distance(_ a: Box, _ b: Box, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return [edge(end, of: a, in: axis), edge(start, of: b, in: axis)].compactMap { $0 }.max() ?? 8
  }

  // MARK: guides

  /// Where a guide lies in a box: where it was moved, else where it always lies (72). In what is endless it lies at the start.
  static func guide(_ axis: Axis, _ at: Box.Meeting, _ box: Box, _ offer: Offer, in stack: Axis?) -> CGFloat {
    let position = moved(axis, at, box, offer, in: stack) ?? at.position(in: size(box, offer, in: stack)[axis])
    return position.isFinite ? position : 0
  }

  /// Where a guide was moved to within a box; nil where nobody did. Containers of several do not tell (75).
  private static func moved(_ axis: Axis, _ at: Box.Meeting, _ box: Box, _ offer: Offer, in stack: Axis?) -> CGFloat? {
    switch box {
    case .guide(let guide, let inner):  // 55
      if guide.axis == axis, guide.at == at { return size(inner, offer, in: stack)[axis] * guide.fraction + guide.more }
      return moved(axis, at, inner, offer, in: stack)
    case .padding, .frame, .limited, .aspect, .fixed:
      guard let inner = box.inner else { return nil }
      let own = size(box, offer, in: nil)
      let (origin, given) = placeInner(of: box, own, offer)
      return moved(axis, at, inner, given, in: nil).map { $0 + (axis == .horizontal ? origin.x : origin.y) }
    case .priority(_, let inner), .offset(_, _, let inner), .overlay(let inner, _, _), .background(let inner, _, _):  // 78
      return moved(axis, at, inner, offer, in: stack)
    case .stack(let own, _, _, let children): return children.count == 1 ? moved(axis, at, children[0], offer, in: own) : nil
    case .pile(_, let children): return children.count == 1 ? moved(axis, at, children[0], offer, in: nil) : nil
    case .position(_, _, let inner):
      let given = Offer(size(box, offer, in: nil))
      return moved(axis, at, inner, given, in: nil).map { $0 + (axis == .horizontal ? centred(box, given).x : centred(box, given).y) }
    case .fitting(let children): return moved(axis, at, children[chosen(of: children, offer)], offer, in: nil)
    case .color, .lines, .spacer, .lazyStack, .grid: return nil
    }
  }

  // MARK: places

  /// Where what is positioned begins (52).
  private static func centred(_ box: Box, _ given: Offer) -> CGPoint {
    guard case .position(let x, let y, let inner) = box else { return .zero }
    let own = size(inner, given, in: nil)
    return CGPoint(x: x - own.width / 2, y: y - own.height / 2)
  }

  /// Where a box around one other puts it, and what it offers it there.
  private static func placeInner(of box: Box, _ own: CGSize, _ offer: Offer) -> (origin: CGPoint, offer: Offer) {
    switch box {
    case .padding(let top, let leading, _, _, _): return (CGPoint(x: leading, y: top), offerToInner(of: box, offer))
    case .frame(_, _, let corner, let inner): return aligned(inner, corner, own, offerToInner(of: box, offer))  // 41
    case .limited(let x, let y, let corner, let inner):  // 46
      func given(_ limits: Box.Limits, _ offer: CGFloat?, _ own: CGFloat) -> CGFloat? {
        let isBetween = own > limits.min ?? -.infinity && own < limits.max ?? .infinity
        return offer == nil && limits.ideal == nil && isBetween ? nil : own
      }
      return aligned(inner, corner, own, Offer(given(x, offer.width, own.width), given(y, offer.height, own.height)))
    default: return (.zero, offerToInner(of: box, offer))
    }
  }
  private static func aligned(_ inner: Box, _ corner: Box.Corner, _ own: CGSize, _ offer: Offer) -> (CGPoint, Offer) {
    let x = corner.x.position(in: own.width) - guide(.horizontal, corner.x, inner, offer, in: nil)
    let y = corner.y.position(in: own.height) - guide(.vertical, corner.y, inner, offer, in: nil)
    return (CGPoint(x: x, y: y), offer)
  }

  private static func place(_ box: Box, at origin: CGPoint, _ offer: Offer, in axis: Axis?, _ frames: inout [CGRect?]) {
    let own = size(box, offer, in: axis)
    frames.append(CGRect(origin: origin, size: own))
    func put(_ inner: Box, _ at: CGPoint, _ offer: Offer, in axis: Axis?) {
      place(inner, at: CGPoint(x: origin.x + at.x, y: origin.y + at.y), offer, in: axis, &frames)
    }
    switch box {
    case .color, .lines, .spacer: break
    case .padding(_, _, _, _, let inner), .frame(_, _, _, let inner), .limited(_, _, _, let inner), .aspect(_, _, let inner),
      .fixed(_, _, let inner):
      let (at, given) = placeInner(of: box, own, offer)
      put(inner, at, given, in: nil)
    case .priority(_, let inner), .guide(_, let inner): put(inner, .zero, offer, in: axis)
    case .offset(let x, let y, let inner): put(inner, CGPoint(x: x, y: y), offer, in: axis)  // 52
    case .overlay(let inner, let corner, let other), .background(let inner, let corner, let other):  // 54
      put(inner, .zero, offer, in: axis)
      let given = Offer(own)
      let x = guide(.horizontal, corner.x, inner, offer, in: axis) - guide(.horizontal, corner.x, other, given, in: nil)
      let y = guide(.vertical, corner.y, inner, offer, in: axis) - guide(.vertical, corner.y, other, given, in: nil)
      put(other, CGPoint(x: x, y: y), given, in: nil)
    case .stack(let axis, let spacing, let meeting, let children):
      if children.count == 1 { return put(children[0], .zero, offer, in: axis) }  // 22
      // 19: what was not offered across is the stack's own length at placing.
      let cross: Axis = axis == .horizontal ? .vertical : .horizontal
      let given = Offer(axis, offer[axis], offer[cross] ?? own[cross])
      for (child, place) in zip(children, line(axis, spacing, meeting, children, given).places) {
        put(child, place.origin, place.offer, in: axis)
      }
    case .pile(let corner, let children):
      if children.count == 1 { return put(children[0], .zero, offer, in: nil) }
      let given = Offer(own)  // 38
      let highest = children.map(priority).max() ?? 0
      let sizing = children.filter { priority($0) == highest }
      let x = sizing.map { guide(.horizontal, corner.x, $0, given, in: nil) }.max() ?? 0  // 39
      let y = sizing.map { guide(.vertical, corner.y, $0, given, in: nil) }.max() ?? 0
      for child in children {
        let at = CGPoint(
          x: x - guide(.horizontal, corner.x, child, given, in: nil), y: y - guide(.vertical, corner.y, child, given, in: nil))
        put(child, at, given, in: nil)
      }
    case .position(_, _, let inner): put(inner, centred(box, Offer(own)), Offer(own), in: nil)
    case .fitting(let children):
      let shown = chosen(of: children, offer)
      for (index, child) in children.enumerated() {
        if index == shown { put(child, .zero, offer, in: nil) } else { frames += Array(repeating: nil, count: child.count) }
      }
    case .grid(let grid):
      for (cell, place) in zip(grid.cells, grid.laidOut(offer).places) { put(cell.box, place.origin, place.offer, in: nil) }
    case .lazyStack(let axis, let spacing, let meeting, let children):
      let cross: Axis = axis == .horizontal ? .vertical : .horizontal
      let given = Offer(axis, nil, own[cross])
      var along: CGFloat = 0
      for child in children {
        let across = meeting.position(in: own[cross]) - guide(cross, meeting, child, given, in: axis)
        put(child, axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), given, in: axis)
        along += size(child, given, in: axis)[axis] + spacing
      }
    }
  }
}

extension ReferenceBox {
  /// How many boxes there are, this one and all within.
  var count: Int {
    switch self {
    case .color, .lines, .spacer: 1
    case .padding(_, _, _, _, let inner), .frame(_, _, _, let inner), .limited(_, _, _, let inner), .aspect(_, _, let inner),
      .fixed(_, _, let inner), .priority(_, let inner), .offset(_, _, let inner), .guide(_, let inner), .position(_, _, let inner):
      1 + inner.count
    case .overlay(let inner, _, let other), .background(let inner, _, let other): 1 + inner.count + other.count
    case .stack(_, _, _, let all), .pile(_, let all), .fitting(let all), .lazyStack(_, _, _, let all): all.reduce(1) { $0 + $1.count }
    case .grid(let grid): grid.cells.reduce(1) { $0 + $1.box.count }
    }
  }

  /// The one box within; nil for leaves and containers.
  var inner: ReferenceBox? {
    switch self {
    case .padding(_, _, _, _, let inner), .frame(_, _, _, let inner), .limited(_, _, _, let inner), .aspect(_, _, let inner),
      .fixed(_, _, let inner):
      inner
    default: nil
    }
  }
}
extension CGSize {
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
