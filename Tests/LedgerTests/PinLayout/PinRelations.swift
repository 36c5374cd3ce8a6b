import PinLayout
import UIKit

extension Ledger {
  func pinRelations() {
    topic("Beside other views")

    measure(
      "PinLayout.above", "PinLayout.below", "HorizontalAlign",
      says: "at another's top or bottom, of several at the outermost; aligned along it",
      from: .documented("PinLayout README: Layout using relative positioning")
    ) { row in
      row.pins(40, 40, 100, 60) { $0.pin.above(of: $0.one) }
      row.pins(40, 160, 100, 60) { $0.pin.below(of: $0.one) }
      row.pins(40, 40, 100, 60) { $0.pin.above(of: [$0.one, $0.two]) }
      row.pins(40, 170, 100, 60) { $0.pin.below(of: [$0.one, $0.two]) }
      row.pins(260, 170, 100, 60) { $0.pin.below(of: $0.two, aligned: .left) }
      row.pins(250, 60, 100, 60) { $0.pin.above(of: $0.two, aligned: .center) }
      row.pins(240, 170, 100, 60) { $0.pin.below(of: $0.two, aligned: .right) }
      row.pins(40, 170, 100, 60) { $0.pin.below(of: $0.two, aligned: .none) }
      row.pins(260, 170, 100, 60, rtl: 240) { $0.pin.below(of: $0.two, aligned: .start) }
      row.pins(240, 170, 100, 60, rtl: 260) { $0.pin.below(of: $0.two, aligned: .end) }
      row.pins(140, 170, 100, 60) { $0.pin.below(of: [$0.one, $0.two], aligned: .left) }
      row.pins(240, 40, 100, 60) { $0.pin.above(of: [$0.one, $0.two], aligned: .right) }
      // The middles are 190 and 300.
      row.pins(195, 40, 100, 60) { $0.pin.above(of: [$0.one, $0.two], aligned: .center) }
    }
    measure(
      "PinLayout.left", "PinLayout.right", "PinLayout.before", "PinLayout.after", "VerticalAlign",
      says: "at another's left or right, or by reading direction; aligned along it",
      from: .documented("PinLayout README: Layout using relative positioning")
    ) { row in
      row.pins(160, 50, 100, 60) { $0.pin.left(of: $0.two) }
      row.pins(340, 50, 100, 60) { $0.pin.right(of: $0.two) }
      row.pins(40, 50, 100, 60) { $0.pin.left(of: [$0.one, $0.two]) }
      row.pins(340, 50, 100, 60) { $0.pin.right(of: [$0.one, $0.two]) }
      row.pins(160, 50, 100, 60, rtl: 340) { $0.pin.before(of: $0.two) }
      row.pins(340, 50, 100, 60, rtl: 160) { $0.pin.after(of: $0.two) }
      row.pins(40, 50, 100, 60, rtl: 340) { $0.pin.before(of: [$0.one, $0.two]) }
      row.pins(340, 50, 100, 60, rtl: 40) { $0.pin.after(of: [$0.one, $0.two]) }
      row.pins(160, 120, 100, 60) { $0.pin.left(of: $0.two, aligned: .top) }
      row.pins(340, 115, 100, 60) { $0.pin.right(of: $0.two, aligned: .center) }
      row.pins(160, 110, 100, 60) { $0.pin.left(of: $0.two, aligned: .bottom) }
      row.pins(160, 50, 100, 60) { $0.pin.left(of: $0.two, aligned: .none) }
      row.pins(340, 100, 100, 60) { $0.pin.right(of: [$0.one, $0.two], aligned: .top) }
      row.pins(340, 110, 100, 60) { $0.pin.right(of: [$0.one, $0.two], aligned: .bottom) }
      // The middles are 130 and 145.
      row.pins(40, 107.5, 100, 60, scale: 2) { $0.pin.left(of: [$0.one, $0.two], aligned: .center) }
      row.pins(160, 120, 100, 60, rtl: 340) { $0.pin.before(of: $0.two, aligned: .top) }
      row.pins(340, 110, 100, 60, rtl: 160) { $0.pin.after(of: $0.two, aligned: .bottom) }
    }
    measure(
      "PinLayout.horizontallyBetween", "PinLayout.verticallyBetween",
      says: "from one's end to the other's start; aligned with the first, where that is the earlier one",
      from: .documented("PinLayout README: Positioning between other views")
    ) { row in
      row.pins(240, 50, 20, 60) { $0.pin.horizontallyBetween($0.one, and: $0.two) }
      row.pins(240, 50, 20, 60) { $0.pin.horizontallyBetween($0.two, and: $0.one) }
      row.pins(240, 100, 20, 60) { $0.pin.horizontallyBetween($0.one, and: $0.two, aligned: .top) }
      row.pins(240, 90, 20, 80) { $0.pin.height(80).horizontallyBetween($0.one, and: $0.two, aligned: .center) }
      row.pins(240, 80, 20, 80) { $0.pin.height(80).horizontallyBetween($0.one, and: $0.two, aligned: .bottom) }
      @MainActor func low(_ world: PinWorld) -> UIView {
        world.two.frame.origin.y = 200
        return world.two
      }
      row.pins(40, 160, 100, 40) { $0.pin.verticallyBetween($0.one, and: low($0)) }
      row.pins(40, 160, 100, 40) { $0.pin.verticallyBetween(low($0), and: $0.one) }
      row.pins(140, 160, 100, 40) { $0.pin.verticallyBetween($0.one, and: low($0), aligned: .left) }
      row.pins(150, 160, 80, 40) { $0.pin.width(80).verticallyBetween($0.one, and: low($0), aligned: .center) }
      row.pins(160, 160, 80, 40, rtl: 140) { $0.pin.width(80).verticallyBetween($0.one, and: low($0), aligned: .end) }
      row.pins(160, 160, 80, 40) { $0.pin.width(80).verticallyBetween($0.one, and: low($0), aligned: .right) }
      row.pins(40, 50, 100, 60, warns: true) { $0.pin.verticallyBetween($0.one, and: $0.two) }
      row.pins(40, 50, 100, 60, warns: true) { $0.pin.horizontallyBetween($0.one, and: $0.one) }
    }
    measure(
      "visible", says: "the views that are not hidden and not clear", from: .documented("PinLayout README: visible")
    ) { row in
      let views = [UIView(), UIView(), UIView(), UIView()]
      views[1].isHidden = true
      views[2].alpha = 0
      row.expect(visible(views) == [views[0], views[3]])
      row.pins(40, 160, 100, 60) {
        $0.two.isHidden = true
        $0.pin.below(of: visible([$0.one, $0.two]))
      }
      row.pins(40, 50, 100, 60, warns: true) { $0.pin.below(of: []) }
    }
    pinRelationsMargins()
    pinRelationsAlignments()
  }

  private func pinRelationsMargins() {
    measure(
      "PinLayout.marginTop", "PinLayout.marginLeft", "PinLayout.marginBottom", "PinLayout.marginRight", "PinLayout.marginStart",
      "PinLayout.marginEnd", "PinLayout.marginHorizontal", "PinLayout.marginVertical",
      says: "move a view from the edge it is pinned to, and take from its size where both are pinned",
      from: .documented("PinLayout README: Margins")
    ) { row in
      row.pins(10, 27, 100, 60) { $0.pin.topLeft(10).marginTop(17) }
      row.pins(27, 10, 100, 60) { $0.pin.topLeft(10).marginLeft(17) }
      row.pins(10, 10, 100, 60) { $0.pin.topLeft(10).marginBottom(17).marginRight(17) }
      row.pins(300, 223, 100, 60) { $0.pin.bottomRight().marginBottom(17) }
      row.pins(283, 240, 100, 60) { $0.pin.bottomRight().marginRight(17) }
      row.pins(40, 30, 100, 60) { $0.pin.top().marginTop(10%) }
      row.pins(40, 210, 100, 60) { $0.pin.bottom().marginBottom(10%) }
      row.pins(40, 50, 100, 60) { $0.pin.left().marginLeft(10%) }
      row.pins(260, 50, 100, 60) { $0.pin.right().marginRight(10%) }
      row.pins(17, 50, 100, 60, rtl: 283) { $0.pin.start().marginStart(17) }
      row.pins(40, 50, 100, 60, rtl: 260) { $0.pin.start().marginStart(10%) }
      row.pins(283, 50, 100, 60, rtl: 17) { $0.pin.end().marginEnd(17) }
      row.pins(260, 50, 100, 60, rtl: 40) { $0.pin.end().marginEnd(10%) }
      row.pins(17, 50, 366, 60) { $0.pin.left().right().marginHorizontal(17) }
      row.pins(40, 50, 320, 60) { $0.pin.left().right().marginHorizontal(10%) }
      row.pins(40, 17, 100, 266) { $0.pin.top().bottom().marginVertical(17) }
      row.pins(40, 30, 100, 240) { $0.pin.top().bottom().marginVertical(10%) }
      row.pins(340, 170, 100, 60) { $0.pin.right(of: $0.two).below(of: $0.two) }
      row.pins(345, 177, 100, 60) { $0.pin.right(of: $0.two).below(of: $0.two).marginLeft(5).marginTop(7) }
      // The last word counts.
      row.pins(8, 50, 100, 60) { $0.pin.left().marginLeft(5).marginLeft(8) }
      row.pins(155, 50, 100, 60) { $0.pin.hCenter().marginLeft(5) }
      row.pins(145, 50, 100, 60) { $0.pin.hCenter().marginRight(5) }
    }
    measure(
      "PinLayout.margin", says: "all at once: one number, two, three or four, points or shares, insets of either kind",
      from: .documented("PinLayout README: margin")
    ) { row in
      row.pins(5, 5, 390, 290) { $0.pin.all().margin(5) }
      row.pins(40, 30, 320, 240) { $0.pin.all().margin(10%) }
      row.pins(7, 5, 386, 290) { $0.pin.all().margin(5, 7) }
      row.pins(80, 30, 240, 240) { $0.pin.all().margin(10%, 20%) }
      row.pins(7, 5, 386, 286) { $0.pin.all().margin(5, 7, 9) }
      row.pins(80, 30, 240, 180) { $0.pin.all().margin(10%, 20%, 30%) }
      row.pins(7, 5, 382, 286) { $0.pin.all().margin(5, 7, 9, 11) }
      row.pins(80, 30, 160, 180) { $0.pin.all().margin(10%, 20%, 30%, 40%) }
      row.pins(2, 1, 394, 296) { $0.pin.all().margin(PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
      row.pins(2, 1, 394, 296, rtl: 4) { $0.pin.all().margin(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
    }
    measure(
      "PinLayout.pinEdges", says: "a size becomes the missing edge, so that margins take from it",
      from: .documented("PinLayout README: pinEdges()")
    ) { row in
      row.pins(10, 50, 80, 60) { $0.pin.left().width(100).pinEdges().marginHorizontal(10) }
      row.pins(310, 50, 80, 60) { $0.pin.right().width(100).pinEdges().marginHorizontal(10) }
      row.pins(155, 50, 80, 60) { $0.pin.hCenter().width(100).pinEdges().marginLeft(5).marginRight(15) }
      row.pins(40, 5, 100, 40) { $0.pin.top().height(60).pinEdges().marginTop(5).marginBottom(15) }
    }
  }

  private func pinRelationsAlignments() {
    measure(
      "PinLayout.justify", "PinLayout.align", "HorizontalAlign", "VerticalAlign",
      says: "where a known size lies between two pinned edges; at the left and the top unless said",
      from: .documented("PinLayout README: justify(), align()")
    ) { row in
      row.pins(20, 50, 50, 60) { $0.pin.left(20).right(40).width(50) }
      row.pins(20, 50, 50, 60) { $0.pin.left(20).right(40).width(50).justify(.left) }
      row.pins(165, 50, 50, 60) { $0.pin.left(20).right(40).width(50).justify(.center) }
      row.pins(310, 50, 50, 60) { $0.pin.left(20).right(40).width(50).justify(.right) }
      row.pins(20, 50, 50, 60, rtl: 310) { $0.pin.left(20).right(40).width(50).justify(.start) }
      row.pins(310, 50, 50, 60, rtl: 20) { $0.pin.left(20).right(40).width(50).justify(.end) }
      row.pins(160, 50, 50, 60) { $0.pin.left(20).right(40).width(50).marginRight(10).justify(.center) }
      row.pins(40, 20, 100, 50) { $0.pin.top(20).bottom(40).height(50) }
      row.pins(40, 20, 100, 50) { $0.pin.top(20).bottom(40).height(50).align(.top) }
      row.pins(40, 115, 100, 50) { $0.pin.top(20).bottom(40).height(50).align(.center) }
      row.pins(40, 210, 100, 50) { $0.pin.top(20).bottom(40).height(50).align(.bottom) }
      row.pins(40, 20, 100, 50) { $0.pin.top(20).bottom(40).height(50).align(.none) }
      row.pins(20, 50, 100, 60, warns: true) { $0.pin.left(20).justify(.center) }
      row.pins(40, 20, 100, 60, warns: true) { $0.pin.top(20).align(.center) }
      row.equal([HorizontalAlign.left, .center, .right, .none, .start, .end].map(\.rawValue), [0, 1, 2, 3, 4, 5])
      row.equal([VerticalAlign.top, .center, .bottom, .none].map(\.rawValue), [0, 1, 2, 3])
    }
    measure(
      "PinLayout.below", "PinLayout.after", "PinLayout.horizontallyBetween", "PinLayout.width",
      says: "a call that is refused leaves the rest of the chain as it was",
      from: .documented("PinLayout README: a warning is logged and the method is ignored")
    ) { row in
      row.pins(40, 50, 70, 60, warns: true) { $0.pin.width(70).below(of: UIView()) }
      row.pins(40, 50, 70, 60, warns: true) { $0.pin.width(70).after(of: $0.view) }
      row.pins(40, 50, 70, 60, warns: true) { $0.pin.width(70).horizontallyBetween($0.one, and: UIView()) }
      row.pins(40, 50, 70, 60, warns: true) { $0.pin.width(70).left(to: UIView().edge.left) }
    }
    measure("Percent", says: "of numbers of every kind, and the opposite", from: .documented("PinLayout README: percentages")) { row in
      row.equal([(CGFloat(12.5)%).of(200), (Float(12.5)%).of(200), (12.5%).of(200), (50%).of(200)], [25, 25, 25, 100])
      row.equal([(-(CGFloat(50)%)).of(200), (-(25%)).of(80)], [-100, -20])
      row.equal([(12.5%).description, (50%).description, (CGFloat(-3)%).description], ["12.5%", "50%", "-3%"])
    }
  }
}
