import PinLayout
import UIKit

extension Ledger {
  func pinEdges() {
    topic("Edges, corners and centres")

    measure(
      "PinLayout.top", "PinLayout.bottom", "PinLayout.left", "PinLayout.right",
      says: "so many points, such a share or such insets inside the superview; 0 unless said",
      from: .documented("PinLayout README: Superview's edges")
    ) { row in
      let insets = PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      row.pins(40, 0, 100, 60) { $0.pin.top() }
      row.pins(40, 7, 100, 60) { $0.pin.top(7) }
      row.pins(40, 75, 100, 60) { $0.pin.top(25%) }
      row.pins(40, 1, 100, 60) { $0.pin.top(insets) }
      row.pins(40, 240, 100, 60) { $0.pin.bottom() }
      row.pins(40, 233, 100, 60) { $0.pin.bottom(7) }
      row.pins(40, 165, 100, 60) { $0.pin.bottom(25%) }
      row.pins(40, 237, 100, 60) { $0.pin.bottom(insets) }
      row.pins(0, 50, 100, 60) { $0.pin.left() }
      row.pins(7, 50, 100, 60) { $0.pin.left(7) }
      row.pins(100, 50, 100, 60) { $0.pin.left(25%) }
      row.pins(2, 50, 100, 60) { $0.pin.left(insets) }
      row.pins(300, 50, 100, 60) { $0.pin.right() }
      row.pins(293, 50, 100, 60) { $0.pin.right(7) }
      row.pins(200, 50, 100, 60) { $0.pin.right(25%) }
      row.pins(296, 50, 100, 60) { $0.pin.right(insets) }
      row.pins(10, 5, 370, 280) { $0.pin.top(5).left(10).bottom(15).right(20) }
    }
    measure(
      "PinLayout.start", "PinLayout.end", says: "left and right by reading direction",
      from: .documented("PinLayout README: Right to left languages")
    ) { row in
      let insets = PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      row.pins(0, 50, 100, 60, rtl: 300) { $0.pin.start() }
      row.pins(7, 50, 100, 60, rtl: 293) { $0.pin.start(7) }
      row.pins(100, 50, 100, 60, rtl: 200) { $0.pin.start(25%) }
      row.pins(2, 50, 100, 60, rtl: 296) { $0.pin.start(insets) }
      row.pins(300, 50, 100, 60, rtl: 0) { $0.pin.end() }
      row.pins(293, 50, 100, 60, rtl: 7) { $0.pin.end(7) }
      row.pins(200, 50, 100, 60, rtl: 100) { $0.pin.end(25%) }
      row.pins(296, 50, 100, 60, rtl: 2) { $0.pin.end(insets) }
      row.pins(140, 50, 100, 60, rtl: 140) { $0.pin.start(to: $0.one.edge.start) }
      row.pins(240, 50, 100, 60, rtl: 40) { $0.pin.start(to: $0.one.edge.end) }
      row.pins(140, 50, 100, 60) { $0.pin.end(to: $0.one.edge.end) }
      row.pins(40, 50, 100, 60, rtl: 240) { $0.pin.end(to: $0.one.edge.start) }
    }
    measure(
      "PinLayout.hCenter", "PinLayout.vCenter", "PinLayout.all", "PinLayout.horizontally", "PinLayout.vertically",
      says: "the middle, moved right and down; several edges at once", from: .documented("PinLayout README: all, horizontally, vertically")
    ) { row in
      let insets = PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      row.pins(150, 50, 100, 60) { $0.pin.hCenter() }
      row.pins(157, 50, 100, 60) { $0.pin.hCenter(7) }
      row.pins(190, 50, 100, 60) { $0.pin.hCenter(10%) }
      row.pins(40, 120, 100, 60) { $0.pin.vCenter() }
      row.pins(40, 113, 100, 60) { $0.pin.vCenter(-7) }
      row.pins(40, 150, 100, 60) { $0.pin.vCenter(10%) }
      row.pins(0, 0, 400, 300) { $0.pin.all() }
      row.pins(7, 7, 386, 286) { $0.pin.all(7) }
      row.pins(2, 1, 394, 296) { $0.pin.all(insets) }
      row.pins(0, 50, 400, 60) { $0.pin.horizontally() }
      row.pins(7, 50, 386, 60) { $0.pin.horizontally(7) }
      row.pins(40, 50, 320, 60) { $0.pin.horizontally(10%) }
      row.pins(2, 50, 394, 60) { $0.pin.horizontally(insets) }
      row.pins(40, 0, 100, 300) { $0.pin.vertically() }
      row.pins(40, 7, 100, 286) { $0.pin.vertically(7) }
      row.pins(40, 30, 100, 240) { $0.pin.vertically(10%) }
      row.pins(40, 1, 100, 296) { $0.pin.vertically(insets) }
    }
    measure(
      "PinLayout.right", "PinLayout.width", says: "without a superview far edges and shares mean nothing, near edges and points count",
      from: .documented("PinLayout README: Warnings")
    ) { row in
      let view = UIView(frame: CGRect(x: 40, y: 50, width: 100, height: 60))
      view.pin.right().bottom().width(50%).hCenter()
      row.rect(view.frame, 40, 50, 100, 60)
      view.pin.left(3).top(4).width(20).height(30)
      row.rect(view.frame, 3, 4, 20, 30)
    }
    measure(
      "PinLayout.top", "PinLayout.below", says: "what is not in a tree, or the view itself, is no reference; that is told",
      from: .documented("PinLayout README: Warnings")
    ) { row in
      row.pins(40, 50, 100, 60, warns: true) { $0.pin.top(to: UIView().edge.bottom) }
      row.pins(40, 50, 100, 60, warns: true) { $0.pin.topLeft(to: $0.view.anchor.center) }
      row.pins(40, 50, 100, 60, warns: true) { $0.pin.below(of: UIView()) }
      row.pins(40, 160, 100, 60, warns: true) { $0.pin.below(of: [UIView(), $0.one]) }
      row.pins(40, 50, 100, 60, warns: true) { $0.pin.width(-1) }
      row.pins(40, 50, 100, 60, warns: true) { $0.pin.maxHeight(.nan) }
      row.pins(150, 50, 100, 60, warns: true) { $0.pin.hCenter().left(3) }
      row.pins(40, 50, 70, 60, warns: true) { $0.pin.width(70).width(80) }
      row.pins(40, 50, 100, 24, warns: true) { $0.pin.sizeToFit().aspectRatio(3) }
      row.pins(40, 50, 100, 60, warns: true) { $0.pin.minWidth(10).minWidth(20) }
    }
    pinEdgesCorners()
    pinEdgesAnchors()
  }

  private func pinEdgesCorners() {
    measure(
      "PinLayout.topLeft", "PinLayout.topCenter", "PinLayout.topRight", "PinLayout.centerLeft", "PinLayout.center", "PinLayout.centerRight",
      "PinLayout.bottomLeft", "PinLayout.bottomCenter", "PinLayout.bottomRight", "PinLayout.topStart", "PinLayout.topEnd",
      "PinLayout.centerStart", "PinLayout.centerEnd", "PinLayout.bottomStart", "PinLayout.bottomEnd",
      says: "a corner, a side's middle or the middle of the superview; the margin moves inwards, that of `center` right and down",
      from: .documented("PinLayout README: Anchors")
    ) { row in
      row.pins(0, 0, 100, 60) { $0.pin.topLeft() }
      row.pins(7, 7, 100, 60) { $0.pin.topLeft(7) }
      row.pins(150, 0, 100, 60) { $0.pin.topCenter() }
      row.pins(150, 7, 100, 60) { $0.pin.topCenter(7) }
      row.pins(300, 0, 100, 60) { $0.pin.topRight() }
      row.pins(293, 7, 100, 60) { $0.pin.topRight(7) }
      row.pins(0, 120, 100, 60) { $0.pin.centerLeft() }
      row.pins(7, 120, 100, 60) { $0.pin.centerLeft(7) }
      row.pins(150, 120, 100, 60) { $0.pin.center() }
      row.pins(157, 127, 100, 60) { $0.pin.center(7) }
      row.pins(300, 120, 100, 60) { $0.pin.centerRight() }
      row.pins(293, 120, 100, 60) { $0.pin.centerRight(7) }
      row.pins(0, 240, 100, 60) { $0.pin.bottomLeft() }
      row.pins(7, 233, 100, 60) { $0.pin.bottomLeft(7) }
      row.pins(150, 240, 100, 60) { $0.pin.bottomCenter() }
      row.pins(150, 233, 100, 60) { $0.pin.bottomCenter(7) }
      row.pins(300, 240, 100, 60) { $0.pin.bottomRight() }
      row.pins(293, 233, 100, 60) { $0.pin.bottomRight(7) }
      row.pins(0, 0, 100, 60, rtl: 300) { $0.pin.topStart() }
      row.pins(7, 7, 100, 60, rtl: 293) { $0.pin.topStart(7) }
      row.pins(300, 0, 100, 60, rtl: 0) { $0.pin.topEnd() }
      row.pins(293, 7, 100, 60, rtl: 7) { $0.pin.topEnd(7) }
      row.pins(0, 120, 100, 60, rtl: 300) { $0.pin.centerStart() }
      row.pins(7, 120, 100, 60, rtl: 293) { $0.pin.centerStart(7) }
      row.pins(300, 120, 100, 60, rtl: 0) { $0.pin.centerEnd() }
      row.pins(293, 120, 100, 60, rtl: 7) { $0.pin.centerEnd(7) }
      row.pins(0, 240, 100, 60, rtl: 300) { $0.pin.bottomStart() }
      row.pins(7, 233, 100, 60, rtl: 293) { $0.pin.bottomStart(7) }
      row.pins(300, 240, 100, 60, rtl: 0) { $0.pin.bottomEnd() }
      row.pins(293, 233, 100, 60, rtl: 7) { $0.pin.bottomEnd(7) }
    }
    measure(
      "PinLayout.topLeft", "AnchorList.*", "Anchor", "UIView.anchor",
      says: "a corner, a side's middle or the middle at another view's point",
      from: .documented("PinLayout README: Layout using multiple edges, anchors")
    ) { row in
      // The other's points: left 140, middle 190, right 240; top 100, middle 130, bottom 160.
      row.pins(240, 160, 100, 60) { $0.pin.topLeft(to: $0.one.anchor.bottomRight) }
      row.pins(90, 100, 100, 60) { $0.pin.topCenter(to: $0.one.anchor.topLeft) }
      row.pins(40, 130, 100, 60) { $0.pin.topRight(to: $0.one.anchor.centerLeft) }
      row.pins(190, 70, 100, 60) { $0.pin.centerLeft(to: $0.one.anchor.topCenter) }
      row.pins(140, 100, 100, 60) { $0.pin.center(to: $0.one.anchor.center) }
      row.pins(140, 100, 100, 60) { $0.pin.centerRight(to: $0.one.anchor.centerRight) }
      row.pins(190, 100, 100, 60) { $0.pin.bottomLeft(to: $0.one.anchor.bottomCenter) }
      row.pins(90, 100, 100, 60) { $0.pin.bottomCenter(to: $0.one.anchor.bottomLeft) }
      row.pins(140, 40, 100, 60) { $0.pin.bottomRight(to: $0.one.anchor.topRight) }
      row.pins(140, 100, 100, 60) { $0.pin.topStart(to: $0.one.anchor.topStart) }
      row.pins(40, 100, 100, 60, rtl: 240) { $0.pin.topEnd(to: $0.one.anchor.topStart) }
      row.pins(240, 70, 100, 60, rtl: 40) { $0.pin.centerStart(to: $0.one.anchor.topEnd) }
      row.pins(140, 100, 100, 60) { $0.pin.centerEnd(to: $0.one.anchor.centerEnd) }
      row.pins(140, 70, 100, 60) { $0.pin.bottomStart(to: $0.one.anchor.centerStart) }
      row.pins(40, 100, 100, 60, rtl: 240) { $0.pin.bottomEnd(to: $0.one.anchor.bottomStart) }
      row.pins(240, 160, 100, 60, rtl: 40) { $0.pin.topStart(to: $0.one.anchor.bottomEnd) }
    }
  }

  private func pinEdgesAnchors() {
    measure(
      "PinLayout.top", "PinLayout.bottom", "PinLayout.left", "PinLayout.right", "PinLayout.hCenter", "PinLayout.vCenter", "EdgeList.*",
      "HorizontalEdge", "VerticalEdge", "UIView.edge", says: "an edge, or the middle, at another view's edge or middle",
      from: .documented("PinLayout README: Layout using edges")
    ) { row in
      row.pins(40, 160, 100, 60) { $0.pin.top(to: $0.one.edge.bottom) }
      row.pins(40, 130, 100, 60) { $0.pin.top(to: $0.one.edge.vCenter) }
      row.pins(40, 40, 100, 60) { $0.pin.bottom(to: $0.one.edge.top) }
      row.pins(40, 70, 100, 60) { $0.pin.vCenter(to: $0.one.edge.top) }
      row.pins(40, 130, 100, 60) { $0.pin.vCenter(to: $0.one.edge.bottom) }
      row.pins(240, 50, 100, 60) { $0.pin.left(to: $0.one.edge.right) }
      row.pins(190, 50, 100, 60) { $0.pin.left(to: $0.one.edge.hCenter) }
      row.pins(40, 50, 100, 60) { $0.pin.right(to: $0.one.edge.left) }
      row.pins(90, 50, 100, 60) { $0.pin.hCenter(to: $0.one.edge.left) }
      row.pins(190, 50, 100, 60, rtl: 90) { $0.pin.hCenter(to: $0.one.edge.end) }
      row.pins(90, 50, 100, 60, rtl: 190) { $0.pin.hCenter(to: $0.one.edge.start) }
    }
    measure(
      "PinLayout.left", "UIView.edge", "UIView.anchor", says: "other views may lie in other superviews; their place is converted",
      from: .documented("PinLayout README: Layout between relative views, with different parents")
    ) { row in
      let add: (PinWorld) -> UIView = { world in
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 12))
        world.two.addSubview(inner)
        return inner
      }
      row.pins(275, 50, 100, 60) { $0.pin.left(to: add($0).edge.right) }
      row.pins(40, 126, 100, 60) { $0.pin.top(to: add($0).edge.top) }
      row.pins(265, 126, 100, 60) { $0.pin.topLeft(to: add($0).anchor.topLeft) }
      row.pins(275, 50, 100, 60) { $0.pin.right(of: add($0)) }
      row.pins(-10, -20, 100, 60) {
        $0.one.addSubview($0.view)
        $0.two.frame.origin = CGPoint(x: 130, y: 80)
        $0.pin.topLeft(to: $0.two.anchor.topLeft)
      }
    }
  }
}
