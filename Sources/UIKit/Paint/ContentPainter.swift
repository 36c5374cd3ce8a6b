import QuoinDrawing

/// Where a view paints its content: a page under construction, and where the view's own coordinates begin on it.
package struct ContentPainter {
  package var builder: DisplayListBuilder
  /// Where the own point (0, 0) lies on the page.
  package var offset: CGPoint
  /// What colours and texts depend on.
  package var traits: UITraitCollection

  package func page(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
  package func page(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: offset.x, dy: offset.y) }

  /// Fills `path`, in own coordinates.
  package mutating func fill(_ path: Path, _ color: UIColor, eoFill: Bool = false) {
    builder.fill(path.offsetBy(dx: offset.x, dy: offset.y), with: .color(color.paint(traits)), style: FillStyle(eoFill: eoFill))
  }

  /// Draws the line along `path`, in own coordinates.
  package mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: UIColor) {
    builder.stroke(path.offsetBy(dx: offset.x, dy: offset.y), style: style, with: .color(color.paint(traits)))
  }

  /// Adds items made in page coordinates.
  package mutating func add(_ items: [DisplayItem]) { for item in items { builder.add(item) } }
}
