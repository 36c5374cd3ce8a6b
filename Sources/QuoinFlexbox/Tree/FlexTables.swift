/// The tables of a tree. They live behind a pointer, so that reading them costs no check of exclusive access.
struct FlexTables {
  var links = Buffer<Links>()
  var styles = Buffer<HotStyle>()
  var shared = SharedStyles()
  /// Fewer than nodes: those made since the last layout have no box yet.
  var boxes = Buffer<Box>()
  /// What measures leaves; nil is the tree's own `measureLeaf`.
  var leaves = Buffer<FlexMeasure?>()
  /// What leaves answered. Fewer than leaves: those made since the last layout were not asked.
  var answers = Buffer<LeafAnswers>()
  var snapped = Buffer<SnappedBox>(capacity: 1)
  let scratch: UnsafeMutablePointer<ScratchArena>
  var freeNodes: [Int32] = []
  var freeLeaves: [Int32] = []
  /// Room for the absolute boxes that wait while a layout runs.
  var hoisted: [Hoisted] = []
  /// What changed since the last layout.
  var changes = FewChanges()
  /// The most levels any node was made below a root.
  var deepest: Int32 = 0
  /// What the first node in a place is named with: above 16 bits that count, which tree it is, so that no other takes its name for one of
  /// its own.
  var firstGeneration: UInt32 = 1

  init() {
    scratch = .allocate(capacity: 1)
    scratch.initialize(to: ScratchArena())
  }

  /// How much memory the tables hold.
  var bytes: Int {
    links.bytes + styles.bytes + shared.bytes + boxes.bytes + leaves.bytes + answers.bytes + snapped.bytes + scratch.pointee.bytes
  }

  /// As new, but with the room the tables have grown to.
  mutating func empty() {
    links.empty()
    styles.empty()
    shared.empty()
    boxes.empty()
    leaves.empty()
    answers.empty()
    snapped.empty()
    freeNodes.removeAll(keepingCapacity: true)
    freeLeaves.removeAll(keepingCapacity: true)
    (changes, deepest) = (FewChanges(), 0)
  }

  func free() {
    links.release()
    styles.release()
    shared.free()
    boxes.release()
    leaves.release()
    answers.release()
    snapped.release()
    scratch.pointee.free()
    scratch.deallocate()
  }
}

extension FlexTree {
  var links: Buffer<Links> {
    get { tables.pointee.links }
    set { tables.pointee.links = newValue }
  }
  var styles: Buffer<HotStyle> {
    get { tables.pointee.styles }
    set { tables.pointee.styles = newValue }
  }
  var colds: Buffer<ColdStyle> { tables.pointee.shared.rows }
  var facts: Buffer<ColdFacts> { tables.pointee.shared.facts }
  var boxes: Buffer<Box> {
    get { tables.pointee.boxes }
    set { tables.pointee.boxes = newValue }
  }
  var leaves: Buffer<FlexMeasure?> {
    get { tables.pointee.leaves }
    set { tables.pointee.leaves = newValue }
  }
  var answers: Buffer<LeafAnswers> {
    get { tables.pointee.answers }
    set { tables.pointee.answers = newValue }
  }
  var snapped: Buffer<SnappedBox> {
    get { tables.pointee.snapped }
    set { tables.pointee.snapped = newValue }
  }
  var deepest: Int32 {
    get { tables.pointee.deepest }
    set { tables.pointee.deepest = newValue }
  }
}
