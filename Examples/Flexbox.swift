import Quoin
import SwiftUI

/// A page's skeleton in CSS's own terms: a header, a sidebar and a main part that grow, cards that wrap.
private struct Box: View {
  let title: String
  let color: Color

  var body: some View {
    Text(title).font(.footnote.weight(.medium)).padding(10).frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
  }
}

#Preview(traits: .fixedLayout(width: 420, height: 236)) {
  Flexbox(direction: .column, gap: 10) {
    Flexbox(justifyContent: .spaceBetween, alignItems: .center, gap: 10) {
      Text("Quoin").font(.title3.bold())
      Text("Docs   Blog   Source").font(.footnote).foregroundStyle(.secondary)
    }
    Flexbox(gap: 10) {
      Box(title: "aside", color: .purple).flexItem { $0.basis = .points(90) }
      Flexbox(wrap: .wrap, gap: 10) {
        ForEach(0..<5) { index in
          Box(title: "card \(index + 1)", color: .teal).flexItem {
            $0.grow = 1
            $0.basis = .points(84)
          }
        }
      }
      .flexItem { $0.grow = 1 }
    }
    .flexItem { $0.grow = 1 }
    Box(title: "footer", color: .gray).flexItem { $0.basis = .points(36) }
  }
  .padding()
}
