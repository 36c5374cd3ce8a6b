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
/// It grows by `realloc`, which moves large runs without copying: the elements must not mind being moved bit by bit, as no
/// Swift value does that holds no pointer to itself.
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

  /// Appends so many times the same.
  mutating func append(_ element: Element, times: Int) {
    if times <= 0 { return }
    reserve(count + times)
    (base + count).initialize(repeating: element, count: times)
    count += times
  }

  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let old = capacity == 0 ? nil : UnsafeMutableRawPointer(base)
    guard let place = realloc(old, wanted * MemoryLayout<Element>.stride) else {
      fatalError("No memory for a flex tree of \(wanted) nodes.")
    }
    base = place.assumingMemoryBound(to: Element.self)
    capacity = wanted
  }

  /// Gives the memory back; the buffer must not be used afterwards.
  func release() {
    base.deinitialize(count: count)
    free(base)
  }
}
