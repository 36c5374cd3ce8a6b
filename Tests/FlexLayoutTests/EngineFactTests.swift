import FlexLayout
import Foundation
import QuoinLayout
import Testing

/// Says how often it was measured; its content is 30 × 10 unless changed.
final class Measured: UIView {
  var content = CGSize(width: 30, height: 10) { didSet { contentSizeChanged() } }
  var questions: [CGSize] = []

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    questions.append(size)
    return content
  }
}

extension FlexTests {
  @Test(arguments: [(1, [0, 33, 66]), (2, [0, 33, 66.5]), (3, [0, 100.0 / 3, 200.0 / 3])] as [(CGFloat, [CGFloat])])
  func thirdsOfAHundredBeginAtOrBeforeTheirPlace(_ scale: CGFloat, _ places: [CGFloat]) {
    atScale(scale) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      root.flex.direction(.row).define { flex in for _ in 0..<3 { flex.addItem().grow(1).basis(0) } }
      root.flex.layout()
      for (child, x) in zip(root.subviews, places) { #expect(abs(child.frame.minX - x) < 0.001, "\(scale): \(child.frame)") }
      if scale == 2 { #expect(root.subviews.map(\.frame.width) == [33.5, 34, 33.5]) }
    }
  }

  @Test func aRootsMarginDoesNotDrift() {
    let world = FlexWorld()
    world.root.frame = CGRect(x: 10, y: 20, width: 400, height: 300)
    world.root.flex.margin(5)
    for _ in 0..<3 { world.root.flex.layout() }
    #expect(world.root.frame == CGRect(x: 15, y: 25, width: 390, height: 290))
    world.root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    world.root.flex.layout()
    #expect(world.root.frame == CGRect(x: 5, y: 5, width: 90, height: 90))
  }

  @Test func theModesKeepWidthAndHeight() {
    let world = FlexWorld()
    world.root.flex.layout(mode: .adjustHeight)
    #expect(world.root.frame.size == CGSize(width: 400, height: 90))
    world.root.flex.layout(mode: .adjustWidth)
    #expect(world.root.frame.size == CGSize(width: 60, height: 90))
  }

  @Test func aDimensionWithoutLimitIsFree() {
    let world = FlexWorld()
    for free in [CGFloat.infinity, .nan, .greatestFiniteMagnitude] {
      #expect(world.root.flex.sizeThatFits(size: CGSize(width: 200, height: free)) == CGSize(width: 200, height: 90))
      #expect(world.root.flex.sizeThatFits(size: CGSize(width: free, height: free)) == CGSize(width: 60, height: 90))
    }
  }

  @Test func aPlainSubviewGetsNoSizeAndIsAFinding() {
    let world = FlexWorld()
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    plain.accessibilityIdentifier = "plain"
    world.root.addSubview(plain)
    var findings: [LayoutFinding] = []
    LayoutFindings.onFinding = { findings.append($0) }
    world.root.flex.layout()
    LayoutFindings.onFinding = nil
    #expect(plain.frame == .zero)
    #expect(findings.map(\.subject) == ["plain"])
  }

  @Test func aPlainLeafMeasuresNothingUnlessItHasSubviews() {
    let world = FlexWorld()
    world.a.flex.width(nil).height(nil).alignSelf(.start)
    world.a.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    world.root.flex.layout()
    #expect(world.a.frame.size == .zero)
    world.a.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    world.a.addSubview(UIView())
    world.a.flex.markDirty()
    world.root.flex.layout()
    #expect(world.a.frame.size == CGSize(width: 30, height: 30))
  }

  @Test func contentsHoistsItsItemsAndNoneEmptiesThem() {
    let world = FlexWorld()
    let inner = UIView()
    world.b.flex.display(.contents).addItem(inner).size(7)
    world.root.flex.layout()
    #expect(world.b.frame == .zero)
    #expect(inner.frame == CGRect(x: 0, y: 40, width: 7, height: 7))
    world.b.flex.display(.none)
    world.root.flex.layout()
    #expect(world.b.frame == .zero)
    #expect(inner.frame == .zero)
    #expect(world.c.frame.minY == 40)
  }

  @Test func changedContentIsMeasuredAgainByItself() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let leaf = Measured()
    root.flex.alignItems(.start).addItem(leaf)
    root.flex.layout()
    #expect(leaf.frame.size == CGSize(width: 30, height: 10))
    let asked = leaf.questions.count
    root.flex.layout()
    #expect(leaf.questions.count == asked)
    leaf.content = CGSize(width: 40, height: 20)
    root.flex.layout()
    #expect(leaf.frame.size == CGSize(width: 40, height: 20))
  }

  @Test func anAbsoluteItemWithoutInsetsFollowsItsParentsAlignment() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let item = UIView()
    root.flex.justifyContent(.center).alignItems(.center).addItem(item).position(.absolute).size(20)
    root.flex.layout()
    #expect(item.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test func aRatioIsNotStretched() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let item = UIView()
    let other = UIView()
    root.flex.direction(.row).define {
      $0.addItem(item).width(100).aspectRatio(1)
      $0.addItem(other).width(10)
    }
    root.flex.layout()
    #expect(item.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(other.frame.height == 200)
    item.flex.aspectRatio(nil)
    root.flex.layout()
    #expect(item.frame.height == 200)
  }

  @Test func anItemLeftOutKeepsItsFrame() {
    let world = FlexWorld()
    world.a.frame = CGRect(x: 9, y: 9, width: 9, height: 9)
    world.a.flex.isIncludedInLayout(false)
    world.root.flex.layout()
    #expect(world.a.frame == CGRect(x: 9, y: 9, width: 9, height: 9))
  }

  @Test func viewsMayBeReorderedRemovedReplacedAndMovedToOtherTrees() {
    let world = FlexWorld()
    world.root.flex.layout()
    world.root.bringSubviewToFront(world.a)
    world.root.flex.layout()
    #expect(world.a.frame.minY == 50)
    world.b.removeFromSuperview()
    world.root.flex.layout()
    #expect(world.a.frame.minY == 30)
    let other = FlexWorld()
    other.root.flex.layout()
    other.root.insertSubview(world.a, at: 0)
    other.root.flex.layout()
    world.root.flex.layout()
    #expect(world.a.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(other.a.frame.minY == 40)
    #expect(world.c.frame.minY == 0)
    // A leaf becomes a container and a leaf again.
    let inner = UIView()
    world.c.flex.height(nil).addItem(inner).height(12)
    world.root.flex.layout()
    #expect(world.c.frame.height == 12)
    inner.removeFromSuperview()
    world.root.flex.layout()
    #expect(world.c.frame.height == 0)
  }

  @Test func partsOfATreeMayBeLaidOutAlone() {
    let world = FlexWorld()
    let inner = UIView()
    world.a.flex.addItem(inner).grow(1)
    world.root.flex.layout()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    world.a.frame = CGRect(x: 3, y: 4, width: 10, height: 10)
    world.a.flex.layout()
    world.root.flex.layout()
    #expect(world.a.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test func everythingIsFreed() {
    weak var view: UIView?
    weak var flex: Flex?
    do {
      let world = FlexWorld()
      world.root.flex.layout()
      view = world.a
      flex = world.root.flex
    }
    #expect(view == nil)
    #expect(flex == nil)
    var orphan: UIView? = UIView()
    let kept = orphan!.flex
    orphan = nil
    #expect(kept.view == nil)
    kept.layout()
    kept.addItem().width(3)
    #expect(kept.sizeThatFits(size: .zero) == .zero)
  }

  @Test func aTreeOfTenThousandLevelsIsLaidOut() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20_000, height: 30))
    var flex = root.flex
    for _ in 0..<10_000 { flex = flex.addItem().paddingLeft(1).grow(1) }
    let last = flex.addItem(Measured())
    root.flex.layout()
    root.layoutIfNeeded()
    #expect(last.view?.frame.width == 10_000)
    #expect(root.isDescendant(of: root))
    #expect(last.view?.convert(CGPoint.zero, to: root).x == 10_000)
  }

  @Test func aFlexPassExplainsItself() {
    let world = FlexWorld()
    world.a.accessibilityIdentifier = "a"
    world.a.flex.grow(1)
    let recorder = TraceRecorder()
    LayoutExplaining.recorder = recorder
    world.root.flex.layout()
    LayoutExplaining.recorder = nil
    let trace = recorder.trace
    let own = trace.steps.filter { trace.subjects[$0.subject].identifier == "a" }.map(\.act)
    #expect(own.last == .isPlaced(LayoutTree.Rect(world.a.frame)))
  }
}
