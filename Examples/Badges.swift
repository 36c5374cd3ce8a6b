import SwiftUI

/// Badges on corners: an overlay whose alignment guides put its centre on the edge.
private struct Badge: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    content.overlay(alignment: .topTrailing) {
      Text("\(count)").font(.caption.bold()).foregroundStyle(.white).padding(.horizontal, 6).frame(minWidth: 22, minHeight: 22)
        .background(.red, in: Capsule())
        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
    }
  }
}

#Preview(traits: .fixedLayout(width: 375, height: 130)) {
  HStack(spacing: 28) {
    ForEach([("envelope.fill", Color.blue, 3), ("phone.fill", .green, 12), ("message.fill", .mint, 128)], id: \.0) { symbol, color, count in
      Image(systemName: symbol).font(.title).foregroundStyle(.white).frame(width: 64, height: 64)
        .background(color.gradient, in: RoundedRectangle(cornerRadius: 15))
        .modifier(Badge(count: count))
    }
  }
}
