import Foundation
import QuoinDrawing
import QuoinGeometry

/// The dots of a paged `TabView` and `UIPageControl`.
public enum PageDotsLook {
  // Recorded: 73 × 25.67 for three pages at scale 3 (AccessibilitySnapshot, iOS 17.5), 74 × 26 at scale 2 (swiftui-web, iOS 26.0).
  /// Height of the control in points, up to the pixel.
  public static let height = 25.6
  /// From the middle of a dot to the middle of the next, up to the pixel.
  public static let pitch = 17.6
  /// Left and right of all dots with their pitch.
  public static let margin = 10.0

  /// The room the dots of so many pages take.
  public static func size(pages: Int, displayScale: Double = 3) -> CGSize {
    CGSize(width: pages > 0 ? Double(pages) * up(pitch, displayScale) + 2 * margin : 0, height: up(height, displayScale))
  }

  private static func up(_ length: Double, _ scale: Double) -> Double {
    scale > 0 ? (length * scale - 0.001).rounded(.up) / scale : length
  }

  /// The dots in the middle of `rect`. On the context's light backgrounds the current one is dark; `current` and `others` replace the colours.
  public static func items(pages: Int, selected: Int, in rect: CGRect, current: Paint? = nil, others: Paint? = nil, context: ControlContext)
    -> [DisplayItem]
  {
    guard pages > 0 else { return [] }
    let dot = context.appearance.system.look.control.pageDot
    let first = rect.midX - Double(pages - 1) * pitch / 2
    return (0..<pages).map { page in
      let place = context.isRightToLeft ? pages - 1 - page : page
      let disc = ControlShape.disc(CGPoint(x: first + Double(place) * pitch, y: rect.midY), dot / 2)
      return .fill(disc, page == selected ? current ?? context.color(.label).opacity(0.85) : others ?? context.color(.tertiaryLabel))
    }
  }
}
