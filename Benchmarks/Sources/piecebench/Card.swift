import Foundation
import SwiftUI

struct CardData: Decodable {
  var title: String
  var author: String
  var meta: String
  var tags: [String]
}

struct BenchCard: View {
  let card: CardData

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 24) {
        Image("avatar").resizable().frame(width: 96, height: 96).clipShape(Circle())
        VStack(alignment: .leading, spacing: 0) {
          Text(card.author).font(.noto(30).bold()).foregroundStyle(color(0x0F172A))
          Text(card.meta).font(.noto(24)).foregroundStyle(color(0x64748B))
        }
      }
      Spacer(minLength: 0)
      Text(card.title).font(.noto(60).bold()).foregroundStyle(color(0x0F172A)).fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 0)
      Wrap(gap: 12) {
        ForEach(card.tags, id: \.self) {
          Text($0).font(.noto(26)).foregroundStyle(color(0x4338CA)).padding(.horizontal, 22).padding(.vertical, 8)
            .background(color(0xEEF2FF), in: Capsule())
        }
      }
    }
    .padding(48)
    .frame(width: 1104, height: 534, alignment: .leading)
    .background(.white, in: RoundedRectangle(cornerRadius: 32))
    .shadow(color: .black.opacity(0.45), radius: 32, y: 24)
    .frame(width: 1200, height: 630)
    .background(
      LinearGradient(
        stops: [
          .init(color: color(0x0F172A), location: 0), .init(color: color(0x1E3A8A), location: 0.55),
          .init(color: color(0x7C3AED), location: 1),
        ],
        startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}
