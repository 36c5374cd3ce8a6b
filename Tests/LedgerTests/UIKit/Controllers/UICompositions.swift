import UIKit

private let canvas = Canvas.fixed(200, 300)

@MainActor private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}
@MainActor private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: size(width, height))
}
/// A section of rows of 40 with two items of 50 in each.
@MainActor private func pairs(_ change: (NSCollectionLayoutSection) -> Void = { _ in }) -> NSCollectionLayoutSection {
  made(
    NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .absolute(40)), subitems: [item(.absolute(50), .fractionalHeight(1))])),
    change)
}
@MainActor private func composed(_ section: NSCollectionLayoutSection, _ counts: [Int] = [4], _ change: (FedCollection) -> Void = { _ in })
  -> FedCollection
{
  uiCollection(UICollectionViewCompositionalLayout(section: section), counts, change)
}

extension Ledger {
  func uiCompositions() {
    topic("Collection views: compositional layouts")

    uiRow(
      "UICollectionViewCompositionalLayout", "NSCollectionLayoutSection", "NSCollectionLayoutGroup", "NSCollectionLayoutGroup.horizontal",
      "NSCollectionLayoutItem", "NSCollectionLayoutSize", "NSCollectionLayoutDimension", "NSCollectionLayoutDimension.fractionalWidth",
      "NSCollectionLayoutDimension.fractionalHeight", "NSCollectionLayoutDimension.absolute", "NSCollectionLayoutSize.widthDimension",
      "NSCollectionLayoutSize.heightDimension", "NSCollectionLayoutItem.layoutSize",
      says: "items are shares of their group, the group of the section; items fill a row before the next",
      from: .documented("uikit/nscollectionlayoutdimension"), in: canvas
    ) {
      composed(
        NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size(.fractionalWidth(0.9), .absolute(60)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(0.75)), item(.absolute(30), .absolute(20))])))
    } holds: {
      $0.frame("0.0", 0, 0, 90, 45)
      $0.frame("0.1", 90, 0, 30, 20)
      $0.frame("0.2", 0, 60, 90, 45)
      $0.frame("0.3", 90, 60, 30, 20)
    }
    uiRow(
      "NSCollectionLayoutGroup.vertical", "NSCollectionLayoutGroup.subitems",
      says: "groups nest: one large item beside two that share its height",
      from: .documented("uikit/nscollectionlayoutgroup"), in: canvas
    ) {
      let two = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)),
        count: 2)
      return composed(
        NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item(.fractionalWidth(0.6), .fractionalHeight(1)), two])))
    } holds: {
      $0.frame("0.0", 0, 0, 120, 80)
      $0.frame("0.1", 120, 0, 80, 40)
      $0.frame("0.2", 120, 40, 80, 40)
      $0.frame("0.3", 0, 80, 120, 80)
    }
    uiRow(
      "NSCollectionLayoutGroup.horizontal", "NSCollectionLayoutGroup.interItemSpacing", "NSCollectionLayoutSpacing",
      "NSCollectionLayoutSpacing.fixed",
      says: "so many items of one share, the spacing between", from: .worked("(200 − 2 × 10) / 3 = 60"), in: canvas
    ) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
      group.interItemSpacing = .fixed(10)
      return composed(NSCollectionLayoutSection(group: group))
    } holds: {
      for (index, x) in [CGFloat(0), 70, 140].enumerated() { $0.frame("0.\(index)", x, 0, 60, 30) }
      $0.frame("0.3", 0, 30, 60, 30)
    }
    uiRow(
      "NSCollectionLayoutGroup.supplementaryItems",
      says: "views fastened to a group stand on every group that is made, at their anchor in the group's own frame",
      from: .documented("uikit/nscollectionlayoutgroup/supplementaryitems"), in: canvas
    ) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
      group.supplementaryItems = [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(20), .absolute(10)), elementKind: "mark", containerAnchor: .init(edges: [.bottom, .trailing]))
      ]
      return composed(NSCollectionLayoutSection(group: group))
    } holds: {
      $0.frame("mark 0.0", 180, 20, 20, 10)
      $0.frame("mark 0.1", 180, 50, 20, 10)
    }
    uiRow(
      "NSCollectionLayoutGroup.vertical", "NSCollectionLayoutSpacing.flexible", "NSCollectionLayoutGroup.interItemSpacing",
      says: "flexible spacing takes what is left: at least the number", from: .documented("uikit/nscollectionlayoutspacing/flexible(_:)"),
      in: canvas
    ) {
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(140), .absolute(20)), subitems: [item(.absolute(30), .absolute(20))])
      row.interItemSpacing = .flexible(5)
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(40), .absolute(100)), subitem: item(.absolute(25), .absolute(10)), count: 2)
      column.interItemSpacing = .fixed(20)
      return made(
        uiCollection(
          UICollectionViewCompositionalLayout {
            $1.container.contentSize == .zero ? nil : NSCollectionLayoutSection(group: $0 == 0 ? row : column)
          }, [4, 2])
      ) { _ in }
    } holds: {
      // Four of 30 with 5 between take 135; five are left for three gaps.
      for (index, x) in [CGFloat(0), 36.67, 73.33, 110].enumerated() { $0.frame("0.\(index)", x, 0, 30, 20, within: 0.5) }
      $0.frame("1.0", 0, 20, 25, 40)
      $0.frame("1.1", 0, 80, 25, 40)
    }
    uiRow(
      "NSCollectionLayoutItem.contentInsets", "NSCollectionLayoutSection.contentInsets", "NSCollectionLayoutSection.interGroupSpacing",
      says: "insets shrink items and groups in their places, and keep the section from its neighbours; groups stand apart",
      from: .documented("uikit/nscollectionlayoutitem/contentinsets"), in: canvas
    ) {
      let one = item(.fractionalWidth(0.5), .fractionalHeight(1))
      one.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [one])
      group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 26)
      section.interGroupSpacing = 9
      return composed(section, [3, 1])
    } holds: {
      // 200 − 46 − 14 = 140 for two.
      $0.frame("0.0", 28, 16, 64, 34)
      $0.frame("0.1", 98, 16, 64, 34)
      $0.frame("0.2", 28, 75, 64, 34)
      $0.frame("1.0", 28, 165, 64, 34)
    }
    uiRow(
      "NSCollectionLayoutItem.edgeSpacing", "NSCollectionLayoutEdgeSpacing",
      says: "room around an item that makes its row longer and higher",
      from: .documented("uikit/nscollectionlayoutitem/edgespacing"), in: canvas
    ) {
      let one = item(.absolute(30), .absolute(20))
      one.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: .fixed(6), trailing: .fixed(10), bottom: .fixed(3))
      return composed(NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.absolute(90), .estimated(10)), subitems: [one, one])))
    } holds: {
      $0.frame("0.0", 4, 6, 30, 20)
      $0.frame("0.1", 48, 6, 30, 20)
      $0.frame("0.2", 4, 35, 30, 20)
    }
    uiRow(
      "NSCollectionLayoutDimension.estimated", says: "cells are as high as their content says, and what follows moves",
      from: .documented("uikit/nscollectionlayoutdimension/estimated(_:)"), in: canvas
    ) {
      composed(
        NSCollectionLayoutSection(
          group: .vertical(layoutSize: size(.fractionalWidth(1), .estimated(9)), subitems: [item(.fractionalWidth(1), .estimated(9))])), [3]
      ) {
        $0.feed.sizes = [CGSize(width: 10, height: 25), CGSize(width: 10, height: 41), CGSize(width: 10, height: 13)]
      }
    } holds: {
      $0.frame("0.0", 0, 0, 200, 25)
      $0.frame("0.1", 0, 25, 200, 41)
      $0.frame("0.2", 0, 66, 200, 13)
    }
    uiRow(
      "NSCollectionLayoutGroup.custom", "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutGroupCustomItem.frame",
      "NSCollectionLayoutGroupCustomItem.zIndex",
      "NSCollectionLayoutEnvironment.container", "NSCollectionLayoutContainer.contentSize",
      says: "places of one's own in each group, by its size; higher ones lie above",
      from: .documented("uikit/nscollectionlayoutgroup/custom(layoutsize:itemprovider:)"), in: canvas
    ) {
      let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(70))) { environment in
        let width = environment.container.contentSize.width
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width - 30, y: 5, width: 30, height: 20), zIndex: 3),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width - 40, y: 15, width: 30, height: 20)),
        ]
      }
      return composed(NSCollectionLayoutSection(group: group), [3]) {
        $0.feed.cell = { _, path in made(UICollectionViewCell(frame: .zero)) { $0.backgroundColor = path.item == 0 ? .pureBlue : .pureRed }
        }
      }
    } holds: {
      $0.frame("0.0", 70, 5, 30, 20)
      $0.frame("0.1", 60, 15, 30, 20)
      $0.frame("0.2", 70, 75, 30, 20)
      $0.color(75, 20, is: 0x0000FF)
    }
    for (behavior, x, width) in [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, CGFloat(10), CGFloat(50)), (.paging, 10, 50),
      (.groupPaging, 10, 50),
      (.continuousGroupLeadingBoundary, 10, 50), (.groupPagingCentered, 55, 50),
    ] {
      uiRow(
        "NSCollectionLayoutSection.orthogonalScrollingBehavior", "UICollectionLayoutSectionOrthogonalScrollingBehavior",
        says: "groups stand side by side and go on beyond the edge: \(behavior)",
        from: .documented("uikit/nscollectionlayoutsection/orthogonalscrollingbehavior"), in: canvas
      ) {
        composed(
          pairs {
            $0.orthogonalScrollingBehavior = behavior
            $0.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 0)
            $0.interGroupSpacing = 8
          }, [4, 1])
      } holds: {
        $0.frame("0.0", x, 4, width, 40)
        $0.frame("0.1", x + 50, 4, width, 40)
        $0.frame("0.2", x + 108, 4, width, 40)
        $0.frame("1.0", x, 54, width, 40)
      }
    }
    uiRow(
      "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutBoundarySupplementaryItem.alignment",
      "NSCollectionLayoutBoundarySupplementaryItem.offset",
      "NSCollectionLayoutSection.boundarySupplementaryItems", "NSCollectionLayoutSection.supplementariesFollowContentInsets",
      "NSRectAlignment",
      "NSCollectionLayoutSupplementaryItem.elementKind",
      says: "headers before, footers after the groups, at the side they are aligned to, moved by their offset",
      from: .documented("uikit/nscollectionlayoutboundarysupplementaryitem"), in: canvas
    ) {
      let alignments: [(String, NSRectAlignment)] = [
        ("t", .top), ("tl", .topLeading), ("tt", .topTrailing), ("b", .bottom), ("bl", .bottomLeading), ("bt", .bottomTrailing),
      ]
      return composed(
        pairs {
          $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 5, trailing: 40)
          $0.boundarySupplementaryItems = alignments.map { name, alignment in
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: size(.absolute(30), .absolute(10)), elementKind: name, alignment: alignment,
              absoluteOffset: name == "tl" ? CGPoint(x: 2, y: -3) : .zero)
          }
        }, [2])
    } holds: {
      $0.frame("t 0.0", 75, 0, 30, 10)
      $0.frame("tl 0.0", 22, 7, 30, 10)
      $0.frame("tt 0.0", 130, 20, 30, 10)
      $0.frame("0.0", 20, 33, 50, 40)
      $0.frame("b 0.0", 75, 78, 30, 10)
      $0.frame("bl 0.0", 20, 88, 30, 10)
      $0.frame("bt 0.0", 130, 98, 30, 10)
    }
    uiRow(
      "NSCollectionLayoutSection.supplementariesFollowContentInsets", "NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary",
      says: "headers may reach beyond the section's insets, and lie over the content",
      from: .documented("uikit/nscollectionlayoutboundarysupplementaryitem/extendsboundary"), in: canvas
    ) {
      composed(
        pairs {
          $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 5, trailing: 40)
          $0.supplementariesFollowContentInsets = false
          let head = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: "h", alignment: .top)
          let foot = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(8)), elementKind: "f", alignment: .bottom)
          (head.extendsBoundary, foot.extendsBoundary) = (false, false)
          $0.boundarySupplementaryItems = [head, foot]
        }, [2, 1])
    } holds: {
      $0.frame("h 0.0", 0, 0, 200, 10)
      $0.frame("0.0", 20, 3, 50, 40)
      $0.frame("f 0.0", 0, 40, 200, 8)
      $0.frame("1.0", 20, 51, 50, 40)
    }
    uiRow(
      "NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds",
      says: "a pinned header stays at the top while its section is seen; another leaves",
      from: .documented("uikit/nscollectionlayoutboundarysupplementaryitem/pintovisiblebounds"), in: .fixed(200, 100)
    ) {
      let canvas = uiCanvas()
      for pins in [true, false] {
        let view = composed(
          pairs { section in
            let head = NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: "\(pins)", alignment: .top)
            head.pinToVisibleBounds = pins
            section.boundarySupplementaryItems = [head]
          }, [10, 2]
        ) { $0.frame = CGRect(x: 0, y: 0, width: 200, height: 100) }
        canvas.addSubview(view)
        view.layoutIfNeeded()
        view.contentOffset.y = pins ? 33 : 4
      }
      return canvas
    } holds: {
      $0.frame("true 0.0", 0, 0, 200, 10)
      $0.frame("false 0.0", 0, -4, 200, 10)
    }
    uiRow(
      "NSCollectionLayoutSupplementaryItem", "NSCollectionLayoutSupplementaryItem.containerAnchor", "NSCollectionLayoutAnchor",
      "NSCollectionLayoutAnchor.edges",
      "NSCollectionLayoutAnchor.offset", "NSCollectionLayoutAnchor.isAbsoluteOffset", "NSCollectionLayoutItem.supplementaryItems",
      says: "badges on each item, at the anchor's edges, moved by points or by shares of their size",
      from: .documented("uikit/nscollectionlayoutanchor"), in: canvas
    ) {
      let badges = [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(20), .absolute(10)), elementKind: "a",
          containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.3))),
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(20), .absolute(10)), elementKind: "b",
          containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading], absoluteOffset: CGPoint(x: 3, y: -4))),
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.fractionalWidth(0.5), .absolute(10)), elementKind: "c", containerAnchor: NSCollectionLayoutAnchor(edges: [])),
      ]
      let one = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(40)), supplementaryItems: badges)
      return composed(
        made(NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [one]))) {
          $0.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 0, trailing: 0)
        }, [1])
    } holds: {
      $0.frame("a 0.0", 70, 17, 20, 10)
      $0.frame("b 0.0", 23, 46, 20, 10)
      $0.frame("c 0.0", 35, 35, 30, 10)
      $0.color(50, 40, is: 0x0000FF)
    }
    uiRow(
      "NSCollectionLayoutSupplementaryItem.itemAnchor",
      says: "a badge whose own corner or edge lies on the item's: beside it or halfway in, moved the other way by its own offset",
      from: .documented("uikit/nscollectionlayoutsupplementaryitem/itemanchor"), in: canvas
    ) {
      @MainActor func badge(_ kind: String, _ there: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor)
        -> NSCollectionLayoutSupplementaryItem
      {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(20), .absolute(10)), elementKind: kind, containerAnchor: there, itemAnchor: own)
      }
      let badges = [
        badge("a", NSCollectionLayoutAnchor(edges: [.top, .trailing]), NSCollectionLayoutAnchor(edges: [.bottom, .leading])),
        badge("b", NSCollectionLayoutAnchor(edges: [.bottom]), NSCollectionLayoutAnchor(edges: [])),
        badge(
          "c", NSCollectionLayoutAnchor(edges: [.leading], absoluteOffset: CGPoint(x: 1, y: 2)),
          NSCollectionLayoutAnchor(edges: [.trailing], fractionalOffset: CGPoint(x: 0.1, y: 0))),
      ]
      let one = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(40)), supplementaryItems: badges)
      return composed(
        made(NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [one]))) {
          $0.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 40, bottom: 0, trailing: 0)
        }, [1])
    } holds: {
      // The item is 60 by 40 at (40, 20).
      $0.frame("a 0.0", 100, 10, 20, 10)
      $0.frame("b 0.0", 60, 55, 20, 10)
      $0.frame("c 0.0", 19, 37, 20, 10)
    }
    uiRow(
      "NSCollectionLayoutDecorationItem", "NSCollectionLayoutDecorationItem.background", "NSCollectionLayoutDecorationItem.elementKind",
      "NSCollectionLayoutDecorationItem.zIndex", "NSCollectionLayoutSection.decorationItems",
      says: "a background behind the section, with insets of its own",
      from: .documented("uikit/nscollectionlayoutdecorationitem"), in: canvas
    ) {
      let deco = NSCollectionLayoutDecorationItem.background(elementKind: "back")
      deco.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
      let layout = UICollectionViewCompositionalLayout(
        section: pairs {
          $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
          $0.decorationItems = [deco]
        })
      layout.register(Deco.self, forDecorationViewOfKind: "back")
      return uiCollection(layout, [2])
    } holds: {
      $0.frame("deco", 4, 2, 188, 52)
      $0.color(6, 30, is: 0x00FF00)
      $0.color(30, 30, is: 0xFF0000)
    }
    uiRow(
      "UICollectionViewCompositionalLayout.configuration", "UICollectionViewCompositionalLayoutConfiguration",
      "UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing",
      "UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems",
      says: "points between sections, and headers and footers of the whole",
      from: .documented("uikit/uicollectionviewcompositionallayoutconfiguration"), in: canvas
    ) {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 15
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(9)), elementKind: "head", alignment: .top),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(7)), elementKind: "foot", alignment: .bottom),
      ]
      return uiCollection(UICollectionViewCompositionalLayout(section: pairs(), configuration: configuration), [2, 2])
    } holds: {
      $0.frame("head 0.0", 0, 0, 200, 9)
      $0.frame("0.0", 0, 9, 50, 40)
      $0.frame("1.0", 0, 64, 50, 40)
      $0.frame("foot 0.0", 0, 104, 200, 7)
    }
    uiRow(
      "UICollectionViewCompositionalLayoutConfiguration.scrollDirection",
      says: "across, groups and sections follow each other to the right",
      from: .documented("uikit/uicollectionviewcompositionallayoutconfiguration/scrolldirection"), in: canvas
    ) {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      (configuration.scrollDirection, configuration.interSectionSpacing) = (.horizontal, 6)
      let section = made(
        NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: size(.absolute(40), .fractionalHeight(0.5)), subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]))
      ) {
        $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 3, bottom: 10, trailing: 5)
        $0.interGroupSpacing = 4
      }
      return uiCollection(UICollectionViewCompositionalLayout(section: section, configuration: configuration), [3, 1])
    } holds: {
      $0.frame("0.0", 3, 10, 40, 70)
      $0.frame("0.1", 3, 80, 40, 70)
      $0.frame("0.2", 47, 10, 40, 70)
      $0.frame("1.0", 101, 10, 40, 70)
    }
    uiRow("UICollectionViewCompositionalLayout", says: "reads from right to left: mirrored", from: .law("layouts are mirrored"), in: canvas)
    {
      mirrored(composed(pairs { $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 0) }, [2]))
    } holds: {
      $0.frame("0.0", 138, 0, 50, 40)
      $0.frame("0.1", 88, 0, 50, 40)
    }
    value(
      "NSCollectionLayoutDimension.dimension", "NSCollectionLayoutDimension.isAbsolute", "NSCollectionLayoutDimension.isEstimated",
      "NSCollectionLayoutDimension.isFractionalHeight", "NSCollectionLayoutDimension.isFractionalWidth",
      "NSCollectionLayoutSpacing.isFixedSpacing",
      "NSCollectionLayoutSpacing.isFlexibleSpacing", "NSCollectionLayoutEdgeSpacing.leading",
      "NSCollectionLayoutEdgeSpacing.top",
      "NSCollectionLayoutEdgeSpacing.trailing", "NSCollectionLayoutEdgeSpacing.bottom", "NSCollectionLayoutSupplementaryItem.zIndex",
      "NSCollectionLayoutSection.contentInsetsReference", "UIContentInsetsReference",
      "UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference",
      "NSCollectionLayoutSection.visibleItemsInvalidationHandler", "NSCollectionLayoutSectionVisibleItemsInvalidationHandler",
      "NSCollectionLayoutVisibleItem", "NSCollectionLayoutVisibleItem.alpha",
      "NSCollectionLayoutVisibleItem.frame", "NSCollectionLayoutVisibleItem.indexPath", "NSCollectionLayoutVisibleItem.transform",
      "NSCollectionLayoutVisibleItem.zIndex",
      "NSCollectionLayoutEnvironment", "NSCollectionLayoutEnvironment.traitCollection", "NSCollectionLayoutContainer",
      "NSCollectionLayoutContainer.contentInsets",
      "NSCollectionLayoutContainer.effectiveContentInsets", "NSCollectionLayoutContainer.effectiveContentSize",
      "NSCollectionLayoutAnchor.isAbsoluteOffset",
      says: "what they were made of", from: .documented("uikit/nscollectionlayoutsection")
    ) { judge in
      let kinds: [(NSCollectionLayoutDimension, [Bool])] = [
        (.absolute(3), [true, false, false, false]), (.estimated(3), [false, true, false, false]),
        (.fractionalHeight(3), [false, false, true, false]),
        (.fractionalWidth(3), [false, false, false, true]),
      ]
      for (kind, facts) in kinds {
        judge.equal([kind.isAbsolute, kind.isEstimated, kind.isFractionalHeight, kind.isFractionalWidth], facts)
        judge.equal(kind.dimension, 3)
      }
      let (fixed, flexible) = (NSCollectionLayoutSpacing.fixed(4), NSCollectionLayoutSpacing.flexible(5))
      judge.expect(
        fixed.isFixedSpacing && !fixed.isFlexibleSpacing && fixed.spacing == 4 && flexible.isFlexibleSpacing && !flexible.isFixedSpacing
          && flexible.spacing == 5)
      let edges = NSCollectionLayoutEdgeSpacing(leading: fixed, top: nil, trailing: flexible, bottom: fixed)
      judge.expect(edges.leading === fixed && edges.top == nil && edges.trailing === flexible && edges.bottom === fixed)
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(1), .absolute(1)), elementKind: "k",
        containerAnchor: NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 1, y: 2)))
      judge.expect(
        badge.zIndex == 1 && badge.elementKind == "k" && badge.containerAnchor.edges == .top
          && badge.containerAnchor.offset == CGPoint(x: 1, y: 2))
      judge.expect(
        !badge.containerAnchor.isAbsoluteOffset && NSCollectionLayoutAnchor(edges: .top).isAbsoluteOffset
          && NSCollectionLayoutDecorationItem.background(elementKind: "d").zIndex == -1)
      let section = pairs()
      judge.expect(
        section.contentInsetsReference == .automatic && section.visibleItemsInvalidationHandler == nil
          && section.orthogonalScrollingBehavior == .none)
      judge.expect(
        section.supplementariesFollowContentInsets && section.interGroupSpacing == 0 && section.contentInsets == .zero
          && UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference == .automatic)
      section.contentInsetsReference = .layoutMargins
      judge.equal(section.contentInsetsReference, .layoutMargins)
      let visible: any NSCollectionLayoutVisibleItem = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
      (visible.alpha, visible.zIndex, visible.transform) = (0.5, 4, CGAffineTransform(scaleX: 2, y: 2))
      judge.expect(
        visible.indexPath.item == 3 && visible.frame == .zero && visible.alpha == 0.5 && visible.zIndex == 4 && visible.transform.a == 2)
      var asked = 0
      let view = uiCollection(
        UICollectionViewCompositionalLayout { _, environment in
          asked += 1
          judge.expect(
            environment.container.contentSize == CGSize(width: 200, height: 300)
              && environment.container.effectiveContentSize == environment.container.contentSize)
          judge.expect(
            environment.container.contentInsets == .zero && environment.container.effectiveContentInsets == .zero
              && environment.traitCollection.displayScale > 0)
          return pairs()
        }, [2])
      view.layoutIfNeeded()
      judge.expect(asked > 0)
      judge.equal(view.collectionViewLayout.collectionViewContentSize, CGSize(width: 200, height: 40))
      judge.equal(
        view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame,
        CGRect(x: 50, y: 0, width: 50, height: 40))
      let two = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(1), .absolute(1)), subitems: [item(.absolute(1), .absolute(1)), item(.absolute(1), .absolute(1))])
      judge.expect(two.subitems.count == 2 && two.interItemSpacing == nil && two.edgeSpacing == nil && two.supplementaryItems.isEmpty)
    }
  }
}

private final class Deco: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .pureGreen
    accessibilityIdentifier = "deco"
  }
  required init?(coder: NSCoder) { nil }
}
