import Foundation
import QuoinFoundation
import QuoinLayout
import UIKit

/// The views of a page, as records that live from one evaluation to the next.
///
/// A change of state marks the records that read it; `update()` evaluates those again and nothing else. Evaluation belongs to the main
/// actor; changes may come from any thread.
final class ViewGraph {
  /// What the page's nodes share.
  let context: LayoutContext
  /// The views of UIKit on the page.
  let hosted: HostedViews
  /// Whether records whose values and environment are the same keep their nodes; off only to prove that it changes nothing.
  nonisolated(unsafe) static var evaluatesWhole = false

  private var records: [Identity: ViewRecord] = [:]
  /// How ids are told apart in the records' identities.
  var idSteps = IDSteps()
  private(set) var root: ViewRecord?
  /// The record being evaluated, which what is read belongs to.
  var current: ViewRecord? { didSet { context.evaluating = current.map { ObjectIdentifier($0) } } }
  /// Whether a lazy container is making its views.
  nonisolated(unsafe) static var isMakingLazily = false
  private var depth = 0
  private var partNumber = 0
  /// Tells a view that became several nodes from others, for traces.
  func newPartNumber() -> Int {
    partNumber += 1
    return partNumber
  }
  /// What types say of their nodes, found out once each: the same on all pages. Views are evaluated on the main actor alone.
  nonisolated(unsafe) private static var parts: [ObjectIdentifier: ViewWord.Part] = [:]

  // Changes, from any thread.
  private let lock = NSLock()
  private var changed: [ViewRecord] = []
  /// Those of them that the update under way has still to evaluate, the innermost first.
  private var due: [ViewRecord] = []
  /// Those that changed because of their own evaluation in it.
  private var later: [ViewRecord] = []
  /// Hears of the first change after an update; may be called on any thread.
  nonisolated(unsafe) var onChange: (@Sendable () -> Void)?
  private var wantsLayout = false

  /// What came with the changes that the next update takes in; the last that says anything.
  private var coming: Transaction?
  /// What came with the changes of the last update.
  private(set) var transaction = Transaction()
  /// The page's time, if it plays; what moves shows its end where there is none.
  var clock: PageClock?

  /// The nodes that took the places of others in the update under way.
  var replaced = ChangedAnswers()

  // What is left for after the layout.
  private var deferred: [DeferredEntry] = []
  /// Records that wait for their return, and whose they are: those must not be gone before.
  private var absent: [(record: ViewRecord, parent: ViewRecord)] = []
  private var holders: [ViewRecord] = []
  private var kept: [_ViewNode] = []

  /// What views left to be run once they are gone.
  var departures: [() -> Void] = []
  /// Whether the page is being let go of.
  private(set) var isEnding = false
  /// Whether changed records are being evaluated: the page is not laid out yet.
  private var isUpdating = false
  /// How many updates there were.
  private(set) var pass = 0

  /// Tasks started with `.task` that have not ended.
  var runningTasks = 0
  /// The time in which they sleep; nil where that is the machine's. Tasks that views start by themselves have that: nobody knows whether
  /// they have begun, so that whether they were waited for would hang on the machine.
  var sleepTime: _SleepTime?
  /// What is to lie over the page.
  let presentations = PagePresentations()
  /// The scheme that a view asked for its page; the first wins.
  private(set) var preferredColorScheme: ColorScheme?

  nonisolated init(context: LayoutContext, hosted: HostedViews = HostedViews()) {
    self.context = context
    self.hosted = hosted
  }

  nonisolated func report(_ finding: Finding) { context.report(finding) }
  /// What writes the trace of a page that is traced.
  nonisolated var recorder: TraceRecorder? { context.tracer as? TraceRecorder }

  /// The scope of a graph without a page: what is evaluated in it is made once.
  func detachedScope(_ environment: EnvironmentValues) -> _Scope {
    let record = ViewRecord(.root, DetachedEvaluation(), in: environment, graph: self, parent: nil)
    root = record
    return record.scope
  }
}

// Views are evaluated on the main actor; what other threads may do, `invalidate` and `isDirty`, is locked.
extension ViewGraph: @unchecked Sendable {}

// MARK: - Records

extension ViewGraph {
  /// Whether an unchanged record may hand out the nodes it has. A trace tells every step, so then all are made anew.
  var keepsRecords: Bool { !Self.evaluatesWhole && context.tracer == nil }

  func record(_ identity: Identity) -> ViewRecord? { records[identity] }
  func add(_ record: ViewRecord) { records[record.identity] = record }
  func remove(_ record: ViewRecord) {
    lock.withLock { record.isAlive = false }
    if records[record.identity] === record { records[record.identity] = nil }
  }
  /// Begins with `evaluation` as the page's root, or takes it in the place of the one before.
  func begin(_ evaluation: some ViewEvaluation, _ environment: EnvironmentValues) {
    if let root {
      root.replace(evaluation, environment)
      invalidate(root)
      return
    }
    let record = ViewRecord(.root, evaluation, in: environment, graph: self, parent: nil)
    add(record)
    root = record
    invalidate(record)
  }
  /// Ends the page: tasks are cancelled, everything is let go of. Nobody hears of a disappearing any more.
  func end() {
    isEnding = true
    // What is due holds records.
    clock = nil
    // Each is asked whose it is while others end, so that all stay until none is asked any more.
    let all = Array(records.values)
    root?.end()
    root = nil
    for record in all { record.end() }
    records = [:]
    (deferred, absent, holders, kept, departures) = ([], [], [], [], [])
    lock.withLock { (changed, due, later) = ([], [], []) }
  }

  /// Guards against views that contain themselves: beyond this many bodies within bodies the rest is left out, with a finding.
  /// `lateDepth`: how many contents that wait for their room stand within each other there.
  func enter(_ type: Any.Type, lateDepth: Int = 0) -> Bool {
    depth += 1
    let isTooDeep = depth > Self.mostBodies || StackRoom.current.reserve(1 << 20).isEntered
    guard isTooDeep || lateDepth > Self.mostBodies else { return true }
    depth -= 1
    let deep = isTooDeep ? depth : Self.mostBodies
    report(
      Finding(
        .badArgument, in: String(describing: type),
        "is nested more than \(deep) bodies deep, so the rest was left out. Does a view's body contain the view itself?"))
    return false
  }
  /// How many bodies, or contents that wait for their room, may stand within each other.
  private static var mostBodies: Int { 20_000 }
  func leave() { depth -= 1 }

  /// A node is handed on by a record that is kept.
  func keep(_ node: _ViewNode) {
    // A lazy container's own rows, and what is made late, are asked by those alone who take them in.
    if isUpdating, !Self.isMakingLazily { replaced.keep(node) } else { node.handOn() }
  }
  func handedOut(_ nodes: [_ViewNode]) { kept += nodes }
  func awaitReturn(of record: ViewRecord, to parent: ViewRecord) { absent.append((record, parent)) }
  func awaitBoxes(of record: ViewRecord) { holders.append(record) }
  func await(_ entry: DeferredEntry) { deferred.append(entry) }
}

// MARK: - Changes

extension ViewGraph {
  /// Whether something changed since the last update.
  var isDirty: Bool { lock.withLock { hasChanges || wantsLayout } }
  /// Under the lock.
  private var hasChanges: Bool { !(changed.isEmpty && due.isEmpty && later.isEmpty) }

  /// Marks what `record` was made from as changed. Any thread.
  func invalidate(_ record: ViewRecord) {
    let transaction = Transaction.current
    let isFirst = lock.withLock {
      guard record.isAlive else { return false }
      // Also where something else has changed the record before, without an animation.
      if clock != nil, let transaction { take(transaction) }
      guard !record.isDirty || record.isNew else { return false }
      let isFirst = !hasChanges && !wantsLayout
      record.isDirty = true
      record.isNew = false
      changed.append(record)
      return isFirst
    }
    if isFirst { onChange?() }
  }
  /// Keeps what goes with a change for the update that takes it in.
  private func take(_ transaction: Transaction) {
    var taken = transaction
    taken.completions = (coming?.completions ?? []) + transaction.completions.filter { !$0.isTaken }
    for completion in transaction.completions { completion.isTaken = true }
    coming = taken
  }
  /// Evaluates something with the transaction that holds there.
  func changingTransaction(_ change: (inout Transaction) -> Void, _ body: () -> Void) {
    guard clock != nil else { return body() }
    let outer = transaction
    change(&transaction)
    body()
    transaction = outer
  }
  /// What went with the changes of this update runs to its end: then those who wait for that hear of it.
  private func beginTransaction() {
    transaction = lock.withLock {
      defer { coming = nil }
      return coming ?? Transaction()
    }
    guard let clock else { return }
    for completion in transaction.completions {
      let curve = transaction.animation?.curve
      let length = (completion.criteria == .removed ? curve?.settlingDuration : curve?.duration) ?? 0
      clock.schedule(at: clock.now + length) { completion() }
    }
  }
  /// Marks the page to be laid out again although no view was changed.
  func invalidateLayout() {
    let isFirst = lock.withLock {
      defer { wantsLayout = true }
      return !hasChanges && !wantsLayout
    }
    if isFirst { onChange?() }
  }
  /// The record is about to be evaluated.
  func clean(_ record: ViewRecord) {
    lock.withLock {
      record.isDirty = false
      record.isNew = false
    }
  }

  /// Evaluates the changed records, the outermost first.
  func update() {
    pass += 1
    isUpdating = true
    defer { isUpdating = false }
    lock.withLock { wantsLayout = false }
    beginTransaction()
    if Self.evaluatesWhole || context.tracer != nil, isDirty, let root { invalidate(root) }
    while let next = lock.withLock({ nextDue() }) {
      next.update()
      next.updatedIn = pass
    }
    let changes = replaced
    replaced = ChangedAnswers()
    changes.settle()
  }
  /// The outermost record that is still to be evaluated. It stays among those that are due until the next is asked for: what changes
  /// while it is evaluated is no first change. Under the lock; all calls of an update together take the time of sorting its changes.
  private func nextDue() -> ViewRecord? {
    let added = changed.filter { $0.updatedIn != pass }
    // What changes because of its own evaluation waits for the next update, so that this one ends.
    later += changed.filter { $0.updatedIn == pass }
    changed = []
    if !added.isEmpty { due = (added.reversed() + due).sorted { $0.depth > $1.depth } }
    while let last = due.last {
      if last.updatedIn != pass, last.isDirty, last.isAlive { return last }
      due.removeLast()
    }
    (changed, later) = (later.filter { $0.isDirty && $0.isAlive }, [])
    return nil
  }

  /// Asks for a scheme of the whole page, which is then evaluated again if it has another.
  func prefer(_ scheme: ColorScheme, over current: ColorScheme) {
    guard preferredColorScheme == nil else { return }
    preferredColorScheme = scheme
    if scheme != current, let root { invalidate(root) }
  }
}

// MARK: - After the layout

extension ViewGraph {
  /// Makes the content that needs its node's size, round by round, that which needs preferences last. `place` lays a node out again.
  func makeDeferred() {
    deferred.removeAll { !$0.isAlive }
    for entry in deferred { entry.isMadeInThisLayout = false }
    // Before these there is nothing to be made: of what waits for preferences, and of the rest.
    var (waiting, start) = (0, 0)
    while true {
      var made = false
      // What is made leaves more to be made at the end, so one walk reaches all that is new; another finds what was resized meanwhile.
      var index = start
      while index < deferred.count {
        let entry = deferred[index]
        index += 1
        guard entry.isAlive, !entry.waitsForPreferences, entry.wantsMaking else { continue }
        entry.makeContent()
        made = true
      }
      if made { continue }
      guard let next = deferred[waiting...].firstIndex(where: { $0.isAlive && $0.waitsForPreferences && $0.wantsMaking }) else { return }
      (waiting, start) = (next + 1, deferred.count)
      // What is made for the first time resizes nothing but what is new in it.
      if !deferred[next].makeContent() { (waiting, start) = (0, 0) }
    }
  }

  /// Ends what was not reached again, and takes what no part of the page holds any more off it.
  func sweep() {
    for (record, _) in absent { record.endUnlessReached() }
    for record in holders where record.isAlive { record.dropBoxes() }
    (absent, holders) = ([], [])
    for node in kept where !node.isPlaced { node.leavePage() }
    kept = []
  }

  /// Lets views react to the page as it is laid out: who wishes a scheme, who appears and disappears, who watches something.
  func react() {
    guard let root else { return }
    var reactions: [any Reaction] = []
    root.forEachReaction { reactions.append($0) }
    for stage in ReactionStage.allCases {
      for reaction in reactions where reaction.stage == stage { reaction.react(in: self) }
      if stage == .appearing {
        depart()
        presentations.settle()
      }
    }
  }
  /// Runs what was left for after a view's disappearing.
  private func depart() {
    while !departures.isEmpty {
      let actions = departures
      departures = []
      for action in actions { action() }
    }
  }
}

extension ViewGraph {
  /// What a view of the type says of its node.
  func part(of type: Any.Type) -> ViewWord.Part {
    if let known = Self.parts[ObjectIdentifier(type)] { return known }
    let part = ViewWord.part(of: type)
    Self.parts[ObjectIdentifier(type)] = part
    return part
  }
}
