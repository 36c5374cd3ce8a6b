import Foundation

/// The steps of a path in compact storage: a byte per step, and the points of all steps in one array.
public struct PathOutline: Hashable, Sendable {
  /// The kind of one step.
  public enum Verb: UInt8, Sendable {
    /// Starts a subpath; 1 point.
    case move
    /// A straight line; 1 point.
    case line
    /// A quadratic curve; control, end.
    case quad
    /// A cubic curve; two controls, end.
    case cubic
    /// Closes the subpath; no point.
    case close

    /// How many points the step takes from `points`.
    public var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// The kinds of the steps, in order.
  public private(set) var verbs: [Verb] = []
  /// The points of the steps, controls before ends.
  public private(set) var points: [CGPoint] = []
  /// Where the open subpath began; after a close, the point that a next line starts from.
  private var start: CGPoint?

  /// No steps.
  public init() {}

  /// Where the next step starts; nil when there is none yet.
  public var currentPoint: CGPoint? { verbs.last == .close ? start : points.last }

  mutating func move(to point: CGPoint) {
    // A move after a move replaces it: an empty subpath has no outline.
    if verbs.last == .move {
      points[points.count - 1] = point
    } else {
      verbs.append(.move)
      points.append(point)
    }
    start = point
  }

  mutating func line(to point: CGPoint) {
    guard begin(or: point) else { return }
    verbs.append(.line)
    points.append(point)
  }

  mutating func quad(to point: CGPoint, control: CGPoint) {
    guard begin(or: point) else { return }
    verbs.append(.quad)
    points += [control, point]
  }

  mutating func cubic(to point: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    guard begin(or: point) else { return }
    verbs.append(.cubic)
    points += [control1, control2, point]
  }

  mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// A step without a current point has nowhere to start from; it only sets the point. After a close, a subpath opens there.
  private mutating func begin(or point: CGPoint) -> Bool {
    guard let current = currentPoint else {
      move(to: point)
      return false
    }
    if verbs.last == .close { move(to: current) }
    return true
  }

  /// Appends the steps of another outline, as they are. O(its length).
  mutating func append(_ other: PathOutline) {
    guard !other.verbs.isEmpty else { return }
    if verbs.last == .move, other.verbs.first == .move {
      verbs.removeLast()
      points.removeLast()
    }
    verbs += other.verbs
    points += other.points
    start = other.start
  }

  /// The same steps with every point moved. O(n).
  func mapPoints(_ move: (CGPoint) -> CGPoint) -> PathOutline {
    var result = self
    result.points = points.map(move)
    result.start = start.map(move)
    return result
  }

  /// Calls `body` with every step in order. O(n).
  public func forEach(_ body: (Path.Element) -> Void) {
    var next = 0
    for verb in verbs {
      switch verb {
      case .move: body(.move(to: points[next]))
      case .line: body(.line(to: points[next]))
      case .quad: body(.quadCurve(to: points[next + 1], control: points[next]))
      case .cubic: body(.curve(to: points[next + 2], control1: points[next], control2: points[next + 1]))
      case .close: body(.closeSubpath)
      }
      next += verb.pointCount
    }
  }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quadCurve(let point, let control): quad(to: point, control: control)
    case .curve(let point, let control1, let control2): cubic(to: point, control1, control2)
    case .closeSubpath: close()
    }
  }
}
