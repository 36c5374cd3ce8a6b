import FlexLayout
import UIKit

extension Ledger {
  func flexAlignment() {
    topic("Direction and alignment")

    measure(
      "Flex.direction", "Flex.Direction", says: "down, up, along the reading direction or against it",
      from: .documented("FlexLayout README: direction()")
    ) { row in
      row.flexes(["a": (0, 0, 50, 40), "c": (0, 60, 30, 30)]) { $0.root.flex.direction(.column) }
      row.flexes(["a": (0, 260, 50, 40), "c": (0, 210, 30, 30)]) { $0.root.flex.direction(.columnReverse) }
      row.flexes(["a": (0, 0, 50, 40), "b": (50, 0, 60, 20), "c": (110, 0, 30, 30)]) { $0.root.flex.direction(.row) }
      row.flexes(["a": (350, 0, 50, 40), "b": (290, 0, 60, 20), "c": (260, 0, 30, 30)]) { $0.root.flex.direction(.rowReverse) }
      let flex = UIView().flex
      row.equal(flex.direction, .column)
      for direction in [Flex.Direction.row, .rowReverse, .columnReverse] { row.equal(flex.direction(direction).direction, direction) }
      flex.direction = nil
      row.equal(flex.direction, .column)
      flex.direction = .row
      row.equal(flex.direction, .row)
    }
    measure(
      "Flex.layoutDirection", "Flex.LayoutDirection", says: "left to right, right to left, the parent's, or as the view says",
      from: .documented("FlexLayout README: layoutDirection()")
    ) { row in
      row.flexes(["a": (350, 0, 50, 40)], mirrors: false) { $0.root.flex.layoutDirection(.rtl) }
      row.flexes(["a": (0, 0, 50, 40)], mirrors: false) { $0.root.flex.layoutDirection(.ltr) }
      row.flexes(["a": (0, 0, 50, 40)], mirrors: false) { $0.root.flex.layoutDirection(.inherit) }
      row.flexes(["a": (350, 0, 50, 40)], mirrors: false) {
        $0.root.semanticContentAttribute = .forceRightToLeft
        $0.root.flex.layoutDirection(.auto)
      }
      row.flexes(["a": (0, 0, 50, 40)], mirrors: false) {
        $0.root.semanticContentAttribute = .forceLeftToRight
        $0.root.flex.layoutDirection(.auto)
      }
    }
    measure(
      "Flex.justifyContent", "Flex.JustifyContent", says: "how items share 210 free points of the main axis",
      from: .documented("FlexLayout README: justifyContent()")
    ) { row in
      let expected: [(Flex.JustifyContent, CGFloat, CGFloat, CGFloat)] = [
        (.start, 0, 40, 60), (.center, 105, 145, 165), (.end, 210, 250, 270), (.spaceBetween, 0, 145, 270), (.spaceAround, 35, 145, 235),
      ]
      for (value, a, b, c) in expected {
        row.flexes(["a": (0, a, 50, 40), "b": (0, b, 60, 20), "c": (0, c, 30, 30)]) { $0.root.flex.justifyContent(value) }
      }
      // 208 in four parts of 52.
      row.flexes(["a": (0, 52, 50, 42), "b": (0, 146, 60, 20), "c": (0, 218, 30, 30)]) {
        $0.a.flex.height(42)
        $0.root.flex.justifyContent(.spaceEvenly)
      }
    }
    measure(
      "Flex.alignItems", "Flex.AlignItems", "Flex.alignSelf", "Flex.AlignSelf",
      says: "across the line: stretched at first, at its start, middle or end; an item may differ",
      from: .documented("FlexLayout README: alignItems(), alignSelf()")
    ) { row in
      row.flexes(["a": (0, 0, 50, 40)]) { $0.root.flex.alignItems(.start) }
      row.flexes(["a": (175, 0, 50, 40), "b": (170, 40, 60, 20)]) { $0.root.flex.alignItems(.center) }
      row.flexes(["a": (350, 0, 50, 40), "b": (340, 40, 60, 20)]) { $0.root.flex.alignItems(.end) }
      row.flexes(["a": (0, 0, 400, 40)]) { $0.a.flex.width(nil) }
      row.flexes(["a": (0, 0, 400, 40)]) {
        $0.root.flex.alignItems(.end).alignItems(.stretch)
        $0.a.flex.width(nil)
      }
      row.flexes(["a": (400, 0, 0, 40)]) {
        $0.root.flex.alignItems(.end)
        $0.a.flex.width(nil)
      }
      // The bottoms are the baselines of plain views.
      row.flexes(["a": (0, 0, 50, 40), "b": (50, 20, 60, 20), "c": (110, 10, 30, 30)]) {
        $0.root.flex.direction(.row).alignItems(.baseline)
      }
      for (value, x) in [(Flex.AlignSelf.start, 0.0), (.center, 175), (.end, 350), (.auto, 0), (.stretch, 0)] {
        row.flexes(["a": (CGFloat(x), 0, 50, 40), "b": (0, 40, 60, 20)]) { $0.a.flex.alignSelf(value) }
      }
      row.flexes(["a": (175, 0, 50, 40)]) {
        $0.root.flex.alignItems(.center)
        $0.a.flex.alignSelf(.end).alignSelf(.auto)
      }
      row.flexes(["a": (0, 0, 400, 40)]) {
        $0.root.flex.alignItems(.center)
        $0.a.flex.width(nil).alignSelf(.stretch)
      }
      row.flexes(["b": (50, 0, 60, 20), "c": (110, 10, 30, 30)]) {
        $0.root.flex.direction(.row)
        $0.a.flex.alignSelf(.baseline)
        $0.c.flex.alignSelf(.baseline)
      }
    }
    measure(
      "Flex.wrap", "Flex.Wrap", "Flex.alignContent", "Flex.AlignContent",
      says: "one line, as many as it takes, or from the far side; how lines share what is left across",
      from: .documented("FlexLayout README: wrap(), alignContent()")
    ) { row in
      @MainActor func wide(_ world: FlexWorld) { world.c.flex.width(300) }
      row.flexes(["c": (110, 0, 300, 30)]) {
        $0.root.flex.direction(.row).wrap(.noWrap)
        wide($0)
      }
      row.flexes(["a": (0, 0, 50, 40), "c": (0, 40, 300, 30)]) {
        $0.root.flex.direction(.row).wrap(.wrap)
        wide($0)
      }
      row.flexes(["a": (0, 260, 50, 40), "c": (0, 230, 300, 30)]) {
        $0.root.flex.direction(.row).wrap(.wrapReverse)
        wide($0)
      }
      // Lines of 40 and 30 in 300: 230 are left.
      let expected: [(Flex.AlignContent, CGFloat, CGFloat)] = [
        (.start, 0, 40), (.center, 115, 155), (.end, 230, 270), (.spaceBetween, 0, 270), (.stretch, 0, 155),
      ]
      for (value, a, c) in expected {
        row.flexes(["a": (0, a, 50, 40), "c": (0, c, 300, 30)]) {
          $0.root.flex.direction(.row).wrap(.wrap).alignContent(value)
          wide($0)
        }
      }
      // 228 are left of lines of 42 and 30: a quarter is 57, a third 76.
      for (value, a, c) in [(Flex.AlignContent.spaceAround, 57.0, 213.0), (.spaceEvenly, 76, 194)] {
        row.flexes(["a": (0, CGFloat(a), 50, 42), "c": (0, CGFloat(c), 300, 30)]) {
          $0.root.flex.direction(.row).wrap(.wrap).alignContent(value)
          $0.a.flex.height(42)
          wide($0)
        }
      }
    }
    measure(
      "Flex.gap", "Flex.rowGap", "Flex.columnGap", says: "between rows, between columns, or both",
      from: .documented("FlexLayout README: gap, rowGap, columnGap")
    ) { row in
      row.flexes(["b": (0, 47, 60, 20), "c": (0, 74, 30, 30)]) { $0.root.flex.rowGap(7) }
      row.flexes(["b": (0, 40, 60, 20)]) { $0.root.flex.columnGap(7) }
      row.flexes(["b": (57, 0, 60, 20)]) { $0.root.flex.direction(.row).columnGap(7) }
      row.flexes(["b": (50, 0, 60, 20)]) { $0.root.flex.direction(.row).rowGap(7) }
      row.flexes(["b": (57, 0, 60, 20), "c": (0, 47, 300, 30)]) {
        $0.root.flex.direction(.row).wrap(.wrap).alignContent(.start).gap(7)
        $0.c.flex.width(300)
      }
    }
    flexAlignmentPositions()
  }

  private func flexAlignmentPositions() {
    measure(
      "Flex.position", "Flex.Position", "Flex.left", "Flex.top", "Flex.right", "Flex.bottom", "Flex.start", "Flex.end", "Flex.horizontally",
      "Flex.vertically", "Flex.all",
      says: "in the flow, insets move an item; out of it, they place it in its parent; static, they mean nothing",
      from: .documented("FlexLayout README: position()")
    ) { row in
      let still = false
      row.flexes(["a": (7, 0, 50, 40), "b": (0, 40, 60, 20)], mirrors: still) {
        $0.root.flex.layoutDirection(.ltr)
        $0.a.flex.left(7)
      }
      row.flexes(["a": (0, 7, 50, 40)]) { $0.a.flex.position(.relative).top(7) }
      row.flexes(["a": (-7, 0, 50, 40)], mirrors: still) {
        $0.root.flex.layoutDirection(.ltr)
        $0.a.flex.right(7)
      }
      row.flexes(["a": (0, -7, 50, 40)]) { $0.a.flex.bottom(7) }
      row.flexes(["a": (0, 0, 50, 40)]) { $0.a.flex.position(.static).left(7).top(9) }
      @MainActor func absolute(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, mirrors: Bool = false, at line: Int = #line,
        _ change: (Flex) -> Void
      ) {
        row.flexes(["a": (x, y, width, height), "b": (0, 0, 60, 20)].filter { mirrors || $0.key == "a" }, mirrors: mirrors, at: line) {
          change($0.a.flex.position(.absolute))
        }
      }
      absolute(7, 0, 50, 40) { $0.left(7) }
      absolute(100, 0, 50, 40) { $0.left(25%) }
      absolute(343, 0, 50, 40) { $0.right(7) }
      absolute(250, 0, 50, 40) { $0.right(25%) }
      absolute(0, 9, 50, 40, mirrors: true) { $0.top(9) }
      absolute(0, 75, 50, 40, mirrors: true) { $0.top(25%) }
      absolute(0, 251, 50, 40, mirrors: true) { $0.bottom(9) }
      absolute(0, 185, 50, 40, mirrors: true) { $0.bottom(25%) }
      absolute(7, 0, 50, 40, mirrors: true) { $0.start(7) }
      absolute(100, 0, 50, 40, mirrors: true) { $0.start(25%) }
      absolute(343, 0, 50, 40, mirrors: true) { $0.end(7) }
      absolute(250, 0, 50, 40, mirrors: true) { $0.end(25%) }
      absolute(7, 0, 386, 40, mirrors: true) { $0.width(nil).horizontally(7) }
      absolute(40, 0, 320, 40, mirrors: true) { $0.width(nil).horizontally(10%) }
      absolute(0, 7, 50, 286, mirrors: true) { $0.height(nil).vertically(7) }
      absolute(0, 30, 50, 240, mirrors: true) { $0.height(nil).vertically(10%) }
      absolute(7, 7, 386, 286, mirrors: true) { $0.size(nil).all(7) }
      absolute(40, 30, 320, 240, mirrors: true) { $0.size(nil).all(10%) }
    }
  }
}
