import Foundation
import QuoinLayout

/// One window.
public struct Window<Content: View>: PrimitiveScene {
  let title: String
  let content: Content
  /// A window with a title; `id` is ignored.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }
  func windows(into windows: inout [_Window]) { windows.append(_Window(title: title, content: AnyView(content), isMain: true)) }
}
