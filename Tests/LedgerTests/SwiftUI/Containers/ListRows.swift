import SwiftUI

extension Ledger {
  func listRows() {
    topic("Lists: rows")

    row(
      "View.listRowInsets", says: "some edges by themselves: the others stay as they are",
      from: .documented("swiftui/view/listrowinsets(_:_:)"),
      in: .fixed(320, 300)
    ) {
      List {
        Color.pureRed.frame(height: 60).accessibilityIdentifier("a").listRowInsets(.horizontal, 5)
          .listRowInsets(EdgeInsets(top: 3, leading: 40, bottom: 13, trailing: 7))
      }
    } holds: {
      let card = $0.card()
      $0.frame("a", card.minX + 5, card.minY + 3, card.width - 10, 60, within: 0.51)
      let own = try $0.other { List { Color.pureRed.frame(height: 60).accessibilityIdentifier("a").listRowInsets(.leading, 0) } }
      let plain = try $0.other { List { Color.pureRed.frame(height: 60).accessibilityIdentifier("a") } }
      own.near(own.place("a").minX, own.card().minX)
      own.near(own.place("a").maxX, plain.place("a").maxX)
      own.near(own.place("a").minY, plain.place("a").minY)
    }
    row(
      "View.listSectionMargins", says: "how far a section's rows stand from the list's sides",
      from: .documented("swiftui/view/listsectionmargins(_:_:)"), in: .fixed(320, 300)
    ) {
      List {
        Section { Color.pureRed.accessibilityIdentifier("a").listRowInsets(EdgeInsets()) }.listSectionMargins(.horizontal, 50)
        Section { Color.pureBlue.accessibilityIdentifier("b").listRowInsets(EdgeInsets()) }.listSectionMargins(.trailing, 0)
        Section { Color.pureBlue.accessibilityIdentifier("c").listRowInsets(EdgeInsets()) }.listSectionMargins(.all, nil)
        Section { Color.pureBlue.accessibilityIdentifier("d").listRowInsets(EdgeInsets()) }
      }
    } holds: {
      $0.near($0.place("a").minX, 50)
      $0.near($0.place("a").maxX, 270)
      $0.near($0.place("b").maxX, 320)
      $0.near($0.place("b").minX, $0.place("d").minX)
      $0.near($0.place("c").width, $0.place("d").width)
    }
    row(
      "View.listRowInsets", says: "room around the row's content, each edge its own; nil is the list's own",
      from: .documented("swiftui/view/listrowinsets(_:)"), in: .fixed(320, 300)
    ) {
      List {
        Color.pureRed.frame(height: 60).accessibilityIdentifier("a")
          .listRowInsets(EdgeInsets(top: 3, leading: 40, bottom: 13, trailing: 7))
        Box("b", 30, 20, .pureBlue)
      }
    } holds: {
      let (card, b) = ($0.card(), $0.place("b"))
      $0.frame("a", card.minX + 40, card.minY + 3, card.width - 47, 60, within: 0.51)
      $0.near(b.midY, card.minY + 76 + 22)
      $0.area(ListColor.line, card.minX + 40, card.minY + 75, card.width - 40, 1, within: 0.51)
      let plain = try $0.other {
        List { Box("b").listRowInsets(EdgeInsets(top: 0, leading: 90, bottom: 0, trailing: 0)).listRowInsets(nil) }
      }
      plain.near(plain.place("b").minX, b.minX)
    }
    row(
      "View.listRowBackground", says: "lies behind the whole row, within the card's corners; nil is the list's own",
      from: .documented("swiftui/view/listrowbackground(_:)"), in: .fixed(320, 300)
    ) {
      List {
        Box("a", 30, 20, .pureBlue).listRowBackground(Color.pureGreen)
        Box("b", 30, 20).listRowBackground(Color?.none)
      }
    } holds: {
      let (margin, a) = ($0.card().minX, $0.place("a"))
      $0.area(0x00FF00, margin, a.midY - 22, 320 - 2 * margin, 44, within: 1.01)
      $0.color(margin, a.midY - 22, is: ListColor.ground)
      $0.color(250, a.midY + 44, is: 0xFFFFFF)
    }
    row(
      "View.listRowSeparator", says: "hides the line above or below a row, or both",
      from: .documented("swiftui/view/listrowseparator(_:edges:)"),
      in: .fixed(320, 250)
    ) {
      List {
        Box("a").listRowSeparator(.hidden)
        Box("b")
        Box("c")
      }
    } holds: {
      let top = $0.card().minY
      $0.judge.equal($0.runs(of: ListColor.line, atX: 200).map(\.lowerBound), [top + 87], "lines")
      @MainActor func lines(_ visibility: Visibility, _ edges: VerticalEdge.Set, _ shown: Shown) throws -> [CGFloat] {
        let list = try shown.other {
          List {
            Box("a").listRowSeparator(visibility, edges: edges)
            Box("b")
          }.listStyle(.plain)
        }
        return list.runs(of: ListColor.line, atX: 200).map(\.lowerBound)
      }
      $0.judge.equal(try lines(.hidden, .bottom, $0), [0, 87])
      $0.judge.equal(try lines(.hidden, .top, $0), [43, 87])
      $0.judge.equal(try lines(.hidden, .all, $0), [87])
      $0.judge.equal(try lines(.visible, .all, $0), [0, 43, 87])
      $0.judge.equal(try lines(.automatic, .all, $0), [0, 43, 87])
    }
    row(
      "View.listRowSeparatorTint", says: "colours a row's line; nil is the list's own",
      from: .documented("swiftui/view/listrowseparatortint(_:edges:)"), in: .fixed(320, 250)
    ) {
      List {
        Box("a", 30, 20, .pureBlue).listRowSeparatorTint(.pureRed)
        Box("b", 30, 20, .pureBlue).listRowSeparatorTint(nil)
        Box("c", 30, 20, .pureBlue)
      }
    } holds: {
      let card = $0.card()
      $0.area(0xFF0000, $0.place("a").minX, card.minY + 43, card.maxX - $0.place("a").minX, 1, within: 0.51)
      $0.judge.equal($0.runs(of: ListColor.line, atX: 200).count, 1, "the list's own lines")
    }
    row(
      "View.listSectionSeparator", "View.listSectionSeparatorTint", says: "the lines at a section's ends, not those between rows",
      from: .documented("swiftui/view/listsectionseparator(_:edges:)"), in: .fixed(320, 250)
    ) {
      List {
        Section {
          Box("a", 30, 20, .pureBlue)
          Box("b", 30, 20, .pureBlue)
        }.listSectionSeparator(.hidden)
      }.listStyle(.plain)
    } holds: {
      $0.judge.equal($0.runs(of: ListColor.line, atX: 200).map(\.lowerBound), [43], "lines")
      @MainActor func list(_ edges: VerticalEdge.Set) -> some View {
        List {
          Section {
            Box("a", 30, 20, .pureBlue)
            Box("b", 30, 20, .pureBlue)
          }.listSectionSeparator(.hidden, edges: edges)
        }.listStyle(.plain)
      }
      $0.judge.equal(try $0.other { list(.top) }.runs(of: ListColor.line, atX: 200).map(\.lowerBound), [43, 87])
      $0.judge.equal(try $0.other { list(.bottom) }.runs(of: ListColor.line, atX: 200).map(\.lowerBound), [0, 43])
      let red = try $0.other {
        List {
          Section {
            Box("a", 30, 20, .pureBlue)
            Box("b", 30, 20, .pureBlue)
          }.listSectionSeparatorTint(.pureRed)
        }.listStyle(.plain)
      }
      red.judge.equal(red.runs(of: 0xFF0000, atX: 200).map(\.lowerBound), [0, 87], "red lines")
      red.judge.equal(red.runs(of: ListColor.line, atX: 200).map(\.lowerBound), [43], "grey lines")
    }
    row(
      "View.listRowSpacing", says: "parts rows by so many points, through which the ground shows; nil parts them not at all",
      from: .documented("swiftui/view/listrowspacing(_:)"), in: .fixed(320, 250)
    ) {
      List {
        Box("a", 30, 20)
        Box("b", 30, 20)
      }.listRowSpacing(12)
    } holds: {
      let a = $0.place("a")
      $0.near($0.place("b").midY - a.midY, 56)
      $0.color(200, a.midY + 28, is: ListColor.ground)
      let plain = try $0.other {
        List {
          Box("a", 30, 20)
          Box("b", 30, 20)
        }.listRowSpacing(nil)
      }
      plain.near(plain.place("b").midY - plain.place("a").midY, 44)
    }
    row(
      "View.badge", says: "a pale text at the row's end; 0 and nil show none", from: .documented("swiftui/view/badge(_:)-84e43"),
      in: .fixed(320, 300)
    ) {
      List {
        Text("mail").badge(31)
        Text("none").badge(0)
        Text("word").badge("new")
        Text("text").badge(Text("own"))
        Text("nil").badge(Text?.none)
      }
    } holds: {
      $0.texts("mail", "31", "none", "word", "new", "text", "own", "nil")
      let (card, badge, word) = ($0.card(), $0.words("31"), $0.words("mail"))
      $0.near(card.maxX - badge.maxX, word.minX - card.minX, within: 1)
      $0.near(badge.midY, word.midY)
      $0.expect($0.darkest(in: badge) > 100 && $0.darkest(in: word) < 60, "the badge is as dark as the row's text")
      let mirrored = try $0.other { List { Text("mail").badge(31) }.rightToLeft() }
      mirrored.expect(mirrored.words("31").maxX < mirrored.words("mail").minX, "the badge stands first")
    }
    row(
      "View.listItemTint", says: "colours the icons of the rows' labels", from: .documented("swiftui/view/listitemtint(_:)-69x74"),
      in: .fixed(320, 120)
    ) {
      List {
        Label {
          Text("a")
        } icon: {
          Rectangle().frame(width: 20, height: 20)
        }.listItemTint(.pureRed)
      }
    } holds: {
      $0.expect(abs($0.area(0xFF0000).width - 20) <= 1, "the icon is not red")
      let blue = try $0.other {
        List {
          Label {
            Text("a")
          } icon: {
            Rectangle().frame(width: 20, height: 20)
          }
        }
      }
      blue.expect(abs(blue.area(0x007AFF).width - 20) <= 1, "the icon is not in the accent colour")
    }
    row(
      "Label", says: "in lists, icons stand in a column and titles begin at one edge, under which the separator begins",
      from: .documented("swiftui/label"), in: .fixed(320, 200)
    ) {
      List {
        Label {
          Text("one")
        } icon: {
          Rectangle().frame(width: 8, height: 20)
        }
        Label {
          Text("two")
        } icon: {
          Rectangle().frame(width: 20, height: 20)
        }
      }
    } holds: {
      $0.near($0.words("one").minX, $0.words("two").minX)
      let (narrow, wide) = ($0.runs(of: 0x007AFF, atY: $0.words("one").midY), $0.runs(of: 0x007AFF, atY: $0.words("two").midY))
      if let narrow = narrow.first, let wide = wide.first {
        $0.near((narrow.lowerBound + narrow.upperBound) / 2, (wide.lowerBound + wide.upperBound) / 2, within: 1)
        $0.near($0.words("two").minX - wide.upperBound, 18, within: 3)
      } else {
        $0.expect(false, "no icons")
      }
      $0.near($0.area(ListColor.line).minX, $0.words("one").minX)
    }
    row(
      "List", says: "a row's separator begins under its first text",
      from: .documented("swiftui/horizontalalignment/listrowseparatorleading"),
      in: .fixed(320, 200)
    ) {
      List {
        HStack {
          Box("a", 33, 20)
          Text("Words")
        }
        Text("last")
      }
    } holds: {
      $0.near($0.line(under: $0.place("a")).minX, $0.words("Words").minX)
      $0.expect($0.words("Words").minX > $0.place("a").maxX, "the text stands first")
    }
    row(
      "List", says: "the separator's ends can be set by alignment guides",
      from: .documented("swiftui/horizontalalignment/listrowseparatortrailing"), in: .fixed(320, 200)
    ) {
      List {
        Box("a", 100, 20).alignmentGuide(.listRowSeparatorLeading) { _ in 25 }.alignmentGuide(.listRowSeparatorTrailing) { $0.width }
        Text("last")
      }
    } holds: {
      let a = $0.place("a")
      $0.near($0.line(under: a).minX, a.minX + 25)
      $0.near($0.line(under: a).maxX, a.maxX)
    }
    row(
      "NavigationLink", says: "a row that leads on ends in a pale chevron, within the row's insets",
      from: .documented("swiftui/navigationlink"),
      in: .fixed(320, 120)
    ) {
      List {
        NavigationLink {
          Text("page")
        } label: {
          Box("a", 30, 20)
        }
      }
    } holds: {
      $0.expect($0.texts.isEmpty, "the page shows")
      let (card, a) = ($0.card(), $0.place("a"))
      let chevron = $0.ink(in: CGRect(x: 200, y: a.minY, width: 115, height: 20), within: 20)
      guard !chevron.isNull else { return $0.expect(false, "no chevron") }
      $0.near(chevron.midY, a.midY, within: 1)
      $0.expect(16...24 ~= card.maxX - chevron.maxX, "the chevron ends \(card.maxX - chevron.maxX) before the card")
      $0.expect(chevron.height > chevron.width, "the chevron points \(chevron) ")
      // It points forward: its tip, in the middle, lies right of its ends.
      $0.expect($0.grey(chevron.maxX - 2, chevron.midY) < $0.grey(chevron.minX + 1, chevron.midY), "the chevron points back")
      $0.expect($0.darkest(in: chevron) > 140, "the chevron is dark")
      $0.mirrors(
        try $0.other {
          List {
            NavigationLink {
              Text("page")
            } label: {
              Box("a", 30, 20)
            }
          }.rightToLeft()
        }, but: 6)
    }
    row(
      "NavigationLink", says: "what its one view says of the row holds for the row", from: .assumed("as the row is that view's"),
      in: .fixed(320, 120)
    ) {
      List {
        NavigationLink {
          Text("page")
        } label: {
          Box("a", 30, 20, .pureBlue).listRowBackground(Color.pureGreen).badge(7)
        }
      }
    } holds: {
      $0.near($0.area(0x00FF00).height, 44, within: 1)
      $0.texts("7")
    }
    row(
      "List", "Form", says: "a list among the rows of another gives it its rows; with a frame it is a view in a row",
      from: .recorded("iOS 18 and 26: home-assistant/iOS, location history"), in: .fixed(320, 300)
    ) {
      Form {
        Section {
          List { ForEach(0..<2) { Box("row \($0)", 30, 20) } }
          Box("last", 30, 20)
        }
      }
    } holds: {
      $0.near($0.place("row 0").minX, $0.place("last").minX)
      $0.near($0.place("row 1").midY - $0.place("row 0").midY, 44)
      $0.near($0.place("last").midY - $0.place("row 1").midY, 44)
      let framed = try $0.other {
        Form {
          List { ForEach(0..<2) { Box("row \($0)", 30, 20) } }.frame(height: 150)
          Box("last", 30, 20)
        }
      }
      framed.expect(framed.place("last").minY > framed.place("row 0").minY + 100, "a framed list gives its rows away")
      framed.expect(framed.place("row 0").minX > framed.place("last").minX + 10, "a framed list has no margins of its own")
    }
    row(
      "NavigationLink", says: "a row that leads on without a stack around is half as dark",
      from: .recorded("iOS 18 and 26: home-assistant/iOS, about"), in: .fixed(320, 120)
    ) {
      List { NavigationLink("Words") { Text("page") } }
    } holds: {
      $0.near(CGFloat($0.darkest(in: $0.words("Words"))), 127, within: 6)
      let inStack = try $0.other { NavigationStack { List { NavigationLink("Words") { Text("page") } } } }
      $0.expect(inStack.darkest(in: inStack.words("Words")) < 20, "the row in a stack is pale")
    }
    none("View.swipeActions", why: "nobody swipes a still picture") {
      $0.swipeActions(edge: .leading, allowsFullSwipe: false) { Text("x") }
    }
    row(
      "DynamicViewContent.onDelete", "View.deleteDisabled", "ModifiedContent.data",
      says: "while a list is edited, rows that can be deleted make way by 40 for a red circle",
      from: .recorded("iOS 26.0: swiftui-web ios/list/editing"), in: .fixed(320, 240)
    ) {
      List {
        ForEach(0..<2) { Box("row \($0)", 30, 20, .pureBlue).deleteDisabled($0 == 1) }.onDelete { _ in }
        ForEach(2..<3) { Box("row \($0)", 30, 20, .pureBlue) }.onDelete(perform: nil)
      }
      .environment(\.editMode, .constant(.active))
    } holds: {
      let start = $0.place("row 2").minX
      $0.near($0.place("row 0").minX, start + 40)
      $0.near($0.place("row 1").minX, start)
      let shown = $0
      @MainActor func circle(_ row: Int) -> CGRect {
        shown.area(0xFF3B30, in: CGRect(x: start - 4, y: shown.place("row \(row)").midY - 16, width: 40, height: 32), within: 24)
      }
      $0.near(circle(0).width, 22, within: 1.5)
      $0.near(circle(0).midX, start + 12, within: 1.5)
      $0.expect(circle(1).isNull && circle(2).isNull, "a row that cannot be deleted has a circle")
      // What is said last holds.
      let again = try $0.other {
        List { ForEach(0..<1) { Box("again \($0)", 30, 20, .pureBlue).deleteDisabled(true).deleteDisabled(false) }.onDelete { _ in } }
          .environment(\.editMode, .constant(.active))
      }
      again.near(again.place("again 0").minX, start + 40)
    }
    row(
      "DynamicViewContent.onMove", "View.moveDisabled",
      says: "while a list is edited, rows that can be moved end in a grip of 27",
      from: .recorded("iOS 26.0: swiftui-web uikit/table/editing"), in: .fixed(320, 240)
    ) {
      List {
        ForEach(0..<2) { Box("row \($0)", 30, 20, .pureBlue).moveDisabled($0 == 1) }.onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active))
    } holds: {
      let shown = $0
      let end = shown.card().maxX - (shown.place("row 0").minX - shown.card().minX)
      @MainActor func grip(_ row: Int) -> CGRect {
        shown.ink(in: CGRect(x: end - 60, y: shown.place("row \(row)").midY - 14, width: 60, height: 28))
      }
      $0.near(grip(0).midX, end - 13.5, within: 1)
      $0.expect(grip(1).isNull, "a row that cannot be moved has a grip")
    }
    none("View.deleteDisabled", "View.moveDisabled", "View.refreshable", why: "a list at rest shows nothing of it") {
      $0.deleteDisabled(true).moveDisabled(true).refreshable {}
    }
  }
}
