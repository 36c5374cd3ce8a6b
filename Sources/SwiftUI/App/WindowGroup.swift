import Foundation
import QuoinLayout

/// Windows of one kind; a picture shows one.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let title: String?
  let content: Content
  /// Windows that show `content`.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }
  /// The same; `id` is ignored.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// Windows with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }
  /// Windows with a title; `id` is ignored.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }
  /// Windows with a title that is a view.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title.plainWords
    self.content = content()
  }
  /// Windows with a title that is a view; `id` is ignored.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(title, content: content) }
  /// Windows with a title by a key of the strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(Text(titleKey), content: content) }
  /// Windows with a title by a key of the strings; `id` is ignored.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }
  /// Windows for values; the picture shows the one without a value.
  public init<D: Codable & Hashable>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
    self.init { content(.constant(nil)) }
  }
  func windows(into windows: inout [_Window]) { windows.append(_Window(title: title, content: AnyView(content), isMain: true)) }
}
