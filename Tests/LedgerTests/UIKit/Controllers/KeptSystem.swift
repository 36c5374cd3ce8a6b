import UIKit

extension Ledger {
  /// Names that nobody acts on while a page is made: keyboards, sharing, shops of notices, menus of chosen text, coming back.
  func keptSystem() {
    topic("What a phone has around a page")
    none(
      "NSMutableParagraphStyle.addTabStop", "NSMutableParagraphStyle.defaultTabInterval", "NSMutableParagraphStyle.hyphenationFactor",
      "NSMutableParagraphStyle.removeTabStop", "NSMutableParagraphStyle.tabStops", "NSMutableParagraphStyle.textLists",
      "NSMutableParagraphStyle.usesDefaultHyphenation", "NSTextAttachment.allowsTextAttachmentView", "NSTextAttachment.contents",
      "NSTextAttachment.fileType", "NSTextAttachment.image", "NSTextAttachment.lineLayoutPadding", "NSTextList", "NSTextList.*",
      "NSTextList.MarkerFormat", "NSTextTab", "NSTextTab.*", "NSTextTab.OptionKey", "UIAccessibilityTextualContext",
      "UIAccessibilityTextualContext.*", "UIActionSheetDelegate", "UIActionSheetDelegate.*", "UIActivityItemProvider",
      "UIActivityItemProvider.*", "UIActivityItemSource", "UIActivityItemSource.*", "UIActivityItemsConfiguration",
      "UIActivityItemsConfiguration.*", "UIActivityItemsConfigurationMetadataKey", "UIActivityItemsConfigurationMetadataKey.*",
      "UIActivityItemsConfigurationPreviewIntent", "UIActivityItemsConfigurationPreviewIntent.*",
      "UIActivityItemsConfigurationReading", "UIActivityItemsConfigurationReading.*", "UIAlertViewDelegate", "UIAlertViewDelegate.*",
      "UIAlertViewStyle", "UIApplication.applicationSupportsShakeToEdit", "UIApplication.beginReceivingRemoteControlEvents",
      "UIApplication.cancelAllLocalNotifications", "UIApplication.cancelLocalNotification", "UIApplication.completeStateRestoration",
      "UIApplication.currentUserNotificationSettings", "UIApplication.endReceivingRemoteControlEvents",
      "UIApplication.extendStateRestoration", "UIApplication.openNotificationSettingsURLString",
      "UIApplication.registerUserNotificationSettings", "UIApplication.scheduleLocalNotification",
      "UIApplication.scheduledLocalNotifications", "UIApplicationShortcutIcon", "UIApplicationShortcutIcon.IconType",
      "UIApplicationShortcutItem.icon", "UIApplicationShortcutItem.targetContentIdentifier", "UIBackgroundFetchResult",
      "UIBarPositioning", "UIBarPositioning.*", "UICalendarSelection", "UICalendarSelection.*", "UICalendarSelectionMultiDate",
      "UICalendarSelectionMultiDate.*", "UICalendarSelectionMultiDateDelegate", "UICalendarSelectionMultiDateDelegate.*",
      "UICalendarSelectionSingleDate", "UICalendarSelectionSingleDate.*", "UICalendarSelectionSingleDateDelegate",
      "UICalendarSelectionSingleDateDelegate.*", "UICalendarViewDelegate", "UICalendarViewDelegate.*",
      "UIContextMenuInteraction.Appearance", "UIContextMenuInteraction.dismissMenu", "UIContextMenuInteraction.location",
      "UIContextMenuInteraction.menuAppearance", "UIContextMenuInteraction.updateVisibleMenu", "UIContextMenuInteractionAnimating",
      "UIContextMenuInteractionAnimating.*", "UIContextMenuInteractionCommitAnimating", "UIContextMenuInteractionCommitAnimating.*",
      "UIContextMenuInteractionCommitStyle", "UIControl.performPrimaryAction", "UIDataSourceModelAssociation",
      "UIDataSourceModelAssociation.*", "UIDocumentBrowserViewController", "UIDocumentBrowserViewController.*",
      "UIDocumentBrowserViewController.ImportMode", "UIDocumentBrowserViewControllerDelegate",
      "UIDocumentBrowserViewControllerDelegate.*", "UIDragPreview", "UIDragPreview.*", "UIDragPreviewParameters",
      "UIDragPreviewTarget", "UIEditMenuArrowDirection", "UIEditMenuConfiguration", "UIEditMenuConfiguration.*",
      "UIEditMenuInteraction", "UIEditMenuInteraction.*", "UIEditMenuInteractionAnimating", "UIEditMenuInteractionAnimating.*",
      "UIEditMenuInteractionDelegate", "UIEditMenuInteractionDelegate.*", "UIFindInteraction", "UIFindInteraction.*",
      "UIFindInteractionDelegate", "UIFindInteractionDelegate.*", "UIFindSession", "UIFindSession.*", "UIGlassContainerEffect",
      "UIGlassEffect", "UIGlassEffect.*", "UIGlassEffect.GlassStyle", "UIInputViewAudioFeedback", "UIInputViewAudioFeedback.*",
      "UIKeyInput", "UIKeyInput.*", "UILexicon", "UILexicon.*", "UILexiconEntry", "UILexiconEntry.*",
      "UIMutableApplicationShortcutItem", "UIMutableUserNotificationAction", "UIMutableUserNotificationAction.*",
      "UINavigationBar.barPosition", "UIObjectRestoration", "UIObjectRestoration.*", "UIPasteboard.detectPatterns",
      "UIPasteboard.setItemProviders", "UIPreviewAction", "UIPreviewAction.*", "UIPreviewAction.Style", "UIPreviewActionGroup",
      "UIPreviewActionGroup.*", "UIPreviewActionItem", "UIPreviewActionItem.*", "UIResponder.activityItemsConfiguration",
      "UIResponder.textInputContextIdentifier", "UIResponder.textInputMode", "UIScreen.availableModes", "UIScreen.calibratedLatency",
      "UIScreen.currentMode", "UIScreen.preferredMode", "UIScreen.wantsSoftwareDimming", "UIScreenMode", "UIScreenMode.*",
      "UIScrollView.visibleSize", "UISearchBar.barPosition", "UISearchTab.automaticallyActivatesSearch", "UISearchSuggestion",
      "UISearchSuggestion.*", "UISearchSuggestionItem",
      "UISearchSuggestionItem.*", "UISearchTextFieldDelegate", "UISearchTextFieldDelegate.*", "UIStateRestoring", "UIStateRestoring.*",
      "UITabBarController.Mode", "UITabBarController.mode", "UITabBarController.selectedTab",
      "UITabBarController.setTabs", "UITabBarController.tab", "UITabBarController.tabs",
      "UITargetedDragPreview", "UITextDirection", "UITextDirection.*", "UITextGranularity", "UITextInlinePredictionType",
      "UITextInputMode", "UITextInputMode.*", "UITextInputStringTokenizer", "UITextInputStringTokenizer.*", "UITextInputTokenizer",
      "UITextInputTokenizer.*", "UITextInputTraits", "UITextInputTraits.*", "UITextItem", "UITextItem.*", "UITextItem.Content",
      "UITextItem.MenuConfiguration", "UITextItem.MenuPreview", "UITextLayoutDirection", "UITextSearchOptions",
      "UITextSearchOptions.*", "UITextSearchOptions.WordMatchMethod", "UITextView.findInteraction", "UITextViewDelegate.textView",
      "UIToolbar.barPosition", "UIUserNotificationAction", "UIUserNotificationAction.*", "UIUserNotificationCategory",
      "UIUserNotificationCategory.*", "UIUserNotificationSettings", "UIUserNotificationSettings.*", "UIUserNotificationType",
      "UIUserNotificationType.*", "UIView.SystemAnimation", "UIView.accessibilityTextualContext", "UIView.constraintsAffectingLayout",
      "UIView.perform", "UIView.preferredFocusEnvironments", "UIView.resizableSnapshotView", "UIView.setNeedsFocusUpdate",
      "UIView.updateFocusIfNeeded", "UIView.viewPrintFormatter", "UIViewController.Transition", "UIViewController.Transition.*",
      "UIViewController.Transition.AlignmentRectContext", "UIViewController.Transition.InteractionContext",
      "UIViewController.Transition.ZoomOptions", "UIViewController.Transition.ZoomSourceViewProviderContext",
      "UIViewController.addKeyCommand", "UIViewController.contentScrollView", "UIViewController.preferredTransition",
      "UIViewController.registerForPreviewing", "UIViewController.removeKeyCommand", "UIViewController.restorationClass",
      "UIViewController.restoresFocusAfterTransition", "UIViewController.setContentScrollView",
      "UIViewController.unregisterForPreviewing", "UIViewControllerPreviewing", "UIViewControllerPreviewing.*",
      "UIViewControllerPreviewingDelegate", "UIViewControllerPreviewingDelegate.*", "UIViewControllerRestoration",
      "UIViewControllerRestoration.*", "UIWindowScene.GeometryPreferences", "UIWindowScene.GeometryPreferences.*",
      "UIWindowScene.GeometryPreferences.iOS", "UIWindowScene.requestGeometryUpdate", "kCGPDFContextAuthor", "kCGPDFContextCreator",
      "kCGPDFContextSubject", "kCGPDFContextTitle",
      why: "nobody types, shares, seeks, presses, drags or comes back while a page is made")
    measure(
      "UITab", "UITab.*", "UITabGroup", "UITabGroup.*", "UISearchTab", "UITabBarController.tabs", "UITabBarController.setTabs",
      "UITabBarController.selectedTab", "UITabBarController.tab", "UITabBarController.mode",
      says: "tabs make their controllers once, with their words and symbols; a group is the tab of its chosen child",
      from: .documented("uikit/uitab")
    ) { judge in
      var made = 0
      let first = UITab(title: "One", image: UIImage(systemName: "star"), identifier: "one") { _ in
        made += 1
        return UIViewController()
      }
      let inner = UITab(title: "In", image: nil, identifier: "in") { _ in UITableViewController() }
      let group = UITabGroup(title: "Two", image: nil, identifier: "two", children: [first, inner])
      group.defaultChildIdentifier = "in"
      let hidden = UITab(title: "No", image: nil, identifier: "no") { _ in UIViewController() }
      hidden.isHidden = true
      let bar = UITabBarController(tabs: [first, group, hidden, UISearchTab { _ in UIViewController() }])
      judge.equal(bar.viewControllers?.count, 3, "the hidden one is left out")
      judge.equal(bar.viewControllers?.first?.tabBarItem.title, "One", "its words")
      judge.equal(made, 1, "made once")
      judge.expect(bar.viewControllers?[1] is UITableViewController && inner.parent === group, "the group's chosen child")
      bar.selectedTab = group
      judge.expect(bar.selectedIndex == 1 && bar.tab(forIdentifier: "two") === group, "chosen")
      first.title = "Uno"
      judge.equal(bar.viewControllers?.first?.tabBarItem.title, "Uno", "words set later")
    }
    measure(
      "UIAlertView", "UIAlertView.*", "UIActionSheet", "UIActionSheet.*",
      says: "buttons are numbered as they are added: cancel first in an alert, red first and cancel last in a sheet",
      from: .documented("uikit/uialertview")
    ) { judge in
      let alert = UIAlertView(title: "t", message: "m", delegate: nil, cancelButtonTitle: "Cancel", otherButtonTitles: "OK", "More")
      judge.expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0 && alert.buttonTitle(at: 2) == "More", "an alert")
      judge.expect(alert.textField(at: 0) === alert.textField(at: 0) && !alert.isVisible && alert.buttonTitle(at: 9) == nil, "its fields")
      let sheet = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete", otherButtonTitles: "Share")
      judge.expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 2 && sheet.buttonTitle(at: 1) == "Share", "a sheet")
    }
    measure(
      "UIGraphicsPDFRenderer", "UIGraphicsPDFRenderer.*", "UIGraphicsPDFRendererContext", "UIGraphicsPDFRendererContext.*",
      "UIGraphicsPDFRendererFormat", "UIGraphicsPDFRendererFormat.*", "kCGPDFContextAuthor", "kCGPDFContextCreator",
      "kCGPDFContextSubject", "kCGPDFContextTitle",
      says: "each page that is begun is a page of the document, of its own size; without one there is no document",
      from: .documented("uikit/uigraphicspdfrenderer")
    ) { judge in
      let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
      let data = renderer.pdfData { context in
        context.beginPage()
        UIColor.red.setFill()
        context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 300), pageInfo: [:])
        judge.equal(context.pdfContextBounds.height, 300, "the page that is drawn")
      }
      let words = String(decoding: data, as: UTF8.self)
      judge.expect(words.hasPrefix("%PDF"), "a document")
      judge.expect(words.contains("0 0 200 100") && words.contains("0 0 50 300"), "two pages of their sizes")
      judge.expect(renderer.pdfData { _ in }.isEmpty, "none")
    }
    measure(
      "UIInputViewController", "UIInputViewController.*", "UITextDocumentProxy", "UITextDocumentProxy.*",
      says: "what a keyboard of one's own writes stands before the caret", from: .documented("uikit/uitextdocumentproxy")
    ) { judge in
      let proxy = UIInputViewController().textDocumentProxy
      judge.expect(!proxy.hasText && proxy.documentContextBeforeInput == nil, "nothing")
      proxy.insertText("ab")
      proxy.deleteBackward()
      judge.expect(proxy.hasText && proxy.documentContextBeforeInput == "a", "one letter")
    }
    measure(
      "UICalendarView", "UICalendarView.*", "NSDataAsset", "NSDataAsset.*",
      says: "a calendar is as large as the inline date picker that it is; an asset that is not there is nil",
      from: .documented("uikit/uicalendarview")
    ) { judge in
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .inline
      let calendar = UICalendarView(frame: .zero)
      judge.equal(calendar.intrinsicContentSize, picker.intrinsicContentSize, "its size")
      calendar.calendar = Calendar(identifier: .gregorian)
      let choice = UICalendarSelectionSingleDate(delegate: nil)
      calendar.selectionBehavior = choice
      choice.setSelected(DateComponents(year: 2024, month: 2, day: 29), animated: false)
      judge.equal(calendar.visibleDateComponents.month, 2, "the month of the chosen day")
      @MainActor func discs(_ days: [Int], month: Int = 2) throws -> Int {
        let several = UICalendarSelectionMultiDate(delegate: nil)
        several.setSelectedDates(days.map { DateComponents(year: 2024, month: 2, day: $0) }, animated: false)
        let shown = try judge.shown(.fixed(320, 400)) {
          let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 380))
          view.selectionBehavior = several
          view.visibleDateComponents = DateComponents(year: 2024, month: month)
          view.tintColor = .pureRed
          return view
        }
        // Each disc is 42 wide and at most half of it is the day's.
        return Int((shown.share(0xFFD9D9, in: CGRect(x: 0, y: 50, width: 320, height: 340)) * 320 * 340 / 1200).rounded())
      }
      judge.equal(try discs([]), 0, "no day")
      judge.equal(try discs([6, 15, 29]), 3, "three days")
      judge.equal(try discs([6, 15], month: 3), 0, "days of another month")
      judge.expect(NSDataAsset(name: "nowhere") == nil, "no asset")
    }
  }
}
