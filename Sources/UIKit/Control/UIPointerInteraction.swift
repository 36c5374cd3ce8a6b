/// What a mouse's pointer becomes over a view. A page has no pointer: nobody asks the delegate, and all of it is kept only.
@MainActor @preconcurrency open class UIPointerInteraction: NSObject, UIInteraction {
  /// Who says what the pointer becomes.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer changes.
  open var isEnabled = true
  /// An interaction with who says what the pointer becomes.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
  /// Asks anew; there is no pointer.
  open func invalidate() {}
}

/// Says what a mouse's pointer becomes over a view.
@MainActor @preconcurrency public protocol UIPointerInteractionDelegate: AnyObject {
  /// The part of the view that the pointer is over; nil = none.
  func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion)
    -> UIPointerRegion?
  /// What the pointer becomes; nil = what it is.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The region under the pointer; never asked, as there is no pointer.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// How the pointer looks over a region; never asked, as there is no pointer.
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { nil }
}

/// A part of a view that a pointer is over.
@MainActor @preconcurrency open class UIPointerRegion: NSObject {
  /// The part, in the view's coordinates.
  public let rect: CGRect
  /// What tells it from others.
  public let identifier: AnyHashable?
  /// A part of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// Where a pointer is when a region is asked for.
@MainActor @preconcurrency open class UIPointerRegionRequest: NSObject {
  /// The pointer's place in the view.
  open var location: CGPoint { .zero }
  /// Which keys are held.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// What a pointer becomes.
@MainActor @preconcurrency open class UIPointerStyle: NSObject {
  /// It takes a view's form, or one of its own.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// It takes a form.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  /// It is not seen.
  public static func hidden() -> Self { _init() }
}

/// How a view answers a pointer.
@MainActor @preconcurrency public enum UIPointerEffect {
  /// As the system likes.
  case automatic(UITargetedPreview)
  /// It is lit.
  case highlight(UITargetedPreview)
  /// It rises.
  case lift(UITargetedPreview)
  /// It is tinted, casts a shadow or grows.
  case hover(UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)
  /// Where a view is tinted.
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
}

/// A pointer's form.
@MainActor @preconcurrency public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A line from top to bottom.
  case verticalBeam(length: CGFloat)
  /// A line from left to right.
  case horizontalBeam(length: CGFloat)
}

/// A view as it is shown while it is lifted off the page.
@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// Its form and ground.
  public let parameters: UIPreviewParameters
  /// Where it lies; its own place without one.
  public let target: UIPreviewTarget?
  /// A view, with its form, at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// A view where it stands.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters, target) = (view, parameters, nil)
  }
  /// The view's size.
  open var size: CGSize { view.bounds.size }
}

/// The form and ground of a lifted view.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  /// What is seen of it; nil = all.
  open var visiblePath: UIBezierPath?
  /// What casts its shadow; nil = what is seen.
  open var shadowPath: UIBezierPath?
  /// What lies below it.
  open var backgroundColor: UIColor!
  /// Its form as it stands.
  public convenience override init() {
    self.init(textLineRects: [])
  }
  /// The form of lines of text.
  public init(textLineRects: [NSValue]) { super.init() }
}

/// Where a lifted view lies.
@MainActor @preconcurrency open class UIPreviewTarget: NSObject {
  /// What it lies in.
  public let container: UIView
  /// Its middle there.
  public let center: CGPoint
  /// What it is changed by.
  public let transform: CGAffineTransform
  /// A place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}
