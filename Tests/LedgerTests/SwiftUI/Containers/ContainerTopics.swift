extension Ledger {
  /// Lists, tables, groups, navigation, tabs, presentations, controls and their styles.
  func containerTopics() {}
}
