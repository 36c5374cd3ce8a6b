import UIKit

/// A share of a superview's extent: `50%`.
public struct Percent: Sendable, CustomStringConvertible {
  let value: CGFloat

  /// This share of `value`.
  public func of(_ value: CGFloat) -> CGFloat { self.value * value / 100 }

  /// "50%".
  public var description: String { "\(value.short)%" }
}

postfix operator %

/// A share: `12.5%`.
public postfix func % (v: CGFloat) -> Percent { Percent(value: v) }
/// A share: `12.5%`.
public postfix func % (v: Float) -> Percent { Percent(value: CGFloat(v)) }
/// A share: `12.5%`.
public postfix func % (v: Double) -> Percent { Percent(value: CGFloat(v)) }
/// A share: `50%`.
public postfix func % (v: Int) -> Percent { Percent(value: CGFloat(v)) }
/// The opposite share: `-50%`.
public prefix func - (p: Percent) -> Percent { Percent(value: -p.value) }

extension CGFloat {
  /// Without ".0" where the number is whole.
  var short: String {
    guard isFinite, self == rounded(), magnitude < 1e15 else { return "\(self)" }
    return "\(Int(self))"
  }

  /// The same, and nothing for 0: an offset that calls have by themselves is not told.
  var unlessZero: String { self == 0 ? "" : short }
}
