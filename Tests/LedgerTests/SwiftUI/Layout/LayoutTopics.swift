extension Ledger {
  /// Layout, state, composition, lifecycle and input, in Apple's order of topics.
  func layoutTopics() {
    layoutStacks()
    layoutSpacing()
    layoutAlignment()
    layoutLayering()
    layoutFitting()
    layoutFrames()
    layoutAdjustments()
    layoutSafeAreas()
    layoutDirections()
    layoutProtocols()
    layoutWords()
    layoutRecords()
    viewComposition()
    viewSubviews()
    viewGeometryReaders()
    viewPreferences()
    viewState()
    viewEnvironment()
    viewLifecycle()
    inputGestures()
    bridgeRepresentables()
    appScenes()
    pageRendering()
  }
}
