/// How far a corner is rounded.
public struct UICornerRadius: Hashable, Sendable {
  /// Points; nil is as the corner of what is around asks for.
  let radius: CGFloat?
  /// At least so many points.
  let minimum: CGFloat
  /// Points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(radius: radius, minimum: 0) }
  /// As far as the corner of what is around less the distance to it; here always `minimum`, 0 where nothing is said.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(radius: nil, minimum: minimum ?? 0)
  }
  var points: CGFloat { radius ?? minimum }
}

/// How the corners of a view are rounded. A layer has one radius here: corners of different radii get the largest, and those of none stay
/// square.
public struct UICornerConfiguration: Hashable, Sendable {
  var topLeft: UICornerRadius?
  var topRight: UICornerRadius?
  var bottomLeft: UICornerRadius?
  var bottomRight: UICornerRadius?
  /// Whether the shorter sides are half circles, of a radius of at most so many points.
  var capsule: CGFloat?

  private init(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?, _ bottomRight: UICornerRadius?,
    capsule: CGFloat? = nil
  ) {
    (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
    self.capsule = capsule
  }

  /// All corners as far; nil leaves them square.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration(radius, radius, radius, radius) }
  /// Each corner as far as is said; nil leaves it square.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius) }
  /// Half circles at the shorter sides, of at most so many points; nil sets no limit.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(nil, nil, nil, nil, capsule: maximumRadius ?? .infinity)
  }
  /// All corners as far as the one that is rounded farthest.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
  /// The left corners as one, the right ones as another.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius)
  }
  /// The upper corners as one, the lower ones as another.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius)
  }
  /// The upper corners as far, the lower ones as is said; nil leaves those square.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { UICornerConfiguration(topRadius, topRadius, bottomLeftRadius, bottomRightRadius) }
  /// The lower corners as far, the upper ones as is said; nil leaves those square.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { UICornerConfiguration(topLeftRadius, topRightRadius, bottomRadius, bottomRadius) }
  /// The left corners as far, the right ones as is said; nil leaves those square.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { UICornerConfiguration(leftRadius, topRightRadius, leftRadius, bottomRightRadius) }
  /// The right corners as far, the left ones as is said; nil leaves those square.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { UICornerConfiguration(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius) }

  /// How far one corner of a view of a size is rounded.
  func radius(of corner: CACornerMask, in size: CGSize) -> CGFloat {
    if let capsule { return min(capsule, min(size.width, size.height) / 2) }
    let radius =
      switch corner {
      case .layerMinXMinYCorner: topLeft
      case .layerMaxXMinYCorner: topRight
      case .layerMinXMaxYCorner: bottomLeft
      default: bottomRight
      }
    return radius?.points ?? 0
  }
  /// Rounds a layer of a size.
  @MainActor func round(_ layer: CALayer, of size: CGSize) {
    if let capsule {
      layer.cornerRadius = min(capsule, min(size.width, size.height) / 2)
      return
    }
    let corners: [(UICornerRadius?, CACornerMask)] = [
      (topLeft, .layerMinXMinYCorner), (topRight, .layerMaxXMinYCorner), (bottomLeft, .layerMinXMaxYCorner),
      (bottomRight, .layerMaxXMaxYCorner),
    ]
    layer.cornerRadius = corners.map { $0.0?.points ?? 0 }.max() ?? 0
    layer.maskedCorners = CACornerMask(corners.filter { $0.0?.points ?? 0 > 0 }.map(\.1))
  }
}

extension UIView {
  /// How the corners are rounded; nil is as the layer says.
  public var cornerConfiguration: UICornerConfiguration? {
    get { kept(nil) }
    set {
      keep(newValue)
      roundCorners()
    }
  }
  /// How far a corner is rounded, in points: as the configuration says where there is one, capsules by the size that the view has now, else
  /// as the layer says; several corners at once are asked for by the most rounded one.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let masks: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomLeft, .layerMinXMaxYCorner),
      (.bottomRight, .layerMaxXMaxYCorner),
    ]
    let asked = masks.filter { corner.contains($0.0) }
    if let configuration = cornerConfiguration {
      return asked.map { configuration.radius(of: $0.1, in: bounds.size) }.max() ?? 0
    }
    return asked.contains { layer.maskedCorners.contains($0.1) } ? layer.cornerRadius : 0
  }
  /// Rounds the corners as was asked for, in the size that the view has now.
  func roundCorners() {
    guard let configuration: UICornerConfiguration = kept(nil, "cornerConfiguration") else { return }
    configuration.round(layer, of: bounds.size)
  }
}
