import Quoin
import SwiftUI

private let tags = ["layout", "Swift", "propose", "choose", "place", "print", "flexbox", "grid", "pages", "PDF", "SVG", "type", "wedge"]

private struct Chip: View {
  let text: String
  var body: some View { Text(text).padding(.horizontal, 12).padding(.vertical, 6).background(.indigo.opacity(0.15), in: Capsule()) }
}

/// Chips line after line: packed, balanced and centred, and capped with what stands for the rest.
#Preview("Flow", traits: .fixedLayout(width: 340, height: 400)) {
  VStack(alignment: .leading, spacing: 20) {
    Flow(spacing: 8, lineSpacing: 8) { ForEach(tags, id: \.self) { Chip(text: $0) } }
    Flow(lineAlignment: .center, breaking: .balanced, spacing: 8, lineSpacing: 8) { ForEach(tags.prefix(7), id: \.self) { Chip(text: $0) } }
    Flow(spacing: 8, lineSpacing: 8, maxLines: 2).capped {
      ForEach(tags, id: \.self) { Chip(text: $0) }
    } overflow: {
      Text("+\($0) more").bold().padding(6)
    }
  }
  .padding()
}
