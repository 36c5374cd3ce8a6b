extension Ledger {
  func flexLayoutTopics() {
    flexItems()
    flexAlignment()
    flexEdges()
  }
}
