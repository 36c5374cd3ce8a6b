extension Ledger {
  /// Views, layers, images, colours, text, drawing, gestures, traits.
  func viewTopics() {
    viewGeometry()
    viewHierarchy()
    viewLooks()
    viewMargins()
    viewTouch()
    layerTopic()
    specialLayerTopic()
    spaceMapTopic()
    uiColorTopic()
    uiImageTopic()
    labelTopic()
    uiFontTopic()
    attributedTextTopic()
    textViewTopic()
    contextTopic()
    bezierPathTopic()
    traitTopic()
    animationTopic()
    uiValueTopic()
    uiAppTopic()
    selectorTopic()
    imageContextTopic()
    overriddenTopic()
    besideViewsTopic()
  }
}
