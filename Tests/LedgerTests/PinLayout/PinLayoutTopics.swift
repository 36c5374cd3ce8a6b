extension Ledger {
  func pinLayoutTopics() {
    pinEdges()
    pinSizes()
    pinRelations()
    pinSettings()
    pinWhereabouts()
  }
}
