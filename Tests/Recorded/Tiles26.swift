// Family: tiles of widgets. iOS 26, 3x, type size large (home-assistant/iOS, pictures of its widgets): where circles and words stand in
// tiles that share a widget's room; ink is read to a third of a point, words by the tops of their capitals.
// render: --os 26 --scale 3
import SwiftUI

private struct Tile: View {
  let id: String
  let circle: CGFloat
  let title: Font
  let detail: Font
  var isRow = true
  private var words: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Word").font(title).fontWeight(.semibold).accessibilityIdentifier("\(id).title")
      Text("Words").font(detail).foregroundStyle(.secondary).accessibilityIdentifier("\(id).detail")
    }
  }
  private var sign: some View { Circle().fill(.cyan).frame(width: circle, height: circle).accessibilityIdentifier("\(id).sign") }
  var body: some View {
    Group {
      if isRow {
        HStack(spacing: 12) {
          sign
          words.frame(maxWidth: .infinity, alignment: .leading)
        }.padding(.horizontal, 12)
      } else {
        VStack(alignment: .leading, spacing: 0) {
          sign
          Spacer()
          words
        }.frame(maxWidth: .infinity, alignment: .leading).padding()
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityIdentifier(id)
  }
}

/// One tile: a circle at the top, words at the foot.
#Preview("One", traits: .fixedLayout(width: 160, height: 160)) {
  Tile(id: "a", circle: 48, title: .subheadline, detail: .footnote, isRow: false)
}
// expect One a.sign 16 16 48 48
// expect One a.title 16 110.33 _ 18 ±0.34
// expect One a.detail 16 128.33 _ 15.67 ±0.34

/// Two rows, 8 apart and 8 from the edges.
#Preview("Two", traits: .fixedLayout(width: 160, height: 160)) {
  VStack(spacing: 8) {
    Tile(id: "a", circle: 38, title: .footnote, detail: .caption)
    Tile(id: "b", circle: 38, title: .footnote, detail: .caption)
  }
  .padding(8)
}
// expect Two a 8 8 144 68
// expect Two a.sign 20 23 38 38
// expect Two b 8 84 144 68
// expect Two b.sign 20 99 38 38

/// Three rows without gaps: thirds of the room.
#Preview("Three", traits: .fixedLayout(width: 160, height: 160)) {
  VStack(spacing: 0) { ForEach(0..<3) { Tile(id: "t\($0)", circle: 30, title: .caption, detail: .caption2) } }
}
// expect Three t0.sign 12 11.67 30 30 ±0.34
// expect Three t1.sign 12 65 30 30 ±0.34
// expect Three t2.sign 12 118.33 30 30 ±0.34

/// Six pairs of rows in a large widget.
#Preview("Twelve", traits: .fixedLayout(width: 350, height: 310)) {
  VStack(spacing: 0) {
    ForEach(0..<6) { row in
      HStack(spacing: 0) { ForEach(0..<2) { Tile(id: "r\(row)\($0)", circle: 30, title: .caption, detail: .caption2) } }
    }
  }
}
// expect Twelve r00.sign 12 10.83 30 30 ±0.34
// expect Twelve r11.sign 187 62.5 30 30 ±0.34
// expect Twelve r50.sign 12 269.17 30 30 ±0.34
