import UIKit

extension Ledger {
  func viewMargins() {
    topic("Views: safe areas, margins and guides")

    measure(
      "UIView.safeAreaInsets", "UIView.safeAreaInsetsDidChange",
      says: "what bars cover of each view: less by its distance from the edge, never less than nothing; views hear of it",
      from: .documented("uikit/uiview/safeareainsets")
    ) { row in
      final class Told: UIView {
        var count = 0
        override func safeAreaInsetsDidChange() { count += 1 }
      }
      let told = Told()
      _ = try row.shown(.screen(390, 844, top: 47, bottom: 34)) {
        let root = UIView()
        root.addSubview(told)
        told.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
        row.insets(root.safeAreaInsets, 0, 0, 0, 0, "before it is in the window")
        return root
      }
      row.expect(told.count >= 1, "nobody was told")
    }
    uiRow(
      "UIView.safeAreaInsets", "UIView.safeAreaLayoutGuide", says: "the guide is the bounds less the insets",
      from: .documented("uikit/uiview/safearealayoutguide"), in: .screen(390, 844, top: 47, bottom: 34)
    ) {
      final class Filling: UIView {
        let strip = uiBox("strip", 0, 0, 1, 1)
        let low = uiBox("low", 0, 0, 1, 1, .pureBlue)
        override func layoutSubviews() {
          addSubview(strip)
          addSubview(low)
          strip.frame = safeAreaLayoutGuide.layoutFrame
          low.frame = CGRect(x: 0, y: 700, width: 100, height: 134)
          let insets = low.safeAreaInsets
          low.bounds.size = CGSize(width: 100 + insets.left, height: insets.bottom)
        }
      }
      return Filling()
    } holds: {
      $0.frame("strip", 0, 47, 390, 763)
      // It ends at 834: 24 of the 34 below are left of it.
      $0.frame("low", nil, nil, 100, 24)
    }
    measure(
      "UIViewController.topLayoutGuide", "UIViewController.bottomLayoutGuide", "UILayoutSupport", "UILayoutSupport.*",
      says: "strips from the view's top and bottom to the safe area", from: .documented("uikit/uilayoutsupport")
    ) { row in
      final class Strips: UIViewController {
        let low = UIView()
        var told: [CGFloat] = []
        override func viewDidLayoutSubviews() {
          told = [topLayoutGuide.length, bottomLayoutGuide.length, low.frame.minY, low.frame.maxY]
        }
        override func viewDidLoad() {
          low.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(low)
          NSLayoutConstraint.activate([
            low.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
            low.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
          ])
        }
      }
      let controller = Strips()
      let settings = UIKitPageSettings(
        size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      _ = UIKitPage.make(settings, controller: { controller })
      row.equal(controller.told, [47, 34, 47, 810])
    }
    measure(
      "UIView.layoutMargins", "UIView.layoutMarginsDidChange", "UIView.directionalLayoutMargins", "UIView.layoutMarginsGuide",
      says: "8 on each side at first; leading is left, or right from right to left", from: .documented("uikit/uiview/layoutmargins")
    ) { row in
      final class Told: UIView {
        var count = 0
        override func layoutMarginsDidChange() { count += 1 }
      }
      let view = Told(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
      row.insets(view.layoutMargins, 8, 8, 8, 8)
      row.equal(view.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      row.equal(view.count, 1)
      row.rect(view.layoutMarginsGuide.layoutFrame, 2, 1, 94, 56)
      row.equal(view.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 9)
      row.equal(view.count, 2)
      row.insets(view.layoutMargins, 5, 6, 7, 9)
      view.semanticContentAttribute = .forceRightToLeft
      row.insets(view.layoutMargins, 5, 9, 7, 6)
      row.equal(view.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 9))
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      row.insets(view.layoutMargins, 1, 2, 3, 4)
      row.equal(view.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    }
    measure(
      "UIView.preservesSuperviewLayoutMargins", says: "off at first; on, margins are at least those of the superview that reach inside",
      from: .documented("uikit/uiview/preservessuperviewlayoutmargins")
    ) { row in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 10, y: 15, width: 85, height: 65))
      outer.addSubview(inner)
      outer.layoutMargins = UIEdgeInsets(top: 30, left: 31, bottom: 32, right: 33)
      row.equal(inner.preservesSuperviewLayoutMargins, false)
      row.insets(inner.layoutMargins, 8, 8, 8, 8)
      inner.preservesSuperviewLayoutMargins = true
      row.insets(inner.layoutMargins, 15, 21, 12, 28)
      inner.layoutMargins = UIEdgeInsets(top: 40, left: 1, bottom: 40, right: 1)
      row.insets(inner.layoutMargins, 40, 21, 40, 28)
    }
    uiRow(
      "UIView.insetsLayoutMarginsFromSafeArea", says: "on at first: the safe area is added to the margins; off, it is not",
      from: .documented("uikit/uiview/insetslayoutmarginsfromsafearea"), in: .screen(390, 844, top: 47, bottom: 34)
    ) {
      final class Filling: UIView {
        let (one, other) = (uiBox("one", 0, 0, 1, 1), uiBox("other", 0, 0, 1, 1))
        override func layoutSubviews() {
          addSubview(one)
          addSubview(other)
          one.frame = bounds.inset(by: layoutMargins)
          other.frame = bounds
          other.insetsLayoutMarginsFromSafeArea = false
          other.frame = bounds.inset(by: other.layoutMargins)
        }
      }
      return Filling()
    } holds: {
      $0.frame("one", 8, 55, 374, 844 - 55 - 42)
      $0.frame("other", 8, 8, 374, 828)
      $0.judge.equal(UIView().insetsLayoutMarginsFromSafeArea, true)
    }
    viewMarginsGuides()
  }

  private func viewMarginsGuides() {
    measure(
      "UIView.readableContentGuide", says: "within the margins; at most 672 points wide at the default text size, in the middle",
      from: .documented("uikit/uiview/readablecontentguide")
    ) { row in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      row.rect(view.readableContentGuide.layoutFrame, 20, 10, 240, 160)
      view.frame.size.width = 1060
      row.rect(view.readableContentGuide.layoutFrame, 20 + (1000 - 672) / 2, 10, 672, 160)
    }
    measure(
      "UILayoutGuide.*", "UIView.addLayoutGuide", "UIView.removeLayoutGuide", "UIView.layoutGuides",
      says: "a rectangle that constraints place and views are pinned to", from: .documented("uikit/uilayoutguide")
    ) { row in
      let (view, box, guide) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), UIView(), UILayoutGuide())
      row.equal(guide.identifier, "")
      guide.identifier = "middle"
      row.rect(guide.layoutFrame, 0, 0, 0, 0)
      row.expect(view.layoutGuides.isEmpty)
      view.addLayoutGuide(guide)
      row.expect(view.layoutGuides == [guide] && guide.owningView === view)
      view.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
        guide.widthAnchor.constraint(equalToConstant: 30), guide.heightAnchor.constraint(equalToConstant: 40),
        box.topAnchor.constraint(equalTo: guide.bottomAnchor), box.leftAnchor.constraint(equalTo: guide.rightAnchor),
        box.widthAnchor.constraint(equalToConstant: 5), box.heightAnchor.constraint(equalToConstant: 6),
      ])
      view.layoutIfNeeded()
      row.rect(guide.layoutFrame, 20, 10, 30, 40)
      row.rect(box.frame, 50, 50, 5, 6)
      let other = UIView()
      other.addLayoutGuide(guide)
      row.expect(view.layoutGuides.isEmpty && guide.owningView === other)
      other.removeLayoutGuide(guide)
      row.expect(other.layoutGuides.isEmpty && guide.owningView == nil)
      row.expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide && view.safeAreaLayoutGuide.owningView === view)
    }
    uiRow(
      "UIView.keyboardLayoutGuide", says: "without a keyboard its top is the bottom of the safe area, its height what is below",
      from: .documented("uikit/uikeyboardlayoutguide"), in: .screen(390, 844, top: 47, bottom: 34)
    ) {
      final class Filling: UIView {
        let strip = uiBox("strip", 0, 0, 1, 1)
        override func layoutSubviews() {
          addSubview(strip)
          strip.frame = keyboardLayoutGuide.layoutFrame
        }
      }
      return Filling()
    } holds: {
      $0.frame("strip", 0, 810, 390, 34)
    }
    value(
      "UIKeyboardLayoutGuide", "UIKeyboardLayoutGuide.followsUndockedKeyboard", says: "no keyboard floats over a page: kept, off at first",
      from: .documented("uikit/uikeyboardlayoutguide/followsundockedkeyboard")
    ) { row in
      let guide = UIView().keyboardLayoutGuide
      row.equal(guide.followsUndockedKeyboard, false)
      guide.followsUndockedKeyboard = true
      row.equal(guide.followsUndockedKeyboard, true)
    }
    measure(
      "UIView.semanticContentAttribute", "UISemanticContentAttribute", "UIUserInterfaceLayoutDirection",
      "UIView.effectiveUserInterfaceLayoutDirection", "UIView.userInterfaceLayoutDirection",
      says: "what is forced wins; media and space go from left to right; else the surroundings decide",
      from: .documented("uikit/uisemanticcontentattribute")
    ) { row in
      let view = UIView()
      @MainActor func direction(_ attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        view.semanticContentAttribute = attribute
        return view.effectiveUserInterfaceLayoutDirection
      }
      row.equal(view.semanticContentAttribute, .unspecified)
      row.equal(direction(.unspecified), .leftToRight)
      row.equal(direction(.forceRightToLeft), .rightToLeft)
      surroundings(direction: .rightToLeft) {
        row.equal(direction(.unspecified), .rightToLeft)
        for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
          row.equal(direction(attribute), .leftToRight, "\(attribute)")
        }
      }
      row.equal(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft), .rightToLeft)
      row.equal(UIView.userInterfaceLayoutDirection(for: .unspecified), .leftToRight)
      row.equal(UIView.userInterfaceLayoutDirection(for: .playback), .leftToRight)
    }
  }
}
