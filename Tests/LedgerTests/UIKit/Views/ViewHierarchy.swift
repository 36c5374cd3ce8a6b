import Observation
import UIKit

extension Ledger {
  func viewHierarchy() {
    topic("Views: hierarchy")

    uiRow(
      "UIView.addSubview", "UIView.subviews", "UIView.superview", says: "what is added last lies on top",
      from: .documented("uikit/uiview/addsubview(_:)")
    ) {
      uiCanvas(uiBox("a", 10, 10, 40, 40), uiBox("b", 30, 20, 40, 40, .pureBlue))
    } holds: {
      $0.color(40, 30, is: 0x0000FF)
      $0.color(20, 15, is: 0xFF0000)
    }
    measure(
      "UIView.addSubview", "UIView.insertSubview", "UIView.bringSubviewToFront", "UIView.sendSubviewToBack", "UIView.exchangeSubview",
      "UIView.removeFromSuperview", says: "each puts a view where its name says; the layers keep the same order",
      from: .documented("uikit/uiview/insertsubview(_:at:)")
    ) { row in
      let outer = UIView()
      let views = ["a", "b", "c", "d"].map { uiBox($0, 0, 0, 1, 1) }
      let (a, b, c, d) = (views[0], views[1], views[2], views[3])
      @MainActor func order(_ expected: String, at line: Int = #line) {
        row.equal(outer.subviews.map { $0.accessibilityIdentifier ?? "" }.joined(), expected, at: line)
        let layers = (outer.layer.sublayers ?? []).map { layer in
          outer.subviews.first { $0.layer === layer }?.accessibilityIdentifier ?? "?"
        }
        row.equal(layers.joined(), expected, "the layers' order ", at: line)
      }
      outer.addSubview(a)
      outer.addSubview(b)
      order("ab")
      outer.insertSubview(c, at: 1)
      order("acb")
      outer.insertSubview(d, belowSubview: c)
      order("adcb")
      outer.bringSubviewToFront(d)
      order("acbd")
      outer.sendSubviewToBack(b)
      order("bacd")
      outer.exchangeSubview(at: 0, withSubviewAt: 2)
      order("cabd")
      outer.exchangeSubview(at: 3, withSubviewAt: 1)
      order("cdba")
      outer.insertSubview(c, aboveSubview: b)
      order("dbca")
      outer.insertSubview(a, belowSubview: b)
      order("dabc")
      outer.addSubview(d)
      order("abcd")
      b.removeFromSuperview()
      order("acd")
      row.expect(b.superview == nil && a.superview === outer)
      let other = UIView()
      other.addSubview(a)
      order("cd")
      row.expect(a.superview === other)
      outer.bringSubviewToFront(b)
      order("cd")
    }
    measure(
      "UIView.insertSubview", "UIView.exchangeSubview", "CALayer.insertSublayer",
      says: "an index out of range counts as the nearest; exchanges out of range do nothing",
      from: .assumed("the phone throws an exception")
    ) { row in
      let (outer, a, b) = (UIView(), UIView(), UIView())
      outer.insertSubview(a, at: 99)
      outer.insertSubview(b, at: -1)
      row.expect(outer.subviews == [b, a])
      outer.exchangeSubview(at: 0, withSubviewAt: 2)
      row.expect(outer.subviews == [b, a])
      let (layer, one, other) = (CALayer(), CALayer(), CALayer())
      layer.insertSublayer(one, at: 99)
      layer.insertSublayer(other, at: 0)
      row.expect(layer.sublayers == [other, one])
    }
    uiRow(
      "UIView.addSubview", says: "a view is not added to itself, nor to what lies in it; that is a finding",
      from: .assumed("the phone throws an exception")
    ) {
      let (outer, inner) = (uiCanvas(), uiBox("inner", 10, 10, 20, 20))
      outer.addSubview(inner)
      inner.addSubview(inner)
      inner.addSubview(outer)
      return outer
    } holds: {
      $0.area(0xFF0000, 10, 10, 20, 20)
      $0.judge.equal($0.findings.count, 2)
      $0.finds(.approximation, "added")
    }
    uiRow(
      "UIView.setNeedsLayout", "UIView.layoutSubviews", says: "a view that asks for layout in each layout is stopped, with a finding",
      from: .assumed("the phone goes on for ever")
    ) {
      final class Restless: UIView {
        override func layoutSubviews() { setNeedsLayout() }
      }
      return Restless()
    } holds: {
      $0.finds(.approximation, "asks for layout again")
    }
    measure(
      "UIView.updateProperties", "UIView.setNeedsUpdateProperties", "UIView.updatePropertiesIfNeeded",
      says: "runs before the layout, again when asked for and when an observable value it has read changes, and not otherwise",
      from: .documented("uikit/uiview/updateproperties()")
    ) { row in
      let view = Labelled(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layoutIfNeeded()
      row.equal(view.words, ["one", "layout"])
      view.setNeedsLayout()
      view.layoutIfNeeded()
      row.equal(view.words, ["one", "layout", "layout"])
      view.model.title = "two"
      view.layoutIfNeeded()
      row.equal(view.words.suffix(2), ["two", "layout"])
      view.setNeedsUpdateProperties()
      view.updatePropertiesIfNeeded()
      row.equal(view.words.count, 6)
    }
    measure(
      "UIView.isDescendant", says: "a view lies inside itself and all that hold it", from: .documented("uikit/uiview/isdescendant(of:)")
    ) { row in
      let (outer, middle, inner) = (UIView(), UIView(), UIView())
      outer.addSubview(middle)
      middle.addSubview(inner)
      row.expect(inner.isDescendant(of: outer) && inner.isDescendant(of: middle) && inner.isDescendant(of: inner))
      row.expect(!outer.isDescendant(of: inner))
    }
    measure(
      "UIView.tag", "UIView.viewWithTag", says: "0 at first; the first view with a tag, depth first, itself included",
      from: .documented("uikit/uiview/viewwithtag(_:)")
    ) { row in
      let (outer, one, deep, late) = (UIView(), UIView(), UIView(), UIView())
      row.equal(outer.tag, 0)
      outer.addSubview(one)
      one.addSubview(deep)
      outer.addSubview(late)
      deep.tag = 7
      late.tag = 7
      outer.tag = 3
      row.expect(outer.viewWithTag(7) === deep && outer.viewWithTag(3) === outer && outer.viewWithTag(9) == nil)
    }
    measure(
      "UIView.didAddSubview", "UIView.willRemoveSubview", "UIView.willMove", "UIView.didMoveToSuperview", "UIView.didMoveToWindow",
      "UIView.window", says: "a view hears that it comes and goes, before and after; so does the one around it",
      from: .documented("uikit/uiview/didmovetosuperview()")
    ) { row in
      let (log, window, outer) = (Log(), UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Told())
      outer.log = log
      window.addSubview(outer)
      row.equal(log.words, ["will superview", "will window", "did superview", "did window"])
      row.expect(outer.window === window)
      log.words = []
      let inner = UIView()
      outer.addSubview(inner)
      row.equal(log.words, ["added"])
      row.expect(inner.window === window)
      inner.removeFromSuperview()
      row.equal(log.words, ["added", "removing"])
      row.expect(inner.window == nil)
      log.words = []
      outer.removeFromSuperview()
      row.equal(log.words, ["will no superview", "will no window", "did no superview", "did no window"])
    }
    viewHierarchyLayouts()
  }

  private func viewHierarchyLayouts() {
    measure(
      "UIView.setNeedsLayout", "UIView.layoutIfNeeded", "UIView.layoutSubviews", "CALayer.setNeedsLayout", "CALayer.layoutIfNeeded",
      "CALayer.needsLayout", says: "subviews are laid out once when it is asked for, or when the size changes",
      from: .documented("uikit/uiview/layoutsubviews()")
    ) { row in
      let view = Counted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layoutIfNeeded()
      row.equal(view.layouts, 1)
      row.equal(view.layer.needsLayout(), false)
      view.layoutIfNeeded()
      row.equal(view.layouts, 1)
      view.setNeedsLayout()
      row.equal(view.layouts, 1)
      row.equal(view.layer.needsLayout(), true)
      view.layoutIfNeeded()
      row.equal(view.layouts, 2)
      view.frame.size.width = 20
      view.layoutIfNeeded()
      row.equal(view.layouts, 3)
      view.frame.origin.x = 20
      view.layoutIfNeeded()
      row.equal(view.layouts, 3)
      view.addSubview(UIView())
      view.layoutIfNeeded()
      row.equal(view.layouts, 4)
      view.layer.setNeedsLayout()
      view.layer.layoutIfNeeded()
      row.equal(view.layouts, 5)
    }
    uiRow(
      "CALayer.layoutSublayers", says: "a layer places its sublayers in its layout",
      from: .documented("quartzcore/calayer/layoutsublayers()")
    ) {
      final class Placing: CALayer {
        override func layoutSublayers() { sublayers?.first?.frame = bounds.insetBy(dx: 5, dy: 10) }
      }
      let layer = placed(Placing(), 20, 30, 40, 50, .pureBlue)
      layer.addSublayer(uiLayer(0, 0, 1, 1))
      return uiLayers(layer)
    } holds: {
      $0.area(0xFF0000, 25, 40, 30, 30)
    }
    measure(
      "UIView.setNeedsUpdateConstraints", "UIView.updateConstraintsIfNeeded", "UIView.updateConstraints",
      says: "constraints are brought up to date once before a layout, when asked for",
      from: .documented("uikit/uiview/updateconstraints()")
    ) { row in
      let view = Counted()
      view.updateConstraintsIfNeeded()
      row.equal(view.updates, 1)
      view.updateConstraintsIfNeeded()
      row.equal(view.updates, 1)
      view.setNeedsUpdateConstraints()
      view.layoutIfNeeded()
      row.equal(view.updates, 2)
    }
    value(
      "UIView.requiresConstraintBasedLayout", "UIView.layoutFittingCompressedSize", "UIView.layoutFittingExpandedSize",
      says: "no; zero; 10,000 both ways", from: .documented("uikit/uiview/layoutfittingexpandedsize")
    ) { row in
      row.equal(UIView.requiresConstraintBasedLayout, false)
      row.equal(UIView.layoutFittingCompressedSize, .zero)
      row.size(UIView.layoutFittingExpandedSize, 10_000, 10_000)
    }
    measure(
      "UIView.systemLayoutSizeFitting", says: "the smallest size in which the constraints inside hold, or the size offered firmly",
      from: .documented("uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)")
    ) { row in
      let (outer, inner) = (UIView(), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -4),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -6),
        inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 30),
      ])
      row.size(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), 31, 37)
      row.size(
        outer.systemLayoutSizeFitting(
          CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel), 90, 37)
    }
    measure(
      "UIView.invalidateIntrinsicContentSize", "UIView.intrinsicContentSize",
      says: "constraints follow the size the content has by nature, once they are told that it changed",
      from: .documented("uikit/uiview/invalidateintrinsiccontentsize()")
    ) { row in
      let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Sized())
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
      outer.layoutIfNeeded()
      row.rect(inner.frame, 0, 0, 20, 30)
      inner.wish = CGSize(width: 40, height: 10)
      inner.invalidateIntrinsicContentSize()
      outer.layoutIfNeeded()
      row.rect(inner.frame, 0, 0, 40, 10)
    }
    value(
      "UIView.alignmentRectInsets",
      says: "none; constraints and the content's size mean the rectangle that an override leaves of the frame",
      from: .documented("uikit/uiview/alignmentrectinsets")
    ) { row in
      row.insets(UIView().alignmentRectInsets, 0, 0, 0, 0)
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let shadowed = Shadowed()
      shadowed.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(shadowed)
      NSLayoutConstraint.activate([
        shadowed.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20), shadowed.leftAnchor.constraint(equalTo: outer.leftAnchor),
      ])
      outer.layoutIfNeeded()
      row.rect(shadowed.frame, -4, 18, 30 + 4 + 6, 10 + 2 + 8)
      shadowed.rightAnchor.constraint(equalTo: outer.rightAnchor).isActive = true
      shadowed.heightAnchor.constraint(equalToConstant: 40).isActive = true
      outer.layoutIfNeeded()
      row.rect(shadowed.frame, -4, 18, 200 + 4 + 6, 40 + 2 + 8)
      // A stack puts one behind the other by it.
      let stack = UIStackView(arrangedSubviews: [Shadowed(), Shadowed()])
      stack.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
      stack.layoutIfNeeded()
      row.rect(stack.arrangedSubviews[0].frame, -4, -2, 40, 20)
      row.rect(stack.arrangedSubviews[1].frame, 26, -2, 40, 20)
    }
    value(
      "UIView.forFirstBaselineLayout", "UIView.forLastBaselineLayout", says: "a view stands for its own baselines",
      from: .documented("uikit/uiview/forfirstbaselinelayout")
    ) { row in
      let view = UIView()
      row.expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
    }
    none("UIView.setNeedsDisplay", "CALayer.setNeedsDisplay", "CALayer.displayIfNeeded", why: "a page is drawn once, at its end")
  }
}

private final class Log {
  var words: [String] = []
}

private final class Told: UIView {
  var log: Log?
  override func didAddSubview(_ subview: UIView) { log?.words.append("added") }
  override func willRemoveSubview(_ subview: UIView) { log?.words.append("removing") }
  override func willMove(toSuperview newSuperview: UIView?) {
    log?.words.append(newSuperview == nil ? "will no superview" : "will superview")
  }
  override func didMoveToSuperview() { log?.words.append(superview == nil ? "did no superview" : "did superview") }
  override func willMove(toWindow newWindow: UIWindow?) { log?.words.append(newWindow == nil ? "will no window" : "will window") }
  override func didMoveToWindow() { log?.words.append(window == nil ? "did no window" : "did window") }
}

/// Content of 30 by 10 points with something around it that does not count.
private final class Shadowed: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 10) }
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 4, bottom: 8, right: 6) }
}

private final class Counted: UIView {
  var layouts = 0
  var updates = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

private final class Sized: UIView {
  var wish = CGSize(width: 20, height: 30)
  override var intrinsicContentSize: CGSize { wish }
}

@MainActor @Observable private final class LabelModel { var title = "one" }

private final class Labelled: UIView {
  let model = LabelModel()
  var words: [String] = []
  override func updateProperties() { words.append(model.title) }
  override func layoutSubviews() { words.append("layout") }
}
