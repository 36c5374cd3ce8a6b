extension Ledger {
  func quoinTopics() {
    flows()
    layouts()
    documents()
  }
}
