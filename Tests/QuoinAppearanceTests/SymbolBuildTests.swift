import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

@testable import QuoinAppearance

/// How symbols are put together on their 16×16 board, and painted.
@Suite struct SymbolBuildTests {
  private func square(_ rect: CGRect, evenOdd: Bool = false) -> VectorIcon.Shape { .init(path: Path(rect), evenOdd: evenOdd) }
  private let board = CGRect(x: 0, y: 0, width: 16, height: 16)

  // MARK: - Put together

  @Test(
    "letters lie in the middle of the board, capitals and digits as high as they are to be, within its room", arguments: ["A", "8", "12"])
  func letters(_ text: String) throws {
    let bounds = try #require(LetterShapes.shapes(text, height: 6)).reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    #expect(abs(bounds.midX - 8) < 1e-9 && abs(bounds.midY - 8) < 1e-9 && abs(bounds.height - 6) < 0.5)
    let large = try #require(LetterShapes.shapes("WWW", height: 14)).reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    #expect(abs(large.width - 15) < 1e-9 && abs(large.midX - 8) < 1e-9 && abs(large.midY - 8) < 1e-9)
    #expect(LetterShapes.shapes("\u{10FFFF}", height: 6) == nil)
  }

  @Test func oneInsideAnother() {
    let outer = SymbolDrawing([square(CGRect(x: 0, y: 0, width: 16, height: 16))])
    let inner = [square(CGRect(x: 2, y: 0, width: 8, height: 4))]
    // In the middle of the board, at half its size: 4×2 around (8, 8).
    let drawnOn = outer.holding(inner, size: 0.5, cutOut: false)
    #expect(drawnOn.pieces.count == 2 && drawnOn.pieces[1].shape.path.boundingRect.isNear(6, 7, 4, 2, within: 1e-9))
    #expect(drawnOn.pieces.allSatisfy { $0.cutouts.isEmpty })
    // One shape in one: a hole.
    let hole = outer.holding(inner, size: 0.5, cutOut: true)
    #expect(hole.pieces.count == 1 && hole.pieces[0].shape.evenOdd && hole.bounds == board)
    #expect(!hole.pieces[0].shape.path.contains(CGPoint(x: 8, y: 8), eoFill: true))
    #expect(hole.pieces[0].shape.path.contains(CGPoint(x: 5, y: 8), eoFill: true))
    // Several: each is cut out of all.
    let two = outer.holding(inner + [square(CGRect(x: 2, y: 6, width: 8, height: 2))], size: 1, cutOut: true)
    #expect(two.pieces.count == 1 && two.pieces[0].cutouts.count == 2 && !two.pieces[0].shape.evenOdd)
    // The middle is that of both: 8 high together.
    #expect(two.pieces[0].cutouts[0].boundingRect.isNear(4, 4, 8, 4, within: 1e-9))
    #expect(two.pieces[0].cutouts[1].boundingRect.isNear(4, 10, 8, 2, within: 1e-9))
    #expect(outer.holding([], size: 1, cutOut: true).pieces.count == 1)
  }

  @Test func aSlashFromTopLeftToBottomRight() {
    let slashed = SymbolDrawing([square(board), square(board)]).slashed
    #expect(slashed.pieces.count == 3 && slashed.pieces[2].cutouts.isEmpty)
    let line = slashed.pieces[2].shape.path
    for at in [1.0, 4, 8, 12, 15] { #expect(line.contains(CGPoint(x: at, y: at))) }
    #expect(!line.contains(CGPoint(x: 4, y: 12)) && !line.contains(CGPoint(x: 12, y: 4)))
    for piece in slashed.pieces.prefix(2) {
      // The gap runs along the upper right of the line.
      #expect(
        piece.cutouts.count == 1 && piece.cutouts[0].contains(CGPoint(x: 8.9, y: 7.2))
          && !piece.cutouts[0].contains(CGPoint(x: 6.5, y: 9.5)))
    }
  }

  @Test func badges() throws {
    let base = SymbolDrawing([square(board)])
    // Without a mark: a dot at the upper right, in a gap.
    let dot = try #require(base.adding(badge: nil) { _ in nil })
    let disc = dot.pieces[1].shape.path.boundingRect
    #expect(disc.midX > 12 && disc.midY < 4 && disc.width == disc.height)
    let gap = try #require(dot.pieces[0].cutouts.first).boundingRect
    #expect(abs(gap.midX - disc.midX) < 1e-6)
    #expect(abs(gap.midY - disc.midY) < 1e-6)
    #expect(gap.width > disc.width + 1 && gap.height > disc.height + 1)
    // With one: at the lower right, as large as fits, in its own proportions, never enlarged.
    for (mark, width, height) in [
      (CGRect(x: 0, y: 0, width: 16, height: 16), 6.4, 6.4), (CGRect(x: 0, y: 6, width: 16, height: 4), 6.4, 1.6),
      (CGRect(x: 7, y: 0, width: 2, height: 16), 0.8, 6.4), (CGRect(x: 7, y: 7, width: 3, height: 2), 3, 2),
    ] {
      let badge = try #require(base.adding(badge: "mark") { $0 == "mark" ? [square(mark)] : nil })
      let box = badge.pieces[1].shape.path.boundingRect
      #expect(abs(box.width - width) < 1e-9 && abs(box.height - height) < 1e-9, "\(mark)")
      let gap = try #require(badge.pieces[0].cutouts.first).boundingRect
      #expect(abs(gap.midX - box.midX) < 1e-9 && abs(gap.midY - box.midY) < 1e-9 && gap.midX > 12 && gap.midY > 12)
      #expect(gap.contains(box) && badge.pieces[1].cutouts.isEmpty)
    }
    #expect(base.adding(badge: "gone") { _ in nil } == nil)
  }

  private func same(_ one: String, _ other: String) throws -> Bool {
    let (a, b) = (try #require(Symbol.named(one)), try #require(Symbol.named(other)))
    return a.inkBounds == b.inkBounds && a.layers.map(\.path) == b.layers.map(\.path) && a.layers.map(\.cutouts) == b.layers.map(\.cutouts)
  }

  @Test func namesThatMeanTheSame() throws {
    for (one, other) in [
      ("chevron.backward", "chevron.left"), ("chevron.forward", "chevron.right"), ("arrow.backward", "arrow.left"),
      ("arrow.forward.circle", "arrow.right.circle"), ("doc.text.rtl", "doc.text"), ("star.he", "star"),
    ] { #expect(try same(one, other), "\(one)") }
    for (one, other) in [
      ("star", "star.fill"), ("chevron.left", "chevron.right"), ("chevron.up", "chevron.down"), ("arrow.up", "arrow.down"),
      ("star.circle", "star.square"), ("star.circle", "star.circle.fill"), ("star.circle", "star.triangle"), ("1.circle", "2.circle"),
      ("a.circle", "b.circle"), ("star.slash", "star"), ("star.slash", "star.fill.slash"), ("bell.badge", "bell"),
      ("folder.badge.plus", "folder.badge.minus"), ("goforward.15", "goforward"), ("gobackward.15", "goforward.15"),
      ("goforward.15", "goforward.30"), ("person.badge.plus", "person.fill.badge.plus"),
    ] { #expect(try !same(one, other), "\(one)") }
  }

  private func ink(_ name: String, at point: (Double, Double)) throws -> Double {
    let glyph = try #require(Symbol.named(name))
    let items = glyph.items(at: .zero, pointSize: 200, paint: .color(.black))
    let image = try PNGExporter().bitmap(for: DisplayList(size: CGSize(width: 300, height: 300), items: items))
    let bounds = glyph.inkBounds
    // A rectangle about the point, where letters have ink and gaps.
    var sum = 0.0
    let center = ((bounds.minX + bounds.width * point.0) * 200, (bounds.minY + bounds.height * point.1) * 200)
    for y in Int(center.1) - 14..<Int(center.1) + 14 { for x in Int(center.0) - 14..<Int(center.0) + 14 { sum += image[x, y].alpha } }
    return sum / 784
  }

  @Test func lettersAreDrawnInOutlinesAndCutOutOfDiscs() throws {
    for name in ["8.circle", "50.circle", "a.circle", "b.square", "goforward.15", "gobackward.30"] {
      let share = try ink(name, at: (0.5, 0.52))
      #expect(share > 0.15 && share < 0.85, "\(name) \(share)")
    }
    #expect(try ink("goforward", at: (0.5, 0.55)) < 0.01 && ink("circle", at: (0.5, 0.5)) < 0.01)
    for name in ["8.circle.fill", "50.circle.fill", "a.square.fill"] {
      let share = try ink(name, at: (0.5, 0.5))
      #expect(share > 0.15 && share < 0.85, "\(name) \(share)")
      #expect(try ink(name, at: (0.5, 0.16)) > 0.9, "\(name)")
      #expect(try ink(String(name.dropLast(5)), at: (0.5, 0.16)) < 0.1, "\(name)")
    }
    // Two letters before a frame are no number, and a number alone no symbol.
    for name in ["ab.circle", "100.circle", "goforward.x", "12"] { #expect(Symbol.named(name)?.isPlaceholder == true, "\(name)") }
  }

  // MARK: - Painted

  private func picture(_ name: String, weight: NamedWeight = .regular, paint: Paint) throws -> Bitmap {
    let items = try #require(Symbol.named(name)).items(at: CGPoint(x: 5, y: 5), pointSize: 80, weight: weight, paint: paint)
    return try PNGExporter().bitmap(for: DisplayList(size: CGSize(width: 120, height: 120), items: items))
  }

  /// A faded paint fades the whole once: nothing is darker where outline and filling lie on one another.
  @Test func fadedSymbolsAreEven() throws {
    for name in ["star.fill", "plus.circle.fill", "bell.slash", "square"] {
      for weight in [NamedWeight.regular, .semibold, .black] {
        let solid = try picture(name, weight: weight, paint: .color(.black))
        let faded = try picture(name, weight: weight, paint: .color(PaintColor(white: 0, alpha: 0.4)))
        var largest = 0.0
        for y in 0..<120 {
          for x in 0..<120 {
            largest = max(largest, abs(faded[x, y].alpha - 0.4 * solid[x, y].alpha))
          }
        }
        #expect(largest < 0.02, "\(name) \(weight): \(largest)")
      }
    }
  }

  @Test func weightsInOrder() throws {
    var widths: [Double] = []
    for weight in NamedWeight.allCases {
      let image = try picture("minus", weight: weight, paint: .color(.black))
      widths.append((0..<120).reduce(0) { $0 + image[45, $1].alpha })
    }
    // Lighter ones are drawn as regular; each heavier one is thicker, the heaviest by 8 hundredths of the size.
    #expect(widths[0] == widths[3] && widths[1] == widths[3] && widths[2] == widths[3])
    #expect(zip(widths[3...], widths[4...]).allSatisfy { $0 < $1 })
    #expect(abs(widths[8] - widths[3] - 0.08 * 80) < 0.2)
  }

  @Test func whereASymbolIsDrawn() throws {
    let glyph = try #require(Symbol.named("square.fill"))
    func ink(_ items: [DisplayItem]) throws -> CGRect { try Sketch(200, 200, scale: 2, items).ink }
    let black = Paint.color(.black)
    let size = glyph.size(pointSize: 40)
    #expect(abs(size.width - glyph.width * 40) < 1e-9 && abs(size.height - glyph.height * 40) < 1e-9)
    let box = glyph.inkBounds
    let at = try ink(glyph.items(at: CGPoint(x: 30, y: 10), pointSize: 40, paint: black))
    #expect(at.isNear(30 + box.minX * 40, 10 + box.minY * 40, box.width * 40, box.height * 40, within: 1))
    // Apple's symbol templates: 0.783 and 1.283 times the medium size.
    for (scale, factor) in [(SymbolScale.small, 0.783), (.medium, 1), (.large, 1.283)] {
      let scaled = try ink(glyph.items(at: CGPoint(x: 30, y: 10), pointSize: 40, scale: scale, paint: black))
      #expect(abs(scaled.width - box.width * 40 * factor) < 0.6, "\(scale)")
      #expect(abs(glyph.size(pointSize: 40, scale: scale).height - size.height * factor) < 1e-9)
    }
    // Stretched: the layout box fills the rectangle, both ways by itself.
    let filling = try ink(glyph.items(filling: CGRect(x: 20, y: 30, width: 120, height: 60), paint: black))
    let (x, y) = (120 / glyph.width, 60 / glyph.height)
    #expect(filling.isNear(20 + box.minX * x, 30 + box.minY * y, box.width * x, box.height * y, within: 1))
    // Its added weight goes by the smaller of the two.
    let heavy = try ink(glyph.items(filling: CGRect(x: 20, y: 30, width: 120, height: 60), weight: .black, paint: black))
    #expect(abs(heavy.width - filling.width - 0.08 * min(x, y)) < 0.8 && abs(heavy.height - filling.height - 0.08 * min(x, y)) < 0.8)
    for none in [-1.0, .infinity] { #expect(glyph.items(at: .zero, pointSize: none, paint: black).isEmpty) }
    for rect in [
      CGRect(x: 0, y: 0, width: 0, height: 5), CGRect(x: 0, y: 0, width: 5, height: 0),
      CGRect(x: 0, y: 0, width: Double.infinity, height: 5),
    ] {
      #expect(glyph.items(filling: rect, paint: black).isEmpty)
    }
  }

  // MARK: - Names

  @Test func partsOfNames() {
    func parts(_ name: String) -> SymbolNameParts { SymbolNameParts(name) }
    #expect(parts("star.fill").unfilled == "star" && parts("fill").unfilled == nil && parts("star").unfilled == nil)
    #expect(parts("doc.text.ar").withoutScript == "doc.text" && parts("ar").withoutScript == nil && parts("doc.xx").withoutScript == nil)
    for script in ["ar", "he", "hi", "ja", "ko", "th", "zh", "rtl", "km", "my", "mr", "bn"] {
      #expect(parts("a.\(script)").withoutScript == "a", "\(script)")
    }
    for frame in [
      "circle", "square", "triangle", "diamond", "hexagon", "octagon", "pentagon", "shield", "seal", "app", "rectangle", "capsule",
    ] {
      let (plain, solid) = (parts("a.b.\(frame)").frame, parts("a.b.\(frame).fill").frame)
      #expect(plain?.base == "a.b" && plain?.frame == frame && plain?.solid == false, "\(frame)")
      #expect(solid?.base == "a.b" && solid?.frame == frame && solid?.solid == true, "\(frame)")
    }
    #expect(parts("circle").frame == nil && parts("circle.fill").frame == nil && parts("a.star").frame == nil)
    #expect(
      parts("mic.slash").slashed == "mic" && parts("mic.slash.fill").slashed == "mic.fill" && parts("mic.fill.slash").slashed == "mic.fill")
    #expect(parts("slash").slashed == nil && parts("slash.circle").slashed == nil && parts("mic").slashed == nil)
    func badge(_ name: String) -> [String?]? { parts(name).badge.map { [$0.base, $0.mark] } }
    #expect(badge("bell.badge") == ["bell", nil] && badge("bell.badge.fill") == ["bell.fill", nil])
    #expect(badge("folder.badge.plus") == ["folder", "plus"] && badge("folder.fill.badge.plus") == ["folder.fill", "plus"])
    #expect(badge("person.badge.key.fill") == ["person.fill", "key"] && badge("a.fill.badge.b.fill") == ["a.fill", "b"])
    #expect(badge("badge") == nil && badge("badge.plus") == nil && badge("bell") == nil)
  }

  @Test func moreOfTheRecipesGrammar() {
    #expect(SymbolRecipe("circle>h!plus").inner == .init(source: .icon("plus"), turns: [.horizontally]))
    #expect(SymbolRecipe("v!star-fill>own:leaf").outer == .init(source: .icon("star-fill"), turns: [.vertically]))
    #expect(SymbolRecipe("v!star-fill>own:leaf").outer.isSolid && SymbolRecipe("own:leaf.fill").outer.isSolid)
    #expect(!SymbolRecipe("star").outer.isSolid && !SymbolRecipe("own:leaf").outer.isSolid && !SymbolRecipe("text:-fill").outer.isSolid)
    #expect(SymbolRecipe("text:a>b").outer.source == .text("a>b") && SymbolRecipe("text:a>b").inner == nil)
    #expect(SymbolRecipe.filled("text:a") == "text:a" && SymbolRecipe.filled("own:leaf>plus") == "own:leaf.fill>plus")
    #expect(SymbolRecipe.filled("h!star") == "h!star-fill")
  }

  /// A turn to the right brings the top to the right, the right to the bottom.
  @Test func turns() {
    let point = CGPoint(x: 3, y: 1)
    #expect(point.applying(SymbolRecipe.Turn.horizontally.transform) == CGPoint(x: 13, y: 1))
    #expect(point.applying(SymbolRecipe.Turn.vertically.transform) == CGPoint(x: 3, y: 15))
    #expect(point.applying(SymbolRecipe.Turn.quarter.transform) == CGPoint(x: 15, y: 3))
    let made = SymbolMaker(read: { $0 == "l" ? VectorIcon(box: board, shapes: [square(CGRect(x: 0, y: 0, width: 4, height: 2))]) : nil })
    #expect(made.make(SymbolRecipe("r!l"))?.bounds.isNear(14, 0, 2, 4, within: 1e-9) == true)
    #expect(made.make(SymbolRecipe("h!r!l"))?.bounds.isNear(0, 0, 2, 4, within: 1e-9) == true)
    #expect(made.make(SymbolRecipe("r!h!l"))?.bounds.isNear(14, 12, 2, 4, within: 1e-9) == true)
    #expect(
      made.make(SymbolRecipe("l>l"))?.pieces.count == 2 && made.make(SymbolRecipe("l>gone")) == nil
        && made.make(SymbolRecipe("gone")) == nil)
    // A filled form that the set lacks is the plain one.
    #expect(made.make(SymbolRecipe("l-fill"))?.bounds == made.make(SymbolRecipe("l"))?.bounds)
  }

  /// Two names never show one drawing where both have a drawing of their own.
  @Test func ownDrawingsDiffer() throws {
    var known: [[Path]: String] = [:]
    for name in Symbol.listedNames {
      guard let recipe = SymbolNames.recipe(name), recipe.hasPrefix("own:"), !recipe.contains(">") else { continue }
      let own = String(recipe.dropFirst(4))
      let icon = try #require(OwnIcons.icon(own), "\(name)")
      let paths = icon.shapes.map(\.path)
      if let other = known[paths] {
        #expect(own == other || own == other + ".fill" || own + ".fill" == other, "\(own) looks like \(other)")
      }
      known[paths] = own
    }
    #expect(known.count > 60)
    // Those with a filled drawing of their own cover more by it.
    for name in [
      "leaf", "pawprint", "fish", "cross", "crown", "tshirt", "bed.double", "tent", "sailboat", "mountain.2", "flask", "wineglass",
      "birthday.cake",
    ] {
      func coverage(_ name: String) throws -> Double {
        let image = try picture(name, paint: .color(.black))
        return (0..<120).reduce(0) { sum, y in sum + (0..<120).reduce(0) { $0 + image[$1, y].alpha } }
      }
      #expect(try coverage(name + ".fill") > coverage(name), "\(name)")
    }
  }
}
