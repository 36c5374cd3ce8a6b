/// What a layer shows besides its content.
package struct LayerLooks {
  var actions: [String: any CAAction]?
  weak var delegate: AnyObject?
  package var name: String?
  package var isHidden = false
  package var opacity: Float = 1
  package var masksToBounds = false
  package var zPosition: CGFloat = 0
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners: CACornerMask = .all
  package var cornerCurve = CALayerCornerCurve.circular
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  package var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?
  package var mask: CALayer?
  package var contents: Any?
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: CGFloat = 1
  package var shouldRasterize = false
  package var isOpaque = true
  package var rasterizationScale: CGFloat = 1
}

/// The form of a rounded corner.
public struct CALayerCornerCurve: Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The curve with this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The phone's softer corner.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// A name for your own use.
  public var name: String? {
    get { looks.name }
    set { looks.name = newValue }
  }
  /// Whether what lies outside the (rounded) bounds is cut off.
  public var masksToBounds: Bool {
    get { looks.masksToBounds }
    set { looks.masksToBounds = newValue }
  }
  /// The corners that are rounded; all at first.
  public var maskedCorners: CACornerMask {
    get { looks.maskedCorners }
    set { looks.maskedCorners = newValue }
  }
  /// The form of the corners.
  public var cornerCurve: CALayerCornerCurve {
    get { looks.cornerCurve }
    set { looks.cornerCurve = newValue }
  }
  /// The width of the border, drawn inside the bounds, over the content.
  public var borderWidth: CGFloat {
    get { looks.borderWidth }
    set { looks.borderWidth = newValue }
  }
  /// The border's colour; opaque black at first.
  public var borderColor: CGColor? {
    get { looks.borderColor }
    set { looks.borderColor = newValue }
  }
  /// The shadow's colour; opaque black at first.
  public var shadowColor: CGColor? {
    get { looks.shadowColor }
    set { looks.shadowColor = newValue }
  }
  /// 0 = no shadow (at first) … 1.
  public var shadowOpacity: Float {
    get { looks.shadowOpacity }
    set { looks.shadowOpacity = newValue }
  }
  /// Where the shadow lies, in points; (0, −3) at first.
  public var shadowOffset: CGSize {
    get { looks.shadowOffset }
    set { looks.shadowOffset = newValue }
  }
  /// How soft the shadow is, in points; 3 at first.
  public var shadowRadius: CGFloat {
    get { looks.shadowRadius }
    set { looks.shadowRadius = newValue }
  }
  /// The form of the shadow, in the layer's own points; nil = that of what the layer shows.
  public var shadowPath: CGPath? {
    get { looks.shadowPath }
    set { looks.shadowPath = newValue }
  }
  /// How `contents` fills the layer.
  public var contentsGravity: CALayerContentsGravity {
    get { looks.contentsGravity }
    set { looks.contentsGravity = newValue }
  }
  /// A hint for the phone; no effect here.
  public var shouldRasterize: Bool {
    get { looks.shouldRasterize }
    set { looks.shouldRasterize = newValue }
  }
  /// A hint for the phone; no effect here.
  public var rasterizationScale: CGFloat {
    get { looks.rasterizationScale }
    set { looks.rasterizationScale = newValue }
  }
}
