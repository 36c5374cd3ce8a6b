import QuoinSources

/// Frameworks of the shelf that come to a user's files without an import, as on the phone: SwiftUI brings Core Data's requests along, and
/// Foundation predicates in words. Only files that name something of theirs get them.
///
/// What stands here is known before anything is compiled; a name that is not here is found once the compiler misses it (`AskedModules`).
/// So types and members that nothing else is called by need no mark, but ways to call what everybody calls do: there the compiler says
/// many things. Such a mark is a pair of words, the second shortly behind the first: `Tab(…image: "`.
enum ImpliedFrameworks {
  private struct Mark {
    let first: [UInt8]
    let second: [UInt8]
    init(_ text: String) {
      let parts = text.split(separator: "…", maxSplits: 1)
      first = Array(parts[0].utf8)
      second = parts.count > 1 ? Array(parts[1].utf8) : []
    }
    /// How many bytes behind the first word the second may begin: a call of a few lines.
    private static let reach = 240

    func stands(in bytes: [UInt8]) -> Bool {
      guard FileBytes.holds(bytes, first) else { return false }
      guard !second.isEmpty else { return true }
      var rest = bytes[...]
      while let place = rest.firstRange(of: first) {
        rest = rest[place.upperBound...]
        if rest.prefix(Self.reach).firstRange(of: second) != nil { return true }
      }
      return false
    }
  }
  private static let marks: [(name: String, words: [Mark])] = [
    (
      "QuoinKeyValue",
      ["NSPredicate", "NSSortDescriptor", "NSCompoundPredicate", "NSManaged", "NSFetchRe", "NSPersistent", "NSExpression"].map(Mark.init)
    ),
    (
      "CoreData",
      ["import CoreData", "FetchRequest", "FetchedResults", "managedObjectContext", "NSManaged", "NSPersistentC", "NSFetchRe"].map(
        Mark.init)
    ),
    ("CoreImage", ["CIImage", "CIContext", "CIFilter", "CIColor", "CIDetector"].map(Mark.init)),
    // UIKit brings notifications along.
    (
      "UserNotifications",
      ["UNUserNotification", "UNNotification", "UNMutableNotif", "UNAuthorization", "notificationResponse"].map(Mark.init)
    ),
    // Foundation brings the keychain along, UIKit the reading of pictures.
    ("Security", ["kSecClass", "SecItem", "SecRandomCopyBytes", "errSecSuccess", "erverTrust", "MethodClientCert"].map(Mark.init)),
    // Foundation's bytes are made fewer by it.
    ("Compression", ["compressed(using"].map(Mark.init)),
    ("ImageIO", ["CGImageSource", "CGImageDestination"].map(Mark.init)),
    (
      "QuoinURLPublishers",
      [
        "dataTaskPublisher", "DataTaskPublisher", ".bytes(f", "URLCache(…diskCapacity", ".data(from:)", ".data(for:)", "didCreateTask",
        "taskIsWaitingForConn",
      ].map(Mark.init)
    ),
    ("QuoinSearchServices", ["NSMetadata", "NSLinguisticTag", "NetService"].map(Mark.init)),
    ("QuoinSortOrders", ["omparator: .localized", "StandardComparator.localized"].map(Mark.init)),
    ("QuoinFileEvents", ["makeFileSystemObjectSource", "MemoryPressure"].map(Mark.init)),
    ("QuoinFilmFilters", ["AVAsynchronousCIImage", "applyingCIFilters"].map(Mark.init)),
    // Vision brings models along.
    ("CoreML", ["MLModel", "MLMultiArray"].map(Mark.init)),
    // AVFoundation brings the system's sounds along.
    ("AudioToolbox", ["AudioServices", "SystemSoundID"].map(Mark.init)),
    (
      "QuoinSwiftUIExtras",
      [
        "accessibility…isEnabled: ", "PriorityGesture(…isEnabled: ", "eousGesture(…isEnabled: ", "esture(…name: \"",
        "hoverEffect(…isEnabled: ", "AXChart", "AXData", "AXNumeric", "AXCategorical", "accessibilityLabel {", "accessibilityDragPoint",
        "accessibilityDropPoint", "accessibilityDirectTouch", "accessibilityActions(category", "accessibilityRotor(",
        "accessibilityAction {", "accessibilityActivationPoint", "KeyPress", "onKeyPress(…phases: ", "FocusInteractions",
        "focusable(…interactions: ",
        "defaultFocus(", "searchFocused(", "searchable(…Tokens: ", "searchSuggestions(", "onCancellation:", "fileExporter(…contentTypes:",
        "handlesExternalEvents", ".itemProvider", "navigationDocument", "toolbar(removing", "forSelectionType", "llowedDynamicRange",
        "handGestureShortcut", "eyboardShortcut(…localization: .", "Tab(role", "Tab(value", "Tab(…image: \"", "Toggle(…sources: ",
        "Picker(…sources: ", "currentValueLabel",
        "decorative: …variableValue", "ShareLink(items", "ShareLink(\"", "WindowGroup(id", "WindowGroup(for", "WindowGroup(\"",
        "OpacityTransition",
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
        "\\.accessibilityAssist", "FocusState(for", "task(name", "task(id…name: ", "Style(.selection", "(.windowBackground",
        "Alignment(strategy", "writingDirection(", "typesettingLanguage(.", "esture(…name: nil", "repeat(.", ".magic(", "DropSession",
        "draggable(containerItemID", "draggable(…id: ", ".headroom(", "ShaderLibrary(url", "ShaderLibrary(data", "interpolated(towards",
        "shader(…bounds: ", "compile(as", "update(value: &", "ProjectionTransform…transformEffect(", "AnimatableValues",
        "\\.backgroundMat", "\\.backgroundProm", "\\.buttonSizing", "\\.sidebarRowSize", "\\.symbolColor", "\\.symbolVariableV",
        "\\.navigationLinkInd", "\\.labelIcon", "\\.labelReserved", "\\.textSelectionAff", "\\.tabViewBottom",
        "\\.supportsImagePl", "\\.preferredPencil", "\\.accessibilityReduceHigh",
      ].map(Mark.init)
    ),
    ("QuoinWebViews", ["UIWebView"].map(Mark.init)),
    (
      "QuoinUIKitExtras",
      ["draw(…blendMode: .", "fill(with: .", "stroke(with: .", "insertSegment(action"].map(Mark.init)
    ),
  ]

  /// All that may come without an import.
  static var names: [String] { marks.map(\.name) }

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
      for mark in marks where !found.contains(mark.name) && mark.words.contains(where: { $0.stands(in: bytes) }) {
        found.insert(mark.name)
      }
    }
    return marks.map(\.name).filter(found.contains)
  }
}
