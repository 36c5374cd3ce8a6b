import SwiftUI

/// A chart that a GeometryReader measures: bars by the room there is, a line at the mean.
private let sales = [("Mon", 12.0), ("Tue", 18.0), ("Wed", 9.0), ("Thu", 22.0), ("Fri", 27.0), ("Sat", 15.0), ("Sun", 6.0)]

private struct Chart: View {
  private let top = 30.0

  var body: some View {
    GeometryReader { proxy in
      let mean = sales.reduce(0) { $0 + $1.1 } / Double(sales.count)
      HStack(alignment: .bottom, spacing: 10) {
        ForEach(sales, id: \.0) { day, value in
          VStack(spacing: 6) {
            Text("\(Int(value))").font(.caption2).foregroundStyle(.secondary)
            UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
              .fill(value > mean ? AnyShapeStyle(.orange.gradient) : AnyShapeStyle(.orange.opacity(0.35)))
              .frame(height: (proxy.size.height - 46) * value / top)
            Text(day).font(.caption)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
      .overlay(alignment: .bottomLeading) {
        Rectangle().fill(.red).frame(height: 1)
          .overlay(alignment: .topTrailing) { Text("mean").font(.caption2).foregroundStyle(.red).offset(y: -14) }
          .padding(.bottom, 22 + (proxy.size.height - 46) * mean / top)
      }
    }
  }
}

#Preview(traits: .fixedLayout(width: 375, height: 300)) {
  VStack(alignment: .leading, spacing: 12) {
    Text("Sheets printed").font(.headline)
    Chart()
  }
  .padding(20)
}
