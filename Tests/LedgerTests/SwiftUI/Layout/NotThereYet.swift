extension Ledger {
  func notThereYet() {
    topic("Not there yet")

    missing("TextRenderer", why: "texts cannot be drawn by code of one's own")
    missing("Chart", why: "Charts is a framework of its own, which does not exist here")
    missing("GraphicsContext.withCGContext", why: "a canvas draws by its own calls only")
    missing("View.fileImporter", "View.fileExporter", "View.photosPicker", why: "nobody chooses a file in a still")
    missing("View.onDrag", "View.onDrop", why: "nothing is dragged in a still, and there are no item providers")
    missing("Shape.union", "Shape.subtracting", "Shape.intersection", "Shape.symmetricDifference", why: "shapes cannot be cut by shapes")
    missing("EnvironmentValues.undoManager", why: "nothing is undone in a still")
  }
}
