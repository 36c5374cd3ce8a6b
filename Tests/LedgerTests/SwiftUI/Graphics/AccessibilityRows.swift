import SwiftUI

extension Ledger {
  func accessibility() {
    topic("Accessibility")

    row(
      "View.accessibilityIdentifier", "View.accessibility", says: "names a view in the layout; a second name is another frame's",
      from: .documented("swiftui/view/accessibilityidentifier(_:)")
    ) {
      Color.pureRed.frame(width: 30, height: 20).accessibilityIdentifier("inner").padding(5).accessibility(identifier: "outer")
    } holds: {
      $0.frame("inner", 35, 40, 30, 20)
      $0.frame("outer", 30, 35, 40, 30)
      let twice = try $0.other { Box("one").accessibilityIdentifier("two") }
      twice.frame("one", 40, 40, 20, 20)
      twice.frame("two", 40, 40, 20, 20)
    }
    none(
      "View.accessibilityLabel", "View.accessibilityValue", "View.accessibilityHint", "View.accessibilityInputLabels",
      why: "a still picture is not read aloud"
    ) {
      $0.accessibilityLabel("a").accessibilityLabel(Text("a")).accessibilityLabel(String("a")).accessibilityValue("b").accessibilityValue(
        Text("b")
      )
      .accessibilityValue(String("b")).accessibilityHint("c").accessibilityHint(Text("c")).accessibilityHint(String("c"))
      .accessibilityInputLabels(["d"])
    }
    none("View.accessibilityHidden", "View.accessibility", why: "what is passed over in reading is drawn all the same") {
      $0.accessibilityHidden(true).accessibility(hidden: true).accessibility(label: Text("a"))
    }
    none(
      "View.accessibilityElement", "View.accessibilityChildren", "View.accessibilityRepresentation", "View.accessibilityAddTraits",
      "View.accessibilityRemoveTraits", "View.accessibilityActions", "View.accessibilityAdjustableAction", "View.accessibilitySortPriority",
      "View.accessibilityHeading", "View.accessibilityTextContentType", "View.accessibilityRespondsToUserInteraction",
      "View.accessibilityShowsLargeContentViewer", "View.accessibilityIgnoresInvertColors", "View.accessibilityActivationPoint",
      why: "told to those who listen, not to those who look"
    ) {
      $0.accessibilityElement().accessibilityElement(children: .combine).accessibilityChildren { Text("a") }
        .accessibilityRepresentation { Text("b") }.accessibilityAddTraits([.isButton, .isHeader]).accessibilityRemoveTraits(.isImage)
        .accessibilityActions { Button("c") {} }.accessibilityAdjustableAction { _ in }.accessibilitySortPriority(3).accessibilityHeading(
          .h2
        )
        .accessibilityTextContentType(.console).accessibilityRespondsToUserInteraction(false).accessibilityShowsLargeContentViewer()
        .accessibilityShowsLargeContentViewer { Text("d") }.accessibilityIgnoresInvertColors().accessibilityActivationPoint(.topLeading)
    }
    none("View.accessibilityAction", why: "nobody acts on a still picture") {
      $0.accessibilityAction {}.accessibilityAction(.magicTap) {}.accessibilityAction(named: "a") {}.accessibilityAction(named: Text("a")) {
      }
      .accessibilityAction(named: String("a")) {}
    }
    none(
      "View.speechAdjustedPitch", "View.speechAlwaysIncludesPunctuation", "View.speechAnnouncementsQueued",
      "View.speechSpellsOutCharacters",
      why: "nothing is spoken"
    ) {
      $0.speechAdjustedPitch(1).speechAlwaysIncludesPunctuation().speechAnnouncementsQueued().speechSpellsOutCharacters()
    }
    value(
      "Text.accessibilityLabel", "Text.accessibilityHeading", "Text.accessibilityTextContentType", "Text.speechAdjustedPitch",
      "Text.speechAlwaysIncludesPunctuation", "Text.speechAnnouncementsQueued", "Text.speechSpellsOutCharacters",
      says: "a text that is called something stays the text that it is, to be joined with others",
      from: .documented("swiftui/text/accessibilitylabel(_:)")
    ) {
      let text: Text = Text("a").accessibilityLabel("b").accessibilityLabel(Text("c")).accessibilityLabel(String("d"))
        .accessibilityHeading(.h1).accessibilityTextContentType(.console).speechAdjustedPitch(1).speechAlwaysIncludesPunctuation()
        .speechAnnouncementsQueued().speechSpellsOutCharacters()
      $0.equal(text + Text("e"), Text("a") + Text("e"))
    }
    none(
      "View.accessibilityFocused", "View.accessibilityLabeledPair", "View.accessibilityRotorEntry", "AccessibilityLabeledPairRole",
      why: "nothing has the listeners' focus"
    ) { Listening(content: $0) }
    value(
      "AccessibilityFocusState", "AccessibilityFocusState.wrappedValue", "AccessibilityFocusState.projectedValue",
      "AccessibilityFocusState.Binding",
      "AccessibilityFocusState.Binding.wrappedValue", "AccessibilityFocusState.Binding.projectedValue",
      says: "false or nil, whatever is set",
      from: .law("nothing has the focus in a still picture")
    ) {
      let flag = AccessibilityFocusState<Bool>()
      flag.wrappedValue = true
      $0.equal(flag.wrappedValue, false)
      $0.equal(flag.projectedValue.wrappedValue, false)
      let which = AccessibilityFocusState<Int?>()
      which.projectedValue.wrappedValue = 3
      $0.equal(which.wrappedValue, nil)
      $0.equal(which.projectedValue.projectedValue.wrappedValue, nil)
    }
    value(
      "EnvironmentValues.accessibilityReduceMotion", "EnvironmentValues.accessibilityReduceTransparency",
      "EnvironmentValues.accessibilityDifferentiateWithoutColor", "EnvironmentValues.accessibilityInvertColors",
      "EnvironmentValues.accessibilityVoiceOverEnabled", "EnvironmentValues.accessibilityShowButtonShapes", says: "off, as on a new phone",
      from: .documented("swiftui/environmentvalues/accessibilityreducemotion")
    ) {
      let values = EnvironmentValues()
      $0.equal(
        [
          values.accessibilityReduceMotion, values.accessibilityReduceTransparency, values.accessibilityDifferentiateWithoutColor,
          values.accessibilityInvertColors, values.accessibilityVoiceOverEnabled, values.accessibilityShowButtonShapes,
        ], Array(repeating: false, count: 6))
    }
    row(
      "EnvironmentValues.legibilityWeight", "LegibilityWeight",
      says: "bold: the system's letters are two weights heavier, an app's own are not",
      from: .assumed("regular letters become semibold; Human Interface Guidelines, Typography, for fonts of an app's own"),
      in: .fixed(200, 100)
    ) {
      VStack {
        Text("Words").font(.body)
        Text("Title").font(.system(size: 20, weight: .bold))
        Text("Own").font(.custom("Inter", fixedSize: 17))
      }.environment(\.legibilityWeight, .bold)
    } holds: {
      $0.looks {
        VStack {
          Text("Words").font(.body.weight(.semibold))
          Text("Title").font(.system(size: 20, weight: .heavy))
          Text("Own").font(.custom("Inter", fixedSize: 17))
        }
      }
      $0.differs(by: 50) {
        VStack {
          Text("Words").font(.body)
          Text("Title").font(.system(size: 20, weight: .bold))
          Text("Own").font(.custom("Inter", fixedSize: 17))
        }
      }
    }
    row(
      "EnvironmentValues._colorSchemeContrast", "EnvironmentValues.colorSchemeContrast",
      says: "increased: the system's colours are their accessible ones", from: .documented("design/human-interface-guidelines/color")
    ) {
      HStack(spacing: 0) {
        Color.red
        Color.blue
      }.environment(\._colorSchemeContrast, .increased)
    } holds: {
      $0.color(25, 50, is: 0xD70015)
      $0.color(75, 50, is: 0x0040DD)
      var values = EnvironmentValues()
      values._colorSchemeContrast = .increased
      $0.judge.equal([values.colorSchemeContrast, values._colorSchemeContrast], [.increased, .increased])
    }
    row(
      "EnvironmentValues._accessibilityReduceTransparency", "EnvironmentValues._accessibilityReduceMotion",
      "EnvironmentValues._accessibilityDifferentiateWithoutColor", "EnvironmentValues._accessibilityInvertColors",
      "EnvironmentValues._accessibilityShowButtonShapes", says: "on where they are set; materials let nothing through then",
      from: .documented("swiftui/environmentvalues/accessibilityreducetransparency")
    ) {
      ZStack {
        Color.pureRed
        Color.clear.background(.ultraThinMaterial).environment(\._accessibilityReduceTransparency, true)
      }
    } holds: {
      $0.looks {
        ZStack {
          Color.pureGreen
          Color.clear.background(.ultraThinMaterial).environment(\._accessibilityReduceTransparency, true)
        }
      }
      $0.differs(by: 9_000) {
        ZStack {
          Color.pureRed
          Color.clear.background(.ultraThinMaterial)
        }
      }
      var values = EnvironmentValues()
      values._accessibilityReduceMotion = true
      $0.judge.equal([values.accessibilityReduceMotion, values.accessibilityInvertColors], [true, false])
      values._accessibilityInvertColors = true
      values._accessibilityShowButtonShapes = true
      values._accessibilityDifferentiateWithoutColor = true
      values._accessibilityReduceTransparency = true
      values._accessibilityReduceMotion = false
      $0.judge.equal(
        [
          values.accessibilityReduceMotion, values.accessibilityInvertColors, values.accessibilityShowButtonShapes,
          values.accessibilityDifferentiateWithoutColor, values.accessibilityReduceTransparency,
        ], [false, true, true, true, true])
    }
    value(
      "AccessibilityTraits", "AccessibilityTraits.allowsDirectInteraction", "AccessibilityTraits.causesPageTurn",
      "AccessibilityTraits.isButton",
      "AccessibilityTraits.isHeader", "AccessibilityTraits.isImage", "AccessibilityTraits.isKeyboardKey", "AccessibilityTraits.isLink",
      "AccessibilityTraits.isModal", "AccessibilityTraits.isSearchField", "AccessibilityTraits.isSelected",
      "AccessibilityTraits.isStaticText",
      "AccessibilityTraits.isSummaryElement", "AccessibilityTraits.isTabBar", "AccessibilityTraits.isToggle",
      "AccessibilityTraits.playsSound",
      "AccessibilityTraits.startsMediaSession", "AccessibilityTraits.updatesFrequently", "AccessibilityTraits.contains",
      "AccessibilityTraits.insert", "AccessibilityTraits.remove", "AccessibilityTraits.update", "AccessibilityTraits.union",
      "AccessibilityTraits.intersection", "AccessibilityTraits.symmetricDifference", "AccessibilityTraits.formUnion",
      "AccessibilityTraits.formIntersection", "AccessibilityTraits.formSymmetricDifference", says: "a set of seventeen",
      from: .documented("swiftui/accessibilitytraits")
    ) { judge in
      let all: [AccessibilityTraits] = [
        .allowsDirectInteraction, .causesPageTurn, .isButton, .isHeader, .isImage, .isKeyboardKey, .isLink, .isModal, .isSearchField,
        .isSelected,
        .isStaticText, .isSummaryElement, .isTabBar, .isToggle, .playsSound, .startsMediaSession, .updatesFrequently,
      ]
      judge.equal(Set(all).count, 17)
      var traits: AccessibilityTraits = [.isButton, .isLink]
      judge.expect(
        traits.contains(.isButton) && traits.contains([.isButton, .isLink]) && !traits.contains([.isButton, .isImage]), "contains")
      judge.equal(traits.insert(.isImage).inserted, true)
      judge.equal(traits.insert(.isImage).inserted, false)
      judge.equal(traits.remove(.isImage), .isImage)
      judge.equal(traits.remove(.isImage), nil)
      judge.equal(traits.update(with: .isHeader), nil)
      judge.equal(traits.update(with: .isHeader), .isHeader)
      judge.equal(traits, [.isButton, .isLink, .isHeader])
      judge.equal(traits.union(.isTabBar), [.isButton, .isLink, .isHeader, .isTabBar])
      judge.equal(traits.intersection([.isLink, .isToggle]), .isLink)
      judge.equal(traits.symmetricDifference([.isLink, .isToggle]), [.isButton, .isHeader, .isToggle])
      traits.formIntersection([.isButton, .isLink])
      judge.equal(traits, [.isButton, .isLink])
      traits.formUnion(.isModal)
      judge.equal(traits, [.isButton, .isLink, .isModal])
      traits.formSymmetricDifference([.isModal, .isImage])
      judge.equal(traits, [.isButton, .isLink, .isImage])
      judge.expect(AccessibilityTraits().isEmpty, "an empty set is not empty")
    }
    value(
      "AccessibilityActionKind", "AccessibilityActionKind.default", "AccessibilityActionKind.delete", "AccessibilityActionKind.escape",
      "AccessibilityActionKind.magicTap", "AccessibilityActionKind.showMenu", "AccessibilityAdjustmentDirection",
      "AccessibilityChildBehavior",
      "AccessibilityChildBehavior.combine", "AccessibilityChildBehavior.contain", "AccessibilityChildBehavior.ignore",
      "AccessibilityHeadingLevel", "AccessibilityTextContentType", "AccessibilityTextContentType.console",
      "AccessibilityTextContentType.fileSystem", "AccessibilityTextContentType.messaging", "AccessibilityTextContentType.narrative",
      "AccessibilityTextContentType.plain", "AccessibilityTextContentType.sourceCode", "AccessibilityTextContentType.spreadsheet",
      "AccessibilityTextContentType.wordProcessing", says: "distinct words", from: .documented("swiftui/accessibilityactionkind")
    ) {
      $0.equal(Set<AccessibilityActionKind>([.default, .delete, .escape, .magicTap, .showMenu, .init(named: Text("a"))]).count, 6)
      $0.equal(Set<AccessibilityChildBehavior>([.combine, .contain, .ignore]).count, 3)
      $0.equal(
        Set<AccessibilityTextContentType>([
          .console, .fileSystem, .messaging, .narrative, .plain, .sourceCode, .spreadsheet, .wordProcessing,
        ]).count, 8)
      $0.equal([AccessibilityHeadingLevel.unspecified, .h1, .h2, .h3, .h4, .h5, .h6].map(\.rawValue), [0, 1, 2, 3, 4, 5, 6])
      $0.expect(AccessibilityAdjustmentDirection.increment != .decrement && AccessibilityLabeledPairRole.label != .content, "two are equal")
    }
  }
}

private struct Listening<Content: View>: View {
  @AccessibilityFocusState private var isHeard
  @AccessibilityFocusState private var heard: Int?
  @Namespace private var names
  let content: Content
  var body: some View {
    content.accessibilityFocused($isHeard).accessibilityFocused($heard, equals: 3).accessibilityLabeledPair(role: .label, id: 1, in: names)
      .accessibilityRotorEntry(id: 1, in: names)
  }
}
