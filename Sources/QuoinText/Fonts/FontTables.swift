import Foundation

/// What a font file says about itself, read straight from its tables so that looking at a file costs microseconds.
struct FontTables: Sendable {
  struct Names: Sendable {
    var family = ""
    var style = ""
    var full = ""
    var postScript = ""
    /// The older family name that knows four styles only ("Inter SemiBold").
    var legacyFamily = ""
    /// Family names in every language of the file.
    var families: Set<String> = []
  }

  var names = Names()
  var unitsPerEm = 1000
  var ascender = 0
  var descender = 0
  var lineGap = 0
  var capHeight = 0
  var xHeight = 0
  var underlinePosition = 0
  var underlineThickness = 0
  var strikeoutPosition = 0
  var strikeoutSize = 0
  var weight = 400
  var width = 100
  var isItalic = false
  var isColor = false
  var isMonospaced = false

  /// Nil if the bytes are no font or its header tables are cut short.
  init?(_ bytes: UnsafeRawBufferPointer, face: Int) {
    let reader = BigEndian(bytes)
    guard let directory = FontTables.directory(reader, face: face) else { return nil }
    guard let head = directory["head"], head.length >= 54, let hhea = directory["hhea"], hhea.length >= 36 else { return nil }
    guard let upem = reader.u16(head.offset + 18), upem >= 16, upem <= 16384, directory["cmap"] != nil else { return nil }
    unitsPerEm = upem
    isItalic = (reader.u16(head.offset + 44) ?? 0) & 2 != 0
    weight = (reader.u16(head.offset + 44) ?? 0) & 1 != 0 ? 700 : 400
    ascender = reader.i16(hhea.offset + 4) ?? 0
    descender = reader.i16(hhea.offset + 6) ?? 0
    lineGap = reader.i16(hhea.offset + 8) ?? 0
    isColor = ["CBDT", "sbix", "COLR", "SVG "].contains { directory[$0] != nil }
    if let post = directory["post"] {
      underlinePosition = reader.i16(post.offset + 8) ?? 0
      underlineThickness = reader.i16(post.offset + 10) ?? 0
      isMonospaced = (reader.u16(post.offset + 14) ?? 0) != 0
    }
    if let os2 = directory["OS/2"] { readOS2(reader, os2) }
    if let name = directory["name"] { readNames(reader, name) }
  }

  private mutating func readOS2(_ reader: BigEndian, _ os2: BigEndian.Table) {
    let at = os2.offset
    if let value = reader.u16(at + 4), value > 0 { weight = value < 10 ? value * 100 : min(max(value, 100), 900) }
    let widths = [100, 50, 62, 75, 87, 100, 112, 125, 150, 200]
    width = widths[min(reader.u16(at + 6) ?? 5, 9)]
    strikeoutSize = reader.i16(at + 26) ?? 0
    strikeoutPosition = reader.i16(at + 28) ?? 0
    let selection = os2.length >= 64 ? reader.u16(at + 62) ?? 0 : 0
    if selection & 1 != 0 || selection & 512 != 0 { isItalic = true }
    // The phone goes by the horizontal header; only a font without numbers there is asked for its typographic ones.
    if os2.length >= 74, ascender == 0, descender == 0 {
      ascender = reader.i16(at + 68) ?? ascender
      descender = reader.i16(at + 70) ?? descender
      lineGap = reader.i16(at + 72) ?? lineGap
    }
    if os2.length >= 90, reader.u16(at) ?? 0 >= 2 {
      xHeight = reader.i16(at + 86) ?? 0
      capHeight = reader.i16(at + 88) ?? 0
    }
  }

  private mutating func readNames(_ reader: BigEndian, _ table: BigEndian.Table) {
    let count = reader.u16(table.offset + 2) ?? 0
    let strings = table.offset + (reader.u16(table.offset + 4) ?? 0)
    var found: [Int: (rank: Int, text: String)] = [:]
    for record in 0..<count {
      let at = table.offset + 6 + record * 12
      guard let platform = reader.u16(at), let language = reader.u16(at + 4), let id = reader.u16(at + 6),
        let length = reader.u16(at + 8), let offset = reader.u16(at + 10), [1, 2, 4, 6, 16, 17].contains(id)
      else { continue }
      guard let bytes = reader.slice(strings + offset, length) else { continue }
      let text = FontTables.text(bytes, platform: platform)
      if id == 1 || id == 16 { names.families.insert(text) }
      // English by Windows' table first, then the Mac's Roman one; a font with neither gives its first name.
      let rank = platform == 3 ? (language == 0x409 ? 3 : 1) : platform == 1 && language == 0 ? 2 : platform == 0 ? 2 : 0
      guard rank > found[id]?.rank ?? -1 else { continue }
      found[id] = (rank, text)
    }
    names.legacyFamily = found[1]?.text ?? ""
    names.family = found[16]?.text ?? names.legacyFamily
    names.style = found[17]?.text ?? found[2]?.text ?? "Regular"
    names.postScript = found[6]?.text ?? names.family.filter { $0 != " " } + "-" + names.style.filter { $0 != " " }
    names.full = found[4]?.text ?? names.family + " " + names.style
  }

  private static func text(_ bytes: Slice<UnsafeRawBufferPointer>, platform: Int) -> String {
    if platform == 1 { return String(decoding: bytes.map { $0 < 128 ? $0 : UInt8(ascii: "?") }, as: UTF8.self) }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }

  /// How many faces a file holds: 1, or a collection's number. 0 if it is no font.
  static func faceCount(_ bytes: UnsafeRawBufferPointer) -> Int {
    let reader = BigEndian(bytes)
    switch reader.u32(0) {
    case 0x7474_6366: return min(reader.u32(8) ?? 0, 256)
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: return 1
    default: return 0
    }
  }

  private static func directory(_ reader: BigEndian, face: Int) -> [String: BigEndian.Table]? {
    guard face >= 0, face < faceCount(reader.bytes) else { return nil }
    var start = 0
    if reader.u32(0) == 0x7474_6366 {
      guard let offset = reader.u32(12 + face * 4) else { return nil }
      start = offset
    }
    guard let count = reader.u16(start + 4) else { return nil }
    var tables: [String: BigEndian.Table] = [:]
    for record in 0..<count {
      let at = start + 12 + record * 16
      guard let tag = reader.slice(at, 4), let offset = reader.u32(at + 8), let length = reader.u32(at + 12) else { return nil }
      guard offset + length <= reader.bytes.count else { return nil }
      tables[String(decoding: tag, as: UTF8.self)] = BigEndian.Table(offset: offset, length: length)
    }
    return tables
  }
}

/// Numbers out of a file that may be cut short: nil instead of a trap.
struct BigEndian {
  struct Table {
    var offset: Int
    var length: Int
  }

  let bytes: UnsafeRawBufferPointer
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  func u16(_ at: Int) -> Int? {
    guard at >= 0, at + 2 <= bytes.count else { return nil }
    return Int(bytes[at]) << 8 | Int(bytes[at + 1])
  }
  func i16(_ at: Int) -> Int? { u16(at).map { Int(Int16(truncatingIfNeeded: $0)) } }
  func u32(_ at: Int) -> Int? {
    guard let high = u16(at), let low = u16(at + 2) else { return nil }
    return high << 16 | low
  }
  func slice(_ at: Int, _ length: Int) -> Slice<UnsafeRawBufferPointer>? {
    guard at >= 0, length >= 0, at + length <= bytes.count else { return nil }
    return bytes[at..<at + length]
  }
}
