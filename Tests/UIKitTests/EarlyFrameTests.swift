import Testing

@testable import UIKit

/// A row whose height its own layout says, from the content view it finds.
private final class OwnCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentView.frame.size.width = size.width
    return contentView.frame.size
  }
}

/// Frames that layouts ask for before anything was laid out, or under a transform.
@Suite(.serialized) @MainActor struct EarlyFrameTests {
  @Test func aCellsContentViewIsAsLargeAsTheCellFromTheBeginning() {
    let cell = OwnCell(style: .default, reuseIdentifier: nil)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 44))
  }

  @Test func aWindowMadeWithoutAFrameFillsTheScreen() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
    #expect(UIWindow(frame: .zero).frame == .zero)
  }

  @Test func sizeToFitSizesTheBoundsUnderATransform() {
    let plain = UILabel()
    plain.text = "a text of some length"
    plain.sizeToFit()
    let turned = UILabel()
    turned.text = plain.text
    turned.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    turned.sizeToFit()
    #expect(plain.frame.origin == .zero)
    #expect(turned.bounds.size == plain.bounds.size)
    #expect(turned.frame.size == CGSize(width: plain.bounds.width / 2, height: plain.bounds.height / 2))
    // The corner stays where it would be without the transform.
    #expect(turned.center == CGPoint(x: plain.bounds.width / 2, y: plain.bounds.height / 2))
  }

  @Test func aFrameSetUnderAQuarterTurnIsReadBackAsItWas() {
    let view = UIView()
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    for frame in [CGRect(x: 100, y: 100, width: 100, height: 50), CGRect(x: 0.5, y: 33.25, width: 7.5, height: 0.25)] {
      view.frame = frame
      #expect(view.frame == frame)
    }
  }

  @Test func theKeyboardsPlaceReachesToTheEndOfTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.viewState.safeAreaRoot = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let all = UIView(frame: window.bounds)
    window.addSubview(view)
    window.addSubview(all)
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 400, width: 390, height: 444))
    #expect(all.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
  }
}
