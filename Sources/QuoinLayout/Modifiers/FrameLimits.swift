import Foundation

/// The limits of a flexible frame along one axis, made consistent (fact 42).
public struct FrameLimits: Hashable, Sendable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?
  /// Whether what was written contradicts itself.
  public private(set) var isContradictory = false
  /// Whether something was written that no length is: below 0, or no number.
  public private(set) var isUnsound = false
  /// Whether no limit is set.
  public var isEmpty: Bool { min == nil && ideal == nil && max == nil }

  /// Limits in points; nil or NaN sets none, below 0 counts as 0. A limit below one that must be smaller is raised to it.
  public init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    func number(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : $0 } }
    isUnsound = [min, ideal, max].contains { $0.map { !($0 >= 0) } ?? false }
    self.min = number(min).map { Swift.max(0, $0) }
    self.ideal = number(ideal)
    self.max = number(max)
    if let low = self.min, let own = self.ideal, own < low {
      self.ideal = low
      isContradictory = true
    }
    if let low = self.ideal ?? self.min, let own = self.max, own < low {
      self.max = low
      isContradictory = true
    }
    if let own = self.max, own < 0 { self.max = 0 }
  }

  func clamp(_ value: CGFloat) -> CGFloat { Swift.min(Swift.max(value, min ?? -.infinity), max ?? .infinity) }

  /// What the child is proposed (fact 43).
  func childProposal(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

  /// The frame's own length when proposed `proposal`, `child` being its child's answer (fact 44).
  func length(_ proposal: CGFloat?, child: @autoclosure () -> CGFloat) -> CGFloat {
    if proposal == nil, let ideal { return ideal }
    let offered = childProposal(proposal)
    switch (min, max) {
    case (_?, _?): return clamp(offered != nil && proposal != nil ? offered! : child())
    case (let min?, nil): return Swift.max(min, Swift.min(offered ?? .infinity, child()))
    case (nil, let max?): return Swift.min(max, Swift.max(offered ?? -.infinity, child()))
    case (nil, nil): return child()
    }
  }

  func range(_ child: @autoclosure () -> LengthRange?) -> LengthRange? {
    if let min, let max { return LengthRange(min: min, max: max) }
    guard let child = child() else { return nil }
    return LengthRange(min: length(0, child: child.min), max: length(.infinity, child: child.max))
  }
}
