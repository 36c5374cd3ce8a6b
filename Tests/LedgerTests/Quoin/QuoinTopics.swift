extension Ledger {
  func quoinTopics() {}
}
