import UIKit

extension Ledger {
  /// What packages of layouts use beside what apps do.
  func packageNames() {
    topic("What packages of layouts ask for")
    measure(
      "NSLayoutXAxisAnchor.anchorWithOffset", "NSLayoutYAxisAnchor.anchorWithOffset",
      says: "the distance between two places can be as long as another",
      from: .documented("uikit/nslayoutxaxisanchor/anchorwithoffset(to:)")
    ) { judge in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 30),
        // A third of what is left is in front, two thirds behind; above as much as below.
        box.leadingAnchor.anchorWithOffset(to: root.leadingAnchor).constraint(
          equalTo: root.trailingAnchor.anchorWithOffset(to: box.trailingAnchor), multiplier: 0.5),
        root.topAnchor.anchorWithOffset(to: box.topAnchor).constraint(equalTo: box.bottomAnchor.anchorWithOffset(to: root.bottomAnchor)),
      ])
      root.layoutIfNeeded()
      judge.equal(box.frame, CGRect(x: 30, y: 30, width: 10, height: 30))
    }
    measure(
      "NSLayoutManager", "NSLayoutManager.*", "NSTextStorage", "NSTextStorage.*", "NSTextContainer.*", "NSLayoutManagerDelegate",
      "UITextView.layoutManager", "UITextView.textStorage",
      says: "a letter is found at its own rectangle, and lines lie below each other", from: .documented("uikit/nslayoutmanager")
    ) { judge in
      let storage = NSTextStorage(string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 60, height: 500)))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      let last = manager.boundingRect(forGlyphRange: NSRange(location: 12, length: 1), in: container)
      judge.equal(manager.glyphIndex(for: CGPoint(x: last.midX, y: last.midY), in: container), 12)
      judge.expect(last.minY > 0 && manager.usedRect(for: container).contains(last), "\(last)")
      judge.expect(storage.layoutManagers.first === manager && container.layoutManager === manager, "they know each other")
    }
    value(
      "UICollectionViewLayoutAttributes.copy", "UICollectionViewLayoutInvalidationContext.invalidateSupplementaryElements",
      "UICollectionViewLayoutInvalidationContext.invalidateDecorationElements",
      "UICollectionViewLayoutInvalidationContext.invalidatedItemIndexPaths",
      "UICollectionViewLayoutInvalidationContext.invalidatedSupplementaryIndexPaths",
      "UICollectionViewLayoutInvalidationContext.invalidatedDecorationIndexPaths", "UICollectionViewUpdateItem.updateAction",
      "UICollectionViewUpdateItem.Action", says: "a copy is of the same class and says the same; contexts keep what is out of date",
      from: .documented("uikit/uicollectionviewlayoutattributes")
    ) { judge in
      final class Own: UICollectionViewLayoutAttributes {}
      let one = Own(forCellWith: IndexPath(item: 2, section: 1))
      one.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      let copy = one.copy() as? Own
      judge.expect(copy !== one && copy == one && copy?.frame == one.frame, "\(String(describing: copy))")
      copy?.alpha = 0.5
      judge.expect(copy != one && one.alpha == 1, "changed alone")
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
      context.invalidateSupplementaryElements(ofKind: "k", at: [IndexPath(item: 1, section: 0)])
      context.invalidateDecorationElements(ofKind: "d", at: [])
      judge.equal(context.invalidatedItemIndexPaths, [IndexPath(item: 0, section: 0)])
      judge.equal(context.invalidatedSupplementaryIndexPaths, ["k": [IndexPath(item: 1, section: 0)]])
      judge.equal(context.invalidatedDecorationIndexPaths, ["d": []])
      judge.equal(UICollectionViewUpdateItem().updateAction, .none)
    }
    value(
      "UITraitCollection.containsTraits", "UITraitCollection.forceTouchCapability", "UIView.inheritedAnimationDuration",
      "UIView.motionEffects", says: "traits contain what they say; motions are kept",
      from: .documented("uikit/uitraitcollection/containstraits(in:)")
    ) { judge in
      let dark = UITraitCollection(traitsFrom: [.init(userInterfaceStyle: .dark), .init(displayScale: 3)])
      judge.expect(dark.containsTraits(in: .init(userInterfaceStyle: .dark)) && !dark.containsTraits(in: .init(displayScale: 2)))
      judge.expect(dark.containsTraits(in: nil) && dark.forceTouchCapability == .unknown)
      judge.equal(UITraitCollection.current.forceTouchCapability, .unavailable)
      judge.expect(UIContentSizeCategory.large < .extraLarge && UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
      let view = UIView()
      let effect = UIMotionEffect()
      view.addMotionEffect(effect)
      judge.expect(view.motionEffects.first === effect && UIView.inheritedAnimationDuration == 0)
      view.removeMotionEffect(effect)
      judge.expect(view.motionEffects.isEmpty)
    }
    value(
      "UIView.accessibilityAttributedHint", "UIView.accessibilityAttributedValue", "UIView.accessibilityCustomContent",
      "UIView.accessibilityCustomRotors", "AXCustomContent", "AXCustomContent.*", "AXCustomContentProvider", "AXCustomContentProvider.*",
      "UIAccessibilityCustomRotor", "UIAccessibilityCustomRotor.*", "UIAccessibilityCustomRotorSearchPredicate",
      "UIAccessibilityCustomRotorSearchPredicate.*", "UIAccessibilityCustomRotorItemResult", "UIAccessibilityCustomRotorItemResult.*",
      "UIViewController.accessibilityLabel", "UIViewController.accessibilityHint", "UIViewController.accessibilityValue",
      "UIViewController.isAccessibilityElement", "UIViewController.accessibilityElementsHidden", "UIViewController.accessibilityElements",
      "UIImage.accessibilityLabel", "UIImage.accessibilityHint", "UIImage.accessibilityValue", "UIImage.accessibilityIdentifier",
      says: "what would be read aloud is kept", from: .documented("uikit/accessibility-for-uikit")
    ) { judge in
      let (view, controller, image) = (UIView(), UIViewController(), UIImage())
      view.accessibilityHint = "plain"
      judge.equal(view.accessibilityAttributedHint?.string, "plain")
      view.accessibilityAttributedValue = NSAttributedString(string: "rich")
      judge.equal(view.accessibilityAttributedValue?.string, "rich")
      let content = AXCustomContent(label: "a", value: "b")
      content.importance = .high
      view.accessibilityCustomContent = [content]
      judge.expect(view.accessibilityCustomContent.first === content)
      let rotor = UIAccessibilityCustomRotor(name: "r") { _ in nil }
      view.accessibilityCustomRotors = [rotor]
      judge.expect(view.accessibilityCustomRotors?.first === rotor && rotor.systemRotorType == .none)
      controller.accessibilityLabel = "c"
      image.accessibilityLabel = "i"
      image.accessibilityIdentifier = "id"
      judge.expect(controller.accessibilityLabel == "c" && image.accessibilityLabel == "i" && image.accessibilityIdentifier == "id")
      judge.expect(image.accessibilityHint == nil && UIImage().accessibilityLabel == nil)
    }
    value(
      "UIViewPropertyAnimator.isUserInteractionEnabled", "UIViewPropertyAnimator.isInterruptible", "UIViewPropertyAnimator.scrubsLinearly",
      "UIViewPropertyAnimator.pausesOnCompletion", "UIViewPropertyAnimator.isReversed",
      "UIViewPropertyAnimator.isManualHitTestingEnabled", "UIViewAnimating", "UIViewAnimating.*", "UIViewImplicitlyAnimating.*",
      "UIImageView.highlightedAnimationImages", "UISwitch.preferredStyle", "UISwitch.style", "UISwitch.Style", "UIToolbar.delegate",
      "UITabBar.selectedImageTintColor", "UIControl.isContextMenuInteractionEnabled", "UIScrollView.IndexDisplayMode",
      "UIScrollView.indexDisplayMode", "UIButton.adjustsImageSizeForAccessibilityContentSizeCategory", "UIWindowScene.effectiveGeometry",
      "UIWindowScene.Geometry", "UIWindowScene.Geometry.*", says: "are kept, and begin as on the phone",
      from: .documented("uikit/uiviewpropertyanimator")
    ) { judge in
      let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator()
      var ran = 0
      animator.addAnimations { ran += 1 }
      animator.startAnimation()
      judge.equal(ran, 1)
      judge.expect(!animator.isReversed && UIViewPropertyAnimator().isUserInteractionEnabled)
      judge.expect(UISwitch().style == .sliding && UISwitch().preferredStyle == .automatic)
      judge.expect(UIScrollView().indexDisplayMode == .automatic && !UIControl().isContextMenuInteractionEnabled)
      judge.equal(UIWindowScene.main.effectiveGeometry.interfaceOrientation, UIWindowScene.main.interfaceOrientation)
    }
    value(
      "UIScrollViewDelegate.responds", "UITableViewDataSource.responds", "UICollectionViewDataSource.responds",
      "UITextFieldDelegate.responds", says: "a delegate has the methods of its own type",
      from: .documented("objectivec/nsobjectprotocol/responds(to:)")
    ) { judge in
      final class Own: UIResponder, UIScrollViewDelegate, UITextFieldDelegate { func own() {} }
      let (scroll, field): (any UIScrollViewDelegate, any UITextFieldDelegate) = (Own(), Own())
      judge.expect(scroll.responds(to: _selector(Own.own)) && field.responds(to: _selector(Own.own)))
      judge.expect(!scroll.responds(to: _selector(UILabel.sizeToFit)) && !scroll.responds(to: nil))
      judge.expect(UITableViewController().responds(to: _selector(UITableViewController.viewDidLoad)))
    }
    none(
      "UICollectionViewLayout.initialLayoutAttributesForAppearingSupplementaryElement",
      "UICollectionViewLayout.finalLayoutAttributesForDisappearingSupplementaryElement",
      "UICollectionViewLayout.initialLayoutAttributesForAppearingDecorationElement",
      "UICollectionViewLayout.finalLayoutAttributesForDisappearingDecorationElement",
      "UICollectionViewLayout.indexPathsToDeleteForSupplementaryView", "UICollectionViewLayout.indexPathsToInsertForSupplementaryView",
      "UICollectionViewLayout.indexPathsToDeleteForDecorationView", "UICollectionViewLayout.indexPathsToInsertForDecorationView",
      "UICollectionViewLayout.layoutAttributesForInteractivelyMovingItem", "UICollectionViewLayout.targetIndexPath",
      "UICollectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems", "UICollectionViewLayout.prepare",
      "UICollectionViewLayout.finalizeAnimatedBoundsChange", "UICollectionViewLayout.prepareForTransition",
      "UICollectionViewLayout.finalizeLayoutTransition", "UICollectionViewLayout.developmentLayoutDirection",
      why: "a page shows where changes come to, and nobody moves items")
    none(
      "UIFocusItem", "UIFocusItem.*", "UIFocusUpdateContext.previouslyFocusedItem", "UIFocusUpdateContext.nextFocusedItem",
      "UITableViewFocusUpdateContext", "UITableViewFocusUpdateContext.*", "UICollectionViewFocusUpdateContext",
      "UICollectionViewFocusUpdateContext.*", "UITextInputDelegate", "UITextInputDelegate.*", why: "nothing has the focus, nobody types")
    value(
      "CGColorSpace.*", "CGColorSpaceModel", "CGColorSpaceModel.*", "CGColorSpaceCreateDeviceGray", "CGColorSpaceCreateDeviceCMYK",
      "CGDataProvider", "CGDataProvider.*", "CGColorRenderingIntent", "CGColorRenderingIntent.*", "CGImage.dataProvider",
      "CGImage.colorSpace", "CGImage.isMask", "CGContext.data", "CGContext.width", "CGContext.height", "CGContext.bytesPerRow",
      says: "a context's pixels stand in memory, a picture's bytes come from there", from: .documented("coregraphics/cgcontext")
    ) { judge in
      let gray = CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue)
      gray?.setFillColor(gray: 1, alpha: 1)
      gray?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      let bytes = gray?.data?.assumingMemoryBound(to: UInt8.self)
      judge.expect(bytes?[0] == 0 && bytes?[1] == 255 && gray?.width == 2 && gray?.height == 1 && gray?.bytesPerRow == 2)
      judge.expect(gray?.makeImage()?.dataProvider?.data?.count == 8 && CGColorSpaceCreateDeviceGray().model == .monochrome)
    }
    none(
      "UIPointerInteraction", "UIPointerInteraction.*", "UIPointerInteractionDelegate", "UIPointerInteractionDelegate.*",
      "UIPointerRegion", "UIPointerRegion.*", "UIPointerRegionRequest", "UIPointerRegionRequest.*", "UIPointerStyle", "UIPointerStyle.*",
      "UIPointerEffect", "UIPointerEffect.*", "UIPointerShape", "UIPointerShape.*", "UITargetedPreview", "UITargetedPreview.*",
      "UIPreviewParameters", "UIPreviewParameters.*", "UIPreviewTarget", "UIPreviewTarget.*", "UIKey", "UIKey.*", "UIKeyboardHIDUsage",
      "UIKeyboardHIDUsage.*", "UIPress.key", why: "a page has neither a pointer nor keys")
    none(
      "CAFrameRateRange", "CAFrameRateRange.*", "CALayer.allowsGroupOpacity", "CALayer.isOpaque", "CALayer.minificationFilterBias",
      "CAPropertyAnimation", "CAPropertyAnimation.*", "CADisplayLink.preferredFrameRateRange",
      why: "a page stands at its first moment, and every layer is drawn as it is")
    measure(
      "NSCoder.cgPoint", "NSCoder.cgSize", "NSCoder.cgRect", "NSCoder.string", "NSValue.caTransform3DValue",
      "NSValue.cgAffineTransformValue", "NSValue.cgVectorValue", "NSValue.uiEdgeInsetsValue", "NSMutableParagraphStyle.setParagraphStyle",
      says: "shapes written as words and kept as values come back as they were", from: .law("what is read is what was written")
    ) { judge in
      let (point, size) = (CGPoint(x: 1.5, y: -2), CGSize(width: 3, height: 4))
      let rect = CGRect(origin: point, size: size)
      judge.equal(NSCoder.string(for: rect), "{{1.5, -2}, {3, 4}}")
      judge.equal(NSCoder.cgPoint(for: NSCoder.string(for: point)), point)
      judge.equal(NSCoder.cgSize(for: NSCoder.string(for: size)), size)
      judge.equal(NSCoder.cgRect(for: NSCoder.string(for: rect)), rect)
      judge.equal(NSCoder.cgRect(for: "{{1, 2}"), CGRect(x: 1, y: 2, width: 0, height: 0))
      let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
      judge.equal(NSValue(cgAffineTransform: transform).cgAffineTransformValue, transform)
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      judge.equal(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
      let vector = NSValue(cgVector: CGVector(dx: 7, dy: 8)).cgVectorValue
      judge.expect(vector.dx == 7 && vector.dy == 8)
      let (style, copy) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
      (style.alignment, style.lineSpacing) = (.center, 7)
      copy.setParagraphStyle(style)
      judge.expect(copy.alignment == .center && copy.lineSpacing == 7)
      var space = CATransform3DIdentity
      (space.m11, space.m34, space.m44) = (2, 3, 4)
      judge.expect(CATransform3DEqualToTransform(NSValue(caTransform3D: space).caTransform3DValue, space))
    }
    measure(
      "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontURLs", "CTFontManagerUnregisterFontsForURL", "CTFontManagerScope",
      "CTFontManagerScope.*", "CTFontManagerError", "CTFontManagerError.*",
      says: "a file that is missing is told as missing", from: .documented("coretext/ctfontmanagererror")
    ) { judge in
      let nowhere = URL(fileURLWithPath: "/nowhere/font.ttf")
      var error: Unmanaged<CFError>?
      judge.expect(!CTFontManagerRegisterFontsForURL(nowhere, .process, &error))
      judge.equal((error?.takeRetainedValue() as? NSError)?.code, CTFontManagerError.fileNotFound.rawValue)
      judge.expect(!CTFontManagerUnregisterFontsForURL(nowhere, .process, nil))
      var failures = 0
      CTFontManagerRegisterFontURLs([nowhere, nowhere], .process, true) { errors, _ in
        failures += errors.count
        return true
      }
      judge.equal(failures, 2)
    }
    none(
      "NSAttributedString.Key.accessibilitySpeechAnnouncementPriority", "NSAttributedString.Key.accessibilitySpeechLanguage",
      "NSAttributedString.Key.accessibilitySpeechPitch", "NSAttributedString.Key.accessibilitySpeechPunctuation",
      "NSAttributedString.Key.accessibilitySpeechQueueAnnouncement", "NSAttributedString.Key.accessibilitySpeechSpellOut",
      "NSObjectProtocol.accessibilityElements", "NSObjectProtocol.accessibilityElementsHidden", "NSObjectProtocol.accessibilityFrame",
      "NSObjectProtocol.accessibilityHint", "NSObjectProtocol.accessibilityLabel", "NSObjectProtocol.accessibilityTraits",
      "NSObjectProtocol.accessibilityValue", "NSObjectProtocol.isAccessibilityElement", "UIAccessibilityPriority",
      "UIAccessibilityPriority.*", "UIAccessibilityScrollDirection", "UIResponder.accessibilityActivate",
      "UIResponder.accessibilityDecrement", "UIResponder.accessibilityElement", "UIResponder.accessibilityElementCount",
      "UIResponder.accessibilityElementDidBecomeFocused", "UIResponder.accessibilityElementDidLoseFocus",
      "UIResponder.accessibilityElementIsFocused", "UIResponder.accessibilityIncrement", "UIResponder.accessibilityPerformEscape",
      "UIResponder.accessibilityPerformMagicTap", "UIResponder.accessibilityScroll",
      why: "words for a reader's voice show nowhere in a picture")
    none(
      "UIApplication.didChangeStatusBarFrameNotification", "UIApplication.didChangeStatusBarOrientationNotification",
      "UIApplication.willChangeStatusBarFrameNotification", "UIApplication.willChangeStatusBarOrientationNotification",
      "UICollectionView.hasActiveDrag", "UICollectionView.hasActiveDrop", "UITableView.hasActiveDrag", "UITableView.hasActiveDrop",
      "UIInteraction.didMove", "UIInteraction.view", "UIInteraction.willMove",
      "UIViewControllerTransitionCoordinatorContext.isCancelled", "UIViewControllerTransitionCoordinatorContext.isInteractive",
      "UIViewControllerTransitionCoordinatorContext.percentComplete", "UIViewControllerTransitionCoordinatorContext.transitionDuration",
      "UIGestureRecognizerDelegate.responds", "UINavigationControllerDelegate.responds", "UIPageViewControllerDelegate.responds",
      "UISearchBarDelegate.responds", "UICubicTimingParameters.cubicTimingParameters", "UICubicTimingParameters.springTimingParameters",
      why: "a page at rest is neither dragged nor turned, and stands where its transitions end")
    none(
      "NSMutableParagraphStyle.allowsDefaultTighteningForTruncation",
      why: "texts are cut without being set tighter, and have the size that the page was made for")
  }
}
