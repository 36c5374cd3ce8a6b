import PinLayout
import Testing

private typealias Call = @MainActor @Sendable (PinLayout<UIView>, PinWorld) -> Void

/// Chains of calls that do not contradict each other.
private let chains: [[Call]] = [
  [{ p, _ in p.left(10) }, { p, _ in p.width(100) }, { p, _ in p.marginLeft(5) }, { p, _ in p.pinEdges() }],
  [{ p, _ in p.horizontally(10) }, { p, _ in p.maxWidth(120) }, { p, _ in p.justify(.center) }, { p, _ in p.marginHorizontal(7) }],
  [{ p, w in p.below(of: w.r, aligned: .left) }, { p, w in p.width(of: w.r2) }, { p, _ in p.marginTop(3) }, { p, _ in p.height(10) }],
  [{ p, _ in p.width(200) }, { p, _ in p.sizeToFit(.width) }, { p, _ in p.maxHeight(15) }, { p, _ in p.vCenter() }],
  [{ p, _ in p.left(5) }, { p, _ in p.right(5) }, { p, _ in p.aspectRatio(4) }, { p, _ in p.bottom(10) }, { p, _ in p.margin(2) }],
  [{ p, w in p.horizontallyBetween(w.r, and: w.r2, aligned: .top) }, { p, _ in p.minHeight(99) }, { p, _ in p.marginTop(1) }],
  [{ p, w in p.center(to: w.r.anchor.bottomRight) }, { p, _ in p.size(30) }, { p, _ in p.margin(1, 2, 3, 4) }],
  [
    { p, _ in p.top(10) }, { p, _ in p.height(50) }, { p, _ in p.pinEdges() }, { p, _ in p.marginVertical(4) }, { p, _ in p.maxHeight(40) },
  ],
  [{ p, _ in p.start(8) }, { p, w in p.after(of: w.r) }, { p, _ in p.vCenter(10%) }],
]

private func orders(_ count: Int) -> [[Int]] {
  guard count > 0 else { return [[]] }
  return orders(count - 1).flatMap { rest in
    (0...rest.count).map { place in
      var order = rest
      order.insert(count - 1, at: place)
      return order
    }
  }
}

extension PinTests {
  @Test func theOrderOfCallsNeverChangesTheFrame() {
    for (number, chain) in chains.dropLast().enumerated() {
      var frames: Set<String> = []
      for order in orders(chain.count) {
        let world = PinWorld(scale: 3)
        let pin = world.v.pin
        for index in order { chain[index](pin, world) }
        pin.layout()
        #expect(Pin.lastWarningText == nil, "chain \(number)")
        frames.insert("\(world.v.frame)")
      }
      #expect(frames.count == 1, "chain \(number): \(frames)")
    }
  }

  @Test func whereCallsContradictTheFirstWins() {
    let world = PinWorld()
    world.v.pin.start(8).after(of: world.r)
    #expect(world.v.frame.minX == 8)
    world.v.pin.after(of: world.r).start(8)
    #expect(world.v.frame.minX == 240)
  }

  @Test func theMaximumWinsOverTheMinimum() {
    let world = PinWorld()
    world.v.pin.minWidth(200).maxWidth(150)
    #expect(world.v.frame.width == 150)
  }

  @Test func anImpossibleSizeLeavesTheViewsOwn() {
    let world = PinWorld()
    world.v.pin.left(300).right(300)
    #expect(world.v.frame.width == 100)
    world.v.pin.left(.nan).top(.infinity)
    #expect(world.v.frame == CGRect(x: 300, y: 50, width: 100, height: 60))
  }
}
