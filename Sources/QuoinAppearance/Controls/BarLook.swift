import Foundation
import QuoinDrawing
import QuoinGeometry

/// The bars around a screen's content: navigation bar, tab bar, toolbar. Heights in points, without the safe area beside them.
public enum BarLook {
  /// A navigation bar with its title in the middle.
  public static let navigation = 44.0
  /// What a navigation bar in a sheet is higher by.
  public static let sheetExtra = 12.0
  /// What a large title adds below it.
  public static let largeTitle = 52.0
  /// A navigation bar on a phone held sideways.
  public static let compactNavigation = 32.0
  /// A tab bar.
  public static let tab = 49.0
  /// A toolbar.
  public static let toolbar = 44.0
  /// What a search field below the title adds.
  public static let search = 52.0
  /// From a bar's edges to its items.
  public static let margin = 16.0
  /// Font size of the label below a tab's symbol.
  public static let tabLabelSize = 10.0
  /// Font size of the symbol of a tab.
  public static let tabSymbolSize = 18.0
  /// From a tab bar's top to the middle of the symbol.
  public static let tabSymbolCenter = 18.0
  /// From a tab bar's top to the baseline of the label.
  public static let tabLabelBaseline = 44.0

  /// The edge of the screen a bar stands at.
  public enum Edge: Sendable, Hashable { case top, bottom }

  /// A bar's background over `rect`, with the hairline on the side of the content.
  ///
  /// - Parameter edge: The edge of the screen the bar stands at.
  public static func background(
    in rect: CGRect, at edge: Edge, color: Paint? = nil, hasHairline: Bool = true, displayScale: Double = 3, context: ControlContext
  ) -> [DisplayItem] {
    var items: [DisplayItem] = [.fill(Path(rect), color ?? .color(MaterialKind.bar.veil(in: context.appearance)))]
    if hasHairline {
      let line = displayScale > 0 ? 1 / displayScale : 1
      let y = edge == .top ? rect.maxY : rect.minY - line
      items.append(.fill(Path(CGRect(x: rect.minX, y: y, width: rect.width, height: line)), context.color(.separator)))
    }
    return items
  }

  /// The middles of so many tabs, first to last.
  public static func tabCenters(count: Int, in rect: CGRect, isRightToLeft: Bool = false) -> [Double] {
    guard count > 0 else { return [] }
    let width = rect.width / Double(count)
    let centers = (0..<count).map { rect.minX + (Double($0) + 0.5) * width }
    return isRightToLeft ? centers.reversed() : centers
  }
}
