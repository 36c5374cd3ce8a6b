import PinLayout
import Testing

/// References in other superviews, transforms, layers, sizes by layout.
extension PinTests {
  @Test func aReferenceInANestedSuperviewIsConverted() {
    let world = PinWorld()
    let nest = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    world.root.addSubview(nest)
    nest.addSubview(inner)
    world.v.pin.topLeft(to: inner.anchor.bottomRight)
    #expect(world.v.frame.origin == CGPoint(x: 35, y: 46))
    inner.pin.topLeft(to: world.r.anchor.topLeft)
    #expect(inner.frame.origin == CGPoint(x: 120, y: 70))
  }

  @Test func treesWithoutACommonRootMeetInTheSpaceAroundThem() {
    let world = PinWorld()
    let other = UIView(frame: CGRect(x: 7, y: 9, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    other.addSubview(inner)
    world.root.frame.origin = CGPoint(x: 3, y: 4)
    world.v.pin.topLeft(to: inner.anchor.topLeft)
    #expect(world.v.frame.origin == CGPoint(x: 5, y: 7))
  }

  @Test func pinKeepsTheTransformAndPinFrameSetsTheFrame() {
    let world = PinWorld()
    world.v.transform = CGAffineTransform(scaleX: 2, y: 2)
    world.v.pin.left(10).top(10).size(50)
    #expect(world.v.bounds.size == CGSize(width: 50, height: 50))
    #expect(world.v.center == CGPoint(x: 35, y: 35))
    #expect(world.v.frame == CGRect(x: -15, y: -15, width: 100, height: 100))
    world.v.pinFrame.left(10).top(10).size(50)
    #expect(world.v.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
    #expect(world.v.bounds.size == CGSize(width: 25, height: 25))
  }

  @Test func anchorPointIsKept() {
    let world = PinWorld()
    world.v.anchorPoint = .zero
    world.v.pin.left(10).top(20).size(50)
    #expect(world.v.center == CGPoint(x: 10, y: 20))
    #expect(world.v.frame == CGRect(x: 10, y: 20, width: 50, height: 50))
  }

  @Test func withoutATestsOwnScaleTheScreensPixelsCount() {
    let world = PinWorld()
    _pinlayoutSetUnitTest(scale: nil)
    for (scale, place) in [(CGFloat(0), CGFloat(10)), (1, 10), (2, 10.5), (4, 10.25)] {
      UITraitCollection(displayScale: scale).performAsCurrent { world.v.pin.left(10.3).top(20).size(50) }
      #expect(world.v.frame == CGRect(x: place, y: 20, width: 50, height: 50), "\(scale)")
    }
    _pinlayoutSetUnitTest(scale: 1)
  }

  @Test func aScrollOffsetIsKept() {
    let world = PinWorld()
    world.v.bounds.origin = CGPoint(x: 0, y: 30)
    world.v.pin.all()
    #expect(world.v.bounds == CGRect(x: 0, y: 30, width: 400, height: 300))
  }

  @Test func layersPinToo() {
    _ = PinWorld()
    let above = CALayer()
    let below = CALayer()
    let second = CALayer()
    above.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    above.addSublayer(below)
    above.addSublayer(second)
    below.pin.top(5).left(5).width(50%).height(10)
    second.pin.below(of: below, aligned: .right).size(20).marginTop(3)
    #expect(below.frame == CGRect(x: 5, y: 5, width: 50, height: 10))
    #expect(second.frame == CGRect(x: 35, y: 18, width: 20, height: 20))
  }

  @Test func aViewFindsItsSizeByLayingOutWithoutMovingAnything() {
    let world = PinWorld()
    let inner = FittingView()
    world.root.addSubview(inner)
    let size = world.root.autoSizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)) {
      world.v.pin.top(10).horizontally(10).sizeToFit(.width).marginBottom(4)
      world.r.pin.below(of: world.v).height(20).marginTop(6)
      world.r2.pin.topLeft().size(1)
      inner.pin.topLeft().size(1)
    }
    // 180 wide is 20 high: 10 + 20; the margin below belongs to the first view; the second ends at 30 + 6 + 20.
    #expect(size == CGSize(width: 240, height: 56))
    #expect(world.v.frame == CGRect(x: 40, y: 50, width: 100, height: 60))
    #expect(world.r.frame == CGRect(x: 140, y: 100, width: 100, height: 60))
  }

  @Test func safeAreaMarginsAndKeyboardAreRead() {
    let world = PinWorld()
    world.root.viewState.safeAreaRoot = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(world.root.pin.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(world.root.pin.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    #expect(world.root.pin.readableMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    #expect(world.root.pin.keyboardArea == CGRect(x: 0, y: 266, width: 400, height: 34))
    // Reading must not move the view.
    #expect(world.root.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    world.v.pin.top(world.root.pin.safeArea)
    #expect(world.v.frame.minY == 47)
  }

  @Test func directionFollowsTheViewWhenAutomatic() {
    let world = PinWorld(direction: .auto)
    world.v.semanticContentAttribute = .forceRightToLeft
    world.v.pin.start(10)
    #expect(world.v.frame.maxX == 390)
    world.v.semanticContentAttribute = .forceLeftToRight
    world.v.pin.start(10)
    #expect(world.v.frame.minX == 10)
    Pin.layoutDirection(.ltr)
  }

  @Test func roundsToThirdsAtThreePixels() {
    let world = PinWorld(scale: 3)
    world.root.frame.size = CGSize(width: 390, height: 844)
    world.v.pin.vCenter().hCenter().height(487).width(327)
    #expect(isNear(world.v.frame, CGRect(x: 95.0 / 3, y: 536.0 / 3, width: 327, height: 487)))
  }

  @Test func chainsAndViewsAreFreed() {
    weak var gone: UIView?
    do {
      let world = PinWorld()
      gone = world.v
      world.v.pin.below(of: world.r).left(10).sizeToFit()
    }
    #expect(gone == nil)
  }

  @Test func percentsAndInsetsCount() {
    #expect((25%).of(80) == 20)
    #expect((-25%).of(80) == -20)
    #expect("\(12.5%) \(50%)" == "12.5% 50%")
    #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) + 1 == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    let least = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).minInsets(dx: 3, dy: 2)
    #expect(least == UIEdgeInsets(top: 2, left: 3, bottom: 3, right: 4))
  }
}
