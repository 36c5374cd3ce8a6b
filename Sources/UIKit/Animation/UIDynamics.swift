// Forces that move views. A page stands at its first moment: nothing has moved yet, and nothing does.

/// What forces move.
@MainActor @preconcurrency public protocol UIDynamicItem: AnyObject {
  /// Where its middle is.
  var center: CGPoint { get set }
  /// How large it is.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
  /// By which outline it meets others.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline by which it meets others, around its middle.
  var collisionBoundingPath: UIBezierPath { get }
}
extension UIDynamicItem {
  /// By its rectangle, where the item says nothing.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Its rectangle, where the item says nothing.
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}
/// By which outline something meets others.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its rectangle.
  case rectangle
  /// The ellipse in it.
  case ellipse
  /// One of its own.
  case path
}
extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
/// Who is told that things begin and cease to move; nobody ever is.
@MainActor @preconcurrency public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Things begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Things have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
  /// Does nothing, where the delegate says nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing, where the delegate says nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
/// Moves views by forces; they stay where they are here.
@MainActor @preconcurrency open class UIDynamicAnimator: NSObject {
  /// In whose coordinates.
  public private(set) weak var referenceView: UIView?
  /// The forces.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Who is told.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether anything moves: no.
  open var isRunning: Bool { false }
  /// Forces in a view.
  public init(referenceView view: UIView) { referenceView = view }
  /// Forces in a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {}
  /// Forces without a view.
  public override init() {}
  /// Adds a force.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.animator = self
  }
  /// Takes a force away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.removeAll { $0 === behavior }
    behavior.animator = nil
  }
  /// Takes all forces away.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// What is moved in a rectangle: what the forces hold and lies there.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var seen: Set<ObjectIdentifier> = []
    return behaviors.flatMap(\.allItems).filter { item in
      let frame = CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2, width: item.bounds.width,
        height: item.bounds.height)
      return frame.intersects(rect) && seen.insert(ObjectIdentifier(item)).inserted
    }
  }
  /// How long things have moved, in seconds: they do not.
  open var elapsedTime: TimeInterval { 0 }
  private var places: [UICollectionViewLayoutAttributes] {
    behaviors.flatMap(\.allItems).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }
  /// Where a force holds a cell; nil where none does.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  /// Where a force holds a view that belongs to a section; nil where none does.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == kind && $0.indexPath == indexPath }
  }
  /// Where a force holds a decoration; nil where none does.
  open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForSupplementaryView(ofKind: decorationViewKind, at: indexPath) }
  /// Looks where a view is now; nothing has to be done.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}
/// A force.
@MainActor @preconcurrency open class UIDynamicBehavior: NSObject {
  /// Called at each step; never here.
  open var action: (() -> Void)?
  /// Forces together.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Takes a force out.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  /// The forces in it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  fileprivate weak var animator: UIDynamicAnimator?
  /// Who moves things by it; nil while nobody does.
  open var dynamicAnimator: UIDynamicAnimator? { animator }
  /// Somebody is about to move things by it, or no longer, where nil; does nothing, for a subclass to say otherwise.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
  /// What this force and those in it hold.
  fileprivate var allItems: [any UIDynamicItem] { heldItems + childBehaviors.flatMap(\.allItems) }
  var heldItems: [any UIDynamicItem] { [] }
  /// No force.
  public override init() {}
}
/// Pulls down.
open class UIGravityBehavior: UIDynamicBehavior {
  /// What it pulls at.
  open private(set) var items: [any UIDynamicItem] = []
  override var heldItems: [any UIDynamicItem] { items }
  /// Which way, in radians, and how strongly.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
  /// Which way.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// Which way, in radians.
  open var angle: CGFloat = .pi / 2
  /// How strongly.
  open var magnitude: CGFloat = 1
  /// Pulls at views.
  public init(items: [any UIDynamicItem]) { self.items = items }
  /// Pulls at a view too.
  open func addItem(_ item: any UIDynamicItem) {}
  /// Lets a view go.
  open func removeItem(_ item: any UIDynamicItem) {}
}
/// Who is told of bumps; nobody ever is.
@MainActor @preconcurrency public protocol UICollisionBehaviorDelegate: AnyObject {}
/// Views bump into each other.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What bumps.
  open private(set) var items: [any UIDynamicItem] = []
  override var heldItems: [any UIDynamicItem] { items }
  /// The boundaries' names: none are kept.
  open var boundaryIdentifiers: [any NSCopying]? { nil }
  /// A view bumps no more.
  open func removeItem(_ item: any UIDynamicItem) {}
  /// A boundary; nil, as none is kept.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { nil }
  /// A boundary less.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {}
  /// Into what.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// With these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each other.
    public static let items = Self(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Self(rawValue: 2)
    /// Everything.
    public static let everything: Self = [.items, .boundaries]
  }
  /// Into what.
  open var collisionMode = Mode.everything
  /// Whether the view around is a boundary.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Who is told.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Views that bump.
  public init(items: [any UIDynamicItem]) { self.items = items }
  /// A view bumps too.
  open func addItem(_ item: any UIDynamicItem) {}
  /// A boundary along a path.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  /// A boundary along a line.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  /// No boundaries.
  open func removeAllBoundaries() {}
  /// The view around, with insets, is a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
}
/// Pulls a view to a point.
open class UISnapBehavior: UIDynamicBehavior {
  /// To where.
  open var snapPoint: CGPoint
  /// How soon it rests.
  open var damping: CGFloat = 0.5
  /// Pulls a view to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { (self.item, snapPoint) = (item, point) }
  private let item: any UIDynamicItem
  override var heldItems: [any UIDynamicItem] { [item] }
}
/// Pushes.
open class UIPushBehavior: UIDynamicBehavior {
  /// What it pushes.
  open private(set) var items: [any UIDynamicItem] = []
  override var heldItems: [any UIDynamicItem] { items }
  /// Pushes a view too.
  open func addItem(_ item: any UIDynamicItem) {}
  /// Lets a view go.
  open func removeItem(_ item: any UIDynamicItem) {}
  /// Which way, in radians, and how strongly.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
  /// Where it pushes beside the middle: in the middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
  /// Once, or all the time.
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  /// Which way.
  open var pushDirection = CGVector.zero
  /// Which way, in radians.
  open var angle: CGFloat = 0
  /// How strongly.
  open var magnitude: CGFloat = 0
  /// Whether it pushes.
  open var active = true
  /// Pushes views.
  public init(items: [any UIDynamicItem], mode: Mode) { (self.items, self.mode) = (items, mode) }
  /// How it pushes.
  public let mode: Mode
  /// Pushes away from the middle.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}
/// Ties views.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What is tied.
  open private(set) var items: [any UIDynamicItem] = []
  override var heldItems: [any UIDynamicItem] { items }
  /// To what.
  public enum AttachmentType: Int, Sendable { case items, anchor }
  /// To what.
  open var attachedBehaviorType: AttachmentType { .anchor }
  /// How hard it turns.
  open var frictionTorque: CGFloat = 0
  /// How far it may slide.
  open var attachmentRange = UIFloatRange.infinite
  /// Ties a view so that it slides along an axis.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item, attachedToAnchor: point) }
  /// Ties two views so that they slide along an axis.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  /// Ties two views by a rope.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  /// Ties two views so that they move as one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  /// Ties two views so that they turn around a point.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  /// To where.
  open var anchorPoint = CGPoint.zero
  /// How far.
  open var length: CGFloat = 0
  /// How soon it rests.
  open var damping: CGFloat = 0
  /// How fast it swings.
  open var frequency: CGFloat = 0
  /// Ties a view to a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { (items, anchorPoint) = ([item], point) }
  /// Ties two views.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) { items = [item1, item2] }
  /// Ties a part of a view to a point.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (items, anchorPoint) = ([item], point)
  }
  /// Ties two views at places beside their middles.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init(item: item1, attachedTo: item2) }
}
/// How views react to forces.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// What reacts.
  open private(set) var items: [any UIDynamicItem] = []
  override var heldItems: [any UIDynamicItem] { items }
  /// How electric they are.
  open var charge: CGFloat = 0
  /// A view no more.
  open func removeItem(_ item: any UIDynamicItem) {}
  /// How fast a view is: not at all.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// How fast a view turns: not at all.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
  /// How they bounce.
  open var elasticity: CGFloat = 0
  /// How they are held back by others.
  open var friction: CGFloat = 0
  /// How heavy they are.
  open var density: CGFloat = 1
  /// How they are held back.
  open var resistance: CGFloat = 0
  /// How their turning is held back.
  open var angularResistance: CGFloat = 0
  /// Whether they turn.
  open var allowsRotation = true
  /// Whether they stay.
  open var isAnchored = false
  /// Views.
  public init(items: [any UIDynamicItem]) { self.items = items }
  /// A view too.
  open func addItem(_ item: any UIDynamicItem) {}
  /// Gives a view a speed, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Gives a view a turn, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}
/// From where to where something may go.
public struct UIFloatRange: Equatable, Sendable {
  /// The least; −∞ for no limit.
  public var minimum: CGFloat
  /// The most; ∞ for no limit.
  public var maximum: CGFloat
  /// Nothing.
  public init() { (minimum, maximum) = (0, 0) }
  /// From where to where.
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
  /// Nothing.
  public static let zero = UIFloatRange()
  /// Everything.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether it has no limits.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
