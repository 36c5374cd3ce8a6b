import Foundation

/// How far a text stands from its neighbours above and below (facts 29, 30); the text's own engine reckons it.
public final class TextSpacingMetrics: Sendable {
  let above: CGFloat
  let below: CGFloat
  let leading: CGFloat

  /// All distances in points: to what is no text above and below, and to a text above.
  public init(above: CGFloat, below: CGFloat, leading: CGFloat) {
    self.above = above
    self.below = below
    self.leading = leading
  }
}

/// The distances a view prefers between itself and its neighbours; two of them decide the default gap of a stack (fact 25).
public struct ViewSpacing: Sendable {
  /// What one edge asks for.
  struct EdgePreference: Sendable {
    /// A distance from anything.
    var plain: CGFloat?
    /// A distance from a text, of an edge that is not a text's itself.
    var fromText: CGFloat?
    /// The metrics of the text whose edge this is.
    var text: TextSpacingMetrics?

    static let none = EdgePreference()
    static let leaf = EdgePreference(fromText: 0)
    static let zero = EdgePreference(plain: 0)

    mutating func formUnion(_ other: EdgePreference) {
      plain = Self.larger(plain, other.plain)
      fromText = Self.larger(fromText, other.fromText)
      if let text = other.text, text.below > (self.text?.below ?? -1) { self.text = text }
    }
    func isSame(as other: EdgePreference) -> Bool {
      plain == other.plain && fromText == other.fromText && text?.above == other.text?.above && text?.below == other.text?.below
        && text?.leading == other.text?.leading
    }
    private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      guard let a else { return b }
      return max(a, b ?? a)
    }
  }

  /// Whether both ask for the same distances.
  func isSame(as other: ViewSpacing) -> Bool {
    top.isSame(as: other.top) && leading.isSame(as: other.leading) && bottom.isSame(as: other.bottom) && trailing.isSame(as: other.trailing)
  }

  var top = EdgePreference.none
  var leading = EdgePreference.none
  var bottom = EdgePreference.none
  var trailing = EdgePreference.none

  /// No preference on any edge: next to another such view the gap is the default 8 (fact 28).
  public init() {}
  /// Asks for no gap on any edge.
  public static let zero = ViewSpacing(all: .zero)
  /// A shape's, a colour's or a picture's: the default gap, but 0 in the text categories (fact 27).
  package static let leaf = ViewSpacing(all: .leaf)

  init(all edge: EdgePreference) {
    top = edge
    leading = edge
    bottom = edge
    trailing = edge
  }

  /// A text's: its metrics above and below, the default to its sides.
  package init(text: TextSpacingMetrics) {
    top.text = text
    bottom.text = text
  }

  /// Asks for 0 at both ends of `axis`: a spacer's (fact 31).
  package init(zeroAlong axis: Axis) {
    setEdges(of: axis, to: .zero)
  }

  mutating func setEdges(of axis: Axis, to edge: EdgePreference) {
    if axis == .horizontal {
      leading = edge
      trailing = edge
    } else {
      top = edge
      bottom = edge
    }
  }

  subscript(edge: Edge) -> EdgePreference {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Takes over, on each of `edges`, what `other` asks for beyond this.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge].formUnion(other[edge]) }
  }

  /// This, with what `other` asks for beyond it on each of `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The gap in points between this view and `next`, which follows it along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if axis == .vertical {
      if end.text != nil, let lower = start.text { return lower.leading }
      if let upper = end.text, let own = start.fromText { return upper.below + own }
      if let lower = start.text, let own = end.fromText { return lower.above + own }
    }
    switch (end.plain, start.plain) {
    case (let a?, let b?): return max(a, b)
    case (let a?, nil): return a
    case (nil, let b?): return b
    case (nil, nil): return Self.standard
    }
  }

  /// The gap where nobody asks for one, in points.
  public static var standard: CGFloat { 8 }

  /// The gap that a container was given, as it is reckoned with: what is no number becomes the default, and what no sum can hold the
  /// largest that one can. Nil stays nil: the views are asked.
  static func gap(_ written: CGFloat?) -> CGFloat? {
    written.map { $0.isFinite ? Swift.min(Swift.max($0, -1e9), 1e9) : standard }
  }
}
