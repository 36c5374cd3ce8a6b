import SwiftUI

/// What stands where nothing is.
#Preview(traits: .fixedLayout(width: 375, height: 320)) {
  ContentUnavailableView {
    Label("No Proofs", systemImage: "doc.text.magnifyingglass")
  } description: {
    Text("Proofs that you print appear here.")
  } actions: {
    Button("Print a Proof") {}.buttonStyle(.borderedProminent)
  }
}
