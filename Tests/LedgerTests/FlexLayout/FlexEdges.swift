import FlexLayout
import UIKit

extension Ledger {
  func flexEdges() {
    topic("Margins and paddings")

    measure(
      "Flex.marginTop", "Flex.marginLeft", "Flex.marginBottom", "Flex.marginRight", "Flex.marginStart", "Flex.marginEnd",
      "Flex.marginHorizontal", "Flex.marginVertical", says: "room around an item, points or shares of the parent's width",
      from: .documented("FlexLayout README: Margins")
    ) { row in
      row.flexes(["a": (0, 7, 50, 40), "b": (0, 47, 60, 20)]) { $0.a.flex.marginTop(7) }
      row.flexes(["a": (0, 40, 50, 40), "b": (0, 80, 60, 20)]) { $0.a.flex.marginTop(10%) }
      row.flexes(["a": (0, 0, 50, 40), "b": (0, 47, 60, 20)]) { $0.a.flex.marginBottom(7) }
      row.flexes(["b": (0, 80, 60, 20)]) { $0.a.flex.marginBottom(10%) }
      row.flexes(["a": (7, 0, 386, 40)], mirrors: false) { $0.a.flex.width(nil).marginLeft(7).marginRight(7) }
      row.flexes(["a": (7, 0, 393, 40)], mirrors: false) { $0.a.flex.width(nil).marginLeft(7) }
      row.flexes(["a": (40, 0, 360, 40)], mirrors: false) { $0.a.flex.width(nil).marginLeft(10%) }
      row.flexes(["a": (0, 0, 393, 40)], mirrors: false) { $0.a.flex.width(nil).marginRight(7) }
      row.flexes(["a": (0, 0, 360, 40)], mirrors: false) { $0.a.flex.width(nil).marginRight(10%) }
      row.flexes(["a": (7, 0, 393, 40)]) { $0.a.flex.width(nil).marginStart(7) }
      row.flexes(["a": (40, 0, 360, 40)]) { $0.a.flex.width(nil).marginStart(10%) }
      row.flexes(["a": (0, 0, 393, 40)]) { $0.a.flex.width(nil).marginEnd(7) }
      row.flexes(["a": (0, 0, 360, 40)]) { $0.a.flex.width(nil).marginEnd(10%) }
      row.flexes(["a": (7, 0, 386, 40)]) { $0.a.flex.width(nil).marginHorizontal(7) }
      row.flexes(["a": (40, 0, 320, 40)]) { $0.a.flex.width(nil).marginHorizontal(10%) }
      row.flexes(["a": (0, 7, 50, 40), "b": (0, 54, 60, 20)]) { $0.a.flex.marginVertical(7) }
      row.flexes(["a": (0, 40, 50, 40), "b": (0, 120, 60, 20)]) { $0.a.flex.marginVertical(10%) }
    }
    measure(
      "Flex.margin", says: "all at once; a narrower word wins whatever the order", from: .documented("FlexLayout README: margin()")
    ) { row in
      @MainActor func margins(
        _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, mirrors: Bool = false, at line: Int = #line,
        _ change: (Flex) -> Void
      ) {
        row.flexes(
          ["a": (left, top, 400 - left - right, 40), "b": (0, top + 40 + bottom, 60, 20)].filter { mirrors || $0.key == "a" },
          mirrors: mirrors, at: line
        ) {
          change($0.a.flex.width(nil))
        }
      }
      margins(7, 7, 7, 7, mirrors: true) { $0.margin(7) }
      margins(40, 40, 40, 40, mirrors: true) { $0.margin(10%) }
      margins(5, 7, 5, 7, mirrors: true) { $0.margin(5, 7) }
      margins(40, 80, 40, 80, mirrors: true) { $0.margin(10%, 20%) }
      margins(5, 7, 9, 7, mirrors: true) { $0.margin(5, 7, 9) }
      margins(40, 80, 20, 80, mirrors: true) { $0.margin(10%, 20%, 5%) }
      margins(5, 7, 9, 11) { $0.margin(5, 7, 9, 11) }
      margins(40, 80, 20, 4) { $0.margin(10%, 20%, 5%, 1%) }
      margins(1, 2, 3, 4) { $0.margin(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
      margins(1, 2, 3, 4, mirrors: true) { $0.margin(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
      margins(5, 7, 5, 20, mirrors: true) { $0.marginEnd(20).marginHorizontal(7).margin(5) }
    }
    flexEdgesPaddings()
  }

  private func flexEdgesPaddings() {
    measure(
      "Flex.paddingTop", "Flex.paddingLeft", "Flex.paddingBottom", "Flex.paddingRight", "Flex.paddingStart", "Flex.paddingEnd",
      "Flex.paddingHorizontal", "Flex.paddingVertical", "Flex.padding",
      says: "room inside a container; a narrower word wins whatever the order",
      from: .documented("FlexLayout README: Paddings")
    ) { row in
      @MainActor func pads(
        _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, mirrors: Bool = false, at line: Int = #line,
        _ change: (Flex) -> Void
      ) {
        row.flexes(["a": (left, top, 400 - left - right, 300 - top - bottom)], mirrors: mirrors, at: line) {
          $0.b.flex.isIncludedInLayout(false)
          $0.c.flex.isIncludedInLayout(false)
          $0.a.flex.size(nil).grow(1)
          change($0.root.flex)
        }
      }
      pads(7, 0, 0, 0, mirrors: true) { $0.paddingTop(7) }
      pads(0, 7, 0, 0) { $0.paddingLeft(7) }
      pads(0, 0, 7, 0, mirrors: true) { $0.paddingBottom(7) }
      pads(0, 0, 0, 7) { $0.paddingRight(7) }
      pads(0, 7, 0, 0, mirrors: true) { $0.paddingStart(7) }
      pads(0, 0, 0, 7, mirrors: true) { $0.paddingEnd(7) }
      pads(0, 7, 0, 7, mirrors: true) { $0.paddingHorizontal(7) }
      pads(7, 0, 7, 0, mirrors: true) { $0.paddingVertical(7) }
      pads(7, 7, 7, 7, mirrors: true) { $0.padding(7) }
      pads(5, 7, 5, 7, mirrors: true) { $0.padding(5, 7) }
      pads(5, 7, 9, 7, mirrors: true) { $0.padding(5, 7, 9) }
      pads(5, 7, 9, 11) { $0.padding(5, 7, 9, 11) }
      pads(1, 2, 3, 4) { $0.padding(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
      pads(1, 2, 3, 4, mirrors: true) { $0.padding(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
      pads(5, 20, 5, 7, mirrors: true) { $0.paddingStart(20).paddingHorizontal(7).padding(5) }
    }
    measure(
      "Flex.paddingTop", "Flex.padding", says: "shares are of the parent's width on every side",
      from: .specified("CSS Box Model 3, padding")
    ) { row in
      @MainActor func pads(
        _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, reversed: Bool = false, at line: Int = #line,
        _ change: (Flex) -> Void
      ) {
        surroundings(scale: 1) {
          // A container of 200 × 100 in one of 400 × 300: a tenth of 400 is 40.
          let (root, box, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), UIView(), UIView())
          root.flex.layoutDirection(reversed ? .rtl : .ltr).define {
            change($0.addItem(box).width(200).height(100).define { $0.addItem(inner).grow(1) })
          }
          root.flex.layout()
          row.rect(inner.frame, left, top, 200 - left - right, 100 - top - bottom, at: line)
        }
      }
      pads(40, 0, 0, 0) { $0.paddingTop(10%) }
      pads(0, 40, 0, 0) { $0.paddingLeft(10%) }
      pads(0, 0, 40, 0) { $0.paddingBottom(10%) }
      pads(0, 0, 0, 40) { $0.paddingRight(10%) }
      pads(0, 40, 0, 0) { $0.paddingStart(10%) }
      pads(0, 0, 0, 40) { $0.paddingEnd(10%) }
      pads(0, 0, 0, 40, reversed: true) { $0.paddingStart(10%) }
      pads(0, 40, 0, 0, reversed: true) { $0.paddingEnd(10%) }
      pads(0, 40, 0, 40) { $0.paddingHorizontal(10%) }
      pads(40, 0, 40, 0) { $0.paddingVertical(10%) }
      pads(40, 40, 40, 40) { $0.padding(10%) }
      pads(20, 40, 20, 40) { $0.padding(5%, 10%) }
      pads(20, 40, 8, 40) { $0.padding(5%, 10%, 2%) }
      pads(20, 40, 8, 4) { $0.padding(5%, 10%, 2%, 1%) }
    }
    measure(
      "FPercent", says: "a share may be negative", from: .specified("CSS Box Model 3, margin")
    ) { row in
      row.flexes(["a": (0, -40, 50, 40)]) { $0.a.flex.marginTop(-(10%)) }
    }
    measure(
      "Flex.layout", says: "containers meet at whole pixels, without gaps; what has no items reaches the pixels around it",
      from: .specified("Yoga, pixel grid: nodes that measure themselves keep all of their size")
    ) { row in
      surroundings(scale: 1) {
        for leaf in [false, true] {
          let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
          root.flex.direction(.row).define { flex in
            for _ in 0..<3 { flex.addItem().grow(1).define { if !leaf { $0.addItem() } } }
          }
          root.flex.layout()
          // Thirds of 100: 33.3 and 66.7.
          row.rect(root.subviews[0].frame, 0, 0, leaf ? 34 : 33, 50)
          row.rect(root.subviews[1].frame, 33, 0, 34, 50)
          row.rect(root.subviews[2].frame, leaf ? 66 : 67, 0, leaf ? 34 : 33, 50)
        }
      }
    }
  }
}
