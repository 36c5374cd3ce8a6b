// Names of layers as they were before Swift 4.2.

import UIKit

/// As `CAEmitterLayerEmitterShape.point`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.point") @MainActor @preconcurrency public var kCAEmitterLayerPoint:
  CAEmitterLayerEmitterShape
{ .point }
/// As `CAEmitterLayerEmitterShape.line`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.line") @MainActor @preconcurrency public var kCAEmitterLayerLine:
  CAEmitterLayerEmitterShape
{ .line }
/// As `CAEmitterLayerEmitterShape.rectangle`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.rectangle") @MainActor @preconcurrency public var kCAEmitterLayerRectangle:
  CAEmitterLayerEmitterShape
{ .rectangle }
/// As `CAEmitterLayerEmitterShape.cuboid`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.cuboid") @MainActor @preconcurrency public var kCAEmitterLayerCuboid:
  CAEmitterLayerEmitterShape
{ .cuboid }
/// As `CAEmitterLayerEmitterShape.circle`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.circle") @MainActor @preconcurrency public var kCAEmitterLayerCircle:
  CAEmitterLayerEmitterShape
{ .circle }
/// As `CAEmitterLayerEmitterShape.sphere`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.sphere") @MainActor @preconcurrency public var kCAEmitterLayerSphere:
  CAEmitterLayerEmitterShape
{ .sphere }
/// As `CAEmitterLayerEmitterMode.points`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.points") @MainActor @preconcurrency public var kCAEmitterLayerPoints:
  CAEmitterLayerEmitterMode
{ .points }
/// As `CAEmitterLayerEmitterMode.outline`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.outline") @MainActor @preconcurrency public var kCAEmitterLayerOutline:
  CAEmitterLayerEmitterMode
{ .outline }
/// As `CAEmitterLayerEmitterMode.surface`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.surface") @MainActor @preconcurrency public var kCAEmitterLayerSurface:
  CAEmitterLayerEmitterMode
{ .surface }
/// As `CAEmitterLayerEmitterMode.volume`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.volume") @MainActor @preconcurrency public var kCAEmitterLayerVolume:
  CAEmitterLayerEmitterMode
{ .volume }
/// As `CAEmitterLayerRenderMode.unordered`.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.unordered") @MainActor @preconcurrency public var kCAEmitterLayerUnordered:
  CAEmitterLayerRenderMode
{ .unordered }
/// As `CAEmitterLayerRenderMode.oldestFirst`.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestFirst") @MainActor @preconcurrency public var kCAEmitterLayerOldestFirst:
  CAEmitterLayerRenderMode
{ .oldestFirst }
/// As `CAEmitterLayerRenderMode.oldestLast`.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestLast") @MainActor @preconcurrency public var kCAEmitterLayerOldestLast:
  CAEmitterLayerRenderMode
{ .oldestLast }
/// As `CAEmitterLayerRenderMode.backToFront`.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.backToFront") @MainActor @preconcurrency public var kCAEmitterLayerBackToFront:
  CAEmitterLayerRenderMode
{ .backToFront }
/// As `CAEmitterLayerRenderMode.additive`.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.additive") @MainActor @preconcurrency public var kCAEmitterLayerAdditive:
  CAEmitterLayerRenderMode
{ .additive }
/// As `CAShapeLayerLineCap.butt`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt") @MainActor @preconcurrency public var kCALineCapButt: CAShapeLayerLineCap {
  .butt
}
/// As `CAShapeLayerLineCap.square`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square") @MainActor @preconcurrency public var kCALineCapSquare: CAShapeLayerLineCap
{ .square }
/// As `CAShapeLayerLineJoin.miter`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter") @MainActor @preconcurrency public var kCALineJoinMiter:
  CAShapeLayerLineJoin
{ .miter }
/// As `CAShapeLayerLineJoin.bevel`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel") @MainActor @preconcurrency public var kCALineJoinBevel:
  CAShapeLayerLineJoin
{ .bevel }
/// As `CATransitionType.moveIn`.
@available(*, deprecated, renamed: "CATransitionType.moveIn") @MainActor @preconcurrency public var kCATransitionMoveIn: CATransitionType {
  .moveIn
}
/// As `CATransitionType.reveal`.
@available(*, deprecated, renamed: "CATransitionType.reveal") @MainActor @preconcurrency public var kCATransitionReveal: CATransitionType {
  .reveal
}
/// As `CATransitionSubtype.fromTop`.
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop") @MainActor @preconcurrency public var kCATransitionFromTop:
  CATransitionSubtype
{ .fromTop }
/// As `CATransitionSubtype.fromBottom`.
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom") @MainActor @preconcurrency public var kCATransitionFromBottom:
  CATransitionSubtype
{ .fromBottom }
/// As `CAMediaTimingFillMode.removed`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed") @MainActor @preconcurrency public var kCAFillModeRemoved:
  CAMediaTimingFillMode
{ .removed }
/// As `CAMediaTimingFillMode.backwards`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards") @MainActor @preconcurrency public var kCAFillModeBackwards:
  CAMediaTimingFillMode
{ .backwards }
/// As `CAMediaTimingFillMode.both`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both") @MainActor @preconcurrency public var kCAFillModeBoth:
  CAMediaTimingFillMode
{ .both }
/// As `CAGradientLayerType.axial`.
@available(*, deprecated, renamed: "CAGradientLayerType.axial") @MainActor @preconcurrency public var kCAGradientLayerAxial:
  CAGradientLayerType
{ .axial }
/// As `CATextLayerAlignmentMode.natural`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.natural") @MainActor @preconcurrency public var kCAAlignmentNatural:
  CATextLayerAlignmentMode
{ .natural }
/// As `CATextLayerAlignmentMode.left`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.left") @MainActor @preconcurrency public var kCAAlignmentLeft:
  CATextLayerAlignmentMode
{ .left }
/// As `CATextLayerAlignmentMode.center`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center") @MainActor @preconcurrency public var kCAAlignmentCenter:
  CATextLayerAlignmentMode
{ .center }
/// As `CATextLayerAlignmentMode.right`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.right") @MainActor @preconcurrency public var kCAAlignmentRight:
  CATextLayerAlignmentMode
{ .right }
/// As `CATextLayerAlignmentMode.justified`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.justified") @MainActor @preconcurrency public var kCAAlignmentJustified:
  CATextLayerAlignmentMode
{ .justified }
/// As `CATextLayerTruncationMode.none`.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.none") @MainActor @preconcurrency public var kCATruncationNone:
  CATextLayerTruncationMode
{ .none }
/// As `CATextLayerTruncationMode.start`.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.start") @MainActor @preconcurrency public var kCATruncationStart:
  CATextLayerTruncationMode
{ .start }
/// As `CATextLayerTruncationMode.end`.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.end") @MainActor @preconcurrency public var kCATruncationEnd:
  CATextLayerTruncationMode
{ .end }
/// As `CATextLayerTruncationMode.middle`.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.middle") @MainActor @preconcurrency public var kCATruncationMiddle:
  CATextLayerTruncationMode
{ .middle }
/// As `CAAnimationCalculationMode.linear`.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.linear") @MainActor @preconcurrency public var kCAAnimationLinear:
  CAAnimationCalculationMode
{ .linear }
/// As `CAAnimationCalculationMode.discrete`.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.discrete") @MainActor @preconcurrency public var kCAAnimationDiscrete:
  CAAnimationCalculationMode
{ .discrete }
/// As `CAAnimationCalculationMode.paced`.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.paced") @MainActor @preconcurrency public var kCAAnimationPaced:
  CAAnimationCalculationMode
{ .paced }
/// As `CAAnimationCalculationMode.cubic`.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubic") @MainActor @preconcurrency public var kCAAnimationCubic:
  CAAnimationCalculationMode
{ .cubic }
/// As `CAAnimationCalculationMode.cubicPaced`.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubicPaced") @MainActor @preconcurrency public var kCAAnimationCubicPaced:
  CAAnimationCalculationMode
{ .cubicPaced }
/// As `CAAnimationRotationMode.rotateAuto`.
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAuto") @MainActor @preconcurrency public var kCAAnimationRotateAuto:
  CAAnimationRotationMode
{ .rotateAuto }
/// As `CAAnimationRotationMode.rotateAutoReverse`.
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAutoReverse") @MainActor @preconcurrency public
  var kCAAnimationRotateAutoReverse: CAAnimationRotationMode
{ .rotateAutoReverse }
/// The name under which a layer keeps its transition.
public let kCATransition = "transition"
