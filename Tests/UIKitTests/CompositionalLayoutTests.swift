import Testing

@testable import UIKit

/// Where a compositional layout puts its elements, as Apple documents sizes, groups, sections and supplementary items.
@Suite(.serialized) @MainActor struct CompositionalLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var made: [IndexPath] = []
    var heights: (Int) -> CGFloat = { _ in 30 }
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      made.append(path)
      let cell = UICollectionViewCell(frame: .zero)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor), box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: heights(path.item)),
      ])
      let wide = box.widthAnchor.constraint(equalToConstant: 70 + CGFloat(path.item) * 10)
      wide.priority = .defaultHigh
      wide.isActive = true
      return cell
    }
    func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath)
      -> UICollectionReusableView
    { UICollectionReusableView(frame: .zero) }
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
  private func frames(
    _ section: NSCollectionLayoutSection, _ source: Source, width: CGFloat = 300, height: CGFloat = 400,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) -> [CGRect] {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    view.dataSource = source
    view.layoutIfNeeded()
    let all = view.collectionViewLayout.layoutAttributesForElements(in: CGRect(x: -1e4, y: -1e4, width: 1e5, height: 1e5)) ?? []
    return all.map(\.frame)
  }

  private final class Hider: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = UICollectionViewCell(frame: .zero)
      cell.isHidden = path.item == 1
      return cell
    }
    func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath)
      -> UICollectionReusableView
    {
      let badge = UICollectionReusableView(frame: .zero)
      badge.isHidden = path.item == 2
      return badge
    }
  }

  private final class Vanishing: UICollectionViewFlowLayout {
    var hides = true
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect)
      for one in all ?? [] where one.indexPath.item == 0 { one.isHidden = hides }
      return all
    }
  }

  @Test("what a data source hides stays hidden; what a layout hides shows again when it says so") func hidden() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(50)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let hider = Hider()
    func view(_ layout: UICollectionViewLayout) -> UICollectionView {
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
      view.dataSource = hider
      view.layoutIfNeeded()
      return view
    }
    let one = view(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    for _ in 0..<2 {
      #expect(one.visibleCells.map(\.isHidden) == [false, true, false])
      #expect(
        (0..<3).map { one.supplementaryView(forElementKind: "badge", at: IndexPath(item: $0, section: 0))?.isHidden } == [
          false, false, true,
        ])
      one.setNeedsLayout()
      one.layoutIfNeeded()
    }
    let vanishing = Vanishing()
    let other = view(vanishing)
    #expect(other.visibleCells.map(\.isHidden) == [true, true, false])
    vanishing.hides = false
    other.setNeedsLayout()
    other.layoutIfNeeded()
    #expect(other.visibleCells.map(\.isHidden) == [false, true, false])
  }

  @Test("items of a share of the width stand side by side until the row is full") func shares() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    #expect(
      frames(section, Source([4])) == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 0, width: 100, height: 50),
        CGRect(x: 200, y: 0, width: 100, height: 50), CGRect(x: 0, y: 60, width: 100, height: 50),
      ])
  }

  @Test("a count gives items equal widths, with the spacing between them; insets shrink items and sections") func counts() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 0, trailing: 30)
    #expect(
      frames(section, Source([2])) == [CGRect(x: 13, y: 9, width: 112, height: 44), CGRect(x: 153, y: 9, width: 112, height: 44)])
  }

  @Test("groups nest: one large item beside two small ones") func nesting() {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(2.0 / 3), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.4)), subitems: [large, pair])
    #expect(
      frames(NSCollectionLayoutSection(group: group), Source([3])) == [
        CGRect(x: 0, y: 0, width: 200, height: 120), CGRect(x: 200, y: 0, width: 100, height: 60),
        CGRect(x: 200, y: 60, width: 100, height: 60),
      ])
  }

  @Test("estimated heights are those of the cells; those out of sight stay estimates and are not made") func estimates() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(20)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [item])
    let source = Source([1000])
    source.heights = { $0 % 2 == 0 ? 30 : 50 }
    let found = frames(NSCollectionLayoutSection(group: group), source, height: 200)
    #expect(found[0] == CGRect(x: 0, y: 0, width: 300, height: 30) && found[1] == CGRect(x: 0, y: 30, width: 300, height: 50))
    #expect(found[500].height == 20)
    #expect(Set(source.made).count < 20)
  }

  @Test("estimated widths wrap like words in lines") func flow() {
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(50), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    // 70, 80, 90 and two gaps fill 260 of 300; the next, 100, begins a line.
    #expect(
      frames(NSCollectionLayoutSection(group: group), Source([4])).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 170, y: 0), CGPoint(x: 0, y: 20),
      ])
  }

  @Test("sections that scroll across show their start; paging in the middle centres the first group") func orthogonal() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(0.8), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    #expect(frames(section, Source([2, 1])).map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 250, y: 0), CGPoint(x: 0, y: 100)])
    section.orthogonalScrollingBehavior = .groupPagingCentered
    #expect(frames(section, Source([2])).map(\.minX) == [30, 280])
  }

  @Test("Views fastened to a group stand on each group, inner ones too, and are told by how many there were; words say what it is made of")
  func groupBadges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .fractionalHeight(0.5)), elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(60), .absolute(40)), subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(20))),
      count: 2)
    inner.supplementaryItems = [badge]
    let outer = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(140), .absolute(40)), subitems: [inner])
    outer.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)
    outer.interItemSpacing = .fixed(7)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: outer)))
    let source = Source([6])
    view.dataSource = source
    view.layoutIfNeeded()
    let all = view.collectionViewLayout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 300)) ?? []
    let badges = all.filter { $0.representedElementKind == "badge" }
    // Two inner groups of 60 in a row from 5, 7 between; the third in the row below. A badge is 10 wide, half as high as 40.
    #expect(
      badges.map(\.frame) == [(55, 0), (122, 0), (55, 40)].map { CGRect(x: $0.0, y: $0.1, width: 10, height: 20) }
        && badges.map(\.indexPath.item) == [0, 1, 2])
    let words = outer.visualDescription().split(separator: "\n")
    #expect(words.count == 3 && words[0].contains("140") && words[1].contains("60") && words[2].contains("20"))
  }

  @Test("headers and footers stand before and after the content; badges on their anchors") func supplementary() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(0.5), .absolute(10)), elementKind: "footer", alignment: .bottomTrailing),
    ]
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 5, trailing: 20)
    #expect(
      frames(section, Source([1])) == [
        CGRect(x: 20, y: 0, width: 260, height: 30), CGRect(x: 20, y: 30, width: 130, height: 50),
        CGRect(x: 140, y: 20, width: 20, height: 20), CGRect(x: 150, y: 85, width: 130, height: 10),
      ])
  }

  @Test("lists have rows from edge to edge, or on cards 16 points from the sides") func lists() {
    func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> [CGRect] {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: appearance)))
      let source = Source([2])
      view.dataSource = source
      view.layoutIfNeeded()
      return view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)?.map(\.frame) ?? []
    }
    #expect(list(.plain) == [CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 30, width: 320, height: 30)])
    #expect(list(.insetGrouped).map { $0.insetBy(dx: 0, dy: 0).minX } == [16, 16])
    #expect(list(.insetGrouped).map(\.width) == [288, 288])
  }

  @Test("across, all is turned by a quarter") func horizontal() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.absolute(80), .fractionalHeight(1)), subitems: [item])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    #expect(
      frames(section, Source([3]), configuration: configuration) == [
        CGRect(x: 0, y: 0, width: 80, height: 200), CGRect(x: 0, y: 200, width: 80, height: 200),
        CGRect(x: 85, y: 0, width: 80, height: 200),
      ])
  }

  @Test("sizes that are no numbers count as nothing, and nothing hangs") func badNumbers() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(.nan), .absolute(-5)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(.infinity), .absolute(0)), subitems: [item])
    let found = frames(NSCollectionLayoutSection(group: group), Source([3]))
    #expect(found.allSatisfy { $0.width == 0 && $0.height == 0 })
  }
}
