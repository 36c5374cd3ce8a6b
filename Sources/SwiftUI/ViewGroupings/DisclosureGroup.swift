import Foundation
import QuoinAppearance
import QuoinLayout

/// A title with views that it shows or hides.
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  /// What a style may change.
  let expansion: Binding<Bool>
  let isExpanded: Bool
  nonisolated init(label: Label, expansion: Binding<Bool>, made content: @escaping () -> Content) {
    self.label = label
    self.expansion = expansion
    isExpanded = expansion.wrappedValue
    self.content = content
  }
}

extension DisclosureGroup: View {
  /// A group that is closed: a still picture shows the label alone.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), expansion: .constant(false), made: content)
  }
  /// A group that is open or closed, as the binding says.
  nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), expansion: isExpanded, made: content)
  }
  public var body: some View {
    StyledControl(
      DisclosureGroupStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: isExpanded ? AnyView(content()) : AnyView(EmptyView())),
        isExpanded: expansion))
  }
}

extension DisclosureGroup where Label == Text {
  /// A closed group with a title to be translated.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), expansion: .constant(false), made: content)
  }
  /// A group with a title to be translated, open or closed.
  nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), expansion: isExpanded, made: content)
  }
  /// A closed group with a title that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(title), expansion: .constant(false), made: content)
  }
  /// A group with a title that is shown as it is, open or closed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(title), expansion: isExpanded, made: content)
  }
}

/// In a list the title and each view of the content is a row.
extension DisclosureGroup: LazyEnumerable {
  nonisolated func enumerate(_ scope: _Scope, into items: inout LazyItems) {
    let view = self
    guard scope.environment.listPart != nil else { return items.add(1) { Self._emit(view, scope, into: &$1) } }
    items.add(1) { _, nodes in
      let row = DisclosureTitle(label: AnyView(view.label), isExpanded: view.isExpanded)
      DisclosureTitle._emit(row, scope.child(0), into: &nodes)
    }
    guard isExpanded else { return }
    nonisolated(unsafe) let content = scope.reading(content) { $0() }
    LazyItems.collect(content.padding(.leading, 20), scope.child(1), into: &items)
  }
}

extension View {
  /// Sets how disclosure groups within look.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(StyleChoice(style) { $0.makeBody(configuration: $1) })
  }
}

struct DisclosureTitle: View {
  nonisolated(unsafe) let label: AnyView
  let isExpanded: Bool
  nonisolated init(label: AnyView, isExpanded: Bool) {
    self.label = label
    self.isExpanded = isExpanded
  }
  var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      Chevron(isDown: isExpanded, style: AnyShapeStyle(.tint))
    }
  }
}
