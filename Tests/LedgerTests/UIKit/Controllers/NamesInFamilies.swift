import UIKit

extension Ledger {
  /// Families of names that came together: what touches, keys and pointers tell, looks that are kept, names before Swift 4.2, corners.
  func namesInFamilies() {
    topic("Families of names")
    none(
      "UIAccessibilityPostNotification", "UICommandAlternate.action", "UICommandAlternate.modifierFlags",
      "UICommandAlternate.title", "UIControl.State.application", "UIControl.State.reserved", "UIEvent.ButtonMask",
      "UIEvent.ButtonMask.button", "UIEvent.ButtonMask.primary", "UIEvent.ButtonMask.secondary", "UIEvent.buttonMask",
      "UIEvent.coalescedTouches", "UIEvent.modifierFlags", "UIEvent.predictedTouches", "UIEvent.subtype",
      "UIGestureRecognizer.buttonMask", "UIGestureRecognizer.ignore", "UIGestureRecognizer.pressesBegan",
      "UIGestureRecognizer.pressesCancelled", "UIGestureRecognizer.pressesChanged", "UIGestureRecognizer.pressesEnded",
      "UIGestureRecognizer.shouldBeRequiredToFail", "UIGestureRecognizer.shouldReceive",
      "UIGestureRecognizer.touchesEstimatedPropertiesUpdated", "UIHoverGestureRecognizer.altitudeAngle",
      "UIHoverGestureRecognizer.azimuthAngle", "UIHoverGestureRecognizer.azimuthUnitVector",
      "UIHoverGestureRecognizer.rollAngle", "UIHoverGestureRecognizer.zOffset", "UIMenuElement.subtitle", "UIPress.Phase",
      "UIPress.PressType", "UIPress.force", "UIPress.gestureRecognizers", "UIPress.phase", "UIPress.responder",
      "UIPress.timestamp", "UIPress.type", "UIPress.window", "UIPressesEvent.allPresses", "UIPressesEvent.presses",
      "UIResponder.decreaseSize", "UIResponder.duplicate", "UIResponder.export", "UIResponder.find",
      "UIResponder.findAndReplace", "UIResponder.findNext", "UIResponder.findPrevious", "UIResponder.increaseSize",
      "UIResponder.makeTextWritingDirectionLeftToRight", "UIResponder.makeTextWritingDirectionRightToLeft", "UIResponder.move",
      "UIResponder.pasteAndGo", "UIResponder.pasteAndMatchStyle", "UIResponder.pasteAndSearch", "UIResponder.printContent",
      "UIResponder.rename", "UIResponder.showWritingTools", "UIResponder.toggleBoldface", "UIResponder.toggleItalics",
      "UIResponder.toggleUnderline", "UIResponder.updateTextAttributes", "UIResponder.useSelectionForFind", "UITouch.Properties",
      "UITouch.Properties.altitude", "UITouch.Properties.azimuth", "UITouch.Properties.force", "UITouch.Properties.location",
      "UITouch.Properties.roll", "UITouch.TouchType", "UITouch.TouchType.stylus", "UITouch.altitudeAngle",
      "UITouch.azimuthAngle", "UITouch.azimuthUnitVector", "UITouch.estimatedProperties",
      "UITouch.estimatedPropertiesExpectingUpdates", "UITouch.estimationUpdateIndex", "UITouch.gestureRecognizers",
      "UITouch.majorRadius", "UITouch.majorRadiusTolerance", "UITouch.preciseLocation", "UITouch.precisePreviousLocation",
      "UITouch.rollAngle", "UITouch.type",
      why: "nobody touches, types, points or chooses while a page is made")
    none(
      "NSAttributedString.Key.adaptiveImageGlyph", "NSAttributedString.Key.expansion", "NSAttributedString.Key.obliqueness",
      "NSAttributedString.Key.textEffect", "NSAttributedString.Key.textItemTag", "NSAttributedString.Key.verticalGlyphForm",
      "NSAttributedString.Key.writingDirection", "NSAttributedString.TextEffectStyle",
      "NSAttributedString.TextEffectStyle.letterpressStyle", "UIApplication.ExtensionPointIdentifier",
      "UIApplication.ExtensionPointIdentifier.keyboard", "UIApplication.ignoreSnapshotOnNextApplicationLaunch",
      "UIApplication.isIgnoringInteractionEvents", "UIApplication.presentLocalNotificationNow",
      "UIApplication.requestSceneSessionRefresh", "UIApplication.sendEvent", "UIApplication.setStatusBarHidden",
      "UIApplication.setStatusBarStyle", "UIApplication.supportedInterfaceOrientations", "UIBackgroundConfiguration.customView",
      "UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets",
      "UIBackgroundConfiguration.visualEffect", "UIBackgroundTaskInvalid", "UIBarPositioningDelegate",
      "UIBarPositioningDelegate.position", "UINavigationBar.delegate", "UINavigationBarDelegate",
      "UINavigationBarDelegate.navigationBar", "UINavigationController.hideShowBarDuration",
      "UIPrintInteractionControllerDelegate", "UITabBarItemAppearance.disabled", "UITabBarItemAppearance.focused",
      "UITabBarItemStateAppearance.badgeBackgroundColor", "UITabBarItemStateAppearance.badgePositionAdjustment",
      "UITabBarItemStateAppearance.badgeTextAttributes", "UITabBarItemStateAppearance.badgeTitlePositionAdjustment",
      "UITabBarItemStateAppearance.titlePositionAdjustment", "UIViewControllerTransitionCoordinatorContext.completionCurve",
      "UIViewControllerTransitionCoordinatorContext.completionVelocity",
      "UIViewControllerTransitionCoordinatorContext.containerView",
      "UIViewControllerTransitionCoordinatorContext.isInterruptible",
      "UIViewControllerTransitionCoordinatorContext.presentationStyle",
      "UIViewControllerTransitionCoordinatorContext.targetTransform", "UIViewControllerTransitionCoordinatorContext.view",
      "UIViewControllerTransitionCoordinatorContext.viewController",
      why: "kept, or asked of one who is not there: bars draw themselves, apps are not left, nothing is dragged")
    value(
      "UICellConfigurationState.DragState", "UICellConfigurationState.DropState", "UICellConfigurationState.cellDragState",
      "UICellConfigurationState.cellDropState", "UICellConfigurationState.isExpanded", "UICellConfigurationState.isFocused",
      "UICellConfigurationState.isPinned", "UICellConfigurationState.isReordering", "UICellConfigurationState.isSwiped",
      "UIFloatRange", "UIFloatRange.infinite", "UIFloatRange.isInfinite", "UIFloatRange.maximum", "UIFloatRange.minimum",
      "UIFloatRange.zero", "UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration",
      "UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration",
      "UITableViewHeaderFooterView.backgroundConfiguration", "UITableViewHeaderFooterView.configurationState",
      "UITableViewHeaderFooterView.configurationUpdateHandler", "UITableViewHeaderFooterView.defaultBackgroundConfiguration",
      "UITableViewHeaderFooterView.detailTextLabel", "UITableViewHeaderFooterView.setNeedsUpdateConfiguration",
      "UITableViewHeaderFooterView.updateConfiguration", "UIViewConfigurationState", "UIViewConfigurationState.isDisabled",
      "UIViewConfigurationState.isFocused", "UIViewConfigurationState.isHighlighted", "UIViewConfigurationState.isPinned",
      "UIViewConfigurationState.isSelected", "UIViewConfigurationState.traitCollection",
      says: "states say nothing special at first; a handler is told when it is set; ranges know their limits",
      from: .documented("uikit/uitableviewheaderfooterview/configurationupdatehandler")
    ) { judge in
      let state = UIViewConfigurationState(traitCollection: .current)
      judge.expect(!state.isDisabled && !state.isHighlighted && !state.isSelected && !state.isFocused && !state.isPinned, "\(state)")
      var cell = UICellConfigurationState(traitCollection: .current)
      judge.expect(!cell.isExpanded && !cell.isSwiped && !cell.isReordering && cell.cellDragState == .none, "\(cell)")
      cell.cellDropState = .targeted
      judge.expect(cell.cellDropState == .targeted, "kept")
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var told = 0
      header.configurationUpdateHandler = { view, _ in told += view === header ? 1 : 0 }
      header.setNeedsUpdateConfiguration()
      judge.equal(told, 2)
      judge.expect(UIFloatRange.infinite.isInfinite && !UIFloatRange.zero.isInfinite, "limits")
    }
    measure(
      "UICornerConfiguration", "UICornerConfiguration.capsule", "UICornerConfiguration.corners",
      "UICornerConfiguration.uniformBottomRadius", "UICornerConfiguration.uniformCorners", "UICornerConfiguration.uniformEdges",
      "UICornerConfiguration.uniformLeftRadius", "UICornerConfiguration.uniformRightRadius",
      "UICornerConfiguration.uniformTopRadius", "UICornerRadius", "UICornerRadius.containerConcentric", "UICornerRadius.fixed",
      "UIView.cornerConfiguration", "UIView.effectiveRadius",
      says: "rounds the layer: a capsule by half the shorter side, corners as far as is said, those of which nothing is said not",
      from: .documented("uikit/uicornerconfiguration-swift.struct")
    ) { judge in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
      view.cornerConfiguration = .capsule()
      judge.equal(view.layer.cornerRadius, 15)
      view.frame.size.height = 50
      view.setNeedsLayout()
      view.layoutIfNeeded()
      judge.equal(view.layer.cornerRadius, 25)
      judge.equal(view.effectiveRadius(corner: .topRight), 25)
      view.cornerConfiguration = .capsule(maximumRadius: 8)
      judge.equal(view.layer.cornerRadius, 8)
      view.cornerConfiguration = .uniformTopRadius(.fixed(12))
      judge.equal(view.layer.cornerRadius, 12)
      judge.equal(view.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      view.cornerConfiguration = .corners(bottomRightRadius: .containerConcentric(minimum: 5))
      judge.equal(view.layer.cornerRadius, 5)
      judge.equal(view.layer.maskedCorners, .layerMaxXMaxYCorner)
      view.cornerConfiguration = .uniformEdges(leftRadius: .fixed(4), rightRadius: .fixed(6))
      judge.equal(view.layer.cornerRadius, 6)
    }
    value(
      "CAMediaTimingFunction.getControlPoint", "UICubicTimingParameters.animationCurve", "UICubicTimingParameters.controlPoint1",
      "UICubicTimingParameters.controlPoint2",
      says: "control points: the system's curve as QuartzCore's header has it, one's own as they were said",
      from: .documented("quartzcore/camediatimingfunction/getcontrolpoint(at:values:)")
    ) { judge in
      @MainActor func points(_ function: CAMediaTimingFunction) -> [Float] {
        (0..<4).flatMap { index in
          var point: [Float] = [9, 9]
          function.getControlPoint(at: index, values: &point)
          return point
        }
      }
      judge.equal(points(CAMediaTimingFunction(name: .default)), [0, 0, 0.25, 0.1, 0.25, 1, 1, 1])
      judge.equal(points(CAMediaTimingFunction(name: .linear)), [0, 0, 0, 0, 1, 1, 1, 1])
      judge.equal(points(CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)), [0, 0, 0.1, 0.2, 0.3, 0.4, 1, 1])
      let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1))
      judge.equal([own.controlPoint1, own.controlPoint2], [CGPoint(x: 0.1, y: 0), CGPoint(x: 0.2, y: 1)])
      judge.equal(UICubicTimingParameters(animationCurve: .easeIn).animationCurve, .easeIn)
    }
    value(
      "UICollectionView.cancelInteractiveTransition", "UICollectionView.finishInteractiveTransition",
      "UICollectionView.startInteractiveTransition", "UICollectionViewTransitionLayout",
      "UICollectionViewTransitionLayout.currentLayout", "UICollectionViewTransitionLayout.nextLayout",
      "UICollectionViewTransitionLayout.transitionProgress", "UICollectionViewTransitionLayout.updateValue",
      "UICollectionViewTransitionLayout.value",
      says: "another layout is there at once; it stays when the change is finished, and goes when it is given up",
      from: .documented("uikit/uicollectionview/startinteractivetransition(to:completion:)")
    ) { judge in
      let (before, after) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: before)
      var ends: [Bool] = []
      let transition = view.startInteractiveTransition(to: after) { completed, _ in ends.append(completed) }
      judge.expect(transition.currentLayout === before && transition.nextLayout === after, "from and to")
      judge.expect(view.collectionViewLayout === after, "at once")
      view.cancelInteractiveTransition()
      judge.expect(view.collectionViewLayout === before, "given up")
      view.startInteractiveTransition(to: after) { completed, _ in ends.append(completed) }
      view.finishInteractiveTransition()
      judge.expect(view.collectionViewLayout === after, "finished")
      judge.equal(ends, [false, true])
      transition.updateValue(3, forAnimatedKey: "k")
      judge.equal(
        [transition.value(forAnimatedKey: "k"), transition.value(forAnimatedKey: "none"), transition.transitionProgress], [3, 0, 0])
    }
    value(
      "UISegmentedControl.titleTextAttributes", "UISlider.currentMaximumTrackImage", "UISlider.currentMinimumTrackImage",
      "UISlider.currentThumbImage", "UISlider.maximumTrackImage", "UISlider.minimumTrackImage",
      says: "what was set for a state; the control as it is falls back on the usual state",
      from: .documented("uikit/uislider/currentthumbimage")
    ) { judge in
      let (slider, knob, line) = (UISlider(), UIImage(), UIImage())
      slider.setThumbImage(knob, for: .normal)
      slider.setMinimumTrackImage(line, for: .normal)
      slider.setMaximumTrackImage(line, for: .normal)
      judge.expect(slider.currentThumbImage === knob && slider.currentMinimumTrackImage === line, "as it is")
      judge.expect(slider.minimumTrackImage(for: .normal) === line && slider.maximumTrackImage(for: .disabled) == nil, "by state")
      judge.expect(slider.currentMaximumTrackImage === line, "as it is")
      let segments = UISegmentedControl(items: ["a"])
      segments.setTitleTextAttributes([.kern: 2], for: .selected)
      judge.equal(segments.titleTextAttributes(for: .selected)?[.kern] as? Int, 2)
      judge.expect(segments.titleTextAttributes(for: .normal) == nil, "nothing was set")
    }
    none(
      "UIAccessibilityAnnouncementNotification", "UIAccessibilityIsReduceMotionEnabled", "UIAccessibilityIsVoiceOverRunning",
      "UIAccessibilityLayoutChangedNotification", "UIAccessibilityScreenChangedNotification", "UIAccessibilityTraitAdjustable",
      "UIAccessibilityTraitButton", "UIAccessibilityTraitHeader", "UIAccessibilityTraitImage", "UIAccessibilityTraitLink",
      "UIAccessibilityTraitNone", "UIAccessibilityTraitNotEnabled", "UIAccessibilityTraitSelected",
      "UIAccessibilityTraitStaticText", "UIButton.ButtonType.roundedRect", "UICollectionViewFlowLayoutAutomaticSize",
      "UIEdgeInsetsInsetRect", "UIEdgeInsetsMake", "UIOffsetMake", "UISegmentedControlNoSegment", "UITableView.indexSearch",
      "UITableViewIndexSearch", "UIView.bringSubview", "UIView.sendSubview", "UIViewController.addChildViewController",
      "UIViewController.childViewControllers", "UIViewController.removeFromParentViewController", "UI_USER_INTERFACE_IDIOM",
      why: "names before Swift 4.2; what they stand for has rows of its own")
    value(
      "NSParagraphStyle.allowsDefaultTighteningForTruncation", "NSParagraphStyle.baseWritingDirection",
      "NSParagraphStyle.defaultTabInterval", "NSParagraphStyle.defaultWritingDirection", "NSParagraphStyle.hyphenationFactor",
      "NSParagraphStyle.lineBreakStrategy", "NSParagraphStyle.paragraphSpacingBefore", "NSParagraphStyle.tabStops",
      "NSParagraphStyle.textLists", "NSParagraphStyle.usesDefaultHyphenation", "NSWritingDirection",
      says: "a paragraph reads what was written into the one it was copied from; languages of the right are known",
      from: .documented("uikit/nsparagraphstyle/basewritingdirection")
    ) { judge in
      let style = NSMutableParagraphStyle()
      style.paragraphSpacingBefore = 3
      style.baseWritingDirection = .rightToLeft
      style.hyphenationFactor = 0.5
      style.defaultTabInterval = 7
      style.allowsDefaultTighteningForTruncation = true
      style.lineBreakStrategy = .pushOut
      let copy = style.copy() as? NSParagraphStyle
      judge.equal(copy?.paragraphSpacingBefore, 3)
      judge.equal(copy?.baseWritingDirection, .rightToLeft)
      judge.equal(copy?.hyphenationFactor, 0.5)
      judge.equal(copy?.defaultTabInterval, 7)
      judge.expect(copy?.usesDefaultHyphenation == true && copy?.allowsDefaultTighteningForTruncation == true, "kept")
      judge.equal(copy?.lineBreakStrategy, .pushOut)
      judge.expect(copy?.tabStops.isEmpty == true && copy?.textLists.isEmpty == true, "none were added")
      judge.equal(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar"), .rightToLeft)
      judge.equal(NSParagraphStyle.defaultWritingDirection(forLanguage: "de"), .leftToRight)
    }
    value(
      "UIBackgroundConfiguration.resolvedBackgroundColor", "UIBackgroundConfiguration.resolvedStrokeColor",
      "UIListContentConfiguration.accompaniedSidebarCell", "UIListContentConfiguration.accompaniedSidebarSubtitleCell",
      "UIListContentConfiguration.footer", "UIListContentConfiguration.header", "UIListContentConfiguration.sidebarCell",
      "UIListContentConfiguration.sidebarHeader", "UIListContentConfiguration.sidebarSubtitleCell",
      says: "a background without a colour has the tint; rows at the side are rows, their headers headers",
      from: .documented("uikit/uibackgroundconfiguration-swift.struct/resolvedbackgroundcolor(for:)")
    ) { judge in
      var background = UIBackgroundConfiguration.clear()
      judge.equal(background.resolvedBackgroundColor(for: .red), .clear)
      background.backgroundColor = nil
      judge.equal(background.resolvedBackgroundColor(for: .red), .red)
      judge.equal(background.resolvedStrokeColor(for: .red), .red)
      background.strokeColor = .blue
      judge.equal(background.resolvedStrokeColor(for: .red), .blue)
      let rows: [UIListContentConfiguration] = [
        .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(),
      ]
      judge.equal(rows.map(\.textProperties.font), Array(repeating: UIListContentConfiguration.cell().textProperties.font, count: 4))
      judge.equal(UIListContentConfiguration.header().textProperties.font, UIListContentConfiguration.sidebarHeader().textProperties.font)
      judge.equal(UIListContentConfiguration.footer().textProperties.font, UIListContentConfiguration.groupedFooter().textProperties.font)
    }
  }
}
