/// Frameworks of the shelf that come to a user's files without an import, as on the phone: SwiftUI brings Core Data's requests along, and
/// Foundation predicates in words. Only files that name something of theirs get them.
enum ImpliedFrameworks {
  private static let marks: [(name: String, words: [[UInt8]])] = [
    (
      "QuoinKeyValue",
      ["NSPredicate", "NSSortDescriptor", "NSCompoundPredicate", "NSManaged", "NSFetchRe", "NSPersistent"].map { Array($0.utf8) }
    ),
    (
      "CoreData",
      ["import CoreData", "FetchRequest", "FetchedResults", "managedObjectContext", "NSManaged", "NSPersistentC", "NSFetchRe"].map {
        Array($0.utf8)
      }
    ),
    ("CoreImage", ["CIImage", "CIContext", "CIFilter", "CIColor", "CIDetector"].map { Array($0.utf8) }),
    // UIKit brings notifications along.
    (
      "UserNotifications",
      ["UNUserNotification", "UNNotification", "UNMutableNotif", "UNAuthorization", "notificationResponse"].map { Array($0.utf8) }
    ),
    // Foundation brings the keychain along, UIKit the reading of pictures.
    ("Security", ["kSecClass", "SecItem", "SecRandomCopyBytes", "errSecSuccess"].map { Array($0.utf8) }),
    // Foundation's bytes are made fewer by it.
    ("Compression", ["compressed(using"].map { Array($0.utf8) }),
    ("ImageIO", ["CGImageSource", "CGImageDestination"].map { Array($0.utf8) }),
    ("QuoinURLPublishers", ["dataTaskPublisher", "DataTaskPublisher", ".bytes(f"].map { Array($0.utf8) }),
    ("QuoinSearchServices", ["NSMetadata", "NSLinguisticTag", "NetService"].map { Array($0.utf8) }),
    ("QuoinFilmFilters", ["AVAsynchronousCIImage", "applyingCIFilters"].map { Array($0.utf8) }),
    // Vision brings models along.
    ("CoreML", ["MLModel", "MLMultiArray"].map { Array($0.utf8) }),
    // AVFoundation brings the system's sounds along.
    ("AudioToolbox", ["AudioServices", "SystemSoundID"].map { Array($0.utf8) }),
    (
      "QuoinSwiftUIExtras",
      [
        "isEnabled: ", "AXChart", "AXData", "AXNumeric", "AXCategorical", "accessibilityLabel {", "accessibilityDragPoint",
        "accessibilityDropPoint", "accessibilityDirectTouch", "accessibilityActions(category", "accessibilityRotor(",
        "accessibilityAction {", "accessibilityActivationPoint", "KeyPress", "phases: ", "FocusInteractions", "interactions: .",
        "defaultFocus(", "searchFocused(", "Tokens: ", "searchSuggestions(", "onCancellation:", "contentTypes:",
        "handlesExternalEvents", "itemProvider", "navigationDocument", "toolbar(removing", "forSelectionType", "llowedDynamicRange",
        "handGestureShortcut", "localization: .", "Tab(role", "Tab(value", "image: \"", "sources: ", "currentValueLabel",
        "decorative: ", "ShareLink(items", "ShareLink(\"", "WindowGroup(id", "WindowGroup(for", "WindowGroup(\"", "OpacityTransition",
        "ScaleTransition", "OffsetTransition", "MoveTransition", "PushTransition", "SlideTransition", "AsymmetricTransition",
        "IdentityTransition", "TransitionProperties", ": Transition ", "matchedTransitionSource(", "defaultScrollAnchor(",
        "transaction(value", "} body: ", "settlingDuration", "ConcentricRectangle", "rect(corners", "colorEffect(", "distortionEffect(",
        "layerEffect(", "labelIconTo",
        "labelReserved", "fileMover(", "SpatialEvent", "addSymbolEffect", "removeSymbolEffect", "removeAllSymbolEffects",
        "setSymbolImage", ".pageUp", ".pageDown", "deleteForward", "\\.isScrollEnabled", "\\.isFocusEff", "\\.appearsActive",
        "\\.autocorrectionDisabled", "\\.buttonRepeat", "\\.contentTransition", "\\.defaultMinListHeader", "\\.headerProm",
        "\\.badgeProm", "\\.horizontalScroll", "\\.verticalScroll", "\\.scrollDismisses", "\\.menuInd", "\\.menuOrder",
        "\\.labelsVis", "\\.springLoading", "\\.keyboardShort", "\\.isTabBarShow", "\\.accessibilityEnabled",
        "\\.accessibilityLargeC", "\\.accessibilitySwitchC", "\\.accessibilityPlay", "\\.accessibilityQuick",
        "\\.accessibilityAssist",
      ].map { Array($0.utf8) }
    ),
    ("QuoinWebViews", ["UIWebView"].map { Array($0.utf8) }),
    (
      "QuoinUIKitExtras",
      [
        "UIPencil", "UIScribble", "UITextInteraction", "UILargeContentViewer", "UISpringLoaded", "UIPreviewInteraction", "UIPasteCon",
        "UIFocusGuide", "UIFocusSystem", "UIFieldBehavior", "UIRegion", "UIDynamicItemGroup", "UIPopoverController", "UIPopoverBackground",
        "UISearchDisplay", "UISearchContainer", "UIReferenceLibrary", "UIVideoEditor", "UIPrinter", "UIDocumentBrowserAction", "UITextDr",
        "UIUpdate", "UIHoverStyle", "UIShape", "kCAEmitter", "kCALineCapS", "kCALineCapB", "kCALineJoinM", "kCALineJoinB", "kCATransitionM",
        "kCATransitionR", "kCATransitionFromT", "kCATransitionFromB", "kCAFillModeR", "kCAFillModeB", "kCAGradientLayer", "kCAAlignment",
        "kCATruncation", "kCAAnimation", "blendMode: .", "(with: .", "drawAsPattern", "flipsForRight", "alignmentRectInsets",
        "animatedImageNamed", "indexPathsForRows(in", "stopScrolling", "isScrollAnimating", "isZoomAnimating", "inputAssistantItem",
        "inputAccessoryViewController", "applicationFrame", "UIScreen.did", "UIScreenDid", "modeDidChange", "snapshotView(afterScreen",
        "gestureRecognizers", "itleShadowColor",
        "ingItemGroups", "centerItemGroups", "needsUpdateConstraints", "UIView.setAnimation", "scalesLargeContent", "isHighDynamicRange",
        "UITextPasteD", "UITextPasteItem", "pasteDelegate",
      ].map { Array($0.utf8) }
    ),
  ]

  /// What an app's resources ask for: archives of Interface Builder have a reader. A screen that is shown while an app starts asks for none.
  static func names(for resourceFolders: [String]) -> [String] {
    for folder in resourceFolders {
      let names = FilePaths.names(in: folder) ?? []
      let inner = names.filter { FilePaths.ending(of: $0) == "lproj" }.flatMap { FilePaths.names(in: FilePaths.join(folder, $0)) ?? [] }
      for name in names + inner where !name.hasPrefix("Launch") && ["storyboard", "xib"].contains(FilePaths.ending(of: name) ?? "") {
        return ["QuoinStoryboards"]
      }
    }
    return []
  }

  /// Their names.
  static func names(in files: [String]) -> [String] {
    var found: Set<String> = []
    for file in files where found.count < marks.count {
      guard let bytes = FileBytes.read(file) else { continue }
      for mark in marks where !found.contains(mark.name) && mark.words.contains(where: { FileBytes.holds(bytes, $0) }) {
        found.insert(mark.name)
      }
    }
    return marks.map(\.name).filter(found.contains)
  }
}
