import Foundation
import QuoinAppearance
import QuoinLayout

/// The rows of a tree of which the branches can be opened; a still shows the roots, closed.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Rows for the elements and, once opened, for what `children` finds in them; where that is nil there is nothing to open.
  nonisolated public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) {
    self.init(data: data, id: \.id, children: children, content: content)
  }
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
