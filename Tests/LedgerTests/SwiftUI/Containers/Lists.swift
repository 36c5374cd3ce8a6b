import SwiftUI

/// The colours of lists, as the Human Interface Guidelines give them: the ground of groups, and the line between rows on white.
enum ListColor {
  static let ground = 0xF2F2F7
  static let line = 0xC6C6C8
}

extension Shown {
  /// The white card of a group's rows on the grey ground: all white between `top` and `bottom`.
  func card(from top: CGFloat = 0, to bottom: CGFloat = 10_000) -> CGRect {
    area(0xFFFFFF, in: CGRect(x: 0, y: top, width: size.width, height: min(bottom, size.height) - top), within: 4)
  }
  /// The line at the end of a row of 44 points around `content`.
  func line(under content: CGRect) -> CGRect {
    area(ListColor.line, in: CGRect(x: 0, y: content.midY + 20, width: size.width, height: 3))
  }
}

extension Ledger {
  func lists() {
    topic("Lists")

    row(
      "List", "InsetGroupedListStyle", "ListStyle.insetGrouped",
      says: "a card on the grey ground: 35 above, rows of 44 or of their content and 22, a hairline under the content between them",
      from: .recorded("iOS 17.5 and 18.5, grouped lists 390 to 402 wide"), in: .fixed(320, 300)
    ) {
      List {
        Box("a", 30, 20)
        Box("b", 50, 40, .pureBlue)
      }.listStyle(.insetGrouped)
    } holds: {
      let (card, a, b) = ($0.card(), $0.place("a"), $0.place("b"))
      $0.color(3, 250, is: ListColor.ground)
      $0.near(card.minY, 35)
      $0.near(card.height, 44 + 62)
      $0.near(card.minX, 320 - card.maxX, "the left margin")
      $0.expect(16...20 ~= card.minX, "the card's margin is \(card.minX)")
      $0.near(a.midY, card.minY + 22)
      $0.near(b.midY, card.minY + 44 + 31)
      $0.expect(16...20 ~= a.minX - card.minX, "the content stands \(a.minX - card.minX) in")
      $0.expect(a.minX == b.minX, "rows begin at one edge")
      // The line ends with the card and begins under the content.
      $0.area(ListColor.line, a.minX, card.minY + 43, card.maxX - a.minX, 1, within: 0.51)
      // Corners are round at the group's ends, and only there.
      $0.color(card.minX, card.minY, is: ListColor.ground)
      $0.color(card.maxX - 1, card.minY, is: ListColor.ground)
      $0.color(card.minX, card.maxY - 1, is: ListColor.ground)
      $0.color(card.maxX - 1, card.maxY - 1, is: ListColor.ground)
      for y in [card.minY + 40, card.minY + 46] { $0.color(card.minX, y, is: 0xFFFFFF) }
      $0.color(card.minX + 12, card.minY, is: 0xFFFFFF)
    }
    row(
      "ListStyle", "DefaultListStyle", "ListStyle.automatic", says: "a list without a style is inset and grouped, as on a phone",
      from: .documented("swiftui/liststyle/automatic"), in: .fixed(320, 200)
    ) {
      List { Text("Row") }
    } holds: {
      $0.same { List { Text("Row") }.listStyle(.automatic) }
      $0.same { List { Text("Row") }.listStyle(InsetGroupedListStyle()) }
      $0.same { List { Text("Row") }.listStyle(DefaultListStyle()) }
    }
    row(
      "View.listStyle", "PlainListStyle", "ListStyle.plain", "InsetListStyle", "ListStyle.inset",
      says: "plain rows lie on the plain ground from the top, over the whole width, with lines to the end",
      from: .documented("swiftui/liststyle/plain"),
      in: .fixed(320, 200)
    ) {
      List {
        Box("a", 30, 20)
        Box("b", 30, 20)
      }.listStyle(.plain)
    } holds: {
      let a = $0.place("a")
      $0.color(3, 190, is: 0xFFFFFF)
      $0.near(a.midY, 22)
      $0.near($0.place("b").midY, 66)
      $0.expect(16...20 ~= a.minX, "rows begin at \(a.minX)")
      let lines = $0.runs(of: ListColor.line, atX: 200).map(\.lowerBound)
      $0.expect(lines.contains(43) && lines.contains(87), "lines at \(lines)")
      $0.near($0.area(ListColor.line).maxX, 320)
      $0.near($0.area(ListColor.line).minX, a.minX)
      $0.same {
        List {
          Box("a", 30, 20)
          Box("b", 30, 20)
        }.listStyle(.inset)
      }
    }
    row(
      "GroupedListStyle", "ListStyle.grouped", says: "groups reach from edge to edge, with square corners and lines at their ends",
      from: .documented("swiftui/liststyle/grouped"), in: .fixed(320, 200)
    ) {
      List {
        Box("a", 30, 20)
        Box("b", 30, 20)
      }.listStyle(.grouped)
    } holds: {
      let card = $0.card()
      $0.color(3, 190, is: ListColor.ground)
      $0.near(card.minX, 0)
      $0.near(card.maxX, 320)
      $0.near($0.place("a").midY, 35 + 22)
      $0.color(0, 40, is: 0xFFFFFF)
      $0.judge.equal($0.runs(of: ListColor.line, atX: 200).count, 3, "the lines")
    }
    row(
      "SidebarListStyle", "ListStyle.sidebar", says: "a sidebar's headers are large and dark", from: .assumed("as on an iPad"),
      in: .fixed(320, 200)
    ) {
      List { Section("Head") { Box("a", 30, 20) } }.listStyle(.sidebar)
    } holds: {
      let other = try $0.other { List { Section("Head") { Box("a", 30, 20) } } }
      $0.expect($0.words("Head").height > other.words("HEAD").height + 3, "the header is as small as a group's")
      $0.expect($0.darkest(in: $0.words("Head")) < 60, "the header is pale")
      $0.near($0.place("a").minX, other.place("a").minX)
    }
    row(
      "List", "ScrollView", says: "in a scroll view, which proposes no height, a list has none, with a finding",
      from: .documented("lucaszischka/BottomSheet, issue 52: a list in a scroll view disappears"), in: .fixed(320, 300)
    ) {
      ScrollView {
        Text("above")
        List { Text("row") }
        Text("below")
      }
    } holds: {
      $0.finds(.unboundedSize, "collapses to none")
      // As near as with a view of no height between them, and the row is not seen.
      let other = try $0.other {
        ScrollView {
          Text("above")
          Color.clear.frame(height: 0)
          Text("below")
        }
      }
      $0.near($0.words("below").minY, other.words("below").minY)
      $0.near(try $0.other { ScrollView { List { Text("row") }.frame(height: 200) } }.words("row").minX, 32)
      try $0.other { ScrollView { List { Text("row") }.frame(height: 200) } }.findsNothing()
      try $0.other { ScrollView(.horizontal) { List { Text("row") }.frame(width: 200) } }.findsNothing()
      try $0.other { List { Text("row") } }.findsNothing()
      try $0.other { VStack { ScrollView { VStack { Form { Text("row") } } } } }.finds(.unboundedSize, "LazyVStack")
    }
    row(
      "List", says: "mirrored where text runs right to left", from: .law("right to left is the mirror image"), in: .fixed(320, 160)
    ) {
      List {
        HStack {
          Box("a", 30, 20)
          Spacer()
          Box("b", 10, 30, .pureBlue)
        }
        Box("c", 40, 10, .pureGreen)
      }.rightToLeft()
    } holds: {
      $0.mirrors(
        try $0.other {
          List {
            HStack {
              Box("a", 30, 20)
              Spacer()
              Box("b", 10, 30, .pureBlue)
            }
            Box("c", 40, 10, .pureGreen)
          }
        })
    }
    row(
      "List", says: "in the dark the ground is black and rows are dark grey", from: .documented("uikit/uicolor/systemgroupedbackground"),
      in: .fixed(320, 200)
    ) {
      List { Box("a") }.environment(\.colorScheme, .dark)
    } holds: {
      $0.color(3, 190, is: 0x000000)
      $0.color(160, 60, is: 0x1C1C1E)
      let plain = try $0.other { List { Box("a") }.listStyle(.plain).environment(\.colorScheme, .dark) }
      plain.color(160, 60, is: 0x000000)
    }
    row("List", says: "a row for each element, each number, each view of a group", from: .documented("swiftui/list"), in: .fixed(320, 700))
    {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }
        Group {
          Text("c")
          Text("d")
        }
      }
    } holds: {
      $0.texts("a", "b", "c", "d")
      $0.near($0.words("d").midY - $0.words("a").midY, 3 * 44)
      try $0.other { List([Named("p"), Named("q")]) { Text($0.id) } }.texts("p", "q")
      try $0.other { List(["p", "q"], id: \.self) { Text($0) } }.texts("p", "q")
      try $0.other { List(3..<6) { Text("\($0)") } }.texts("3", "4", "5")
      try $0.other { List(.constant([Named("p")])) { item in Text(item.wrappedValue.id) } }.texts("p")
      try $0.other { List(.constant([Named("p")]), editActions: .all) { item in Text(item.wrappedValue.id) } }.texts("p")
    }
    row(
      "List", says: "the rows that are chosen are grey from the beginning; of several that can be chosen only while the list is edited",
      from: .recorded("iamcgn/swiftui-web, iOS 26.0: (209, 209, 214)"), in: .fixed(320, 200)
    ) {
      List(["p", "q"], id: \.self, selection: .constant(Optional("q"))) { Text($0) }
    } holds: {
      $0.color(280, $0.words("p").midY, is: 0xFFFFFF)
      $0.color(280, $0.words("q").midY, is: 0xD1D1D6)
      $0.same { List([Named("p"), Named("q")], selection: .constant(Optional("q"))) { Text($0.id) } }
      $0.same { List(selection: .constant(Optional("q"))) { ForEach(["p", "q"], id: \.self) { Text($0) } } }
      $0.same {
        List(selection: .constant(Optional(2))) {
          Text("p").tag(1)
          Text("q").tag(2)
        }
      }
      let several = try $0.other { List(["p", "q"], id: \.self, selection: .constant(Set(["q"]))) { Text($0) } }
      several.same { List(["p", "q"], id: \.self) { Text($0) } }
      several.same { List([Named("p"), Named("q")], selection: .constant(Set(["q"]))) { Text($0.id) } }
      several.same { List(selection: .constant(Set(["q"]))) { ForEach(["p", "q"], id: \.self) { Text($0) } } }
      // A range, a tree and a collection that is written to say it in the same words.
      let numbers = try $0.other { List([1, 2], id: \.self, selection: .constant(Optional(2))) { Text("\($0)") } }
      numbers.same { List(1..<3, selection: .constant(Optional(2))) { Text("\($0)") } }
      $0.same { List([Named("p"), Named("q")], children: \.children, selection: .constant(Optional("q"))) { Text($0.id) } }
      $0.same { List(.constant([Named("p"), Named("q")]), selection: .constant(Optional("q"))) { Text($0.wrappedValue.id) } }
      several.same { List(.constant([Named("p"), Named("q")]), selection: .constant(Set(["q"]))) { Text($0.wrappedValue.id) } }
    }
    row(
      "List", says: "every way to write it marks those of several that are chosen while it is edited",
      from: .law("the same rows look the same"), in: .fixed(320, 200)
    ) {
      List([1, 2], id: \.self, selection: .constant(Set([2]))) { Text("\($0)") }.environment(\.editMode, .constant(.active))
    } holds: {
      $0.same { List(1..<3, selection: .constant(Set([2]))) { Text("\($0)") }.environment(\.editMode, .constant(.active)) }
      let leaves = try $0.other {
        List(["p", "q"], id: \.self, selection: .constant(Set(["q"]))) { Text($0) }.environment(\.editMode, .constant(.active))
      }
      leaves.same {
        List([Named("p"), Named("q")], children: \.children, selection: .constant(Set(["q"]))) { Text($0.id) }
          .environment(\.editMode, .constant(.active))
      }
      leaves.same {
        List(.constant([Named("p"), Named("q")]), selection: .constant(Set(["q"]))) { Text($0.wrappedValue.id) }
          .environment(\.editMode, .constant(.active))
      }
    }
    row(
      "List", "EditMode.active", "View.selectionDisabled",
      says: "while a list is edited, marks before its rows say which of several are chosen; a row that cannot be has none",
      from: .documented("swiftui/editmode"), in: .fixed(320, 200)
    ) {
      List(selection: .constant(Set(["q"]))) {
        ForEach(["p", "q"], id: \.self) { Text($0) }
        Text("never").tag("never").selectionDisabled()
      }
      .environment(\.editMode, .constant(.active))
    } holds: {
      let start = $0.words("p").minX
      let before = try $0.other { List(["p"], id: \.self) { Text($0) } }.words("p").minX
      $0.expect(start > before + 20, "there is no room for marks")
      $0.near($0.words("q").midY - $0.words("p").midY, 44)
      let shown = $0
      @MainActor func mark(_ row: String) -> CGRect {
        CGRect(x: before - 4, y: shown.words(row).midY - 13, width: start - before, height: 26)
      }
      $0.expect(!$0.ink(in: mark("p")).isNull && $0.area(0x007AFF, in: mark("p")).isNull, "p has no empty mark")
      $0.expect($0.area(0x007AFF, in: mark("q")).width > 15, "q has no mark")
      $0.expect($0.ink(in: mark("never")).isNull, "never has a mark")
    }
    row(
      "OutlineGroup", says: "the roots of a tree are rows, closed; those with children end in a chevron",
      from: .documented("swiftui/outlinegroup"), in: .fixed(320, 200)
    ) {
      List([Named("tree", [Named("leaf")]), Named("bare")], children: \.children) { Text($0.id) }
    } holds: {
      $0.texts("tree", "bare")
      let (tree, bare) = ($0.words("tree").midY, $0.words("bare").midY)
      let end = CGRect(x: 250, y: tree - 15, width: 50, height: 30)
      $0.expect(!$0.ink(in: end).isNull, "no chevron")
      $0.expect($0.ink(in: end.offsetBy(dx: 0, dy: bare - tree)).isNull, "a chevron without children")
      let all = [Named("tree", [Named("leaf")]), Named("bare")]
      $0.same { List { OutlineGroup(all, children: \.children) { Text($0.id) } } }
      $0.same { List { OutlineGroup(all, id: \.id, children: \.children) { Text($0.id) } } }
      $0.same { List { ForEach(all) { OutlineGroup($0, children: \.children) { Text($0.id) } } } }
      $0.same { List { ForEach(all) { OutlineGroup($0, id: \.id, children: \.children) { Text($0.id) } } } }
    }
    value("EditActions.*", says: "sets of what may be done to rows; all is both", from: .documented("swiftui/editactions")) { judge in
      judge.equal(EditActions<[Int]>.all, [.move, .delete])
      judge.expect(EditActions<[Int]>.move != EditActions<[Int]>.delete)
      judge.expect(!EditActions<[Int]>.delete.contains(.move))
    }
    row(
      "List", says: "only the rows in sight are made", from: .law("a list of many rows costs no more than one of few"), in: .fixed(320, 220)
    ) {
      List(0..<5_000) { Text("row \($0)") }
    } holds: {
      $0.expect($0.texts.first == "row 0" && 4...12 ~= $0.texts.count, "made: \($0.texts.count) rows")
      let end = try $0.other { List(0..<5_000) { Text("row \($0)") }.defaultScrollAnchor(.bottom) }
      $0.expect(end.texts.contains("row 4,999") && !end.texts.contains("row 0"), "the end is not in sight: \(end.texts)")
    }
    row(
      "List", says: "below the last card, or its footer, the ground goes on before the list ends",
      from: .recorded("iOS 17.5: a footer cell of 17.67 and more"),
      in: .fixed(320, 220)
    ) {
      List(0..<20) { Box("\($0)") }.defaultScrollAnchor(.bottom)
    } holds: {
      $0.expect(13...50 ~= 220 - $0.place("19").midY - 22, "the last row ends at \($0.place("19").midY + 22) of 220")
      $0.color(160, 215, is: ListColor.ground)
      let footer = try $0.other {
        List {
          Section {
            ForEach(0..<20) { Box("\($0)") }
          } footer: {
            Text("Foot")
          }
        }.defaultScrollAnchor(.bottom)
      }
      footer.expect(10...50 ~= 220 - footer.words("Foot").maxY, "the footer ends at \(footer.words("Foot").maxY) of 220")
    }
    row(
      "List", says: "scrolls to a row by its id, and has content margins, as a scroll view", from: .documented("swiftui/scrollviewreader"),
      in: .fixed(320, 220)
    ) {
      ScrollViewReader { proxy in
        List(0..<60) { Box("\($0)") }.listStyle(.plain).onAppear { proxy.scrollTo(30, anchor: .top) }
      }
    } holds: {
      $0.wait(0.001)
      $0.near($0.place("30").midY, 22, within: 1)
      let plain = try $0.other { List(0..<3) { Box("\($0)") }.listStyle(.plain) }
      let margins = try $0.other { List(0..<3) { Box("\($0)") }.listStyle(.plain).contentMargins(.top, 50) }
      margins.near(margins.place("0").minY - plain.place("0").minY, 50)
    }
    row(
      "EnvironmentValues.defaultMinListRowHeight", says: "rows are at least so high; 44 unless set",
      from: .documented("swiftui/environmentvalues/defaultminlistrowheight"), in: .fixed(320, 300)
    ) {
      List {
        Box("a", 30, 20)
        Box("b", 30, 60)
      }.environment(\.defaultMinListRowHeight, 70)
    } holds: {
      $0.near($0.card().height, 70 + 82)
      $0.judge.equal(EnvironmentValues().defaultMinListRowHeight, 44)
      var values = EnvironmentValues()
      values.defaultMinListRowHeight = 61
      $0.judge.equal(values.defaultMinListRowHeight, 61)
      let small = try $0.other { List { Box("a", 30, 5) }.environment(\.defaultMinListRowHeight, 10) }
      small.near(small.card().height, 27)
    }
    row(
      "View.scrollContentBackground", says: "hidden takes the ground of lists away",
      from: .documented("swiftui/view/scrollcontentbackground(_:)"),
      in: .fixed(320, 200)
    ) {
      List { Text("Row") }.scrollContentBackground(.hidden).background(Color.pureGreen)
    } holds: {
      $0.color(3, 190, is: 0x00FF00)
      $0.color(250, 60, is: 0xFFFFFF)
      try $0.other { List { Text("Row") }.scrollContentBackground(.visible) }.color(3, 190, is: ListColor.ground)
    }
    row("Form", says: "looks like an inset and grouped list", from: .documented("swiftui/form"), in: .fixed(320, 300)) {
      Form {
        Section("Head") { Text("Row") }
        Text("Loose")
      }
    } holds: {
      $0.same {
        List {
          Section("Head") { Text("Row") }
          Text("Loose")
        }.listStyle(.insetGrouped)
      }
    }
    none(
      "View.formStyle", "FormStyle", "FormStyle.*", "AutomaticFormStyle", "GroupedFormStyle", "ColumnsFormStyle",
      why: "forms are always drawn in groups, as on a phone"
    ) {
      $0.formStyle(.automatic).formStyle(.grouped).formStyle(.columns).formStyle(AutomaticFormStyle()).formStyle(GroupedFormStyle())
        .formStyle(ColumnsFormStyle())
    }
  }
}
