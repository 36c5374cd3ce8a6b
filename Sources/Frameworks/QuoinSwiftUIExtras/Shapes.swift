import SwiftUI

// Forms that follow the container's, effects of shaders, and widths of symbols beside words.

/// A rectangle whose corners follow the container's. Corners that are said are drawn; the others are sharp here, whatever form the container
/// has.
public struct ConcentricRectangle: Shape {
  let radii: RectangleCornerRadii?
  /// All corners as the container's; sharp here.
  public init() { radii = nil }
  /// Corners of a kind; `isUniform` makes them as the largest of them.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.init(corners, corners, corners, corners) }
  /// Corners of four kinds.
  public init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) { self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner) }
  /// Corners of one kind above and of another below.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric) {
    self.init(uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners)
  }
  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
    _ bottomTrailing: Edge.Corner.Style
  ) {
    let all = [topLeading, topTrailing, bottomLeading, bottomTrailing]
    radii =
      all.allSatisfy { $0.radius == nil }
      ? nil
      : RectangleCornerRadii(
        topLeading: all[0].radius ?? 0, bottomLeading: all[2].radius ?? 0, bottomTrailing: all[3].radius ?? 0,
        topTrailing: all[1].radius ?? 0)
  }
  public func path(in rect: CGRect) -> Path {
    guard let radii else { return ContainerRelativeShape().path(in: rect) }
    return Path(roundedRect: rect, cornerRadii: radii)
  }
}
extension Edge {
  /// Where two edges meet.
  public enum Corner: Int8, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    /// How a corner is.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      let radius: CGFloat?
      /// As the container's.
      public static let concentric = Style(radius: nil)
      /// As the container's, and at least as round.
      public static func concentric(minimum: CGFloat) -> Style { Style(radius: minimum) }
      /// As round as said, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
      init(radius: CGFloat?) { self.radius = radius }
      public init(floatLiteral value: Double) { radius = value }
      public init(integerLiteral value: Int) { radius = CGFloat(value) }
    }
  }
}
extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of a kind.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
extension VisualEffect {
  /// A shader's colours. Ignored: none runs here.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// A shader's places. Ignored: none runs here.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
  /// A shader over all of it. Ignored: none runs here.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
}
extension View {
  /// Points between the symbols and words of labels within. Ignored.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  /// How wide symbols of labels within are at least. Ignored.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
}

/// A shape that is moved.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// By how much, in points.
  public var offset: CGSize
  /// A shape that is moved by points.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
}
/// A shape that is made larger or smaller.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How many times as wide and as high.
  public var scale: CGSize
  /// Which point of the rectangle stays.
  public var anchor: UnitPoint
  /// A shape that is so many times as wide and as high.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).around(anchor, of: rect, CGAffineTransform(scaleX: scale.width, y: scale.height))
  }
}
/// A shape that is turned.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// By how much, clockwise.
  public var angle: Angle
  /// Which point of the rectangle stays.
  public var anchor: UnitPoint
  /// A shape that is turned by an angle.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).around(anchor, of: rect, CGAffineTransform(rotationAngle: angle.radians))
  }
}
/// A shape that is transformed.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// By what.
  public var transform: CGAffineTransform
  /// A shape that is transformed.
  public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}
extension Path {
  fileprivate nonisolated func around(_ anchor: UnitPoint, of rect: CGRect, _ transform: CGAffineTransform) -> Path {
    let point = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    return applying(
      CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform).concatenating(
        .init(translationX: point.x, y: point.y)))
  }
}

/// What chosen things lie on: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  /// The tint.
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { TintShapeStyle() }
}
/// What windows lie on: the background.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The background.
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// What chosen things lie on.
  public static var selection: SelectionShapeStyle { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// What windows lie on.
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
