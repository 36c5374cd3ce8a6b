import Foundation
import QuoinDrawing
import QuoinGeometry

/// The switch of `Toggle` and `UISwitch`.
public enum SwitchLook {
  /// Its one size in points, with what sticks out of its layout's frame.
  public static func size(on system: SystemGeneration = .standard) -> CGSize {
    let measures = system.look.control
    return CGSize(width: measures.switchWidth + measures.switchOverhang, height: measures.switchHeight)
  }

  /// The switch's own frame where its layout gives it `rect`: it sticks out at the trailing side.
  public static func frame(in rect: CGRect, context: ControlContext) -> CGRect {
    let size = size(on: context.appearance.system)
    let over = max(0, size.width - rect.width)
    return CGRect(x: context.isRightToLeft ? rect.minX - over : rect.minX, y: rect.minY, width: rect.width + over, height: rect.height)
  }

  /// The switch in the middle of `rect`.
  ///
  /// - Parameter tint: The colour when on; nil is the system's green, whatever the context's tint.
  public static func items(isOn: Bool, in rect: CGRect, tint: Paint? = nil, thumb: PaintColor? = nil, context: ControlContext)
    -> [DisplayItem]
  {
    items(share: isOn ? 1 : 0, in: rect, tint: tint, thumb: thumb, context: context)
  }

  /// The switch on its way: `share` is 0 when off and 1 when on; springs go past both, and NaN is off.
  public static func items(share: Double, in rect: CGRect, tint: Paint? = nil, thumb: PaintColor? = nil, context: ControlContext)
    -> [DisplayItem]
  {
    let share = share > 0 ? min(1, share) : 0
    let size = size(on: context.appearance.system)
    let measures = context.appearance.system.look.control
    let shown = CGSize(width: measures.switchTrackWidth, height: measures.switchTrackHeight)
    let edge = context.isRightToLeft ? rect.midX - size.width / 2 : rect.midX + size.width / 2 - shown.width
    let frame = CGRect(x: edge, y: rect.midY - shown.height / 2, width: shown.width, height: shown.height)
    let (on, off) = (tint ?? context.color(.green), context.color(measures.switchGround))
    let way = context.isRightToLeft ? 1 - share : share
    let knob = CGSize(width: measures.switchKnobWidth, height: measures.switchKnobHeight)
    let margin = (frame.height - knob.height) / 2
    let place = CGRect(
      x: frame.minX + margin + (frame.width - 2 * margin - knob.width) * way, y: frame.minY + margin, width: knob.width, height: knob.height
    )
    let disc = ControlShape.capsule(place)
    // One colour at rest; between, that of on over that of off.
    var items: [DisplayItem] = share < 1 ? [.fill(ControlShape.capsule(frame), off)] : []
    if share > 0 { items.append(.fill(ControlShape.capsule(frame), on.opacity(share))) }
    items.append(ControlShape.knob(disc))
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
