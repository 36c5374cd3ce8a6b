import UIKit

/// A share of the parent's extent: `50%`.
public struct FPercent: Sendable {
  let value: CGFloat
}

postfix operator %

/// A share: `12.5%`.
public postfix func % (v: CGFloat) -> FPercent { FPercent(value: v) }
/// A share: `50%`.
public postfix func % (v: Int) -> FPercent { FPercent(value: CGFloat(v)) }
/// The opposite share: `-50%`.
public prefix func - (p: FPercent) -> FPercent { FPercent(value: -p.value) }
