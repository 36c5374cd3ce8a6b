import Foundation
import QuoinAppearance
import QuoinLayout

/// The rows of a tree of which the branches can be opened; a still shows the roots, closed.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let data: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Rows for the elements and, once opened, for what `children` finds in them; where that is nil there is nothing to open.
  nonisolated public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) {
    self.init(data: Array(data), id: \.id, children: children, content: content)
  }
  /// A row for one element and, once opened, for what `children` finds in it.
  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element { self.init(data: [root], id: \.id, children: children, content: content) }
}

extension OutlineGroup {
  /// Rows for the elements, told apart by `id`, and, once opened, for what `children` finds in them.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data: Array(data), id: id, children: children, content: content) }
  /// A row for one element, named by `id`, and, once opened, for what `children` finds in it.
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element { self.init(data: [root], id: id, children: children, content: content) }
}

extension OutlineGroup: View {
  public var body: some View {
    ForEach(data, id: id) { element in
      HStack {
        content(element)
        if element[keyPath: children] != nil {
          Spacer()
          Chevron()
        }
      }
    }
  }
}
