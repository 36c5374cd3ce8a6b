#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// The rows of cold styles. Nodes with the same values share a row, as nodes of one kind mostly do: less is written when they are made, and
/// less is read when they are laid out.
///
/// Invariant: row 0 holds the initial values and no other row does; a row is written once, when it is taken for its first node.
struct SharedStyles {
  private(set) var rows = Buffer<ColdStyle>()
  /// What each row comes to.
  private(set) var facts = Buffer<ColdFacts>()
  private var marks = Buffer<Mark>()
  private var unused = Buffer<Int32>()
  /// The row taken last; 0 is none.
  private var latest: Int32 = 0
  /// The row taken last for each of so many hashes; 0 is none.
  private let recent: UnsafeMutablePointer<Int32>
  private static let hashes = 256
  /// The words of the style that a row is looked for, where they differ from the initial ones.
  private let wanted: UnsafeMutablePointer<UInt64>
  /// A row, word by word.
  private static let words = MemoryLayout<ColdStyle>.size / 8

  private struct Mark {
    /// A bit for each word that differs from the initial one.
    var differs: UInt32
    /// How many nodes have the row.
    var users: Int32
  }

  init() {
    recent = .allocate(capacity: Self.hashes)
    wanted = .allocate(capacity: Self.words)
    begin()
  }

  private mutating func begin() {
    recent.initialize(repeating: 0, count: Self.hashes)
    latest = 0
    rows.append(ColdStyle())
    facts.append(ColdFacts(ColdStyle()))
    marks.append(Mark(differs: 0, users: 1))
  }

  var bytes: Int { rows.bytes + facts.bytes + marks.bytes + unused.bytes }

  mutating func empty() {
    rows.empty()
    facts.empty()
    marks.empty()
    unused.empty()
    begin()
  }

  func free() {
    rows.release()
    facts.release()
    marks.release()
    unused.release()
    recent.deallocate()
    wanted.deallocate()
  }

  /// The row for a style, given to a node that has `old` now.
  mutating func row(for style: FlexStyle, inPlaceOf old: Int32) -> Int32 {
    if !style.hasCold {
      giveBack(old)
      return 0
    }
    return withUnsafeBytes(of: style.cold) { bytes in
      let words = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt64.self)
      return row(of: words, last: words[Self.words - 1], inPlaceOf: old) { word, _ in word }
    }
  }

  /// The same for a style that is laid out as `ColdStyle` is but for the last word; `sound` makes a word that is not the initial one fit
  /// for the place it stands in.
  @inline(__always) mutating func row(
    of words: UnsafePointer<UInt64>, last: UInt64, inPlaceOf old: Int32, _ sound: (UInt64, Int) -> UInt64
  ) -> Int32 {
    let end = Self.words - 1
    let initial = UnsafeRawPointer(rows.base).assumingMemoryBound(to: UInt64.self)
    if last == initial[end], memcmp(words, initial, end * 8) == 0 {
      giveBack(old)
      return 0
    }
    // Nodes that are made one after the other are mostly of one kind.
    let latest = UnsafeRawPointer(rows.base + Int(latest)).assumingMemoryBound(to: UInt64.self)
    if last == latest[end], memcmp(words, latest, end * 8) == 0, marks.base[Int(self.latest)].users > 0 {
      marks.base[Int(self.latest)].users &+= 1
      giveBack(old)
      return self.latest
    }
    var (differs, hash): (UInt32, UInt64) = (0, 0)
    for place in 0...end {
      let given = place == end ? last : words[place]
      if given == initial[place] { continue }
      let word = sound(given, place)
      if word == initial[place] { continue }
      wanted[place] = word
      differs |= 1 &<< UInt32(truncatingIfNeeded: place)
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    }
    let found = differs == 0 ? 0 : old > 0 && holds(old, differs) ? old : shared(differs, hash)
    if found != old { giveBack(old) }
    return found
  }

  /// A node no longer has the row.
  @inline(__always) mutating func giveBack(_ row: Int32) {
    if row == 0 { return }
    marks.base[Int(row)].users &-= 1
    if marks.base[Int(row)].users == 0 { unused.append(row) }
  }

  /// Whether a row has the words that are wanted.
  @inline(__always) private func holds(_ row: Int32, _ differs: UInt32) -> Bool {
    guard marks.base[Int(row)].differs == differs else { return false }
    let words = UnsafeRawPointer(rows.base + Int(row)).assumingMemoryBound(to: UInt64.self)
    var left = differs
    while left != 0 {
      let place = left.trailingZeroBitCount
      if words[place] != wanted[place] { return false }
      left &= left &- 1
    }
    return true
  }

  /// A row with the words that are wanted, for one node more.
  private mutating func shared(_ differs: UInt32, _ hash: UInt64) -> Int32 {
    let known = recent + Int(truncatingIfNeeded: ((hash ^ UInt64(differs)) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    if known.pointee > 0, marks.base[Int(known.pointee)].users > 0, holds(known.pointee, differs) {
      marks.base[Int(known.pointee)].users &+= 1
      latest = known.pointee
      return latest
    }
    let row = takeUnused()
    marks.base[Int(row)] = Mark(differs: differs, users: 1)
    let words = UnsafeMutableRawPointer(rows.base + Int(row)).assumingMemoryBound(to: UInt64.self)
    var left = differs
    while left != 0 {
      let place = left.trailingZeroBitCount
      words[place] = wanted[place]
      left &= left &- 1
    }
    facts.base[Int(row)] = ColdFacts(rows.base[Int(row)])
    (known.pointee, latest) = (row, row)
    return row
  }

  /// A row with the initial values.
  private mutating func takeUnused() -> Int32 {
    if let row = unused.popLast() {
      rows.base[Int(row)] = rows.base[0]
      return row
    }
    rows.append(rows.base[0])
    facts.append(facts.base[0])
    marks.append(Mark(differs: 0, users: 0))
    return Int32(truncatingIfNeeded: rows.count - 1)
  }
}
