import FlexLayout

/// Insets, margins and paddings. Shares of margins and paddings are of the parent's width, 400, on every side.
let flexEdgeRows: [FlexRow] = [
  FlexRow("left(_ value: CGFloat)", "a", 10, 0, 50, 40, rtl: 10) { $0.a.flex.position(.absolute).left(10) },
  FlexRow("top(_ value: CGFloat)", "a", 0, 10, 50, 40) { $0.a.flex.position(.absolute).top(10) },
  FlexRow("right(_ value: CGFloat)", "a", 340, 0, 50, 40, rtl: 340) { $0.a.flex.position(.absolute).right(10) },
  FlexRow("bottom(_ value: CGFloat)", "a", 0, 250, 50, 40) { $0.a.flex.position(.absolute).bottom(10) },
  FlexRow("start(_ value: CGFloat)", "a", 10, 0, 50, 40) { $0.a.flex.position(.absolute).start(10) },
  FlexRow("end(_ value: CGFloat)", "a", 340, 0, 50, 40) { $0.a.flex.position(.absolute).end(10) },
  FlexRow("left(_ percent: FPercent)", "a", 40, 0, 50, 40, rtl: 40) { $0.a.flex.position(.absolute).left(10%) },
  FlexRow("top(_ percent: FPercent)", "a", 0, 30, 50, 40) { $0.a.flex.position(.absolute).top(10%) },
  FlexRow("right(_ percent: FPercent)", "a", 310, 0, 50, 40, rtl: 310) { $0.a.flex.position(.absolute).right(10%) },
  FlexRow("bottom(_ percent: FPercent)", "a", 0, 230, 50, 40) { $0.a.flex.position(.absolute).bottom(10%) },
  FlexRow("start(_ percent: FPercent)", "a", 40, 0, 50, 40) { $0.a.flex.position(.absolute).start(10%) },
  FlexRow("end(_ percent: FPercent)", "a", 310, 0, 50, 40) { $0.a.flex.position(.absolute).end(10%) },
  FlexRow("horizontally(_ value: CGFloat)", "a", 10, 0, 380, 40) { $0.a.flex.position(.absolute).width(nil).horizontally(10) },
  FlexRow("horizontally(_ percent: FPercent)", "a", 40, 0, 320, 40) { $0.a.flex.position(.absolute).width(nil).horizontally(10%) },
  FlexRow("vertically(_ value: CGFloat)", "a", 0, 10, 50, 280) { $0.a.flex.position(.absolute).height(nil).vertically(10) },
  FlexRow("vertically(_ percent: FPercent)", "a", 0, 30, 50, 240) { $0.a.flex.position(.absolute).height(nil).vertically(10%) },
  FlexRow("all(_ value: CGFloat)", "a", 10, 10, 380, 280) { $0.a.flex.position(.absolute).size(nil).all(10) },
  FlexRow("all(_ percent: FPercent)", "a", 40, 30, 320, 240) { $0.a.flex.position(.absolute).size(nil).all(10%) },
  FlexRow("left in the flow", "a", 10, 0, 50, 40, rtl: 360) { $0.a.flex.left(10) },
  FlexRow("top in the flow", "b", 0, 45, 60, 20) { $0.b.flex.top(5) },
  FlexRow("start wins over left", "a", 10, 0, 50, 40) { $0.a.flex.position(.absolute).start(10).left(99) },
  FlexRow("left beats right", "a", 10, 0, 50, 40, rtl: 340) { $0.a.flex.position(.absolute).left(10).right(10) },
  FlexRow("marginTop(_ value: CGFloat)", "a", 0, 10, 50, 40) { $0.a.flex.marginTop(10) },
  FlexRow("marginLeft(_ value: CGFloat)", "a", 10, 0, 50, 40, rtl: 350) { $0.a.flex.marginLeft(10) },
  FlexRow("marginBottom(_ value: CGFloat)", "b", 0, 50, 60, 20) { $0.a.flex.marginBottom(10) },
  FlexRow("marginRight(_ value: CGFloat)", "a", 0, 0, 50, 40, rtl: 340) { $0.a.flex.marginRight(10) },
  FlexRow("marginStart(_ value: CGFloat)", "a", 10, 0, 50, 40) { $0.a.flex.marginStart(10) },
  FlexRow("marginEnd(_ value: CGFloat)", "a", 0, 0, 50, 40) { $0.a.flex.marginEnd(10) },
  FlexRow("marginHorizontal(_ value: CGFloat)", "a", 10, 0, 50, 40) { $0.a.flex.marginHorizontal(10) },
  FlexRow("marginVertical(_ value: CGFloat)", "b", 0, 60, 60, 20) { $0.a.flex.marginVertical(10) },
  FlexRow("marginTop(_ percent: FPercent)", "a", 0, 40, 50, 40) { $0.a.flex.marginTop(10%) },
  FlexRow("marginLeft(_ percent: FPercent)", "a", 40, 0, 50, 40, rtl: 350) { $0.a.flex.marginLeft(10%) },
  FlexRow("marginBottom(_ percent: FPercent)", "b", 0, 80, 60, 20) { $0.a.flex.marginBottom(10%) },
  FlexRow("marginRight(_ percent: FPercent)", "a", 0, 0, 50, 40, rtl: 310) { $0.a.flex.marginRight(10%) },
  FlexRow("marginStart(_ percent: FPercent)", "a", 40, 0, 50, 40) { $0.a.flex.marginStart(10%) },
  FlexRow("marginEnd(_ percent: FPercent)", "a", 0, 0, 50, 40) { $0.a.flex.marginEnd(10%) },
  FlexRow("marginHorizontal(_ percent: FPercent)", "a", 40, 0, 50, 40) { $0.a.flex.marginHorizontal(10%) },
  FlexRow("marginVertical(_ percent: FPercent)", "b", 0, 120, 60, 20) { $0.a.flex.marginVertical(10%) },
  FlexRow("margin(_ insets: UIEdgeInsets)", "a", 2, 1, 50, 40, rtl: 346) {
    $0.a.flex.margin(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  },
  FlexRow("margin(_ directionalInsets: NSDirectionalEdgeInsets)", "a", 2, 1, 50, 40) {
    $0.a.flex.margin(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  },
  FlexRow("margin(_ value: CGFloat)", "b", 0, 60, 60, 20) { $0.a.flex.margin(10) },
  FlexRow("margin(_ percent: FPercent)", "a", 40, 40, 50, 40) { $0.a.flex.margin(10%) },
  FlexRow("margin(_ vertical: CGFloat, _ horizontal: CGFloat)", "a", 2, 1, 50, 40) { $0.a.flex.margin(1, 2) },
  FlexRow("margin(_ vertical: FPercent, _ horizontal: FPercent)", "a", 40, 20, 50, 40) { $0.a.flex.margin(5%, 10%) },
  FlexRow("margin(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat)", "b", 0, 44, 60, 20) { $0.a.flex.margin(1, 2, 3) },
  FlexRow("margin(_ top: FPercent, _ horizontal: FPercent, _ bottom: FPercent)", "b", 0, 120, 60, 20) { $0.a.flex.margin(5%, 10%, 15%) },
  FlexRow("margin(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)", "a", 2, 1, 50, 40, rtl: 346) {
    $0.a.flex.margin(1, 2, 3, 4)
  },
  FlexRow("margin(_ top: FPercent, _ left: FPercent, _ bottom: FPercent, _ right: FPercent)", "a", 40, 20, 50, 40, rtl: 270) {
    $0.a.flex.margin(5%, 10%, 15%, 20%)
  },
  FlexRow("marginStart wins over marginLeft", "a", 7, 0, 50, 40) { $0.a.flex.marginStart(7).marginLeft(9) },
  FlexRow("marginLeft wins over marginHorizontal", "a", 9, 0, 50, 40, rtl: 340) { $0.a.flex.marginLeft(9).marginHorizontal(10) },
  FlexRow("marginHorizontal wins over margin", "a", 9, 10, 50, 40) { $0.a.flex.marginHorizontal(9).margin(10) },
  // Of what is stretched between margins all four edges are seen.
  FlexRow("margin(_ directionalInsets:) on all sides", "a", 2, 1, 394, 296) {
    $0.a.flex.position(.absolute).size(nil).all(0).margin(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  },
  FlexRow("margin(_ insets:) on all sides", "a", 2, 1, 394, 296, rtl: 2) {
    $0.a.flex.position(.absolute).size(nil).all(0).margin(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  },
  FlexRow("margin(top, left, bottom, right) on all sides", "a", 2, 1, 394, 296, rtl: 2) {
    $0.a.flex.position(.absolute).size(nil).all(0).margin(1, 2, 3, 4)
  },
  FlexRow("margin(vertical, horizontal) on all sides", "a", 2, 1, 396, 298) {
    $0.a.flex.position(.absolute).size(nil).all(0).margin(1, 2)
  },
  FlexRow("margin(top, horizontal, bottom) on all sides", "a", 2, 1, 396, 296) {
    $0.a.flex.position(.absolute).size(nil).all(0).margin(1, 2, 3)
  },
  FlexRow("paddingTop(_ value: CGFloat)", "a", 0, 10, 50, 40) { $0.root.flex.paddingTop(10) },
  FlexRow("paddingLeft(_ value: CGFloat)", "a", 10, 0, 50, 40, rtl: 350) { $0.root.flex.paddingLeft(10) },
  FlexRow("paddingBottom(_ value: CGFloat)", "a", 0, 200, 50, 40) { $0.root.flex.justifyContent(.end).paddingBottom(10) },
  FlexRow("paddingRight(_ value: CGFloat)", "a", 0, 0, 50, 40, rtl: 340) { $0.root.flex.paddingRight(10) },
  FlexRow("paddingStart(_ value: CGFloat)", "a", 10, 0, 50, 40) { $0.root.flex.paddingStart(10) },
  FlexRow("paddingEnd(_ value: CGFloat)", "a", 0, 0, 50, 40) { $0.root.flex.paddingEnd(10) },
  FlexRow("paddingHorizontal(_ value: CGFloat)", "a", 10, 0, 50, 40) { $0.root.flex.paddingHorizontal(10) },
  FlexRow("paddingVertical(_ value: CGFloat)", "a", 0, 10, 50, 40) { $0.root.flex.paddingVertical(10) },
  FlexRow("paddingTop(_ percent: FPercent)", "a", 0, 40, 50, 40) { $0.root.flex.paddingTop(10%) },
  FlexRow("paddingLeft(_ percent: FPercent)", "a", 40, 0, 50, 40, rtl: 350) { $0.root.flex.paddingLeft(10%) },
  FlexRow("paddingBottom(_ percent: FPercent)", "a", 0, 170, 50, 40) { $0.root.flex.justifyContent(.end).paddingBottom(10%) },
  FlexRow("paddingRight(_ percent: FPercent)", "a", 0, 0, 50, 40, rtl: 310) { $0.root.flex.paddingRight(10%) },
  FlexRow("paddingStart(_ percent: FPercent)", "a", 40, 0, 50, 40) { $0.root.flex.paddingStart(10%) },
  FlexRow("paddingEnd(_ percent: FPercent)", "a", 0, 0, 50, 40) { $0.root.flex.paddingEnd(10%) },
  FlexRow("paddingHorizontal(_ percent: FPercent)", "a", 40, 0, 50, 40) { $0.root.flex.paddingHorizontal(10%) },
  FlexRow("paddingVertical(_ percent: FPercent)", "a", 0, 40, 50, 40) { $0.root.flex.paddingVertical(10%) },
  FlexRow("padding(_ insets: UIEdgeInsets)", "a", 2, 1, 394, 40, rtl: 2) {
    $0.root.flex.padding(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    $0.a.flex.width(nil)
  },
  FlexRow("padding(_ directionalInsets: NSDirectionalEdgeInsets)", "a", 2, 1, 394, 40) {
    $0.root.flex.padding(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    $0.a.flex.width(nil)
  },
  FlexRow("padding(_ value: CGFloat)", "a", 10, 10, 380, 40) {
    $0.root.flex.padding(10)
    $0.a.flex.width(nil)
  },
  FlexRow("padding(_ percent: FPercent)", "a", 40, 40, 320, 40) {
    $0.root.flex.padding(10%)
    $0.a.flex.width(nil)
  },
  FlexRow("padding(_ vertical: CGFloat, _ horizontal: CGFloat)", "a", 2, 1, 396, 298) {
    $0.root.flex.padding(1, 2)
    $0.a.flex.size(nil).grow(1)
    $0.b.flex.display(.none)
    $0.c.flex.display(.none)
  },
  FlexRow("padding(_ vertical: FPercent, _ horizontal: FPercent)", "a", 40, 20, 320, 260) {
    $0.root.flex.padding(5%, 10%)
    $0.a.flex.size(nil).grow(1)
    $0.b.flex.display(.none)
    $0.c.flex.display(.none)
  },
  FlexRow("padding(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat)", "a", 2, 1, 396, 296) {
    $0.root.flex.padding(1, 2, 3)
    $0.a.flex.size(nil).grow(1)
    $0.b.flex.display(.none)
    $0.c.flex.display(.none)
  },
  FlexRow("padding(_ top: FPercent, _ horizontal: FPercent, _ bottom: FPercent)", "a", 40, 20, 320, 220) {
    $0.root.flex.padding(5%, 10%, 15%)
    $0.a.flex.size(nil).grow(1)
    $0.b.flex.display(.none)
    $0.c.flex.display(.none)
  },
  FlexRow("padding(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)", "a", 2, 1, 394, 296, rtl: 2) {
    $0.root.flex.padding(1, 2, 3, 4)
    $0.a.flex.size(nil).grow(1)
    $0.b.flex.display(.none)
    $0.c.flex.display(.none)
  },
  FlexRow("padding(_ top: FPercent, _ left: FPercent, _ bottom: FPercent, _ right: FPercent)", "a", 40, 20, 280, 220, rtl: 40) {
    $0.root.flex.padding(5%, 10%, 15%, 20%)
    $0.a.flex.size(nil).grow(1)
    $0.b.flex.display(.none)
    $0.c.flex.display(.none)
  },
]
