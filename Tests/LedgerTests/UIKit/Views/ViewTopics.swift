extension Ledger {
  /// Views, layers, images, colours, text, drawing, gestures, traits.
  func viewTopics() {
    viewGeometry()
  }
}
