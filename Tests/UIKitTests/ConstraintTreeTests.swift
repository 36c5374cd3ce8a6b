import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct ConstraintTreeTests {
  func pin(_ view: UIView, to outer: UIView, _ inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
    ]
  }
  func free() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test func tenThousandViewsInsideEachOther() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    var outer = root
    var constraints: [NSLayoutConstraint] = []
    for depth in 0..<10_000 {
      let view = free()
      outer.addSubview(view)
      constraints += pin(view, to: outer, depth < 50 ? 1 : 0)
      outer = view
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(outer.convert(CGPoint.zero, to: root) == CGPoint(x: 50, y: 50))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(outer.frame.width == 300)
  }

  @Test func aConstraintUnderTenThousandFrames() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    var outer = root
    for _ in 0..<10_000 {
      let view = UIView(frame: root.bounds)
      outer.addSubview(view)
      outer = view
    }
    let leaf = free()
    outer.addSubview(leaf)
    NSLayoutConstraint.activate(pin(leaf, to: outer, 7))
    root.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 7, y: 7, width: 286, height: 186))
  }

  @Test func brokenNumbersAreFindingsOnce() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = free()
    root.addSubview(view)
    var findings: [String] = []
    LayoutFindings.onFinding = { findings.append($0.message) }
    NSLayoutConstraint.activate(pin(view, to: root))
    let broken = view.widthAnchor.constraint(equalToConstant: .nan)
    broken.isActive = true
    root.layoutIfNeeded()
    root.setNeedsLayout()
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    LayoutFindings.onFinding = nil
    #expect(view.frame == root.bounds)
    #expect(findings == ["The constraint UIView.width = nan has a number that is not finite, so it was left out."])
  }

  @Test func aRefusedConstraintLeavesTheRestAsItWas() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (one, two) = (free(), free())
    root.addSubview(one)
    root.addSubview(two)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor), one.rightAnchor.constraint(lessThanOrEqualTo: two.leftAnchor, constant: -10),
      two.rightAnchor.constraint(equalTo: root.rightAnchor), one.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
      two.widthAnchor.constraint(equalTo: one.widthAnchor),
    ])
    let wide = one.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(one.frame.width + 10 + two.frame.width <= 300)
    #expect(one.frame.width >= 100)
    #expect(two.frame.maxX == 300)
    // When room comes, the refused constraint may hold after being made active again.
    wide.isActive = false
    root.frame.size.width = 500
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(one.frame.width >= 200)
  }

  @Test func readingFromRightToLeftMirrorsEverything() {
    func frames(_ semantics: UISemanticContentAttribute) -> [CGRect] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let (one, two) = (free(), free())
      for view in [root, one, two] { view.semanticContentAttribute = semantics }
      root.addSubview(one)
      root.addSubview(two)
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12), one.widthAnchor.constraint(equalToConstant: 40),
        two.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 8),
        two.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20), two.widthAnchor.constraint(equalToConstant: 210),
        one.topAnchor.constraint(equalTo: root.topAnchor), two.topAnchor.constraint(equalTo: root.topAnchor),
        one.heightAnchor.constraint(equalToConstant: 10), two.heightAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      return [one.frame, two.frame]
    }
    let left = frames(.forceLeftToRight)
    #expect(left == [CGRect(x: 12, y: 0, width: 40, height: 10), CGRect(x: 70, y: 0, width: 210, height: 10)])
    #expect(frames(.forceRightToLeft) == left.map { CGRect(x: 300 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
  }

  @Test func openLayoutsAreKnown() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (sure, open) = (free(), free())
    root.addSubview(sure)
    root.addSubview(open)
    NSLayoutConstraint.activate(pin(sure, to: root, 3) + [open.topAnchor.constraint(equalTo: root.topAnchor)])
    #expect(!sure.hasAmbiguousLayout)
    #expect(open.hasAmbiguousLayout)
    let label = UILabel()
    label.text = "text"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(!label.hasAmbiguousLayout)
  }

  @Test func whatIsAddedAndRemovedLeavesNoTrace() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let views = (0..<4).map { _ in free() }
    for view in views { root.addSubview(view) }
    var base: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      base += [
        view.leftAnchor.constraint(equalTo: index == 0 ? root.leftAnchor : views[index - 1].rightAnchor, constant: 5),
        view.widthAnchor.constraint(equalToConstant: CGFloat(20 + index)), view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 9),
      ]
    }
    for constraint in base where constraint.firstAttribute == .width { constraint.priority = .defaultHigh }
    NSLayoutConstraint.activate(base)
    root.layoutIfNeeded()
    let frames = views.map(\.frame)
    #expect(frames.map(\.minX) == [5, 30, 56, 83])
    for (one, other) in [(0, 1), (3, 0), (2, 3), (1, 2)] {
      let extra = views[one].widthAnchor.constraint(equalTo: views[other].widthAnchor, multiplier: 3)
      extra.isActive = true
      root.layoutIfNeeded()
      #expect(abs(views[one].frame.width - 3 * views[other].frame.width) < 1)
      extra.isActive = false
      root.layoutIfNeeded()
      #expect(views.map(\.frame) == frames)
    }
    views[1].removeFromSuperview()
    #expect(base.filter(\.isActive).count == 13)
  }

  @Test func viewsConstraintsAndGuidesAreFreed() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    weak var guide: UILayoutGuide?
    func world() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let inner = free()
      let own = UILayoutGuide()
      root.addSubview(inner)
      root.addLayoutGuide(own)
      let edges = pin(inner, to: root) + [own.leftAnchor.constraint(equalTo: inner.leftAnchor)]
      NSLayoutConstraint.activate(edges)
      root.layoutIfNeeded()
      (view, constraint, guide) = (inner, edges[0], own)
    }
    world()
    #expect(view == nil)
    #expect(constraint == nil)
    #expect(guide == nil)
  }
}
