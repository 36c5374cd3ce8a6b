import UIKit

extension CALayer: Layoutable {
  /// What layers are pinned to.
  public typealias PinView = CALayer

  /// The layer above.
  public var superview: CALayer? { superlayer }
  /// The layers inside.
  public var subviews: [CALayer] { sublayers ?? [] }
  /// Begins a chain that keeps the layer's transform.
  public var pin: PinLayout<CALayer> { PinLayout(view: self, layer: self, keepTransform: true) }
  /// Begins a chain that sets the layer's `frame`.
  public var pinFrame: PinLayout<CALayer> { PinLayout(view: self, layer: self, keepTransform: false) }
  /// The points of the layer that others can be pinned to.
  public var anchor: any AnchorList { PinAnchors(layer: self) }
  /// The sides of the layer that others can be pinned to.
  public var edge: any EdgeList { PinEdges(layer: self) }

  /// The layer's rectangle: without its transform, or its frame.
  public func getRect(keepTransform: Bool) -> CGRect { PinRect.get(self, keepTransform: keepTransform) }
  /// Moves the layer: without touching its transform, or by its frame.
  public func setRect(_ rect: CGRect, keepTransform: Bool) { PinRect.set(rect, on: self, keepTransform: keepTransform) }
  /// Whether start is left; layers know no direction of their own, so `.auto` means left to right.
  public func isLTR() -> Bool { PinRect.isLTR(self) }
}
