import PinLayout
import Testing

/// What contradicts or cannot be: what is applied all the same, and the words that are left.
let wordCases: [PinCase] = [
  PinCase(0, 20, 400, 380, says: already("all() top coordinate", 20)) { $0.v.pin.top(20).all() },
  PinCase(20, 5, 375, 390, says: already("all(5) left coordinate", 20)) { $0.v.pin.left(20).all(5) },
  PinCase(5, 5, 375, 390, says: already("all(5) right coordinate", 20)) { $0.v.pin.right(20).all(5) },
  PinCase(0, 0, 400, 380, says: already("all() bottom coordinate", 20)) { $0.v.pin.bottom(20).all() },
  PinCase(10, 100, 370, 60, says: already("horizontally(20) left coordinate", 10)) { $0.v.pin.left(10).horizontally(20) },
  PinCase(20, 100, 370, 60, says: already("horizontally(20) right coordinate", 10)) { $0.v.pin.right(10).horizontally(20) },
  PinCase(10, 100, 350, 60, says: already("horizontally(10%) left coordinate", 10)) { $0.v.pin.left(10).horizontally(10%) },
  PinCase(40, 100, 350, 60, says: already("horizontally(10%) right coordinate", 10)) { $0.v.pin.right(10).horizontally(10%) },
  PinCase(10, 100, 390, 60, says: already("horizontally() left coordinate", 10)) { $0.v.pin.left(10).horizontally() },
  PinCase(140, 10, 100, 370, says: already("vertically(20) top coordinate", 10)) { $0.v.pin.top(10).vertically(20) },
  PinCase(140, 20, 100, 370, says: already("vertically(20) bottom coordinate", 10)) { $0.v.pin.bottom(10).vertically(20) },
  PinCase(140, 10, 100, 350, says: already("vertically(10%) top coordinate", 10)) { $0.v.pin.top(10).vertically(10%) },
  PinCase(140, 40, 100, 350, says: already("vertically(10%) bottom coordinate", 10)) { $0.v.pin.bottom(10).vertically(10%) },
  PinCase(140, 10, 100, 390, says: already("vertically() top coordinate", 10)) { $0.v.pin.top(10).vertically() },
  PinCase(150, 100, 100, 60, says: against("horizontally(12.5) right coordinate", "Horizontal Center: 200")) {
    $0.v.pin.hCenter().horizontally(12.5)
  },
  PinCase(140, 170, 100, 60, says: against("vertically(12.5) bottom coordinate", "Vertical Center: 200")) {
    $0.v.pin.vCenter().vertically(12.5)
  },
  PinCase(140, 100, 90, 20, says: already("size(sideLength: 20.0)'s width", 90)) { $0.v.pin.width(90).size(20) },
  PinCase(140, 100, 20, 90, says: already("size(sideLength: 20.0)'s height", 90)) { $0.v.pin.height(90).size(20) },
  PinCase(140, 100, 90, 200, says: already("size(50%)'s width", 90)) { $0.v.pin.width(90).size(50%) },
  PinCase(140, 100, 200, 90, says: already("size(50%)'s height", 90)) { $0.v.pin.height(90).size(50%) },
  PinCase(140, 100, 90, 25, says: already("size(CGSize(width: 25.0, height: 25.0))'s width", 90)) {
    $0.v.pin.width(90).size(CGSize(width: 25, height: 25))
  },
  PinCase(140, 100, 25, 90, says: already("size(CGSize(width: 25.0, height: 25.0))'s height", 90)) {
    $0.v.pin.height(90).size(CGSize(width: 25, height: 25))
  },
  PinCase(140, 100, 90, 80, says: already("size(of \(cWords))'s width", 90)) { $0.v.pin.width(90).size(of: $0.c) },
  PinCase(140, 100, 110, 90, says: already("size(of \(cWords))'s height", 90)) { $0.v.pin.height(90).size(of: $0.c) },
  PinCase(140, 100, 20, 20, says: already("width(30.0)", 20)) { $0.v.pin.size(20).width(30) },
  PinCase(140, 100, 20, 20, says: already("height(30.0)", 20)) { $0.v.pin.size(20).height(30) },
  PinCase(140, 100, 100, 60, says: refused("width(-2.0)", "the width (-2.0) must be greater than or equal to zero.")) {
    $0.v.pin.width(-2)
  },
  PinCase(140, 100, 100, 60, says: refused("height(-2.0)", "the height (-2.0) must be greater than or equal to zero.")) {
    $0.v.pin.height(-2)
  },
  PinCase(140, 100, 100, 60, says: refused("width(-20%)", "the width (-80.0) must be greater than or equal to zero.")) {
    $0.v.pin.width(-20%)
  },
  PinCase(140, 100, 100, 60, says: refused("minWidth(-1.0)", "the width (-1.0) must be greater than or equal to zero.")) {
    $0.v.pin.minWidth(-1)
  },
  PinCase(140, 100, 100, 60, says: refused("maxHeight(-1.0)", "the height (-1.0) must be greater than or equal to zero.")) {
    $0.v.pin.maxHeight(-1)
  },
  PinCase(140, 100, 100, 60, says: refused("size(sideLength: -5.0)'s height", "the height (-5.0) must be greater than or equal to zero.")) {
    $0.v.pin.size(-5)
  },
  PinCase(140, 10, 100, 90, says: already("top(20)", 10)) { $0.v.pin.top(10).above(of: [$0.a, $0.c]).top(20) },
  PinCase(140, 330, 100, 60, says: already("above(of: [\(aWords), \(cWords)])", 10)) { $0.v.pin.bottom(10).above(of: [$0.a, $0.c]) },
  PinCase(90, 330, 100, 60, says: already("above(of: [\(aWords), \(cWords)], aligned: .center)", 10)) {
    $0.v.pin.bottom(10).above(of: [$0.a, $0.c], aligned: .center)
  },
  PinCase(290, 100, 100, 60, says: already("left(of: [\(aWords), \(cWords)], aligned: .top)", 10)) {
    $0.v.pin.right(10).left(of: [$0.a, $0.c], aligned: .top)
  },
  PinCase(10, 100, 100, 60, says: already("right(of: \(cWords))", 10)) { $0.v.pin.left(10).right(of: $0.c) },
  PinCase(10, 140, 100, 60, says: already("after(of: \(aWords), aligned: .bottom)", 10)) {
    $0.v.pin.left(10).after(of: [$0.a], aligned: .bottom)
  },
  PinCase(20, 10, 100, 60, says: already("topLeft(10)", 20)) { $0.v.pin.left(20).topLeft(10) },
  PinCase(280, 10, 100, 60, says: already("topRight(10)", 20)) { $0.v.pin.right(20).topRight(10) },
  PinCase(150, 20, 100, 60, says: already("topCenter(10)", 20)) { $0.v.pin.top(20).topCenter(10) },
  PinCase(150, 170, 100, 60, says: against("centerLeft(10)", "Horizontal Center: 200")) { $0.v.pin.hCenter().centerLeft(10) },
  PinCase(300, 320, 100, 60, says: already("bottomRight()", 20)) { $0.v.pin.bottom(20).bottomRight() },
  PinCase(150, 20, 100, 60, says: against("center()", "top: 20")) { $0.v.pin.top(20).center() },
  PinCase(20, 220, 100, 60, says: already("topLeft(to: .bottomRight, of: \(cWords))", 20)) {
    $0.v.pin.left(20).topLeft(to: $0.c.anchor.bottomRight)
  },
  PinCase(140, 5, 100, 60, says: already("top(to: .bottom, of: \(cWords))", 5)) { $0.v.pin.top(5).top(to: $0.c.edge.bottom) },
  PinCase(20, 100, 100, 60, says: already("left()", 20)) { $0.v.pin.left(20).left() },
  PinCase(280, 100, 100, 60, says: already("right()", 20)) { $0.v.pin.right(20).right() },
  PinCase(280, 100, 100, 60, says: already("end(10)", 20)) { $0.v.pin.right(20).end(10) },
  PinCase(20, 100, 100, 60, says: already("start(10)", 20)) { $0.v.pin.left(20).start(10) },
  PinCase(155, 100, 100, 60, says: already("hCenter()", 205)) { $0.v.pin.hCenter(5).hCenter() },
  PinCase(140, 175, 100, 60, says: already("vCenter(10%)", 205)) { $0.v.pin.vCenter(5).vCenter(10%) },
  PinCase(10, 100, 380, 60) { $0.v.pin.left(10).right(10).justify(.center) },
  PinCase(0, 100, 100, 60, says: refused("justify(.right)", "the left and right coordinates must be set to justify the view horizontally."))
  { $0.v.pin.left().justify(.right) },
  PinCase(
    150, 100, 100, 60,
    says: refused(
      "justify(.left)", "justification is not applied when hCenter has been set. By default the view will be centered around the hCenter.")
  ) { $0.v.pin.hCenter().justify(.left) },
  PinCase(140, 0, 100, 60, says: refused("align(.bottom)", "the top and bottom coordinates must be set to align the view vertically.")) {
    $0.v.pin.top().align(.bottom)
  },
  PinCase(
    140, 170, 100, 60,
    says: refused(
      "align(.top)",
      "alignment is not applied when vCenter has been set. By default the view will be centered around the specified vCenter.")
  ) { $0.v.pin.vCenter().align(.top) },
  PinCase(0, 100, 100, 60) { $0.v.pin.left().width(100).pinEdges().justify(.center) },
  PinCase(
    0, 100, 100, 60, says: refused("justify(.center)", "the left and right coordinates must be set to justify the view horizontally.")
  ) { $0.v.pin.left().pinEdges().justify(.center) },
  PinCase(140, 0, 100, 100) { $0.v.pin.top().height(100).pinEdges().align(.center) },
  PinCase(0, 0, 400, 400, says: refused("pinEdges()", "top, left, bottom and right coordinates are already set.")) {
    $0.v.pin.all().pinEdges()
  },
  PinCase(0, 100, 100, 60, says: refused("aspectRatio", "neither the width nor the height can be determined.")) {
    $0.v.pin.left().aspectRatio(2)
  },
  PinCase(140, 100, 50, 50, says: refused("aspectRatio", "the width and the height are already defined by other PinLayout's properties.")) {
    $0.v.pin.size(50).aspectRatio(2)
  },
  PinCase(140, 100, 50, 60, says: refused("aspectRatio(-2.0)", "the aspectRatio (-2.0) must be greater than zero.")) {
    $0.v.pin.width(50).aspectRatio(-2)
  },
  PinCase(140, 100, 50, 25, says: against("minWidth(20.0)", "minWidth: 10")) {
    $0.v.pin.width(50).aspectRatio(2).minWidth(10).minWidth(20)
  },
  PinCase(140, 100, 10, 60, says: against("maxWidth(20%)", "maxWidth: 10")) { $0.v.pin.maxWidth(10).maxWidth(20%) },
]
