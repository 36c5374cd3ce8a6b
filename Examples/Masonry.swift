import Quoin
import SwiftUI

/// A wall of notes: each goes to the shortest column.
private let notes = [
  ("Ink", "Warm black, a little blue.", Color.yellow), ("Order", "Paper for March: 4 reams of 120 g, 2 of 90 g, and covers.", .mint),
  ("Idea", "Numbers that line up.", .pink), ("Quote", "“Type well used is invisible as type.”", .blue),
  ("Fix", "Second column drifts on page 7.", .orange), ("Call", "Caslon, about the swash capitals, before noon.", .purple),
  ("Proof", "Ready on Friday.", .teal),
]

#Preview(traits: .fixedLayout(width: 375, height: 390)) {
  Masonry(columns: 2, spacing: 10) {
    ForEach(notes, id: \.0) { title, text, color in
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.headline)
        Text(text).font(.subheadline).foregroundStyle(.secondary)
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(color.opacity(0.22), in: RoundedRectangle(cornerRadius: 12))
    }
  }
  .padding()
  .frame(maxHeight: .infinity, alignment: .top)
}
