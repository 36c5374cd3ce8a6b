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

  /// Where something of `size` lies on `rect`, its middle on the edge's middle or corner when it is fastened from within.
  func place(_ size: CGSize, on rect: CGRect) -> CGRect {
    var x = rect.midX - size.width / 2
    var y = rect.midY - size.height / 2
    if edges.contains(.leading) { x = rect.minX }
    if edges.contains(.trailing) { x = rect.maxX - size.width }
    if edges.contains(.top) { y = rect.minY }
    if edges.contains(.bottom) { y = rect.maxY - size.height }
    x += isAbsoluteOffset ? offset.x : offset.x * size.width
    y += isAbsoluteOffset ? offset.y : offset.y * size.height
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}
