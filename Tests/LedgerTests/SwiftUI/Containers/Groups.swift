import SwiftUI

private struct TogglingStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    if !configuration.isExpanded { configuration.isExpanded.toggle() }
    return configuration.label
  }
}
private struct OpenStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      (configuration.isExpanded ? Color.pureGreen : .pureRed).frame(width: 10, height: 10)
      configuration.label
      configuration.content
    }
  }
}
private struct PlateStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 3) {
      configuration.content
      configuration.label
    }
  }
}
private struct AroundStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding(4).background(Color.pureRed) }
}
private struct SwappedStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.content
      configuration.label
    }
  }
}
private struct InnerStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding(4).background(Color.pureGreen) }
}

extension Ledger {
  func groups() {
    topic("Groups: boxes, disclosure, labelled content, nothing to show")

    row(
      "GroupBox", "DefaultGroupBoxStyle", "GroupBoxStyle.automatic",
      says: "content under its bold title on a round grey plate with 16 around", from: .documented("swiftui/groupbox"), in: .fixed(200, 160)
    ) {
      GroupBox("Title") { Box("a", 50, 30) }
    } holds: {
      let (title, a) = ($0.words("Title"), $0.place("a"))
      let plate = $0.ink(within: 6)
      // The secondary background.
      $0.color(plate.midX, plate.minY + 3, is: 0xF2F2F7)
      $0.near(plate.width, 200)
      $0.near(title.minX, plate.minX + 16)
      $0.near(title.minY, plate.minY + 16)
      $0.near(a.midX, 100)
      $0.near(plate.maxY - a.maxY, 16)
      $0.expect(4...12 ~= a.minY - title.maxY, "the content is \(a.minY - title.maxY) below")
      $0.color(plate.minX, plate.minY, is: 0xFFFFFF, within: 4)
      let words = try $0.other { Text("Title").font(.headline).fixedSize() }
      $0.near(title.width, words.words("Title").width, within: 0.1)
      $0.same { GroupBox("Title") { Box("a", 50, 30) }.groupBoxStyle(.automatic) }
      $0.same { GroupBox("Title") { Box("a", 50, 30) }.groupBoxStyle(DefaultGroupBoxStyle()) }
      $0.same { GroupBox(String("Title")) { Box("a", 50, 30) } }
      $0.same {
        GroupBox {
          Box("a", 50, 30)
        } label: {
          Text("Title")
        }
      }
      try $0.other { GroupBox("Title") { Box("a", 50, 30) }.environment(\.colorScheme, .dark) }.color(100, plate.minY + 3, is: 0x1C1C1E)
      // Apple's own sample has a text that scrolls above a switch.
      let two = try $0.other {
        GroupBox("Title") {
          Box("a", 50, 30)
          Box("b", 50, 30)
        }
      }
      two.expect(two.place("b").minY >= two.place("a").maxY, "several views stand below each other")
      let bare = try $0.other { GroupBox { Box("a", 50, 30) } }
      bare.texts()
      bare.expect(bare.ink(within: 6).height < plate.height - 15, "an empty label takes room")
    }
    row(
      "GroupBoxStyle", "View.groupBoxStyle", "GroupBoxStyleConfiguration", "GroupBoxStyleConfiguration.*",
      says: "arranges label and content", from: .documented("swiftui/groupboxstyle"), in: .fixed(200, 160)
    ) {
      GroupBox {
        Box("content", 50, 30)
      } label: {
        Box("label", 20, 10)
      }.groupBoxStyle(PlateStyle())
    } holds: {
      $0.frame("content", 63.5, 65, 50, 30)
      $0.frame("label", 116.5, 75, 20, 10)
      let outer = try $0.other {
        GroupBox {
          Box("content", 50, 30)
        } label: {
          Box("label", 20, 10)
        }.groupBoxStyle(AroundStyle())
      }
      outer.color(2, 80, is: 0xFF0000)
      outer.color(30, 80, is: 0xF2F2F7)
    }
    row("ControlGroup", says: "controls beside each other on one plate", from: .documented("swiftui/controlgroup"), in: .fixed(200, 60)) {
      ControlGroup {
        Box("a", 20, 10)
        Box("b", 30, 20)
      }
    } holds: {
      $0.expect($0.place("b").minX > $0.place("a").maxX + 4 && $0.place("a").midY == $0.place("b").midY, "they are not beside each other")
      let plate = $0.ink(within: 4)
      $0.expect(plate.minX < $0.place("a").minX - 5 && plate.maxX > $0.place("b").maxX + 5 && plate.height >= 30, "the plate is \(plate)")
      $0.color(plate.midX, plate.minY + 2, is: 0xEEEEEF, within: 3)
      $0.same {
        ControlGroup {
          Box("a", 20, 10)
          Box("b", 30, 20)
        } label: {
          Text("label")
        }
      }
    }
    row(
      "DisclosureGroup", "AutomaticDisclosureGroupStyle", "DisclosureGroupStyle.automatic",
      says: "the title, and a chevron in the tint at the far end; the content below while open",
      from: .documented("swiftui/disclosuregroup"), in: .fixed(200, 100)
    ) {
      DisclosureGroup("Title", isExpanded: .constant(true)) { Box("a", 50, 30) }
    } holds: {
      let (title, a) = ($0.words("Title"), $0.place("a"))
      $0.near(title.minX, 0)
      $0.expect(a.minY > title.maxY, "the content is not below")
      let down = $0.ink(in: CGRect(x: 150, y: title.minY, width: 50, height: title.height))
      $0.near(down.maxX, 200, within: 3)
      $0.expect(down.width > down.height, "open, the chevron is \(down)")
      $0.expect(!$0.area(0x007AFF, in: down, within: 60).isNull, "the chevron is not blue")
      let (low, high) = ($0.ink(in: CGRect(x: down.minX, y: down.maxY - 2, width: down.width, height: 2)), down.minY + 1)
      $0.near(low.midX, down.midX, within: 1, "its point is below")
      $0.color(down.midX, high, is: 0xFFFFFF)
      let closed = try $0.other { DisclosureGroup("Title", isExpanded: .constant(false)) { Box("a", 50, 30) } }
      closed.expect(closed.frame("a") == nil, "closed, the content shows")
      let forward = closed.ink(in: CGRect(x: 150, y: 0, width: 50, height: 100))
      closed.expect(forward.width < forward.height, "closed, the chevron is \(forward)")
      closed.same { DisclosureGroup("Title") { Box("a", 50, 30) } }
      closed.same { DisclosureGroup(String("Title")) { Box("a", 50, 30) } }
      closed.same {
        DisclosureGroup {
          Box("a", 50, 30)
        } label: {
          Text("Title")
        }
      }
      closed.same { DisclosureGroup("Title") { Box("a", 50, 30) }.disclosureGroupStyle(.automatic) }
      $0.same { DisclosureGroup(String("Title"), isExpanded: .constant(true)) { Box("a", 50, 30) } }
      $0.same {
        DisclosureGroup(isExpanded: .constant(true)) {
          Box("a", 50, 30)
        } label: {
          Text("Title")
        }
      }
      let mirrored = try $0.other {
        DisclosureGroup {
          Box("a", 50, 30)
        } label: {
          Box("t", 20, 20)
        }.rightToLeft()
      }
      mirrored.mirrors(
        try $0.other {
          DisclosureGroup {
            Box("a", 50, 30)
          } label: {
            Box("t", 20, 20)
          }
        }, but: 16)
    }
    row(
      "DisclosureGroup", says: "in a list the title and each view of the content is a row", from: .documented("swiftui/disclosuregroup"),
      in: .fixed(320, 300)
    ) {
      List {
        DisclosureGroup("Title", isExpanded: .constant(true)) {
          Text("one")
          Text("two")
        }
        DisclosureGroup("closed") { Text("hidden") }
      }
    } holds: {
      $0.texts("Title", "one", "two", "closed")
      $0.near($0.words("one").midY - $0.words("Title").midY, 44)
      $0.near($0.words("two").midY - $0.words("one").midY, 44)
      $0.expect($0.words("one").minX > $0.words("Title").minX + 8, "the content is not indented")
    }
    row(
      "DisclosureGroupStyle", "View.disclosureGroupStyle", "DisclosureGroupStyleConfiguration", "DisclosureGroupStyleConfiguration.*",
      says: "arranges label and content, and is told whether it is open",
      from: .documented("swiftui/disclosuregroupstyle"), in: .fixed(200, 100)
    ) {
      DisclosureGroup(isExpanded: .constant(true)) {
        Box("content", 20, 30, .pureBlue)
      } label: {
        Box("label", 40, 10, .black)
      }
      .disclosureGroupStyle(OpenStyle())
    } holds: {
      $0.area(0x00FF00, 65, 45, 10, 10)
      $0.frame("label", 75, 45, 40, 10)
      $0.frame("content", 115, 35, 20, 30)
      let closed = try $0.other {
        DisclosureGroup {
          Box("content", 20, 30, .pureBlue)
        } label: {
          Box("label", 40, 10, .black)
        }.disclosureGroupStyle(OpenStyle())
      }
      closed.area(0xFF0000, 75, 45, 10, 10)
      closed.expect(closed.frame("content") == nil, "closed, the content shows")
      // What a style sets is the group's own.
      final class Kept { var isOpen = false }
      let kept = Kept()
      let group = DisclosureGroup("a", isExpanded: Binding(get: { kept.isOpen }, set: { kept.isOpen = $0 })) { Box("b", 1, 1, .black) }
      _ = try $0.other { group.disclosureGroupStyle(TogglingStyle()) }
      $0.expect(kept.isOpen, "a style cannot open its group")
    }
    row(
      "LabeledContent", "AutomaticLabeledContentStyle", "LabeledContentStyle.automatic",
      says: "label and value beside each other; in a list the value trails, pale",
      from: .documented("swiftui/labeledcontent"), in: .fixed(320, 200)
    ) {
      Form { LabeledContent("Label", value: "value") }
    } holds: {
      let (label, value, card) = ($0.words("Label"), $0.words("value"), $0.card())
      $0.near(card.maxX - value.maxX, label.minX - card.minX, within: 1)
      $0.expect($0.darkest(in: value) > 100 && $0.darkest(in: label) < 60, "the value is as dark as the label")
      let bare = try $0.other { LabeledContent("Label", value: "value") }
      bare.near(bare.words("value").minX - bare.words("Label").maxX, 8, within: 1)
      bare.near((bare.words("value").maxX + bare.words("Label").minX) / 2, 160, within: 1)
      bare.expect(bare.darkest(in: bare.words("value")) < 60, "outside lists the value is pale")
      $0.same { Form { LabeledContent(String("Label"), value: "value") } }
      $0.same { Form { LabeledContent("Label") { Text("value") } } }
      $0.same { Form { LabeledContent(String("Label")) { Text("value") } } }
      $0.same {
        Form {
          LabeledContent {
            Text("value")
          } label: {
            Text("Label")
          }
        }
      }
      $0.same { Form { LabeledContent("Label", value: "value") }.labeledContentStyle(.automatic) }
      try $0.other { LabeledContent("Label", value: 0.25, format: .percent) }.texts("Label", "25%")
    }
    row(
      "LabeledContentStyle", "View.labeledContentStyle", "LabeledContentStyleConfiguration", "LabeledContentStyleConfiguration.*",
      says: "arranges label and content",
      from: .documented("swiftui/labeledcontentstyle"), in: .fixed(200, 100)
    ) {
      LabeledContent {
        Box("content", 50, 30)
      } label: {
        Box("label", 20, 10)
      }.labeledContentStyle(SwappedStyle())
    } holds: {
      $0.frame("content", 75, 30, 50, 30)
      $0.frame("label", 90, 60, 20, 10)
      // Elsewhere, too, both stand on one line.
      let line = try $0.other {
        LabeledContent {
          Box("content", 50, 30)
        } label: {
          Box("label", 20, 10)
        }
      }
      line.near(line.place("label").maxY, line.place("content").maxY, within: 0.01)
      let inner = try $0.other {
        LabeledContent {
          Box("content", 50, 30)
        } label: {
          Box("label", 20, 10)
        }.labeledContentStyle(InnerStyle())
      }
      inner.expect(
        !inner.area(0x00FF00).isNull && inner.place("label").maxX < inner.place("content").minX, "the style around is not used within")
    }
    row(
      "ContentUnavailableView", says: "a large pale symbol above a bold title above pale words above buttons, in the middle",
      from: .documented("swiftui/contentunavailableview"), in: .fixed(300, 400)
    ) {
      ContentUnavailableView("Title", systemImage: "star", description: Text("words"))
    } holds: {
      let (title, words) = ($0.words("Title"), $0.words("words"))
      $0.near(title.midX, 150)
      $0.near(words.midX, 150)
      $0.expect(words.minY > title.maxY, "the words are not below")
      $0.expect(title.height > words.height + 5, "the title is no larger")
      let symbol = $0.ink(in: CGRect(x: 0, y: 0, width: 300, height: title.minY))
      $0.expect(symbol.height > 35 && abs(symbol.midX - 150) < 2, "the symbol is \(symbol)")
      $0.expect($0.darkest(in: symbol) > 90 && $0.darkest(in: words) > 90 && $0.darkest(in: title) < 60, "pale or dark parts are mixed up")
      $0.expect(abs((symbol.minY + words.maxY) / 2 - 200) < 12, "it is not in the middle")
      let page = try $0.other {
        ContentUnavailableView {
          Box("label", 30, 20)
        } description: {
          Box("description", 50, 10)
        } actions: {
          Box("act", 20, 20)
        }
      }
      page.expect(
        page.place("label").maxY < page.place("description").minY && page.place("description").maxY < page.place("act").minY,
        "the order is wrong")
      $0.same {
        ContentUnavailableView {
          Label("Title", systemImage: "star")
        } description: {
          Text("words")
        }
      }
      $0.same { ContentUnavailableView(String("Title"), systemImage: "star", description: Text("words")) }
      try $0.other { ContentUnavailableView("Title", systemImage: "star") }.texts("Title")
      try $0.other { ContentUnavailableView("Title", image: "none") }.texts("Title")
    }
    row(
      "ContentUnavailableView.search", says: "tells that nothing was found, and for what",
      from: .documented("swiftui/contentunavailableview/search"), in: .fixed(300, 400)
    ) {
      ContentUnavailableView.search(text: "fish")
    } holds: {
      $0.texts("No Results for “fish”", "Check the spelling or try a new search.")
      $0.expect(!$0.ink(in: CGRect(x: 100, y: 100, width: 100, height: 80)).isNull, "no glass")
      try $0.other { ContentUnavailableView.search }.texts("No Results", "Check the spelling or try a new search.")
    }
    row(
      "DisclosureTableRow", "TableRowContent", "TableRowContent.tableRowBody", "ForEach.dropDestination",
      says: "a row that others belong to shows them while it is open, a step further in",
      from: .documented("swiftui/disclosuretablerow"), in: .fixed(400, 300)
    ) {
      Table(of: Named.self) {
        TableColumn("Name") { Text($0.id) }
        TableColumn("Size") { Text("\($0.id.count)") }
      } rows: {
        DisclosureTableRow(Named("open"), isExpanded: .constant(true)) {
          TableRow(Named("inner"))
          ForEach([Named("last")]) { DisclosureTableRow($0) { TableRow(Named("hidden")) } }
        }
        DisclosureTableRow(Named("shut")) { TableRow(Named("hidden")) }
        ForEach([Named("plain")])
      }.environment(\.horizontalSizeClass, .regular)
    } holds: {
      $0.texts("Name", "Size", "open", "4", "inner", "5", "last", "4", "shut", "4", "plain", "5")
      $0.near($0.words("open").minX, $0.words("Name").minX)
      $0.expect($0.words("inner").minX > $0.words("open").minX + 8, "what lies within stands no further in")
      $0.near($0.words("shut").minX, $0.words("plain").minX)
      $0.near($0.words("last").minX, $0.words("inner").minX)
    }
    row(
      "TableColumnCustomization", "TableColumnCustomization.resetOrder", "TableColumn.defaultVisibility", "TableColumnForEach",
      "TableColumnContent", "TableColumnContent.tableColumnBody",
      says: "columns are shown as the user says, else as they say themselves", from: .documented("swiftui/tablecolumncustomization"),
      in: .fixed(400, 300)
    ) {
      var said = TableColumnCustomization<Named>()
      said[visibility: "size"] = .hidden
      said[visibility: "own"] = .visible
      return Table([Named("one")], columnCustomization: .constant(said)) {
        TableColumn("Name") { Text($0.id) }
        TableColumn("Size") { _ in Text("s") }.customizationID("size")
        TableColumn("Own") { _ in Text("o") }.customizationID("own").defaultVisibility(.hidden)
        TableColumn("Rare") { _ in Text("r") }.defaultVisibility(.hidden)
        TableColumnForEach(["x", "y"], id: \.self) { word in TableColumn(word) { _ in Text(word + word) } }
      }.environment(\.horizontalSizeClass, .regular)
    } holds: {
      $0.texts("Name", "Own", "x", "y", "one", "o", "xx", "yy")
    }
    row(
      "Table", says: "of a tree the roots show, closed", from: .documented("swiftui/table"),
      in: .fixed(300, 200)
    ) {
      Table([Branch("leaf", nil), Branch("root", [Branch("child", nil)])], children: \.within) { TableColumn("Name", value: \.id) }
        .environment(\.horizontalSizeClass, .compact)
    } holds: {
      $0.texts("leaf", "root")
    }
    row(
      "FormStyle", "FormStyle.makeBody", "FormStyleConfiguration", "FormStyleConfiguration.*",
      says: "a style of one's own makes forms what it says; one that it makes is the system's", from: .documented("swiftui/formstyle"),
      in: .fixed(300, 300)
    ) {
      Form { Text("row") }.formStyle(Titled())
    } holds: {
      $0.texts("above", "row")
      $0.expect($0.card().width > 0 && $0.card().contains($0.words("row")), "the form within is no group")
      let plain = try $0.other { Form { Text("row") } }
      plain.texts("row")
      plain.looks(like: { Form { Text("row") }.formStyle(.grouped) })
      plain.looks(like: { Form { Text("row") }.formStyle(.automatic).formStyle(Titled()) })
    }
    row(
      "Table", "TableColumn", "TableColumnBuilder", "TableColumnBuilder.*",
      says: "with little room across, rows of the first column; else all columns under their titles", from: .documented("swiftui/table"),
      in: .fixed(400, 300)
    ) {
      Table([Named("one"), Named("two")]) {
        TableColumn("Name") { Text($0.id) }
        TableColumn("Size") { Text("\($0.id.count)") }
      }.environment(\.horizontalSizeClass, .regular)
    } holds: {
      $0.texts("Name", "Size", "one", "3", "two", "3")
      $0.near($0.words("one").minX, $0.words("Name").minX)
      $0.near($0.words("3").minX, $0.words("Size").minX)
      $0.expect($0.words("Size").minX > 180, "the columns do not share the room")
      $0.near($0.words("two").midY - $0.words("one").midY, 44)
      $0.expect($0.darkest(in: $0.words("Name")) > 90, "the titles are dark")
      let narrow = try $0.other {
        Table([Named("one"), Named("two")]) {
          TableColumn("Name") { Text($0.id) }
          TableColumn("Size") { Text("\($0.id.count)") }
        }.environment(\.horizontalSizeClass, .compact)
      }
      narrow.texts("one", "two")
      let shows = false
      let built = try $0.other {
        Table([Named("one")], selection: .constant(String?.none)) {
          TableColumn("Name", value: \.id)
          if shows { TableColumn(String("No"), value: \.id) }
          TableColumn(String("Own")) { Text($0.id) }
          TableColumn("Sorted", value: \.id) { Text("s-\($0.id)") }
        }.environment(\.horizontalSizeClass, .regular)
      }
      built.texts("Name", "Own", "Sorted", "one", "one", "s-one")
      built.same {
        Table([Named("one")], selection: .constant(Set<String>())) {
          TableColumn("Name", value: \.id)
          TableColumn("Own", value: \.id)
          TableColumn("Sorted") { Text("s-\($0.id)") }
        }.environment(\.horizontalSizeClass, .regular)
      }
      built.same {
        Table([Named("one")], sortOrder: .constant([KeyPathComparator(\Named.id)])) {
          TableColumn("Name", value: \.id)
          TableColumn("Own", value: \.id)
          TableColumn("Sorted") { Text("s-\($0.id)") }
        }.environment(\.horizontalSizeClass, .regular)
      }
    }
    row(
      "TableColumn.width", says: "a width, or limits; the other columns share what is left",
      from: .documented("swiftui/tablecolumn/width(_:)"), in: .fixed(400, 120)
    ) {
      Table([Named("one")]) {
        TableColumn("A") { _ in Color.pureRed.frame(height: 10).accessibilityIdentifier("a") }.width(50)
        TableColumn("B") { _ in Color.pureRed.frame(height: 10).accessibilityIdentifier("b") }.width(min: 10, ideal: 30, max: 70)
        TableColumn("C") { _ in Color.pureRed.frame(height: 10).accessibilityIdentifier("c") }.width(min: 100)
        TableColumn("D") { _ in Color.pureRed.frame(height: 10).accessibilityIdentifier("d") }.width()
      }.environment(\.horizontalSizeClass, .regular)
    } holds: {
      $0.frame("a", nil, nil, 50, 10)
      $0.frame("b", nil, nil, 70, 10)
      $0.near($0.place("c").width, $0.place("d").width, within: 0.01)
      let least = try $0.other {
        Table([Named("one")]) {
          TableColumn("A") { _ in Color.pureRed.frame(height: 10).accessibilityIdentifier("a") }.width(min: 250)
          TableColumn("B") { _ in Color.pureRed.frame(height: 10).accessibilityIdentifier("b") }
        }.environment(\.horizontalSizeClass, .regular)
      }
      least.near(least.place("a").width, 250, within: 0.01)
      $0.expect($0.place("d").width >= 70, "the last takes \($0.place("d").width)")
    }
  }
}

private struct Branch: Identifiable {
  let id: String
  let within: [Branch]?
  init(_ id: String, _ within: [Branch]?) { (self.id, self.within) = (id, within) }
}
private struct Titled: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("above")
      Form(configuration)
    }
  }
}
