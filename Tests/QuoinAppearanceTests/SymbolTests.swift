import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

@testable import QuoinAppearance

@Suite struct SymbolTests {
  @Test func everyListedNameHasADrawing() {
    #expect(Symbol.listedNames.count > 400)
    for name in Symbol.listedNames { #expect(Symbol.named(name)?.isPlaceholder == false, "\(name)") }
  }

  @Test(arguments: [
    "star.circle", "star.circle.fill", "heart.slash", "heart.slash.fill", "folder.badge.questionmark", "bell.badge", "bell.badge.fill",
    "0.circle", "7.circle.fill", "50.circle.fill", "31.square", "a.circle", "z.square.fill", "goforward.15", "gobackward.10",
    "mic.slash.circle.fill", "chevron.backward.circle", "arrow.forward", "doc.text.rtl", "app.badge.checkmark",
    "person.crop.circle.badge.questionmark",
  ])
  func namesThatArePutTogether(_ name: String) {
    #expect(Symbol.named(name)?.isPlaceholder == false)
  }

  @Test(arguments: ["no.such.symbol", "fill", ".", "circle.badge.nonsense", "../../etc/passwd", "slash", "99.nonsense"])
  func unknownNamesShowAPlaceholder(_ name: String) throws {
    let glyph = try #require(Symbol.named(name))
    // `slash` alone is an icon of the set.
    #expect(glyph.isPlaceholder == (name != "slash"))
    #expect(!glyph.layers.isEmpty)
  }

  @Test func anEmptyNameIsNothing() {
    #expect(Symbol.named("") == nil)
  }

  @Test func aDiscIsCentredOnTheCapitals() throws {
    let glyph = try #require(Symbol.named("circle.fill"))
    // Recorded (home-assistant/iOS, iOS 26): 20.33 at 16 points, large.
    #expect(abs(glyph.inkBounds.width - 0.99) < 1e-6)
    // The middle of the ink lies half a cap height above the baseline.
    #expect(abs(glyph.baseline - glyph.inkBounds.midY - 0.705 / 2) < 1e-6)
    #expect(abs(glyph.inkBounds.midX - glyph.width / 2) < 1e-6)
  }

  @Test func aLargerScaleStaysCentredOnTheCapitals() throws {
    let glyph = try #require(Symbol.named("square.fill"))
    for scale in SymbolScale.allCases {
      let middle = glyph.inkBounds.midY * 20 * scale.factor
      #expect(abs(glyph.baseline(pointSize: 20, scale: scale) - middle - 20 * 0.705 / 2) < 1e-6)
    }
    #expect(glyph.size(pointSize: 20, scale: .small).width < glyph.size(pointSize: 20).width)
  }

  @Test func filledFramesCutTheSymbolOut() throws {
    let glyph = try #require(Symbol.named("plus.circle.fill"))
    let center = CGPoint(x: glyph.inkBounds.midX, y: glyph.inkBounds.midY)
    let image = try drawn(glyph)
    #expect(image[Int(center.x * 100), Int(center.y * 100)].alpha < 0.1)
    #expect(image[Int(center.x * 100) + 30, Int(center.y * 100) + 20].alpha > 0.9)
  }

  @Test func aSlashCutsAGapAndKeepsTheRest() throws {
    let image = try drawn(try #require(Symbol.named("square.fill.slash")))
    // Across the slash, from bottom left to top right.
    let alphas = (20..<90).map { image[$0, 116 - $0].alpha }
    #expect(alphas.contains { $0 < 0.1 } && alphas.contains { $0 > 0.9 })
  }

  @Test func nothingIsDrawnAtNoSize() throws {
    let glyph = try #require(Symbol.named("star"))
    #expect(glyph.items(at: .zero, pointSize: 0, paint: .color(.black)).isEmpty)
    #expect(glyph.items(at: .zero, pointSize: .nan, paint: .color(.black)).isEmpty)
    #expect(glyph.items(filling: .zero, paint: .color(.black)).isEmpty)
  }

  @Test func heavierWeightsCoverMore() throws {
    let glyph = try #require(Symbol.named("star"))
    func ink(_ weight: NamedWeight) throws -> Double {
      let image = try drawn(glyph, weight)
      return (0..<120).reduce(0) { sum, y in sum + (0..<120).reduce(0) { $0 + image[$1, y].alpha } }
    }
    #expect(try ink(.regular) < ink(.semibold))
    #expect(try ink(.semibold) < ink(.black))
  }

  @Test func theRecipesGrammar() {
    #expect(SymbolRecipe("circle>plus-lg").inner?.source == .icon("plus-lg"))
    #expect(SymbolRecipe("text:>").outer.source == .text(">"))
    #expect(SymbolRecipe("h!r!own:leaf").outer.turns == [.quarter, .horizontally])
    #expect(SymbolRecipe.filled("circle>plus-lg") == "circle-fill>plus-lg")
    #expect(SymbolRecipe.filled("own:leaf") == "own:leaf.fill")
  }

  @Test func withoutIconsEveryNameIsAPlaceholder() throws {
    let shelf = SymbolCache(directory: "/nowhere")
    #expect(try #require(shelf.glyph("star.fill")).isPlaceholder)
    #expect(try #require(shelf.glyph("rectangle")).isPlaceholder == false)
  }

  private func drawn(_ glyph: SymbolGlyph, _ weight: NamedWeight = .regular) throws -> Bitmap {
    let items = glyph.items(at: .zero, pointSize: 100, weight: weight, paint: .color(.black))
    return try PNGExporter().bitmap(for: DisplayList(size: CGSize(width: 120, height: 120), items: items))
  }
}

@Suite struct SymbolNamesTests {
  @Test func rowsAreFoundWhole() {
    #expect(SymbolNames.recipe("xmark") == "x-lg")
    #expect(SymbolNames.recipe("star.fill") == "star-fill")
    #expect(SymbolNames.recipe("checkmark.shield.fill") == "shield-fill-check")
    // `mark` only ends a name, `lessthan` is text, and the last row of a table has no white space behind it.
    #expect(SymbolNames.recipe("mark") == nil)
    #expect(SymbolNames.recipe("lessthan") == "text:<")
    #expect(SymbolNames.recipe("power.dotted") == "power")
    #expect(SymbolNames.recipe("") == nil)
  }

  @Test func noNameIsListedTwice() {
    let names = SymbolNames.all
    #expect(Dictionary(grouping: names, by: { $0 }).filter { $0.value.count > 1 }.keys.sorted() == [])
  }
}
