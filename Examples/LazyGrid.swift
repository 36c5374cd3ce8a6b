import SwiftUI

/// A million cells in a scroll view: only those in sight are made.
#Preview("Lazy grid") {
  ScrollView {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], pinnedViews: [.sectionHeaders]) {
      Section {
        ForEach(0..<1_000_000, id: \.self) { index in
          RoundedRectangle(cornerRadius: 12).fill(Color(hue: Double(index % 24) / 24, saturation: 0.5, brightness: 0.95))
            .frame(height: 80)
            .overlay { Text("\(index)").font(.headline) }
        }
      } header: {
        Text("Swatches").font(.title2.bold()).frame(maxWidth: .infinity, alignment: .leading).padding(.vertical, 8)
      }
    }
    .padding(.horizontal)
  }
}
