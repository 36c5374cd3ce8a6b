import SwiftUI

/// Boxes that belong together: group boxes, disclosure groups, a control group.
#Preview(traits: .fixedLayout(width: 375, height: 470)) {
  VStack(spacing: 16) {
    GroupBox("Paper") {
      VStack(spacing: 10) {
        Line("Size", "A4")
        Line("Weight", "120 g/m²")
        Line("Grain", "Long")
      }
      .padding(.top, 4)
    }
    GroupBox {
      DisclosureGroup("Margins", isExpanded: .constant(true)) {
        VStack(spacing: 10) {
          Line("Inner", "20 mm")
          Line("Outer", "40 mm")
        }
      }
    } label: {
      Label("Layout", systemImage: "square.grid.3x3")
    }
    DisclosureGroup("Bleed") { Text("3 mm") }
    ControlGroup {
      Button("Proof", systemImage: "doc") {}
      Button("Share", systemImage: "square.and.arrow.up") {}
      Button("Print", systemImage: "printer") {}
    }
    Spacer(minLength: 0)
  }
  .padding()
}

private struct Line: View {
  let name: String
  let value: String
  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text(value).foregroundStyle(.secondary)
    }
  }
}
