import Foundation
import QuoinGeometry

/// Shapes on the 16×16 board, some with parts cut out.
struct SymbolDrawing {
  struct Piece {
    var shape: VectorIcon.Shape
    var cutouts: [Path] = []
  }

  var pieces: [Piece]

  init(_ shapes: [VectorIcon.Shape]) { pieces = shapes.map { Piece(shape: $0) } }

  /// The shapes without what is cut out of them.
  var plainShapes: [VectorIcon.Shape] { pieces.map(\.shape) }

  /// What is seen, as far as its box goes.
  var bounds: CGRect { pieces.reduce(CGRect.null) { $0.union($1.shape.path.boundingRect) } }

  /// This drawing with another one in its middle, scaled; cut out of it, or drawn on it.
  func holding(_ inner: [VectorIcon.Shape], size: Double, cutOut: Bool) -> SymbolDrawing {
    let box = inner.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    guard !box.isNull else { return self }
    let place = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: 8 - size * box.midX, ty: 8 - size * box.midY)
    let placed = inner.map { VectorIcon.Shape(path: $0.path.applying(place), evenOdd: $0.evenOdd) }
    var result = self
    guard cutOut else {
      result.pieces += placed.map { Piece(shape: $0) }
      return result
    }
    // One simple shape in another needs no clip: together they are one even-odd path.
    if result.pieces.count == 1, placed.count == 1, result.pieces[0].cutouts.isEmpty {
      result.pieces[0].shape.path.addPath(placed[0].path)
      result.pieces[0].shape.evenOdd = true
      return result
    }
    for index in result.pieces.indices { result.pieces[index].cutouts += placed.map(\.path) }
    return result
  }

  /// This drawing struck through from top left to bottom right, with a gap beside the line.
  var slashed: SymbolDrawing {
    var result = self
    let gap = Self.bar(from: CGPoint(x: 1.4, y: -0.4), to: CGPoint(x: 16.4, y: 14.6), width: 1.5)
    for index in result.pieces.indices { result.pieces[index].cutouts.append(gap) }
    result.pieces.append(
      Piece(shape: .init(path: Self.bar(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 15, y: 15), width: 1), evenOdd: false)))
    return result
  }

  /// This drawing with a mark at the lower right (a plain dot at the upper right when there is no mark), with a gap around it.
  func adding(badge mark: String?, _ draw: (String) -> [VectorIcon.Shape]?) -> SymbolDrawing? {
    let center = mark == nil ? CGPoint(x: 12.8, y: 3.2) : CGPoint(x: 12.6, y: 12.4)
    var result = self
    let gap = Self.disc(center, radius: mark == nil ? 3.8 : 4.4)
    for index in result.pieces.indices { result.pieces[index].cutouts.append(gap) }
    guard let mark else {
      result.pieces.append(Piece(shape: .init(path: Self.disc(center, radius: 2.8), evenOdd: false)))
      return result
    }
    guard let shapes = draw(mark) else { return nil }
    let box = shapes.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    let size = 6.4 / max(box.width, box.height, 6.4)
    let place = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: center.x - size * box.midX, ty: center.y - size * box.midY)
    result.pieces += shapes.map { Piece(shape: .init(path: $0.path.applying(place), evenOdd: $0.evenOdd)) }
    return result
  }

  private static func disc(_ center: CGPoint, radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private static func bar(from: CGPoint, to: CGPoint, width: Double) -> Path {
    var line = Path()
    line.move(to: from)
    line.addLine(to: to)
    return line.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
  }
}

extension SymbolGlyph {
  /// The glyph of a drawing on the 16×16 board: centred on the capitals, as wide and high as its ink and the margins.
  init(name: String, drawing: SymbolDrawing, isPlaceholder: Bool) {
    let ink = drawing.bounds
    // A recorded box is filled by its drawing, margins apart.
    let known = ink.width > 0 && ink.height > 0 ? SymbolBoxes.ink(name) : nil
    let box = known.flatMap { _ in SymbolBoxes.box(name) }
    let unit = SymbolMetrics.unit(of: ink)
    let across = known.map { $0.width / ink.width } ?? unit
    let down = known.map { $0.height / ink.height } ?? unit
    let side = box.map { ($0.width - ink.width * across) / 2 } ?? SymbolMetrics.sideMargin
    let above = box.map { ($0.height - ink.height * down) / 2 } ?? SymbolMetrics.verticalMargin
    let left = side - ink.minX * across
    let top = above - ink.minY * down
    let place = CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: left, ty: top)
    self.name = name
    self.isPlaceholder = isPlaceholder
    layers = drawing.pieces.map { piece in
      SymbolLayer(path: piece.shape.path.applying(place), evenOdd: piece.shape.evenOdd, cutouts: piece.cutouts.map { $0.applying(place) })
    }
    width = ink.width * across + 2 * side
    height = ink.height * down + 2 * above
    // The board's middle stands at the middle of the capitals.
    baseline = 8 * down + top + SymbolMetrics.capHeight / 2
    inkBounds = ink.applying(place)
  }
}
