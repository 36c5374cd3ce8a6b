import Quoin
import SwiftUI

/// Buttons as wide as the widest of them, beside and below each other.
private struct Choice: View {
  let title: String
  let color: Color

  var body: some View {
    Text(title).fontWeight(.semibold).padding(.horizontal, 16).padding(.vertical, 11).frame(maxWidth: .infinity)
      .foregroundStyle(.white)
      .background(color.gradient, in: RoundedRectangle(cornerRadius: 12))
  }
}

#Preview(traits: .fixedLayout(width: 375, height: 250)) {
  VStack(spacing: 24) {
    EqualWidth(spacing: 10) {
      Choice(title: "No", color: .gray)
      Choice(title: "Later", color: .indigo)
      Choice(title: "Print it", color: .blue)
    }
    EqualWidth(.vertical, spacing: 8) {
      ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { Choice(title: $0, color: .teal) }
    }
  }
  .padding()
}
