// Family: lines of text styles. Recorded on iOS 17.5 at 3x, type sizes `medium` and `large` (cashapp/AccessibilitySnapshot)
// and on iOS 18 (home-assistant/iOS).
import SwiftUI

private let twoLines = "A line\nand another"

/// Pitches: body 16 21.00, subheadline 14 19.00, caption 12 16.00, largeTitle 33 40.00.
#Preview("Pitch", traits: .fixedLayout(width: 393, height: 400)) {
  VStack(alignment: .leading, spacing: 0) {
    Text(verbatim: twoLines).accessibilityIdentifier("body")
    Text(verbatim: twoLines).font(.subheadline).accessibilityIdentifier("subheadline")
    Text(verbatim: twoLines).font(.caption).dynamicTypeSize(.large).accessibilityIdentifier("caption")
    Text(verbatim: twoLines).font(.largeTitle).accessibilityIdentifier("largeTitle")
    Text(verbatim: "One").font(.caption).dynamicTypeSize(.large).accessibilityIdentifier("one")
  }
  .dynamicTypeSize(.medium)
  .environment(\.displayScale, 3)
}
// expect Pitch body _ _ _ 40.33 ±0.34
// expect Pitch subheadline _ _ _ 36 ±0.34
// expect Pitch caption _ _ _ 30.33 ±0.34
// expect Pitch largeTitle _ _ _ 79.67 ±0.34
// expect Pitch one _ _ _ 14.33 ±0.34

/// Headline over subheadline 2.33 apart, subheadline over caption 2.00.
#Preview("Gaps", traits: .fixedLayout(width: 393, height: 100)) {
  VStack(alignment: .leading) {
    Text(verbatim: "Headline").font(.headline).accessibilityIdentifier("headline")
    Text(verbatim: "Subheadline").font(.subheadline).accessibilityIdentifier("subheadline")
    Text(verbatim: "Caption").font(.caption).accessibilityIdentifier("caption")
  }
  .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  .environment(\.displayScale, 3)
}
// expect Gaps headline 0 0 _ 20.33 ±0.34
// expect Gaps subheadline 0 22.67 _ 18 ±0.34
// expect Gaps caption 0 42.67 _ 14.33 ±0.34
