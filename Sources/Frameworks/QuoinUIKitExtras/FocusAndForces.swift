import Foundation
@_exported import UIKit

/// An area that leads the focus on; nothing has it here.
open class UIFocusGuide: UILayoutGuide {
  /// Whether it does.
  open var isEnabled = true
  /// Where to.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
/// What has the focus; nothing here.
@MainActor @preconcurrency open class UIFocusSystem: NSObject {
  /// What has it: nothing.
  open weak var focusedItem: (any UIFocusEnvironment)? { nil }
  /// That of something; nil, as there is none.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Looks where it should be.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Looks where it should be, now.
  open func updateFocusIfNeeded() {}
}
/// Where a force acts.
@MainActor @preconcurrency open class UIRegion: NSObject {
  private let holds: (CGPoint) -> Bool
  private init(_ holds: @escaping (CGPoint) -> Bool) { self.holds = holds }
  /// Everywhere.
  public static let infinite = UIRegion { _ in true }
  /// A circle around the origin.
  public convenience init(radius: CGFloat) { self.init { ($0.x * $0.x + $0.y * $0.y).squareRoot() <= radius } }
  /// A rectangle around the origin.
  public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }
  /// Everywhere else.
  open func inverse() -> UIRegion { UIRegion { !self.holds($0) } }
  /// In one or the other.
  open func union(_ region: UIRegion) -> UIRegion { UIRegion { self.holds($0) || region.holds($0) } }
  /// In both.
  open func intersection(_ region: UIRegion) -> UIRegion { UIRegion { self.holds($0) && region.holds($0) } }
  /// In this one and not in the other.
  open func difference(_ region: UIRegion) -> UIRegion { UIRegion { self.holds($0) && !region.holds($0) } }
  /// Whether a point lies in it.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
/// A force that fills an area; nothing moves here.
open class UIFieldBehavior: UIDynamicBehavior {
  /// Where it comes from.
  open var position = CGPoint.zero
  /// Where it acts.
  open var region = UIRegion.infinite
  /// How strong it is.
  open var strength: CGFloat = 1
  /// How soon it fades.
  open var falloff: CGFloat = 0
  /// From where on it fades.
  open var minimumRadius: CGFloat = 0
  /// Which way.
  open var direction = CGVector.zero
  /// How smooth noise is.
  open var smoothness: CGFloat = 0
  /// How fast noise changes.
  open var animationSpeed: CGFloat = 0
  /// What it acts on.
  open private(set) var items: [any UIDynamicItem] = []
  /// Acts on a view too.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Lets a view go.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Holds back.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior() }
  /// Turns.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior() }
  /// Pulls to a point.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior { at(position) }
  /// Pulls one way.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior { along(direction) }
  /// Moves one way.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior { along(direction) }
  /// Shakes.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior { shaking(smoothness, speed) }
  /// Shakes what moves.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior { shaking(smoothness, speed) }
  /// Pulls like a spring.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior() }
  /// Pulls and pushes by charge.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior() }
  /// Turns what moves.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior() }
  private class func at(_ position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.position = position
    return field
  }
  private class func along(_ direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.direction = direction
    return field
  }
  private class func shaking(_ smoothness: CGFloat, _ speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
}
/// Views that move as one.
@MainActor @preconcurrency open class UIDynamicItemGroup: NSObject {
  /// They.
  public let items: [any UIDynamicItem]
  /// Views.
  public init(items: [any UIDynamicItem]) { self.items = items }
}
