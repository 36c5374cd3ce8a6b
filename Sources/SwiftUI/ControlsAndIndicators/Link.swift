import Foundation
import QuoinDrawing
import QuoinLayout

/// A label that leads somewhere; in SVG and PDF it does.
public struct Link<Label: View> {
  let destination: URL
  let label: Label
  /// A view that leads to `destination`.
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
  /// Words by a key of the strings that lead to `destination`.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
  /// Words as they stand that lead to `destination`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension View {
  /// Marks what the view draws as a link.
  nonisolated func linked(to url: URL) -> some View {
    effect("link", .marked(SemanticMark(link: url)))
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
  /// A view that hands on `item`. What is handed on is not kept.
  nonisolated public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(made: label())
  }
  /// A view that hands on `item`, with what is shown of it. Neither is kept.
  nonisolated public init<Item, I: View, T: View>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, T>, @ViewBuilder label: () -> Label
  ) {
    self.init(made: label())
  }
  /// A view that hands on several things. They are not kept.
  nonisolated public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(made: label())
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// The system's words and symbol for handing on `item`, which is not kept.
  nonisolated public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(made: SwiftUI.Label("Share…", systemImage: "square.and.arrow.up"))
  }
  /// The system's words and symbol for handing on `item`, with what is shown of it. Neither is kept.
  nonisolated public init<Item, I: View, T: View>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, T>) {
    self.init(made: SwiftUI.Label("Share…", systemImage: "square.and.arrow.up"))
  }
  /// Words by a key of the strings, beside the system's symbol. `item` is not kept.
  nonisolated public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(made: SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up"))
  }
  /// Words by a key of the strings, beside the system's symbol. `item` and what is shown of it are not kept.
  nonisolated public init<Item, I: View, T: View>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, T>
  ) {
    self.init(made: SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up"))
  }
  /// The system's words and symbol for handing on several things, which are not kept.
  nonisolated public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
    self.init(made: SwiftUI.Label("Share…", systemImage: "square.and.arrow.up"))
  }
  /// The sign of sharing beside a title, shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(made: SwiftUI.Label(title, systemImage: "square.and.arrow.up")) }
  /// The sign of sharing beside a title, shown as it is; the preview is not shown.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, Item, I: View, T: View>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, T>
  ) { self.init(made: SwiftUI.Label(title, systemImage: "square.and.arrow.up")) }
  /// The sign of sharing beside a text.
  nonisolated public init<Item>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(
      made: SwiftUI.Label {
        title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      })
  }
  /// The sign of sharing beside a text; the preview is not shown.
  nonisolated public init<Item, I: View, T: View>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, T>
  ) {
    self.init(
      made: SwiftUI.Label {
        title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      })
  }
}

/// What is shown of something that is handed on; kept.
public struct SharePreview<Image: View, Icon: View> {
  /// Words by a key of the strings.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Image == EmptyView, Icon == EmptyView {}
  /// Words as they stand.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) where Image == EmptyView, Icon == EmptyView {}
  /// Words by a key of the strings, and a picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == EmptyView {}
  /// Words as they stand, and a picture.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: Image) where Icon == EmptyView {}
  /// Words by a key of the strings, a picture and a small one.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  /// Words as they stand, a picture and a small one.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
  /// Words by a key of the strings, and a small picture.
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == EmptyView {}
  /// Words as they stand, and a small picture.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == EmptyView {}
  /// Words.
  nonisolated public init(_ title: Text) where Image == EmptyView, Icon == EmptyView {}
  /// Words and a picture.
  nonisolated public init(_ title: Text, image: Image) where Icon == EmptyView {}
  /// Words and a small picture.
  nonisolated public init(_ title: Text, icon: Icon) where Image == EmptyView {}
  /// Words, a picture and a small one.
  nonisolated public init(_ title: Text, image: Image, icon: Icon) {}
}

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  /// Not; while one row shows its actions; all the list.
  case inactive, transient, active
  /// Whether editing goes on, in a row or in all the list.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether the list around is being edited; `nil` outside anything that can be.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that renames what is before it.
public struct RenameButton {
  /// Says "Rename"; a tap does nothing.
  nonisolated public init() {}
}

extension RenameButton: View {
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}
