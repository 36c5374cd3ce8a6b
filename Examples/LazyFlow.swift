import Quoin
import SwiftUI

/// A hundred thousand words as chips in a scroll view: only those in sight are laid out.
private let syllables = ["quo", "in", "ser", "if", "em", "ga", "lley", "stet", "ka", "ro", "li", "no", "ty", "pe"]

private func word(_ number: Int) -> String {
  var rest = number &* 2_654_435_761 & 0xFFFF_FFFF
  return (0..<2 + rest % 3).map { _ in
    rest = rest / 14 + number
    return syllables[rest % 14]
  }.joined()
}

#Preview(traits: .fixedLayout(width: 375, height: 380)) {
  ScrollView {
    LazyFlow(spacing: 6, lineSpacing: 6) {
      ForEach(0..<100_000, id: \.self) { number in
        Text(word(number)).font(.callout).padding(.horizontal, 10).padding(.vertical, 5)
          .background(Color(hue: Double(number % 36) / 36, saturation: 0.25, brightness: 0.97), in: RoundedRectangle(cornerRadius: 8))
      }
    }
    .padding(12)
  }
}
