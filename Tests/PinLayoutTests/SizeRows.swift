import PinLayout

/// Sizes, limits, fits, ratios, wraps.
let sizeRows: [PinRow] = [
  PinRow("width(_ width: CGFloat)", 40, 50, 70.3, 60) { $0.v.pin.width(70.3) },
  PinRow("width(_ percent: Percent)", 40, 50, 200, 60) { $0.v.pin.width(50%) },
  PinRow("width(of view: PinView)", 40, 50, 80, 60) { $0.v.pin.width(of: $0.r2) },
  PinRow("minWidth(_ width: CGFloat)", 40, 50, 120, 60) { $0.v.pin.minWidth(120) },
  PinRow("minWidth(_ percent: Percent)", 40, 50, 200, 60) { $0.v.pin.minWidth(50%) },
  PinRow("maxWidth(_ width: CGFloat)", 40, 50, 70, 60) { $0.v.pin.maxWidth(70) },
  PinRow("maxWidth(_ percent: Percent)", 40, 50, 40, 60) { $0.v.pin.maxWidth(10%) },
  PinRow("height(_ height: CGFloat)", 40, 50, 100, 70.3) { $0.v.pin.height(70.3) },
  PinRow("height(_ percent: Percent)", 40, 50, 100, 150) { $0.v.pin.height(50%) },
  PinRow("height(of view: PinView)", 40, 50, 100, 40) { $0.v.pin.height(of: $0.r2) },
  PinRow("minHeight(_ height: CGFloat)", 40, 50, 100, 90) { $0.v.pin.minHeight(90) },
  PinRow("minHeight(_ percent: Percent)", 40, 50, 100, 150) { $0.v.pin.minHeight(50%) },
  PinRow("maxHeight(_ height: CGFloat)", 40, 50, 100, 30) { $0.v.pin.maxHeight(30) },
  PinRow("maxHeight(_ percent: Percent)", 40, 50, 100, 15) { $0.v.pin.maxHeight(5%) },
  PinRow("size(_ size: CGSize)", 40, 50, 20, 30) { $0.v.pin.size(CGSize(width: 20, height: 30)) },
  PinRow("size(_ sideLength: CGFloat)", 40, 50, 20, 20) { $0.v.pin.size(20) },
  PinRow("size(_ percent: Percent)", 40, 50, 100, 75) { $0.v.pin.size(25%) },
  PinRow("size(of view: PinView)", 40, 50, 80, 40) { $0.v.pin.size(of: $0.r2) },
  PinRow("aspectRatio(_ ratio: CGFloat)", 40, 50, 100, 50) { $0.v.pin.width(100).aspectRatio(2) },
  PinRow("aspectRatio(of view: PinView)", 40, 50, 60, 30) { $0.v.pin.height(30).aspectRatio(of: $0.r2) },
  PinRow("aspectRatio()", 40, 50, 100, 60) { $0.v.pin.aspectRatio() },
  // A strip of 2,400 square points: 100 wide is 24 high; free, it is 120 × 20 wide at most.
  PinRow("sizeToFit(_ fitType: FitType = .content)", 40, 50, 100, 24) { $0.v.pin.sizeToFit() },
  PinRow("sizeToFit(.width)", 40, 50, 200, 20) { $0.v.pin.width(200).sizeToFit(.width) },
  PinRow("sizeToFit(.widthFlexible)", 40, 50, 120, 20) { $0.v.pin.width(200).sizeToFit(.widthFlexible) },
  PinRow("sizeToFit(.height)", 40, 50, 30, 80) { $0.v.pin.height(80).sizeToFit(.height) },
  PinRow("sizeToFit(.heightFlexible)", 40, 50, 30, 40) { $0.v.pin.height(80).sizeToFit(.heightFlexible) },
  PinRow("wrapContent()", 40, 50, 30, 30) {
    $0.v.fill()
    $0.v.pin.wrapContent()
  },
  PinRow("wrapContent(padding: CGFloat)", 40, 50, 50, 50) {
    $0.v.fill()
    $0.v.pin.wrapContent(padding: 10)
  },
  PinRow("wrapContent(padding: PEdgeInsets)", 40, 50, 36, 34) {
    $0.v.fill()
    $0.v.pin.wrapContent(padding: PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  },
  PinRow("wrapContent(_ type: WrapType)", 40, 50, 30, 60) {
    $0.v.fill()
    $0.v.pin.wrapContent(.horizontally)
  },
  PinRow("wrapContent(_ type: WrapType, padding: CGFloat)", 40, 50, 100, 50) {
    $0.v.fill()
    $0.v.pin.wrapContent(.vertically, padding: 10)
  },
  PinRow("wrapContent(_ type: WrapType, padding: PEdgeInsets)", 40, 50, 36, 34) {
    $0.v.fill()
    $0.v.pin.wrapContent(.all, padding: PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  },
  PinRow("justify(_ value: HorizontalAlign)", 150, 50, 100, 60) { $0.v.pin.horizontally(10).width(100).justify(.center) },
  PinRow("justify(.right)", 290, 50, 100, 60) { $0.v.pin.horizontally(10).width(100).justify(.right) },
  PinRow("justify(.start)", 10, 50, 100, 60, rtl: CGRect(x: 290, y: 50, width: 100, height: 60)) {
    $0.v.pin.horizontally(10).width(100).justify(.start)
  },
  PinRow("justify(.end)", 290, 50, 100, 60, rtl: CGRect(x: 10, y: 50, width: 100, height: 60)) {
    $0.v.pin.horizontally(10).width(100).justify(.end)
  },
  PinRow("align(_ value: VerticalAlign)", 40, 120, 100, 60) { $0.v.pin.vertically().height(60).align(.center) },
  PinRow("align(.bottom)", 40, 240, 100, 60) { $0.v.pin.vertically().height(60).align(.bottom) },
  PinRow("pinEdges()", 20, 50, 80, 60) { $0.v.pin.left(10).width(100).pinEdges().marginHorizontal(10) },
  PinRow("layout()", 10, 50, 100, 60) { $0.v.pin.left(10).layout() },
]

extension UIView {
  /// Two squares whose union is (5, 10, 30, 30).
  func fill() {
    addSubview(UIView(frame: CGRect(x: 5, y: 10, width: 10, height: 10)))
    addSubview(UIView(frame: CGRect(x: 25, y: 30, width: 10, height: 10)))
  }
}
