/// One run of layout over a tree: the places of its tables, and nothing that changes. Copied freely.
struct Pass {
  let links: UnsafeMutablePointer<Links>
  let styles: UnsafeMutablePointer<HotStyle>
  let colds: UnsafeMutablePointer<ColdStyle>
  let facts: UnsafeMutablePointer<ColdFacts>
  let boxes: UnsafeMutablePointer<Box>
  let leaves: UnsafeMutablePointer<FlexMeasure?>
  let answers: UnsafeMutablePointer<LeafAnswers>
  let scratch: UnsafeMutablePointer<ScratchArena>
  let run: UnsafeMutablePointer<Run>
  let errata: FlexErrata
}

/// What a run counts and gathers while it goes.
struct Run {
  /// How many levels the stack holds on which the run began.
  let levels: Int
  /// What is laid out, and the direction of the lines it stands in.
  let root: Int32
  let rightToLeft: Bool
  var measureCount = 0
  /// What measures leaves without a closure of their own.
  var measureLeaf: ((FlexNode, FlexProposal, FlexProposal) -> FlexMeasurement)?
  /// The thread that the layout was called on; nil where it runs there.
  var caller: CallingThread?
  /// Levels of recursion below the root, for `DeepStack`.
  var depth = 0
  /// Absolute boxes found under static parents, waiting for their containing block.
  var hoisted: [Hoisted] = []
  var findings: [(node: Int32, sentence: String)] = []
  /// Baselines that nodes tell themselves; nil if none does.
  var ownBaselines: [Int32: FlexBaseline]?
  /// What is asked about an item's margins.
  var question: MarginQuestion?
  /// What the room of the root is wide; NaN if it has no limit.
  var roomOfRoot = Double.nan
  /// Where the layout is told, if somebody asked.
  var recorder: Recorder?
}

/// The room a container gives to what it contains: its content box. NaN is indefinite.
struct Room {
  var width: Double
  var height: Double
  /// What `stretch` fills: the same, but for absolute boxes the part of it that their insets leave.
  var fillWidth: Double
  var fillHeight: Double

  @inline(__always) init(width: Double, height: Double) {
    (self.width, self.height, fillWidth, fillHeight) = (width, height, width, height)
  }
}

/// A main or cross axis, told by what it runs along.
enum Axis {
  case horizontal, vertical
}

/// Thicknesses of a node's border, padding and scroll bars, by edge.
struct Frame {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
  /// The scroll bars' part of left + right and of top + bottom.
  var barWidth = 0.0
  var barHeight = 0.0

  @inline(__always) var width: Double { left + right }
  @inline(__always) var height: Double { top + bottom }
  /// Border and padding without bars: a box is never smaller.
  @inline(__always) var solidWidth: Double { left + right - barWidth }
  @inline(__always) var solidHeight: Double { top + bottom - barHeight }

  /// The same with a vertical scroll bar no thicker than a box of this width leaves room for.
  @inline(__always) func fitted(to width: Double, rightToLeft: Bool) -> Frame {
    barWidth == 0 ? self : trimmed(to: width, rightToLeft: rightToLeft)
  }

  private func trimmed(to width: Double, rightToLeft: Bool) -> Frame {
    var frame = self
    let excessWidth = min(max(self.width - width, 0), barWidth)
    frame.barWidth -= excessWidth
    if rightToLeft { frame.left -= excessWidth } else { frame.right -= excessWidth }
    return frame
  }
}

extension Pass {
  @inline(__always) func cold(_ node: Int32) -> UnsafeMutablePointer<ColdStyle> { colds + Int(styles[Int(node)].cold) }

  /// What the cold style comes to.
  @inline(__always) func facts(_ node: Int32) -> UnsafeMutablePointer<ColdFacts> { facts + Int(styles[Int(node)].cold) }
  @inline(__always) func traits(_ node: Int32) -> ColdFacts.Traits { facts(node).pointee.traits }

  /// Whether nothing but the size properties, the content and the room decide on the node's sizes: no limits, no ratio.
  @inline(__always) func isUnlimited(_ node: Int32) -> Bool { traits(node).isDisjoint(with: .sizing) }

  /// Border, padding and bars of a node whose containing block is `basis` wide (NaN: percentages count nothing).
  @inline(__always) func frame(_ node: Int32, basis: Double, rightToLeft: Bool = false) -> Frame {
    let facts = facts(node)
    if facts.pointee.traits.contains(.fixedFrame), !styles[Int(node)].isScrollContainer { return facts.pointee.frame }
    return fullFrame(node, basis: basis, rightToLeft: rightToLeft)
  }

  private func fullFrame(_ node: Int32, basis: Double, rightToLeft: Bool) -> Frame {
    let style = styles + Int(node)
    let cold = cold(node)
    let isLogical = cold.pointee.padding.isLogical || cold.pointee.border.isLogical
    let rightToLeft = isLogical ? direction(of: node) : direction(of: node, inherited: rightToLeft)
    var frame = Frame()
    frame.left =
      cold.pointee.padding.physicalLeft(rightToLeft).resolvedNonNegative(basis) + cold.pointee.border.physicalLeft(rightToLeft).number
    frame.right =
      cold.pointee.padding.physicalRight(rightToLeft).resolvedNonNegative(basis) + cold.pointee.border.physicalRight(rightToLeft).number
    frame.top = cold.pointee.padding.top.resolvedNonNegative(basis) + cold.pointee.border.top.number
    frame.bottom = cold.pointee.padding.bottom.resolvedNonNegative(basis) + cold.pointee.border.bottom.number
    guard style.pointee.isScrollContainer else { return frame }
    let bar = Double(cold.pointee.scrollbarWidth)
    if style.pointee.overflowY == .scroll {
      frame.barWidth = bar
      if rightToLeft { frame.left += bar } else { frame.right += bar }
    }
    if style.pointee.overflowX == .scroll {
      frame.barHeight = bar
      frame.bottom += bar
    }
    return frame
  }

  @inline(__always) func direction(of node: Int32, inherited: Bool) -> Bool {
    switch styles[Int(node)].layoutDirection {
    case .inherit: inherited
    case .leftToRight: false
    case .rightToLeft: true
    }
  }

  /// The same found by looking up to the root: while content is measured nobody hands directions down. O(depth).
  private func direction(of node: Int32) -> Bool {
    var ancestor = node
    while ancestor >= 0 {
      if styles[Int(ancestor)].layoutDirection != .inherit { return styles[Int(ancestor)].layoutDirection == .rightToLeft }
      if ancestor == run.pointee.root { break }
      ancestor = links[Int(ancestor)].parent
    }
    return run.pointee.rightToLeft
  }

  /// The margins of a node, auto as zero, percentages of `basis`. `rightToLeft` is the parent's direction; start and end follow the node's own.
  @inline(__always) func margins(_ node: Int32, basis: Double, rightToLeft: Bool = false) -> Frame {
    let facts = facts(node)
    return facts.pointee.traits.contains(.fixedMargins)
      ? facts.pointee.margins : resolvedMargins(node, basis: basis, rightToLeft: rightToLeft)
  }

  private func resolvedMargins(_ node: Int32, basis: Double, rightToLeft: Bool) -> Frame {
    let margin = cold(node).pointee.margin
    let rightToLeft = margin.isLogical ? direction(of: node) : direction(of: node, inherited: rightToLeft)
    var frame = Frame()
    frame.left = margin.physicalLeft(rightToLeft).resolvedOrZero(basis)
    frame.right = margin.physicalRight(rightToLeft).resolvedOrZero(basis)
    frame.top = margin.top.resolvedOrZero(basis)
    frame.bottom = margin.bottom.resolvedOrZero(basis)
    return frame
  }

  /// The node whose box contains the node's: its parent, or the next one up where that is `contents`. -1 if there is none.
  func container(of node: Int32) -> Int32 {
    var parent = links[Int(node)].parent
    while parent >= 0, styles[Int(parent)].display == .contents { parent = links[Int(parent)].parent }
    return parent
  }

  @inline(__always) func isLeaf(_ node: Int32) -> Bool { links[Int(node)].leaf >= 0 }

  /// Adds a level to the recursion, moving to a fresh stack where the present one is nearly used up.
  @inline(__always) func descend<Value>(_ body: () -> Value) -> Value {
    run.pointee.depth += 1
    defer { run.pointee.depth -= 1 }
    if run.pointee.depth < run.pointee.levels || !DeepStack.switches(at: run.pointee.depth - run.pointee.levels) { return body() }
    let outer = run.pointee.caller
    defer { run.pointee.caller = outer }
    return DeepStack.continuing(outer) { caller in
      run.pointee.caller = caller
      return body()
    }
  }

  /// What a closure of somebody else's answers, on the thread that the layout was called on.
  @inline(__always) func asking<Value>(_ body: () -> Value) -> Value {
    run.pointee.caller?.ask(body) ?? body()
  }
}
