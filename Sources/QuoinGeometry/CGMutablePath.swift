import Foundation

#if !canImport(Darwin)
  /// A path by reference that can be added to; the calls are those of `Path`, in Core Graphics' words. Not for several threads at once.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public init() { super.init(value: Path()) }

    /// Starts a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { value.move(to: point.applying(transform)) }

    /// A straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { value.addLine(to: point.applying(transform)) }

    /// A subpath through points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      value.addLines(points.map { $0.applying(transform) })
    }

    /// A quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      value.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// A cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
      value.addCurve(to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// A closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { value.addRect(rect, transform: transform) }

    /// Closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { value.addRects(rects, transform: transform) }

    /// The ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { value.addEllipse(in: rect, transform: transform) }

    /// A rectangle with elliptical corners.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
      let corner = CGSize(width: cornerWidth, height: cornerHeight)
      value.addRoundedRect(in: rect, cornerSize: corner, style: .circular, transform: transform)
    }

    /// An arc of a circle; angles in radians.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
      value.addArc(
        center: center, radius: radius, startRadians: Double(startAngle), endRadians: Double(endAngle), clockwise: clockwise,
        transform: transform)
    }

    /// An arc of a circle by a signed angle in radians.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
      value.addRelativeArc(
        center: center, radius: radius, startRadians: Double(startAngle), deltaRadians: Double(delta), transform: transform)
    }

    /// An arc that rounds a corner between two lines.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
      value.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Another path's steps.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { value.addPath(path.value, transform: transform) }

    /// A line back to the subpath's start.
    public func closeSubpath() { value.closeSubpath() }
  }
#endif
