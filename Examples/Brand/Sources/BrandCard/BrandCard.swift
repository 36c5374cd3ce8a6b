import SwiftUI

public struct BrandCard: View {
  private let name: String
  private let stars: Int
  public init(_ name: String, stars: Int) { (self.name, self.stars) = (name, stars) }

  public var body: some View {
    HStack(spacing: 12) {
      Image(.logo).accessibilityIdentifier("logo")
      VStack(alignment: .leading, spacing: 4) {
        Text(name).font(.headline).foregroundStyle(.brand)
        HStack(spacing: 4) {
          Image(.Marks.star).accessibilityIdentifier("star")
          Text("\(stars) stars", bundle: .module).font(.subheadline).accessibilityIdentifier("stars")
        }
      }
    }
    .padding(16)
    .background(Color(.brand).opacity(0.12), in: .rect(cornerRadius: 16))
  }
}

#Preview("Brand", traits: .sizeThatFitsLayout) { BrandCard("Quoin", stars: 5) }
