import Foundation
import QuoinDrawing
import QuoinGeometry

/// The bar of segments of a segmented `Picker` and `UISegmentedControl`. The labels are the caller's: centred in ``segments(count:in:isRightToLeft:)``.
public enum SegmentedLook {
  /// Height in points.
  public static let height = 32.0
  /// Font size of the labels in points.
  public static let fontSize = 13.0
  /// Room left and right of a label, which is measured in the regular weight.
  public static let labelMargin = 10.0

  /// How the segments of a control share its width.
  public struct Sharing: Hashable, Sendable {
    /// The width of each segment that has one of its own, in points; 0 for the others, which share what is left.
    public var fixed: [Double]
    /// What the others share the rest by, such as what their words need; none: equally.
    public var weights: [Double]
    /// Segments share the width equally, unless told otherwise.
    public init(fixed: [Double] = [], weights: [Double] = []) {
      self.fixed = fixed
      self.weights = weights
    }

    /// The widths of `count` segments that are `total` points together, where any of them has no width of its own.
    func widths(count: Int, total: Double) -> [Double] {
      let own = (0..<count).map { fixed.indices.contains($0) ? max(0, fixed[$0]) : 0 }
      let shares = (0..<count).map { own[$0] > 0 ? 0 : weights.indices.contains($0) ? max(0, weights[$0]) : 1 }
      let rest = max(0, total - own.reduce(0, +))
      let sum = shares.reduce(0, +)
      return (0..<count).map { own[$0] > 0 ? own[$0] : sum > 0 ? rest * shares[$0] / sum : 0 }
    }
  }

  /// The width that gives every segment room for its label: all are as wide as the widest needs, unless they share by weights, when each is
  /// as wide as its own needs, or have widths of their own.
  public static func width(labelWidths: [Double], sharing: Sharing = Sharing(), on system: SystemGeneration = .standard) -> Double {
    let measures = system.look.control
    // Recorded: AX 17.5 to 26.2, 87 for a label of 67; SW notes on uikit/autolayout/hugging, iOS 26.0, 44 for one of 24.5 and 55 of 35.5.
    func room(_ label: Double) -> Double { max(measures.segmentLeast, (label + 2 * labelMargin).rounded(.down)) }
    let widest = room(labelWidths.max() ?? 0)
    let widths = labelWidths.enumerated().map { index, label in
      let own = sharing.fixed.indices.contains(index) ? sharing.fixed[index] : 0
      return own > 0 ? own : sharing.weights.isEmpty ? widest : room(label)
    }
    return widths.reduce(0, +) + Double(max(0, labelWidths.count - 1)) * measures.segmentDivider
  }

  /// The segments' frames, first to last.
  public static func segments(count: Int, in rect: CGRect, sharing: Sharing = Sharing(), isRightToLeft: Bool = false) -> [CGRect] {
    var x = rect.minX
    return sharing.widths(count: count, total: rect.width).map { width in
      defer { x += width }
      let start = isRightToLeft ? rect.minX + rect.maxX - x - width : x
      return CGRect(x: start, y: rect.minY, width: width, height: rect.height)
    }
  }

  /// The bar, the dividers and the knob under the chosen segment; nothing is chosen when `selected` is nil or out of range.
  public static func items(
    count: Int, selected: Int?, in rect: CGRect, sharing: Sharing = Sharing(), selectedColor: PaintColor? = nil, context: ControlContext
  ) -> [DisplayItem] {
    let isThere = selected.map { (0..<count).contains($0) } ?? false
    return items(
      count: count, position: isThere ? Double(selected ?? 0) : .nan, in: rect, sharing: sharing, selectedColor: selectedColor,
      context: context)
  }

  /// The same with the knob on its way: at `position` 1.5 it is halfway from the second segment to the third; springs go past the ends, and
  /// NaN is no knob.
  public static func items(
    count: Int, position: Double, in rect: CGRect, sharing: Sharing = Sharing(), selectedColor: PaintColor? = nil, context: ControlContext
  ) -> [DisplayItem] {
    let radius = context.appearance.system.look.control.segmentsRadius
    func outline(_ rect: CGRect, inset: Double) -> Path {
      radius.isInfinite ? ControlShape.capsule(rect) : ControlShape.rounded(rect, radius - inset)
    }
    var items: [DisplayItem] = [.fill(outline(rect, inset: 0), context.color(.tertiaryFill))]
    let frames = segments(count: count, in: rect, sharing: sharing, isRightToLeft: context.isRightToLeft)
    // None stands beside the knob.
    for index in 1..<max(1, count) where !(abs(Double(index) - 0.5 - position) < 1) {
      let x = context.isRightToLeft ? frames[index].maxX : frames[index].minX
      let divider = ControlShape.line(CGPoint(x: x, y: rect.minY + 8), CGPoint(x: x, y: rect.maxY - 8))
      items.append(.stroke(divider, StrokeStyle(lineWidth: 1), context.color(.separator)))
    }
    if !position.isNaN, !frames.isEmpty {
      let place = min(Double(frames.count - 1), max(0, position))
      let (from, to, part) = (frames[Int(place)], frames[Int(place.rounded(.up))], place - place.rounded(.down))
      let frame = CGRect(
        x: from.minX + (to.minX - from.minX) * part, y: from.minY, width: from.width + (to.width - from.width) * part, height: from.height)
      let knob = outline(frame.insetBy(dx: 2, dy: 2), inset: 2)
      let color = selectedColor ?? (context.appearance.dark ? PaintColor(hex: 0x636366) : .white)
      var group = DisplayGroup([.fill(knob, .color(color))])
      group.shadow = Shadow(color: PaintColor(white: 0, alpha: 0.12), radius: 4, x: 0, y: 3)
      items.append(.group(group))
    }
    return context.finished(items)
  }
}
