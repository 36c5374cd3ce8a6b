import SwiftUI

extension Ledger {
  func presentations() {
    topic("Presentations: sheets, covers, popovers")

    row(
      "View.sheet", says: "a white card with round upper corners over the dimmed page, nearly as high as it, down to the screen's end",
      from: .documented("swiftui/view/sheet(ispresented:ondismiss:content:)"), in: .phone
    ) {
      Color.white.sheet(isPresented: .constant(true)) { PlainPage("card") }
    } holds: {
      let card = $0.place("card")
      $0.expect(25...45 ~= card.minY && card.width == 320 && card.maxY >= 450, "the card is \(card)")
      // 20 percent black over white.
      $0.color(3, 8, is: 0xCCCCCC, within: 3)
      $0.color(160, card.minY + 3, is: 0xFFFFFF)
      $0.color(160, 478, is: 0xFFFFFF)
      $0.color(0, card.minY + 1, isNot: 0xFFFFFF, within: 20)
      $0.color(319, card.minY + 1, isNot: 0xFFFFFF, within: 20)
      $0.same { Color.white.sheet(item: .constant(Optional(Named("card")))) { PlainPage($0.id) } }
      $0.same { Color.white.popover(isPresented: .constant(true)) { PlainPage("card") } }
      $0.same {
        Color.white.popover(isPresented: .constant(true), attachmentAnchor: .point(.top), arrowEdge: .leading) { PlainPage("card") }
      }
      $0.same { Color.white.popover(item: .constant(Optional(Named("card")))) { PlainPage($0.id) } }
      let none = try $0.other { Color.white.sheet(isPresented: .constant(false)) { PlainPage("card") } }
      none.isBlank()
      none.same { Color.white.sheet(item: .constant(Named?.none)) { PlainPage($0.id) } }
      none.same { Color.white.popover(isPresented: .constant(false)) { PlainPage("card") } }
      none.same { Color.white.popover(item: .constant(Named?.none)) { PlainPage($0.id) } }
      let dark = try $0.other { Color.black.sheet(isPresented: .constant(true)) { PlainPage("card") }.environment(\.colorScheme, .dark) }
      dark.color(160, dark.place("card").minY + 4, is: 0x1C1C1E, within: 3)
      // The dark dims more.
      let dimmed = try $0.other { Color.white.sheet(isPresented: .constant(true)) { PlainPage("card") }.environment(\.colorScheme, .dark) }
      dimmed.color(3, 8, is: 0x858585, within: 12)
    }
    row(
      "View.popover", "PopoverAttachmentAnchor", says: "on a phone a popover is a sheet",
      from: .documented("swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)"), in: .phone
    ) {
      Color.white.popover(isPresented: .constant(true), attachmentAnchor: .rect(.bounds)) { PlainPage("card") }
    } holds: {
      $0.same { Color.white.sheet(isPresented: .constant(true)) { PlainPage("card") } }
    }
    row(
      "View.presentationCompactAdaptation", "PresentationAdaptation.*",
      says: "where there is little width a popover stays beside its view for none and popover, and is a sheet or a cover for the others",
      from: .documented("swiftui/view/presentationcompactadaptation(_:)"), in: .phone
    ) {
      Ledger.small.popover(isPresented: .constant(true)) { Ledger.card.presentationCompactAdaptation(.popover) }
    } holds: {
      let source = $0.place("small")
      let card = $0.place("card")
      $0.near(card.midX, source.midX)
      $0.expect(card.minY > source.maxY && card.minY < source.maxY + 30, "the card is at \(card)")
      $0.same {
        Ledger.small.popover(isPresented: .constant(true)) { Ledger.card.presentationCompactAdaptation(PresentationAdaptation.none) }
      }
      $0.same {
        Ledger.small.popover(isPresented: .constant(true)) {
          Ledger.card.presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
        }
      }
      let sheet = try $0.other { Ledger.small.sheet(isPresented: .constant(true)) { Ledger.card } }
      sheet.same { Ledger.small.popover(isPresented: .constant(true)) { Ledger.card.presentationCompactAdaptation(.automatic) } }
      sheet.same { Ledger.small.popover(isPresented: .constant(true)) { Ledger.card.presentationCompactAdaptation(.sheet) } }
      let cover = try $0.other { Ledger.small.fullScreenCover(isPresented: .constant(true)) { Ledger.card } }
      cover.same { Ledger.small.popover(isPresented: .constant(true)) { Ledger.card.presentationCompactAdaptation(.fullScreenCover) } }
    }
    row(
      "View.fullScreenCover", says: "covers all the page, its content inside the safe area",
      from: .documented("swiftui/view/fullscreencover(ispresented:ondismiss:content:)"),
      in: .phone
    ) {
      Color.pureRed.ignoresSafeArea().fullScreenCover(isPresented: .constant(true)) { PlainPage("card") }
    } holds: {
      $0.frame("card", 0, 20, 320, 430)
      $0.expect($0.area(0xFF0000).isNull, "the page shows")
      $0.same { Color.pureRed.ignoresSafeArea().fullScreenCover(item: .constant(Optional(Named("card")))) { PlainPage($0.id) } }
      let none = try $0.other { Color.pureRed.fullScreenCover(isPresented: .constant(false)) { PlainPage("card") } }
      none.expect(none.frame("card") == nil, "it covers")
      none.same { Color.pureRed.fullScreenCover(item: .constant(Named?.none)) { PlainPage($0.id) } }
    }
    row(
      "View.sheet", says: "what is presented may present again", from: .documented("swiftui/view/sheet(ispresented:ondismiss:content:)"),
      in: .phone
    ) {
      Color.white.sheet(isPresented: .constant(true)) {
        PlainPage("one").sheet(isPresented: .constant(true)) { PlainPage("two").presentationDetents([.height(100)]) }
      }
    } holds: {
      $0.near($0.place("two").height, 100, within: 31)
      $0.expect($0.place("one").minY < $0.place("two").minY - 100, "one hides the other")
      $0.color(160, 200, is: 0xCCCCCC, within: 3)
    }
    row(
      "View.presentationDetents", "PresentationDetent", "PresentationDetent.*",
      says: "a sheet stands at the lowest of its heights, or at the one that is selected",
      from: .documented("swiftui/view/presentationdetents(_:)"), in: .phone
    ) {
      Color.white.sheet(isPresented: .constant(true)) { PlainPage("card").presentationDetents([.height(90), .height(200), .large]) }
    } holds: {
      $0.frame("card", 0, 360, 320, 90, within: 30.01)
      @MainActor func top(_ detents: Set<PresentationDetent>, _ shown: Shown, selected: PresentationDetent? = nil) throws -> CGFloat {
        let sheet = try shown.other {
          Color.white.sheet(isPresented: .constant(true)) {
            if let selected {
              PlainPage("card").presentationDetents(detents, selection: .constant(selected))
            } else {
              PlainPage("card").presentationDetents(detents)
            }
          }
        }
        return sheet.place("card").minY
      }
      let height = try top([.height(90)], $0)
      $0.near(height, $0.place("card").minY, within: 0.01)
      $0.near(try top([.height(140)], $0), height - 50, within: 0.01)
      $0.near(try top([.height(90), .height(200)], $0, selected: .height(200)), height - 110, within: 0.01)
      let (medium, half, third) = (try top([.medium, .large], $0), try top([.fraction(0.5)], $0), try top([.fraction(0.25)], $0))
      $0.near(medium, half, within: 0.01)
      $0.expect(200...290 ~= medium && third > medium + 90, "medium is at \(medium), a quarter at \(third)")
      let large = try top([.large], $0)
      $0.near(large, try top([], $0), within: 0.01)
      $0.near(large, try top([.medium, .large], $0, selected: .large), within: 0.01)
      $0.near(try top([.fraction(3)], $0), try top([.fraction(1)], $0), within: 0.01)
      $0.judge.equal(Set([PresentationDetent.medium, .large, .height(3), .height(4), .fraction(0.5), .fraction(0.5)]).count, 5)
    }
    row(
      "View.presentationDragIndicator", says: "a handle of 36 by 5 at the card's top: where it is wanted, or there are several heights",
      from: .recorded("iOS 26.0: 36 by 5"), in: .phone
    ) {
      Color.white.sheet(isPresented: .constant(true)) { Color.clear.accessibilityIdentifier("card").presentationDragIndicator(.visible) }
    } holds: {
      let card = $0.place("card")
      let handle = $0.ink(in: CGRect(x: 60, y: card.minY + 2, width: 200, height: 20))
      $0.near(handle.width, 36, within: 1)
      $0.near(handle.height, 5, within: 1)
      $0.near(handle.midX, 160)
      @MainActor func isShown(_ visibility: Visibility?, _ detents: Set<PresentationDetent>, _ shown: Shown) throws -> Bool {
        let sheet = try shown.other {
          Color.white.sheet(isPresented: .constant(true)) {
            if let visibility {
              Color.clear.accessibilityIdentifier("card").presentationDetents(detents).presentationDragIndicator(visibility)
            } else {
              Color.clear.accessibilityIdentifier("card").presentationDetents(detents)
            }
          }
        }
        return !sheet.ink(in: CGRect(x: 60, y: sheet.place("card").minY + 2, width: 200, height: 20)).isNull
      }
      $0.judge.equal(try isShown(nil, [.medium], $0), false)
      $0.judge.equal(try isShown(nil, [.medium, .large], $0), true)
      $0.judge.equal(try isShown(.automatic, [.medium, .large], $0), true)
      $0.judge.equal(try isShown(.hidden, [.medium, .large], $0), false)
      $0.judge.equal(try isShown(.visible, [.medium], $0), true)
    }
    row(
      "View.presentationCornerRadius", "View.presentationBackground", says: "how round the card is, and what fills it",
      from: .documented("swiftui/view/presentationcornerradius(_:)"),
      in: .phone
    ) {
      Color.white.sheet(isPresented: .constant(true)) {
        Color.clear.accessibilityIdentifier("card").presentationCornerRadius(40).presentationBackground(Color.pureRed)
      }
    } holds: {
      let top = $0.place("card").minY
      $0.color(160, 300, is: 0xFF0000)
      $0.color(160, 479, is: 0xFF0000)
      // On the diagonal the arc lies 0.29 of its radius in.
      $0.color(8, top + 8, isNot: 0xFF0000, within: 60)
      $0.color(16, top + 16, is: 0xFF0000)
      let square = try $0.other {
        Color.white.sheet(isPresented: .constant(true)) { Color.clear.presentationCornerRadius(0).presentationBackground { Color.pureRed } }
      }
      square.color(0, top + 1, is: 0xFF0000)
      let usual = try $0.other {
        Color.white.sheet(isPresented: .constant(true)) { Color.clear.presentationCornerRadius(nil).presentationBackground(.red) }
      }
      usual.color(0, top, isNot: 0xFF3B30, within: 40)
      usual.color(16, top + 4, is: 0xFF3B30)
      let cover = try $0.other {
        Color.white.fullScreenCover(isPresented: .constant(true)) { Color.clear.presentationBackground(Color.pureRed) }
      }
      cover.area(0xFF0000, 0, 0, 320, 480)
    }
    row(
      "View.sheet", says: "on a tablet a card in the middle", from: .documented("swiftui/view/sheet(ispresented:ondismiss:content:)"),
      in: .screen(1000, 900, top: 0, bottom: 0)
    ) {
      Color.white.sheet(isPresented: .constant(true)) { PlainPage("card") }.environment(\.horizontalSizeClass, .regular)
    } holds: {
      let card = $0.place("card")
      $0.near(card.midX, 500)
      $0.near(card.midY, 450)
      $0.expect(500...750 ~= card.width && 550...800 ~= card.height, "the card is \(card)")
      $0.color(500, 20, is: 0xCCCCCC, within: 3)
    }
    row("View.sheet", says: "a bar in a sheet stands inside the card, 56 high", from: .recorded("iOS 17.5: 56"), in: .phone) {
      Color.white.sheet(isPresented: .constant(true)) {
        NavigationStack {
          PlainPage().navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: .cancellationAction) { Box("x", 20, 10) }
          }
        }
      }
    } holds: {
      let title = $0.words("Title")
      $0.near(title.midX, 160)
      $0.near($0.place("x").midY, title.midY, within: 1)
      let card = try $0.other { Color.white.sheet(isPresented: .constant(true)) { PlainPage("card") } }
      $0.near($0.place("page").minY - card.place("card").minY, 56, within: 1, "the bar")
      $0.expect(title.minY > 35 && $0.place("page").minY > title.maxY && $0.place("page").minY < 110, "the title is at \(title)")
    }
    none(
      "View.presentationBackgroundInteraction", "PresentationBackgroundInteraction", "PresentationBackgroundInteraction.*",
      "View.presentationContentInteraction",
      "PresentationContentInteraction.*", "View.interactiveDismissDisabled",
      why: "nobody touches a still picture"
    ) {
      $0.presentationBackgroundInteraction(.enabled(upThrough: .medium)).presentationBackgroundInteraction(.enabled)
        .presentationBackgroundInteraction(.disabled).presentationBackgroundInteraction(.automatic).presentationContentInteraction(.resizes)
        .presentationContentInteraction(.scrolls).presentationContentInteraction(.automatic).interactiveDismissDisabled()
    }
    row(
      "View.inspector", says: "where there is little width it is a sheet; beside a wide page nothing is drawn",
      from: .documented("swiftui/view/inspector(ispresented:content:)"), in: .phone
    ) {
      Color.white.inspector(isPresented: .constant(true)) { Text("details") }
    } holds: {
      $0.same { Color.white.sheet(isPresented: .constant(true)) { Text("details") } }
      let none = try $0.other { Color.white }
      none.same { Color.white.inspector(isPresented: .constant(false)) { Text("details") } }
      none.same {
        Color.white.inspector(isPresented: .constant(true)) { Text("details") }.environment(\.horizontalSizeClass, .regular)
      }
    }
    none("View.contextMenu", "View.help", why: "nothing is pressed or pointed at in a still picture") {
      $0.contextMenu { Text("x") }.contextMenu {
        Text("x")
      } preview: {
        Text("y")
      }.help("x").help(Text("x")).help(String("x"))
    }
    none("View.statusBar", "View.statusBarHidden", "View.persistentSystemOverlays", why: "the system's own signs are not drawn") {
      $0.statusBar(hidden: true).statusBarHidden().persistentSystemOverlays(.hidden)
    }
    none("View.privacySensitive", why: "a page is drawn for the one who may see it") { $0.privacySensitive() }
  }
}

extension Ledger {
  @MainActor fileprivate static var small: some View { Color.pureRed.frame(width: 20, height: 20).accessibilityIdentifier("small") }
  @MainActor fileprivate static var card: some View { Color.pureBlue.frame(width: 60, height: 40).accessibilityIdentifier("card") }
}
