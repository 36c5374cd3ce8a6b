extension Ledger {
  /// Shapes, styles, effects, text, images, canvas, animation, accessibility.
  func graphicsTopics() {
    graphicEffects()
  }
}
