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
    // The secondary column, unless the delegate says otherwise.
    #expect(two.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(one.viewIfLoaded?.superview == nil)
    split.show(.primary)
    window.settleLayout()
    #expect(one.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(two.view.superview == nil)
    withExtendedLifetime(window) {}
  }

  private final class Chooser: UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn == .secondary ? .primary : .secondary }
  }

  @Test func theDelegateChoosesTheColumnOfAPhone() {
    let (split, window, one, two) = split(CGSize(width: 390, height: 844))
    let chooser = Chooser()
    split.delegate = chooser
    split.view.setNeedsLayout()
    window.settleLayout()
    #expect(one.view.superview === split.view)
    #expect(two.view.superview == nil)
    withExtendedLifetime((window, chooser)) {}
  }

  @Test func columnsAreLaidOutOnce() {
    var found: [String] = []
    LayoutFindings.hearing({ found.append($0.message) }) { _ = split(CGSize(width: 1000, height: 700)) }
    #expect(found == [])
  }

  @Test func mirroredFromRightToLeft() {
    let (_, window, one, two) = split(CGSize(width: 1000, height: 700), rightToLeft: true)
    #expect(one.view.frame.minX == 680)
    #expect(two.view.frame.minX == 0)
    withExtendedLifetime(window) {}
  }
}
