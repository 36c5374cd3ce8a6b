extension Ledger {
  func flexLayoutTopics() {}
}
