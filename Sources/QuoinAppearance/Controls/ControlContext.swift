import Foundation
import QuoinDrawing
import QuoinGeometry

/// What every control's look depends on.
public struct ControlContext: Sendable {
  /// Light or dark, contrast, level.
  public var appearance: Appearance
  /// The accent: what is on, chosen or filled.
  public var tint: Paint
  /// Whether somebody chose the tint, were it the system's own blue.
  public let hasOwnTint: Bool
  /// Controls that cannot be used are drawn faded.
  public var isEnabled: Bool
  /// Mirrors what has a direction.
  public var isRightToLeft: Bool

  /// - Parameter tint: Nil takes the system's blue.
  public init(appearance: Appearance = .light, tint: Paint? = nil, isEnabled: Bool = true, isRightToLeft: Bool = false) {
    self.appearance = appearance
    hasOwnTint = tint != nil
    self.tint = tint ?? .color(SystemColor.tint.resolved(in: appearance))
    self.isEnabled = isEnabled
    self.isRightToLeft = isRightToLeft
  }

  /// A system colour under this context.
  func color(_ color: SystemColor) -> Paint { .color(color.resolved(in: appearance)) }

  /// The items of a control, faded when it cannot be used.
  func finished(_ items: [DisplayItem], fade: Double = 0.5) -> [DisplayItem] {
    guard !isEnabled else { return items }
    var group = DisplayGroup(items)
    group.opacity = fade
    return [.group(group)]
  }

  /// A rectangle mirrored inside another one where text runs right to left.
  func placed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

/// Shapes that several controls are made of.
enum ControlShape {
  static func capsule(_ rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: max(0, min(rect.width, rect.height) / 2), style: .circular)
  }

  static func rounded(_ rect: CGRect, _ radius: Double) -> Path {
    Path(roundedRect: rect, cornerRadius: max(0, min(radius, min(rect.width, rect.height) / 2)), style: .continuous)
  }

  static func disc(_ center: CGPoint, _ radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  static func line(_ from: CGPoint, _ to: CGPoint) -> Path {
    var path = Path()
    path.move(to: from)
    path.addLine(to: to)
    return path
  }

  /// A white knob with the phone's soft shadow.
  static func knob(_ path: Path) -> DisplayItem {
    var group = DisplayGroup([.fill(path, .color(.white))])
    group.shadow = Shadow(color: PaintColor(white: 0, alpha: 0.15), radius: 3, x: 0, y: 2)
    return .group(group)
  }

  /// A value as a part of a range, 0…1; a range without extent, or NaN, gives 0.
  static func fraction(_ value: Double, in range: ClosedRange<Double>) -> Double {
    let extent = range.upperBound - range.lowerBound
    guard extent > 0, value.isFinite else { return 0 }
    return min(1, max(0, (value - range.lowerBound) / extent))
  }
}
