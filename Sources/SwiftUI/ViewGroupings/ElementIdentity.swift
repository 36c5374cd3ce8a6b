/// How a `ForEach` tells its elements apart.
struct ElementIdentity<Element, ID: Hashable> {
  private enum Source {
    /// By what elements of this type say of themselves: the same for all of them.
    case own(Function)
    case path(KeyPath<Element, ID>)
    case function(Function)
  }
  /// A closure as it is stored: one that is handed on by itself may be wrapped anew each time.
  private struct Function {
    let id: (Element) -> ID
  }
  private let source: Source

  /// By the id that elements of this type have of themselves; `id` must follow from the type alone.
  static func own(_ id: @escaping (Element) -> ID) -> Self { Self(source: .own(Function(id: id))) }
  /// By the value at a key path.
  static func path(_ path: KeyPath<Element, ID>) -> Self { Self(source: .path(path)) }
  /// By a function.
  static func function(_ id: @escaping (Element) -> ID) -> Self { Self(source: .function(Function(id: id))) }

  func callAsFunction(_ element: Element) -> ID {
    switch source {
    case .own(let own): own.id(element)
    case .path(let path): element[keyPath: path]
    case .function(let function): function.id(element)
    }
  }
}

extension ElementIdentity: SameComparable {
  func isSame(as other: Self) -> Bool {
    switch (source, other.source) {
    case (.own, .own): true
    case (.path(let one), .path(let another)): one == another
    case (.function(let one), .function(let another)): SwiftUI.isSame(one, another)
    default: false
    }
  }
}
