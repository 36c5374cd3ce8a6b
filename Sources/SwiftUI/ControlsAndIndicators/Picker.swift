import QuoinAppearance
import QuoinLayout

/// A choice of one among several.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let label: Label
  let current: String?
  let selection: Set<AnyHashable>
  let content: Content
  /// Chooses the option of a tag.
  let choose: @MainActor (AnyHashable) -> Void
  /// Options with tags, and a view for the label. The option whose tag is the selection's value is chosen; none if no tag is.
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    current = nil
    self.selection = Picker.values(selection.wrappedValue)
    self.content = content()
    nonisolated(unsafe) let binding = selection
    choose = { tag in if let value = Picker.value(of: tag) { binding.wrappedValue = value } }
  }
  /// A choice for several values at once.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    current = nil
    self.selection = Set(sources.flatMap { Picker.values($0[keyPath: selection].wrappedValue) })
    self.content = content()
    nonisolated(unsafe) let bindings = sources.map { $0[keyPath: selection] }
    choose = { tag in if let value = Picker.value(of: tag) { for binding in bindings { binding.wrappedValue = value } } }
  }
  /// The value of a tag, which may be written as an optional's content.
  nonisolated private static func value(of tag: AnyHashable) -> SelectionValue? { tag.base as? SelectionValue }
  /// A value as its tags may be written: an optional's tag may be what it holds.
  nonisolated private static func values(_ value: SelectionValue) -> Set<AnyHashable> {
    [AnyHashable(value), AnyHashable(Optional(value))]
  }
}

extension Picker where Label == Text {
  /// Options behind words by a key of the strings.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
  /// Options behind words as they stand.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Options behind words by a key of the strings, beside a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Label(titleKey, systemImage: systemImage) } }
  /// Options behind words as they stand, beside a symbol.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Label(title, systemImage: systemImage) } }
}

extension Picker: View {
  public var body: some View {
    PickerBody(
      label: ControlPart(TitledLabel(label)), options: PickerOptions(selection: selection, content: ControlPart(content), choose: choose))
  }
}

/// The options of a picker: views with tags.
struct PickerOptions {
  let selection: Set<AnyHashable>
  let content: ControlPart
  let choose: @MainActor (AnyHashable) -> Void

  /// What a hand may do: choose one of them.
  func action(_ made: (all: [_ViewNode], chosen: Int?)) -> ControlAction {
    nonisolated(unsafe) let tags = made.all.map { $0.value(TagTrait.self) }
    let choose = choose
    return ControlAction(
      options: ControlOptions(
        words: made.all.enumerated().map { $1.firstWords ?? "Option \($0 + 1)" }, chosen: made.chosen,
        choose: { index in if tags.indices.contains(index), let tag = tags[index] { choose(tag) } }))
  }

  /// The options as nodes in `scope`, and which of them is chosen.
  func nodes(in scope: _Scope) -> (all: [_ViewNode], chosen: Int?) {
    var nodes: [_ViewNode] = []
    var inner = scope
    inner.environment.collectsTags = true
    ControlPart._emit(content, inner, into: &nodes)
    let chosen = nodes.firstIndex { node in
      guard let tag = node.value(TagTrait.self) else { return false }
      return selection.contains(tag)
    }
    return (nodes, chosen)
  }
}

/// The looks that pickers can have.
public enum _PickerLook: Sendable { case menu, segmented, inline, wheel, link }

private struct PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { .menu } }

private struct FormRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

private struct CollectsTagsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
  /// Whether a container around reads tags: there the views of `ForEach` are tagged with their elements' ids.
  var collectsTags: Bool {
    get { self[CollectsTagsKey.self] }
    set { self[CollectsTagsKey.self] = newValue }
  }
  /// Whether controls stand in the rows of a list or form, where they show their labels.
  var isInRow: Bool {
    get { self[FormRowKey.self] }
    set { self[FormRowKey.self] = newValue }
  }
}

extension View {
  /// How the pickers within look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, style._look) }
  /// Options side by side, as on a Mac. Ignored.
  nonisolated public func horizontalRadioGroupLayout() -> some View { self }
  /// How high the rows of a wheel are, in points. Ignored: they are as high as the system's.
  nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
}
