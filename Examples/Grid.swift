import SwiftUI

/// A weather week in a Grid: columns as wide as their widest cell, one that takes the rest, and a row that spans them all.
private struct Day {
  let name: String
  let symbol: String
  let rain: Int
  let low: Int
  let high: Int
}

private let week = [
  Day(name: "Today", symbol: "sun.max.fill", rain: 0, low: 14, high: 24),
  Day(name: "Tue", symbol: "cloud.sun.fill", rain: 10, low: 13, high: 22),
  Day(name: "Wed", symbol: "cloud.rain.fill", rain: 80, low: 11, high: 16),
  Day(name: "Thu", symbol: "cloud.bolt.fill", rain: 60, low: 10, high: 15),
  Day(name: "Fri", symbol: "cloud.fill", rain: 20, low: 9, high: 18),
]

#Preview(traits: .fixedLayout(width: 375, height: 310)) {
  Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 12) {
    GridRow {
      Label("Five days", systemImage: "calendar").font(.footnote.weight(.semibold)).opacity(0.8).gridCellColumns(5)
    }
    ForEach(week, id: \.name) { day in
      Divider().overlay(.white.opacity(0.4)).gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text(day.name).fontWeight(.medium)
        Image(systemName: day.symbol).symbolRenderingMode(.hierarchical).gridColumnAlignment(.center)
        Text("\(day.rain) %").font(.caption.weight(.semibold)).opacity(day.rain > 0 ? 0.9 : 0)
          .gridColumnAlignment(.trailing)
        Text("\(day.low)°").opacity(0.7).monospacedDigit().gridColumnAlignment(.trailing)
        Bar(low: day.low, high: day.high)
      }
    }
  }
  .padding(20)
  .foregroundStyle(.white)
  .background(LinearGradient(colors: [.blue, .teal], startPoint: .top, endPoint: .bottom), in: RoundedRectangle(cornerRadius: 20))
  .padding(16)
}

/// From the day's lowest to its highest, out of 5 to 25 degrees.
private struct Bar: View {
  let low: Int
  let high: Int

  var body: some View {
    HStack(spacing: 10) {
      GeometryReader { proxy in
        let degree = proxy.size.width / 20
        Capsule().fill(.black.opacity(0.15))
        Capsule().fill(LinearGradient(colors: [.mint, .yellow], startPoint: .leading, endPoint: .trailing))
          .frame(width: CGFloat(high - low) * degree)
          .offset(x: CGFloat(low - 5) * degree)
      }
      .frame(height: 5)
      Text("\(high)°").monospacedDigit()
    }
  }
}
