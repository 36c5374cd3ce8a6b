import Foundation
import QuoinDrawing
import QuoinLayout
import Testing

@testable import SwiftUI

@Suite("Fact 63: pictures") @MainActor struct ImageFactTests {
  private let picture: Image

  init() throws {
    // 40 × 20 pixels at two per point: 20 × 10 points.
    let bitmap = try Bitmap(width: 40, height: 20, rgba: [UInt8](repeating: 255, count: 40 * 20 * 4))
    picture = Image(.bitmap(bitmap, scale: 2))
  }

  private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    let renderer = ImageRenderer(content: view.accessibilityIdentifier("it"))
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return renderer.page().framesByIdentifier()["it"]?.size ?? .zero
  }

  @Test("not resizable: its points, whatever is proposed") func fixed() {
    for (width, height) in [(nil, nil), (0, 0), (100, 5)] as [(CGFloat?, CGFloat?)] {
      #expect(size(picture, width, height) == CGSize(width: 20, height: 10))
    }
  }

  @Test("resizable: the proposal on each axis, its points where nothing is proposed") func resizable() {
    #expect(size(picture.resizable(), 100, 50) == CGSize(width: 100, height: 50))
    #expect(size(picture.resizable(), nil, 50) == CGSize(width: 20, height: 50))
    #expect(size(picture.resizable(), 0, nil) == CGSize(width: 0, height: 10))
  }

  @Test("resizable: never less than its caps") func caps() {
    let capped = picture.resizable(capInsets: EdgeInsets(top: 1, leading: 4, bottom: 2, trailing: 3))
    #expect(size(capped, 0, 0) == CGSize(width: 7, height: 3))
  }

  @Test("resizable in the ratio of its points") func ratio() {
    #expect(size(picture.resizable().scaledToFit(), 100, 100) == CGSize(width: 100, height: 50))
    #expect(size(picture.resizable().scaledToFill(), 100, 100) == CGSize(width: 200, height: 100))
  }

  @Test("caps keep their lengths; the middle is stretched over the rest") func nineSlices() {
    let pieces = Slices(length: 20, from: 4, to: 6, tiles: false).cut(100, 50)
    #expect(pieces.map(\.source) == [0...4, 4...14, 14...20])
    #expect(pieces.map(\.place) == [100...104, 104...144, 144...150])
  }

  @Test("tiles keep their length; the last is cut") func tiles() {
    let pieces = Slices(length: 20, from: 0, to: 0, tiles: true).cut(0, 50)
    #expect(pieces.map(\.place) == [0...20, 20...40, 40...50])
    #expect(pieces.last?.source == 0...10)
  }

  @Test("symbols stand on the baseline of the text beside them") func symbolBaseline() {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("Hg").accessibilityIdentifier("text")
      Image(systemName: "star.fill").accessibilityIdentifier("star")
    }
    let frames = ImageRenderer(content: row).page().framesByIdentifier()
    let text = frames["text"] ?? .zero
    let star = frames["star"] ?? .zero
    // Beside text a symbol is centred on its capitals: within the line, give or take a pixel.
    #expect(abs(star.midY - text.midY) < 3)
    #expect(star.height > 10 && star.height < 24)
  }

  @Test("a symbol grows with the font and the image scale") func symbolSize() {
    let small = size(Image(systemName: "star").imageScale(.small), nil, nil)
    let medium = size(Image(systemName: "star"), nil, nil)
    let title = size(Image(systemName: "star").font(.largeTitle), nil, nil)
    #expect(small.width < medium.width && medium.width < title.width)
    // 17 points and 34 points, sizes rounded up to the pixel.
    #expect(abs(title.width - 2 * medium.width) <= 2)
  }

  @Test("a symbol stands on the first line beside it, and on the last") func baselines() {
    func tops(_ alignment: VerticalAlignment) -> [CGFloat?] {
      let found = frames(200, 100) {
        HStack(alignment: alignment, spacing: 0) {
          Image(systemName: "star").accessibilityIdentifier("star")
          Text("Words").accessibilityIdentifier("words")
        }
      }
      return [found["star"]?.minY, found["words"]?.minY]
    }
    #expect(tops(.firstTextBaseline) == tops(.lastTextBaseline) && tops(.firstTextBaseline) != tops(.bottom))
  }

  @Test("a missing picture or symbol is seen, and a finding says its name") func missing() {
    for view in [AnyView(Image("nowhere")), AnyView(Image(systemName: "no.such.symbol"))] {
      let page = ImageRenderer(content: view).page()
      #expect(page.size.width > 0)
      #expect(page.findings.contains { $0.view == "Image" && $0.message.contains("no") })
      #expect(!page.displayList().items.isEmpty)
    }
  }

  @Test(
    "variants give a symbol's name its forms, each once",
    arguments: [
      (SymbolVariants.fill, "heart", "heart.fill"), (.fill, "heart.fill", "heart.fill"), (.circle.fill, "person", "person.circle.fill"),
      (.circle, "person.fill", "person.circle.fill"), (.slash, "bell", "bell.slash"), (.none, "bell", "bell"),
    ]) func variants(variant: SymbolVariants, name: String, expected: String)
  { #expect(variant.applied(to: name) == expected) }
}
