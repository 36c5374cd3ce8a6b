import Foundation

/// The calls that add to a path.
extension Path {
  /// Starts a new subpath.
  public mutating func move(to end: CGPoint) { edit { $0.move(to: end) } }

  /// A straight line from the current point; without one it only sets it.
  public mutating func addLine(to end: CGPoint) { edit { $0.line(to: end) } }

  /// A quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { edit { $0.quad(to: end, control: control) } }

  /// A cubic Bézier curve from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    edit { $0.cubic(to: end, control1, control2) }
  }

  /// A straight line back to the subpath's start, joined there.
  public mutating func closeSubpath() { edit { $0.close() } }

  /// A closed rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { addPath(Path(rect), transform: transform) }

  /// Several closed rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A closed rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// A closed rectangle with a radius per corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// The closed ellipse inside a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// A new subpath through the points, left open.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    edit { outline in
      outline.move(to: first)
      for point in lines.dropFirst() { outline.line(to: point) }
    }
  }

  /// Another path's steps, moved by `transform`. O(its length).
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty {
      self = path.applying(transform)
    } else {
      let added = path.applying(transform).outline
      edit { $0.append(added) }
    }
  }

  /// The path moved by `transform`. O(n); known forms stay known where the transform keeps them upright.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    let isShift = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    if isShift { return offsetBy(dx: transform.tx, dy: transform.ty) }
    if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
      if case .rect(let rect) = form { return Path(rect.applying(transform)) }
      if case .ellipse(let rect) = form { return Path(ellipseIn: rect.applying(transform)) }
    }
    return Path(outline.mapPoints { $0.applying(transform) })
  }

  /// The path moved by `dx` and `dy` points. Known forms stay known.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    switch form {
    case .empty: self
    case .rect(let rect): Path(rect.offsetBy(dx: dx, dy: dy))
    case .ellipse(let rect): Path(ellipseIn: rect.offsetBy(dx: dx, dy: dy))
    case .roundedRect(let rounded): Path(form: .roundedRect(rounded.offsetBy(dx: dx, dy: dy)))
    case .outline(let outline): Path(outline.mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) })
    }
  }
}
