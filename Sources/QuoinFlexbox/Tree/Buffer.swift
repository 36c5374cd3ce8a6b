#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// A growing run of values at a stable place for as long as nobody appends; the engine reads it through its pointer.
/// Growing moves the elements bit by bit, which no Swift value minds that holds no pointer to itself.
struct Buffer<Element> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = 0
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    reserve(max(capacity, 1))
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { reserve(capacity * 2) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Makes room for one more, which the caller must write.
  @inline(__always) mutating func appendPlace() -> UnsafeMutablePointer<Element> {
    if count == capacity { reserve(capacity * 2) }
    count += 1
    return base + (count - 1)
  }

  /// Appends so many times the same.
  mutating func append(_ element: Element, times: Int) {
    if times <= 0 { return }
    // Who appends one at a time must not move everything each time.
    if count + times > capacity { reserve(max(count + times, capacity * 2)) }
    (base + count).initialize(repeating: element, count: times)
    count += times
  }

  /// Takes the last element away.
  @inline(__always) mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return (base + count).move()
  }

  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    guard let place = grown(to: wanted * MemoryLayout<Element>.stride) else {
      fatalError("No memory for a flex tree of \(wanted) nodes.")
    }
    base = place.assumingMemoryBound(to: Element.self)
    capacity = wanted
  }

  /// The run moved to where there is room for so many bytes.
  private func grown(to bytes: Int) -> UnsafeMutableRawPointer? {
    let old = UnsafeMutableRawPointer(base)
    guard LargePages.serve(bytes) else { return realloc(capacity == 0 ? nil : old, bytes) }
    guard let place = LargePages.map(bytes) else { return nil }
    if capacity > 0 {
      memcpy(place, old, count * MemoryLayout<Element>.stride)
      giveBack()
    }
    return place
  }

  private func giveBack() {
    if LargePages.serve(self.bytes) { LargePages.unmap(base, self.bytes) } else { free(base) }
  }

  /// What the buffer holds room for.
  var bytes: Int { capacity * MemoryLayout<Element>.stride }

  /// Forgets the elements and keeps the room.
  mutating func empty() {
    base.deinitialize(count: count)
    count = 0
  }

  /// Gives the memory back; the buffer must not be used afterwards.
  func release() {
    base.deinitialize(count: count)
    giveBack()
  }
}
