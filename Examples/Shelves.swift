import SwiftUI

/// A shop's front page: shelves that scroll sideways in a page that scrolls down.
private struct Cover: View {
  let title: String
  let hue: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 12)
        .fill(
          LinearGradient(
            colors: [Color(hue: hue, saturation: 0.5, brightness: 0.95), Color(hue: hue, saturation: 0.8, brightness: 0.6)],
            startPoint: .top, endPoint: .bottom)
        )
        .overlay(alignment: .bottomLeading) { Text(title.prefix(1)).font(.system(size: 44, weight: .black, design: .serif)).padding(10) }
        .foregroundStyle(.white)
        .frame(width: 116, height: 150)
      Text(title).font(.footnote.weight(.medium)).lineLimit(1)
    }
    .frame(width: 116)
  }
}

#Preview(traits: .fixedLayout(width: 375, height: 470)) {
  ScrollView {
    VStack(alignment: .leading, spacing: 18) {
      Text("Today").font(.largeTitle.bold()).padding(.horizontal)
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 12) {
          ForEach(["Caslon", "Garamond", "Bodoni", "Didot", "Plantin"], id: \.self) { name in
            Cover(title: name, hue: Double(name.unicodeScalars.reduce(0) { $0 + Int($1.value) } % 100) / 100)
          }
        }
        .padding(.horizontal)
      }
      .frame(height: 180)
      Text("Small capitals").font(.title3.bold()).padding(.horizontal)
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(52)), GridItem(.fixed(52))], spacing: 12) {
          ForEach(1..<40) { number in
            HStack(spacing: 10) {
              Image(systemName: "book.fill").foregroundStyle(.white).frame(width: 40, height: 40)
                .background(.orange.gradient, in: RoundedRectangle(cornerRadius: 9))
              VStack(alignment: .leading) {
                Text("Volume \(number)").font(.subheadline.weight(.medium))
                Text("\(number * 12 + 80) pages").font(.caption).foregroundStyle(.secondary)
              }
            }
            .frame(width: 150, alignment: .leading)
          }
        }
        .padding(.horizontal)
      }
      .frame(height: 112)
    }
  }
}
