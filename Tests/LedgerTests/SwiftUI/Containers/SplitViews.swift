import SwiftUI

extension Ledger {
  func splitViews() {
    topic("Navigation: split views")

    row(
      "NavigationSplitView", "NavigationSplitViewColumn", "NavigationSplitViewColumn.*",
      says: "with little room across, one column as a page: the preferred one, else the first",
      from: .documented("swiftui/navigationsplitview"), in: .phone
    ) {
      NavigationSplitView {
        PlainPage("side")
      } content: {
        PlainPage("mid")
      } detail: {
        PlainPage("detail")
      }
    } holds: {
      $0.expect($0.frame("side") != nil && $0.frame("mid") == nil && $0.frame("detail") == nil, "the wrong column shows")
      for (column, id) in [(NavigationSplitViewColumn.sidebar, "side"), (.content, "mid"), (.detail, "detail")] {
        let view = try $0.other {
          NavigationSplitView(preferredCompactColumn: .constant(column)) {
            PlainPage("side")
          } content: {
            PlainPage("mid")
          } detail: {
            PlainPage("detail")
          }
        }
        view.judge.equal(["side", "mid", "detail"].filter { view.frame($0) != nil }, [id])
      }
      let two = try $0.other {
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
          PlainPage("side")
        } detail: {
          PlainPage("detail")
        }
      }
      two.expect(two.frame("detail") != nil && two.frame("side") == nil, "the wrong column shows")
    }
    row(
      "NavigationSplitView", "NavigationSplitViewVisibility",
      says: "where there is room, columns of 320 and the detail in the rest, as many as are wanted",
      from: .documented("swiftui/navigationsplitviewvisibility"), in: .screen(1000, 480, top: 0, bottom: 0)
    ) {
      NavigationSplitView {
        PlainPage("side")
      } content: {
        PlainPage("mid")
      } detail: {
        PlainPage("detail")
      }.environment(\.horizontalSizeClass, .regular)
    } holds: {
      $0.near($0.place("side").minX, 0)
      $0.near($0.place("side").width, 320)
      $0.near($0.place("mid").width, 320)
      $0.expect($0.place("mid").minX > 319 && $0.place("detail").minX > 640 && $0.place("detail").maxX > 999, "columns are out of order")
      let wanted: [(NavigationSplitViewVisibility, [String], [String])] = [
        (.automatic, ["side", "mid", "detail"], ["side", "detail"]), (.all, ["side", "mid", "detail"], ["side", "detail"]),
        (.doubleColumn, ["mid", "detail"], ["side", "detail"]), (.detailOnly, ["detail"], ["detail"]),
      ]
      for (visibility, three, two) in wanted {
        let view = try $0.other {
          NavigationSplitView(columnVisibility: .constant(visibility)) {
            PlainPage("side")
          } content: {
            PlainPage("mid")
          } detail: {
            PlainPage("detail")
          }
          .environment(\.horizontalSizeClass, .regular)
        }
        view.judge.equal(["side", "mid", "detail"].filter { view.frame($0) != nil }, three, "\(visibility)")
        let less = try $0.other {
          NavigationSplitView(columnVisibility: .constant(visibility)) {
            PlainPage("side")
          } detail: {
            PlainPage("detail")
          }.environment(\.horizontalSizeClass, .regular)
        }
        less.judge.equal(["side", "detail"].filter { less.frame($0) != nil }, two, "\(visibility)")
      }
    }
    row(
      "NavigationSplitView", says: "a list in the first column is a sidebar", from: .documented("swiftui/liststyle/sidebar"),
      in: .screen(1000, 300, top: 0, bottom: 0)
    ) {
      NavigationSplitView {
        List { Section("Head") { Text("row") } }
      } detail: {
        PlainPage("detail")
      }.environment(\.horizontalSizeClass, .regular)
    } holds: {
      // A sidebar's headers are as written, a group's are capitals.
      $0.expect($0.texts.contains("Head"), "\($0.texts)")
      let own = try $0.other {
        NavigationSplitView {
          List { Section("Head") { Text("row") } }.listStyle(.insetGrouped)
        } detail: {
          List { Section("Other") { Text("row") } }
        }.environment(\.horizontalSizeClass, .regular)
      }
      own.expect(own.texts.contains("HEAD") && own.texts.contains("OTHER"), "\(own.texts)")
    }
    row(
      "View.navigationSplitViewColumnWidth", says: "a column is as wide as the view in it says, the ideal width within its limits",
      from: .documented("swiftui/view/navigationsplitviewcolumnwidth(min:ideal:max:)"), in: .fixed(900, 300)
    ) {
      NavigationSplitView {
        PlainPage("side").navigationSplitViewColumnWidth(min: 100, ideal: 90, max: 200)
      } content: {
        PlainPage("mid").navigationSplitViewColumnWidth(min: 60, ideal: 400, max: 250)
      } detail: {
        PlainPage("detail")
      }.environment(\.horizontalSizeClass, .regular)
    } holds: {
      $0.near($0.place("side").width, 100)
      $0.near($0.place("mid").width, 250)
      $0.near($0.place("detail").width, 900 - 350, within: 2)
      let told = try $0.other {
        NavigationSplitView {
          PlainPage("side").navigationSplitViewColumnWidth(130)
        } detail: {
          PlainPage("detail")
        }.environment(\.horizontalSizeClass, .regular)
      }
      told.near(told.place("side").width, 130)
    }
    none(
      "View.navigationSplitViewStyle", "NavigationSplitViewStyle", "NavigationSplitViewStyle.*", "AutomaticNavigationSplitViewStyle",
      "BalancedNavigationSplitViewStyle",
      "ProminentDetailNavigationSplitViewStyle", why: "columns stand side by side where there is room"
    ) {
      $0.navigationSplitViewStyle(.balanced).navigationSplitViewStyle(.prominentDetail).navigationSplitViewStyle(.automatic)
    }
  }
}
