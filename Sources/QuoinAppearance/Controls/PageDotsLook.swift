import Foundation
import QuoinDrawing
import QuoinGeometry

/// The dots of a paged `TabView` and `UIPageControl`.
public enum PageDotsLook {
  /// Height of the control in points.
  public static let height = 26.0
  /// Diameter of a dot.
  public static let dot = 7.0
  /// From the middle of a dot to the middle of the next.
  public static let pitch = 16.0

  /// The room the dots of so many pages take.
  public static func size(pages: Int) -> CGSize {
    CGSize(width: pages > 0 ? Double(pages - 1) * pitch + dot + 2 * 9 : 0, height: height)
  }

  /// The dots in the middle of `rect`. On the context's light backgrounds the current one is dark; `current` and `others` replace the colours.
  public static func items(pages: Int, selected: Int, in rect: CGRect, current: Paint? = nil, others: Paint? = nil, context: ControlContext)
    -> [DisplayItem]
  {
    guard pages > 0 else { return [] }
    let first = rect.midX - Double(pages - 1) * pitch / 2
    return (0..<pages).map { page in
      let place = context.isRightToLeft ? pages - 1 - page : page
      let disc = ControlShape.disc(CGPoint(x: first + Double(place) * pitch, y: rect.midY), dot / 2)
      return .fill(disc, page == selected ? current ?? context.color(.label).opacity(0.85) : others ?? context.color(.tertiaryLabel))
    }
  }
}
