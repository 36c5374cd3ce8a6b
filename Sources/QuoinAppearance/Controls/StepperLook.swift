import Foundation
import QuoinDrawing
import QuoinGeometry

/// The minus and plus of `Stepper` and `UIStepper`.
public enum StepperLook {
  /// Its one size in points.
  public static let size = CGSize(width: 94, height: 32)

  /// The stepper in the middle of `rect`; a side that is at its end is drawn faded.
  public static func items(canDecrement: Bool = true, canIncrement: Bool = true, in rect: CGRect, context: ControlContext) -> [DisplayItem]
  {
    let frame = CGRect(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    let measures = context.appearance.system.look.control
    let radius = measures.stepperRadius
    let inset = measures.stepperDividerInset
    let ground = radius.isInfinite ? ControlShape.capsule(frame) : ControlShape.rounded(frame, radius)
    var items: [DisplayItem] = [.fill(ground, context.color(.tertiaryFill))]
    let divider = ControlShape.line(CGPoint(x: frame.midX, y: frame.minY + inset), CGPoint(x: frame.midX, y: frame.maxY - inset))
    items.append(.stroke(divider, StrokeStyle(lineWidth: 1), context.color(measures.stepperDivider)))
    let minus = CGPoint(x: frame.minX + frame.width / 4, y: frame.midY)
    let plus = CGPoint(x: frame.maxX - frame.width / 4, y: frame.midY)
    let (first, second) = context.isRightToLeft ? (plus, minus) : (minus, plus)
    items.append(.stroke(bar(first, vertical: false), line, ink(canDecrement, context)))
    var cross = bar(second, vertical: false)
    cross.addPath(bar(second, vertical: true))
    items.append(.stroke(cross, line, ink(canIncrement, context)))
    return context.finished(items)
  }

  private static let line = StrokeStyle(lineWidth: 1.7, lineCap: .round)

  private static func ink(_ isPossible: Bool, _ context: ControlContext) -> Paint {
    context.color(.label).opacity(isPossible ? 1 : 0.3)
  }

  private static func bar(_ center: CGPoint, vertical: Bool) -> Path {
    // Recorded (AccessibilitySnapshot, iOS 17.5 and 26.2): 13.5 long with the line's caps.
    let half = 5.9
    return vertical
      ? ControlShape.line(CGPoint(x: center.x, y: center.y - half), CGPoint(x: center.x, y: center.y + half))
      : ControlShape.line(CGPoint(x: center.x - half, y: center.y), CGPoint(x: center.x + half, y: center.y))
  }
}
