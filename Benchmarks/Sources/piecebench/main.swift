// The pieces that other tools were measured on, from the same data: `piecebench card|wall FOLDER [OUTPUT]`.
// FOLDER holds cards.json, tags.json and avatar.png. Figures are processor time in milliseconds, warm, one process.
import Clock
import Foundation
import Quoin
import SwiftUI

struct CardData: Decodable {
  var title: String
  var author: String
  var meta: String
  var tags: [String]
}

extension Font {
  static func noto(_ size: CGFloat) -> Font { .custom("Noto Sans", fixedSize: size) }
}

/// Chips side by side, wrapping.
struct Wrap: Layout {
  var gap: CGFloat
  struct Cache { var sizes: [CGSize] }
  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
  private func points(_ sizes: [CGSize], _ width: CGFloat) -> (points: [CGPoint], height: CGFloat) {
    var points: [CGPoint] = []
    var x: CGFloat = 0
    var y: CGFloat = 0
    var line: CGFloat = 0
    for size in sizes {
      if x > 0, x + size.width > width {
        x = 0
        y += line + gap
        line = 0
      }
      points.append(CGPoint(x: x, y: y))
      x += size.width + gap
      line = max(line, size.height)
    }
    return (points, y + line)
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.width ?? 10_000
    return CGSize(width: width, height: points(cache.sizes, width).height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for (index, point) in points(cache.sizes, bounds.width).points.enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: ProposedViewSize(cache.sizes[index]))
    }
  }
}

func color(_ hex: UInt32) -> Color {
  Color(red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
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

struct Wall: View {
  let tags: [String]
  var body: some View {
    Wrap(gap: 8) {
      ForEach(Array(tags.enumerated()), id: \.offset) { _, tag in
        Text(tag).font(.noto(20)).foregroundStyle(color(0x4338CA)).padding(.horizontal, 14).padding(.vertical, 6)
          .background(color(0xEEF2FF), in: Capsule())
      }
    }
    .padding(24).frame(width: 1600).background(.white)
  }
}

@MainActor func measure(_ name: String, _ count: Int, output: String?, _ make: (Int) -> some View) throws {
  var stages: [[Double]] = [[], [], []]
  for index in 0..<count {
    let renderer = ImageRenderer(content: make(index))
    renderer.resourceFolders = [folder]
    let start = processorTime()
    let page = renderer.page()
    let laid = processorTime()
    let list = page.displayList()
    let listed = processorTime()
    let png = try page.pngData()
    let done = processorTime()
    if index == 0, let output { try png.write(to: URL(fileURLWithPath: output)) }
    guard index > 0 else { continue }
    stages[0].append((laid - start) * 1e3)
    stages[1].append((listed - laid) * 1e3)
    stages[2].append((done - listed) * 1e3)
    _ = list.items.count
  }
  let parts = stages.map { String(format: "%.2f", median($0)) }
  print(
    "\(name)\tviews and layout \(parts[0])\tdisplay list \(parts[1])\tdisplay list, raster and PNG \(parts[2])\tin all \(String(format: "%.2f", median(zip(stages[0], stages[2]).map { $0 + $1 }))) ms"
  )
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { fatalError("usage: piecebench card|wall FOLDER [OUTPUT.png]") }
let folder = URL(fileURLWithPath: arguments[2])
let output = arguments.count > 3 ? arguments[3] : nil
let piece = arguments[1]
try MainActor.assumeIsolated {
  if piece == "card" {
    let cards = try JSONDecoder().decode([CardData].self, from: Data(contentsOf: folder.appendingPathComponent("cards.json")))

    try measure("card", cards.count, output: output) { BenchCard(card: cards[$0]) }
  } else {
    let tags = try JSONDecoder().decode([String].self, from: Data(contentsOf: folder.appendingPathComponent("tags.json")))
    try measure("wall", 12, output: output) { turn in Wall(tags: tags.map { $0 + String(repeating: " ", count: turn % 2) }) }
  }
}
