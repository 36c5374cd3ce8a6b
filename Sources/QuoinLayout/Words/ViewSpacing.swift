import Foundation

/// How far a text stands from its neighbours above and below (facts 29, 30); the text's own engine reckons it.
package final class TextSpacingMetrics: Sendable, Equatable {
  let above: CGFloat
  let below: CGFloat
  let leading: CGFloat

  /// All distances in points: to what is no text above and below, and to a text above.
  package init(above: CGFloat, below: CGFloat, leading: CGFloat) {
    self.above = above
    self.below = below
    self.leading = leading
  }
  /// Whether both keep the same distances.
  package static func == (one: TextSpacingMetrics, other: TextSpacingMetrics) -> Bool {
    one === other || (one.above == other.above && one.below == other.below && one.leading == other.leading)
  }
}

/// The distances a view prefers between itself and its neighbours; two of them decide the default gap of a stack (fact 25).
public struct ViewSpacing: Sendable {
  /// What one edge asks for.
  struct EdgePreference: Sendable, Equatable {
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
    private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      guard let a else { return b }
      return max(a, b ?? a)
    }
  }

  /// What all four ask for.
  private final class Edges: Sendable {
    let top, leading, bottom, trailing: EdgePreference
    init(top: EdgePreference, leading: EdgePreference, bottom: EdgePreference, trailing: EdgePreference) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    convenience init(across: EdgePreference, down: EdgePreference) { self.init(top: down, leading: across, bottom: down, trailing: across) }
    static let none = Edges(across: .none, down: .none)
    static let zero = Edges(across: .zero, down: .zero)
    static let leaf = Edges(across: .leaf, down: .leaf)
    static let zeroAcross = Edges(across: .zero, down: .none)
    static let zeroDown = Edges(across: .none, down: .zero)
  }
  /// Most views ask for the same as others, so spacing is one pointer to hand on, and seldom made.
  private enum Storage {
    case edges(Edges)
    /// Metrics above and below, the default to the sides.
    case text(TextSpacingMetrics)
  }
  private var storage: Storage

  var top: EdgePreference { self[.top] }
  var leading: EdgePreference { self[.leading] }
  var bottom: EdgePreference { self[.bottom] }
  var trailing: EdgePreference { self[.trailing] }

  private init(_ edges: Edges) { storage = .edges(edges) }
  /// No preference on any edge: next to another such view the gap is the default 8 (fact 28).
  public init() { self.init(Edges.none) }
  /// Asks for no gap on any edge.
  public static var zero: ViewSpacing { ViewSpacing(Edges.zero) }
  /// A shape's, a colour's or a picture's: the default gap, but 0 in the text categories (fact 27).
  package static var leaf: ViewSpacing { ViewSpacing(Edges.leaf) }
  /// A text's: its metrics above and below, the default to its sides.
  package init(text: TextSpacingMetrics) { storage = .text(text) }
  /// Asks for 0 at both ends of `axis`: a spacer's (fact 31).
  package init(zeroAlong axis: Axis) { self.init(axis == .horizontal ? Edges.zeroAcross : Edges.zeroDown) }

  /// Whether both are one and the same.
  private func isIdentical(to other: ViewSpacing) -> Bool {
    switch (storage, other.storage) {
    case (.edges(let own), .edges(let others)): own === others
    case (.text(let own), .text(let others)): own === others
    default: false
    }
  }
  /// Whether both ask for the same distances.
  func isSame(as other: ViewSpacing) -> Bool { isIdentical(to: other) || Edge.allCases.allSatisfy { self[$0] == other[$0] } }

  subscript(edge: Edge) -> EdgePreference {
    switch storage {
    case .text(let metrics): edge == .top || edge == .bottom ? EdgePreference(text: metrics) : .none
    case .edges(let edges):
      switch edge {
      case .top: edges.top
      case .leading: edges.leading
      case .bottom: edges.bottom
      case .trailing: edges.trailing
      }
    }
  }

  /// Asks for what `preference` makes of each edge; mostly that is nothing new, and then no memory is taken.
  private mutating func change(_ preference: (Edge) -> EdgePreference) {
    let (top, leading, bottom, trailing) = (preference(.top), preference(.leading), preference(.bottom), preference(.trailing))
    guard top != self.top || leading != self.leading || bottom != self.bottom || trailing != self.trailing else { return }
    storage = .edges(Edges(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// This, asking on each of `edges` for what a picture asks for.
  package func leaf(on edges: Edge.Set) -> ViewSpacing {
    if edges == .all || isIdentical(to: .leaf) { return .leaf }
    var result = self
    result.change { edges.contains($0) ? .leaf : self[$0] }
    return result
  }

  /// Takes over, on each of `edges`, what `other` asks for beyond this.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if isIdentical(to: other) || edges.isEmpty { return }
    if edges == .all, isIdentical(to: ViewSpacing()) {
      self = other
      return
    }
    let own = self
    change { edge in
      var result = own[edge]
      if edges.contains(edge) { result.formUnion(other[edge]) }
      return result
    }
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
