import Foundation
import QuoinLayout

/// A view that is on the page: who it is, what it was made from, what it keeps, and what it became. Lives from the evaluation that
/// reaches it first to the one that does not reach it any more.
///
/// Views with a `body` have a record each, and so has content that is made late: a geometry reader's, a lazy container's rows. All that
/// such a view is made of at once (stacks, texts, modifiers) belongs to its record.
final class ViewRecord {
  /// Who the view is.
  let identity: Identity
  // The graph lets go of its records when the page ends, so that this is no cycle for longer.
  let graph: ViewGraph
  /// The record that reached this one last; nil for the root.
  private(set) unowned(unsafe) var parent: ViewRecord?
  /// How many records stand around this one.
  let depth: Int
  /// How many of them are made late.
  let lateDepth: Int

  /// How the view is evaluated, with the value it was made from.
  private(set) var evaluation: any ViewEvaluation
  private(set) var environment: EnvironmentValues
  /// The nodes the view became, and what each of them was before those around it wrote on it.
  private(set) var nodes: [_ViewNode] = []
  private var bases: [NodeBase] = []
  /// Children, words for those around and reactions, in the order in which the evaluation came upon them.
  private(set) var entries: [Entry] = []
  /// What stands in `entries` here or in a record below.
  private(set) var contents: Contents = []
  /// State, models, what observers saw last: by who asked for it.
  private var boxes: [BoxKey: Box] = [:]

  /// How often the view was evaluated; what was reached in the last evaluation carries this number.
  private(set) var evaluations = 0
  private var reachedIn = -1
  private(set) var isEvaluating = false
  /// Whether it is on the page. Written under the graph's lock.
  var isAlive = true
  /// Whether what it read has changed since it was evaluated. Written under the graph's lock.
  var isDirty = true
  /// Whether it has not been evaluated yet.
  var isNew = true
  /// The update in which it was evaluated for a change of its own, and the one in which it was reached.
  var updatedIn = -1
  private var reachedInPass = -1
  private var knownHandle: RecordHandle?
  /// Rows of a lazy container below that are out of sight; they keep their state.
  private var offscreen: [Identity: ViewRecord] = [:]
  /// Whether it was made by a lazy container, which may come back to it later.
  var isLazy = false

  /// What an evaluation comes upon.
  enum Entry {
    case child(ViewRecord)
    /// Said to a record around that listens; said again when this record is kept.
    case told(Word)
    case reaction(any Reaction)
    case deferred(DeferredEntry)
  }
  /// Something said, and the record whose evaluation makes use of it.
  final class Word {
    private let handle: RecordHandle?
    let say: () -> Void
    init(listener: ViewRecord?, say: @escaping () -> Void) {
      handle = listener?.handle
      self.say = say
    }
    var listener: ViewRecord? { handle?.record }
  }
  /// What may be found in records.
  struct Contents: OptionSet {
    let rawValue: UInt8
    static let told = Contents(rawValue: 1)
    static let reactions = Contents(rawValue: 2)
    static let deferred = Contents(rawValue: 4)
  }
  /// Who asked for a box, and for which of several.
  struct BoxKey: Hashable {
    let identity: Identity
    let slot: Int
  }
  private struct Box {
    let object: AnyObject
    var evaluation: Int
  }

  init(_ identity: Identity, _ evaluation: any ViewEvaluation, in environment: EnvironmentValues, graph: ViewGraph, parent: ViewRecord?) {
    self.identity = identity
    self.evaluation = evaluation
    self.environment = environment
    self.graph = graph
    self.parent = parent
    depth = (parent?.depth ?? -1) + 1
    lateDepth = (parent?.lateDepth ?? 0) + (evaluation.isDeferred ? 1 : 0)
  }

  deinit { knownHandle?.end() }

  /// The record for those who do not keep it.
  var handle: RecordHandle {
    if let knownHandle { return knownHandle }
    let made = RecordHandle(self)
    if isAlive { knownHandle = made } else { made.end() }
    return made
  }

  /// Where the record's own evaluation stands.
  var scope: _Scope { _Scope(identity: identity, environment: environment, record: self) }
}

// MARK: - Evaluating

extension ViewRecord {
  /// Adds the nodes of a view that this record's evaluation comes upon: those it has, if nothing it is made from has changed, else new
  /// ones.
  func reach<Evaluation: ViewEvaluation>(_ evaluation: Evaluation, at scope: _Scope, into nodes: inout [_ViewNode]) {
    let record = child(evaluation, at: scope)
    if record.isKept(evaluation, in: scope.environment) {
      record.reuse(into: &nodes)
    } else {
      record.evaluation = evaluation
      record.environment = scope.environment
      guard graph.enter(evaluation.subject, lateDepth: record.lateDepth) else { return }
      record.evaluate()
      graph.leave()
      nodes += record.nodes
    }
    contents.formUnion(record.contents)
  }

  /// Adds the nodes of one view of many that stand beside each other. A page that never changes pays nothing for it: only what is
  /// evaluated a second time keeps the parts apart.
  func reachPart<Content: View>(_ content: Content, at scope: _Scope, into nodes: inout [_ViewNode]) {
    guard evaluations > 1, isEvaluating || ViewGraph.isMakingLazily, Content.Body.self == Never.self, isComparable(Content.self) else {
      return Content._emit(content, scope, into: &nodes)
    }
    reach(PartEvaluation(content: content, identity: scope.identity), at: scope.child(0x9A27), into: &nodes)
  }

  /// Whether an evaluation is under way that is not the first.
  var isEvaluatedAgain: Bool { isEvaluating && evaluations > 1 }

  /// The record that `add` reaches, if nothing else is come upon there.
  func only(_ add: () -> Void) -> ViewRecord? {
    let start = entries.count
    add()
    guard entries.count == start + 1, case .child(let record)? = entries.last else { return nil }
    return record
  }
  /// Adds the nodes of a record that this evaluation would reach next, with the same value in the same environment as in the evaluation
  /// before. Answers whether it could.
  func reachAgain(_ record: ViewRecord, into nodes: inout [_ViewNode]) -> Bool {
    guard record.isAlive, !record.isDirty, record.parent === self, record.reachedIn != evaluations else { return false }
    entries.append(.child(record))
    record.note(reachedIn: evaluations, graph.pass)
    record.reuse(into: &nodes)
    contents.formUnion(record.contents)
    return true
  }

  /// The record at `scope`, known or new, noted as reached.
  private func child<Evaluation: ViewEvaluation>(_ evaluation: Evaluation, at scope: _Scope) -> ViewRecord {
    var identity = scope.identity
    var copy: UInt64 = 0
    while let known = graph.record(identity) {
      let isReached = known.parent === self && known.reachedIn == evaluations
      // One that is being evaluated is around this one: whoever ended it would be let go of with what it has come upon.
      if known.isEvaluating || (isReached && (isEvaluating || known.reachedInPass == graph.pass)) {
        // The same place twice in one evaluation: each showing lives by itself.
        copy += 1
        identity = scope.identity.child(0xC0B1 &+ copy)
        continue
      }
      guard known.evaluation is Evaluation else {
        known.end()
        break
      }
      if !isReached {
        offscreen[identity] = nil
        entries.append(.child(known))
      }
      known.parent = self
      known.note(reachedIn: evaluations, graph.pass)
      return known
    }
    let record = ViewRecord(identity, evaluation, in: scope.environment, graph: graph, parent: self)
    record.note(reachedIn: evaluations, graph.pass)
    record.isLazy = !isEvaluating && ViewGraph.isMakingLazily
    graph.add(record)
    entries.append(.child(record))
    return record
  }
  private func note(reachedIn evaluation: Int, _ pass: Int) {
    reachedIn = evaluation
    reachedInPass = pass
  }

  private func isKept<Evaluation: ViewEvaluation>(_ evaluation: Evaluation, in environment: EnvironmentValues) -> Bool {
    guard !isDirty, evaluations > 0, graph.keepsRecords, let known = self.evaluation as? Evaluation else { return false }
    return environment.isSame(as: self.environment) && known.isSame(as: evaluation)
  }

  /// Adds the nodes it has, as they were before those around wrote on them, and says again what was said.
  private func reuse(into nodes: inout [_ViewNode]) {
    if self.nodes.contains(where: { $0.successor != nil }) { self.nodes = self.nodes.map(\.current) }
    for index in self.nodes.indices {
      bases[index].restore(self.nodes[index])
      graph.keep(self.nodes[index])
    }
    nodes += self.nodes
    graph.handedOut(self.nodes)
    repeatWords()
  }

  private func repeatWords() { forEachEntry(.told) { if case .told(let word) = $0 { word.say() } } }

  /// Calls `body` with every entry here and below, in the order in which the views stand; passes over records that hold none of `kind`.
  /// Goes on without recursion: pages may be deeper than a stack.
  private func forEachEntry(_ kind: Contents, _ body: (Entry) -> Void) {
    guard contents.contains(kind) else { return }
    var path = [(record: self, next: 0)]
    while let (record, next) = path.last {
      guard next < record.entries.count else {
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let entry = record.entries[next]
      if case .child(let child) = entry {
        if child.parent === record, child.contents.contains(kind) { path.append((child, 0)) }
      } else {
        body(entry)
      }
    }
  }

  /// Evaluates the view anew: `nodes` are new ones afterwards, and what was not reached has ended.
  func evaluate() {
    var made: [_ViewNode] = []
    evaluate { evaluation.run($0, into: &made) }
    nodes = made
    bases = made.map { NodeBase($0) }
  }
  private func evaluate(_ run: (_Scope) -> Void) {
    let before = entries
    entries = []
    entries.reserveCapacity(before.count)
    contents = []
    evaluations += 1
    graph.clean(self)
    graph.context.forgetFindings(of: self)
    isEvaluating = true
    let outer = (graph.current, ViewGraph.reader)
    graph.current = self
    ViewGraph.reader = self
    run(scope)
    (graph.current, ViewGraph.reader) = outer
    isEvaluating = false
    for entry in before { leave(entry) }
    // What lazy containers make is asked for while they are laid out, so boxes are judged after the layout.
    if boxes.values.contains(where: { $0.evaluation != evaluations }) { graph.awaitBoxes(of: self) }
  }
  /// Lets go of the boxes that the last evaluation, and the layout after it, did not ask for.
  func dropBoxes() {
    for (key, box) in boxes where box.evaluation != evaluations { drop(key) }
  }

  /// Lets go of what the last evaluation but one had come upon, unless it was reached again.
  private func leave(_ entry: Entry) {
    switch entry {
    case .child(let record) where record.parent === self && record.reachedIn != evaluations:
      // What a lazy container made is made again when it comes into sight; whether it is gone is known after the layout.
      if record.isLazy || record.evaluation.isDeferred { graph.awaitReturn(of: record, to: self) } else { record.end() }
    case .deferred(let entry): entry.isAlive = false
    default: break
    }
  }

  /// Ends a record that waited for its return, unless it was reached.
  func endUnlessReached() {
    guard isAlive, let parent, reachedIn != parent.evaluations || !parent.isAlive else { return }
    guard isLazy, parent.isAlive else { return end() }
    // A row that is out of sight keeps its state as long as its container.
    sleep()
    parent.offscreen[identity] = self
  }
  /// The views of this record and below are not on the page for now.
  private func sleep() {
    var records = [self]
    while let record = records.popLast() {
      for box in record.boxes.values { (box.object as? any Presence)?.leavePage() }
      for case .child(let child) in record.entries { records.append(child) }
    }
  }

  /// Ends the view: what it kept goes, what it started is cancelled, `onDisappear` runs once the page is laid out.
  func end() {
    var leaving = [self]
    while let record = leaving.popLast() { record.endAlone(&leaving) }
  }
  /// Ends this view; those below are added to `leaving`.
  private func endAlone(_ leaving: inout [ViewRecord]) {
    guard isAlive else { return }
    graph.remove(self)
    knownHandle?.end()
    // What was found on a page that is finished stays found.
    if !graph.isEnding { graph.context.forgetFindings(of: self) }
    for entry in entries.reversed() {
      switch entry {
      case .child(let record) where record.parent === self: leaving.append(record)
      case .deferred(let entry): entry.isAlive = false
      default: break
      }
    }
    leaving += offscreen.values
    entries = []
    offscreen = [:]
    for key in boxes.keys { drop(key) }
    nodes = []
    bases = []
    // It may hold nodes, whose lazy content holds this record: nobody would ever let go of either.
    evaluation = DetachedEvaluation()
    // Who had come upon it before still asks whose it is, and the last parent may be gone by then.
    parent = nil
  }
  private func endSleepers() {
    for record in offscreen.values { record.end() }
    offscreen = [:]
  }

  /// Ends all views below: what they became is used without them.
  func endChildren() {
    for case .child(let record) in entries { record.end() }
    endSleepers()
    entries = []
    contents = []
  }
  /// Evaluates a view for a lazy container that asks for its parts one by one; the parts are made later, for this record.
  func enumerate<V: View>(_ view: V, at scope: _Scope, _ body: (_Scope) -> Void) {
    let record = child(EnumerationEvaluation(view: view), at: scope)
    guard graph.enter(V.self) else { return }
    defer { graph.leave() }
    record.environment = scope.environment
    record.evaluate { body($0) }
    contents.formUnion(record.contents)
  }
  /// Takes another value as what the view is made from.
  func replace(_ evaluation: some ViewEvaluation, _ environment: EnvironmentValues) {
    self.evaluation = evaluation
    self.environment = environment
  }
  /// Evaluates content anew that was made late.
  func evaluateAgain(_ evaluation: some ViewEvaluation) {
    replace(evaluation, environment)
    guard graph.enter(evaluation.subject) else { return }
    evaluate()
    graph.leave()
    parent?.noteContents(of: self)
  }
}

// MARK: - What a view keeps

extension ViewRecord {
  /// The box in `slot` of what stands at `identity` in this view, made on first use; it is kept as long as every evaluation asks for it.
  func box<Kept: AnyObject>(_ identity: Identity, _ slot: Int, make: () -> Kept) -> Kept {
    let key = BoxKey(identity: identity, slot: slot)
    if let known = boxes[key], let box = known.object as? Kept {
      if known.evaluation != evaluations { boxes[key] = Box(object: box, evaluation: evaluations) }
      return box
    }
    let box = takenOver(key) as? Kept ?? make()
    boxes[key] = Box(object: box, evaluation: evaluations)
    return box
  }
  /// What a record around kept while this one was a part of it.
  private func takenOver(_ key: BoxKey) -> AnyObject? {
    var record = self
    while record.evaluation.takesBoxesOver, let around = record.parent {
      if let box = around.boxes.removeValue(forKey: key) { return box.object }
      record = around
    }
    return nil
  }
  private func drop(_ key: BoxKey) {
    guard let box = boxes.removeValue(forKey: key) else { return }
    (box.object as? any Presence)?.leavePage()
  }

  /// Says something to `listener`, a record around, now and whenever this record is kept.
  func tell(_ listener: ViewRecord?, _ say: @escaping () -> Void) {
    entries.append(.told(Word(listener: listener, say: say)))
    note(.told)
    say()
  }
  /// The records that something said here or below is meant for.
  private var listeners: [ViewRecord] {
    var found: [ViewRecord] = []
    forEachEntry(.told) { if case .told(let word) = $0, let listener = word.listener { found.append(listener) } }
    return found
  }
  /// Leaves something to be done when the page is laid out.
  func react(_ reaction: any Reaction) {
    entries.append(.reaction(reaction))
    note(.reactions)
  }
  /// Leaves a node's content to be made when the node is placed.
  func `defer`(_ entry: DeferredEntry) {
    entries.append(.deferred(entry))
    note(.deferred)
    graph.await(entry)
  }
  private func note(_ kind: Contents) {
    var record: ViewRecord? = self
    while let here = record, !here.contents.contains(kind) {
      here.contents.insert(kind)
      record = here.parent
    }
  }

  /// Calls `body` with every reaction here and below, in the order in which the views stand.
  func forEachReaction(_ body: (any Reaction) -> Void) {
    forEachEntry(.reactions) { if case .reaction(let reaction) = $0 { body(reaction) } }
  }
}

// MARK: - Evaluated alone

extension ViewRecord {
  /// Evaluates the view because of a change of its own, and puts its new nodes in the place of the old; what cannot be put there alone
  /// is left to the record around.
  func update() {
    guard isAlive, isDirty else { return }
    guard let parent else { return evaluate() }
    guard evaluation.runsAlone else { return graph.invalidate(parent) }
    let listened = listeners
    let old = nodes.map(\.current)
    let (before, decorated) = (bases, old.map { NodeBase($0) })
    guard graph.enter(evaluation.subject) else { return }
    evaluate()
    graph.leave()
    parent.noteContents(of: self)
    // Those within have heard it while this was evaluated.
    for record in listened + listeners where record.depth < depth { graph.invalidate(record) }
    if evaluation.install(nodes) { return }
    let splice = Splice(old: old, bases: before, decorated: decorated, new: nodes, newBases: bases)
    guard splice.isPossible, splice.perform(in: graph) else { return graph.invalidate(parent) }
    for (node, (before, now)) in zip(nodes, zip(before, bases)) { parent.rebase(node, from: before, to: now) }
  }
  /// Those around a view whose node was made again hand it out as they would have, had they been evaluated after it.
  private func rebase(_ node: _ViewNode, from before: NodeBase, to now: NodeBase) {
    var record: ViewRecord? = self
    while let here = record, let index = here.nodes.firstIndex(where: { $0.current === node }) {
      here.bases[index] = here.bases[index].rebased(from: before, to: now)
      record = here.parent
    }
  }
  private func noteContents(of child: ViewRecord) {
    var record: ViewRecord? = self
    while let here = record, !here.contents.isSuperset(of: child.contents) {
      here.contents.formUnion(child.contents)
      record = here.parent
    }
  }
}
extension ViewRecord: FindingSource {}
