import QuoinAppearance
import UIKit

extension Ledger {
  func uiValueTopic() {
    topic("Values")

    measure(
      "UIEdgeInsets.*", "CGRect.inset", says: "inwards from each side; negative ones reach outwards",
      from: .documented("uikit/uiedgeinsets")
    ) { row in
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      row.rect(CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets), 12, 21, 94, 46)
      row.rect(
        CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)), 8, 19, 106, 54)
      row.insets(.zero, 0, 0, 0, 0)
      row.insets(UIEdgeInsets(), 0, 0, 0, 0)
      row.equal([insets.top, insets.left, insets.bottom, insets.right], [1, 2, 3, 4])
      row.equal("\(insets.debugDescription)", "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    }
    value(
      "NSDirectionalEdgeInsets.*", "UIOffset.*", says: "four distances by reading direction; a shift",
      from: .documented("uikit/nsdirectionaledgeinsets")
    ) { row in
      let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      row.equal([insets.top, insets.leading, insets.bottom, insets.trailing], [1, 2, 3, 4])
      row.equal(NSDirectionalEdgeInsets.zero, NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
      row.equal(NSDirectionalEdgeInsets(), .zero)
      let offset = UIOffset(horizontal: 1, vertical: 2)
      row.equal([offset.horizontal, offset.vertical], [1, 2])
      row.equal(UIOffset.zero, UIOffset(horizontal: 0, vertical: 0))
      row.equal(UIOffset(), .zero)
    }
    value(
      "UIRectEdge.*", says: "the phone's bits", from: .documented("uikit/uirectedge")
    ) { row in
      row.equal([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue), [1, 2, 4, 8])
      row.equal(UIRectEdge.all, [.top, .left, .bottom, .right])
    }
    uiValueVisualEffects()
    uiValuePages()
    uiValueAccessibility()
  }

  private func uiValueVisualEffects() {
    measure(
      "UIVisualEffectView.*", "UIBlurEffect", "UIBlurEffect.Style", "UIVisualEffect",
      says: "a veil over what lies behind, lighter, darker, thinner or thicker by the style; content lies over it",
      from: .assumed("the strengths of the veils; documented: uikit/uiblureffect/style, their order")
    ) { row in
      @MainActor func shown(_ effect: UIVisualEffect?, dark: Bool = false) throws -> Shown {
        try row.shown {
          let view = UIVisualEffectView(effect: effect)
          view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
          view.contentView.addSubview(uiBox("in", 10, 10, 10, 10, .pureRed))
          let canvas = uiCanvas(uiBox("half", 0, 0, 50, 100, .black), view)
          if dark { canvas.overrideUserInterfaceStyle = .dark }
          return canvas
        }
      }
      let plain = try shown(nil)
      plain.color(40, 25, is: 0x000000)
      plain.color(15, 15, is: 0xFF0000)
      @MainActor func cover(_ style: UIBlurEffect.Style) throws -> Double {
        let picture = try shown(UIBlurEffect(style: style))
        picture.color(15, 15, is: 0xFF0000)
        picture.color(40, 75, is: 0x000000)
        return picture.brightness(CGRect(x: 30, y: 20, width: 10, height: 10))
      }
      let materials: [UIBlurEffect.Style] = [.systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial]
      let light: [UIBlurEffect.Style] = [
        .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
      ]
      let found = try materials.map { try cover($0) }
      row.expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 }, "\(found)")
      row.equal(try light.map { try cover($0) }, found)
      row.equal(try cover(.systemChromeMaterial), try cover(.systemChromeMaterialLight))
      row.expect(try cover(.extraLight) > cover(.light) && cover(.prominent) > cover(.regular) && cover(.dark) < 0.2)
      let darks: [UIBlurEffect.Style] = [
        .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
        .systemChromeMaterialDark,
      ]
      for style in darks {
        row.expect(try shown(UIBlurEffect(style: style)).brightness(CGRect(x: 60, y: 10, width: 30, height: 30)) < 0.62, "\(style)")
      }
      row.expect(
        try shown(UIBlurEffect(style: .systemMaterial), dark: true).brightness(CGRect(x: 60, y: 10, width: 30, height: 30)) < 0.5,
        "dark surroundings")
      row.equal(UIBlurEffect.Style.regular.rawValue, 4)
      row.equal(UIBlurEffect.Style.systemChromeMaterialDark.rawValue, 20)
    }
    none("UIVibrancyEffect", "UIVibrancyEffectStyle", why: "content over a blur is drawn in its own colours")
  }

  private func uiValuePages() {
    measure(
      "UIKitPage.*", "UIKitLayoutNode.*", "UIKitPageSettings.*",
      says: "a view as it is seen and where everything lies, for a canvas and its surroundings",
      from: .law("what is set is seen by the view")
    ) { row in
      var settings = UIKitPageSettings(
        size: CGSize(width: 300, height: 700), scale: 3, safeArea: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), isDark: true,
        isRightToLeft: true,
        contentSize: .small, highContrast: true, idiom: .pad, horizontal: .regular, vertical: .compact)
      final class Probe: UIView {
        var seen: (UITraitCollection, UIEdgeInsets)?
        override func layoutSubviews() { seen = (traitCollection, safeAreaInsets) }
      }
      let probe = Probe()
      let page = UIKitPage.make(settings) {
        probe.accessibilityIdentifier = "root"
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        label.text = "Words"
        label.isHidden = true
        label.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        probe.addSubview(label)
        return probe
      }
      let traits = probe.seen?.0
      row.expect(traits?.userInterfaceStyle == .dark && traits?.displayScale == 3 && traits?.layoutDirection == .rightToLeft)
      row.expect(
        traits?.preferredContentSizeCategory == .small && traits?.accessibilityContrast == .high && traits?.userInterfaceIdiom == .pad)
      row.expect(traits?.horizontalSizeClass == .regular && traits?.verticalSizeClass == .compact)
      row.equal(probe.seen?.1, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      row.size(page.displayList.size, 300, 700)
      row.expect(
        page.layout.type == "Probe" && page.layout.identifier == "root" && page.layout.children.count == 1 && !page.layout.isHidden)
      row.rect(page.layout.frame, 0, 0, 300, 700)
      let label = page.layout.children.first
      row.expect(label?.text == "Words" && label?.isHidden == true && label?.type == "UILabel" && label?.children.first?.isHidden == true)
      row.rect(label?.children.first?.frame ?? .zero, 11, 22, 3, 4)
      row.expect(page.findings.isEmpty)
      settings = UIKitPageSettings(size: CGSize(width: 300, height: 400))
      row.expect(
        settings.scale == 2 && settings.safeArea == .zero && !settings.isDark && !settings.isRightToLeft && settings.contentSize == .large)
      row.expect(!settings.highContrast && settings.idiom == .phone && settings.horizontal == nil && settings.vertical == nil)
      @MainActor func classes(_ width: CGFloat, _ height: CGFloat) -> [Int] {
        var found: [Int] = []
        _ = UIKitPage.make(UIKitPageSettings(size: CGSize(width: width, height: height))) {
          found = [UITraitCollection.current.horizontalSizeClass.rawValue, UITraitCollection.current.verticalSizeClass.rawValue]
          return UIView()
        }
        return found
      }
      row.equal(classes(599, 480), [1, 2])
      row.equal(classes(600, 479), [2, 1])
    }
    measure(
      "UIKitPage.findings", "UIKitFinding.*", says: "what was doubtful, and about which view",
      from: .law("a frame that is no number cannot be seen")
    ) { row in
      let page = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 100, height: 100))) {
        let view = UIView()
        let inner = UIView()
        inner.accessibilityIdentifier = "inner"
        view.addSubview(inner)
        inner.frame.size.width = .nan
        return view
      }
      row.equal(page.findings.map(\.subject), ["inner"])
      row.expect(page.findings.first?.message.contains("not finite") == true)
      let controller = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 100, height: 90)), controller: { UIViewController() })
      row.rect(controller.layout.frame, 0, 0, 100, 90)
    }
  }

  private func uiValueAccessibility() {
    value(
      "UIView.isAccessibilityElement", "UIView.accessibilityHint", "UIView.accessibilityValue", "UIView.accessibilityTraits",
      "UIView.accessibilityElementsHidden",
      "UIView.accessibilityViewIsModal", "UIAccessibilityTraits.*", says: "kept; labels and controls are elements at first",
      from: .documented("objectivec/nsobject/uiaccessibility")
    ) { row in
      let view = UIView()
      row.expect(!view.isAccessibilityElement && UILabel().isAccessibilityElement && UIButton().isAccessibilityElement)
      row.expect(view.accessibilityHint == nil && view.accessibilityValue == nil && view.accessibilityTraits == .none)
      row.expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
      view.isAccessibilityElement = true
      (view.accessibilityHint, view.accessibilityValue, view.accessibilityTraits) = ("a", "b", [.button, .selected])
      (view.accessibilityElementsHidden, view.accessibilityViewIsModal) = (true, true)
      row.expect(view.isAccessibilityElement && view.accessibilityHint == "a" && view.accessibilityValue == "b")
      row.expect(view.accessibilityTraits == [.button, .selected] && view.accessibilityElementsHidden && view.accessibilityViewIsModal)
      let traits: [UIAccessibilityTraits] = [
        .none, .button, .link, .image, .selected, .staticText, .header, .notEnabled, .adjustable, .updatesFrequently, .searchField,
      ]
      row.equal(traits.map(\.rawValue), [0, 1, 2, 4, 8, 64, 65536, 256, 4096, 512, 1024])
    }
    value(
      "UIAccessibility.*", says: "nothing of it is on while a page is made", from: .documented("uikit/uiaccessibility")
    ) { row in
      row.expect(
        !UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isReduceTransparencyEnabled)
      row.expect(!UIAccessibility.isBoldTextEnabled)
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      row.equal(Set([UIAccessibility.Notification.screenChanged, .layoutChanged, .announcement]).count, 3)
    }
    measure(
      "UIKitPageSettings.accessibility", "UIAccessibility.*",
      says: "what the reader turned on is answered while a page is made, and bold text makes the system's fonts semibold",
      from: .assumed("regular letters become semibold")
    ) { row in
      @MainActor func answers(_ on: AccessibilitySettings) -> [Bool] {
        var settings = UIKitPageSettings(size: CGSize(width: 10, height: 10))
        settings.accessibility = on
        var found: [Bool] = []
        _ = UIKitPage.make(settings) {
          found = [
            UIAccessibility.isBoldTextEnabled, UIAccessibility.isDarkerSystemColorsEnabled, UIAccessibility.isReduceTransparencyEnabled,
            UIAccessibility.isReduceMotionEnabled, UIAccessibility.shouldDifferentiateWithoutColor, UIAccessibility.isInvertColorsEnabled,
            UIAccessibility.buttonShapesEnabled, UIAccessibility.isOnOffSwitchLabelsEnabled,
          ]
          return UIView()
        }
        return found
      }
      let all: [AccessibilitySettings] = [
        .boldText, .increaseContrast, .reduceTransparency, .reduceMotion, .differentiateWithoutColor, .invertColors, .buttonShapes,
        .onOffLabels,
      ]
      row.equal(UIKitPageSettings(size: .zero).accessibility, [])
      row.equal(answers([]), Array(repeating: false, count: 8))
      for (index, setting) in all.enumerated() { row.equal(answers(setting), (0..<8).map { $0 == index }) }
      row.equal(answers(AccessibilitySettings(all)), Array(repeating: true, count: 8))

      var settings = UIKitPageSettings(size: CGSize(width: 10, height: 10))
      settings.accessibility = .boldText
      var fonts: [UIFont] = []
      _ = UIKitPage.make(settings) {
        fonts = [.systemFont(ofSize: 17), .preferredFont(forTextStyle: .body), UILabel().font]
        return UIView()
      }
      for font in fonts { row.equal(font.fontDescriptor.symbolicTraits.contains(.traitBold), true) }
      row.equal(fonts[0].fontName, UIFont.systemFont(ofSize: 17, weight: .semibold).fontName)
      row.equal(UIFont.systemFont(ofSize: 17).fontDescriptor.symbolicTraits.contains(.traitBold), false)
      let regular = UITraitCollection(legibilityWeight: .regular)
      let told = UIFont.preferredFont(forTextStyle: .body, compatibleWith: regular)
      row.equal(told.fontDescriptor.symbolicTraits.contains(.traitBold), false)
    }
    value("UIAxis", "UIAxis.*", says: "two axes, apart, and both together", from: .documented("uikit/uiaxis")) { row in
      row.expect(UIAxis.horizontal.isDisjoint(with: .vertical))
      row.equal(UIAxis.both, [.horizontal, .vertical])
    }
  }
}
