import SwiftUI

/// A share card as a site would make one for each of its articles.
struct ShareCard: View {
  var title: String
  var author: String
  var meta: String
  var tags: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 24) {
        Image("avatar")
          .resizable()
          .scaledToFill()
          .frame(width: 96, height: 96)
          .clipShape(Circle())
        VStack(alignment: .leading, spacing: 4) {
          Text(author).font(.system(size: 30, weight: .bold)).foregroundStyle(Color.ink)
          Text(meta).font(.system(size: 24)).foregroundStyle(Color.slate)
        }
      }
      Spacer()
      Text(title)
        .font(.system(size: 60, weight: .bold))
        .foregroundStyle(Color.ink)
        .lineLimit(3)
        .minimumScaleFactor(0.6)
      Spacer()
      Wrap(spacing: 12) {
        ForEach(tags, id: \.self) { tag in
          Text(tag)
            .font(.system(size: 26))
            .foregroundStyle(Color.violet)
            .padding(.horizontal, 22)
            .padding(.vertical, 8)
            .background(Color.mist, in: Capsule())
        }
      }
    }
    .padding(48)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.white, in: RoundedRectangle(cornerRadius: 32))
    .shadow(color: .black.opacity(0.45), radius: 32, y: 24)
    .padding(48)
    .background(
      LinearGradient(
        stops: [.init(color: .night, location: 0), .init(color: .dusk, location: 0.55), .init(color: .dawn, location: 1)],
        startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}

/// Puts views side by side and begins a new line where the next no longer fits.
struct Wrap: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, point) in zip(subviews, arrange(subviews, in: bounds.width).points) {
      view.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat) -> (points: [CGPoint], size: CGSize) {
    var points: [CGPoint] = []
    var line = CGRect.zero
    var size = CGSize.zero
    for view in subviews {
      let own = view.sizeThatFits(.unspecified)
      if line.width > 0, line.width + spacing + own.width > width {
        line = CGRect(x: 0, y: line.maxY + spacing, width: 0, height: 0)
      }
      let x = line.width > 0 ? line.width + spacing : 0
      points.append(CGPoint(x: x, y: line.minY))
      line.size = CGSize(width: x + own.width, height: max(line.height, own.height))
      size = CGSize(width: max(size.width, line.width), height: line.maxY)
    }
    return (points, size)
  }
}

extension Color {
  static let ink = Color(red: 0.06, green: 0.09, blue: 0.16)
  static let slate = Color(red: 0.39, green: 0.45, blue: 0.55)
  static let violet = Color(red: 0.26, green: 0.22, blue: 0.79)
  static let mist = Color(red: 0.93, green: 0.95, blue: 1)
  static let night = Color(red: 0.06, green: 0.09, blue: 0.16)
  static let dusk = Color(red: 0.12, green: 0.23, blue: 0.54)
  static let dawn = Color(red: 0.49, green: 0.23, blue: 0.93)
}

#Preview("ShareCard", traits: .fixedLayout(width: 1200, height: 630)) {
  ShareCard(
    title: "Layout is a conversation: the parent proposes, the child chooses",
    author: "Mina Park", meta: "12 March · 7 min read",
    tags: ["Swift", "Layout", "Typography", "Server side", "Open source"])
}
