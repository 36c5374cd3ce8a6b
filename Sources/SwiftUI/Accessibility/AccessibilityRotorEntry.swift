import Foundation

/// An entry of a list to jump between.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// The view with this id.
  nonisolated public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {})
  {}
  /// The view with this id in a namespace.
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// The view with this id in a namespace, whose own label is said.
  nonisolated public init(_ label: Text?, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {}
  /// The view with this id, whose own label is said.
  nonisolated public init(_ label: Text, id: ID, prepare: @escaping () -> Void = {}) {}
}

extension AccessibilityRotorEntry where ID == Never {
  /// A part of the view's own text.
  nonisolated public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}
}
