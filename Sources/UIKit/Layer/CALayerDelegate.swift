/// Fills and places a layer.
@MainActor @preconcurrency public protocol CALayerDelegate: AnyObject {
  /// Fills it with content.
  func display(_ layer: CALayer)
  /// Draws its content.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Places its sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The motion that a change starts; nil = the layer's own.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing, where the delegate says nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing, where the delegate says nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
  /// Does nothing, where the delegate says nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// The layer's own, where the delegate says nothing.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
