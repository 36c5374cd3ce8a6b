import SwiftUI

/// What the colours, symbols and dashes of a chart stand for.
struct ChartLegend: View {
  let styles: SeriesStyles
  let choices: ChartChoices

  static func isNeeded(_ styles: SeriesStyles, _ choices: ChartChoices) -> Bool {
    choices.legend.content != nil || !styles.values.isEmpty || !styles.symbolValues.isEmpty || !styles.lineValues.isEmpty
  }

  var body: some View {
    if let content = choices.legend.content {
      content
    } else if styles.isContinuous {
      gradient
    } else {
      // Beside the plot entries stand below each other.
      let isBeside = [.leading, .trailing].contains(choices.legend.position)
      let lines = isBeside ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(LegendFlow(spacing: 12, lineSpacing: 4))
      lines {
        ForEach(entries, id: \.self) { value in
          HStack(spacing: 4) {
            swatch(value)
            Text(verbatim: value.words).font(.caption).foregroundStyle(.secondary)
          }
        }
      }
    }
  }

  private var entries: [_ChartValue] {
    var seen = Set<_ChartValue>()
    return (styles.values + styles.symbolValues + styles.lineValues).filter { seen.insert($0).inserted }
  }

  @ViewBuilder private func swatch(_ value: _ChartValue) -> some View {
    let style = styles.values.contains(value) ? styles.style(for: value) : AnyShapeStyle(TintShapeStyle())
    if styles.symbolValues.contains(value) {
      let kind = styles.symbol(for: value)
      SymbolShape(kind: kind).fill(style).frame(width: 8, height: 8)
    } else if styles.lineValues.contains(value) {
      var mark = Mark(kind: .line)
      let _ = mark.attributes.lineBy = Mark.Group(label: "", value: value)
      LegendLine().stroke(style, style: styles.line(of: mark, width: 2)).frame(width: 18, height: 8)
    } else {
      Circle().fill(style).frame(width: 8, height: 8)
    }
  }

  private var gradient: some View {
    let (low, high) = styles.bounds
    return HStack(spacing: 6) {
      Text(low, format: .number)
      LinearGradient(colors: styles.rangeColors, startPoint: .leading, endPoint: .trailing).frame(width: 100, height: 8).clipShape(
        Capsule())
      Text(high, format: .number)
    }
    .font(.caption).foregroundStyle(.secondary)
  }
}

private struct SymbolShape: Shape {
  let kind: ChartSymbolKind
  func path(in rect: CGRect) -> Path { kind.path(in: rect) }
}
private struct LegendLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// Entries side by side, in as many lines as they need.
struct LegendFlow: _InternalLayout {
  let spacing: CGFloat
  let lineSpacing: CGFloat

  private func rows(_ subviews: Subviews, width: CGFloat) -> (places: [CGPoint], size: CGSize) {
    var (x, y, height, most): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var places: [CGPoint] = []
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, height) = (0, y + height + lineSpacing, 0)
      }
      places.append(CGPoint(x: x, y: y))
      most = max(most, x + size.width)
      x += size.width + spacing
      height = max(height, size.height)
    }
    return (places, CGSize(width: most, height: y + height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    rows(subviews, width: proposal.width ?? .infinity).size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (place, subview) in zip(rows(subviews, width: bounds.width).places, subviews) {
      subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }
}
