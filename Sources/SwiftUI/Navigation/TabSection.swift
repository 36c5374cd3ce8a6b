import Foundation
import QuoinAppearance
import QuoinLayout

/// Tabs that belong together; a phone's bar shows them like all others, without the title.
public struct TabSection<Header: View, Content: View> {
  let content: Content
  /// Tabs without a title.
  nonisolated public init(@ViewBuilder content: () -> Content) where Header == EmptyView { self.content = content() }
  /// Tabs with a header, which a phone does not show.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }
  /// Tabs with a title to be translated, which a phone does not show.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Header == Text {
    self.content = content()
  }
  /// Tabs with a title, which a phone does not show.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Header == Text {
    self.content = content()
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { Content._emit(content, scope.child(0), into: &nodes) }
}

extension TabSection where Content: TabContent {
  /// Tabs without a title.
  nonisolated public init<Value>(@TabContentBuilder<Value> content: () -> Content)
  where Header == EmptyView, Content.TabValue == Value { self.content = content() }
  /// Tabs with a header, which a phone does not show.
  nonisolated public init<Value>(@TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header)
  where Content.TabValue == Value { self.content = content() }
  /// Tabs with a title to be translated, which a phone does not show.
  nonisolated public init<Value>(_ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content)
  where Header == Text, Content.TabValue == Value { self.content = content() }
  /// Tabs with a title, which a phone does not show.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Value>(_ title: S, @TabContentBuilder<Value> content: () -> Content)
  where Header == Text, Content.TabValue == Value { self.content = content() }
}

extension TabSection: PrimitiveView {}
extension TabSection: TabContent where Content: TabContent { public typealias TabValue = Content.TabValue }
