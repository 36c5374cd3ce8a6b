import Foundation
import QuoinLayout

/// Views that belong together, with a header above and a footer below. Lists, forms and lazy containers know their sections; elsewhere
/// the parts stand one after the other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
  nonisolated init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public var body: Never { fatalError("Section has no body; it is a primitive view.") }
  nonisolated public static func _emit(_ view: Section, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    let start = nodes.count
    defer { _ViewNode.nameInTrace(nodes[start...], for: Section.self, in: scope) }
    scope.markingSection(.header, &nodes) { Parent._emit(view.header, scope.child(1), into: &$0) }
    if view.isExpanded?.wrappedValue ?? true {
      scope.markingSection(.content, &nodes) { Content._emit(view.content, scope.child(2), into: &$0) }
    }
    scope.markingSection(.footer, &nodes) { Footer._emit(view.footer, scope.child(3), into: &$0) }
  }
  /// Views between a header and a footer.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
    self.init(header: header(), content: content(), footer: footer())
  }
  @available(*, deprecated, message: "Use init(content:header:footer:).")
  /// Views between a header and a footer.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Views above a footer.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  @available(*, deprecated, message: "Use init(content:footer:).")
  /// Views above a footer.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views below a header.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  @available(*, deprecated, message: "Use init(content:header:).")
  /// Views below a header.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
  /// Views below a header, shown while the binding says so.
  nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Views without a header or a footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Views below a title to be translated.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  /// Views below a title to be translated, shown while the binding says so.
  nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
  /// Views below a title that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  /// Views below a title that is shown as it is, shown while the binding says so.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section: LazyEnumerable where Parent: View, Content: View, Footer: View {
  nonisolated func enumerate(_ scope: _Scope, into items: inout LazyItems) {
    let view = self
    func one<V: View>(_ part: V, _ step: Int, _ role: LazyItemRole) -> ((inout [_ViewNode]) -> Void)? {
      guard V.self != EmptyView.self else { return nil }
      var own = scope.child(step)
      scope.environment.listPart?.dress(role, &own.environment)
      return { [own] nodes in
        if let node = V.oneNode(part, own, in: VStackLayout(alignment: .leading).makeRule()) { nodes.append(node) }
      }
    }
    // In a sidebar a section that opens and closes says so in its header.
    let opens = isExpanded != nil && scope.environment.isInList && scope.environment.listSettings.style == .sidebar
    let isOpen = isExpanded?.wrappedValue ?? true
    let head = opens ? one(OpeningHeader(content: header, isOpen: isOpen), 1, .header) : one(header, 1, .header)
    items.naming(Section.self, in: scope) { items in
      items.addSection(header: head, footer: one(footer, 3, .footer)) { items in
        if view.isExpanded?.wrappedValue ?? true { LazyItems.collect(view.content, scope.child(2), into: &items) }
      }
    }
  }
}

/// A header with the sign that its section opens and closes.
private struct OpeningHeader<Content: View> {
  let content: Content
  let isOpen: Bool
  nonisolated init(content: Content, isOpen: Bool) {
    self.content = content
    self.isOpen = isOpen
  }
}
extension OpeningHeader: View {
  var body: some View {
    HStack {
      content
      Spacer(minLength: 8)
      Chevron(isDown: isOpen, style: AnyShapeStyle(TintShapeStyle()))
    }
  }
}
