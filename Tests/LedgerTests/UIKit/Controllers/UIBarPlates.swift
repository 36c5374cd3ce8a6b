import UIKit

/// What a controller shows on a screen of iOS 26, 320 by 400, as frames of its views.
@MainActor private func frames<V: UIView>(of type: V.Type, _ make: () -> UIViewController) -> [CGRect] {
  var settings = UIKitPageSettings(size: CGSize(width: 320, height: 400), scale: 1)
  settings.generation = .ios26
  var root: UIView?
  _ = UIKitPage.make(settings) {
    let controller = make()
    root = controller.view
    return controller
  }
  func all(_ view: UIView) -> [V] { (view as? V).map { [$0] } ?? view.subviews.flatMap(all) }
  return root.map { root in all(root).filter { !$0.isHidden }.map { $0.convert($0.bounds, to: root) } } ?? []
}

/// A page in a navigation controller, changed.
@MainActor private func page(_ change: (UIViewController, UINavigationController) -> Void) -> UIViewController {
  let page = UIViewController()
  let stack = UINavigationController(rootViewController: page)
  change(page, stack)
  return stack
}
@MainActor private func picture() -> UIBarButtonItem { UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain) }

extension Ledger {
  /// Plates of glass below the items of bars, and the search among them.
  func uiBarPlates() {
    topic("Bars of iOS 26")

    measure(
      "UIBarButtonItem.sharesBackground", "UIBarButtonItem.hidesSharedBackground", "UIBarButtonItem.Style.prominent",
      "UIBarButtonItem.fixedSpace", says: "pictures beside each other share a plate, 44 points each; others stand alone, 8 apart",
      from: .documented("uikit/uibarbuttonitem/sharesbackground")
    ) { judge in
      @MainActor func middles(_ change: (UIBarButtonItem) -> Void, between: [UIBarButtonItem] = []) -> CGFloat {
        let found = frames(of: UIButton.self) {
          page { page, _ in
            let second = picture()
            change(second)
            page.navigationItem.rightBarButtonItems = [picture()] + between + [second]
          }
        }.map(\.midX).sorted()
        return found.count == 2 ? found[1] - found[0] : -1
      }
      judge.near(middles { _ in }, 44)
      judge.near(middles { $0.sharesBackground = false }, 52)
      judge.near(middles { $0.hidesSharedBackground = true }, 52)
      judge.near(middles { $0.style = .prominent }, 52)
      judge.near(middles({ _ in }, between: [.fixedSpace()]), 52)
      judge.equal(UIBarButtonItem.Style.prominent, .done)
      judge.expect(picture().sharesBackground && !picture().hidesSharedBackground)
    }
    measure(
      "UINavigationItem.preferredSearchBarPlacement", "UINavigationItem.SearchBarPlacement",
      "UINavigationItem.searchBarPlacementAllowsToolbarIntegration", "UINavigationItem.searchBarPlacementBarButtonItem",
      says: "the search stands at the bottom, last among the toolbar's items or where its item is; stacked it stands below the title",
      from: .documented("uikit/uinavigationitem/searchbarplacementbarbuttonitem")
    ) { judge in
      @MainActor func search(_ change: (UIViewController, UINavigationController) -> Void) -> CGRect {
        frames(of: UISearchBar.self) {
          page { page, stack in
            page.navigationItem.searchController = UISearchController(searchResultsController: nil)
            change(page, stack)
          }
        }.first ?? .zero
      }
      judge.equal(search { _, _ in }, CGRect(x: 28, y: 324, width: 264, height: 48))
      judge.expect(search { page, _ in page.navigationItem.preferredSearchBarPlacement = .stacked }.maxY < 150)
      judge.expect(search { page, _ in page.navigationItem.searchBarPlacementAllowsToolbarIntegration = false }.maxY < 150)
      judge.near(
        search { page, stack in (page.toolbarItems, stack.isToolbarHidden) = ([picture()], false) }.minX, 28 + 48 + 12)
      let first = search { page, stack in
        (page.toolbarItems, stack.isToolbarHidden) = ([page.navigationItem.searchBarPlacementBarButtonItem, picture()], false)
      }
      judge.expect(first.minX == 28 && first.maxX == 292 - 48 - 12, "\(first)")
      let item = UINavigationItem(title: "t")
      judge.expect(
        item.searchBarPlacementAllowsToolbarIntegration && item.searchBarPlacementBarButtonItem === item.searchBarPlacementBarButtonItem)
    }
  }
}
