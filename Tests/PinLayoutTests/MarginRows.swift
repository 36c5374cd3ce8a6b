import PinLayout

/// Margins. Shares count the superview's height at the top and bottom and its width left and right.
let marginRows: [PinRow] = [
  PinRow("marginTop(_ margin: CGFloat)", 40, 15, 100, 60) { $0.v.pin.top(10).marginTop(5) },
  PinRow("marginTop(_ percent: Percent)", 40, 40, 100, 60) { $0.v.pin.top(10).marginTop(10%) },
  PinRow("marginLeft(_ margin: CGFloat)", 15, 50, 100, 60) { $0.v.pin.left(10).marginLeft(5) },
  PinRow("marginLeft(_ percent: Percent)", 50, 50, 100, 60) { $0.v.pin.left(10).marginLeft(10%) },
  PinRow("marginBottom(_ margin: CGFloat)", 40, 225, 100, 60) { $0.v.pin.bottom(10).marginBottom(5) },
  PinRow("marginBottom(_ percent: Percent)", 40, 200, 100, 60) { $0.v.pin.bottom(10).marginBottom(10%) },
  PinRow("marginRight(_ margin: CGFloat)", 285, 50, 100, 60) { $0.v.pin.right(10).marginRight(5) },
  PinRow("marginRight(_ percent: Percent)", 250, 50, 100, 60) { $0.v.pin.right(10).marginRight(10%) },
  PinRow("marginStart(_ margin: CGFloat)", 15, 50, 100, 60, rtl: CGRect(x: 285, y: 50, width: 100, height: 60)) {
    $0.v.pin.start(10).marginStart(5)
  },
  PinRow("marginStart(_ percent: Percent)", 50, 50, 100, 60, rtl: CGRect(x: 250, y: 50, width: 100, height: 60)) {
    $0.v.pin.start(10).marginStart(10%)
  },
  PinRow("marginEnd(_ margin: CGFloat)", 285, 50, 100, 60, rtl: CGRect(x: 15, y: 50, width: 100, height: 60)) {
    $0.v.pin.end(10).marginEnd(5)
  },
  PinRow("marginEnd(_ percent: Percent)", 250, 50, 100, 60, rtl: CGRect(x: 50, y: 50, width: 100, height: 60)) {
    $0.v.pin.end(10).marginEnd(10%)
  },
  PinRow("marginHorizontal(_ margin: CGFloat)", 15, 50, 370, 60) { $0.v.pin.horizontally(10).marginHorizontal(5) },
  PinRow("marginHorizontal(_ percent: Percent)", 50, 50, 300, 60) { $0.v.pin.horizontally(10).marginHorizontal(10%) },
  PinRow("marginVertical(_ margin: CGFloat)", 40, 15, 100, 270) { $0.v.pin.vertically(10).marginVertical(5) },
  PinRow("marginVertical(_ percent: Percent)", 40, 40, 100, 220) { $0.v.pin.vertically(10).marginVertical(10%) },
  PinRow("margin(_ insets: PEdgeInsets)", 2, 1, 394, 296) { $0.v.pin.all().margin(PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
  PinRow(
    "margin(_ directionalInsets: NSDirectionalEdgeInsets)", 2, 1, 394, 296, rtl: CGRect(x: 4, y: 1, width: 394, height: 296)
  ) { $0.v.pin.all().margin(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
  PinRow("margin(_ margin: CGFloat)", 5, 5, 390, 290) { $0.v.pin.all().margin(5) },
  PinRow("margin(_ percent: Percent)", 40, 30, 320, 240) { $0.v.pin.all().margin(10%) },
  PinRow("margin(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)", 2, 1, 394, 296) {
    $0.v.pin.all().margin(1, 2, 3, 4)
  },
  PinRow("margin(_ top: Percent, _ left: Percent, _ bottom: Percent, _ right: Percent)", 40, 15, 280, 240) {
    $0.v.pin.all().margin(5%, 10%, 15%, 20%)
  },
  PinRow("margin(_ vertical: CGFloat, _ horizontal: CGFloat)", 2, 1, 396, 298) { $0.v.pin.all().margin(1, 2) },
  PinRow("margin(_ vertical: Percent, _ horizontal: Percent)", 40, 15, 320, 270) { $0.v.pin.all().margin(5%, 10%) },
  PinRow("margin(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat)", 2, 1, 396, 296) { $0.v.pin.all().margin(1, 2, 3) },
  PinRow("margin(_ top: Percent, _ horizontal: Percent, _ bottom: Percent)", 40, 15, 320, 240) {
    $0.v.pin.all().margin(5%, 10%, 15%)
  },
]

/// Beside one reference, beside several, and between two.
let relativeRows: [PinRow] = [
  PinRow("above(of relativeView: PinView, aligned: HorizontalAlign = .none)", 140, 40, 100, 60) {
    $0.v.pin.above(of: $0.r, aligned: .left)
  },
  PinRow("above(of relativeViews: [PinView], aligned: HorizontalAlign = .none)", 195, 40, 100, 60) {
    $0.v.pin.above(of: [$0.r, $0.r2], aligned: .center)
  },
  PinRow("below(of relativeView: PinView, aligned: HorizontalAlign = .none)", 140, 160, 100, 60) {
    $0.v.pin.below(of: $0.r, aligned: .right)
  },
  PinRow("below(of relativeViews: [PinView], aligned: HorizontalAlign = .none)", 240, 160, 100, 60) {
    $0.v.pin.below(of: [$0.r, $0.r2], aligned: .right)
  },
  PinRow("below aligned start", 140, 160, 100, 60, rtl: CGRect(x: 240, y: 160, width: 100, height: 60)) {
    $0.v.pin.below(of: [$0.r, $0.r2], aligned: .start)
  },
  PinRow("below aligned end", 240, 160, 100, 60, rtl: CGRect(x: 140, y: 160, width: 100, height: 60)) {
    $0.v.pin.below(of: [$0.r, $0.r2], aligned: .end)
  },
  PinRow("left(of relativeView: PinView, aligned: VerticalAlign = .none)", 40, 100, 100, 60) {
    $0.v.pin.left(of: $0.r, aligned: .top)
  },
  PinRow("left(of relativeViews: [PinView], aligned: VerticalAlign = .none)", 40, 105, 100, 60) {
    $0.v.pin.left(of: [$0.r, $0.r2], aligned: .center)
  },
  PinRow("right(of relativeView: PinView, aligned: VerticalAlign = .none)", 240, 100, 100, 60) {
    $0.v.pin.right(of: $0.r, aligned: .bottom)
  },
  PinRow("right(of relativeViews: [PinView], aligned: VerticalAlign = .none)", 340, 100, 100, 60) {
    $0.v.pin.right(of: [$0.r, $0.r2], aligned: .top)
  },
  PinRow(
    "before(of relativeView: PinView, aligned: VerticalAlign = .none)", 40, 50, 100, 60,
    rtl: CGRect(x: 240, y: 50, width: 100, height: 60)
  ) { $0.v.pin.before(of: $0.r) },
  PinRow(
    "before(of relativeViews: [PinView], aligned: VerticalAlign = .none)", 40, 50, 100, 60,
    rtl: CGRect(x: 340, y: 50, width: 100, height: 60)
  ) { $0.v.pin.before(of: [$0.r, $0.r2]) },
  PinRow(
    "after(of relativeView: PinView, aligned: VerticalAlign = .none)", 240, 50, 100, 60,
    rtl: CGRect(x: 40, y: 50, width: 100, height: 60)
  ) { $0.v.pin.after(of: $0.r) },
  PinRow(
    "after(of relativeViews: [PinView], aligned: VerticalAlign = .none)", 340, 50, 100, 60,
    rtl: CGRect(x: 40, y: 50, width: 100, height: 60)
  ) { $0.v.pin.after(of: [$0.r, $0.r2]) },
  // The gap is between the two, in whatever order they are named; the alignment is with the one named first.
  PinRow("horizontallyBetween(_ view1: PinView, and view2: PinView, aligned: VerticalAlign = .none)", 240, 120, 20, 60) {
    $0.v.pin.horizontallyBetween($0.r2, and: $0.r, aligned: .top)
  },
  PinRow("verticallyBetween(_ view1: PinView, and view2: PinView, aligned: HorizontalAlign = .none)", 260, 160, 100, 40) {
    $0.r2.frame.origin.y = 200
    $0.v.pin.verticallyBetween($0.r2, and: $0.r, aligned: .left)
  },
]
