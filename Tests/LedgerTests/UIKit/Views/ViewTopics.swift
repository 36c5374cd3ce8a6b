extension Ledger {
  /// Views, layers, images, colours, text, drawing, gestures, traits.
  func viewTopics() {
    viewGeometry()
    viewHierarchy()
    viewLooks()
    viewMargins()
    viewTouch()
    layers()
    specialLayers()
    transforms3D()
    colors()
    images()
    labels()
  }
}
