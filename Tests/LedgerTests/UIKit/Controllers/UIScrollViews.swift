import UIKit

extension Ledger {
  func uiScrollViews() {
    topic("Scroll views")

    uiRow(
      "UIScrollView", "UIScrollView.contentOffset", "UIScrollView.setContentOffset", "UIScrollView.contentSize",
      says: "shows its content moved by the offset and cuts off the rest", from: .documented("uikit/uiscrollview/contentoffset")
    ) {
      let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 60, height: 50))
      scroll.contentSize = CGSize(width: 200, height: 300)
      scroll.addSubview(uiBox("a", 25, 40, 100, 90))
      scroll.contentOffset = CGPoint(x: 1, y: 1)
      scroll.setContentOffset(CGPoint(x: 12, y: 25), animated: false)
      return uiCanvas(scroll)
    } holds: {
      $0.area(0xFF0000, 23, 35, 47, 35)
      $0.frame("a", 23, 35, 100, 90)
    }

    uiRow(
      "UIScrollView.contentInset", "UIScrollView.adjustedContentInset",
      says: "content that is not scrolled begins below the inset, at its left",
      from: .documented("uikit/uiscrollview/contentinset")
    ) {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 90, height: 300)
      scroll.addSubview(uiBox("a", 0, 0, 40, 30))
      scroll.contentInset = UIEdgeInsets(top: 13, left: 7, bottom: 3, right: 4)
      return scroll
    } holds: {
      $0.frame("a", 7, 13, 40, 30)
    }

    uiRow(
      "UIScrollView.scrollRectToVisible", says: "scrolls as little as shows the rectangle, either way and not at all",
      from: .documented("uikit/uiscrollview/scrollrecttovisible(_:animated:)")
    ) {
      let canvas = uiCanvas()
      for (index, rect) in [
        CGRect(x: 70, y: 120, width: 20, height: 30), CGRect(x: 4, y: 6, width: 10, height: 10), CGRect(x: 40, y: 60, width: 5, height: 5),
      ].enumerated() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        scroll.contentSize = CGSize(width: 300, height: 300)
        scroll.contentOffset = CGPoint(x: 20, y: 50)
        scroll.addSubview(uiBox("a\(index)", 0, 0, 1, 1))
        scroll.scrollRectToVisible(rect, animated: false)
        canvas.addSubview(scroll)
      }
      return canvas
    } holds: {
      $0.frame("a0", -40, -110, 1, 1)
      $0.frame("a1", -4, -6, 1, 1)
      $0.frame("a2", -20, -50, 1, 1)
    }

    for (index, behavior) in [
      UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always,
    ].enumerated() {
      uiRow(
        "UIScrollView.contentInsetAdjustmentBehavior", "UIScrollView.ContentInsetAdjustmentBehavior", "UIScrollView.adjustedContentInset",
        says: "content is kept clear of a safe area of 24, on top of the inset of 6: \(behavior)",
        from: .documented("uikit/uiscrollview/contentinsetadjustmentbehavior-swift.property"), in: .screen(100, 100, top: 24, bottom: 11)
      ) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentInset = UIEdgeInsets(top: 6, left: 0, bottom: 5, right: 0)
        if behavior != .automatic { scroll.contentInsetAdjustmentBehavior = behavior }
        scroll.contentSize = CGSize(width: 100, height: 300)
        let label = uiLabel("insets", "")
        scroll.addSubview(uiBox("a", 0, 0, 40, 30))
        scroll.addSubview(Told(label) { _ in "\(Int(scroll.adjustedContentInset.top)) \(Int(scroll.adjustedContentInset.bottom))" })
        return scroll
      } holds: {
        $0.frame("a", 0, index == 2 ? 6 : 30, 40, 30)
        $0.texts(index == 2 ? "6 5" : "30 16")
      }
    }

    uiRow(
      "UIScrollView.contentLayoutGuide", "UIScrollView.frameLayoutGuide", "UIScrollView.contentSize",
      says: "constraints to the content guide make the content's size; the frame guide stands still while content scrolls",
      from: .documented("uikit/uiscrollview/contentlayoutguide")
    ) {
      let scroll = UIScrollView()
      let (a, b) = (uiSized("a", 80, 150), uiSized("b", 10, 12, .pureBlue))
      for view in [a, b] {
        view.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(view)
      }
      let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 3),
        a.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
        a.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -7),
        a.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -11),
        b.rightAnchor.constraint(equalTo: frame.rightAnchor, constant: -4), b.topAnchor.constraint(equalTo: frame.topAnchor, constant: 6),
      ])
      let canvas = uiRules(scroll) { all in
        [
          scroll.leftAnchor.constraint(equalTo: all.leftAnchor, constant: 10),
          scroll.topAnchor.constraint(equalTo: all.topAnchor, constant: 20),
          scroll.widthAnchor.constraint(equalToConstant: 60), scroll.heightAnchor.constraint(equalToConstant: 40),
        ]
      }
      canvas.layoutIfNeeded()
      scroll.contentOffset = CGPoint(x: 2, y: 30)
      canvas.addSubview(uiLabel("size", "\(scroll.contentSize.width) \(scroll.contentSize.height)"))
      return canvas
    } holds: {
      $0.frame("a", 11, -5, 80, 150)
      $0.frame("b", 56, 26, 10, 12)
      $0.texts("90.0 166.0")
    }

    value(
      "UIScrollView.adjustedContentInset", "UIScrollView.contentInset", "UIScrollView.contentSize", "UIScrollView.contentOffset",
      says: "the offset is the origin of the bounds", from: .documented("uikit/uiscrollview")
    ) { judge in
      let scroll = UIScrollView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
      judge.expect(scroll.clipsToBounds && scroll.contentOffset == .zero && scroll.contentSize == .zero)
      scroll.contentOffset = CGPoint(x: 5, y: 9)
      judge.equal(scroll.bounds, CGRect(x: 5, y: 9, width: 50, height: 60))
      scroll.bounds.origin = CGPoint(x: 1, y: 2)
      judge.equal(scroll.contentOffset, CGPoint(x: 1, y: 2))
      scroll.contentSize = CGSize(width: 70, height: 80)
      judge.equal(scroll.contentSize, CGSize(width: 70, height: 80))
      scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      judge.equal(scroll.adjustedContentInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      judge.equal(scroll.contentOffset, CGPoint(x: 1, y: 2), "a scrolled view's offset")
    }

    value(
      "UIScrollView.adjustedContentInsetDidChange", says: "called when the safe area changes the insets",
      from: .documented("uikit/uiscrollview/adjustedcontentinsetdidchange()")
    ) { judge in
      let counting = CountingScroll(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      _ = try Shown(
        uiView: { counting }, .screen(40, 40, top: 9, bottom: 0), judge)
      judge.expect(counting.changes > 0)
    }

    value(
      "UIScrollView.showsVerticalScrollIndicator", "UIScrollView.showsHorizontalScrollIndicator", "UIScrollView.isScrollEnabled",
      "UIScrollView.isPagingEnabled", "UIScrollView.bounces", "UIScrollView.alwaysBounceVertical", "UIScrollView.alwaysBounceHorizontal",
      "UIScrollView.isDirectionalLockEnabled", "UIScrollView.delaysContentTouches", "UIScrollView.decelerationRate",
      "UIScrollView.DecelerationRate.normal", "UIScrollView.DecelerationRate.fast", "UIScrollView.keyboardDismissMode",
      "UIScrollView.KeyboardDismissMode", "UIScrollView.minimumZoomScale", "UIScrollView.maximumZoomScale", "UIScrollView.zoomScale",
      "UIScrollView.refreshControl", "UIScrollView.isDragging", "UIScrollView.isTracking", "UIScrollView.isDecelerating",
      "UIScrollView.delegate", "UIScrollView.scrollIndicatorInsets", "UIScrollView.DecelerationRate",
      says: "as the phone has them at first, and kept", from: .documented("uikit/uiscrollview")
    ) { judge in
      let scroll = UIScrollView()
      judge.expect(scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator && scroll.isScrollEnabled && scroll.bounces)
      judge.expect(
        !scroll.isPagingEnabled && !scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal && !scroll.isDirectionalLockEnabled)
      judge.expect(scroll.delaysContentTouches && scroll.decelerationRate == .normal && scroll.keyboardDismissMode == .none)
      judge.expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1 && scroll.zoomScale == 1 && scroll.refreshControl == nil)
      judge.expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating && scroll.delegate == nil)
      judge.expect(scroll.scrollIndicatorInsets == .zero && UIScrollView.DecelerationRate.normal != .fast)
      (scroll.decelerationRate, scroll.keyboardDismissMode, scroll.zoomScale) = (.fast, .interactive, 2)
      (scroll.isPagingEnabled, scroll.isScrollEnabled, scroll.maximumZoomScale) = (true, false, 3)
      judge.expect(scroll.decelerationRate == .fast && scroll.keyboardDismissMode == .interactive && scroll.zoomScale == 2)
      judge.expect(scroll.isPagingEnabled && !scroll.isScrollEnabled && scroll.maximumZoomScale == 3)
    }

    uiNone(
      "UIScrollView.flashScrollIndicators", "UIScrollView.showsVerticalScrollIndicator", "UIScrollView.showsHorizontalScrollIndicator",
      "UIScrollView.isPagingEnabled", "UIScrollView.alwaysBounceVertical", "UIRefreshControl", why: "nothing scrolls while a page is made"
    ) { view in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      scroll.contentSize = CGSize(width: 400, height: 400)
      (scroll.isPagingEnabled, scroll.alwaysBounceVertical, scroll.refreshControl) = (true, true, UIRefreshControl())
      (scroll.showsVerticalScrollIndicator, scroll.showsHorizontalScrollIndicator) = (false, false)
      scroll.flashScrollIndicators()
      view.insertSubview(scroll, at: 0)
    }

    value(
      "UIRefreshControl", "UIRefreshControl.beginRefreshing", "UIRefreshControl.endRefreshing", "UIRefreshControl.isRefreshing",
      "UIRefreshControl.attributedTitle", says: "knows whether it refreshes", from: .documented("uikit/uirefreshcontrol")
    ) { judge in
      let control = UIRefreshControl()
      judge.expect(!control.isRefreshing && control.attributedTitle == nil)
      control.beginRefreshing()
      judge.expect(control.isRefreshing)
      control.endRefreshing()
      judge.expect(!control.isRefreshing)
      control.attributedTitle = NSAttributedString(string: "again")
      judge.equal(control.attributedTitle?.string, "again")
    }

    value(
      "UIScrollViewDelegate", "UIScrollViewDelegate.scrollViewDidScroll", "UIScrollViewDelegate.scrollViewDidEndDragging",
      "UIScrollViewDelegate.scrollViewDidEndDecelerating", "UIScrollViewDelegate.scrollViewWillBeginDragging",
      "UIScrollViewDelegate.viewForZooming", says: "what a delegate need not say", from: .documented("uikit/uiscrollviewdelegate")
    ) { judge in
      let (silent, scroll) = (SilentDelegate(), UIScrollView())
      scroll.delegate = silent
      judge.expect(scroll.delegate === silent)
      silent.scrollViewDidScroll(scroll)
      silent.scrollViewWillBeginDragging(scroll)
      silent.scrollViewDidEndDragging(scroll, willDecelerate: true)
      silent.scrollViewDidEndDecelerating(scroll)
      judge.expect(silent.viewForZooming(in: scroll) == nil)
    }
  }
}

private final class SilentDelegate: UIScrollViewDelegate {}

private final class CountingScroll: UIScrollView {
  var changes = 0
  override func adjustedContentInsetDidChange() { changes += 1 }
}

/// Shows, in a label, what is known when it is laid out.
private final class Told: UIView {
  private let label: UILabel
  private let words: (UIView) -> String

  init(_ label: UILabel, _ words: @escaping (UIView) -> String) {
    self.label = label
    self.words = words
    super.init(frame: CGRect(x: 0, y: 60, width: 90, height: 20))
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() { label.text = words(self) }
}
