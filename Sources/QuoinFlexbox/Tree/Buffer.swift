/// A growing run of plain values at a stable place for as long as nobody appends; the engine reads it through its pointer.
struct Buffer<Element> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  mutating func append(_ element: Element) {
    if count == capacity { reserve(capacity * 2) }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = wanted
  }

  /// Gives the memory back; the buffer must not be used afterwards.
  func free() {
    base.deinitialize(count: count)
    base.deallocate()
  }
}
