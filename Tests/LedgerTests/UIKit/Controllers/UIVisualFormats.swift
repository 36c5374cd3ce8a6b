import UIKit

extension Ledger {
  func uiVisualFormats() {
    topic("Auto Layout: the visual format")

    uiRow(
      "NSLayoutConstraint.constraints",
      says: "edges, numbers, the standard 8 between and the margins at edges, metrics, relations, priorities, equal sizes",
      from: .documented("archive: Auto Layout Guide, Visual Format Language"), in: .fixed(200, 100)
    ) {
      let boxes = (0..<6).map { uiSized("b\($0)", 10, 10) }
      return uiRules(boxes[0], boxes[1], boxes[2], boxes[3], boxes[4], boxes[5]) { all in
        all.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
        let views = Dictionary(uniqueKeysWithValues: boxes.enumerated().map { ("b\($0)", $1 as Any) })
        return [
          "H:|-gap-[b0(30)]-[b1(==b0)]-4-[b2]|", "H:|-[b3(>=20,<=40@900,50@300)][b4(25)]", "H:[b5(b0)]-|", "V:|-[b0(12)]-2-[b3(b0)]",
          "V:|-[b1(12)]", "V:|-[b2(12)]", "[b4]-1@1-|", "V:[b4(9)]-|", "V:[b5(20)]-(6)-|",
        ].flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: ["gap": 13], views: views) }
      }
    } holds: {
      $0.frame("b0", 13, 3, 30, 12)
      $0.frame("b1", 51, 3, 30, 12)
      $0.frame("b2", 85, 3, 115, 12)
      $0.frame("b3", 5, 17, 40, 12)
      $0.frame("b4", 45, 84, 25, 9)
      $0.frame("b5", 159, 74, 30, 20)
      $0.findsNothing()
    }

    let alignments: [(String, NSLayoutConstraint.FormatOptions, String, CGFloat)] = [
      ("alignAllLeft", .alignAllLeft, "V:[a][b]", 60), ("alignAllRight", .alignAllRight, "V:[a][b]", 78),
      ("alignAllLeading", .alignAllLeading, "V:[a][b]", 60), ("alignAllTrailing", .alignAllTrailing, "V:[a][b]", 78),
      ("alignAllCenterX", .alignAllCenterX, "V:[a][b]", 69), ("alignAllTop", .alignAllTop, "[a][b]", 40),
      ("alignAllBottom", .alignAllBottom, "[a][b]", 52), ("alignAllCenterY", .alignAllCenterY, "[a][b]", 46),
      ("alignAllLastBaseline", .alignAllLastBaseline, "[a][b]", 52), ("alignAllFirstBaseline", .alignAllFirstBaseline, "[a][b]", 40),
    ]
    for (name, option, line, place) in alignments {
      uiRow(
        "NSLayoutConstraint.FormatOptions.\(name)", "NSLayoutConstraint.FormatOptions",
        says: "the second lies by the first: 22×16 at 60, 40 and 4×4 after it", from: .documented("uikit/nslayoutconstraint/formatoptions")
      ) {
        let (a, b) = (uiSized("a", 22, 16), uiSized("b", 4, 4))
        return uiRules(a, b) { all in
          [a.leftAnchor.constraint(equalTo: all.leftAnchor, constant: 60), a.topAnchor.constraint(equalTo: all.topAnchor, constant: 40)]
            + NSLayoutConstraint.constraints(withVisualFormat: line, options: option, metrics: nil, views: ["a": a, "b": b])
        }
      } holds: {
        if line.hasPrefix("V") { $0.frame("b", place, 56, 4, 4) } else { $0.frame("b", 82, place, 4, 4) }
      }
    }

    let directions: [(String, NSLayoutConstraint.FormatOptions, left: Bool, right: Bool)] = [
      ("directionLeadingToTrailing", .directionLeadingToTrailing, true, false), ("directionLeftToRight", .directionLeftToRight, true, true),
      ("directionRightToLeft", .directionRightToLeft, false, false),
    ]
    for (name, option, first, second) in directions {
      for isMirrored in [false, true] {
        uiRow(
          "NSLayoutConstraint.FormatOptions.\(name)", says: "begins where it says, here read from the \(isMirrored ? "right" : "left")",
          from: .documented("uikit/nslayoutconstraint/formatoptions")
        ) {
          let (a, b) = (uiSized("a", 20, 10), uiSized("b", 12, 10))
          return uiRules(rightToLeft: isMirrored, a, b) { _ in
            NSLayoutConstraint.constraints(
              withVisualFormat: "|-9-[a]-5-[b]", options: [option, .alignAllTop], metrics: nil, views: ["a": a, "b": b])
              + NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]", metrics: nil, views: ["a": a])
          }
        } holds: {
          if isMirrored ? second : first {
            $0.frame("a", 9, 0, 20, 10)
            $0.frame("b", 34, 0, 12, 10)
          } else {
            $0.frame("a", 71, 0, 20, 10)
            $0.frame("b", 54, 0, 12, 10)
          }
        }
      }
    }

    uiRow(
      "NSLayoutConstraint.constraints", says: "a line that cannot be read gives no constraints and a finding",
      from: .assumed("the phone throws an exception")
    ) {
      let a = uiBox("a", 4, 5, 6, 7)
      return made(uiCanvas(a)) { _ in
        _ = NSLayoutConstraint.constraints(withVisualFormat: "|-[a", metrics: nil, views: ["a": a])
        _ = NSLayoutConstraint.constraints(withVisualFormat: "|[z]", metrics: nil, views: ["a": a])
      }
    } holds: {
      $0.finds(.approximation, "] is expected")
      $0.finds(.approximation, "no view called")
      $0.frame("a", 4, 5, 6, 7)
    }
  }
}
