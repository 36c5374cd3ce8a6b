import Foundation
import QuoinDrawing
import QuoinGeometry

/// The slider of `Slider` and `UISlider`.
public enum SliderLook {
  /// Height in points; it takes the width it is given.
  public static let height = 34.0

  /// The slider along the middle of `rect`. Values outside the range stand at its end.
  ///
  /// - Parameters:
  ///   - filled: The track up to the knob; nil is the context's tint.
  ///   - unfilled: The rest of the track; nil is the system's fill.
  public static func items(
    value: Double, range: ClosedRange<Double> = 0...1, in rect: CGRect, filled: Paint? = nil, unfilled: Paint? = nil,
    thumb: PaintColor? = nil,
    context: ControlContext
  ) -> [DisplayItem] {
    let measures = context.appearance.system.look.control
    let (trackHeight, knob) = (measures.sliderTrack, CGSize(width: measures.sliderKnobWidth, height: measures.sliderKnobHeight))
    let fraction = ControlShape.fraction(value, in: range)
    let track = CGRect(
      x: rect.minX + measures.sliderInset, y: rect.midY - trackHeight / 2, width: max(0, rect.width - 2 * measures.sliderInset),
      height: trackHeight)
    let start = rect.minX + measures.sliderKnobInset + max(0, rect.width - 2 * measures.sliderKnobInset - knob.width) * fraction
    let reach = measures.sliderFillsByValue ? track.width * fraction : start + knob.width / 2 - track.minX
    let done = CGRect(x: track.minX, y: track.minY, width: max(0, reach), height: trackHeight)
    let place = CGRect(x: start, y: rect.midY - knob.height / 2 - measures.sliderKnobLift, width: knob.width, height: knob.height)
    let disc = ControlShape.capsule(context.placed(place, in: rect))
    var items: [DisplayItem] = [
      .fill(ControlShape.capsule(track), unfilled ?? context.color(.fill)),
      .fill(ControlShape.capsule(context.placed(done, in: rect)), filled ?? context.tint),
      ControlShape.knob(disc),
    ]
    if let thumb { items.append(.fill(disc, .color(thumb))) }
    return context.finished(items)
  }
}
