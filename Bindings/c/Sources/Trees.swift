// Trees by handle: a freed one is told from one that is alive, and a tree that is being laid out takes no changes.

/// A tree of the C library and what it keeps beside the engine's.
final class HandledTree {
  let tree: FlexTree
  let defaults: Int32
  let handle: qf_tree
  /// A part of every node's name, so that another tree's names are told apart.
  let tag: UInt64
  /// Callbacks run: nothing may change.
  var isBusy = false
  /// What was hung on nodes, and the boxes that were seen; as long as they were needed.
  var hangings = Buffer<Hanging>(capacity: 1)
  var seen = Buffer<FlexBox>(capacity: 1)

  init(defaults: Int32, errata: Int32, handle: qf_tree) {
    tree = FlexTree(defaults: defaults == 1 ? .yoga : .css, errata: FlexErrata(rawValue: Int(errata)))
    self.defaults = defaults
    self.handle = handle
    // Neighbouring trees and later ones in the same place get tags that differ.
    tag = ((handle &* 0x9E37_79B9_7F4A_7C15) >> 52) << 52
    tree.measureLeaf = { [unowned(unsafe) self] leaf, width, _ in answer(leaf, width) }
  }

  deinit {
    hangings.release()
    seen.release()
  }

  // A node's name: its index, 20 bits of its generation, 12 bits of the tree's tag. Generations of live nodes are odd, so none is 0.

  @inline(__always) func name(_ index: Int32) -> qf_node {
    index < 0 ? 0 : UInt64(UInt32(index)) | UInt64(tree.tables.pointee.links.base[Int(index)].generation & 0xF_FFFF) << 32 | tag
  }

  /// The index behind a name, -1 if it is stale or another tree's.
  @inline(__always) func index(_ node: qf_node) -> Int32 {
    let place = UInt32(truncatingIfNeeded: node)
    guard place < UInt32(tree.tables.pointee.links.count) else { return -1 }
    let generation = tree.tables.pointee.links.base[Int(place)].generation
    guard generation & 1 == 1, UInt64(generation & 0xF_FFFF) << 32 | tag == node & ~0xFFFF_FFFF else { return -1 }
    return Int32(place)
  }

  @inline(__always) func flexNode(_ index: Int32) -> FlexNode {
    FlexNode(index: index, generation: tree.tables.pointee.links.base[Int(index)].generation)
  }

  /// Forgets what hung on a place that a new node takes.
  @inline(__always) func greet(_ index: Int32) {
    if Int(index) < hangings.count { hangings.base[Int(index)] = Hanging() }
    if Int(index) < seen.count { seen.base[Int(index)] = HandledTree.unseen }
  }

  static var unseen: FlexBox { FlexBox(x: .nan, y: .nan, width: .nan, height: .nan) }

  func context(_ index: Int32) -> UnsafeMutableRawPointer? { Int(index) < hangings.count ? hangings.base[Int(index)].context : nil }

  /// What hangs on a node, to be changed.
  @inline(__always) func hanging(_ index: Int32) -> UnsafeMutablePointer<Hanging> {
    if Int(index) >= hangings.count { hangings.append(Hanging(), times: max(hangings.count, tree.links.count - hangings.count)) }
    return hangings.base + Int(index)
  }

  /// Asks a leaf's callback.
  private func answer(_ leaf: FlexNode, _ proposal: FlexProposal) -> FlexMeasurement {
    let hanging = hangings.base[Int(leaf.index)]
    guard let measure = hanging.measure else { return FlexMeasurement(width: 0, height: 0) }
    var answer = qf_measurement(width: 0, height: 0, first_baseline: .nan, last_baseline: .nan)
    let node = name(leaf.index)
    switch proposal {
    case .exactly(let width): measure(handle, node, hanging.context, 0, width, &answer)
    case .atMost(let width): measure(handle, node, hanging.context, 1, width, &answer)
    case .minContent: measure(handle, node, hanging.context, 2, .nan, &answer)
    case .maxContent: measure(handle, node, hanging.context, 3, .nan, &answer)
    }
    return FlexMeasurement(
      width: answer.width, height: answer.height, firstBaseline: answer.first_baseline.isFinite ? answer.first_baseline : nil,
      lastBaseline: answer.last_baseline.isFinite ? answer.last_baseline : nil)
  }
}

/// What a program hangs on a node.
struct Hanging {
  var context: UnsafeMutableRawPointer?
  var measure: qf_measure?
}

/// The tree behind a handle; nil if there is none.
@inline(__always) func found(_ handle: qf_tree) -> Unmanaged<HandledTree>? {
  let index = UInt32(truncatingIfNeeded: handle)
  guard index < UInt32(qf_chunk_size * qf_chunk_count) else { return nil }
  let chunks = quoin_chunk_table()
  guard let chunk = chunks[Int(index >> 10)] else { return nil }
  let place = chunk + Int(index & 1023)
  guard UInt64(place.pointee.generation) == handle >> 32, place.pointee.generation & 1 == 1, let tree = place.pointee.tree else {
    return nil
  }
  return Unmanaged.fromOpaque(tree)
}

/// Does something with a tree, or answers that there is none.
@inline(__always) func reading(_ handle: qf_tree, _ body: (HandledTree) -> qf_status) -> qf_status {
  guard let tree = found(handle) else { return failed(QF_ERROR_TREE) }
  return tree._withUnsafeGuaranteedRef { body($0) }
}

/// The same for what changes the tree.
@inline(__always) func changing(_ handle: qf_tree, _ body: (HandledTree) -> qf_status) -> qf_status {
  guard let tree = found(handle) else { return failed(QF_ERROR_TREE) }
  return tree._withUnsafeGuaranteedRef { $0.isBusy ? failed(QF_ERROR_BUSY) : body($0) }
}

@inline(never) func failed<Code: BinaryInteger>(_ status: Code) -> qf_status { quoin_failed(qf_status(truncatingIfNeeded: status)) }

let ok = qf_status(0)

@c @implementation public func qf_tree_new(_ defaults: Int32, _ errata: Int32) -> qf_tree {
  guard defaults == 0 || defaults == 1, errata >= 0, errata < 256 else {
    _ = failed(QF_ERROR_VALUE)
    return 0
  }
  var index: UInt32 = 0
  guard let place = quoin_take_place(&index) else {
    _ = failed(QF_ERROR_MEMORY)
    return 0
  }
  let handle = UInt64(place.pointee.generation) << 32 | UInt64(index)
  place.pointee.tree = Unmanaged.passRetained(HandledTree(defaults: defaults, errata: errata, handle: handle)).toOpaque()
  return handle
}

@c @implementation public func qf_tree_free(_ handle: qf_tree) -> qf_status {
  guard let tree = found(handle) else { return failed(QF_ERROR_TREE) }
  if tree.takeUnretainedValue().isBusy { return failed(QF_ERROR_BUSY) }
  quoin_give_place(UInt32(truncatingIfNeeded: handle))
  tree.release()
  return ok
}

@c @implementation public func qf_tree_clear(_ handle: qf_tree) -> qf_status {
  changing(handle) { tree in
    let links = tree.tree.tables.pointee.links
    for index in 0..<Int32(links.count) where links.base[Int(index)].generation & 1 == 1 && links.base[Int(index)].parent < 0 {
      tree.tree.remove(tree.flexNode(index))
    }
    return ok
  }
}

@c @implementation public func qf_tree_reserve(_ handle: qf_tree, _ count: Int32) -> qf_status {
  changing(handle) { tree in
    if count < 0 { return failed(QF_ERROR_RANGE) }
    tree.tree.reserve(Int(count))
    return ok
  }
}

@c @implementation public func qf_tree_count(_ handle: qf_tree, _ count: UnsafeMutablePointer<Int32>?) -> qf_status {
  reading(handle) { tree in
    guard let count else { return failed(QF_ERROR_NULL) }
    count.pointee = Int32(clamping: tree.tree.count)
    return ok
  }
}

@c @implementation public func qf_tree_set_rounding(_ handle: qf_tree, _ scale: Double) -> qf_status {
  changing(handle) { tree in
    if !(scale >= 0 && scale <= 1_000_000) { return failed(QF_ERROR_VALUE) }
    tree.tree.pointScaleFactor = scale
    return ok
  }
}

@c @implementation public func qf_tree_measure_count(_ handle: qf_tree, _ count: UnsafeMutablePointer<Int64>?) -> qf_status {
  reading(handle) { tree in
    guard let count else { return failed(QF_ERROR_NULL) }
    count.pointee = Int64(tree.tree.measureCount)
    return ok
  }
}

@c @implementation public func qf_tree_layout(_ tree: qf_tree, _ root: qf_node, _ width: Double, _ height: Double, _ direction: Int32)
  -> qf_status
{
  lay(tree, root, width, height, direction, fills: true)
}

@c @implementation public func qf_tree_layout_within(
  _ tree: qf_tree, _ root: qf_node, _ width: Double, _ height: Double, _ direction: Int32
) -> qf_status {
  lay(tree, root, width, height, direction, fills: false)
}

private func lay(_ handle: qf_tree, _ root: qf_node, _ width: Double, _ height: Double, _ direction: Int32, fills: Bool) -> qf_status {
  changing(handle) { tree in
    let index = tree.index(root)
    if index < 0 { return failed(QF_ERROR_NODE) }
    if direction < 0 || direction > 2 { return failed(QF_ERROR_VALUE) }
    tree.isBusy = true
    defer { tree.isBusy = false }
    tree.tree.layout(
      in: FlexSpace(
        width: width.isFinite ? width : nil, height: height.isFinite ? height : nil, rightToLeft: direction == 2, fills: fills),
      root: tree.flexNode(index))
    return ok
  }
}
