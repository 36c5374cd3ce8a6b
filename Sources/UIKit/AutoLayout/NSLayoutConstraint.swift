/// first.attribute relation second.attribute × multiplier + constant, at a priority.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  /// The view or guide on the left; nil once it is gone.
  public private(set) weak var firstItem: AnyObject?
  /// Which of its values.
  public let firstAttribute: Attribute
  /// Equal, at most, or at least.
  public let relation: Relation
  /// The view or guide on the right; nil = none.
  public private(set) weak var secondItem: AnyObject?
  /// Which of its values.
  public let secondAttribute: Attribute
  /// The factor.
  public let multiplier: CGFloat
  /// The number; it may change while active.
  open var constant: CGFloat { didSet { if constant != oldValue { ConstraintOwner.changed(self) } } }
  /// How much it matters; it may change while active.
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { ConstraintOwner.changed(self) } } }
  /// A name.
  open var identifier: String?
  /// Kept only.
  open var shouldBeArchived = false
  weak var home: UIView?

  /// A constraint; it has no effect until it is active. Required, so that it answers a protocol's requirement as the phone's does.
  public required init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first as AnyObject
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second.map { $0 as AnyObject }
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// A constraint of nothing: it may be kept, and has no effect when it is active.
  public override init() {
    firstAttribute = .notAnAttribute
    relation = .equal
    secondAttribute = .notAnAttribute
    multiplier = 1
    constant = 0
    super.init()
  }

  /// Whether it has effect. Its views must lie in one tree.
  open var isActive: Bool {
    get { home != nil }
    set { if newValue { ConstraintOwner.activate(self) } else { ConstraintOwner.deactivate(self) } }
  }
  /// Makes constraints active.
  public class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
  /// Takes constraints out of effect.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

  /// How two values stand to each other.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal
    /// At least.
    case greaterThanOrEqual
  }
  /// A value of a view or guide.
  public enum Attribute: Int, Sendable {
    /// None.
    case notAnAttribute
    /// The left side.
    case left
    /// The right side.
    case right
    /// The top.
    case top
    /// The bottom.
    case bottom
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle across.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// The last baseline.
    case lastBaseline
    /// The first baseline.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The margin where reading begins.
    case leadingMargin
    /// The margin where reading ends.
    case trailingMargin
    /// The middle between the margins.
    case centerXWithinMargins
    /// The middle between the margins.
    case centerYWithinMargins
  }
  /// The axes.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
