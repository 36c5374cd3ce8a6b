/// What was done and can be undone. Nothing is undone while a page is made: it keeps what is registered.
@MainActor @preconcurrency open class UndoManager: NSObject {
  private var undone: [() -> Void] = []
  /// Whether there is something to undo.
  open var canUndo: Bool { !undone.isEmpty }
  /// Whether there is something to do again; never here.
  open var canRedo: Bool { false }
  /// How many steps are kept; 0 = all.
  open var levelsOfUndo = 0
  /// Remembers how to undo something.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    undone.append { [weak target] in target.map(handler) }
  }
  /// Undoes the last thing.
  open func undo() { undone.popLast()?() }
  /// Does it again; nothing here.
  open func redo() {}
  /// Names what was done last.
  open func setActionName(_ actionName: String) {}
  /// Begins a group; each thing is undone by itself here.
  open func beginUndoGrouping() {}
  /// Ends a group.
  open func endUndoGrouping() {}
  /// Forgets all.
  open func removeAllActions() { undone = [] }
}
