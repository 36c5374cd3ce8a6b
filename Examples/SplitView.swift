import SwiftUI

/// A split view on a tablet: the sidebar beside the page it leads to.
#Preview(traits: .fixedLayout(width: 860, height: 420)) {
  NavigationSplitView {
    List {
      Section("Library") {
        Label("All Books", systemImage: "books.vertical")
        Label("Samples", systemImage: "doc.text")
        Label("Finished", systemImage: "checkmark.circle")
      }
      Section("Collections") {
        Label("Typography", systemImage: "textformat")
        Label("Gardens", systemImage: "leaf")
      }
    }
    .navigationTitle("Books")
  } detail: {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 16)], spacing: 16) {
        ForEach(0..<8) { index in
          RoundedRectangle(cornerRadius: 8)
            .fill(Color(hue: Double(index) / 8, saturation: 0.45, brightness: 0.85).gradient)
            .aspectRatio(0.7, contentMode: .fit)
            .shadow(radius: 3, y: 2)
        }
      }
      .padding()
    }
    .navigationTitle("All Books")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { Image(systemName: "square.grid.2x2") }
  }
  .environment(\.horizontalSizeClass, .regular)
}
