import SwiftUI

/// Chips side by side, wrapping.
struct Wrap: Layout {
  var gap: CGFloat
  struct Cache { var sizes: [CGSize] }
  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
  private func points(_ sizes: [CGSize], _ width: CGFloat) -> (points: [CGPoint], height: CGFloat) {
    var points: [CGPoint] = []
    var x: CGFloat = 0
    var y: CGFloat = 0
    var line: CGFloat = 0
    for size in sizes {
      if x > 0, x + size.width > width {
        x = 0
        y += line + gap
        line = 0
      }
      points.append(CGPoint(x: x, y: y))
      x += size.width + gap
      line = max(line, size.height)
    }
    return (points, y + line)
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.width ?? 10_000
    return CGSize(width: width, height: points(cache.sizes, width).height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for (index, point) in points(cache.sizes, bounds.width).points.enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: ProposedViewSize(cache.sizes[index]))
    }
  }
}

struct Wall: View {
  let tags: [String]
  var body: some View {
    Wrap(gap: 8) {
      ForEach(Array(tags.enumerated()), id: \.offset) { _, tag in
        Text(tag).font(.noto(20)).foregroundStyle(color(0x4338CA)).padding(.horizontal, 14).padding(.vertical, 6)
          .background(color(0xEEF2FF), in: Capsule())
      }
    }
    .padding(24).frame(width: 1600).background(.white)
  }
}
