import SwiftUI

private struct StackedStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.title
      configuration.icon
    }
  }
}
private struct AroundStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(4).background(Color.pureGreen) }
}
private struct MenuPartsStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(4).background(Color.pureGreen) }
}

extension Ledger {
  func labels() {
    topic("Controls: labels")

    row(
      "Label", "LabelStyle", "LabelStyle.automatic", "LabelStyle.titleAndIcon", "DefaultLabelStyle", "TitleAndIconLabelStyle",
      says: "icon, 8 points, title, on one baseline",
      from: .recorded("iOS 26.0: icon, 8, title"), in: .fixed(200, 60)
    ) {
      Label {
        Box("title", 50, 30)
      } icon: {
        Box("icon", 20, 20)
      }
    } holds: {
      $0.frame("icon", 61, nil, 20, 20)
      $0.frame("title", 89, nil, 50, 30)
      $0.near($0.place("icon").maxY, $0.place("title").maxY, within: 0.01)
      for style in 0..<4 {
        $0.same {
          let label = Label {
            Box("title", 50, 30)
          } icon: {
            Box("icon", 20, 20)
          }
          if style == 0 { label.labelStyle(.automatic) }
          if style == 1 { label.labelStyle(.titleAndIcon) }
          if style == 2 { label.labelStyle(DefaultLabelStyle()) }
          if style == 3 { label.labelStyle(TitleAndIconLabelStyle()) }
        }
      }
      let mirrored = try $0.other {
        Label {
          Box("title", 50, 30)
        } icon: {
          Box("icon", 20, 20)
        }.rightToLeft()
      }
      mirrored.frame("title", 61, nil, 50, 30)
    }
    row(
      "LabelStyle.iconOnly", "IconOnlyLabelStyle", "LabelStyle.titleOnly", "TitleOnlyLabelStyle",
      says: "one part alone, without the other's room", from: .documented("swiftui/labelstyle/icononly"), in: .fit
    ) {
      Label {
        Box("title", 50, 30)
      } icon: {
        Box("icon", 20, 25)
      }.labelStyle(.iconOnly)
    } holds: {
      $0.size(20, 25)
      $0.expect($0.frame("title") == nil, "the title shows")
      $0.same {
        Label {
          Box("title", 50, 30)
        } icon: {
          Box("icon", 20, 25)
        }.labelStyle(IconOnlyLabelStyle())
      }
      let title = try $0.other {
        Label {
          Box("title", 50, 30)
        } icon: {
          Box("icon", 20, 25)
        }.labelStyle(.titleOnly)
      }
      title.size(50, 30)
      title.expect(title.frame("icon") == nil, "the icon shows")
      title.same {
        Label {
          Box("title", 50, 30)
        } icon: {
          Box("icon", 20, 25)
        }.labelStyle(TitleOnlyLabelStyle())
      }
    }
    row(
      "LabelStyle", "View.labelStyle", "LabelStyleConfiguration", "LabelStyleConfiguration.*",
      says: "arranges title and icon; the nearest style counts", from: .documented("swiftui/labelstyle"), in: .fixed(200, 60)
    ) {
      Label {
        Box("title", 50, 30)
      } icon: {
        Box("icon", 20, 10)
      }.labelStyle(StackedStyle()).labelStyle(.iconOnly)
    } holds: {
      $0.frame("title", 75, 9, 50, 30)
      $0.frame("icon", 90, 41, 20, 10)
      let around = try $0.other {
        Label {
          Box("title", 50, 30)
        } icon: {
          Box("icon", 20, 10)
        }.labelStyle(AroundStyle()).labelStyle(.iconOnly)
      }
      around.expect(around.frame("title") == nil && !around.area(0x00FF00).isNull, "the style around is not used within")
    }
    row("Label", says: "words beside a symbol or a picture, each way of writing it", from: .documented("swiftui/label"), in: .fit) {
      Label("Words", systemImage: "star")
    } holds: {
      $0.texts("Words")
      $0.expect($0.ink().minX < 6 && $0.words("Words").minX > 20, "no symbol before the words")
      $0.same { Label(String("Words"), systemImage: "star") }
      $0.same {
        Label {
          Text("Words")
        } icon: {
          Image(systemName: "star")
        }
      }
      $0.differs(from: try $0.other { Label("Words", systemImage: "circle") })
      try $0.other { Label("Words", image: "none") }.texts("Words")
      try $0.other { Label(String("Words"), image: "none") }.texts("Words")
    }
  }

  func links() {
    topic("Controls: links and menus")

    let phone = URL(string: "https://example.org")!
    row("Link", says: "a label in the tint that leads somewhere", from: .documented("swiftui/link"), in: .fit) {
      Link(destination: phone) { Inked() }
    } holds: {
      $0.area(0x007AFF, 0, 0, 30, 20)
      $0.same { Button(action: {}) { Inked() } }
      let words = try $0.other { Link("Words", destination: phone) }
      words.texts("Words")
      words.same { Link(String("Words"), destination: phone) }
      words.same { Button("Words") {} }
      try $0.other { Link(destination: phone) { Inked() }.tint(.pureGreen) }.area(0x00FF00, 0, 0, 30, 20)
      let marks = $0.list.links
      $0.expect(marks == [phone], "it leads to \(marks)")
    }
    row(
      "ShareLink", "SharePreview", says: "a button with the system's symbol and word, or one's own", from: .documented("swiftui/sharelink"),
      in: .fit
    ) {
      ShareLink(item: "thing")
    } holds: {
      $0.texts("Share…")
      $0.same { Button(action: {}) { Label("Share…", systemImage: "square.and.arrow.up") } }
      $0.same { ShareLink(item: "thing", subject: Text("s"), message: Text("m"), preview: SharePreview("p")) }
      $0.same { ShareLink(items: ["thing"]) }
      let words = try $0.other { ShareLink("Give", item: "thing") }
      words.same { Button(action: {}) { Label("Give", systemImage: "square.and.arrow.up") } }
      words.same { ShareLink("Give", item: "thing", preview: SharePreview(String("p"), image: Text("x"))) }
      let own = try $0.other { ShareLink(item: "thing") { Inked() } }
      own.area(0x007AFF, 0, 0, 30, 20)
      own.same { ShareLink(items: ["thing"]) { Inked() } }
      own.same { ShareLink(item: "thing", preview: SharePreview("p", image: Text("x"))) { Inked() } }
    }
    row(
      "EditButton", "EditMode", "EditMode.isEditing", "EnvironmentValues.editMode",
      says: "says Edit, or Done while editing goes on, and a tap changes that", from: .documented("swiftui/editbutton")
    ) {
      Holding(EditMode.inactive) { mode in
        VStack {
          EditButton().accessibilityIdentifier("edit")
          Text(mode.wrappedValue.isEditing ? "yes" : "no")
        }.environment(\.editMode, mode)
      }
    } holds: {
      $0.texts("Edit", "no")
      $0.tap("edit")
      $0.texts("Done", "yes")
      $0.tap("edit")
      $0.texts("Edit", "no")
      try $0.other { EditButton() }.texts("Edit")
      try $0.other { EditButton().environment(\.editMode, .constant(.transient)) }.texts("Done")
      $0.judge.equal([EditMode.inactive, .transient, .active].map(\.isEditing), [false, true, true])
      $0.judge.expect(EnvironmentValues().editMode == nil)
    }
    row("RenameButton", says: "says Rename, beside a pencil", from: .documented("swiftui/renamebutton"), in: .fit) {
      RenameButton()
    } holds: {
      $0.same { Button("Rename", systemImage: "pencil") {} }
      $0.texts("Rename")
    }
    row("PasteButton", says: "says Paste, in white on the tint", from: .documented("swiftui/pastebutton"), in: .fit) {
      PasteButton(payloadType: String.self) { _ in }.tint(.pureRed)
    } holds: {
      $0.texts("Paste")
      $0.expect($0.share(0xFF0000) > 0.4, "the field is not in the tint")
      $0.color(6, $0.size.height / 2, is: 0xFF0000)
    }
    row(
      "Menu", "MenuStyle", "MenuStyle.automatic", "MenuStyle.button", "DefaultMenuStyle", "ButtonMenuStyle",
      says: "shows its label, as a button of its place; its actions stay closed",
      from: .documented("swiftui/menu"), in: .fit
    ) {
      Menu {
        Text("action")
      } label: {
        Inked()
      }
    } holds: {
      $0.texts()
      $0.area(0x007AFF, 0, 0, 30, 20)
      $0.same {
        Menu {
          Text("action")
        } label: {
          Inked()
        }.menuStyle(.automatic)
      }
      $0.same {
        Menu {
          Text("action")
        } label: {
          Inked()
        }.menuStyle(.button)
      }
      $0.same {
        Menu {
          Text("action")
        } label: {
          Inked()
        }.menuStyle(DefaultMenuStyle())
      }
      $0.same {
        Menu {
          Text("action")
        } label: {
          Inked()
        }.menuStyle(ButtonMenuStyle())
      }
      $0.same {
        Menu {
          Text("action")
        } label: {
          Inked()
        } primaryAction: {
        }
      }
      try $0.other {
        Menu {
          Text("action")
        } label: {
          Inked()
        }.buttonStyle(.bordered)
      }.size(54, 34)
      let words = try $0.other { Menu("Words") { Text("action") } }
      words.same { Button("Words") {} }
      words.same { Menu(String("Words")) { Text("action") } }
      words.same {
        Menu("Words") {
          Text("action")
        } primaryAction: {
        }
      }
      words.same {
        Menu(String("Words")) {
          Text("action")
        } primaryAction: {
        }
      }
      let symbol = try $0.other { Menu("Words", systemImage: "star") { Text("action") } }
      symbol.same { Button("Words", systemImage: "star") {} }
      symbol.same { Menu(String("Words"), systemImage: "star") { Text("action") } }
      symbol.same {
        Menu("Words", systemImage: "star") {
          Text("action")
        } primaryAction: {
        }
      }
    }
    row(
      "BorderlessButtonMenuStyle", "MenuStyle.borderlessButton", "View.menuStyle", "MenuStyleConfiguration", "MenuStyleConfiguration.*",
      says: "without a border, whatever the place; or made anew of its parts", from: .documented("swiftui/menustyle"), in: .fit
    ) {
      Menu {
        Text("action")
      } label: {
        Inked()
      }.menuStyle(.borderlessButton).buttonStyle(.bordered)
    } holds: {
      $0.size(30, 20)
      $0.same {
        Menu {
          Text("action")
        } label: {
          Inked()
        }.menuStyle(BorderlessButtonMenuStyle()).buttonStyle(.bordered)
      }
      let own = try $0.other {
        Menu {
          Text("action")
        } label: {
          Inked()
        }.menuStyle(MenuPartsStyle())
      }
      own.size(38, 28)
      own.area(0x007AFF, 4, 4, 30, 20)
    }
    row("Menu", says: "a tap runs the primary action", from: .documented("swiftui/menu/init(content:label:primaryaction:)")) {
      Holding(1) { count in
        Menu("\(count.wrappedValue)") {
          Text("x")
        } primaryAction: {
          count.wrappedValue += 5
        }.accessibilityIdentifier("menu")
      }
    } holds: {
      $0.tap("menu")
      $0.texts("6")
    }
    none("View.menuOrder", "MenuOrder.*", "View.menuIndicator", why: "a still picture shows menus closed") {
      $0.menuOrder(.fixed).menuOrder(.priority).menuOrder(.automatic).menuIndicator(.hidden)
    }
    none("View.menuActionDismissBehavior", "MenuActionDismissBehavior.*", why: "a still picture shows menus closed") {
      $0.menuActionDismissBehavior(.disabled).menuActionDismissBehavior(.enabled).menuActionDismissBehavior(.automatic)
    }
  }
}
