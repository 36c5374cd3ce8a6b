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

/// The largest ellipse in its rectangle.
public struct Ellipse: InsettableShape, PlainlySizedShape, SymmetricShape {
  /// As large as what is proposed.
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
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
  /// Whether it is as large as the shape; else as large as it is proposed (recorded, macOS 26.2).
  var keepsSize = false
  let change: @Sendable (Path, CGRect) -> Path
  nonisolated public func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    keepsSize ? shape.sizeThatFits(proposal) : proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _ChangedShape(shape: self, keepsSize: true) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }
  /// The outline changed by `transform`, around the rectangle's origin; as a view it is as large as proposed.
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
    _ChangedShape(shape: self) { path, _ in path.applying(transform) }
  }
  /// The outline moved by points; as a view it is as large as proposed.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _ChangedShape(shape: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }
  /// The outline moved by points; as a view it is as large as proposed.
  nonisolated public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
  /// The outline turned around `anchor`, in fractions of its rectangle; as a view it is as large as proposed.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self) { path, rect in path.applying(.around(anchor.point(in: rect)) { $0.rotated(by: angle.radians) }) }
  }
  /// The outline scaled around `anchor`, in fractions of its rectangle; as a view it is as large as proposed.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(shape: self) { path, rect in path.applying(.around(anchor.point(in: rect)) { $0.scaledBy(x: x, y: y) }) }
  }
  /// The outline scaled alike along both axes around `anchor`; as a view it is as large as proposed.
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

extension Shape where Self == Ellipse { nonisolated public static var ellipse: Ellipse { Ellipse() } }

extension Shape where Self == ContainerRelativeShape { nonisolated public static var containerRelative: ContainerRelativeShape { .init() } }
