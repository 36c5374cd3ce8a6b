import Foundation
import QuoinAppearance
import QuoinLayout

/// Controls and texts in groups: a list whose rows are settings.
public struct Form<Content: View> {
  let content: Content
  /// Groups of settings; plain lists' style becomes the inset and grouped one.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    var scope = scope
    if let style = scope.environment.ownFormStyle {
      // A form that the style itself makes is the system's.
      scope.environment.ownFormStyle = nil
      return style.make(FormStyleConfiguration(content: .init(view: AnyView(content))), scope, &nodes)
    }
    if scope.environment.listSettings.style == .plain { scope.environment.listSettings.style = .insetGrouped }
    nodes.append(RowList(scope).node(content))
  }
}

extension Form: PrimitiveView {}
