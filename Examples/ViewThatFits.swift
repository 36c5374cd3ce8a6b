import SwiftUI

/// The same buttons in narrowing room: the first arrangement that fits is taken.
private struct Buttons: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack { content }
      HStack { content.labelStyle(.iconOnly) }
      VStack(alignment: .leading) { content }
    }
    .buttonStyle(.bordered)
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.blue.opacity(0.06), in: RoundedRectangle(cornerRadius: 12))
  }
  @ViewBuilder private var content: some View {
    Button("Print", systemImage: "printer") {}
    Button("Share", systemImage: "square.and.arrow.up") {}
    Button("Archive", systemImage: "archivebox") {}
  }
}

#Preview(traits: .fixedLayout(width: 375, height: 340)) {
  VStack(alignment: .leading, spacing: 16) {
    Buttons().frame(width: 343)
    Buttons().frame(width: 220)
    Buttons().frame(width: 150)
  }
  .frame(maxWidth: .infinity, alignment: .leading)
  .padding(.horizontal, 16)
}
