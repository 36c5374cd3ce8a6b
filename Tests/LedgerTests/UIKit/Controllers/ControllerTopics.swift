extension Ledger {
  /// Controls, bars, controllers, tables, collections, stack views, constraints, scroll views, presentations.
  func controllerTopics() {}
}
