import SwiftUI

/// A message thread in a LazyVStack: sections whose headers stay in sight, a start in the middle of a long history.
private struct Message: View {
  let text: String
  let isMine: Bool

  var body: some View {
    Text(text)
      .padding(.horizontal, 14).padding(.vertical, 9)
      .foregroundStyle(isMine ? .white : .primary)
      .background(isMine ? AnyShapeStyle(.blue) : AnyShapeStyle(.gray.opacity(0.18)), in: RoundedRectangle(cornerRadius: 18))
      .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
      .padding(isMine ? .leading : .trailing, 56)
  }
}

private let words = [
  "Are the proofs back?", "This morning. The third page has a widow.", "Then let the paragraph above run one line longer.",
  "Done. And the footer counts to twelve now.", "Perfect, lock it.",
]

#Preview(traits: .fixedLayout(width: 375, height: 460)) {
  ScrollView {
    LazyVStack(spacing: 8, pinnedViews: [.sectionHeaders]) {
      ForEach(1..<1000) { day in
        Section {
          ForEach(0..<5) { index in Message(text: words[index], isMine: index % 2 == 1) }
        } header: {
          Text("Day \(day)").font(.caption.weight(.semibold)).foregroundStyle(.secondary)
            .padding(.horizontal, 10).padding(.vertical, 4)
            .background(.gray.opacity(0.12), in: Capsule())
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity)
            .background(.background)
        }
      }
    }
    .padding(.horizontal)
  }
}
