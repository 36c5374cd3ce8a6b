// Family: lists of iOS 17. Recorded on iOS 17.5, 393×852 at 3x (cashapp/AccessibilitySnapshot: SwiftUI lists with sections, switches).
// Row texts are boxes of a line's height, so that widths do not matter. The list begins at the safe area, 59 from the top.
import SwiftUI

private func words(_ id: String, _ height: CGFloat = 61.0 / 3) -> some View {
  Color.indigo.frame(width: 60, height: height).accessibilityIdentifier(id)
}

/// 38.67 from the safe area to the first row, 56.33 from a row's end to the next one's below a header, 35.33 without.
#Preview("Sections") {
  List {
    Section("One") {
      words("a")
      words("b")
    }
    Section("Two") { words("c") }
    Section { words("d") }
  }
}
// expect Sections a 40 109.5 60 20.33 ±0.34
// expect Sections b 40 153.5 60 20.33 ±0.34
// expect Sections c 40 253.83 60 20.33 ±0.34
// expect Sections d 40 333.17 60 20.33 ±0.34

/// 35 above the first section without a header; 72.33 with a footer and a header between.
#Preview("Footers") {
  List {
    Section {
      words("a")
    } footer: {
      Text("About it")
    }
    Section("Two") { words("b") }
  }
}
// expect Footers a 40 105.83 60 20.33 ±0.34
// expect Footers b 40 222.17 60 20.33 ±0.34

/// A row with a switch is 44 high, as others are, and the switch ends 18 before the row's end.
#Preview("Switches") {
  Form {
    Toggle(isOn: .constant(true)) { words("first") }
    Toggle(isOn: .constant(false)) { words("second") }
    words("after")
  }
}
// expect Switches first 40 105.83 60 20.33 ±0.34
// expect Switches second 40 149.83 60 20.33 ±0.34
// expect Switches after 40 193.83 60 20.33 ±0.34
// color Switches 356 105 255 255 255
// color Switches 10 200 242 242 247

/// A list in a form gives its rows to the form (home-assistant/iOS, location history, iOS 18): rows of 40.67 are 62.67 apart, their content
/// 40 from the window's edge.
#Preview("Nested") {
  Form {
    Section {
      List {
        words("a", 122.0 / 3)
        words("b", 122.0 / 3)
      }
    }
  }
}
// expect Nested a 40 105 60 40.67 ±0.34
// expect Nested b 40 167.67 60 40.67 ±0.34
