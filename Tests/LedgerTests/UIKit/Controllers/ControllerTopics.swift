extension Ledger {
  /// Controls, bars, controllers, tables, collections, stack views, constraints, scroll views, presentations.
  func controllerTopics() {
    uiAnchors()
    uiConstraints()
    uiVisualFormats()
    uiStackViews()
    uiScrollViews()
    uiSwitches()
    uiIndicators()
    uiButtons()
    uiButtonConfigurations()
    uiSegments()
    uiTextFields()
    uiSearchesAndDates()
    uiActions()
    uiTables()
    uiCells()
    uiListContents()
    uiFlowCollections()
    uiCompositions()
    uiListCells()
    uiBars()
    uiTabBars()
    uiPresentations()
    uiControllerLife()
    uiSnapshots()
  }
}
