extension Ledger {
  func quoinTopics() {
    quoinFlows()
    quoinLayouts()
    quoinDocuments()
  }
}
