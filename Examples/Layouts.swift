import Quoin
import SwiftUI

/// The small layouts: around a circle, a waterfall, equal widths, and CSS flexbox.
#Preview("Layouts", traits: .fixedLayout(width: 420, height: 420)) {
  Grid(horizontalSpacing: 20, verticalSpacing: 20) {
    GridRow {
      Radial { ForEach(1...12, id: \.self) { Text("\($0)").font(.headline) } }
      Masonry(columns: 3) {
        ForEach(0..<9, id: \.self) { index in
          RoundedRectangle(cornerRadius: 6).fill(.teal.opacity(0.4)).frame(height: CGFloat(24 + index * 7 % 40))
        }
      }
    }
    GridRow {
      EqualWidth(.vertical, spacing: 8) {
        ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { name in
          Text(name).padding(8).frame(maxWidth: .infinity).background(.orange.opacity(0.3), in: Capsule())
        }
      }
      Flexbox(wrap: .wrap, justifyContent: .spaceBetween, gap: 6) {
        ForEach(["space", "between", "in", "CSS's", "own", "terms"], id: \.self) { Text($0).padding(6).background(.pink.opacity(0.2)) }
      }
    }
  }
  .padding()
}
