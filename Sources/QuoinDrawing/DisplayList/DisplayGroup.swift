import Foundation
import QuoinGeometry
import Synchronization

/// Items that are treated as one, and what is done to them.
///
/// The order is fixed: the items are painted, `filters` change their colours, `blurRadius` softens them, `shadow` goes
/// below, `mask` and `clips` cut them, `opacity` fades them, and `blendMode` lays them on what is there. `transform` moves all of that.
/// Another order is a group in a group.
public struct DisplayGroup: Sendable {
  /// What is inside, bottom first.
  public var items: [DisplayItem] { didSet { known = KnownBounds() } }
  /// What the items cover, once it was asked for: groups within groups ask at every level.
  private var known = KnownBounds()
  /// Moves everything in the group, its clips and its shadow's offset too.
  public var transform = CGAffineTransform.identity
  /// Only what is inside all of these is seen.
  public var clips: [Clip] = []
  /// How much the group covers as a whole, 0…1.
  public var opacity = 1.0
  /// How the group meets what lies below it.
  public var blendMode = BlendMode.normal
  /// Whether the items are put together before they meet what lies below. Implied by every effect that needs it.
  public var isIsolated = false
  /// The standard deviation of the Gaussian that softens the group, in points; 0 for none.
  public var blurRadius: CGFloat = 0
  /// A shadow below the group.
  public var shadow: Shadow?
  /// Changes of colour, first to last.
  public var filters: [ColorFilter] = []
  /// Only what the mask covers is seen.
  public var mask: Mask?
  /// What the group means to a reader.
  public var mark: SemanticMark?
  /// The `id` of the node, in the page's layout tree, that the group is painted by; nil where the list does not say.
  public var node: Int?

  /// A group with nothing done to it.
  public init(_ items: [DisplayItem] = []) { self.items = items }

  /// What the items cover, in the group's own coordinates, before any effect. O(n) the first time.
  var contentBounds: CGRect {
    if let bounds = known.value.withLock({ $0 }) { return bounds }
    let bounds = items.bounds
    known.value.withLock { $0 = bounds }
    return bounds
  }

  /// Whether the group must be painted apart before it is laid on the page.
  var needsLayer: Bool { isIsolated || opacity < 1 || blendMode != .normal || mask != nil || needsPixels }

  /// Whether the group must become pixels, in every format.
  var needsPixels: Bool { softness > 0 || !filters.isEmpty }

  /// The blur radius that is used: none for what is no length, and at most 1000 points.
  var softness: CGFloat { blurRadius > 0 ? min(1000, blurRadius) : 0 }

  /// The radius of a shadow of softened items: two Gaussians in a row are one with the sum of the squares.
  func softness(of shadow: Shadow) -> CGFloat {
    let own = shadow.radius > 0 ? Double(min(1000, shadow.radius)) : 0
    return CGFloat((own * own + Double(softness * softness)).squareRoot())
  }
}

/// A rectangle that is known later; copies of a group with the same items share it.
private final class KnownBounds: Sendable {
  let value = Mutex<CGRect?>(nil)
}

/// The inside of a path, as a limit to what is seen.
public struct Clip: Sendable, Hashable {
  /// The path, in the group's coordinates.
  public var path: Path
  /// The rule that says what is inside, and whether its edge is smooth.
  public var style: FillStyle

  /// A clip to the inside of a path.
  public init(_ path: Path, style: FillStyle = FillStyle()) {
    self.path = path
    self.style = style
  }
}

/// The blurred silhouette below a group.
public struct Shadow: Sendable, Hashable {
  /// The shadow's colour.
  public var color: PaintColor
  /// The standard deviation of its Gaussian, in points. Apple's shadow radius is this number; CSS' blur is twice it.
  public var radius: CGFloat
  /// How far it lies to the right and down, in points.
  public var x, y: CGFloat

  /// Whether there is anything to see, at a place that exists.
  var isDrawable: Bool { color.alpha > 0 && abs(x) < 4_000_000 && abs(y) < 4_000_000 }

  /// A shadow; a radius of 0 or less has a hard edge.
  public init(color: PaintColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// A picture of what is seen of a group.
public struct Mask: Sendable {
  /// What of the mask counts.
  public enum Kind: Sendable, Hashable {
    /// How much it covers.
    case alpha
    /// How light it is, on black.
    case luminance
  }

  /// The mask's own items, in the group's coordinates.
  public var items: [DisplayItem]
  /// What of them counts.
  public var kind: Kind

  /// A mask.
  public init(_ items: [DisplayItem], kind: Kind = .alpha) {
    self.items = items
    self.kind = kind
  }
}

/// A change of every colour in a group. Amounts have SwiftUI's meaning.
public enum ColorFilter: Sendable, Hashable {
  /// 0 grey, 1 unchanged, more is stronger.
  case saturation(Double)
  /// 0 flat grey, 1 unchanged, more is stronger.
  case contrast(Double)
  /// Turns the hue, in radians.
  case hueRotation(Double)
  /// 0 unchanged, 1 without colour.
  case grayscale(Double)
  /// Every component from 1.
  case invert
  /// Multiplies every component.
  case multiply(PaintColor)
  /// Adds to every component: 0 unchanged, 1 white.
  case brightness(Double)
  /// How light a colour is becomes how transparent it is.
  case luminanceToAlpha
}

/// What a group means, for those who read a page otherwise than by eye. Only SVG and PDF can say it.
public struct SemanticMark: Sendable, Hashable {
  /// The kind of thing a group is.
  public enum Role: Sendable, Hashable {
    /// Running text.
    case paragraph
    /// A heading, 1 the highest to 6.
    case heading(Int)
    /// A picture, with words for it.
    case figure(alternative: String)
    /// A table and its parts.
    case table, row, cell, headerCell
    /// A list and one of its items.
    case list, listItem
    /// Only decoration: page numbers, lines.
    case artifact
  }

  /// What the group is.
  public var role: Role?
  /// Where a tap on it leads.
  public var link: URL?
  /// A name by which a link `#name` or the outline finds it.
  public var anchor: String?
  /// An entry in the document's outline: its title and its level from 1.
  public var outline: OutlineEntry?

  /// Where a tap on the link counts and a jump to the anchor leads, in the group's coordinates; nil for where its items are.
  public var area: CGRect?

  /// A mark.
  public init(role: Role? = nil, link: URL? = nil, anchor: String? = nil, outline: OutlineEntry? = nil, area: CGRect? = nil) {
    self.area = area
    self.role = role
    self.link = link
    self.anchor = anchor
    self.outline = outline
  }

  /// A line in the outline.
  public struct OutlineEntry: Sendable, Hashable {
    /// What the line says.
    public var title: String
    /// How deep it lies, from 1.
    public var level: Int

    /// A line in the outline.
    public init(_ title: String, level: Int = 1) {
      self.title = title
      self.level = level
    }
  }
}
