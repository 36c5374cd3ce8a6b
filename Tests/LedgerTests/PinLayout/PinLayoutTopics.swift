extension Ledger {
  func pinLayoutTopics() {}
}
