import Foundation
import QuoinDrawing
import QuoinLayout

/// A label that leads somewhere; in SVG and PDF it does.
public struct Link<Label: View> {
  let destination: URL
  let label: Label
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}
extension Link: View {
  public var body: some View {
    Button(action: {}) { label }.linked(to: destination)
  }
}
extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
extension View {
  /// Marks what the view draws as a link.
  nonisolated func linked(to url: URL) -> some View {
    effect("link") { _ in
      { _ in
        var group = DisplayGroup()
        group.mark = SemanticMark(link: url)
        return group
      }
    }
  }
}

/// A button that hands something on.
public struct ShareLink<Label: View> {
  let label: Label
  nonisolated init(made label: Label) { self.label = label }
}
extension ShareLink: View {
  public var body: some View { Button(action: {}) { label } }
}
extension ShareLink {
  nonisolated public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(made: label())
  }
  nonisolated public init<Item, I: View, T: View>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, T>, @ViewBuilder label: () -> Label
  ) {
    self.init(made: label())
  }
  nonisolated public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(made: label())
  }
}
extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(made: SwiftUI.Label("Share…", systemImage: "square.and.arrow.up"))
  }
  nonisolated public init<Item, I: View, T: View>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, T>) {
    self.init(made: SwiftUI.Label("Share…", systemImage: "square.and.arrow.up"))
  }
  nonisolated public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(made: SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up"))
  }
  nonisolated public init<Item, I: View, T: View>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, T>
  ) {
    self.init(made: SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up"))
  }
  nonisolated public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
    self.init(made: SwiftUI.Label("Share…", systemImage: "square.and.arrow.up"))
  }
}
/// What is shown of something that is handed on; kept.
public struct SharePreview<Image: View, Icon: View> {
  nonisolated public init(_ titleKey: LocalizedStringKey) where Image == EmptyView, Icon == EmptyView {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) where Image == EmptyView, Icon == EmptyView {}
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == EmptyView {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: Image) where Icon == EmptyView {}
}

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}
private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
extension EnvironmentValues {
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
/// A button that begins and ends editing.
public struct EditButton {
  @Environment(\.editMode) private var editMode
  nonisolated public init() {}
}
extension EditButton: View {
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") { [editMode] in editMode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
/// A button that renames what is before it.
public struct RenameButton {
  nonisolated public init() {}
}
extension RenameButton: View {
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}
