import Foundation
import QuoinAppearance
import QuoinLayout

/// The line of a navigation bar: what stands where it begins and ends, and between them its title, in the middle of the bar where there is
/// room, else moved and cut.
struct BarRow<Start: View, Middle: View, End: View> {
  let start: Start
  let middle: Middle
  let end: End
  @Environment(\.barMeasures) private var measures
  nonisolated init(@ViewBuilder start: () -> Start, @ViewBuilder middle: () -> Middle, @ViewBuilder end: () -> End) {
    self.start = start()
    self.middle = middle()
    self.end = end()
  }
}

extension BarRow: View {
  var body: some View {
    let gap = CGFloat(measures.itemGap)
    BarRowPlaces(gap: gap) {
      HStack(spacing: gap) { start }
      HStack(spacing: gap) { end }
      HStack { middle }
    }
  }
}

/// The room of a bar's line: its end takes what it asks for, its beginning what the title leaves, the title what is left between them.
private struct BarRowPlaces: InternalLayout {
  let gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: proposal.width ?? sizes.reduce(0) { $0 + $1.width }, height: proposal.height ?? sizes.reduce(0) { max($0, $1.height) })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    func width(_ index: Int, _ room: CGFloat) -> CGFloat {
      subviews[index].sizeThatFits(ProposedViewSize(width: max(0, room), height: bounds.height)).width
    }
    func withGap(_ width: CGFloat) -> CGFloat { width > 0 ? width + gap : 0 }
    let least = width(0, 0)
    let end = width(1, bounds.width - withGap(least))
    let wanted = subviews[2].sizeThatFits(.unspecified).width
    let start = width(0, bounds.width - withGap(end) - withGap(wanted))
    let (from, to) = (bounds.minX + withGap(start), bounds.maxX - withGap(end))
    let middle = width(2, to - from)
    func place(_ index: Int, _ x: CGFloat, _ width: CGFloat) {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: bounds.height))
    }
    place(0, bounds.minX, start)
    place(1, bounds.maxX - end, end)
    place(2, min(max(bounds.midX - middle / 2, from), max(from, to - middle)), middle)
  }
}
