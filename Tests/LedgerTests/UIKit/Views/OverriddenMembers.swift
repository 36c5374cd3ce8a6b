import UIKit

/// A view that answers otherwise in every member that subclasses override.
private final class Other: UIView {
  override var accessibilityLabel: String? {
    get { "other" }
    set { _ = newValue }
  }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    tag += 1
  }
}
private final class RoundButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { CGRect(x: 3, y: 4, width: 50, height: 20) }
}

extension Ledger {
  func overriddenTopic() {
    topic("Members that subclasses override")
    value(
      "UIView.layoutSublayers", says: "what a subclass answers holds, and its layer is placed through it",
      from: .documented("quartzcore/calayerdelegate/layoutsublayers(of:)")
    ) { judge in
      let view = Other(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      judge.equal(view.accessibilityLabel, "other")
      judge.equal(view.safeAreaInsets.right, 4)
      view.layoutIfNeeded()
      judge.equal(view.tag, 1)
    }
    measure(
      "UIButton.titleRect", "UIButton.imageRect", "UIButton.backgroundRect",
      says: "a subclass says where a button's words lie, and inherits the button's kinds",
      from: .documented("uikit/uibutton/titlerect(forcontentrect:)")
    ) { judge in
      let button = RoundButton(type: .system)
      judge.equal(button.buttonType, .system)
      judge.equal(RoundButton().buttonType, .custom)
      button.setTitle("A", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.layoutIfNeeded()
      judge.equal(button.titleLabel?.frame, CGRect(x: 3, y: 4, width: 50, height: 20))
      judge.equal(button.backgroundRect(forBounds: button.bounds), button.bounds)
    }
    value(
      "UIView.accessibilityFrame", "UIView.accessibilityActivationPoint", "UIView.accessibilityPath", "UIView.accessibilityElements",
      "UIView.accessibilityCustomActions", "UIView.shouldGroupAccessibilityChildren", "UIView.accessibilityLanguage",
      "UIView.accessibilityUserInputLabels", "UIView.accessibilityAttributedLabel", "UIAccessibilityCustomAction",
      "UIAccessibilityCustomAction.*", "UIAccessibilityElement", "UIAccessibilityElement.*",
      says: "what readers are told is kept; the frame is the view's own place on the screen unless set",
      from: .documented("objectivec/nsobject-swift.class/accessibilityframe")
    ) { judge in
      let (outer, view) = (
        UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 10))
      )
      outer.addSubview(view)
      judge.equal(view.accessibilityFrame, CGRect(x: 15, y: 26, width: 20, height: 10))
      judge.equal(view.accessibilityActivationPoint, CGPoint(x: 25, y: 31))
      view.accessibilityFrame = CGRect(x: 1, y: 2, width: 4, height: 6)
      judge.equal(view.accessibilityActivationPoint, CGPoint(x: 3, y: 5))
      view.accessibilityLabel = "a"
      judge.equal(view.accessibilityUserInputLabels, ["a"])
      judge.equal(view.accessibilityAttributedLabel?.string, "a")
      let action = UIAccessibilityCustomAction(name: "go") { _ in true }
      view.accessibilityCustomActions = [action]
      judge.equal(view.accessibilityCustomActions?.first?.name, "go")
      view.accessibilityElements = [1, 2]
      judge.equal(view.accessibilityElements?.count, 2)
      judge.equal(UIAccessibilityElement(accessibilityContainer: view).isAccessibilityElement, true)
      judge.equal(view.shouldGroupAccessibilityChildren, false)
      judge.expect(view.accessibilityPath == nil && view.accessibilityLanguage == nil, "none at first")
    }
    value(
      "UIView.alignmentRect", says: "a frame and its alignment rectangle tell each other", from: .law("there and back")
    ) { judge in
      let image = UIView()
      let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      judge.equal(image.frame(forAlignmentRect: image.alignmentRect(forFrame: frame)), frame)
    }
    none(
      "UIView.accessibilityActivate", "UIView.accessibilityIncrement", "UIView.accessibilityDecrement", "UIView.accessibilityPerformEscape",
      "UIView.accessibilityPerformMagicTap", "UIView.accessibilityElementDidBecomeFocused", "UIView.accessibilityElementDidLoseFocus",
      "UIView.accessibilityElementIsFocused", "UIView.action", "UIView.awakeFromNib", "UIView.canBecomeFocused", "UIView.display",
      "UIView.gestureRecognizerShouldBegin", "UIView.isExclusiveTouch", "UIView.prepareForInterfaceBuilder",
      why: "called by fingers, readers and archives, of which a page has none")
    value(
      "UIDeviceOrientation", "UIDeviceOrientation.*", says: "how a device is held, in groups",
      from: .documented("uikit/uideviceorientation")
    ) { judge in
      judge.equal(UIDeviceOrientation.portraitUpsideDown.isPortrait, true)
      judge.equal(UIDeviceOrientation.landscapeRight.isLandscape, true)
      judge.equal(UIDeviceOrientation.faceUp.isFlat, true)
      judge.equal(UIDeviceOrientation.faceDown.isValidInterfaceOrientation, false)
      judge.equal(UIDevice.orientationDidChangeNotification.rawValue, "UIDeviceOrientationDidChangeNotification")
    }
  }
}
