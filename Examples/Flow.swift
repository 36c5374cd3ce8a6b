import Quoin
import SwiftUI

/// Chips line after line: packed, balanced and centred, and capped with what stands for the rest.
private let tags = ["layout", "Swift", "propose", "choose", "place", "print", "flexbox", "grid", "pages", "PDF", "SVG", "type", "wedge"]

private struct Chip: View {
  let text: String
  var color = Color.indigo

  var body: some View {
    Text(text).font(.subheadline).foregroundStyle(color).padding(.horizontal, 12).padding(.vertical, 6)
      .background(color.opacity(0.12), in: Capsule())
  }
}

private struct Part<Content: View>: View {
  let title: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.footnote).foregroundStyle(.secondary)
      content
    }
  }
}

#Preview(traits: .fixedLayout(width: 375, height: 430)) {
  VStack(alignment: .leading, spacing: 20) {
    Part(title: "Packed") { Flow(spacing: 8, lineSpacing: 8) { ForEach(tags, id: \.self) { Chip(text: $0) } } }
    Part(title: "Balanced and centred") {
      Flow(lineAlignment: .center, breaking: .balanced, spacing: 8, lineSpacing: 8) {
        ForEach(tags.prefix(8), id: \.self) { Chip(text: $0, color: .teal) }
      }
    }
    Part(title: "Two lines at most") {
      Flow(spacing: 8, lineSpacing: 8, maxLines: 2).capped {
        ForEach(tags, id: \.self) { Chip(text: $0, color: .orange) }
      } overflow: {
        Chip(text: "+\($0) more", color: .gray)
      }
    }
    Spacer(minLength: 0)
  }
  .padding()
}
