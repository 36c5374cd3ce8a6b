extension Ledger {
  /// Shapes, styles, effects, text, images, canvas, animation, accessibility.
  func graphicsTopics() {
    shapes()
    shapeChanges()
    strokes()
    paths()
    transforms()
    graphicEffects()
    blendModes()
    visualEffects()
    colors()
    gradients()
    styles()
    canvases()
    timelines()
    images()
    sharedResources()
    symbols()
    fonts()
    textLooks()
    textLines()
    textFormats()
    textMarkup()
    animations()
    accessibility()
    printedPages()
  }
}
