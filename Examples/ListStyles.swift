import SwiftUI

/// A mailbox: a plain list with a bar above, rows of several lines, badges and swipes that a still keeps at rest.
private struct Letter: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  let text: String
  let time: String
  var isNew = false
}

private let letters = [
  Letter(
    id: 1, sender: "Ada Lovelace", subject: "Notes on the engine", text: "The table of rules is finished; I send it with this.",
    time: "10:42", isNew: true),
  Letter(
    id: 2, sender: "William Caslon", subject: "New sorts", text: "The italic arrives on Thursday, the small capitals a week later.",
    time: "09:15"),
  Letter(id: 3, sender: "Elizabeth Friedlander", subject: "Cover", text: "Two drafts, of which I prefer the second.", time: "Yesterday"),
  Letter(id: 4, sender: "Jan Tschichold", subject: "Margins", text: "Two to three to four to six, as always.", time: "Monday"),
]

#Preview(traits: .fixedLayout(width: 375, height: 480)) {
  NavigationStack {
    List(letters) { letter in
      HStack(alignment: .top, spacing: 10) {
        Circle().fill(letter.isNew ? Color.blue : .clear).frame(width: 10, height: 10).padding(.top, 6)
        VStack(alignment: .leading, spacing: 2) {
          HStack {
            Text(letter.sender).font(.headline)
            Spacer()
            Text(letter.time).font(.subheadline).foregroundStyle(.secondary)
          }
          Text(letter.subject).font(.subheadline)
          Text(letter.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
        }
      }
      .swipeActions { Button("Archive") {} }
    }
    .listStyle(.plain)
    .navigationTitle("Inbox")
    .toolbar { Button("Edit") {} }
  }
}
