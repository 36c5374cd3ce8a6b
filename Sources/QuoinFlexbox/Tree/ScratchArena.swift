/// Working memory of one pass: a stack of blocks that never move, kept between passes so that a warm layout allocates nothing.
struct ScratchArena {
  private struct Chunk {
    var base: UnsafeMutableRawPointer
    var size: Int
  }
  /// A place on the stack to return to.
  struct Mark {
    fileprivate var chunk: Int
    fileprivate var used: Int
  }
  private var chunks: Buffer<Chunk>
  private var current = 0
  private var used = 0
  private static let smallestChunk = 1 << 16

  init() {
    chunks = Buffer(capacity: 32)
    chunks.append(Chunk(base: .allocate(byteCount: Self.smallestChunk, alignment: 16), size: Self.smallestChunk))
  }

  /// How much memory the blocks hold.
  var bytes: Int { (0..<chunks.count).reduce(0) { $0 + chunks.base[$1].size } }

  @inline(__always) var mark: Mark { Mark(chunk: current, used: used) }

  @inline(__always) mutating func release(_ mark: Mark) {
    current = mark.chunk
    used = mark.used
  }

  /// Room for `count` values, not initialised, valid until a mark from before is released.
  @inline(__always) mutating func take<Value>(_ count: Int, of type: Value.Type) -> UnsafeMutablePointer<Value> {
    let bytes = (count * MemoryLayout<Value>.stride + 15) & ~15
    if used + bytes > chunks.base[current].size { advance(for: bytes) }
    defer { used += bytes }
    return (chunks.base[current].base + used).assumingMemoryBound(to: type)
  }

  /// All the room left in the open block, to be filled before anything else is taken; `close` says how much was.
  @inline(__always) func open<Value>(for type: Value.Type) -> (place: UnsafeMutablePointer<Value>, count: Int) {
    let chunk = chunks.base[current]
    return ((chunk.base + used).assumingMemoryBound(to: type), (chunk.size - used) / MemoryLayout<Value>.stride)
  }

  @inline(__always) mutating func close<Value>(_ count: Int, of type: Value.Type) {
    used += (count * MemoryLayout<Value>.stride + 15) & ~15
    if used > chunks.base[current].size { used = chunks.base[current].size }
  }

  private mutating func advance(for bytes: Int) {
    used = 0
    repeat {
      current += 1
      if current == chunks.count {
        let size = max(bytes, Self.smallestChunk << min(current, 8))
        chunks.append(Chunk(base: .allocate(byteCount: size, alignment: 16), size: size))
      }
    } while chunks.base[current].size < bytes
  }

  func free() {
    for index in 0..<chunks.count { chunks.base[index].base.deallocate() }
    chunks.release()
  }
}
