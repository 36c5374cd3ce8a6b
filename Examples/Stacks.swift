import SwiftUI

/// A boarding pass: stacks in stacks, spacers, a divider of dashes, and a ZStack for the ground.
private struct Place: View {
  let code: String
  let city: String
  let time: String
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment, spacing: 2) {
      Text(city).font(.caption).foregroundStyle(.secondary)
      Text(code).font(.system(size: 40, weight: .heavy))
      Text(time).font(.headline).foregroundStyle(.indigo)
    }
  }
}

private struct Fact: View {
  let name: String
  let value: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name.uppercased()).font(.caption2).foregroundStyle(.secondary)
      Text(value).font(.subheadline.weight(.semibold))
    }
  }
}

#Preview(traits: .fixedLayout(width: 375, height: 280)) {
  ZStack {
    LinearGradient(colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
    VStack(spacing: 16) {
      HStack {
        Label("Quoin Air", systemImage: "airplane").font(.headline)
        Spacer()
        Text("QN 204").font(.subheadline.monospaced()).foregroundStyle(.secondary)
      }
      HStack {
        Place(code: "ICN", city: "Seoul", time: "09:40", alignment: .leading)
        Spacer()
        VStack(spacing: 4) {
          Image(systemName: "airplane").foregroundStyle(.indigo)
          Text("13 h 20").font(.caption2).foregroundStyle(.secondary)
        }
        Spacer()
        Place(code: "LHR", city: "London", time: "14:00", alignment: .trailing)
      }
      Line().stroke(.quaternary, style: StrokeStyle(lineWidth: 1.5, dash: [5, 4])).frame(height: 1.5)
      HStack(alignment: .top) {
        Fact(name: "Passenger", value: "A. Lovelace")
        Spacer()
        Fact(name: "Gate", value: "24")
        Spacer()
        Fact(name: "Seat", value: "14C")
        Spacer()
        Fact(name: "Boards", value: "09:05")
      }
    }
    .padding(20)
    .background(.background, in: RoundedRectangle(cornerRadius: 20))
    .padding(16)
  }
}

private struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}
