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
  var shape: S
  var amount: CGFloat
  nonisolated public var animatableData: AnimatablePair<S.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
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
  var shape: S
  var style: StrokeStyle
  nonisolated public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(style.lineWidth, style.dashPhase)) }
    set {
      shape.animatableData = newValue.first
      (style.lineWidth, style.dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with its outline changed by a function of its rectangle and some numbers.
public struct _ChangedShape<S: Shape>: Shape {
  var shape: S
  var numbers: [CGFloat]
  /// Whether it is as large as the shape; else as large as it is proposed (recorded, macOS 26.2).
  var keepsSize = false
  let change: @Sendable (S, CGRect, [CGFloat]) -> Path
  nonisolated public func path(in rect: CGRect) -> Path { change(shape, rect, numbers) }
  nonisolated public var animatableData: AnimatablePair<S.AnimatableData, _AnimatableNumbers> {
    get { AnimatablePair(shape.animatableData, _AnimatableNumbers(values: numbers)) }
    set {
      shape.animatableData = newValue.first
      // Nothing added up is as many zeros.
      numbers = numbers.indices.map { newValue.second.values.indices.contains($0) ? newValue.second.values[$0] : 0 }
    }
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    keepsSize ? shape.sizeThatFits(proposal) : proposal.replacingUnspecifiedDimensions()
  }
}

/// Some numbers that are interpolated together; those that one lacks are 0.
public struct _AnimatableNumbers: VectorArithmetic, Sendable {
  var values: [CGFloat]
  /// No numbers: all are 0.
  public static var zero: Self { Self(values: []) }
  /// The sums, number by number.
  public static func + (a: Self, b: Self) -> Self { a.joined(b, +) }
  /// The differences, number by number.
  public static func - (a: Self, b: Self) -> Self { a.joined(b, -) }
  private func joined(_ other: Self, _ join: (CGFloat, CGFloat) -> CGFloat) -> Self {
    func number(_ values: [CGFloat], _ index: Int) -> CGFloat { index < values.count ? values[index] : 0 }
    return Self(values: (0..<max(values.count, other.values.count)).map { join(number(values, $0), number(other.values, $0)) })
  }
  /// Multiplies each by `rhs`.
  public mutating func scale(by rhs: Double) { for index in values.indices { values[index] *= rhs } }
  /// The sum of their squares.
  public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

extension Shape {
  /// The outline changed by some numbers, as what is drawn and moves.
  nonisolated fileprivate func changed(
    _ numbers: [CGFloat], keepsSize: Bool = false, _ change: @escaping @Sendable (Path, CGRect, [CGFloat]) -> Path
  ) -> _ChangedShape<Self> {
    _ChangedShape(shape: self, numbers: numbers, keepsSize: keepsSize) { change($0.path(in: $1), $1, $2) }
  }
  /// The part of the outline between two fractions of its length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    changed([startFraction, endFraction], keepsSize: true) { path, _, part in path.trimmedPath(from: part[0], to: part[1]) }
  }
  /// The outline changed by `transform`, around the rectangle's origin; as a view it is as large as proposed.
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
    changed([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]) { path, _, t in
      path.applying(CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5]))
    }
  }
  /// The outline moved by points; as a view it is as large as proposed.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    changed([x, y]) { path, _, offset in path.offsetBy(dx: offset[0], dy: offset[1]) }
  }
  /// The outline moved by points; as a view it is as large as proposed.
  nonisolated public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }
  /// The shape moved.
  nonisolated public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
  /// The outline turned around `anchor`, in fractions of its rectangle; as a view it is as large as proposed.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    changed([angle.radians]) { path, rect, angle in path.applying(.around(anchor.point(in: rect)) { $0.rotated(by: angle[0]) }) }
  }
  /// The outline scaled around `anchor`, in fractions of its rectangle; as a view it is as large as proposed.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    changed([x, y]) { path, rect, scale in path.applying(.around(anchor.point(in: rect)) { $0.scaledBy(x: scale[0], y: scale[1]) }) }
  }
  /// The outline scaled alike along both axes around `anchor`; as a view it is as large as proposed.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// The shape in a rectangle of `size`.
  nonisolated public func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }
  /// The shape in a rectangle of these lengths in points.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    _ChangedShape(shape: self, numbers: [width, height]) { shape, rect, size in
      shape.path(in: CGRect(origin: rect.origin, size: CGSize(width: size[0], height: size[1])))
    }
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
