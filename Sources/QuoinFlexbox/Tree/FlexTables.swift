/// The tables of a tree. They live behind a pointer, so that reading them costs no check of exclusive access.
struct FlexTables {
  var links = Buffer<Links>()
  var styles = Buffer<HotStyle>()
  var colds = Buffer<ColdStyle>()
  /// Fewer than nodes: those made since the last layout have no box yet.
  var boxes = Buffer<Box>()
  var leaves = Buffer<Leaf>()
  var snapped = Buffer<SnappedBox>(capacity: 1)
  let scratch: UnsafeMutablePointer<ScratchArena>
  var freeNodes: [Int32] = []
  var freeColds: [Int32] = []
  var freeLeaves: [Int32] = []
  /// Room for the absolute boxes that wait while a layout runs.
  var hoisted: [Hoisted] = []
  /// The one node that changed since the last layout; -1 none did, -2 several did.
  var onlyChange: Int32 = -1
  /// The most levels any node was made below a root.
  var deepest: Int32 = 0

  init() {
    scratch = .allocate(capacity: 1)
    scratch.initialize(to: ScratchArena())
  }

  /// How much memory the tables hold.
  var bytes: Int {
    links.bytes + styles.bytes + colds.bytes + boxes.bytes + leaves.bytes + snapped.bytes + scratch.pointee.bytes
  }

  /// As new, but with the room the tables have grown to.
  mutating func empty() {
    links.empty()
    styles.empty()
    colds.empty()
    boxes.empty()
    leaves.empty()
    snapped.empty()
    freeNodes.removeAll(keepingCapacity: true)
    freeColds.removeAll(keepingCapacity: true)
    freeLeaves.removeAll(keepingCapacity: true)
    (onlyChange, deepest) = (-1, 0)
  }

  func free() {
    links.release()
    styles.release()
    colds.release()
    boxes.release()
    leaves.release()
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
  var colds: Buffer<ColdStyle> {
    get { tables.pointee.colds }
    set { tables.pointee.colds = newValue }
  }
  var boxes: Buffer<Box> {
    get { tables.pointee.boxes }
    set { tables.pointee.boxes = newValue }
  }
  var leaves: Buffer<Leaf> {
    get { tables.pointee.leaves }
    set { tables.pointee.leaves = newValue }
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
