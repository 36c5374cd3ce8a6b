import Combine
import Foundation
import Testing
import UIKit

/// What a subclass has by a type of its own, and what has its form alone with protocols of users.
@Suite("Members by their own types") @MainActor struct OwnTypeTests {
  private final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
  }
  private final class Delegate: NSObject, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  }

  @Test("a view's layer") func layer() {
    let view = Gradient(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.layer.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    #expect(view.layer.bounds.size == CGSize(width: 10, height: 20) && (view as UIView).layer === view.layer)
    let page = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 10, height: 20))) { view }
    #expect(page.displayList.items.isEmpty == false)
  }

  @Test("the delegates of presentations, one with the superclass's") func delegates() throws {
    let delegate = Delegate()
    let shown = UIViewController()
    shown.modalPresentationStyle = .pageSheet
    shown.sheetPresentationController?.delegate = delegate
    let asSheet: (any UISheetPresentationControllerDelegate)? = shown.sheetPresentationController?.delegate
    #expect(asSheet === delegate && shown.presentationController?.delegate === delegate)
    let bubble = UIViewController()
    bubble.modalPresentationStyle = .popover
    bubble.presentationController?.delegate = delegate
    let asPopover: (any UIPopoverPresentationControllerDelegate)? = bubble.popoverPresentationController?.delegate
    #expect(asPopover === delegate)
  }

  @Test("anchors answer protocols that ask for no constant") func anchors() throws {
    let (one, other) = (UIView(), UIView())
    let around = UIView()
    around.addSubview(one)
    around.addSubview(other)
    func tie<Length: Relating>(_ length: Length, _ to: Length) -> [NSLayoutConstraint] {
      [
        length.constraint(equalTo: to, multiplier: 2), length.constraint(greaterThanOrEqualTo: to, multiplier: 3),
        length.constraint(lessThanOrEqualTo: to, multiplier: 4),
      ]
    }
    let made = tie(one.widthAnchor, other.widthAnchor)
    #expect(made.map(\.multiplier) == [2, 3, 4] && made.allSatisfy { $0.constant == 0 })
    #expect(made.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
    let plain: [(NSLayoutXAxisAnchor) -> (NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint] = [
      { anchor in { anchor.constraint(equalTo: $0) } }, { anchor in { anchor.constraint(greaterThanOrEqualTo: $0) } },
      { anchor in { anchor.constraint(lessThanOrEqualTo: $0) } },
    ]
    #expect(plain.map { $0(one.leadingAnchor)(other.leadingAnchor).relation } == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
  }

  @Test("a navigation's delegate is asked for the ways round") func orientations() {
    final class Upright: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(_ controller: UINavigationController) -> UIInterfaceOrientationMask {
        .portrait
      }
    }
    let delegate: any UINavigationControllerDelegate = Upright()
    #expect(delegate.navigationControllerSupportedInterfaceOrientations(UINavigationController()) == .portrait)
    #expect(delegate.navigationControllerPreferredInterfaceOrientationForPresentation(UINavigationController()) == .portrait)
  }

  @Test("changes without their values: the first is how it is now") func changes() {
    let scroll = UIScrollView()
    var heard: [Void] = []
    let hearing = scroll.publisher(for: \.contentOffset).didChange().sink { heard.append($0) }
    hearing.cancel()
    #expect(heard.count == 1)
  }

  @Test("numbers out of objects") func numbers() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5 && CGFloat(truncating: NSNumber(value: 3)) == 3)
    #expect(CGFloat(exactly: NSNumber(value: 7)) == 7)
  }
}

@MainActor private protocol Relating {
  func constraint(equalTo anchor: Self, multiplier: CGFloat) -> NSLayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: Self, multiplier: CGFloat) -> NSLayoutConstraint
  func constraint(lessThanOrEqualTo anchor: Self, multiplier: CGFloat) -> NSLayoutConstraint
}
extension NSLayoutDimension: Relating {}
