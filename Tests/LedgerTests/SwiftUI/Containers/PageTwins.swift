import Foundation
import QuoinAppearance
import SwiftUI
import UIKit

/// SwiftUI's bars and alerts are UIKit's on the phone: two worlds, each the other's judge.
extension Ledger {
  func pageTwins() {
    topic("Pages: the same in both worlds")
    let law = Source.law("SwiftUI shows UIKit's bars and alerts")

    measure("TabView", "View.tabItem", "View.badge", says: "looks as a tab bar controller, with badges", from: law) { judge in
      for badge in [0, 3] {
        try judge.twinPages(most: 0.35) {
          TabView(selection: .constant(1)) {
            Color.clear.tabItem { Label("One", systemImage: "star.fill") }.tag(0)
            Color.clear.tabItem { Label("Two", systemImage: "heart.fill") }.tag(1).badge(badge)
            Color.clear.tabItem { Label("Three", systemImage: "person.fill") }.tag(2)
          }.background(Color(uiColor: .systemBackground))
        } like: {
          let tabs = UITabBarController()
          tabs.viewControllers = [("One", "star.fill"), ("Two", "heart.fill"), ("Three", "person.fill")].map { title, symbol in
            let page = UIViewController()
            page.view.backgroundColor = .systemBackground
            page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
            return page
          }
          tabs.selectedIndex = 1
          if badge > 0 { tabs.viewControllers?[1].tabBarItem.badgeValue = "\(badge)" }
          return tabs
        }
      }
    }
    measure("NavigationStack", "View.navigationTitle", says: "looks as a navigation controller: title, items, the way back", from: law) {
      judge in
      try judge.twinPages {
        NavigationStack {
          Color(uiColor: .systemBackground).navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("", systemImage: "plus") {} }
          }
        }
      } like: {
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.title = "Title"
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
          image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
        return UINavigationController(rootViewController: page)
      }
      for searches in [false, true] {
        try judge.twinPages {
          NavigationStack {
            if searches {
              Color(uiColor: .systemBackground).navigationTitle("Title").searchable(text: .constant(""))
            } else {
              Color(uiColor: .systemBackground).navigationTitle("Title")
            }
          }
        } like: {
          let page = UIViewController()
          page.view.backgroundColor = .systemBackground
          page.title = "Title"
          if searches { page.navigationItem.searchController = UISearchController(searchResultsController: nil) }
          let stack = UINavigationController(rootViewController: page)
          stack.navigationBar.prefersLargeTitles = true
          return stack
        }
      }
      try judge.twinPages {
        NavigationStack(path: .constant([1])) {
          Color.clear.navigationTitle("Home").navigationDestination(for: Int.self) { _ in
            Color(uiColor: .systemBackground).navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
          }
        }
      } like: {
        let (home, page) = (UIViewController(), UIViewController())
        (home.title, page.title) = ("Home", "Page")
        page.view.backgroundColor = .systemBackground
        let stack = UINavigationController(rootViewController: home)
        stack.pushViewController(page, animated: false)
        return stack
      }
    }
    measure("ToolbarItemPlacement.bottomBar", says: "looks as a navigation controller's toolbar", from: law) { judge in
      try judge.twinPages(generations: [.ios26], most: 0.2) {
        NavigationStack {
          Color(uiColor: .systemBackground).toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("", systemImage: "plus") {}
              Spacer()
              Button("", systemImage: "trash") {}
            }
          }.toolbar(.hidden, for: .navigationBar)
        }
      } like: {
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.toolbarItems = [
          UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil), .flexibleSpace(),
          UIBarButtonItem(image: UIImage(systemName: "trash"), style: .plain, target: nil, action: nil),
        ]
        let stack = UINavigationController(rootViewController: page)
        stack.isNavigationBarHidden = true
        stack.isToolbarHidden = false
        return stack
      }
    }
    measure("View.alert", says: "looks as an alert controller", from: law) { judge in
      for count in 1...3 {
        try judge.twinPages(most: 0.25) {
          Color(uiColor: .systemBackground).alert("Title", isPresented: .constant(true)) {
            ForEach(0..<count, id: \.self) { index in
              Button(["Save", "Remove", "Stop"][index], role: [nil, .destructive, .cancel][index]) {}
            }
          } message: {
            Text("Words")
          }
        } like: {
          let page = ShowingController()
          page.view.backgroundColor = .systemBackground
          let alert = UIAlertController(title: "Title", message: "Words", preferredStyle: .alert)
          let styles: [UIAlertAction.Style] = [.default, .destructive, .cancel]
          for index in 0..<count {
            alert.addAction(UIAlertAction(title: ["Save", "Remove", "Stop"][index], style: styles[index], handler: nil))
          }
          page.shown = alert
          return page
        }
      }
    }
    measure(
      "Image.init(systemName:)", says: "arrows that are named by the way one reads turn with it, others do not",
      from: .documented(
        "Human Interface Guidelines, SF Symbols and Right to left")
    ) { judge in
      for (forward, backward) in [("chevron.forward", "chevron.backward"), ("arrow.forward", "arrow.backward")] {
        let (one, other) = (
          try judge.show(.fixed(40, 40)) { Image(systemName: forward) }, try judge.show(.fixed(40, 40)) { Image(systemName: backward) }
        )
        one.differs(from: other, by: 20)
        one.looks { Image(systemName: backward).rightToLeft() }
        other.looks { Image(systemName: forward).rightToLeft() }
      }
      for name in ["chevron.right", "arrow.left", "star.fill", "goforward", "chevron.up"] {
        try judge.show(.fixed(40, 40)) { Image(systemName: name) }.looks { Image(systemName: name).rightToLeft() }
      }
    }
  }
}

/// Shows another controller as soon as it is seen.
private final class ShowingController: UIViewController {
  var shown: UIViewController?
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let shown { present(shown, animated: false) }
  }
}
