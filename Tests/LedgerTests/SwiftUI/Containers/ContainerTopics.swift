extension Ledger {
  /// Lists, tables, groups, navigation, tabs, presentations, controls and their styles.
  func containerTopics() {
    listTopics()
    controlTopics()
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
  }
}
