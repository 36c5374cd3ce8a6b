/// A length of an element: points, a share of what is around, or an estimate that the element itself corrects.
@MainActor @preconcurrency open class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }
  let kind: Kind
  /// The points or the share.
  public let dimension: CGFloat
  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }
  /// A share of the width around: 0 … 1, more is wider.
  public class func fractionalWidth(_ share: CGFloat) -> Self { make(.fractionalWidth, share) }
  /// A share of the height around.
  public class func fractionalHeight(_ share: CGFloat) -> Self { make(.fractionalHeight, share) }
  /// Points.
  public class func absolute(_ points: CGFloat) -> Self { make(.absolute, points) }
  /// About so many points; the element says how many.
  public class func estimated(_ points: CGFloat) -> Self { make(.estimated, points) }
  private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutDimension(kind, dimension), to: Self.self)
  }
  /// Whether it is a share of the width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a share of the height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it is an estimate.
  public var isEstimated: Bool { kind == .estimated }

  /// The points in a room.
  func points(in room: CGSize) -> CGFloat {
    let points =
      switch kind {
      case .fractionalWidth: room.width * dimension
      case .fractionalHeight: room.height * dimension
      case .absolute, .estimated: dimension
      }
    return points.isFinite ? max(0, points) : 0
  }
}

/// A width and a height.
@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// Both.
  public required init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
  }
  func size(in room: CGSize) -> CGSize { CGSize(width: widthDimension.points(in: room), height: heightDimension.points(in: room)) }
  var estimated: (width: Bool, height: Bool) { (widthDimension.isEstimated, heightDimension.isEstimated) }
}

/// A distance: exactly or at least so many points.
@MainActor @preconcurrency open class NSCollectionLayoutSpacing: NSObject {
  /// The points.
  public let spacing: CGFloat
  /// Whether it takes room that is left over.
  public let isFlexibleSpacing: Bool
  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }
  /// Whether it is exact.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
  /// At least so many points.
  public class func flexible(_ spacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(spacing, isFlexible: true), to: Self.self)
  }
  /// Exactly so many points.
  public class func fixed(_ spacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(spacing, isFlexible: false), to: Self.self)
  }
}

/// Distances around an item; nil = none.
@MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Where reading begins.
  public let leading: NSCollectionLayoutSpacing?
  /// Above.
  public let top: NSCollectionLayoutSpacing?
  /// Where reading ends.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below.
  public let bottom: NSCollectionLayoutSpacing?
  /// These distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0, trailing: trailing?.spacing ?? 0)
  }
}

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
