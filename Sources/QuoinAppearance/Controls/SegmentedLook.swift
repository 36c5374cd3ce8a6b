import Foundation
import QuoinDrawing
import QuoinGeometry

/// The bar of segments of a segmented `Picker` and `UISegmentedControl`. The labels are the caller's: centred in ``segments(count:in:isRightToLeft:)``.
public enum SegmentedLook {
  /// Height in points.
  public static let height = 32.0
  /// Font size of the labels in points; the chosen one is semibold, the others regular.
  public static let fontSize = 13.0
  /// Room left and right of a label.
  public static let labelMargin = 10.0

  /// The width that gives every segment room for its label: all are as wide as the widest needs.
  public static func width(labelWidths: [Double]) -> Double {
    // Recorded (AccessibilitySnapshot, iOS 17.5): three labels of 67 make 263 = 3 × 87 and two dividers of 1.
    Double(labelWidths.count) * ((labelWidths.max() ?? 0) + 2 * labelMargin).rounded(.up) + Double(max(0, labelWidths.count - 1))
  }

  /// The segments' frames, first to last, equally wide.
  public static func segments(count: Int, in rect: CGRect, isRightToLeft: Bool = false) -> [CGRect] {
    guard count > 0 else { return [] }
    let width = rect.width / Double(count)
    let frames = (0..<count).map { CGRect(x: rect.minX + Double($0) * width, y: rect.minY, width: width, height: rect.height) }
    return isRightToLeft ? frames.reversed() : frames
  }

  /// The bar, the dividers and the knob under the chosen segment; nothing is chosen when `selected` is nil or out of range.
  public static func items(count: Int, selected: Int?, in rect: CGRect, selectedColor: PaintColor? = nil, context: ControlContext)
    -> [DisplayItem]
  {
    var items: [DisplayItem] = [.fill(ControlShape.rounded(rect, 9), context.color(.tertiaryFill))]
    let frames = segments(count: count, in: rect, isRightToLeft: context.isRightToLeft)
    for index in 1..<max(1, count) where index != selected && index - 1 != selected {
      let x = context.isRightToLeft ? frames[index].maxX : frames[index].minX
      let divider = ControlShape.line(CGPoint(x: x, y: rect.minY + 8), CGPoint(x: x, y: rect.maxY - 8))
      items.append(.stroke(divider, StrokeStyle(lineWidth: 1), context.color(.separator)))
    }
    if let selected, frames.indices.contains(selected) {
      let knob = ControlShape.rounded(frames[selected].insetBy(dx: 2, dy: 2), 7)
      let color = selectedColor ?? (context.appearance.dark ? PaintColor(hex: 0x636366) : .white)
      var group = DisplayGroup([.fill(knob, .color(color))])
      group.shadow = Shadow(color: PaintColor(white: 0, alpha: 0.12), radius: 4, x: 0, y: 3)
      items.append(.group(group))
    }
    return context.finished(items)
  }
}
