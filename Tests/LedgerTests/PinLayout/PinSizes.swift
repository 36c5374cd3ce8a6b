import PinLayout
import UIKit

extension Ledger {
  func pinSizes() {
    topic("Sizes")

    measure(
      "PinLayout.width", "PinLayout.height", "PinLayout.size",
      says: "points, a share of the superview, or another view's; rounded up to a pixel",
      from: .documented("PinLayout README: Width, height and size")
    ) { row in
      row.pins(40, 50, 70, 60) { $0.pin.width(70) }
      row.pins(40, 50, 71, 60) { $0.pin.width(70.2) }
      row.pins(40, 50, 70.5, 60, scale: 2) { $0.pin.width(70.2) }
      row.pins(40, 50, 40, 60) { $0.pin.width(10%) }
      row.pins(40, 50, 80, 60) { $0.pin.width(of: $0.two) }
      row.pins(40, 50, 100, 70) { $0.pin.height(70) }
      row.pins(40, 50, 100, 30) { $0.pin.height(10%) }
      row.pins(40, 50, 100, 50) { $0.pin.height(of: $0.two) }
      row.pins(40, 50, 20, 30) { $0.pin.size(CGSize(width: 20, height: 30)) }
      row.pins(40, 50, 25, 25) { $0.pin.size(25) }
      row.pins(40, 50, 40, 30) { $0.pin.size(10%) }
      row.pins(40, 50, 80, 50) { $0.pin.size(of: $0.two) }
      row.pins(40, 50, 80, 50) {
        $0.two.transform = CGAffineTransform(scaleX: 2, y: 2)
        $0.pin.size(of: $0.two)
      }
    }
    measure(
      "PinLayout.minWidth", "PinLayout.maxWidth", "PinLayout.minHeight", "PinLayout.maxHeight",
      says: "what comes out is at least and at most so much; the maximum wins",
      from: .documented("PinLayout README: minWidth, maxWidth, minHeight, maxHeight")
    ) { row in
      row.pins(40, 50, 120, 60) { $0.pin.minWidth(120) }
      row.pins(40, 50, 100, 60) { $0.pin.minWidth(90) }
      row.pins(40, 50, 200, 60) { $0.pin.minWidth(50%) }
      row.pins(40, 50, 70, 60) { $0.pin.maxWidth(70) }
      row.pins(40, 50, 100, 60) { $0.pin.maxWidth(120) }
      row.pins(40, 50, 40, 60) { $0.pin.maxWidth(10%) }
      row.pins(40, 50, 100, 90) { $0.pin.minHeight(90) }
      row.pins(40, 50, 100, 150) { $0.pin.minHeight(50%) }
      row.pins(40, 50, 100, 30) { $0.pin.maxHeight(30) }
      row.pins(40, 50, 100, 15) { $0.pin.maxHeight(5%) }
      row.pins(40, 50, 80, 60) { $0.pin.minWidth(90).maxWidth(80) }
      row.pins(0, 50, 250, 60) { $0.pin.left().right().maxWidth(250) }
      row.pins(75, 50, 250, 60) { $0.pin.left().right().maxWidth(250).justify(.center) }
    }
    measure(
      "PinLayout.sizeToFit", "FitType", "SizeCalculable.*",
      says: "the size the view wants: for its bounds, for a width or for a height; flexible ones may differ from it",
      from: .documented("PinLayout README: Adjusting size, sizeToFit")
    ) { row in
      // 2,400 square points: 100 wide is 24 high; 120 × 20 at most.
      row.pins(40, 50, 100, 24) { $0.pin.sizeToFit() }
      row.pins(40, 50, 100, 24) { $0.pin.sizeToFit(.content) }
      row.pins(40, 50, 200, 20) { $0.pin.width(200).sizeToFit(.width) }
      row.pins(40, 50, 120, 20) { $0.pin.width(200).sizeToFit(.widthFlexible) }
      row.pins(40, 50, 30, 80) { $0.pin.height(80).sizeToFit(.height) }
      row.pins(40, 50, 30, 40) { $0.pin.height(80).sizeToFit(.heightFlexible) }
      row.pins(40, 50, 60, 40) { $0.pin.width(60).sizeToFit(.width) }
      row.pins(20, 50, 60, 40) { $0.pin.left(20).right(320).sizeToFit(.width) }
      row.pins(300, 276, 100, 24) { $0.pin.bottomRight().sizeToFit() }
    }
    measure(
      "PinLayout.aspectRatio", says: "width by height: the one that is not known follows",
      from: .documented("PinLayout README: aspectRatio")
    ) { row in
      row.pins(40, 50, 100, 50) { $0.pin.width(100).aspectRatio(2) }
      row.pins(40, 50, 60, 30) { $0.pin.height(30).aspectRatio(2) }
      row.pins(40, 50, 48, 30) { $0.pin.height(30).aspectRatio(of: $0.two) }
      row.pins(40, 50, 60, 30) {
        // A view of two points by one, in parts of one.
        $0.two.frame = CGRect(x: 0, y: 0, width: 1, height: 0.5)
        $0.pin.height(30).aspectRatio(of: $0.two)
      }
      row.pins(40, 50, 100, 60, warns: true) {
        $0.two.frame.size.height = 0
        $0.pin.width(100).aspectRatio(of: $0.two)
      }
      row.pins(40, 50, 100, 60, warns: true) { $0.pin.width(100).height(60).aspectRatio(2) }
      row.pins(40, 50, 100, 60, warns: true) { $0.pin.aspectRatio(2) }
      row.pins(40, 50, 100, 60, warns: true) { $0.pin.width(100).aspectRatio(0) }
      let (root, image) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), UIImageView(image: uiFlag()))
      root.addSubview(image)
      image.pin.left(5).top(6).width(80).aspectRatio()
      row.rect(image.frame, 5, 6, 80, 40)
    }
    pinSizesWrapping()
    pinSizesAuto()
  }

  private func pinSizesWrapping() {
    measure(
      "PinLayout.wrapContent", "WrapType", says: "the size of what lies inside, which moves to the padding",
      from: .documented("PinLayout README: wrapContent")
    ) { row in
      // The subviews reach from (10, 15) to (40, 65).
      @MainActor func wraps(
        _ width: CGFloat, _ height: CGFloat, _ x: CGFloat, _ y: CGFloat, at line: Int = #line, _ chain: (PinLayout<UIView>) -> Void
      ) {
        row.pins(40, 50, width, height, at: line) { world in
          let inner = UIView(frame: CGRect(x: 10, y: 15, width: 20, height: 40))
          world.view.addSubview(inner)
          world.view.addSubview(UIView(frame: CGRect(x: 30, y: 45, width: 10, height: 20)))
          chain(world.pin)
          row.rect(inner.frame, x, y, 20, 40, "the subview", at: line)
        }
      }
      wraps(30, 50, 0, 0) { $0.wrapContent() }
      wraps(44, 64, 7, 7) { $0.wrapContent(padding: 7) }
      wraps(36, 54, 2, 1) { $0.wrapContent(padding: PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
      wraps(30, 50, 0, 0) { $0.wrapContent(.all) }
      wraps(30, 60, 0, 15) { $0.wrapContent(.horizontally) }
      wraps(100, 50, 10, 0) { $0.wrapContent(.vertically) }
      wraps(44, 60, 7, 15) { $0.wrapContent(.horizontally, padding: 7) }
      wraps(100, 54, 10, 1) { $0.wrapContent(.vertically, padding: PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
      row.equal([WrapType.horizontally, .vertically, .all].map(\.rawValue), [0, 1, 2])
    }
  }

  private func pinSizesAuto() {
    measure(
      "AutoSizeCalculable.*", "UIView.autoSizeThatFits", "UIView.setAutoSizingRect",
      says: "how far subviews and their margins reach when they are laid out; no frame is changed",
      from: .documented("PinLayout README: Automatic Sizing")
    ) { row in
      surroundings(scale: 1) {
        let (root, a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView(), UIView())
        root.addSubview(a)
        root.addSubview(b)
        let size = root.autoSizeThatFits(CGSize(width: 200, height: 1000)) {
          a.pin.top(5).left(10).right(20).height(30)
          b.pin.below(of: a, aligned: .left).size(40).marginTop(7).marginBottom(3)
        }
        row.size(size, 180, 85)
        row.rect(a.frame, 0, 0, 0, 0)
        row.rect(root.frame, 0, 0, 50, 50)
        let other = root.autoSizeThatFits(CGSize(width: 200, height: 1000)) {
          a.setAutoSizingRect(CGRect(x: 1, y: 2, width: 30, height: 40), margins: PEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
        row.size(other, 35, 45)
      }
    }
  }
}
