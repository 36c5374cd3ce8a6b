import PinLayout

/// Two coordinates at once: corners of the superview and anchors of others. The view is 100 × 60, the superview 400 × 300,
/// the reference lies at (140, 100, 100, 60).
let cornerRows: [PinRow] = [
  PinRow("topLeft(_ margin: CGFloat = 0)", 10, 10, 100, 60) { $0.v.pin.topLeft(10) },
  PinRow("topLeft(to anchor: any Anchor)", 240, 160, 100, 60) { $0.v.pin.topLeft(to: $0.r.anchor.bottomRight) },
  PinRow("topStart(_ margin: CGFloat = 0)", 10, 10, 100, 60, rtl: CGRect(x: 290, y: 10, width: 100, height: 60)) { $0.v.pin.topStart(10) },
  PinRow("topStart(to anchor: any Anchor)", 190, 130, 100, 60, rtl: CGRect(x: 90, y: 130, width: 100, height: 60)) {
    $0.v.pin.topStart(to: $0.r.anchor.center)
  },
  PinRow("topCenter(_ topMargin: CGFloat = 0)", 150, 10, 100, 60) { $0.v.pin.topCenter(10) },
  PinRow("topCenter(to anchor: any Anchor)", 90, 100, 100, 60) { $0.v.pin.topCenter(to: $0.r.anchor.topLeft) },
  PinRow("topRight(_ margin: CGFloat = 0)", 290, 10, 100, 60) { $0.v.pin.topRight(10) },
  PinRow("topRight(to anchor: any Anchor)", 140, 100, 100, 60) { $0.v.pin.topRight(to: $0.r.anchor.topRight) },
  PinRow("topEnd(_ margin: CGFloat = 0)", 290, 10, 100, 60, rtl: CGRect(x: 10, y: 10, width: 100, height: 60)) { $0.v.pin.topEnd(10) },
  PinRow("topEnd(to anchor: any Anchor)", 40, 160, 100, 60, rtl: CGRect(x: 140, y: 160, width: 100, height: 60)) {
    $0.v.pin.topEnd(to: $0.r.anchor.bottomLeft)
  },
  PinRow("centerLeft(_ leftMargin: CGFloat = 0)", 10, 120, 100, 60) { $0.v.pin.centerLeft(10) },
  PinRow("centerLeft(to anchor: any Anchor)", 240, 130, 100, 60) { $0.v.pin.centerLeft(to: $0.r.anchor.bottomRight) },
  PinRow("centerStart(_ startMargin: CGFloat = 0)", 10, 120, 100, 60, rtl: CGRect(x: 290, y: 120, width: 100, height: 60)) {
    $0.v.pin.centerStart(10)
  },
  PinRow("centerStart(to anchor: any Anchor)", 190, 100, 100, 60, rtl: CGRect(x: 90, y: 100, width: 100, height: 60)) {
    $0.v.pin.centerStart(to: $0.r.anchor.center)
  },
  PinRow("center(_ margin: CGFloat = 0)", 160, 130, 100, 60) { $0.v.pin.center(10) },
  PinRow("center(to anchor: any Anchor)", 90, 70, 100, 60) { $0.v.pin.center(to: $0.r.anchor.topLeft) },
  PinRow("centerRight(_ rightMargin: CGFloat = 0)", 290, 120, 100, 60) { $0.v.pin.centerRight(10) },
  PinRow("centerRight(to anchor: any Anchor)", 140, 70, 100, 60) { $0.v.pin.centerRight(to: $0.r.anchor.topRight) },
  PinRow("centerEnd(_ endMargin: CGFloat = 0)", 290, 120, 100, 60, rtl: CGRect(x: 10, y: 120, width: 100, height: 60)) {
    $0.v.pin.centerEnd(10)
  },
  PinRow("centerEnd(to anchor: any Anchor)", 40, 130, 100, 60, rtl: CGRect(x: 140, y: 130, width: 100, height: 60)) {
    $0.v.pin.centerEnd(to: $0.r.anchor.bottomLeft)
  },
  PinRow("bottomLeft(_ margin: CGFloat = 0)", 10, 230, 100, 60) { $0.v.pin.bottomLeft(10) },
  PinRow("bottomLeft(to anchor: any Anchor)", 240, 100, 100, 60) { $0.v.pin.bottomLeft(to: $0.r.anchor.bottomRight) },
  PinRow("bottomStart(_ margin: CGFloat = 0)", 10, 230, 100, 60, rtl: CGRect(x: 290, y: 230, width: 100, height: 60)) {
    $0.v.pin.bottomStart(10)
  },
  PinRow("bottomStart(to anchor: any Anchor)", 190, 70, 100, 60, rtl: CGRect(x: 90, y: 70, width: 100, height: 60)) {
    $0.v.pin.bottomStart(to: $0.r.anchor.center)
  },
  PinRow("bottomCenter(_ bottomMargin: CGFloat = 0)", 150, 230, 100, 60) { $0.v.pin.bottomCenter(10) },
  PinRow("bottomCenter(to anchor: any Anchor)", 90, 40, 100, 60) { $0.v.pin.bottomCenter(to: $0.r.anchor.topLeft) },
  PinRow("bottomRight(_ margin: CGFloat = 0)", 290, 230, 100, 60) { $0.v.pin.bottomRight(10) },
  PinRow("bottomRight(to anchor: any Anchor)", 140, 40, 100, 60) { $0.v.pin.bottomRight(to: $0.r.anchor.topRight) },
  PinRow("bottomEnd(_ margin: CGFloat = 0)", 290, 230, 100, 60, rtl: CGRect(x: 10, y: 230, width: 100, height: 60)) {
    $0.v.pin.bottomEnd(10)
  },
  PinRow("bottomEnd(to anchor: any Anchor)", 40, 100, 100, 60, rtl: CGRect(x: 140, y: 100, width: 100, height: 60)) {
    $0.v.pin.bottomEnd(to: $0.r.anchor.bottomLeft)
  },
]
