import UIKit

extension Ledger {
  func uiConstraints() {
    topic("Auto Layout: constraints and priorities")

    uiRow(
      "NSLayoutConstraint", "NSLayoutConstraint.Attribute", "NSLayoutConstraint.Relation",
      says: "first.attribute = second.attribute × multiplier + constant, for every attribute: margins are 8 points in",
      from: .documented("uikit/nslayoutconstraint/init(item:attribute:relatedby:toitem:attribute:multiplier:constant:)")
    ) {
      let box = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
      let places: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
        (.left, .left), (.left, .right), (.top, .top), (.top, .bottom), (.left, .leading), (.left, .trailing), (.left, .centerX),
        (.top, .centerY),
        (.left, .leftMargin), (.left, .rightMargin), (.top, .topMargin), (.top, .bottomMargin), (.left, .leadingMargin),
        (.left, .trailingMargin), (.left, .centerXWithinMargins), (.top, .centerYWithinMargins), (.width, .width), (.height, .height),
        (.bottom, .bottom), (.right, .centerX), (.centerX, .left), (.centerY, .top), (.top, .lastBaseline), (.top, .firstBaseline),
      ]
      box.layoutMargins = UIEdgeInsets(top: 2, left: 8, bottom: 6, right: 12)
      let canvas = uiCanvas(box)
      for (own, other) in places {
        let probe = uiSized("\(own.rawValue) \(other.rawValue)", 4, 6)
        probe.translatesAutoresizingMaskIntoConstraints = false
        canvas.addSubview(probe)
        NSLayoutConstraint(item: probe, attribute: own, relatedBy: .equal, toItem: box, attribute: other, multiplier: 1, constant: 3)
          .isActive = true
        let across: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
        if !across.contains(own) { probe.leftAnchor.constraint(equalTo: canvas.leftAnchor).isActive = true }
        if across.contains(own) || own == .width || own == .height { probe.topAnchor.constraint(equalTo: canvas.topAnchor).isActive = true }
      }
      return canvas
    } holds: {
      let expected: [(String, CGFloat?, CGFloat?, CGFloat?, CGFloat?)] = [
        ("1 1", 13, nil, nil, nil), ("1 2", 73, nil, nil, nil), ("3 3", nil, 23, nil, nil), ("3 4", nil, 63, nil, nil),
        ("1 5", 13, nil, nil, nil),
        ("1 6", 73, nil, nil, nil), ("1 9", 43, nil, nil, nil), ("3 10", nil, 43, nil, nil), ("1 13", 21, nil, nil, nil),
        ("1 14", 61, nil, nil, nil), ("3 15", nil, 25, nil, nil), ("3 16", nil, 57, nil, nil), ("1 17", 21, nil, nil, nil),
        ("1 18", 61, nil, nil, nil), ("1 19", 41, nil, nil, nil), ("3 20", nil, 41, nil, nil), ("7 7", nil, nil, 63, 6),
        ("8 8", nil, nil, 4, 43),
        ("4 4", nil, 57, nil, nil), ("2 9", 39, nil, nil, nil), ("9 1", 11, nil, nil, nil), ("10 3", nil, 20, nil, nil),
        ("3 11", nil, 63, nil, nil),
        ("3 12", nil, 23, nil, nil),
      ]
      for (id, x, y, width, height) in expected { $0.frame(id, x, y, width, height) }
    }

    uiRow(
      "NSLayoutConstraint.multiplier", "NSLayoutConstraint.relation", says: "the multiplier times the other's value, under each relation",
      from: .documented("uikit/nslayoutconstraint/multiplier")
    ) {
      let boxes = (0..<3).map { uiSized("b\($0)", 10, 10) }
      return uiRules(boxes[0], boxes[1], boxes[2]) { all in
        [NSLayoutConstraint.Relation.equal, .greaterThanOrEqual, .lessThanOrEqual].enumerated().flatMap { index, relation in
          let want = boxes[index].widthAnchor.constraint(equalToConstant: index == 1 ? 1 : 99)
          want.priority = UILayoutPriority(800)
          return [
            NSLayoutConstraint(
              item: boxes[index], attribute: .width, relatedBy: relation, toItem: all, attribute: .height, multiplier: 0.25,
              constant: CGFloat(index)), want, boxes[index].leftAnchor.constraint(equalTo: all.leftAnchor),
            boxes[index].topAnchor.constraint(equalTo: all.topAnchor),
          ]
        }
      }
    } holds: {
      $0.frame("b0", 0, 0, 25, 10)
      $0.frame("b1", 0, 0, 26, 10)
      $0.frame("b2", 0, 0, 27, 10)
    }

    value(
      "NSLayoutConstraint.firstItem", "NSLayoutConstraint.firstAttribute", "NSLayoutConstraint.secondItem",
      "NSLayoutConstraint.secondAttribute",
      "NSLayoutConstraint.relation", "NSLayoutConstraint.multiplier", "NSLayoutConstraint.constant", "NSLayoutConstraint.identifier",
      "NSLayoutConstraint.shouldBeArchived", "NSLayoutConstraint.priority", says: "a constraint keeps what it was made of",
      from: .documented("uikit/nslayoutconstraint")
    ) { judge in
      let (a, b) = (UIView(), UIView())
      let rule = a.leadingAnchor.constraint(lessThanOrEqualTo: b.trailingAnchor, constant: 7)
      judge.expect(rule.firstItem === a && rule.secondItem === b)
      judge.equal(rule.firstAttribute, .leading)
      judge.equal(rule.secondAttribute, .trailing)
      judge.equal(rule.relation, .lessThanOrEqual)
      judge.equal(rule.multiplier, 1)
      judge.equal(rule.constant, 7)
      judge.equal(rule.priority, .required)
      judge.expect(!rule.isActive && rule.identifier == nil && !rule.shouldBeArchived)
      let size = a.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 3, constant: 2)
      judge.equal(size.multiplier, 3)
      judge.equal(size.constant, 2)
      let number = a.widthAnchor.constraint(equalToConstant: 9)
      judge.expect(number.secondItem == nil)
      judge.equal(number.secondAttribute, .notAnAttribute)
    }

    uiRow(
      "NSLayoutConstraint.constant", "NSLayoutConstraint.priority", "NSLayoutConstraint.isActive", "NSLayoutConstraint.deactivate",
      "UIView.removeConstraint", "UIView.removeConstraints",
      says: "a constant or priority that changes, and a constraint that leaves, show in the next layout",
      from: .documented("uikit/nslayoutconstraint/constant")
    ) {
      let boxes = (0..<5).map { uiSized("b\($0)", 10, 10) }
      return uiRules(boxes[0], boxes[1], boxes[2], boxes[3], boxes[4]) { all in
        let far = boxes.map { box -> NSLayoutConstraint in
          let near = box.leftAnchor.constraint(equalTo: all.leftAnchor, constant: 5)
          near.priority = UILayoutPriority(600)
          near.isActive = true
          box.topAnchor.constraint(equalTo: all.topAnchor).isActive = true
          let far = box.leftAnchor.constraint(equalTo: all.leftAnchor, constant: 40)
          far.priority = UILayoutPriority(700)
          far.isActive = true
          return far
        }
        all.layoutIfNeeded()
        far[0].constant = 44
        far[1].priority = UILayoutPriority(500)
        far[2].isActive = false
        NSLayoutConstraint.deactivate([far[3]])
        all.removeConstraint(far[4])
        return []
      }
    } holds: {
      $0.frame("b0", 44, 0, 10, 10)
      for box in ["b1", "b2", "b3", "b4"] { $0.frame(box, 5, 0, 10, 10) }
    }

    value(
      "UIView.constraints", "UIView.addConstraint", "UIView.addConstraints", "UIView.removeConstraints",
      says: "a view holds the constraints whose items meet in it", from: .documented("uikit/uiview/constraints")
    ) { judge in
      let (outer, inner, other) = (UIView(), UIView(), UIView())
      outer.addSubview(inner)
      outer.addSubview(other)
      let across = inner.leftAnchor.constraint(equalTo: other.rightAnchor)
      let (own, second) = (inner.widthAnchor.constraint(equalToConstant: 4), inner.heightAnchor.constraint(equalToConstant: 4))
      outer.addConstraint(across)
      inner.addConstraints([own, second])
      judge.expect(outer.constraints.contains { $0 === across } && outer.constraints.count == 1)
      judge.expect(inner.constraints.count == 2 && own.isActive && across.isActive)
      inner.removeConstraints([own])
      judge.expect(inner.constraints.count == 1 && !own.isActive)
    }

    uiRow(
      "UIView.setContentHuggingPriority", "UIView.contentHuggingPriority", "NSLayoutConstraint.Axis",
      says: "of two, the one that hugs less grows; each axis for itself",
      from: .documented("uikit/uiview/setcontenthuggingpriority(_:for:)")
    ) {
      let (a, b, c) = (uiSized("a", 20, 20), uiSized("b", 30, 10), uiSized("c", 12, 14))
      a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      a.setContentHuggingPriority(UILayoutPriority(100), for: .vertical)
      c.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
      return uiRules(a, b, c) { all in
        [
          a.leftAnchor.constraint(equalTo: all.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
          b.rightAnchor.constraint(equalTo: all.rightAnchor), c.leftAnchor.constraint(equalTo: all.leftAnchor),
          a.topAnchor.constraint(equalTo: all.topAnchor), b.topAnchor.constraint(equalTo: all.topAnchor),
          c.topAnchor.constraint(equalTo: a.bottomAnchor), c.bottomAnchor.constraint(equalTo: all.bottomAnchor),
        ]
      }
    } holds: {
      $0.frame("a", 0, 0, 20, 86)
      $0.frame("b", 20, 0, 80, 10)
      $0.frame("c", 0, 86, 12, 14)
    }

    uiRow(
      "UIView.setContentCompressionResistancePriority", "UIView.contentCompressionResistancePriority",
      says: "of two that are too large, the one that resists less gives; each axis for itself",
      from: .documented("uikit/uiview/setcontentcompressionresistancepriority(_:for:)")
    ) {
      let (a, b, c) = (uiSized("a", 80, 70), uiSized("b", 60, 10), uiSized("c", 12, 60))
      a.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)
      return uiRules(a, b, c) { all in
        [
          a.leftAnchor.constraint(equalTo: all.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
          b.rightAnchor.constraint(equalTo: all.rightAnchor), c.leftAnchor.constraint(equalTo: all.leftAnchor),
          a.topAnchor.constraint(equalTo: all.topAnchor), b.topAnchor.constraint(equalTo: all.topAnchor),
          c.topAnchor.constraint(equalTo: a.bottomAnchor), c.bottomAnchor.constraint(equalTo: all.bottomAnchor),
        ]
      }
    } holds: {
      $0.frame("a", 0, 0, 40, 70)
      $0.frame("b", 40, 0, 60, 10)
      $0.frame("c", 0, 70, 12, 30)
    }

    value(
      "UIView.contentHuggingPriority", "UIView.contentCompressionResistancePriority",
      says:
        "views and labels hug at 250 and resist at 750; switches, steppers and spinners hug at 750 both ways, sliders, segments and progress upright",
      from: .recorded("iOS 26, iPhone SE: priorities of fresh views")
    ) { judge in
      for view in [UIView(), UILabel(), UIButton(), UITextField(), UIImageView()] {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          judge.equal(view.contentHuggingPriority(for: axis), UILayoutPriority(250), "\(type(of: view))")
          judge.equal(view.contentCompressionResistancePriority(for: axis), UILayoutPriority(750), "\(type(of: view))")
        }
      }
      for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(frame: .zero)] {
        judge.equal(view.contentHuggingPriority(for: .horizontal), UILayoutPriority(750), "\(type(of: view))")
        judge.equal(view.contentHuggingPriority(for: .vertical), UILayoutPriority(750), "\(type(of: view))")
      }
      for view in [UISlider(), UISegmentedControl(items: ["A"]), UISegmentedControl(), UIProgressView(), UISearchBar()] {
        judge.equal(view.contentHuggingPriority(for: .horizontal), UILayoutPriority(250), "\(type(of: view))")
        judge.equal(view.contentHuggingPriority(for: .vertical), UILayoutPriority(750), "\(type(of: view))")
      }
    }

    value(
      "UILayoutPriority", "UILayoutPriority.required", "UILayoutPriority.defaultHigh", "UILayoutPriority.defaultLow",
      "UILayoutPriority.fittingSizeLevel", "UILayoutPriority.dragThatCanResizeScene", "UILayoutPriority.sceneSizeStayPut",
      "UILayoutPriority.dragThatCannotResizeScene", says: "the numbers of the named priorities", from: .documented("uikit/uilayoutpriority")
    ) { judge in
      let named: [(UILayoutPriority, Float)] = [
        (.required, 1000), (.defaultHigh, 750), (.defaultLow, 250), (.fittingSizeLevel, 50), (.dragThatCanResizeScene, 510),
        (.sceneSizeStayPut, 500), (.dragThatCannotResizeScene, 490), (.defaultHigh + 3, 753), (.defaultLow - 2, 248),
        (UILayoutPriority(7), 7),
        (UILayoutPriority(rawValue: 8), 8), (9, 9), (9.5, 9.5),
      ]
      for (priority, number) in named { judge.equal(priority.rawValue, number) }
    }

    uiRow(
      "UILayoutPriority.required", says: "one required constraint stands above many weaker ones; 751 beats a content's resistance of 750",
      from: .documented("uikit/uilayoutpriority")
    ) {
      let (a, b) = (uiSized("a", 50, 10), uiSized("b", 50, 10))
      return uiRules(a, b) { all in
        let width = a.widthAnchor.constraint(equalToConstant: 20)
        width.priority = UILayoutPriority(751)
        let narrow = b.widthAnchor.constraint(equalToConstant: 20)
        narrow.priority = UILayoutPriority(749)
        return [
          width, narrow, a.leftAnchor.constraint(equalTo: all.leftAnchor), a.topAnchor.constraint(equalTo: all.topAnchor),
          b.leftAnchor.constraint(equalTo: all.leftAnchor), b.topAnchor.constraint(equalTo: all.topAnchor, constant: 20),
        ]
      }
    } holds: {
      $0.frame("a", 0, 0, 20, 10)
      $0.frame("b", 0, 20, 50, 10)
    }

    measure(
      "UIView.hasAmbiguousLayout", says: "true where constraints leave a place or size open, false for frames and for what is decided",
      from: .documented("uikit/uiview/hasambiguouslayout")
    ) { judge in
      let (decided, open, framed) = (UIView(), UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
      let canvas = uiRules(decided, open) { all in
        [
          decided.leftAnchor.constraint(equalTo: all.leftAnchor), decided.topAnchor.constraint(equalTo: all.topAnchor),
          decided.widthAnchor.constraint(equalToConstant: 4), decided.heightAnchor.constraint(equalToConstant: 4),
          open.leftAnchor.constraint(equalTo: all.leftAnchor), open.topAnchor.constraint(equalTo: all.topAnchor),
          open.widthAnchor.constraint(equalToConstant: 4),
        ]
      }
      canvas.addSubview(framed)
      canvas.layoutIfNeeded()
      judge.expect(!decided.hasAmbiguousLayout, "decided")
      judge.expect(open.hasAmbiguousLayout, "open")
      judge.expect(!framed.hasAmbiguousLayout, "framed")
    }

    uiRow(
      "NSLayoutConstraint", says: "constraints that cannot hold together are a finding, and the others hold",
      from: .documented("uikit/nslayoutconstraint")
    ) {
      let a = uiSized("a", 10, 10)
      return uiRules(a) { all in
        [
          a.widthAnchor.constraint(equalToConstant: 20), a.widthAnchor.constraint(equalToConstant: 40),
          a.topAnchor.constraint(equalTo: all.topAnchor, constant: 9), a.leftAnchor.constraint(equalTo: all.leftAnchor, constant: 6),
        ]
      }
    } holds: {
      $0.finds(.approximation, "a")
      $0.frame("a", 6, 9, nil, 10)
    }

    uiRow(
      "UIView.translatesAutoresizingMaskIntoConstraints", says: "a view of a frame keeps it, and others are placed beside it",
      from: .documented("uikit/uiview/translatesautoresizingmaskintoconstraints")
    ) {
      let (a, b) = (uiBox("a", 12, 9, 30, 20), uiSized("b", 5, 7))
      let canvas = uiRules(b) { _ in [] }
      canvas.addSubview(a)
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 4).isActive = true
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 2).isActive = true
      return canvas
    } holds: {
      $0.frame("a", 12, 9, 30, 20)
      $0.frame("b", 46, 31, 5, 7)
    }
  }
}
