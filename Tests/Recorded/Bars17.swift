// Family: bars and controls of iOS 17. Recorded on iOS 17.5, 393×852 at 3x (cashapp/AccessibilitySnapshot).
import SwiftUI

/// The bar is 44 high and begins at 53.67, so the content begins at 97.67.
#Preview("Inline") {
  NavigationStack {
    Color.gray.accessibilityIdentifier("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
  }
}
// expect Inline content 0 97.67 393 720.33 ±0.01

/// A field of body text is 22 high, and 8 from the next.
#Preview("Fields") {
  VStack {
    TextField("One", text: .constant("")).accessibilityIdentifier("one")
    TextField("Two", text: .constant("Two")).accessibilityIdentifier("two")
  }
}
// expect Fields one _ 412.5 _ 22 ±0.34
// expect Fields two _ 442.5 _ 22 ±0.34

/// A bordered button of a body word is 34.33 high.
#Preview("Button") { Button("Save") {}.buttonStyle(.bordered).accessibilityIdentifier("button") }
// expect Button button _ _ _ 34.33 ±0.01

/// A field that hides its words is 21 high while it is empty, and as high as its line with words.
#Preview("Secure") {
  VStack {
    SecureField("One", text: .constant("")).accessibilityIdentifier("one")
    SecureField("Two", text: .constant("secret123")).accessibilityIdentifier("two")
  }
}
// expect Secure one _ 413.83 _ 21 ±0.34
// expect Secure two _ 442.83 _ 20.33 ±0.34
