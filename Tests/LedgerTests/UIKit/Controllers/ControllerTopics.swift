extension Ledger {
  /// Controls, bars, controllers, tables, collections, stack views, constraints, scroll views, presentations.
  func controllerTopics() {
    anchors()
    constraints()
    visualFormats()
    stackViews()
    scrollViews()
    switches()
    indicators()
    buttons()
    buttonConfigurations()
    segments()
    textFields()
    searchesAndDates()
    actions()
    tables()
    cells()
    listContents()
    flowCollections()
    compositions()
  }
}
