/// Makes the layer a view's class asks for.
@MainActor enum LayerFactory {
  static func make(_ type: AnyClass) -> CALayer {
    if type == CALayer.self { return CALayer() }
    return (type as? CALayer.Type).flatMap(DynamicInit.makeLayer) ?? CALayer()
  }
}
