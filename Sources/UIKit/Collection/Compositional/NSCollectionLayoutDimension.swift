/// A length of an element: points, a share of what is around, or an estimate that the element itself corrects.
@MainActor @preconcurrency open class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
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
  /// About so many points; the largest of the items in a group says how many, for all of them.
  public class func uniformAcrossSiblings(estimate points: CGFloat) -> Self { make(.uniform, points) }
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
  public var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether it is as the largest of its siblings.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// The points in a room.
  func points(in room: CGSize) -> CGFloat {
    let points =
      switch kind {
      case .fractionalWidth: room.width * dimension
      case .fractionalHeight: room.height * dimension
      case .absolute, .estimated, .uniform: dimension
      }
    return points.isFinite ? max(0, points) : 0
  }
}
