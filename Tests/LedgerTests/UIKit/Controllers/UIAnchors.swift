import UIKit

extension Ledger {
  func uiAnchors() {
    topic("Auto Layout: anchors")

    uiRow(
      "UIView.leadingAnchor", "UIView.topAnchor", "UIView.trailingAnchor", "UIView.bottomAnchor", "UIView.widthAnchor",
      "UIView.heightAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension", "NSLayoutAnchor",
      "NSLayoutAnchor.constraint",
      "NSLayoutDimension.constraint", "NSLayoutConstraint", "NSLayoutConstraint.activate",
      "UIView.translatesAutoresizingMaskIntoConstraints",
      says: "each side lies the constant after the other's; a width and a height are numbers",
      from: .documented("uikit/nslayoutanchor/constraint(equalto:constant:)")
    ) {
      let (a, b) = (uiSized("a", 1, 1), uiSized("b", 1, 1, .pureBlue))
      return uiRules(a, b) { all in
        [
          a.leadingAnchor.constraint(equalTo: all.leadingAnchor, constant: 10),
          a.topAnchor.constraint(equalTo: all.topAnchor, constant: 20),
          a.widthAnchor.constraint(equalToConstant: 30), a.heightAnchor.constraint(equalToConstant: 15),
          b.trailingAnchor.constraint(equalTo: all.trailingAnchor, constant: -7),
          b.bottomAnchor.constraint(equalTo: all.bottomAnchor, constant: -13), b.widthAnchor.constraint(equalToConstant: 22),
          b.heightAnchor.constraint(equalToConstant: 11),
        ]
      }
    } holds: {
      $0.frame("a", 10, 20, 30, 15)
      $0.frame("b", 71, 76, 22, 11)
      $0.findsNothing()
    }

    uiRow(
      "UIView.leftAnchor", "UIView.rightAnchor",
      says: "leading and trailing follow the reading direction, with their constants; left and right do not",
      from: .documented("uikit/uiview/leadinganchor")
    ) {
      let boxes = ["a", "b", "c", "d"].map { uiSized($0, 12, 10) }
      return uiRules(rightToLeft: true, boxes[0], boxes[1], boxes[2], boxes[3]) { all in
        [
          boxes[0].leadingAnchor.constraint(equalTo: all.leadingAnchor, constant: 10),
          boxes[1].trailingAnchor.constraint(equalTo: all.trailingAnchor, constant: -7),
          boxes[2].leftAnchor.constraint(equalTo: all.leftAnchor, constant: 3),
          boxes[3].rightAnchor.constraint(equalTo: all.rightAnchor, constant: -9),
        ] + boxes.enumerated().map { $1.topAnchor.constraint(equalTo: all.topAnchor, constant: CGFloat($0) * 20) }
      }
    } holds: {
      $0.frame("a", 78, 0, 12, 10)
      $0.frame("b", 7, 20, 12, 10)
      $0.frame("c", 3, 40, 12, 10)
      $0.frame("d", 79, 60, 12, 10)
    }

    uiRow(
      "UIView.centerXAnchor", "UIView.centerYAnchor", says: "middles lie the constants beside the middle",
      from: .documented("uikit/uiview/centerxanchor")
    ) {
      let a = uiSized("a", 30, 40)
      return uiRules(a) { all in
        [
          a.centerXAnchor.constraint(equalTo: all.centerXAnchor, constant: 5),
          a.centerYAnchor.constraint(equalTo: all.centerYAnchor, constant: -8),
        ]
      }
    } holds: {
      $0.frame("a", 40, 22, 30, 40)
    }

    uiRow(
      "NSLayoutXAxisAnchor.constraint", "NSLayoutYAxisAnchor.constraint",
      says: "at least and at most bound what lower priorities want, in both axes",
      from: .documented("uikit/nslayoutanchor/constraint(greaterthanorequalto:constant:)")
    ) {
      let (a, b) = (uiSized("a", 10, 12), uiSized("b", 14, 16, .pureBlue))
      return uiRules(a, b) { all in
        [
          a.leadingAnchor.constraint(greaterThanOrEqualTo: all.leadingAnchor, constant: 21),
          weak(a.leadingAnchor.constraint(equalTo: all.leadingAnchor)),
          a.topAnchor.constraint(lessThanOrEqualTo: all.topAnchor, constant: 33),
          weak(a.topAnchor.constraint(equalTo: all.topAnchor, constant: 60)),
          b.leadingAnchor.constraint(lessThanOrEqualTo: all.leadingAnchor, constant: 55),
          weak(b.leadingAnchor.constraint(equalTo: all.leadingAnchor, constant: 70)),
          b.topAnchor.constraint(greaterThanOrEqualTo: all.topAnchor, constant: 44), weak(b.topAnchor.constraint(equalTo: all.topAnchor)),
        ]
      }
    } holds: {
      $0.frame("a", 21, 33, 10, 12)
      $0.frame("b", 55, 44, 14, 16)
    }

    uiRow(
      "NSLayoutXAxisAnchor.constraint", "NSLayoutYAxisAnchor.constraint",
      says: "the system's distance is 8 points, times the multiplier: equal, at least, at most",
      from: .documented("uikit/nslayoutxaxisanchor/constraint(equaltosystemspacingafter:multiplier:)")
    ) {
      let boxes = (0..<3).map { uiSized("b\($0)", 4, 4) }
      return uiRules(boxes[0], boxes[1], boxes[2]) { all in
        [
          boxes[0].leadingAnchor.constraint(equalToSystemSpacingAfter: all.leadingAnchor, multiplier: 2),
          boxes[0].topAnchor.constraint(equalToSystemSpacingBelow: all.topAnchor, multiplier: 3),
          // What pulls the other way changes nothing about what is equal.
          weak(boxes[0].topAnchor.constraint(equalTo: all.topAnchor, constant: 70)),
          weak(boxes[0].leadingAnchor.constraint(equalTo: all.leadingAnchor, constant: 70)),
          boxes[1].leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: boxes[0].trailingAnchor, multiplier: 1.5),
          weak(boxes[1].leadingAnchor.constraint(equalTo: all.leadingAnchor)),
          boxes[1].topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: boxes[0].bottomAnchor, multiplier: 0.5),
          weak(boxes[1].topAnchor.constraint(equalTo: all.topAnchor)),
          boxes[2].leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: boxes[0].trailingAnchor, multiplier: 1),
          weak(boxes[2].leadingAnchor.constraint(equalTo: all.leadingAnchor, constant: 90)),
          boxes[2].topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: boxes[0].bottomAnchor, multiplier: 2),
          weak(boxes[2].topAnchor.constraint(equalTo: all.topAnchor, constant: 90)),
        ]
      }
    } holds: {
      $0.frame("b0", 16, 24, 4, 4)
      $0.frame("b1", 32, 32, 4, 4)
      $0.frame("b2", 28, 44, 4, 4)
    }

    uiRow(
      "NSLayoutDimension.constraint", says: "a dimension is another's times the multiplier, plus the constant: equal, at least, at most",
      from: .documented("uikit/nslayoutdimension/constraint(equalto:multiplier:constant:)")
    ) {
      let boxes = (0..<4).map { _ in UIView() }
      for (index, box) in boxes.enumerated() { box.accessibilityIdentifier = "b\(index)" }
      return uiRules(boxes[0], boxes[1], boxes[2], boxes[3]) { all in
        let rules = [
          boxes[0].widthAnchor.constraint(equalTo: all.widthAnchor, multiplier: 0.3, constant: 5),
          boxes[0].heightAnchor.constraint(equalTo: boxes[0].widthAnchor, multiplier: 2),
          boxes[1].widthAnchor.constraint(greaterThanOrEqualTo: all.widthAnchor, multiplier: 0.2, constant: 4),
          weak(boxes[1].widthAnchor.constraint(equalToConstant: 1)),
          boxes[1].heightAnchor.constraint(lessThanOrEqualTo: all.heightAnchor, multiplier: 0.5, constant: -10),
          weak(boxes[1].heightAnchor.constraint(equalToConstant: 90)),
          boxes[2].widthAnchor.constraint(greaterThanOrEqualToConstant: 17), weak(boxes[2].widthAnchor.constraint(equalToConstant: 2)),
          boxes[2].heightAnchor.constraint(lessThanOrEqualToConstant: 19), weak(boxes[2].heightAnchor.constraint(equalToConstant: 80)),
          boxes[3].widthAnchor.constraint(equalTo: boxes[2].widthAnchor, constant: 3),
          boxes[3].heightAnchor.constraint(equalTo: boxes[2].heightAnchor, constant: -4),
          // Bounds that are not reached.
          boxes[3].heightAnchor.constraint(lessThanOrEqualTo: all.heightAnchor, multiplier: 0.5),
          boxes[3].widthAnchor.constraint(greaterThanOrEqualTo: all.widthAnchor, multiplier: 0.1),
        ]
        return rules
          + boxes.flatMap { [$0.leftAnchor.constraint(equalTo: all.leftAnchor), $0.topAnchor.constraint(equalTo: all.topAnchor)] }
      }
    } holds: {
      $0.frame("b0", 0, 0, 35, 70)
      $0.frame("b1", 0, 0, 24, 40)
      $0.frame("b2", 0, 0, 17, 19)
      $0.frame("b3", 0, 0, 20, 15)
    }

    uiRow(
      "UIView.firstBaselineAnchor",
      says: "labels of 34, 20 and 13 points stand on one line: their first baselines are 32.5, 19 and 12.5 below their tops",
      from: .recorded("iOS 26, iPhone SE: baselines of labels in sized fonts"), in: .fixed(200, 60), scale: 2
    ) {
      let (a, b, c) = (uiLabel("a", "Xx", 34), uiLabel("b", "Xx", 20), uiLabel("c", "Xx", 13))
      return uiRules(a, b, c) { all in
        [
          a.leftAnchor.constraint(equalTo: all.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
          c.leftAnchor.constraint(equalTo: b.rightAnchor), a.topAnchor.constraint(equalTo: all.topAnchor),
          b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
          c.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor, constant: 4),
        ]
      }
    } holds: {
      $0.frame("b", nil, 13.5, nil, nil, within: 0.26)
      $0.frame("c", nil, 24, nil, nil, within: 0.26)
    }

    uiRow(
      "UIView.lastBaselineAnchor", says: "a line on the last baseline of two lines of its font stands at the second one's height",
      from: .law("equal fonts have equal lines"), in: .fixed(100, 60), scale: 2
    ) {
      let (a, b) = (uiLabel("a", "Xx\nXx", lines: 2), uiLabel("b", "Xx"))
      return uiRules(a, b) { all in
        [
          a.leftAnchor.constraint(equalTo: all.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
          a.topAnchor.constraint(equalTo: all.topAnchor), b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor),
        ]
      }
    } holds: {
      let (a, b) = ($0.frame("a")!, $0.frame("b")!)
      $0.judge.near(b.minY, a.height - b.height, within: 0.51, "the second line")
    }

    uiRow(
      "UIView.lastBaselineAnchor", "UIView.firstBaselineAnchor",
      says: "a view without text has its first baseline at its top and its last one at its bottom",
      from: .recorded("iOS 26, iPhone SE: a box beside a text")
    ) {
      let (a, b, c) = (uiSized("a", 10, 30), uiSized("b", 10, 12), uiSized("c", 10, 7))
      return uiRules(a, b, c) { all in
        [a, b, c].map { $0.leftAnchor.constraint(equalTo: all.leftAnchor) } + [
          a.topAnchor.constraint(equalTo: all.topAnchor, constant: 5), b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor),
          c.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
        ]
      }
    } holds: {
      $0.frame("b", 0, 23, 10, 12)
      $0.frame("c", 0, 5, 10, 7)
    }

    uiRow(
      "UILayoutGuide.leadingAnchor", "UILayoutGuide.topAnchor", "UILayoutGuide.widthAnchor", "UILayoutGuide.heightAnchor",
      "UILayoutGuide.trailingAnchor", "UILayoutGuide.bottomAnchor", "UILayoutGuide.centerXAnchor", "UILayoutGuide.centerYAnchor",
      "UILayoutGuide.leftAnchor", "UILayoutGuide.rightAnchor", says: "a guide has sides, middles and extents as a view has",
      from: .documented("uikit/uilayoutguide")
    ) {
      let guide = UILayoutGuide()
      let boxes = ["a", "b", "c", "d", "e"].map { uiSized($0, 6, 4) }
      boxes[4].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      return uiRules(boxes[0], boxes[1], boxes[2], boxes[3], boxes[4]) { all in
        all.addLayoutGuide(guide)
        return [
          guide.leadingAnchor.constraint(equalTo: all.leadingAnchor, constant: 20),
          guide.topAnchor.constraint(equalTo: all.topAnchor, constant: 30),
          guide.widthAnchor.constraint(equalToConstant: 40), guide.heightAnchor.constraint(equalToConstant: 50),
          boxes[0].leadingAnchor.constraint(equalTo: guide.trailingAnchor), boxes[0].topAnchor.constraint(equalTo: guide.bottomAnchor),
          boxes[1].centerXAnchor.constraint(equalTo: guide.centerXAnchor), boxes[1].centerYAnchor.constraint(equalTo: guide.centerYAnchor),
          boxes[2].rightAnchor.constraint(equalTo: guide.leftAnchor), boxes[2].bottomAnchor.constraint(equalTo: guide.topAnchor),
          boxes[3].leftAnchor.constraint(equalTo: guide.rightAnchor), boxes[3].topAnchor.constraint(equalTo: guide.topAnchor),
          boxes[4].widthAnchor.constraint(equalTo: guide.widthAnchor),
          boxes[4].heightAnchor.constraint(equalTo: guide.heightAnchor, constant: -5),
          boxes[4].leftAnchor.constraint(equalTo: all.leftAnchor), boxes[4].topAnchor.constraint(equalTo: all.topAnchor),
        ]
      }
    } holds: {
      $0.frame("a", 60, 80, 6, 4)
      $0.frame("b", 37, 53, 6, 4)
      $0.frame("c", 14, 26, 6, 4)
      $0.frame("d", 60, 30, 6, 4)
      $0.frame("e", 0, 0, 40, 45)
    }
  }
}
