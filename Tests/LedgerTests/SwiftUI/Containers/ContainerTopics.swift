extension Ledger {
  /// Lists, tables, groups, navigation, tabs, presentations, controls and their styles.
  func containerTopics() {
    grids()
    lazyGrids()
    scrollViews()
    groups()
    listTopics()
    navigationBars()
    toolbars()
    splitViews()
    tabViews()
    presentations()
    alerts()
    controlTopics()
    oldForms()
    controlSweeps()
    controlCrowds()
    pageSweeps()
    pageCrowds()
    containerCrowds()
  }
  private func listTopics() {
    lists()
    listRows()
    listSections()
  }
  private func controlTopics() {
    buttons()
    buttonStyles()
    toggles()
    sliders()
    progress()
    gauges()
    pickers()
    datePickers()
    textFields()
    controlForms()
    controlTwins()
    pageTwins()
    labels()
    links()
  }
}
