// Family: settings of iOS 26. Recorded on iOS 26, 390×844 at 3x, text size medium (home-assistant/iOS: server switching, servers, gestures,
// privacy, list pickers), told from where the list begins.
// render: --os 26 --scale 3
import SwiftUI

private func words(_ id: String, _ height: CGFloat = 57.0 / 3) -> some View {
  Color.indigo.frame(width: 60, height: height).accessibilityIdentifier(id)
}

/// Rows of one line of body text, 21 at this size, are 51 apart; 35 from card to card, 56.83 where a header stands between.
#Preview("Rows", traits: .fixedLayout(width: 390, height: 800)) {
  List {
    Section {
      words("a")
      words("b")
    }
    Section { words("c") }
    Section("Header") { words("d") }
  }
  .dynamicTypeSize(.medium)
}
// expect Rows a 32 51 60 19 ±0.34
// expect Rows b 32 102 60 19 ±0.34
// expect Rows c 32 188 60 19 ±0.34
// expect Rows d 32 295.83 60 19 ±0.34
// color Rows 200 85.5 232 232 232

/// A margin of the user's stands in the place of the 35 above the first section.
#Preview("Margins", traits: .fixedLayout(width: 390, height: 400)) {
  List { words("a") }.contentMargins(.top, 4).dynamicTypeSize(.medium)
}
// expect Margins a 32 20 60 19 ±0.34

/// A label's large symbol stands in the middle of a column that grows with the text, the title 38.5 behind its beginning, and makes the row
/// no higher.
#Preview("Labels", traits: .fixedLayout(width: 390, height: 400)) {
  List {
    Label {
      words("title")
    } icon: {
      Image(systemName: "questionmark.circle").accessibilityIdentifier("icon")
    }
    words("next")
  }
  .dynamicTypeSize(.medium)
}
// expect Labels title 70.67 51 60 19 ±0.5
// expect Labels next 32 102 60 19 ±0.34

/// A row that leads on keeps 21.67 free behind its content: 10 and a chevron's room.
#Preview("Links", traits: .fixedLayout(width: 390, height: 400)) {
  NavigationStack {
    List {
      NavigationLink {
        Text("There")
      } label: {
        Color.indigo.frame(height: 19).accessibilityIdentifier("a")
      }
    }
  }
  .dynamicTypeSize(.medium)
}
// expect Links a 32 51 304.33 19 ±0.5

/// The ground of a switch that is off, and of one that is on, at the trailing end of what shows.
#Preview("Switches", traits: .fixedLayout(width: 390, height: 400)) {
  List {
    Toggle("Off", isOn: .constant(false))
    Toggle("On", isOn: .constant(true))
  }
  .dynamicTypeSize(.medium)
}
// color Switches 350 60.5 197 197 199
// color Switches 304 111.5 52 199 89
// color Switches 295 111.5 255 255 255

/// A footer of two lines may end in a word of its own.
#Preview("Footers", traits: .fixedLayout(width: 390, height: 400)) {
  List {
    Section {
      words("a")
    } footer: {
      Text("Allows checking for important alerts like security vulnerabilities.").accessibilityIdentifier("footer")
    }
  }
  .dynamicTypeSize(.medium)
}
// breaks Footers footer Allows checking for important alerts like security | vulnerabilities.

/// A list in a form gives its rows to the form (location history): rows of 40.67 are 70.67 apart, their content 32 from the window's edge.
#Preview("Nested", traits: .fixedLayout(width: 390, height: 400)) {
  Form {
    Section {
      List {
        words("a", 122.0 / 3)
        words("b", 122.0 / 3)
      }
    }
  }
  .dynamicTypeSize(.medium)
}
// expect Nested a 32 50 60 40.67 ±0.34
// expect Nested b 32 120.67 60 40.67 ±0.34

/// A link without a stack is half as dark, its chevron too; a line on a dark card is (56, 56, 59) (about).
#Preview("Lost", traits: .fixedLayout(width: 390, height: 200)) {
  List {
    NavigationLink {
      EmptyView()
    } label: {
      Color.black.frame(width: 60, height: 19)
    }
    words("b")
  }
  .dynamicTypeSize(.medium)
}
// color Lost 60 60 127 127 127
#Preview("Dark", traits: .fixedLayout(width: 390, height: 200)) {
  List {
    words("a")
    words("b")
  }
  .dynamicTypeSize(.medium)
  .environment(\.colorScheme, .dark)
}
// color Dark 200 85.5 56 56 59
