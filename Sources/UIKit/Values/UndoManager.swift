/// What was done and can be undone. Nothing is undone while a page is made: it keeps what is registered.
@MainActor @preconcurrency open class UndoManager: NSObject {
  private var undone: [[() -> Void]] = []
  private var redone: [[() -> Void]] = []
  /// How many groups are open.
  private var depth = 0
  /// Whether the open group is still empty.
  private var isFresh = false
  /// Whether something is being undone.
  open private(set) var isUndoing = false
  /// Whether something is being done again.
  open private(set) var isRedoing = false
  /// Whether there is something to undo.
  open var canUndo: Bool { !undone.isEmpty }
  /// Whether there is something to do again.
  open var canRedo: Bool { !redone.isEmpty }
  /// How many steps are kept; 0 = all.
  open var levelsOfUndo = 0
  /// Remembers how to undo something. While something is undone, it is how to do that again.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    let step = { [weak target] in target.map(handler) ?? () }
    let isGrouped = depth > 0 && !isFresh
    isFresh = false
    if isUndoing {
      Self.keep(step, in: &redone, isGrouped)
    } else {
      if !isRedoing { redone = [] }
      Self.keep(step, in: &undone, isGrouped)
      if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
    }
  }
  private static func keep(_ step: @escaping () -> Void, in groups: inout [[() -> Void]], _ isGrouped: Bool) {
    if isGrouped, !groups.isEmpty { groups[groups.count - 1].append(step) } else { groups.append([step]) }
  }
  /// Undoes the last thing, or the last group.
  open func undo() {
    guard let group = undone.popLast() else { return }
    beginUndoGrouping()
    isUndoing = true
    for step in group.reversed() { step() }
    isUndoing = false
    endUndoGrouping()
  }
  /// Does again what was undone last.
  open func redo() {
    guard let group = redone.popLast() else { return }
    beginUndoGrouping()
    isRedoing = true
    for step in group.reversed() { step() }
    isRedoing = false
    endUndoGrouping()
  }
  /// Names what was done last.
  open func setActionName(_ actionName: String) {}
  /// Begins a group: what follows is undone at once. Groups within it belong to it.
  open func beginUndoGrouping() {
    if depth == 0 { isFresh = true }
    depth += 1
  }
  /// Ends a group.
  open func endUndoGrouping() { depth = max(0, depth - 1) }
  /// Forgets all.
  open func removeAllActions() { (undone, redone) = ([], []) }
}
