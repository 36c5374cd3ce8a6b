import Foundation
import Testing

@testable import UIKit

/// Every way to write a constraint with anchors says what it is called: relation, attributes, factor and constant.
@Suite("Anchors") @MainActor struct AnchorTests {
  private let outer = UIView()
  private let inner = UIView()
  init() { outer.addSubview(inner) }

  private func says(
    _ constraint: NSLayoutConstraint, _ first: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1, plus constant: CGFloat, line: Int = #line
  ) {
    #expect(
      constraint.firstAttribute == first && constraint.relation == relation && constraint.secondAttribute == second
        && constraint.multiplier == multiplier && constraint.constant == constant, "line \(line)")
    #expect(constraint.firstItem === inner && constraint.secondItem === (second == .notAnAttribute ? nil : outer), "line \(line)")
    #expect(!constraint.isActive && constraint.priority == .required, "line \(line)")
  }
  private func places<Kind>(
    _ own: NSLayoutAnchor<Kind>, _ other: NSLayoutAnchor<Kind>, _ attribute: NSLayoutConstraint.Attribute, line: Int = #line
  ) {
    says(own.constraint(equalTo: other), attribute, .equal, attribute, plus: 0, line: line)
    says(own.constraint(greaterThanOrEqualTo: other), attribute, .greaterThanOrEqual, attribute, plus: 0, line: line)
    says(own.constraint(lessThanOrEqualTo: other), attribute, .lessThanOrEqual, attribute, plus: 0, line: line)
    says(own.constraint(equalTo: other, constant: 3), attribute, .equal, attribute, plus: 3, line: line)
    says(own.constraint(greaterThanOrEqualTo: other, constant: -4), attribute, .greaterThanOrEqual, attribute, plus: -4, line: line)
    says(own.constraint(lessThanOrEqualTo: other, constant: 5), attribute, .lessThanOrEqual, attribute, plus: 5, line: line)
  }

  @Test("places") func positions() {
    places(inner.leadingAnchor, outer.leadingAnchor, .leading)
    places(inner.trailingAnchor, outer.trailingAnchor, .trailing)
    places(inner.leftAnchor, outer.leftAnchor, .left)
    places(inner.rightAnchor, outer.rightAnchor, .right)
    places(inner.centerXAnchor, outer.centerXAnchor, .centerX)
    places(inner.topAnchor, outer.topAnchor, .top)
    places(inner.bottomAnchor, outer.bottomAnchor, .bottom)
    places(inner.centerYAnchor, outer.centerYAnchor, .centerY)
    places(inner.firstBaselineAnchor, outer.firstBaselineAnchor, .firstBaseline)
    places(inner.lastBaselineAnchor, outer.lastBaselineAnchor, .lastBaseline)
    places(inner.widthAnchor, outer.widthAnchor, .width)
    places(inner.heightAnchor, outer.heightAnchor, .height)
  }

  @Test("lengths") func lengths() {
    for (own, other, attribute) in [
      (inner.widthAnchor, outer.heightAnchor, NSLayoutConstraint.Attribute.width), (inner.heightAnchor, outer.heightAnchor, .height),
    ] {
      says(own.constraint(equalToConstant: 7), attribute, .equal, .notAnAttribute, plus: 7)
      says(own.constraint(greaterThanOrEqualToConstant: 8), attribute, .greaterThanOrEqual, .notAnAttribute, plus: 8)
      says(own.constraint(lessThanOrEqualToConstant: 9), attribute, .lessThanOrEqual, .notAnAttribute, plus: 9)
      says(own.constraint(equalTo: other, multiplier: 2), attribute, .equal, .height, times: 2, plus: 0)
      says(own.constraint(greaterThanOrEqualTo: other, multiplier: 3), attribute, .greaterThanOrEqual, .height, times: 3, plus: 0)
      says(own.constraint(lessThanOrEqualTo: other, multiplier: 4), attribute, .lessThanOrEqual, .height, times: 4, plus: 0)
      says(own.constraint(equalTo: other, multiplier: 2, constant: 5), attribute, .equal, .height, times: 2, plus: 5)
      says(
        own.constraint(greaterThanOrEqualTo: other, multiplier: 3, constant: 6), attribute, .greaterThanOrEqual, .height, times: 3, plus: 6)
      says(own.constraint(lessThanOrEqualTo: other, multiplier: 4, constant: 7), attribute, .lessThanOrEqual, .height, times: 4, plus: 7)
    }
  }

  /// The system's gap is 8 points (uikit/nslayoutxaxisanchor, the distance between neighbours).
  @Test("system spacing") func spacing() {
    let (x, y) = (inner.leadingAnchor, inner.topAnchor)
    says(x.constraint(equalToSystemSpacingAfter: outer.trailingAnchor, multiplier: 1), .leading, .equal, .trailing, plus: 8)
    says(
      x.constraint(greaterThanOrEqualToSystemSpacingAfter: outer.trailingAnchor, multiplier: 2), .leading, .greaterThanOrEqual, .trailing,
      plus: 16)
    says(
      x.constraint(lessThanOrEqualToSystemSpacingAfter: outer.trailingAnchor, multiplier: 0.5), .leading, .lessThanOrEqual, .trailing,
      plus: 4)
    says(y.constraint(equalToSystemSpacingBelow: outer.bottomAnchor, multiplier: 1), .top, .equal, .bottom, plus: 8)
    says(
      y.constraint(greaterThanOrEqualToSystemSpacingBelow: outer.bottomAnchor, multiplier: 2), .top, .greaterThanOrEqual, .bottom, plus: 16)
    says(y.constraint(lessThanOrEqualToSystemSpacingBelow: outer.bottomAnchor, multiplier: 0.5), .top, .lessThanOrEqual, .bottom, plus: 4)
  }
}
