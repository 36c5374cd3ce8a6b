/// Where something is fastened to what it belongs to.
@MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject {
  /// The edges it is fastened to.
  public let edges: NSDirectionalRectEdge
  /// How far it is moved: points, or shares of its own size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool
  /// Fastened to edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
  /// Fastened to edges and moved by points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, isAbsolute: true) }
  /// Fastened to edges and moved by shares of its own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges, fractionalOffset, isAbsolute: false) }
  init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
  }

  /// Where something of `size` lies on `rect`: its edges on these, or where `own` says another anchor of it that on this one.
  func place(_ size: CGSize, on rect: CGRect, by own: NSCollectionLayoutAnchor? = nil) -> CGRect {
    let (there, here) = (point(on: rect), (own ?? self).point(on: CGRect(origin: .zero, size: size)))
    let (moved, turned) = (move(of: size), own?.move(of: size) ?? .zero)
    return CGRect(origin: CGPoint(x: there.x - here.x + moved.x - turned.x, y: there.y - here.y + moved.y - turned.y), size: size)
  }
  /// The corner where two of the edges meet, or the middle of one, or of the whole.
  private func point(on rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.trailing) ? rect.maxX : edges.contains(.leading) ? rect.minX : rect.midX,
      y: edges.contains(.bottom) ? rect.maxY : edges.contains(.top) ? rect.minY : rect.midY)
  }
  private func move(of size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
