import Foundation
import QuoinGeometry
import QuoinLayout

/// All of its rectangle.
public struct Rectangle: InsettableShape, PlainlySizedShape, SymmetricShape {
  /// As large as what is proposed.
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The same, `amount` points smaller on all sides; below 0 larger.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

/// A rectangle with round corners of one radius in points.
public struct RoundedRectangle: InsettableShape, PlainlySizedShape, SymmetricShape {
  /// Half the axes of each corner's ellipse, in points; larger than half the rectangle counts as half of it.
  public var cornerSize: CGSize
  /// Whether its corners are circles' quarters or run into the sides smoothly.
  public var style: RoundedCornerStyle
  /// Corners that are quarters of ellipses, or smooth.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Corners of `cornerRadius` points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  /// The same, `amount` points smaller on all sides and with radii smaller by as much, 0 at least.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(
      shape: RoundedRectangle(
        cornerSize: CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)), style: style),
      amount: amount)
  }
}

/// A rectangle with a radius of its own at each corner.
public struct UnevenRoundedRectangle: InsettableShape, PlainlySizedShape {
  /// The radius of each corner, in points.
  public var cornerRadii: RectangleCornerRadii
  /// Whether its corners are circles' quarters or run into the sides smoothly.
  public var style: RoundedCornerStyle
  /// A radius for each corner, in points.
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// A radius for each corner, in points; 0 is a sharp corner.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
  /// The same, `amount` points smaller on all sides and with radii smaller by as much, 0 at least.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    func less(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
    return _Inset(
      shape: UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: less(cornerRadii.topLeading), bottomLeading: less(cornerRadii.bottomLeading),
          bottomTrailing: less(cornerRadii.bottomTrailing), topTrailing: less(cornerRadii.topTrailing)), style: style), amount: amount)
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, PlainlySizedShape, SymmetricShape {
  /// Kept; a capsule's ends are half circles in every style.
  public var style: RoundedCornerStyle
  /// As large as what is proposed. The style is kept; the ends are half circles in every style.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  nonisolated public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
  }
  /// The same, `amount` points smaller on all sides; below 0 larger.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

/// The largest ellipse in its rectangle.
public struct Ellipse: InsettableShape, PlainlySizedShape, SymmetricShape {
  /// As large as what is proposed.
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The same, `amount` points smaller on all sides; below 0 larger.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

/// The largest circle in the middle of its rectangle; as a view it is a square (fact 61).
public struct Circle: InsettableShape, SymmetricShape {
  /// A square as large as fits into what is proposed.
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  /// The same, `amount` points smaller on all sides; below 0 larger.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

/// A shape drawn smaller by `amount` points on all sides.
public struct _Inset<S: Shape>: InsettableShape {
  let shape: S
  let amount: CGFloat
  nonisolated public func path(in rect: CGRect) -> Path {
    let width = max(0, rect.width - 2 * amount)
    let height = max(0, rect.height - 2 * amount)
    return shape.path(in: CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The same, smaller on all sides by `amount` points more.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: shape, amount: self.amount + amount) }
}

extension Path: Shape, PlainlySizedShape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

/// A shape of any type.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize
  /// Any shape, with its own outline and size.
  nonisolated public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
  }
  nonisolated public func path(in rect: CGRect) -> Path { outline(rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// The outline of a shape's stroke.
public struct _StrokedShape<S: Shape>: Shape {
  let shape: S
  let style: StrokeStyle
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with its outline changed by a function of its rectangle.
public struct _ChangedShape<S: Shape>: Shape {
  let shape: S
  let change: @Sendable (Path, CGRect) -> Path
  nonisolated public func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _ChangedShape(shape: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }
  /// The outline changed by `transform`, around the rectangle's origin; the size as a view stays.
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
    _ChangedShape(shape: self) { path, _ in path.applying(transform) }
  }
  /// The outline moved by points; the size as a view stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _ChangedShape(shape: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }
  /// The outline moved by points; the size as a view stays.
  nonisolated public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
  /// The outline turned around `anchor`, in fractions of its rectangle; the size as a view stays.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self) { path, rect in path.applying(.around(anchor.point(in: rect)) { $0.rotated(by: angle.radians) }) }
  }
  /// The outline scaled around `anchor`, in fractions of its rectangle; the size as a view stays.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self) { path, rect in path.applying(.around(anchor.point(in: rect)) { $0.scaledBy(x: x, y: y) }) }
  }
  /// The outline scaled alike along both axes around `anchor`; the size as a view stays.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// The shape in a rectangle of `size`.
  nonisolated public func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }
  /// The shape in a rectangle of these lengths in points.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    let shape = self
    return _ChangedShape(shape: self) { _, rect in shape.path(in: CGRect(origin: rect.origin, size: CGSize(width: width, height: height))) }
  }
}

extension CGAffineTransform {
  /// A transform made around `point` instead of the origin.
  static func around(_ point: CGPoint, _ change: (CGAffineTransform) -> CGAffineTransform) -> CGAffineTransform {
    change(CGAffineTransform(translationX: point.x, y: point.y)).translatedBy(x: -point.x, y: -point.y)
  }
}

extension Shape where Self == Rectangle { nonisolated public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { nonisolated public static var circle: Circle { Circle() } }
extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  nonisolated public static var capsule: Capsule { Capsule() }
  /// A rectangle whose shorter sides are half circles, in every style.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Ellipse { nonisolated public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == ContainerRelativeShape { nonisolated public static var containerRelative: ContainerRelativeShape { .init() } }
extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of `cornerRadius` points.
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with corners that are quarters of ellipses, or smooth.
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius of its own at each corner.
  nonisolated public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle
  {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle with a radius of its own at each corner, in points; 0 is a sharp corner.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius, style: style)
  }
}
