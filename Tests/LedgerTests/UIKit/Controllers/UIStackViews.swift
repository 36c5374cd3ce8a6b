import UIKit

/// A stack of boxes, named a, b, c …, that fills its canvas.
@MainActor private func stack(_ sizes: [(CGFloat, CGFloat)], _ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
  let boxes = zip("abcdef", sizes).map { uiSized(String($0), $1.0, $1.1) }
  let stack = UIStackView(arrangedSubviews: boxes)
  change(stack)
  return stack
}

extension Ledger {
  func uiStackViews() {
    topic("Stack views")

    uiRow(
      "UIStackView", "UIStackView.axis", "UIStackView.distribution", "UIStackView.alignment", "UIStackView.arrangedSubviews",
      says: "a row at first: views fill it across, touch each other, and the one that hugs less grows",
      from: .documented("uikit/uistackview")
    ) {
      stack([(20, 10), (30, 40)]) {
        $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      }
    } holds: {
      $0.frame("a", 0, 0, 70, 100)
      $0.frame("b", 70, 0, 30, 100)
    }

    uiRow(
      "UIStackView.axis", says: "a column with points between its views", from: .documented("uikit/uistackview/axis")
    ) {
      stack([(20, 10), (30, 40), (8, 6)]) {
        $0.axis = .vertical
        $0.spacing = 7
        for index in [0, 1] { $0.arrangedSubviews[index].setContentHuggingPriority(UILayoutPriority(251), for: .vertical) }
      }
    } holds: {
      $0.frame("a", 0, 0, 100, 10)
      $0.frame("b", 0, 17, 100, 40)
      $0.frame("c", 0, 64, 100, 36)
    }

    uiRow(
      "UIStackView.alignment", "UIStackView.Alignment", "UIStackView.Alignment.top", "UIStackView.Alignment.bottom",
      says: "in a row: at the top, in the middle, at the bottom", from: .documented("uikit/uistackview/alignment-swift.enum")
    ) {
      let canvas = uiCanvas()
      for (index, alignment) in [UIStackView.Alignment.top, .center, .bottom, .leading, .trailing].enumerated() {
        let stack = UIStackView(arrangedSubviews: [uiSized("s\(index)", 10, 8), uiSized("t\(index)", 10, 30)])
        stack.frame = CGRect(x: 0, y: 0, width: 20, height: 50)
        stack.alignment = alignment
        canvas.addSubview(stack)
      }
      return canvas
    } holds: {
      for (index, y) in [CGFloat(0), 21, 42, 0, 42].enumerated() { $0.frame("s\(index)", 0, y, 10, 8) }
      for (index, y) in [CGFloat(0), 10, 20, 0, 20].enumerated() { $0.frame("t\(index)", 10, y, 10, 30) }
    }

    uiRow(
      "UIStackView.Alignment", says: "in a column: where reading begins, in the middle, where it ends; mirrored from right to left",
      from: .documented("uikit/uistackview/alignment-swift.enum")
    ) {
      let canvas = uiCanvas()
      for (index, alignment) in [UIStackView.Alignment.leading, .center, .trailing].enumerated() {
        for isMirrored in [false, true] {
          let stack = UIStackView(arrangedSubviews: [uiSized("\(index)\(isMirrored)", 12, 8)])
          stack.frame = CGRect(x: 0, y: 0, width: 50, height: 8)
          (stack.axis, stack.alignment) = (.vertical, alignment)
          if isMirrored { stack.semanticContentAttribute = .forceRightToLeft }
          canvas.addSubview(stack)
        }
      }
      return canvas
    } holds: {
      for (index, x) in [CGFloat(0), 19, 38].enumerated() {
        $0.frame("\(index)false", x, 0, 12, 8)
        $0.frame("\(index)true", 38 - x, 0, 12, 8)
      }
    }

    uiRow(
      "UIStackView.Alignment", says: "on first baselines, labels of 34 and 13 points begin 20 points apart",
      from: .recorded("iOS 26, iPhone SE: baselines of labels in sized fonts"), in: .fixed(120, 60), scale: 2
    ) {
      let stack = UIStackView(arrangedSubviews: [uiLabel("a", "Xx", 34), uiLabel("b", "Xx", 13)])
      stack.alignment = .firstBaseline
      return stack
    } holds: {
      $0.judge.near($0.frame("b")!.minY - $0.frame("a")!.minY, 20, within: 0.26, "the distance")
    }

    uiRow(
      "UIStackView.Alignment", says: "on last baselines, one line stands beside the second of two; on first ones beside the first",
      from: .law("equal fonts have equal lines"), in: .fixed(120, 60), scale: 2
    ) {
      let canvas = uiCanvas()
      for (name, alignment) in [("f", UIStackView.Alignment.firstBaseline), ("l", .lastBaseline)] {
        let stack = UIStackView(arrangedSubviews: [uiLabel("a\(name)", "Xx\nXx", lines: 2), uiLabel("b\(name)", "Xx")])
        stack.alignment = alignment
        stack.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
        canvas.addSubview(stack)
      }
      return canvas
    } holds: {
      $0.judge.near($0.frame("bf")!.minY, $0.frame("af")!.minY, within: 0.51, "first")
      $0.judge.near($0.frame("bl")!.maxY, $0.frame("al")!.maxY, within: 0.51, "last")
      $0.judge.expect($0.frame("bl")!.minY > $0.frame("al")!.minY + 15)
    }

    uiRow(
      "UIStackView.distribution", "UIStackView.Distribution", says: "equally long, with the spacing between",
      from: .documented("uikit/uistackview/distribution-swift.enum/fillequally")
    ) {
      stack([(20, 10), (30, 40), (5, 6)]) {
        $0.distribution = .fillEqually
        $0.spacing = 5
      }
    } holds: {
      $0.frame("a", 0, 0, 30, 100)
      $0.frame("b", 35, 0, 30, 100)
      $0.frame("c", 70, 0, 30, 100)
    }

    uiRow(
      "UIStackView.Distribution", says: "in proportion to their own lengths: 10, 20 and 20 share 100 as 20, 40 and 40",
      from: .documented("uikit/uistackview/distribution-swift.enum/fillproportionally")
    ) {
      stack([(10, 10), (20, 40), (20, 6)]) { $0.distribution = .fillProportionally }
    } holds: {
      $0.frame("a", 0, 0, 20, 100)
      $0.frame("b", 20, 0, 40, 100)
      $0.frame("c", 60, 0, 40, 100)
    }

    uiRow(
      "UIStackView.Distribution", says: "equal distances between 10, 30 and 20: 20 each; between middles: 42.5",
      from: .documented("uikit/uistackview/distribution-swift.enum/equalspacing"), scale: 2
    ) {
      let canvas = uiCanvas()
      for (index, distribution) in [UIStackView.Distribution.equalSpacing, .equalCentering].enumerated() {
        let stack = UIStackView(arrangedSubviews: [("a", 10), ("b", 30), ("c", 20)].map { uiSized("\($0)\(index)", $1, 5) })
        (stack.distribution, stack.spacing) = (distribution, 3)
        stack.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 100, height: 40)
        canvas.addSubview(stack)
      }
      return canvas
    } holds: {
      $0.frame("a0", 0, 0, 10, 40)
      $0.frame("b0", 30, 0, 30, 40)
      $0.frame("c0", 80, 0, 20, 40)
      $0.frame("a1", 0, 50, 10, 40)
      $0.frame("b1", 32.5, 50, 30, 40)
      $0.frame("c1", 80, 50, 20, 40)
    }

    uiRow(
      "UIStackView.Distribution", says: "equal distances are never below the spacing: a stack of its own size is its content with it",
      from: .documented("uikit/uistackview/distribution-swift.enum/equalspacing")
    ) {
      let canvas = uiCanvas()
      for (index, distribution) in [UIStackView.Distribution.equalSpacing, .equalCentering].enumerated() {
        let stack = UIStackView(arrangedSubviews: [("a", 10), ("b", 10), ("c", 10)].map { uiSized("\($0)\(index)", $1, 5) })
        (stack.distribution, stack.spacing) = (distribution, 6)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.accessibilityIdentifier = "s\(index)"
        canvas.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: canvas.leftAnchor, constant: 4).isActive = true
        stack.topAnchor.constraint(equalTo: canvas.topAnchor, constant: CGFloat(index * 20)).isActive = true
      }
      return canvas
    } holds: {
      $0.frame("s0", 4, 0, 42, 5)
      $0.frame("s1", 4, 20, 42, 5)
      $0.frame("c1", 36, 20, 10, 5)
    }

    uiRow(
      "UIStackView.setCustomSpacing", "UIStackView.customSpacing", "UIStackView.spacingUseDefault", "UIStackView.spacingUseSystem",
      says: "one view's own distance after it; the default takes it back, the system's is 8",
      from: .documented("uikit/uistackview/setcustomspacing(_:after:)"), in: .fixed(200, 40)
    ) {
      stack([(10, 10), (10, 10), (10, 10), (10, 10), (10, 10)]) {
        let views = $0.arrangedSubviews
        for view in views.dropLast() { view.setContentHuggingPriority(UILayoutPriority(300), for: .horizontal) }
        $0.spacing = 3
        $0.setCustomSpacing(20, after: views[0])
        $0.setCustomSpacing(30, after: views[1])
        $0.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
        $0.setCustomSpacing(UIStackView.spacingUseSystem, after: views[2])
      }
    } holds: {
      $0.frame("b", 30, 0, 10, 40)
      $0.frame("c", 43, 0, 10, 40)
      $0.frame("d", 61, 0, 10, 40)
      $0.frame("e", 74, 0, 126, 40)
    }

    value(
      "UIStackView.customSpacing", "UIStackView.isBaselineRelativeArrangement", "UIStackView.insertArrangedSubview",
      "UIStackView.addArrangedSubview", "UIStackView.removeArrangedSubview", "UIStackView.arrangedSubviews",
      says: "the order of arranged views, what is a subview, and what was set",
      from: .documented("uikit/uistackview/removearrangedsubview(_:)")
    ) { judge in
      let (a, b, c) = (UIView(), UIView(), UIView())
      let stack = UIStackView()
      judge.expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill && stack.spacing == 0)
      judge.expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
      stack.addArrangedSubview(a)
      stack.addArrangedSubview(b)
      stack.insertArrangedSubview(c, at: 1)
      judge.expect(stack.arrangedSubviews.map { $0 === a ? "a" : $0 === b ? "b" : "c" } == ["a", "c", "b"])
      judge.expect(stack.subviews.count == 3 && !a.translatesAutoresizingMaskIntoConstraints)
      judge.equal(stack.customSpacing(after: a), UIStackView.spacingUseDefault)
      stack.setCustomSpacing(9, after: a)
      judge.equal(stack.customSpacing(after: a), 9)
      stack.removeArrangedSubview(c)
      judge.expect(stack.arrangedSubviews.count == 2 && c.superview === stack)
      b.removeFromSuperview()
      judge.expect(stack.arrangedSubviews.count == 1)
      stack.insertArrangedSubview(c, at: 0)
      judge.expect(stack.arrangedSubviews.first === c)
    }

    uiRow(
      "UIStackView.arrangedSubviews", "UIStackView.insertArrangedSubview", "UIStackView.addArrangedSubview",
      says: "a hidden view takes no room, nor its own spacing; an inserted one stands at its index",
      from: .documented("uikit/uistackview")
    ) {
      stack([(10, 10), (20, 10), (30, 10)]) {
        $0.alignment = .top
        $0.distribution = .equalSpacing
        $0.setCustomSpacing(50, after: $0.arrangedSubviews[1])
        $0.arrangedSubviews[1].isHidden = true
        $0.insertArrangedSubview(uiSized("new", 15, 12), at: 1)
      }
    } holds: {
      $0.frame("a", 0, 0, 10, 10)
      $0.frame("new", 32.5, 0, 15, 12, within: 0.6)
      $0.frame("c", 70, 0, 30, 10)
    }

    uiRow(
      "UIStackView.isLayoutMarginsRelativeArrangement", says: "the layout margins are kept free when asked; not at first",
      from: .documented("uikit/uistackview/islayoutmarginsrelativearrangement")
    ) {
      let canvas = uiCanvas()
      for isKept in [true, false] {
        let stack = UIStackView(arrangedSubviews: [uiSized("a\(isKept)", 5, 5)])
        stack.frame = CGRect(x: 0, y: 0, width: 60, height: 80)
        stack.layoutMargins = UIEdgeInsets(top: 3, left: 10, bottom: 21, right: 14)
        if isKept { stack.isLayoutMarginsRelativeArrangement = true }
        canvas.addSubview(stack)
      }
      return canvas
    } holds: {
      $0.frame("atrue", 10, 3, 36, 56)
      $0.frame("afalse", 0, 0, 60, 80)
    }

    uiRow(
      "UIStackView", says: "a row from right to left is mirrored", from: .documented("uikit/uistackview")
    ) {
      stack([(10, 10), (20, 10), (30, 10)]) {
        $0.semanticContentAttribute = .forceRightToLeft
        $0.spacing = 5
        for view in $0.arrangedSubviews.dropLast() { view.setContentHuggingPriority(UILayoutPriority(300), for: .horizontal) }
      }
    } holds: {
      $0.frame("a", 90, 0, 10, 100)
      $0.frame("b", 65, 0, 20, 100)
      $0.frame("c", 0, 0, 60, 100)
    }

    measure(
      "UIStackView", says: "fits its views: along the axis their sum with the spacing, across the largest; in nested stacks too",
      from: .worked("10 + 4 + 20 + 4 + 6 by 30")
    ) { judge in
      let column = UIStackView(arrangedSubviews: [uiSized("c", 6, 8), uiSized("d", 5, 22)])
      column.axis = .vertical
      let row = UIStackView(arrangedSubviews: [uiSized("a", 10, 9), uiSized("b", 20, 7), column])
      row.spacing = 4
      judge.equal(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 44, height: 30))
      judge.equal(row.sizeThatFits(.zero), CGSize(width: 44, height: 30))
    }

    uiNone("UIStackView.isBaselineRelativeArrangement", why: "columns measure from edge to edge here") { view in
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      stack.isBaselineRelativeArrangement = true
      view.addSubview(stack)
    }
  }
}
