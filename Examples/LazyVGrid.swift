import SwiftUI

/// A palette of a million swatches in adaptive columns: only those in sight are made, and the header stays.
#Preview(traits: .fixedLayout(width: 375, height: 420)) {
  ScrollView {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 76), spacing: 12)], spacing: 12, pinnedViews: [.sectionHeaders]) {
      Section {
        ForEach(0..<1_000_000, id: \.self) { index in
          VStack(spacing: 4) {
            RoundedRectangle(cornerRadius: 14)
              .fill(Color(hue: Double(index * 7 % 48) / 48, saturation: 0.35 + Double(index % 3) * 0.2, brightness: 0.95))
              .frame(height: 64)
            Text(verbatim: "No. \(index + 1)").font(.caption2).foregroundStyle(.secondary)
          }
        }
      } header: {
        HStack(alignment: .firstTextBaseline) {
          Text("Swatches").font(.title2.bold())
          Spacer()
          Text("1,000,000").font(.subheadline).foregroundStyle(.secondary)
        }
        .padding(.vertical, 10)
        .background(.background)
      }
    }
    .padding(.horizontal)
  }
}
