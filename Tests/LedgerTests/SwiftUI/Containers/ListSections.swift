import SwiftUI

extension Ledger {
  func listSections() {
    topic("Lists: sections")

    row(
      "Section", says: "a grey header above the card and a grey footer below it, at the rows' edge, each smaller than the rows",
      from: .documented("swiftui/section"), in: .fixed(320, 300)
    ) {
      List {
        Section {
          Text("row")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
      }
    } holds: {
      let (head, row, foot) = ($0.words("HEAD"), $0.words("row"), $0.words("Foot"))
      let card = CGRect(x: 0, y: row.midY - 22, width: 320, height: 44)
      $0.color(160, card.minY + 3, is: 0xFFFFFF)
      $0.color(160, card.minY - 3, is: ListColor.ground)
      $0.expect(4...9 ~= card.minY - head.maxY, "the header is \(card.minY - head.maxY) above the card")
      $0.expect(4...9 ~= foot.minY - card.maxY, "the footer is \(foot.minY - card.maxY) below the card")
      for edge in [head, foot] {
        $0.near(edge.minX, row.minX, within: 0.6)
        $0.near(edge.height, 15.5, within: 1, "13 pt text")
        $0.expect(100...170 ~= $0.darkest(in: edge), "its grey is \($0.darkest(in: edge))")
      }
    }
    row(
      "Section", "Button", "Link", "NavigationLink",
      says: "in a header or footer what can be tapped is in the tint, words around it are grey; in a colour of one's own it has that",
      from: .assumed("the phone's own lists: the buttons beside their headers are blue"), in: .fixed(320, 300)
    ) {
      NavigationStack {
        List {
          Section {
            Text("row")
          } header: {
            HStack {
              Text("Head")
              Button("All") {}
              NavigationLink("Go") { Text("there") }
              Button("Red") {}.foregroundStyle(Color.pureRed)
            }
          } footer: {
            HStack {
              Text("Foot")
              Link("Web", destination: URL(string: "https://a.b")!)
              Button("Off") {}.disabled(true)
            }
          }
        }
      }
    } holds: {
      for word in ["ALL", "GO", "Web"] {
        $0.expect(!$0.area(0x007AFF, in: $0.words(word), within: 60).isNull, "\(word) is not in the tint")
      }
      $0.expect(!$0.area(0xFF0000, in: $0.words("RED"), within: 60).isNull, "a colour of its own")
      for word in ["HEAD", "Foot", "Off"] {
        $0.expect(
          $0.area(0x007AFF, in: $0.words(word), within: 100).isNull && 100...200 ~= $0.darkest(in: $0.words(word)), "\(word) is not grey")
      }
    }
    row(
      "Section", says: "headers of groups are capitals on iOS up to 18, footers are as written", from: .recorded("iOS 17.5, grouped lists"),
      in: .fixed(320, 300)
    ) {
      List {
        Section {
          Text("row")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
      }
    } holds: {
      $0.texts("HEAD", "row", "Foot")
      try $0.other { List { Section("Head") { Text("row") } }.listStyle(.grouped) }.texts("HEAD", "row")
      try $0.other { List { Section("Head") { Text("row") } }.listStyle(.plain) }.texts("Head", "row")
      // What says its own case keeps it.
      try $0.other { List { Section("Head") { Text("row") }.textCase(nil) } }.texts("Head", "row")
      try $0.other { List { Section("Head") { Text("row") } }.textCase(nil) }.texts("Head", "row")
      try $0.other {
        List {
          Section {
          } header: {
            Text("Head").textCase(nil)
          }
        }
      }.texts("Head")
    }
    row(
      "Section", says: "cards without headers lie twice 17.5 apart, each up to the pixel", from: .recorded("iOS 17.5, 26.0"),
      in: .fixed(320, 300)
    ) {
      List {
        Section { Box("a") }
        Section { Box("b") }
      }
    } holds: {
      $0.near($0.place("b").midY - $0.place("a").midY, 44 + 36)
      $0.color(160, $0.place("a").midY + 40, is: ListColor.ground)
    }
    row("Section", says: "rows outside sections form cards of their own", from: .documented("swiftui/section"), in: .fixed(320, 400)) {
      List {
        Box("a")
        Section { Box("b") }
        Box("c")
        Box("d")
      }
    } holds: {
      $0.near($0.place("b").midY - $0.place("a").midY, 80)
      $0.near($0.place("c").midY - $0.place("b").midY, 80)
      $0.near($0.place("d").midY - $0.place("c").midY, 44)
    }
    row(
      "Section", says: "several views of a header stand one under the other, at the rows' edge", from: .documented("swiftui/section"),
      in: .fixed(320, 200)
    ) {
      List {
        Section {
          Box("row", 30, 20)
        } header: {
          Box("small", 10, 10)
          Box("large", 50, 10)
        }
      }
    } holds: {
      $0.near($0.place("small").minX, $0.place("row").minX)
      $0.near($0.place("large").minX, $0.place("row").minX)
      $0.expect($0.place("small").maxY <= $0.place("large").minY, "they do not stand one under the other")
    }
    row(
      "View.listSectionSpacing", "ListSectionSpacing.*", says: "the gap between cards: the list's own, a small one, or points",
      from: .documented("swiftui/view/listsectionspacing(_:)"), in: .fixed(320, 300)
    ) {
      List {
        Section { Box("a") }
        Section { Box("b") }
      }.listSectionSpacing(60)
    } holds: {
      @MainActor func gap(_ spacing: ListSectionSpacing, _ shown: Shown) throws -> CGFloat {
        let list = try shown.other {
          List {
            Section { Box("a") }
            Section { Box("b") }
          }.listSectionSpacing(spacing)
        }
        return list.place("b").midY - list.place("a").midY - 44
      }
      $0.near($0.place("b").midY - $0.place("a").midY, 104)
      $0.near(try gap(.custom(60), $0), 60)
      $0.near(try gap(.custom(5), $0), 5)
      $0.near(try gap(.default, $0), 36)
      let compact = try gap(.compact, $0)
      $0.expect(10...25 ~= compact, "compact is \(compact)")
      $0.near($0.place("a").midY - 22, 35)
    }
    row(
      "Section", says: "a closed section shows its header only", from: .documented("swiftui/section/init(isexpanded:content:header:)"),
      in: .fixed(320, 300)
    ) {
      List {
        Section("one", isExpanded: .constant(false)) { Text("hidden") }
        Section("two", isExpanded: .constant(true)) { Text("shown") }
        Section(isExpanded: .constant(false)) {
          Text("hidden")
        } header: {
          Text("three")
        }
      }
    } holds: {
      $0.texts("ONE", "TWO", "shown", "THREE")
    }
    row("Section", says: "each way of writing it shows its parts in order", from: .documented("swiftui/section"), in: .fixed(320, 400)) {
      List {
        Section {
          Text("a")
        } footer: {
          Text("b")
        }
        Section {
          Text("d")
        } header: {
          Text("c")
        }
        Section("e") { Text("f") }
        Section(String("g")) { Text("h") }
      }
    } holds: {
      $0.texts("a", "b", "C", "d", "E", "f", "G", "h")
      let stack = try $0.other {
        VStack {
          Section {
            Text("a")
          } header: {
            Text("b")
          } footer: {
            Text("c")
          }
        }
      }
      stack.texts("b", "a", "c")
    }
    row(
      "View.headerProminence", "Prominence", says: "increased makes headers large and dark, as written; said of the list or of a section",
      from: .documented("swiftui/view/headerprominence(_:)"), in: .fixed(320, 300)
    ) {
      List { Section("Head") { Text("row") } }.headerProminence(.increased)
    } holds: {
      let plain = try $0.other { List { Section("Head") { Text("row") } }.headerProminence(.standard) }
      plain.same { List { Section("Head") { Text("row") } } }
      $0.expect($0.words("Head").height > plain.words("HEAD").height + 4, "the header is not larger")
      $0.expect($0.darkest(in: $0.words("Head")) < 60, "the header is pale")
      $0.same { List { Section("Head") { Text("row") }.headerProminence(.increased) } }
    }
    row(
      "Section", says: "headers of plain lists stay at the top while their rows go by", from: .documented("swiftui/liststyle/plain"),
      in: .fixed(320, 200)
    ) {
      List {
        Section("one") { ForEach(0..<12) { Text("a\($0)") } }
        Section("two") { ForEach(0..<12) { Text("b\($0)") } }
      }.listStyle(.plain).defaultScrollAnchor(.bottom)
    } holds: {
      $0.expect($0.texts.contains("b11") && !$0.texts.contains("a0"), "the list is not scrolled: \($0.texts)")
      $0.expect(0...20 ~= $0.words("two").minY, "the header is at \($0.words("two"))")
      let grouped = try $0.other {
        List {
          Section("one") { ForEach(0..<12) { Text("a\($0)") } }
          Section("two") { ForEach(0..<12) { Text("b\($0)") } }
        }.defaultScrollAnchor(.bottom)
      }
      grouped.expect(!grouped.texts.contains("two"), "a group's header stays")
    }
    row(
      "Section", says: "headers of plain lists are bold and dark, on the list's ground", from: .documented("swiftui/liststyle/plain"),
      in: .fixed(320, 200)
    ) {
      List { Section("Head") { Text("row") } }.listStyle(.plain)
    } holds: {
      $0.expect($0.darkest(in: $0.words("Head")) < 60, "the header is pale")
      $0.expect($0.words("Head").maxY < $0.words("row").minY, "the header is not above")
      $0.near($0.words("Head").minX, $0.words("row").minX, within: 0.6)
    }
    row("Toggle", says: "in a row the label leads and the switch trails", from: .documented("swiftui/form"), in: .fixed(320, 300)) {
      Form {
        Toggle("One", isOn: .constant(true))
        LabeledContent("Two", value: "value")
        Picker("Three", selection: .constant(1)) { Text("choice").tag(1) }
      }
    } holds: {
      let card = $0.card()
      let start = $0.words("One").minX
      $0.expect(16...20 ~= start - card.minX, "labels begin at \(start)")
      $0.near($0.words("Two").minX, start)
      $0.near($0.words("Three").minX, start)
      $0.expect(14...22 ~= card.maxX - $0.area(0x34C759).maxX, "the switch ends at \($0.area(0x34C759).maxX)")
      $0.near(card.maxX - $0.words("value").maxX, start - card.minX, within: 1)
      $0.expect($0.words("choice").minX > 160, "the choice is at \($0.words("choice"))")
      $0.expect($0.darkest(in: $0.words("value")) > 100, "the value is dark")
    }
  }
}
