import Foundation

/// The outline of a two-dimensional shape, with SwiftUI's interface. Points; y down.
///
/// A value: copies share their storage until one of them changes. Rectangles, rounded rectangles and ellipses that nobody
/// added to are remembered as such (`form`), so that exporters draw them directly.
public struct Path: Hashable, Sendable {
  /// What a path is known to be.
  public enum Form: Hashable, Sendable {
    /// Nothing.
    case empty
    /// One upright rectangle.
    case rect(CGRect)
    /// One upright rectangle with rounded corners.
    indirect case roundedRect(RoundedRectangleForm)
    /// The ellipse inside an upright rectangle.
    case ellipse(CGRect)
    /// Anything else, step by step.
    case outline(PathOutline)
  }

  /// What this path is known to be.
  public internal(set) var form: Form

  /// One step of a path.
  @frozen public enum Element: Hashable, Sendable {
    /// Starts a new subpath at a point.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the subpath, joined there.
    case closeSubpath
  }

  /// The empty path.
  public init() { form = .empty }

  init(form: Form) { self.form = form }

  init(_ outline: PathOutline) { form = outline.verbs.isEmpty ? .empty : .outline(outline) }

  /// The rectangle's outline, from its origin.
  public init(_ rect: CGRect) { form = rect.isNull ? .empty : .rect(rect) }

  /// A rectangle with corners of `cornerSize`, which is cut to half the rectangle where it is too large.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(rounded: RoundedRectangleForm(rect: rect, cornerSize: cornerSize, style: style))
  }

  /// A rectangle with corners of one radius, which is cut to half the shorter side where it is too large.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with a radius per corner; where two exceed the side they share, all shrink by the same factor.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init(rounded: RoundedRectangleForm(rect: rect, cornerRadii: cornerRadii, style: style))
  }

  /// The ellipse that touches the rectangle's four sides.
  public init(ellipseIn rect: CGRect) { form = rect.isNull ? .empty : .ellipse(rect.standardized) }

  /// The path that `callback` draws into an empty one.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  private init(rounded: RoundedRectangleForm) {
    if rounded.rect.isNull {
      form = .empty
    } else {
      let corners = [rounded.topLeft, rounded.topRight, rounded.bottomRight, rounded.bottomLeft]
      form = corners.allSatisfy { $0.width == 0 || $0.height == 0 } ? .rect(rounded.rect) : .roundedRect(rounded)
    }
  }

  /// Whether the path has no steps at all.
  public var isEmpty: Bool { form == .empty }

  /// The steps of the path, whatever its form. O(n) for a form other than `outline`.
  public var outline: PathOutline {
    switch form {
    case .empty: PathOutline()
    case .rect(let rect): PathOutline(rect)
    case .roundedRect(let rounded): PathOutline(rounded)
    case .ellipse(let rect): PathOutline(ellipseIn: rect)
    case .outline(let outline): outline
    }
  }

  /// Calls `body` with every step in order. O(n).
  public func forEach(_ body: (Element) -> Void) { outline.forEach(body) }

  /// The point where the next step starts; nil when the path is empty.
  public var currentPoint: CGPoint? { outline.currentPoint }

  /// Changes the steps in place, without a copy when nobody else holds them.
  mutating func edit(_ change: (inout PathOutline) -> Void) {
    var steps = outline
    form = .empty
    change(&steps)
    self = Path(steps)
  }
}
