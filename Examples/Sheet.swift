import SwiftUI

/// A page with the sheet that it presents.
private struct Article: View {
  @State private var showsOptions = true

  var body: some View {
    NavigationStack {
      ScrollView {
        Text("A quoin is the wedge that locks every piece of type in its place before the page is printed, and the cornerstone of a house.")
          .font(.title3).padding()
      }
      .navigationTitle("Quoin")
    }
    .sheet(isPresented: $showsOptions) {
      Form {
        Picker("Text", selection: .constant("Serif")) { Text("Serif").tag("Serif") }
        Toggle("Justified", isOn: .constant(true))
      }
      .presentationDetents([.height(230), .large])
    }
  }
}

#Preview("Sheet", traits: .fixedLayout(width: 375, height: 480)) { Article() }
