import SwiftUI
import UIKit

extension Ledger {
  func inputGestures() {
    topic("Gestures")

    measure(
      "View.onTapGesture", says: "keeps the action on the view, for who taps the page from outside",
      from: .documented("swiftui/view/ontapgesture(count:perform:)")
    ) { judge in
      let shown = try Shown(Tapped(), .fixed(100, 50), judge)
      shown.texts("0")
      shown.tap("box")
      shown.texts("1")
    }
    none("View.onTapGesture", why: "the tap's place is not told") {
      $0.onTapGesture(coordinateSpace: .global) { _ in fatalError("never called") }
    }
    none(
      "View.gesture", "View.highPriorityGesture", "View.simultaneousGesture", "GestureMask", "GestureMask.*",
      why: "a still picture is never touched"
    ) {
      $0.gesture(TapGesture().onEnded { fatalError("never called") })
        .gesture(DragGesture(), including: .subviews).gesture(LongPressGesture(), including: .none).gesture(TapGesture(), isEnabled: false)
        .highPriorityGesture(TapGesture(), including: .gesture).simultaneousGesture(TapGesture(), including: .all)
    }
    none("View.onLongPressGesture", why: "a still picture is never touched") {
      $0.onLongPressGesture(minimumDuration: 1, maximumDistance: 2) {
      } onPressingChanged: { _ in
      }
    }
    none(
      "UIGestureRecognizerRepresentable", "UIGestureRecognizerRepresentable.*", "UIGestureRecognizerRepresentableContext",
      "UIGestureRecognizerRepresentableContext.*", "UIGestureRecognizerRepresentableCoordinateSpaceConverter",
      "UIGestureRecognizerRepresentableCoordinateSpaceConverter.*",
      why: "a still picture is never touched; the tests of live pages follow taps"
    ) { $0.gesture(Recognizes()) }
    none(
      "View.allowsHitTesting", "View.contentShape", "ContentShapeKinds", "ContentShapeKinds.*", "View.defersSystemGestures",
      why: "where a view can be touched changes nothing that is seen"
    ) {
      $0.allowsHitTesting(false).contentShape(Circle()).contentShape(Rectangle(), eoFill: true)
        .contentShape([.interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .accessibility, .focusEffect], Capsule())
        .defersSystemGestures(on: .bottom)
    }
    none(
      "Gesture", "Gesture.*", "PrimitiveGesture", "GestureStateGesture", "AnyGesture", "SimultaneousGesture", "SimultaneousGesture.Value",
      "SimultaneousGesture.Value.*", "SequenceGesture.Value", "ExclusiveGesture.Value",
      why: "a still picture is never touched; the tests of live pages follow fingers"
    ) { specimen in
      let state = GestureState(wrappedValue: CGSize.zero)
      let drag = DragGesture(minimumDistance: 3, coordinateSpace: .global).onChanged { _ in }.onEnded { _ in }.updating(state) {
        value, size, _ in size = value.translation
      }
      let press = LongPressGesture().map { "\($0)" }.modifiers([.command, .shift])
      return specimen.gesture(drag.simultaneously(with: press)).gesture(press.sequenced(before: drag)).gesture(
        TapGesture().exclusively(before: SpatialTapGesture().onEnded { _ in })
      )
      .gesture(AnyGesture(MagnifyGesture().onEnded { _ in })).gesture(RotateGesture().onChanged { _ in }).gesture(Swipe())
    }
    value(
      "TapGesture", "TapGesture.*", "SpatialTapGesture", "SpatialTapGesture.count", "LongPressGesture", "LongPressGesture.*", "DragGesture",
      "DragGesture.minimumDistance", "DragGesture.coordinateSpace", "MagnifyGesture", "MagnificationGesture", "RotateGesture",
      "RotationGesture",
      "SimultaneousGesture.first", "SimultaneousGesture.second", "SequenceGesture", "SequenceGesture.first", "SequenceGesture.second",
      "ExclusiveGesture", "ExclusiveGesture.first", "ExclusiveGesture.second", says: "keep what they ask for",
      from: .documented("swiftui/gestures")
    ) {
      $0.equal(
        [
          TapGesture().count, TapGesture(count: 2).count, SpatialTapGesture().count,
          SpatialTapGesture(count: 3, coordinateSpace: .global).count,
        ], [1, 2, 1, 3])
      $0.equal([LongPressGesture().minimumDuration, LongPressGesture(minimumDuration: 2).minimumDuration], [0.5, 2])
      $0.equal([LongPressGesture().maximumDistance, LongPressGesture(maximumDistance: 4).maximumDistance], [10, 4])
      $0.equal([DragGesture().minimumDistance, DragGesture(minimumDistance: 3, coordinateSpace: .named("a")).minimumDistance], [10, 3])
      $0.equal(DragGesture(coordinateSpace: .global).coordinateSpace, .global)
      $0.equal(DragGesture(minimumDistance: 5, coordinateSpace: GlobalCoordinateSpace()).minimumDistance, 5)
      let both = TapGesture(count: 2).simultaneously(with: DragGesture(minimumDistance: 4))
      $0.expect(both.first.count == 2 && both.second.minimumDistance == 4)
      let chain = TapGesture(count: 3).sequenced(before: DragGesture(minimumDistance: 5))
      $0.expect(chain.first.count == 3 && chain.second.minimumDistance == 5)
      let either = ExclusiveGesture(TapGesture(count: 4), DragGesture(minimumDistance: 6))
      $0.expect(either.first.count == 4 && either.second.minimumDistance == 6)
      _ = (MagnifyGesture(minimumScaleDelta: 0.1), MagnificationGesture(), RotateGesture(minimumAngleDelta: .degrees(2)), RotationGesture())
    }
    none(
      "DragGesture.Value", "DragGesture.Value.*", "MagnifyGesture.Value", "MagnifyGesture.Value.*", "RotateGesture.Value",
      "RotateGesture.Value.*", "SpatialTapGesture.Value", "SpatialTapGesture.Value.*",
      why: "no gesture happens in a still picture, so that no value is made"
    )
    value(
      "EventModifiers", "EventModifiers.*", says: "keys held: six, told apart, and all of them", from: .documented("swiftui/eventmodifiers")
    ) {
      let keys: [EventModifiers] = [.capsLock, .shift, .control, .option, .command, .numericPad]
      $0.equal(Set(keys.map(\.rawValue)).count, 6)
      $0.equal(keys.reduce(into: EventModifiers()) { $0.formUnion($1) }, .all)
    }
    value("GestureMask", "ContentShapeKinds", says: "sets, told apart", from: .documented("swiftui/gesturemask")) {
      $0.equal(GestureMask.all, [.gesture, .subviews])
      $0.equal(GestureMask.none, [])
      $0.expect(GestureMask.gesture.isDisjoint(with: .subviews))
      let kinds: [ContentShapeKinds] = [.interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .accessibility, .focusEffect]
      $0.equal(Set(kinds.map(\.rawValue)).count, 6)
    }
    inputModifiers()
  }

  private func inputModifiers() {
    none(
      "View.keyboardType", "View.textContentType", "View.textInputAutocapitalization", "View.autocapitalization",
      "View.autocorrectionDisabled", "View.disableAutocorrection", "View.submitLabel", "View.submitScope", "View.onSubmit",
      why: "no keyboard shows in a still picture"
    ) {
      $0.keyboardType(.numberPad).textContentType(.emailAddress).textInputAutocapitalization(.never).autocapitalization(.allCharacters)
        .autocorrectionDisabled()
        .disableAutocorrection(true).submitLabel(.done).submitScope().onSubmit(of: [.text, .search]) { fatalError("never called") }
    }
    none(
      "View.focused", "View.focusable", "View.focusSection", "View.focusEffectDisabled", "View.defaultFocus",
      why: "nothing shows that it has the focus"
    ) { $0.modifier(Focused()) }
    none("View.keyboardShortcut", "View.onKeyPress", "KeyPress", "KeyPress.key", "KeyPressResult", why: "no key is pressed") {
      $0.keyboardShortcut("s", modifiers: [.command, .option]).keyboardShortcut(.defaultAction).keyboardShortcut(.escape).onKeyPress(.space)
      { .handled }
    }
    none(
      "View.onHover", "View.onContinuousHover", "HoverPhase", "View.hoverEffect", "View.hoverEffectDisabled", "HoverEffect",
      "HoverEffect.*", why: "no pointer is over the view"
    ) {
      $0.onHover { _ in fatalError("never called") }
        .onContinuousHover { phase in if case .active = phase { fatalError("never called") } }
        .hoverEffect(.lift).hoverEffect().hoverEffect(.highlight).hoverEffectDisabled()
    }
    none(
      "View.textSelection", "TextSelectability", "TextSelectability.*", "View.typeSelectEquivalent", "View.typesettingLanguage",
      "View.speechRecognition", why: "nothing is selected, typed or spoken"
    ) {
      $0.textSelection(.enabled).textSelection(.disabled).typeSelectEquivalent(Text("word")).typesettingLanguage(
        Locale.Language(identifier: "th")
      ).speechRecognition(true)
    }
    none("View.sensoryFeedback", "SensoryFeedback", "SensoryFeedback.*", why: "a picture is not felt or heard") {
      $0.sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: 1).sensoryFeedback(.impact(flexibility: .soft), trigger: 1) {
        _, _ in true
      }.sensoryFeedback(trigger: 1) { _, _ in .success }
    }
    none("View.onOpenURL", "View.draggable", "View.dropDestination", why: "nothing is opened, dragged or dropped") {
      $0.onOpenURL { _ in fatalError("never called") }.draggable("text").draggable("text") { Text("preview") }.dropDestination(
        for: String.self
      ) { _, _ in false }
    }
    none("DynamicViewContent.dropDestination", why: "nothing is dropped")
    value(
      "EnabledTextSelectability", "EnabledTextSelectability.*", "DisabledTextSelectability", "DisabledTextSelectability.*",
      says: "whether text can be selected", from: .documented("swiftui/textselectability")
    ) {
      $0.equal([EnabledTextSelectability.allowsSelection, DisabledTextSelectability.allowsSelection], [true, false])
    }
    value(
      "KeyEquivalent", "KeyEquivalent.*", "KeyboardShortcut", "KeyboardShortcut.*", says: "keys, and keys with others held",
      from: .documented("swiftui/keyequivalent")
    ) {
      let keys: [KeyEquivalent] = [.upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .tab, .space, .return, "k"]
      $0.equal(Set(keys).count, 10)
      $0.equal(
        [KeyEquivalent.tab.character, KeyEquivalent.space.character, KeyEquivalent.return.character, KeyEquivalent("x").character],
        ["\t", " ", "\r", "x"])
      $0.equal(KeyboardShortcut("s").modifiers, .command)
      $0.equal(KeyboardShortcut("s", modifiers: [.shift, .control]).modifiers, [.shift, .control])
      $0.equal(KeyboardShortcut("s").key, "s")
      $0.equal(KeyboardShortcut.defaultAction, KeyboardShortcut(.return, modifiers: []))
      $0.equal(KeyboardShortcut.cancelAction, KeyboardShortcut(.escape, modifiers: []))
    }
    value(
      "SubmitLabel", "SubmitLabel.*", "SubmitTriggers", "SubmitTriggers.*", "TextInputAutocapitalization", "TextInputAutocapitalization.*",
      "HoverEffect", "SensoryFeedback", says: "words for keyboards and feedback, told apart",
      from: .documented("swiftui/submitlabel")
    ) {
      $0.equal(Set([SubmitLabel.done, .go, .send, .join, .route, .search, .return, .next, .continue]).count, 9)
      $0.expect(SubmitTriggers.text.isDisjoint(with: .search))
      $0.equal(Set([TextInputAutocapitalization.never, .words, .sentences, .characters]).count, 4)
      $0.equal(Set([HoverEffect.automatic, .highlight, .lift]).count, 3)
      $0.equal(
        Set([SensoryFeedback.success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment, .levelChange, .impact])
          .count, 11)
      $0.equal(Set([SensoryFeedback.Weight.light, .medium, .heavy]).count, 3)
      $0.equal(Set([SensoryFeedback.Flexibility.rigid, .solid, .soft]).count, 3)
    }
  }
}

private struct Tapped: View {
  @State private var count = 0
  var body: some View {
    HStack {
      Box("plain").onTapGesture { count += 1 }.accessibilityIdentifier("box")
      Text("\(count)").onTapGesture(count: 2) { count += 10 }.accessibilityIdentifier("twice")
    }
  }
}
private struct Swipe: Gesture {
  typealias Value = Bool
  var body: some Gesture<Bool> { LongPressGesture(minimumDuration: 2) }
}
private struct Focused: ViewModifier {
  @FocusState private var isOn: Bool
  @FocusState private var field: String?
  func body(content: Content) -> some View {
    content.focused($isOn).focused($field, equals: "a").focusable().focusable(false).focusSection().focusEffectDisabled().defaultFocus(
      $field, "a")
  }
}

private struct Recognizes: UIGestureRecognizerRepresentable {
  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { fatalError("never called") }
}
