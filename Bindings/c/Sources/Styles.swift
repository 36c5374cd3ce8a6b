// The C library's styles. They have the engine's own words in them, so a style is checked and taken over without being read by name.

extension FlexLength {
  /// A length from outside: whatever the bits are, it keeps the engine's promise.
  @inline(__always) init(_ length: qf_length) {
    self.init(bits: length.bits)
    if bits & 7 <= 1 {
      // Numbers in range are most of all.
      if !(number.magnitude <= FlexLength.limit) { self = FlexLength(number, kind) }
    } else if kind == .calc {
      self = .calc(percent: calcPercent, points: calcPoints)
    } else {
      self.init(bits: isAuto ? bits & 31 : bits & 7)
    }
  }
}

extension FlexEdges {
  @inline(__always) init(_ edges: qf_edges) {
    self.init(
      top: FlexLength(edges.top), left: FlexLength(edges.left), bottom: FlexLength(edges.bottom), right: FlexLength(edges.right))
    storedStart = FlexLength(edges.start)
    storedEnd = FlexLength(edges.end)
  }

  var c: qf_edges {
    qf_edges(
      top: qf_length(bits: top.bits), left: qf_length(bits: left.bits), bottom: qf_length(bits: bottom.bits),
      right: qf_length(bits: right.bits), start: qf_length(bits: storedStart.bits), end: qf_length(bits: storedEnd.bits))
  }
}

extension HandledTree {
  /// Whether the keywords are such, and the style is one of this version's.
  @inline(__always) static func isSound(_ style: UnsafePointer<qf_style>) -> Bool {
    guard style.pointee.size == UInt32(MemoryLayout<qf_style>.size) else { return false }
    // Eight bytes at once: each number's highest bit is free, and stays set where the number's limit is not below it.
    let keywords = quoin_keywords(style)
    let tops: UInt64 = 0x8080_8080_8080_8080
    let alignments = quoin_alignments(style)
    let numbers = alignments & 0x1F_1F1F_1F1F
    return (keywords | alignments) & tops == 0 && ((quoin_last_keywords() | tops) &- keywords) & tops == tops
      && ((0x90_9090_9090 &- numbers) & 0x80_8080_8080) == 0x80_8080_8080 && alignments & (alignments << 1) & 0x40_4040_4040 == 0
  }

  /// Writes a sound style over a node's.
  @inline(__always) private func write(_ s: UnsafePointer<qf_style>, to place: UnsafeMutablePointer<HotStyle>, inPlaceOf row: Int32) {
    place.pointee.width = FlexLength(size: s.pointee.width)
    place.pointee.height = FlexLength(size: s.pointee.height)
    place.pointee.basis = FlexLength(size: s.pointee.flex_basis)
    place.pointee.grow = s.pointee.flex_grow > 0 ? min(s.pointee.flex_grow, 1e9) : 0
    place.pointee.shrink = s.pointee.flex_shrink > 0 ? min(s.pointee.flex_shrink, 1e9) : 0
    let keywords = UnsafeMutableRawPointer(place) + HotStyle.keywordsAt
    let alignments = quoin_alignments(s)
    keywords.storeBytes(of: quoin_keywords(s), as: UInt64.self)
    keywords.storeBytes(of: UInt32(truncatingIfNeeded: alignments), toByteOffset: 8, as: UInt32.self)
    keywords.storeBytes(of: UInt8(truncatingIfNeeded: alignments >> 32), toByteOffset: 12, as: UInt8.self)
    place.pointee.cold = self.row(for: s, inPlaceOf: row)
  }

  /// The row for the rest of a style, given to a node that has `old` now.
  @inline(__always) private func row(for s: UnsafePointer<qf_style>, inPlaceOf old: Int32) -> Int32 {
    let bar = s.pointee.scrollbar_width
    let bits = (bar > 0 && bar.isFinite ? Float(min(bar, 10_000)) : 0).bitPattern
    return tree.tables.pointee.shared.row(
      of: quoin_seldom(s), last: UInt64(UInt32(bitPattern: s.pointee.order)) << 32 | UInt64(bits), inPlaceOf: old
    ) { word, place in
      // Lengths in range that are not negative are most of all: whatever they are for, they fit.
      word & 7 == 0 && word <= FlexLength.limit.bitPattern && place < 30 ? word : HandledTree.sound(word, place)
    }
  }

  /// A word of a row, made to keep the engine's promise; the places are those of `ColdStyle`.
  @inline(never) private static func sound(_ word: UInt64, _ place: Int) -> UInt64 {
    let length = FlexLength(qf_length(bits: word))
    switch place {
    case 0..<4, 28, 29: return length.nonNegative.bits
    case 4..<10, 22..<28: return length.bits
    case 10..<16: return length.edge.bits
    case 16..<22: return length.edge.pointsOnly.bits
    case 30:
      let ratio = Double(bitPattern: word)
      return (ratio > 0 && ratio.isFinite ? min(max(ratio, 1e-6), 1e6) : 0).bitPattern
    default: return word
    }
  }

  /// A new node with a sound style.
  @inline(__always) func make(_ style: UnsafePointer<qf_style>) -> Int32 {
    let tables = tree.tables
    guard tables.pointee.freeNodes.isEmpty else {
      let index = tree.allocate()
      write(style, to: tables.pointee.styles.base + Int(index), inPlaceOf: 0)
      return index
    }
    write(style, to: tables.pointee.styles.appendPlace(), inPlaceOf: 0)
    tables.pointee.links.append(Links(generation: tables.pointee.firstGeneration))
    return Int32(truncatingIfNeeded: tables.pointee.links.count &- 1)
  }

  /// Gives a node a sound style.
  @inline(__always) func restyle(_ index: Int32, _ style: UnsafePointer<qf_style>) {
    let place = tree.tables.pointee.styles.base + Int(index)
    let direction = place.pointee.layoutDirection
    write(style, to: place, inPlaceOf: place.pointee.cold)
    tree.markChanged(index)
    if place.pointee.layoutDirection != direction { tree.forgetInside(index) }
  }
}

extension FlexLength {
  /// The length of a size, which is never negative.
  @inline(__always) init(size length: qf_length) {
    self.init(bits: length.bits)
    // `auto` and numbers in range are most of all; what is negative is larger than any as a word.
    if length.bits == FlexLength.auto.bits { return }
    if length.bits & 7 > 1 || length.bits & ~7 > FlexLength.limit.bitPattern { self = FlexLength(length).nonNegative }
  }

  /// The length of a padding or border: zero where it is negative.
  var edge: FlexLength { kind != .calc && number < 0 ? .zero : self }
}

extension FlexStyle {
  /// As the C library writes it.
  var c: qf_style {
    var c = qf_style()
    c.size = UInt32(MemoryLayout<qf_style>.size)
    (c.display, c.position, c.box_sizing, c.direction) = (
      hot.display.rawValue, hot.position.rawValue, hot.boxSizing.rawValue, hot.layoutDirection.rawValue
    )
    (c.flex_direction, c.flex_wrap) = (hot.direction.rawValue, hot.wrap.rawValue)
    (c.overflow_x, c.overflow_y) = (hot.overflowX.rawValue, hot.overflowY.rawValue)
    (c.justify_content, c.align_content, c.align_items) = (hot.justifyContent.bits, hot.alignContent.bits, hot.alignItems.bits)
    (c.align_self, c.justify_self) = (hot.alignSelf.bits, hot.justifySelf.bits)
    (c.flex_grow, c.flex_shrink, c.order) = (hot.grow, hot.shrink, cold.order)
    (c.width.bits, c.height.bits, c.flex_basis.bits) = (hot.width.bits, hot.height.bits, hot.basis.bits)
    (c.min_width.bits, c.min_height.bits) = (cold.minWidth.bits, cold.minHeight.bits)
    (c.max_width.bits, c.max_height.bits) = (cold.maxWidth.bits, cold.maxHeight.bits)
    (c.margin, c.padding, c.border, c.inset) = (cold.margin.c, cold.padding.c, cold.border.c, cold.inset.c)
    (c.row_gap.bits, c.column_gap.bits) = (cold.rowGap.bits, cold.columnGap.bits)
    (c.aspect_ratio, c.scrollbar_width) = (cold.aspectRatio, Double(cold.scrollbarWidth))
    return c
  }
}

@c @implementation public func qf_node_set_style(_ handle: qf_tree, _ node: qf_node, _ style: UnsafePointer<qf_style>?) -> qf_status {
  changing(handle) { tree in
    guard let style else { return failed(QF_ERROR_NULL) }
    let index = tree.index(node)
    if index < 0 { return failed(QF_ERROR_NODE) }
    guard HandledTree.isSound(style) else { return failed(QF_ERROR_VALUE) }
    tree.restyle(index, style)
    return ok
  }
}

@c @implementation public func qf_node_get_style(_ handle: qf_tree, _ node: qf_node, _ style: UnsafeMutablePointer<qf_style>?) -> qf_status
{
  reading(handle) { tree in
    guard let style else { return failed(QF_ERROR_NULL) }
    let index = tree.index(node)
    if index < 0 { return failed(QF_ERROR_NODE) }
    guard style.pointee.size == UInt32(MemoryLayout<qf_style>.size) else { return failed(QF_ERROR_VALUE) }
    style.pointee = tree.tree.style(of: tree.flexNode(index)).c
    return ok
  }
}
