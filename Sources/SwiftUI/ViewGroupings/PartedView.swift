@_spi(Reflection) import Swift

/// A view whose type tells whether a lazy container must know its parts before they come into sight.
///
/// Sections must be known for their headers and the rows that belong together, a list's opening rows for the rows below them. So a
/// `ForEach` with such elements is told part by part; every other one makes its elements when they are asked for. An `AnyView` hides what
/// it is, so its elements stand as they are.
protocol PartedView {
  /// Whether such parts may be among those of views of this type; `inList` where rows count as well as sections.
  nonisolated static func isParted(inList: Bool) -> Bool
}

/// Whether a lazy container must know the parts of views of this type. O(the type's size).
nonisolated func isParted(_ type: (some View).Type, inList: Bool) -> Bool {
  func look<V: View>(_ type: V.Type) -> Bool {
    if let known = type as? any PartedView.Type { return known.isParted(inList: inList) }
    return V.Body.self != Never.self && look(V.Body.self)
  }
  return look(type)
}

extension Section: PartedView where Parent: View, Content: View, Footer: View {
  nonisolated static func isParted(inList: Bool) -> Bool { true }
}
extension DisclosureGroup: PartedView {
  nonisolated static func isParted(inList: Bool) -> Bool { inList }
}
extension ForEach: PartedView where Content: View {
  nonisolated static func isParted(inList: Bool) -> Bool { SwiftUI.isParted(Content.self, inList: inList) }
}
extension Group: PartedView where Content: View {
  nonisolated static func isParted(inList: Bool) -> Bool { SwiftUI.isParted(Content.self, inList: inList) }
}
extension Optional: PartedView where Wrapped: View {
  nonisolated static func isParted(inList: Bool) -> Bool { SwiftUI.isParted(Wrapped.self, inList: inList) }
}
extension _ConditionalContent: PartedView {
  nonisolated static func isParted(inList: Bool) -> Bool {
    SwiftUI.isParted(TrueContent.self, inList: inList) || SwiftUI.isParted(FalseContent.self, inList: inList)
  }
}
extension TupleView: PartedView {
  nonisolated static func isParted(inList: Bool) -> Bool {
    var found = false
    _ = _forEachField(of: T.self, options: []) { _, _, type, _ in
      if let view = type as? any View.Type { found = SwiftUI.isParted(view, inList: inList) }
      return !found
    }
    return found
  }
}
extension ModifiedContent: PartedView where Content: View, Modifier: ViewModifier {
  nonisolated static func isParted(inList: Bool) -> Bool {
    Modifier.self is any ItemwiseModifier.Type && SwiftUI.isParted(Content.self, inList: inList)
  }
}
