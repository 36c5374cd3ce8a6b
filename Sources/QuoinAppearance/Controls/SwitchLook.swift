import Foundation
import QuoinDrawing
import QuoinGeometry

/// The switch of `Toggle` and `UISwitch`.
public enum SwitchLook {
  /// Its one size in points (iOS up to 18).
  public static let size = CGSize(width: 51, height: 31)

  /// The switch in the middle of `rect`.
  ///
  /// - Parameter tint: The colour when on; nil is the system's green, whatever the context's tint.
  public static func items(isOn: Bool, in rect: CGRect, tint: Paint? = nil, thumb: PaintColor? = nil, context: ControlContext)
    -> [DisplayItem]
  {
    let frame = CGRect(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    let track = isOn ? tint ?? context.color(.green) : context.color(.secondaryFill)
    let knob = 27.0
    let atEnd = isOn != context.isRightToLeft
    let center = CGPoint(x: atEnd ? frame.maxX - 2 - knob / 2 : frame.minX + 2 + knob / 2, y: frame.midY)
    let disc = ControlShape.disc(center, knob / 2)
    var items: [DisplayItem] = [.fill(ControlShape.capsule(frame), track), ControlShape.knob(disc)]
    if let thumb { items.append(.fill(disc, .color(thumb))) }
    return context.finished(items)
  }
}

/// The square check mark of a check box, and the round one of a chosen row.
public enum CheckboxLook {
  /// Its usual size in points.
  public static let size = CGSize(width: 22, height: 22)

  /// A check box that fills the largest square in the middle of `rect`; `isOn` nil is the mixed state.
  public static func items(isOn: Bool?, isRound: Bool = false, in rect: CGRect, context: ControlContext) -> [DisplayItem] {
    let side = min(rect.width, rect.height)
    let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side).insetBy(dx: side * 0.06, dy: side * 0.06)
    let shape = isRound ? Path(ellipseIn: box) : ControlShape.rounded(box, side * 0.22)
    guard isOn != false else {
      let line = StrokeStyle(lineWidth: max(1, side * 0.07))
      return context.finished([.stroke(shape, line, context.color(.tertiaryLabel))])
    }
    var mark = Path()
    if isOn == nil {
      mark = ControlShape.line(CGPoint(x: box.minX + box.width * 0.26, y: box.midY), CGPoint(x: box.maxX - box.width * 0.26, y: box.midY))
    } else {
      mark.move(to: CGPoint(x: box.minX + box.width * 0.25, y: box.minY + box.height * 0.53))
      mark.addLine(to: CGPoint(x: box.minX + box.width * 0.43, y: box.minY + box.height * 0.71))
      mark.addLine(to: CGPoint(x: box.minX + box.width * 0.76, y: box.minY + box.height * 0.31))
    }
    let line = StrokeStyle(lineWidth: side * 0.1, lineCap: .round, lineJoin: .round)
    return context.finished([.fill(shape, context.tint), .stroke(mark, line, .color(.white))])
  }
}
