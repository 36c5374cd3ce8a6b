import Foundation
import QuoinDrawing
import QuoinGeometry

/// The slider of `Slider` and `UISlider`.
public struct SliderLook {
  /// Height in points; it takes the width it is given.
  public static let height = 34.0

  /// The whole line.
  public let track: CGRect
  /// Where the knob stands.
  public let knob: CGRect
  /// The line up to the value.
  public let done: CGRect
  private let context: ControlContext

  /// A knob on a line.
  ///
  /// - Parameters:
  ///   - fraction: How much of the line is done, 0…1.
  ///   - knob: Where the knob stands; nil is where the system's does.
  public init(at fraction: Double, on track: CGRect, knob: CGRect? = nil, context: ControlContext) {
    let measures = context.appearance.system.look.control
    let knob = knob ?? Self.knob(at: fraction, on: track, context: context)
    let reach =
      measures.sliderFillsByValue ? track.width * fraction : context.isRightToLeft ? track.maxX - knob.midX : knob.midX - track.minX
    done = context.placed(CGRect(x: track.minX, y: track.minY, width: max(0, reach), height: track.height), in: track)
    (self.track, self.knob, self.context) = (track, knob, context)
  }

  /// The line along the middle of a slider's `rect`.
  public static func track(in rect: CGRect, context: ControlContext) -> CGRect {
    let measures = context.appearance.system.look.control
    return CGRect(
      x: rect.minX + measures.sliderInset, y: rect.midY - measures.sliderTrack / 2, width: max(0, rect.width - 2 * measures.sliderInset),
      height: measures.sliderTrack)
  }

  /// The system's knob on a line.
  ///
  /// - Parameter fraction: How much of the line is done, 0…1.
  public static func knob(at fraction: Double, on track: CGRect, context: ControlContext) -> CGRect {
    let measures = context.appearance.system.look.control
    let size = CGSize(width: measures.sliderKnobWidth, height: measures.sliderKnobHeight)
    let way = track.insetBy(dx: measures.sliderKnobInset - measures.sliderInset, dy: 0)
    let place = CGRect(
      x: way.minX + max(0, way.width - size.width) * fraction, y: track.midY - size.height / 2 - measures.sliderKnobLift,
      width: size.width, height: size.height)
    return context.placed(place, in: track)
  }

  /// The whole line; nil is the system's fill.
  public func whole(_ color: Paint? = nil) -> DisplayItem { .fill(ControlShape.capsule(track), color ?? context.color(.fill)) }
  /// The line up to the value; nil is the context's tint.
  public func filled(_ color: Paint? = nil) -> DisplayItem { .fill(ControlShape.capsule(done), color ?? context.tint) }
  /// The knob; nil is white.
  public func disc(_ color: PaintColor? = nil) -> [DisplayItem] {
    let path = ControlShape.capsule(knob)
    return [ControlShape.knob(path)] + (color.map { [.fill(path, .color($0))] } ?? [])
  }

  /// The slider along the middle of `rect`. Values outside the range stand at its end.
  public static func items(
    value: Double, range: ClosedRange<Double> = 0...1, in rect: CGRect, context: ControlContext
  ) -> [DisplayItem] {
    let look = SliderLook(at: ControlShape.fraction(value, in: range), on: track(in: rect, context: context), context: context)
    return context.finished([look.whole(), look.filled()] + look.disc())
  }
}
