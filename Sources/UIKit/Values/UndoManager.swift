import QuoinObjectiveC

/// What was done and can be undone. Nothing is undone while a page is made: it keeps what is registered.
///
/// On the phone what is registered within one turn of the run loop is one step; here each registration is one, unless it is grouped.
@MainActor @preconcurrency open class UndoManager: NSObject {
  private struct Group {
    var steps: [() -> Void] = []
    var targets: [ObjectIdentifier] = []
    var name = ""
  }
  private var undone: [Group] = []
  private var redone: [Group] = []
  /// How many groups are open.
  open private(set) var groupingLevel = 0
  /// Whether the open group is still empty.
  private var isFresh = false
  private var silence = 0
  /// Whether something is being undone.
  open private(set) var isUndoing = false
  /// Whether something is being done again.
  open private(set) var isRedoing = false
  /// Whether there is something to undo.
  open var canUndo: Bool { !undone.isEmpty }
  /// Whether there is something to do again.
  open var canRedo: Bool { !redone.isEmpty }
  /// How many steps are kept; 0 = all.
  open var levelsOfUndo = 0 {
    didSet { if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) } }
  }
  /// Whether a turn of the run loop is one step; kept only.
  open var groupsByEvent = true
  /// In which modes of the run loop a step ends; kept only.
  open var runLoopModes: [RunLoop.Mode] = [.default]
  /// Whether what is registered is remembered.
  open var isUndoRegistrationEnabled: Bool { silence == 0 }
  /// Remembers nothing from here on, until it was told to as often.
  open func disableUndoRegistration() { silence += 1 }
  /// Remembers again.
  open func enableUndoRegistration() { silence = max(0, silence - 1) }

  /// Remembers how to undo something. While something is undone, it is how to do that again.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    keep({ [weak target] in target.map(handler) ?? () }, of: target)
  }
  /// Remembers a method that undoes something, and what it is called with.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    guard let target = target as? NSObject else { return }
    keep({ [weak target] in _ = target?.perform(selector, with: anObject) }, of: target)
  }
  private func keep(_ step: @escaping () -> Void, of target: AnyObject) {
    guard isUndoRegistrationEnabled else { return }
    let isGrouped = groupingLevel > 0 && !isFresh
    isFresh = false
    if isUndoing {
      Self.keep(step, of: target, in: &redone, isGrouped)
    } else {
      if !isRedoing { redone = [] }
      Self.keep(step, of: target, in: &undone, isGrouped)
      if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
    }
  }
  private static func keep(_ step: @escaping () -> Void, of target: AnyObject, in groups: inout [Group], _ isGrouped: Bool) {
    if !isGrouped || groups.isEmpty { groups.append(Group()) }
    groups[groups.count - 1].steps.append(step)
    groups[groups.count - 1].targets.append(ObjectIdentifier(target))
  }

  /// Undoes the last thing, or the last group.
  open func undo() {
    guard let group = undone.popLast() else { return }
    tell(.NSUndoManagerWillUndoChange)
    beginUndoGrouping()
    isUndoing = true
    let before = redone.count
    for step in group.steps.reversed() { step() }
    isUndoing = false
    endUndoGrouping()
    if redone.count > before { redone[redone.count - 1].name = group.name }
    tell(.NSUndoManagerDidUndoChange)
  }
  /// As `undo()`: groups within a group belong to it here.
  open func undoNestedGroup() { undo() }
  /// Does again what was undone last.
  open func redo() {
    guard let group = redone.popLast() else { return }
    tell(.NSUndoManagerWillRedoChange)
    beginUndoGrouping()
    isRedoing = true
    let before = undone.count
    for step in group.steps.reversed() { step() }
    isRedoing = false
    endUndoGrouping()
    if undone.count > before { undone[undone.count - 1].name = group.name }
    tell(.NSUndoManagerDidRedoChange)
  }

  // MARK: Names

  /// Names what was done last.
  open func setActionName(_ actionName: String) {
    if isUndoing {
      if !redone.isEmpty { redone[redone.count - 1].name = actionName }
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    }
  }
  /// What would be undone; no text where it has no name.
  open var undoActionName: String { undone.last?.name ?? "" }
  /// What would be done again; no text where it has no name.
  open var redoActionName: String { redone.last?.name ?? "" }
  /// The words of a menu that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The words of a menu that does again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The words of a menu that undoes something of that name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
  /// The words of a menu that does something of that name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }
  /// Whether what was done last need not be saved; kept by nobody.
  open func setActionIsDiscardable(_ discardable: Bool) {}
  /// Whether what would be undone need not be saved: it need.
  open var undoActionIsDiscardable: Bool { false }
  /// Whether what would be done again need not be saved: it need.
  open var redoActionIsDiscardable: Bool { false }

  // MARK: Groups

  /// Begins a group: what follows is undone at once. Groups within it belong to it.
  open func beginUndoGrouping() {
    if groupingLevel == 0 { isFresh = true }
    groupingLevel += 1
    if !isUndoing, !isRedoing { tell(.NSUndoManagerDidOpenUndoGroup) }
  }
  /// Ends a group.
  open func endUndoGrouping() {
    if !isUndoing, !isRedoing { tell(.NSUndoManagerWillCloseUndoGroup) }
    groupingLevel = max(0, groupingLevel - 1)
    if !isUndoing, !isRedoing { tell(.NSUndoManagerDidCloseUndoGroup) }
  }
  /// Forgets all.
  open func removeAllActions() { (undone, redone) = ([], []) }
  /// Forgets what concerns an object.
  open func removeAllActions(withTarget target: Any) {
    let forgotten = ObjectIdentifier(target as AnyObject)
    func kept(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        let left = zip(group.steps, group.targets).filter { $1 != forgotten }
        (group.steps, group.targets) = (left.map(\.0), left.map(\.1))
        return left.isEmpty ? nil : group
      }
    }
    (undone, redone) = (kept(undone), kept(redone))
  }

  private func tell(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension NSNotification.Name {
  /// A group is about to be looked at, opened or closed; never told here.
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  /// Something is about to be undone.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Something was undone.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Something is about to be done again.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Something was done again.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
  /// A group was begun.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// A group is about to end.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// A group has ended.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
