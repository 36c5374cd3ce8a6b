import Testing

@testable import UIKit

final class CountingView: UIView {
  var layouts = 0
  var heard: [String] = []
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
  override func didMoveToSuperview() { heard.append("didMoveToSuperview \(superview != nil)") }
  override func willMove(toSuperview newSuperview: UIView?) { heard.append("willMove \(newSuperview != nil)") }
  override func didMoveToWindow() { heard.append("window \(window != nil)") }
  override func safeAreaInsetsDidChange() { heard.append("safeArea \(safeAreaInsets.top)") }
}

/// Apple's relations between frame, bounds, center, anchorPoint and transform.
@Suite(.serialized) @MainActor struct ViewGeometryTests {
  @Test func frameBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = .zero
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    view.bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
    #expect(view.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
    #expect(view.center == .zero)
  }

  @Test func aTransformLeavesBoundsAndCenterAndChangesTheFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(abs(view.frame.minX - 25) < 1e-9 && abs(view.frame.minY + 25) < 1e-9)
    #expect(abs(view.frame.width - 50) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
  }

  @Test func movingTheAnchorPointMovesTheView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    view.layer.position = CGPoint(x: 1, y: 2)
    #expect(view.frame.origin == CGPoint(x: 1, y: 2))
    #expect(view.center == CGPoint(x: 1, y: 2))
  }

  @Test func pointsConvertThroughScrolledAndScaledViews() {
    let root = UIView(frame: CGRect(x: 100, y: 100, width: 300, height: 300))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 50)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: -25))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 115, y: 75))
    #expect(root.convert(CGPoint(x: 15, y: -25), to: inner) == .zero)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(inner.bounds, to: scroll) == CGRect(x: 0, y: 0, width: 20, height: 20))
    let other = UIView(frame: CGRect(x: 7, y: 8, width: 1, height: 1))
    #expect(other.convert(CGPoint.zero, to: root) == CGPoint(x: -93, y: -92))
  }

  @Test func subviewsKeepTheirOrderAndHearWhatHappens() {
    let root = UIView()
    let a = CountingView()
    let b = UIView()
    let c = UIView()
    [a, b, c].forEach(root.addSubview)
    root.sendSubviewToBack(c)
    #expect(root.subviews == [c, a, b])
    root.insertSubview(c, aboveSubview: a)
    #expect(root.subviews == [a, c, b])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [b, c, a])
    #expect(root.layer.sublayers! == [b.layer, c.layer, a.layer])
    a.removeFromSuperview()
    #expect(a.heard == ["willMove true", "didMoveToSuperview true", "willMove false", "didMoveToSuperview false"])
    #expect(a.superview == nil && root.subviews == [b, c])
    // A view is never its own ancestor.
    b.addSubview(root)
    #expect(root.superview == nil)
  }

  @Test func layoutRunsOnceAndTopDown() {
    let root = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = CountingView()
    root.addSubview(child)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(root.layouts == 1 && child.layouts == 1)
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layouts == 1 && child.layouts == 2)
    child.frame = CGRect(x: 1, y: 1, width: 0, height: 0)
    root.layoutIfNeeded()
    #expect(child.layouts == 2)
    child.frame.size.width = 5
    root.layoutIfNeeded()
    #expect(child.layouts == 3)
  }

  @Test func aViewThatAlwaysAsksForLayoutIsStoppedAndIsAFinding() {
    final class Restless: UIView { override func layoutSubviews() { setNeedsLayout() } }
    var findings = 0
    LayoutFindings.onFinding = { _ in findings += 1 }
    Restless().layoutIfNeeded()
    LayoutFindings.onFinding = nil
    #expect(findings == 1)
  }

  @Test func safeAreasReachTheSubviewsTheyCover() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.viewState.safeAreaRoot = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let top = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let lower = UIView(frame: CGRect(x: 0, y: 30, width: 100, height: 170))
    window.addSubview(top)
    top.addSubview(lower)
    window.settleLayout()
    #expect(top.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    #expect(lower.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0))
    #expect(top.heard.last == "safeArea 47.0")
    #expect(top.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 47, width: 100, height: 53))
    #expect(top.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 8, right: 8))
  }

  @Test func autoresizingSharesTheChange() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(view.frame == CGRect(x: 10, y: 70, width: 150, height: 60))
  }

  @Test func viewsAndLayersAreFreedEvenWhenTheyAreDeep() {
    weak var last: UIView?
    weak var layer: CALayer?
    do {
      let root = UIView()
      var view = root
      for _ in 0..<10_000 {
        let inner = UIView()
        view.addSubview(inner)
        view = inner
      }
      last = view
      layer = view.layer
      root.layoutIfNeeded()
      #expect(view.safeAreaInsets == .zero)
      _ = LayerPainter.paint(root.layer, size: CGSize(width: 1, height: 1), traits: .standard)
    }
    #expect(last == nil && layer == nil)
  }

  @Test func geometryPrintsAsOnThePhone() {
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4.5))" == "(1.0, 2.0, 3.0, 4.5)")
    #expect("\(CGPoint(x: 1, y: 2)) \(CGSize(width: 3, height: 4))" == "(1.0, 2.0) (3.0, 4.0)")
  }
}
