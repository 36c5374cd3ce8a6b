import SwiftUI
import UIKit

extension Ledger {
  /// What changes by itself, and what is asked in places seldom visited.
  func layoutWhereabouts() {
    topic("Layout: what changes by itself")

    measure(
      "UIViewRepresentable", says: "a hosted view whose content has grown gets its new size, and what stands beside it moves",
      from: .documented("uikit/uiview/invalidateintrinsiccontentsize()")
    ) { judge in
      let notes = Notes<UILabel>()
      let shown = try judge.show(.fixed(300, 60)) {
        HStack(spacing: 0) {
          Labelled(notes: notes).fixedSize().accessibilityIdentifier("label")
          Box("beside", 10, 10)
        }.frame(maxWidth: .infinity, alignment: .leading)
      }
      let before = shown.place("label").width
      notes.last?.text = "many more words than before"
      notes.last?.invalidateIntrinsicContentSize()
      shown.refresh()
      let after = shown.place("label").width
      judge.expect(after > before + 80, "\(before) becomes \(after)")
      judge.near(shown.place("beside").minX, after, within: 0.5)
    }
  }
}

private struct Labelled: UIViewRepresentable {
  let notes: Notes<UILabel>
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = "words"
    notes.note(label)
    return label
  }
  func updateUIView(_ view: UILabel, context: Context) {}
}
