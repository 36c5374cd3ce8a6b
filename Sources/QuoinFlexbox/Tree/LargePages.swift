#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory for long runs, on large pages where the system has them for the asking (Linux): filling it for the first time then costs
/// a five-hundredth of the page faults, which for a hundred thousand nodes are as dear as half their layout.
enum LargePages {
  private static let size = 2 << 20

  #if os(Linux)
    /// Whether a run of so many bytes lies here and not in the heap.
    @inline(__always) static func serve(_ bytes: Int) -> Bool { bytes >= size }

    /// nil where there is no memory.
    static func map(_ bytes: Int) -> UnsafeMutableRawPointer? {
      let whole = rounded(bytes)
      guard let found = mmap(nil, whole + size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), Int(bitPattern: found) != -1
      else { return nil }
      // What lies before the first large page and behind the last is given back.
      let before = rounded(Int(bitPattern: found)) - Int(bitPattern: found)
      let place = found + before
      if before > 0 { munmap(found, before) }
      if before < size { munmap(place + whole, size - before) }
      madvise(place, whole, MADV_HUGEPAGE)
      return place
    }

    static func unmap(_ place: UnsafeMutableRawPointer, _ bytes: Int) { munmap(place, rounded(bytes)) }

    private static func rounded(_ value: Int) -> Int { (value + size - 1) / size * size }
  #else
    @inline(__always) static func serve(_ bytes: Int) -> Bool { false }
    static func map(_ bytes: Int) -> UnsafeMutableRawPointer? { nil }
    static func unmap(_ place: UnsafeMutableRawPointer, _ bytes: Int) {}
  #endif
}
