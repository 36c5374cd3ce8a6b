import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct ContainerSplitTests {
  func split(_ size: CGSize, rightToLeft: Bool = false) -> (UISplitViewController, UIWindow, UIViewController, UIViewController) {
    let (one, two) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(one, for: .primary)
    split.setViewController(two, for: .secondary)
    let settings = UIKitPageSettings(
      size: size, safeArea: UIEdgeInsets(top: 24, left: 10, bottom: 20, right: 0), isRightToLeft: rightToLeft)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.viewState.safeAreaRoot = settings.safeArea
    window.viewState.overrideTraits = settings.traits
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.settleLayout()
    return (split, window, one, two)
  }

  @Test func twoColumnsWhereThereIsRoom() {
    let (split, window, one, two) = split(CGSize(width: 1000, height: 700))
    #expect(!split.isCollapsed)
    #expect(one.view.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
    #expect(two.view.frame == CGRect(x: 320, y: 0, width: 680, height: 700))
    #expect(one.splitViewController === split)
    // The notch at the left covers the first column only.
    #expect(one.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 10, bottom: 20, right: 0))
    #expect(two.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    withExtendedLifetime(window) {}
  }

  @Test func oneColumnOnAPhone() {
    let (split, window, one, two) = split(CGSize(width: 390, height: 844))
    #expect(split.isCollapsed)
    #expect(one.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(two.view.superview == nil)
    withExtendedLifetime(window) {}
  }

  @Test func mirroredFromRightToLeft() {
    let (_, window, one, two) = split(CGSize(width: 1000, height: 700), rightToLeft: true)
    #expect(one.view.frame.minX == 680)
    #expect(two.view.frame.minX == 0)
    withExtendedLifetime(window) {}
  }
}
