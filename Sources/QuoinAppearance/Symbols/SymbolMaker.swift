import Foundation
import QuoinGeometry

/// Puts a symbol together: listed drawing, or base drawing plus frame, slash or badge.
struct SymbolMaker {
  /// Reads an icon of the set by its name there.
  let read: (String) -> VectorIcon?

  /// The symbol of that name, or the placeholder.
  func glyph(_ name: String) -> SymbolGlyph {
    if let drawing = drawing(name) { return SymbolGlyph(name: name, drawing: drawing, isPlaceholder: false) }
    return SymbolGlyph(name: name, drawing: SymbolDrawing(OwnIcons.icon("placeholder")!.shapes), isPlaceholder: true)
  }

  private func drawing(_ name: String) -> SymbolDrawing? {
    if let found = listed(name) { return found }
    if let found = numbered(name) { return found }
    let parts = SymbolNameParts(name)
    if let badge = parts.badge { return drawing(badge.base)?.adding(badge: badge.mark, draw) }
    if let base = parts.slashed { return drawing(base)?.slashed }
    if let frame = parts.frame { return framed(frame) }
    if let base = parts.unfilled { return drawing(base) }
    if let base = parts.withoutScript { return drawing(base) }
    return nil
  }

  /// The drawing a table row or a file of the same name gives.
  private func listed(_ name: String) -> SymbolDrawing? {
    for candidate in [name, Self.leftAndRight(name)] {
      if let recipe = SymbolNames.recipe(candidate), let made = make(SymbolRecipe(recipe)) { return made }
      if let icon = read(candidate.replacing(".", with: "-")) { return SymbolDrawing(icon.shapes) }
    }
    return nil
  }

  /// Direction words of newer names: `backward` is `left` where text runs left to right.
  static func leftAndRight(_ name: String) -> String {
    guard name.hasPrefix("chevron") || name.hasPrefix("arrow") else { return name }
    return name.replacing("backward", with: "left").replacing("forward", with: "right")
  }

  /// `12.circle.fill`, `a.square`, `goforward.15`.
  private func numbered(_ name: String) -> SymbolDrawing? {
    let words = name.split(separator: ".")
    guard words.count >= 2 else { return nil }
    let isShort = words[0].count <= 2 && words[0].allSatisfy { $0.isASCII && ($0.isNumber || (words[0].count == 1 && $0.isLetter)) }
    if isShort, let frame = SymbolNameParts(name).frame {
      guard let letters = LetterShapes.shapes(words[0].uppercased(), height: 7) else { return nil }
      return frameShapes(frame.frame, solid: frame.solid)?.holding(letters, size: 1, cutOut: frame.solid)
    }
    if words[0] == "goforward" || words[0] == "gobackward", words.count == 2, words[1].allSatisfy(\.isNumber) {
      guard let arrow = drawing(String(words[0])), let letters = LetterShapes.shapes(String(words[1]), height: 4.5) else { return nil }
      return arrow.holding(letters, size: 1, cutOut: false)
    }
    return nil
  }

  private func framed(_ frame: SymbolNameParts.Frame) -> SymbolDrawing? {
    // A solid frame shows the base's filled form if there is one, as the phone's symbols do.
    guard let inner = (frame.solid ? drawing(frame.base + ".fill") : nil) ?? drawing(frame.base) else { return nil }
    return frameShapes(frame.frame, solid: frame.solid)?.holding(inner.plainShapes, size: frame.innerSize, cutOut: frame.solid)
  }

  private func frameShapes(_ name: String, solid: Bool) -> SymbolDrawing? {
    SymbolNames.recipe(solid ? name + ".fill" : name).flatMap { make(SymbolRecipe($0)) }
  }

  func make(_ recipe: SymbolRecipe) -> SymbolDrawing? {
    guard let outer = shapes(recipe.outer) else { return nil }
    guard let part = recipe.inner else { return SymbolDrawing(outer) }
    guard let inner = shapes(part) else { return nil }
    return SymbolDrawing(outer).holding(inner, size: recipe.outer.roomInside, cutOut: recipe.outer.isSolid)
  }

  private func draw(_ name: String) -> [VectorIcon.Shape]? { drawing(name)?.plainShapes }

  private func shapes(_ part: SymbolRecipe.Part) -> [VectorIcon.Shape]? {
    var shapes: [VectorIcon.Shape]?
    switch part.source {
    case .icon(let name): shapes = (read(name) ?? (name.hasSuffix("-fill") ? read(String(name.dropLast(5))) : nil))?.shapes
    case .own(let name): shapes = OwnIcons.icon(name)?.shapes
    case .text(let letters): shapes = LetterShapes.shapes(letters, height: letters.count > 2 ? 9 : 12)
    }
    let turn = part.turns.reduce(CGAffineTransform.identity) { $0.concatenating($1.transform) }
    return shapes?.map { VectorIcon.Shape(path: $0.path.applying(turn), evenOdd: $0.evenOdd) }
  }
}

extension SymbolRecipe.Part {
  /// Size of a drawing inside this one, relative to its own: less in shapes with little room.
  var roomInside: Double {
    switch source {
    case .icon("circle"), .icon("circle-fill"), .icon("square"), .icon("square-fill"), .own("viewfinder"): 0.58
    case .icon("diamond"), .icon("diamond-fill"), .icon("shield"), .icon("shield-fill"): 0.48
    default: 0.42
    }
  }
}

extension SymbolRecipe.Turn {
  /// The turn about the middle of the 16×16 board.
  var transform: CGAffineTransform {
    switch self {
    case .horizontally: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 16, ty: 0)
    case .vertically: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 16)
    case .quarter: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 16, ty: 0)
    }
  }
}
