import Foundation
import Testing
import UIKit

@Suite("Insets of headers in compositional layouts") @MainActor struct BoundaryInsetTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath)
      -> UICollectionReusableView
    { collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path) }
  }

  private func frames(_ height: NSCollectionLayoutDimension) throws -> (head: CGRect, cell: CGRect) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let head = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height), elementKind: "head", alignment: .top
    )
    head.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 5, trailing: 20)
    section.boundarySupplementaryItems = [head]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "head", withReuseIdentifier: "head")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    return (
      try #require(view.layoutAttributesForSupplementaryElement(ofKind: "head", at: path)).frame,
      try #require(view.layoutAttributesForItem(at: path)).frame
    )
  }

  @Test("lie within the room that the header takes") func absolute() throws {
    let (head, cell) = try frames(.absolute(40))
    #expect(head == CGRect(x: 10, y: 3, width: 270, height: 32))
    #expect(cell == CGRect(x: 0, y: 40, width: 300, height: 50))
  }

  @Test("say nothing along an axis that is estimated (documented: contentInsets)") func estimated() throws {
    let (head, cell) = try frames(.estimated(40))
    #expect(head.minX == 10 && head.width == 270 && head.minY == 0 && cell.minY == head.maxY)
  }
}
