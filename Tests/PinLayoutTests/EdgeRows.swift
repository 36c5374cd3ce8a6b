import PinLayout

/// Edges, middles and several edges at once, against the superview.
let edgeRows: [PinRow] = [
  PinRow("top(_ offset: CGFloat = 0)", 40, 10.25, 100, 60) { $0.v.pin.top(10.25) },
  PinRow("top(_ percent: Percent)", 40, 75, 100, 60) { $0.v.pin.top(25%) },
  PinRow("top(_ insets: PEdgeInsets)", 40, 1, 100, 60) { $0.v.pin.top(PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
  PinRow("left(_ offset: CGFloat = 0)", 10.25, 50, 100, 60) { $0.v.pin.left(10.25) },
  PinRow("left(_ offset: Percent)", 50, 50, 100, 60) { $0.v.pin.left(12.5%) },
  PinRow("left(_ insets: PEdgeInsets)", 2, 50, 100, 60) { $0.v.pin.left(PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
  PinRow("bottom(_ offset: CGFloat = 0)", 40, 229.75, 100, 60) { $0.v.pin.bottom(10.25) },
  PinRow("bottom(_ offset: Percent)", 40, 165, 100, 60) { $0.v.pin.bottom(25%) },
  PinRow("bottom(_ insets: PEdgeInsets)", 40, 237, 100, 60) { $0.v.pin.bottom(PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
  PinRow("right(_ offset: CGFloat = 0)", 289.75, 50, 100, 60) { $0.v.pin.right(10.25) },
  PinRow("right(_ offset: Percent)", 200, 50, 100, 60) { $0.v.pin.right(25%) },
  PinRow("right(_ insets: PEdgeInsets)", 296, 50, 100, 60) { $0.v.pin.right(PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
  PinRow("start(_ offset: CGFloat = 0)", 10, 50, 100, 60, rtl: CGRect(x: 290, y: 50, width: 100, height: 60)) { $0.v.pin.start(10) },
  PinRow("start(_ offset: Percent)", 100, 50, 100, 60, rtl: CGRect(x: 200, y: 50, width: 100, height: 60)) { $0.v.pin.start(25%) },
  PinRow("start(_ insets: PEdgeInsets)", 2, 50, 100, 60, rtl: CGRect(x: 296, y: 50, width: 100, height: 60)) {
    $0.v.pin.start(PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  },
  PinRow("end(_ margin: CGFloat = 0)", 290, 50, 100, 60, rtl: CGRect(x: 10, y: 50, width: 100, height: 60)) { $0.v.pin.end(10) },
  PinRow("end(_ offset: Percent)", 200, 50, 100, 60, rtl: CGRect(x: 100, y: 50, width: 100, height: 60)) { $0.v.pin.end(25%) },
  PinRow("end(_ insets: PEdgeInsets)", 296, 50, 100, 60, rtl: CGRect(x: 2, y: 50, width: 100, height: 60)) {
    $0.v.pin.end(PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  },
  PinRow("hCenter(_ margin: CGFloat = 0)", 155.25, 50, 100, 60) { $0.v.pin.hCenter(5.25) },
  PinRow("hCenter(_ offset: Percent)", 190, 50, 100, 60) { $0.v.pin.hCenter(10%) },
  PinRow("vCenter(_ margin: CGFloat = 0)", 40, 115, 100, 60) { $0.v.pin.vCenter(-5) },
  PinRow("vCenter(_ offset: Percent)", 40, 150, 100, 60) { $0.v.pin.vCenter(10%) },
  PinRow("all(_ margin: CGFloat = 0)", 10, 10, 380, 280) { $0.v.pin.all(10) },
  PinRow("all(_ insets: PEdgeInsets)", 2, 1, 394, 296) { $0.v.pin.all(PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
  PinRow("horizontally(_ margin: CGFloat = 0)", 10.2, 50, 379.6, 60) { $0.v.pin.horizontally(10.2) },
  PinRow("horizontally(_ percent: Percent)", 40, 50, 320, 60) { $0.v.pin.horizontally(10%) },
  PinRow("horizontally(_ insets: PEdgeInsets)", 2, 50, 394, 60) {
    $0.v.pin.horizontally(PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  },
  PinRow("vertically(_ margin: CGFloat = 0)", 40, 10, 100, 280) { $0.v.pin.vertically(10) },
  PinRow("vertically(_ percent: Percent)", 40, 30, 100, 240) { $0.v.pin.vertically(10%) },
  PinRow("vertically(_ insets: PEdgeInsets)", 40, 1, 100, 296) {
    $0.v.pin.vertically(PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  },
  PinRow("top(to edge: any VerticalEdge)", 40, 160, 100, 60) { $0.v.pin.top(to: $0.r.edge.bottom) },
  PinRow("vCenter(to edge: any VerticalEdge)", 40, 70, 100, 60) { $0.v.pin.vCenter(to: $0.r.edge.top) },
  PinRow("bottom(to edge: any VerticalEdge)", 40, 70, 100, 60) { $0.v.pin.bottom(to: $0.r.edge.vCenter) },
  PinRow("left(to edge: any HorizontalEdge)", 240, 50, 100, 60) { $0.v.pin.left(to: $0.r.edge.right) },
  PinRow("hCenter(to edge: any HorizontalEdge)", 90, 50, 100, 60) { $0.v.pin.hCenter(to: $0.r.edge.left) },
  PinRow("right(to edge: any HorizontalEdge)", 90, 50, 100, 60) { $0.v.pin.right(to: $0.r.edge.hCenter) },
  PinRow("start(to edge: any HorizontalEdge)", 240, 50, 100, 60, rtl: CGRect(x: 40, y: 50, width: 100, height: 60)) {
    $0.v.pin.start(to: $0.r.edge.end)
  },
  PinRow("end(to edge: any HorizontalEdge)", 40, 50, 100, 60, rtl: CGRect(x: 240, y: 50, width: 100, height: 60)) {
    $0.v.pin.end(to: $0.r.edge.start)
  },
]
