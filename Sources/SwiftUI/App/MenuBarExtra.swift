import Foundation
import QuoinLayout

/// A menu in the bar at the top of a Mac.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  let content: Content
  /// A menu with a label of its own, which is not drawn. Shown only if the app has no other window.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
  /// A menu whose title and symbol are not drawn. Shown only if the app has no other window.
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }
  func windows(into windows: inout [_Window]) { windows.append(_Window(title: nil, content: AnyView(content), isMain: false)) }
}
