// The C library's styles. They have the engine's own words in them, so a style is checked and taken over without being read by name.

@c @implementation public func qf_points(_ value: Double) -> qf_length { qf_length(bits: FlexLength.points(value).bits) }
@c @implementation public func qf_percent(_ value: Double) -> qf_length { qf_length(bits: FlexLength.percent(value).bits) }
@c @implementation public func qf_calc(_ percent: Double, _ points: Double) -> qf_length {
  qf_length(bits: FlexLength.calc(percent: percent, points: points).bits)
}

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
    let s = style
    guard s.pointee.size == UInt32(MemoryLayout<qf_style>.size) else { return false }
    let inRange =
      s.pointee.display < 5 && s.pointee.position < 3 && s.pointee.box_sizing < 2 && s.pointee.direction < 3
      && s.pointee.flex_direction < 4 && s.pointee.flex_wrap < 3 && s.pointee.overflow_x < 3 && s.pointee.overflow_y < 3
    return inRange && isAlignment(s.pointee.justify_content) && isAlignment(s.pointee.align_content)
      && isAlignment(s.pointee.align_items) && isAlignment(s.pointee.align_self) && isAlignment(s.pointee.justify_self)
  }

  @inline(__always) private static func isAlignment(_ byte: UInt8) -> Bool { byte & 31 < 17 && byte < 97 && byte & 96 != 96 }

  /// The part of a style that every node keeps; `style` must be sound.
  @inline(__always) private func hot(_ s: UnsafePointer<qf_style>) -> HotStyle {
    var hot = HotStyle()
    hot.width = FlexLength(s.pointee.width).nonNegative
    hot.height = FlexLength(s.pointee.height).nonNegative
    hot.basis = FlexLength(s.pointee.flex_basis).nonNegative
    hot.grow = s.pointee.flex_grow > 0 ? min(s.pointee.flex_grow, 1e9) : 0
    hot.shrink = s.pointee.flex_shrink > 0 ? min(s.pointee.flex_shrink, 1e9) : 0
    hot.display = unsafeBitCast(s.pointee.display, to: FlexDisplay.self)
    hot.position = unsafeBitCast(s.pointee.position, to: FlexPosition.self)
    hot.boxSizing = unsafeBitCast(s.pointee.box_sizing, to: FlexBoxSizing.self)
    hot.direction = unsafeBitCast(s.pointee.flex_direction, to: FlexDirection.self)
    hot.wrap = unsafeBitCast(s.pointee.flex_wrap, to: FlexWrap.self)
    hot.overflowX = unsafeBitCast(s.pointee.overflow_x, to: FlexOverflow.self)
    hot.overflowY = unsafeBitCast(s.pointee.overflow_y, to: FlexOverflow.self)
    hot.layoutDirection = unsafeBitCast(s.pointee.direction, to: FlexLayoutDirection.self)
    hot.justifyContent.bits = s.pointee.justify_content
    hot.alignContent.bits = s.pointee.align_content
    hot.alignItems.bits = s.pointee.align_items
    hot.alignSelf.bits = s.pointee.align_self
    hot.justifySelf.bits = s.pointee.justify_self
    return hot
  }

  /// Writes the rest into its row, without a copy on the way.
  @inline(__always) private func fill(_ cold: UnsafeMutablePointer<ColdStyle>, _ s: UnsafePointer<qf_style>) {
    cold.pointee.minWidth = FlexLength(s.pointee.min_width).nonNegative
    cold.pointee.minHeight = FlexLength(s.pointee.min_height).nonNegative
    cold.pointee.maxWidth = FlexLength(s.pointee.max_width).nonNegative
    cold.pointee.maxHeight = FlexLength(s.pointee.max_height).nonNegative
    cold.pointee.margin = FlexEdges(s.pointee.margin)
    cold.pointee.padding = FlexEdges(s.pointee.padding).nonNegative
    cold.pointee.border = FlexEdges(s.pointee.border).nonNegative.pointsOnly
    cold.pointee.inset = FlexEdges(s.pointee.inset)
    cold.pointee.rowGap = FlexLength(s.pointee.row_gap).nonNegative
    cold.pointee.columnGap = FlexLength(s.pointee.column_gap).nonNegative
    let ratio = s.pointee.aspect_ratio
    cold.pointee.aspectRatio = ratio > 0 && ratio.isFinite ? min(max(ratio, 1e-6), 1e6) : 0
    let bar = s.pointee.scrollbar_width
    cold.pointee.scrollbarWidth = bar > 0 && bar.isFinite ? Float(min(bar, 10_000)) : 0
    cold.pointee.order = s.pointee.order
  }

  /// Rows of cold styles that many nodes share: the initial values of CSS, and of Yoga where the tree begins with those.
  @inline(__always) private var sharedRows: Int32 { defaults == 1 ? 2 : 1 }

  /// The row for a style that has `old` now; shared ones and the node's own are used where they can be.
  @inline(__always) private func row(for s: UnsafePointer<qf_style>, old: Int32) -> Int32 {
    let tables = tree.tables
    let shared: Int32 = isCold(s, 0) ? 0 : defaults == 1 && isCold(s, 1) ? 1 : -1
    if shared >= 0 {
      if old >= sharedRows { tables.pointee.freeColds.append(old) }
      return shared
    }
    var row = old
    if old < sharedRows {
      if let free = tables.pointee.freeColds.popLast() {
        row = free
      } else {
        tables.pointee.colds.append(ColdStyle())
        row = Int32(truncatingIfNeeded: tables.pointee.colds.count - 1)
      }
    }
    fill(tables.pointee.colds.base + Int(row), s)
    return row
  }

  /// A new node with a sound style.
  @inline(__always) func make(_ style: UnsafePointer<qf_style>) -> Int32 {
    let tables = tree.tables
    var hot = hot(style)
    guard tables.pointee.freeNodes.isEmpty else {
      let index = tree.allocate(FlexStyle())
      hot.cold = row(for: style, old: 0)
      tables.pointee.styles.base[Int(index)] = hot
      return index
    }
    hot.cold = row(for: style, old: 0)
    tables.pointee.links.append(Links(generation: 1))
    tables.pointee.styles.append(hot)
    return Int32(truncatingIfNeeded: tables.pointee.links.count - 1)
  }

  /// Gives a node a sound style.
  @inline(__always) func restyle(_ index: Int32, _ style: UnsafePointer<qf_style>) {
    let place = tree.tables.pointee.styles.base + Int(index)
    let direction = place.pointee.layoutDirection
    var hot = hot(style)
    hot.cold = row(for: style, old: place.pointee.cold)
    place.pointee = hot
    tree.markChanged(index)
    if hot.layoutDirection != direction { tree.forgetInside(index) }
  }

  /// Whether everything that most nodes leave alone is as the defaults have it.
  @inline(__always) private func isCold(_ style: UnsafePointer<qf_style>, _ defaults: Int) -> Bool {
    guard style.pointee.order == 0 else { return false }
    let start = quoin_seldom_offset()
    let initial = UnsafeRawPointer(quoin_initial_style(Int32(defaults)))
    return memcmp(UnsafeRawPointer(style) + start, initial + start, MemoryLayout<qf_style>.size - start) == 0
  }
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
