import Foundation
import SwiftUI
import UIKit

private struct Trouble: LocalizedError {
  var errorDescription: String? { "Trouble" }
}

extension Ledger {
  func alerts() {
    topic("Presentations: alerts and dialogs")

    row(
      "View.alert", says: "a box in the middle of the dimmed page: a bold title over smaller words over the actions",
      from: .documented("swiftui/view/alert(_:ispresented:actions:message:)-8dvt8"), in: .phone
    ) {
      Color.white.alert("Title", isPresented: .constant(true)) {
        Button("Go") {}
        Button("Stop", role: .cancel) {}
      } message: {
        Text("words")
      }
    } holds: {
      let (title, words, go, stop) = ($0.words("Title"), $0.words("words"), $0.words("Go"), $0.words("Stop"))
      $0.color(3, 8, is: 0xCCCCCC, within: 3)
      $0.near(title.midX, 160)
      $0.near(words.midX, 160)
      $0.expect(title.maxY <= words.minY && words.maxY < go.minY && title.height > words.height + 2, "the order is wrong")
      // Two actions stand beside each other, the one that cancels first.
      $0.near(go.midY, stop.midY, within: 1)
      $0.expect(stop.maxX < 160 && go.minX > 160, "the actions are at \(stop), \(go)")
      let box = $0.area(0xEBEBEB, within: 6)
      $0.expect(abs(box.midX - 160) < 1 && abs(box.midY - 235) < 6 && 250...300 ~= box.width, "the box is \(box)")
      $0.color(box.minX, box.minY, is: 0xCCCCCC, within: 12)
      $0.expect(!$0.area(0x007AFF, in: go, within: 60).isNull, "the action is not in the tint")
      let heavy = try $0.other { Text("Stop").font(.headline).fixedSize() }
      $0.near(stop.width, heavy.words("Stop").width, within: 0.01)
      let plain = try $0.other { Text("Go").font(.body).fixedSize() }
      $0.near(go.width, plain.words("Go").width, within: 0.01)
      $0.same {
        Color.white.alert(Text("Title"), isPresented: .constant(true)) {
          Button("Go") {}
          Button("Stop", role: .cancel) {}
        } message: {
          Text("words")
        }
      }
      $0.same {
        Color.white.alert(String("Title"), isPresented: .constant(true)) {
          Button("Go") {}
          Button("Stop", role: .cancel) {}
        } message: {
          Text("words")
        }
      }
      $0.same {
        Color.white.alert("Title", isPresented: .constant(true), presenting: "words") { _ in
          Button("Go") {}
          Button("Stop", role: .cancel) {}
        } message: {
          Text($0)
        }
      }
      let none = try $0.other { Color.white.alert("Title", isPresented: .constant(false)) { Button("Go") {} } }
      none.isBlank()
      none.same { Color.white.alert("Title", isPresented: .constant(true), presenting: String?.none) { _ in Button("Go") {} } }
      none.same {
        Color.white.alert("Title", isPresented: .constant(true), presenting: String?.none) { _ in
          Button("Go") {}
        } message: {
          Text($0)
        }
      }
      none.same { Color.white.alert("Title", isPresented: .constant(false), presenting: "x") { _ in Button("Go") {} } }
      none.same { Color.white.alert(isPresented: .constant(true), error: Trouble?.none) { Button("Go") {} } }
      none.same { Color.white.alert(isPresented: .constant(false), error: Trouble()) { Button("Go") {} } }
      let dark = try $0.other {
        Color.black.alert("Title", isPresented: .constant(true)) { Button("Go") {} }.environment(\.colorScheme, .dark)
      }
      dark.expect(dark.grey(160, dark.words("Title").minY - 6) < 70, "the dark box is light")
      // Its words grow with the text size, up to the largest below the accessibility sizes.
      @MainActor func width(_ size: DynamicTypeSize, _ shown: Shown) throws -> CGFloat {
        try shown.other { Color.white.alert("Title", isPresented: .constant(true)) { Button("Go") {} }.dynamicTypeSize(size) }.words(
          "Title"
        ).width
      }
      let (usual, largest, more) = (try width(.large, $0), try width(.xxxLarge, $0), try width(.accessibility3, $0))
      $0.expect(largest > usual + 3 && more == largest, "the title is \(usual), \(largest), \(more) wide")
      let mirrored = try $0.other {
        Color.white.alert("Title", isPresented: .constant(true)) {
          Button("Go") {}
          Button("Stop", role: .cancel) {}
        }.rightToLeft()
      }
      mirrored.expect(mirrored.words("Stop").minX > 160, "the one that cancels is not first from the right")
    }
    row(
      "View.alert", "TextField", "SecureField", says: "fields stand in boxes between the words and the actions, as in UIKit's alerts",
      from: .law("an alert is UIAlertController's"), in: .phone
    ) {
      Color.white.alert("Rename", isPresented: .constant(true)) {
        TextField("Name", text: .constant("")).accessibilityIdentifier("name")
        SecureField("Code", text: .constant("12")).accessibilityIdentifier("code")
        Button("Cancel", role: .cancel) {}
        Button("Save") {}
      } message: {
        Text("New name")
      }
    } holds: {
      let (words, name, code) = ($0.words("New name"), $0.words("Name"), $0.words("••"))
      let (cancel, save) = ($0.words("Cancel"), $0.words("Save"))
      $0.expect(words.maxY < name.minY && name.maxY < code.minY && code.maxY < save.minY, "the order is wrong")
      // The buttons are a pair still.
      $0.near(cancel.midY, save.midY, within: 1)
      // A card of 270, and boxes of 28 that share a line, 16 from its sides; words 6 from theirs.
      $0.near(name.minX, 160 - 135 + 16 + 6)
      $0.near(code.midY - name.midY, 27.5, within: 1)
      let box = $0.area(0xFFFFFF, in: CGRect(x: 25, y: name.midY - 20, width: 270, height: 60))
      $0.expect(abs(box.minX - 41) < 1.5 && abs(box.maxX - 279) < 1.5 && abs(box.height - 55) < 3, "the boxes are \(box)")
      let size = try $0.other { Text("Name").font(.system(size: 13)).fixedSize() }
      $0.near(name.width, size.words("Name").width, within: 0.01)
      let judge = $0.judge
      let other = try Shown(
        controller: {
          let alert = UIAlertController(title: "Rename", message: "New name", preferredStyle: .alert)
          alert.addTextField { $0.placeholder = "Name" }
          alert.addTextField { $0.text = "••" }
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          alert.addAction(UIAlertAction(title: "Save", style: .default))
          let page = UIViewController()
          page.present(alert, animated: false)
          return page
        }, $0.canvas, judge)
      $0.near(other.words("Save").midY - other.words("New name").midY, save.midY - words.midY, within: 1)
    }
    row(
      "View.alert",
      says: "one action or more than two stand in rows, the one that cancels last; without any there is an OK; what destroys is red",
      from: .documented("swiftui/view/alert(_:ispresented:actions:)-1bkka"), in: .phone
    ) {
      Color.white.alert("Title", isPresented: .constant(true)) {
        Button("Stop", role: .cancel) {}
        Button("One") {}
        Button("Two", role: .destructive) {}
      }
    } holds: {
      let (stop, one, two) = ($0.words("Stop"), $0.words("One"), $0.words("Two"))
      $0.near(two.midY - one.midY, 44, within: 1)
      $0.near(stop.midY - two.midY, 44, within: 1)
      $0.near(one.midX, 160)
      $0.expect(!$0.area(0xFF3B30, in: two, within: 60).isNull && $0.area(0xFF3B30, in: one, within: 60).isNull, "what destroys is not red")
      try $0.other { Color.white.alert("Title", isPresented: .constant(true)) {} }.texts("Title", "OK")
      try $0.other { Color.white.alert(String("Title"), isPresented: .constant(true)) { Button("A") {} } }.texts("Title", "A")
      try $0.other { Color.white.alert(Text("Title"), isPresented: .constant(true)) { Button("A") {} } }.texts("Title", "A")
      try $0.other { Color.white.alert("Title", isPresented: .constant(true), presenting: 3) { Button("A\($0)") {} } }.texts("Title", "A3")
      try $0.other { Color.white.alert(isPresented: .constant(true), error: Trouble()) { Button("A") {} } }.texts("Trouble", "A")
      try $0.other {
        Color.white.alert(isPresented: .constant(true), error: Trouble()) { _ in
          Button("A") {}
        } message: { _ in
          Text("m")
        }
      }.texts("Trouble", "m", "A")
    }
    row(
      "Alert", "Alert.Button", "Alert.Button.default", "Alert.Button.cancel", "Alert.Button.destructive",
      says: "as alerts were written before iOS 15",
      from: .documented("swiftui/alert"), in: .phone
    ) {
      Color.white.alert(isPresented: .constant(true)) {
        Alert(title: Text("Title"), message: Text("words"), primaryButton: .default(Text("Go")), secondaryButton: .cancel(Text("Stop")))
      }
    } holds: {
      $0.same {
        Color.white.alert("Title", isPresented: .constant(true)) {
          Button("Go") {}
          Button("Stop", role: .cancel) {}
        } message: {
          Text("words")
        }
      }
      let red = try $0.other {
        Color.white.alert(item: .constant(Optional(Named("x")))) {
          Alert(title: Text($0.id), primaryButton: .destructive(Text("Go")), secondaryButton: .cancel())
        }
      }
      red.texts("x", "Cancel", "Go")
      red.expect(!red.area(0xFF3B30, in: red.words("Go"), within: 60).isNull, "what destroys is not red")
      try $0.other { Color.white.alert(isPresented: .constant(true)) { Alert(title: Text("Title")) } }.texts("Title", "OK")
      try $0.other {
        Color.white.alert(isPresented: .constant(true)) { Alert(title: Text("Title"), dismissButton: .default(Text("Fine"))) }
      }.texts("Title", "Fine")
      try $0.other { Color.white.alert(isPresented: .constant(false)) { Alert(title: Text("Title")) } }.isBlank()
      try $0.other { Color.white.alert(item: .constant(Named?.none)) { Alert(title: Text($0.id)) } }.isBlank()
    }
    row(
      "View.confirmationDialog",
      says:
        "rows on a card at the end of the dimmed page, the one that cancels on a card of its own below; the title only where it is wanted",
      from: .documented("swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)-46zbb"), in: .phone
    ) {
      Color.white.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
        Button("One") {}
        Button("Stop", role: .cancel) {}
        Button("Two", role: .destructive) {}
      }
    } holds: {
      let (title, one, two, stop) = ($0.words("Title"), $0.words("One"), $0.words("Two"), $0.words("Stop"))
      $0.color(3, 8, is: 0xCCCCCC, within: 3)
      $0.near(two.midY - one.midY, 57, within: 1)
      let large = try $0.other { Text("One").font(.title3).fixedSize() }
      $0.near(one.width, large.words("One").width, within: 0.01)
      $0.near(stop.midY - two.midY, 57 + 8, within: 1)
      $0.expect(title.maxY < one.minY && stop.maxY < 450 && stop.maxY > 410, "the rows are at \(title), \(one), \(stop)")
      $0.color(160, (two.midY + stop.midY) / 2, is: 0xCCCCCC, within: 3)
      $0.expect($0.grey(12, one.midY) > 235 && $0.grey(4, one.midY) < 215, "the card is not 8 from the edge")
      $0.expect(!$0.area(0xFF3B30, in: two, within: 60).isNull, "what destroys is not red")
      for visibility in [Visibility.automatic, .hidden] {
        try $0.other {
          Color.white.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: visibility) { Button("One") {} }
        }.texts("One", "Cancel")
      }
      try $0.other { Color.white.confirmationDialog("Title", isPresented: .constant(true)) { Button("One") {} } }.texts("One", "Cancel")
      try $0.other {
        Color.white.confirmationDialog(String("Title"), isPresented: .constant(true), titleVisibility: .visible) { Button("One") {} }
      }
      .texts("Title", "One", "Cancel")
      try $0.other {
        Color.white.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
          Button("One") {}
        } message: {
          Text("m")
        }
      }
      .texts("Title", "m", "One", "Cancel")
      try $0.other {
        Color.white.confirmationDialog("Title", isPresented: .constant(true)) {
          Button("One") {}
        } message: {
          Text("m")
        }
      }
      .texts("m", "One", "Cancel")
      try $0.other { Color.white.confirmationDialog("Title", isPresented: .constant(false)) { Button("One") {} } }.isBlank()
      try $0.other { Color.white.confirmationDialog(String("Title"), isPresented: .constant(false)) { Button("One") {} } }.isBlank()
    }
    row(
      "View.actionSheet", "ActionSheet", says: "as dialogs were written before iOS 15, always with the title",
      from: .documented("swiftui/actionsheet"), in: .phone
    ) {
      Color.white.actionSheet(isPresented: .constant(true)) {
        ActionSheet(title: Text("Title"), message: Text("m"), buttons: [.default(Text("One")), .destructive(Text("Two")), .cancel()])
      }
    } holds: {
      $0.same {
        Color.white.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
          Button("One") {}
          Button("Two", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("m")
        }
      }
      try $0.other { Color.white.actionSheet(isPresented: .constant(false)) { ActionSheet(title: Text("Title")) } }.isBlank()
    }
  }
}
