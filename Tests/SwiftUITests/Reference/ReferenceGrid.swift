import CoreGraphics
import SwiftUI

/// A grid as plain data: rows of cells, and boxes that stand between the rows.
struct ReferenceGrid {
  struct Cell {
    var box: ReferenceBox
    /// How many columns it covers. A cell of several is a frame of a fixed size: the facts do not say what others are offered.
    var columns = 1
    /// Which point of the cell goes to the same point of its room.
    var anchor: ReferenceBox.Corner?
    /// The alignment that it gives its column.
    var columnMeeting: ReferenceBox.Meeting?
    /// The axes along which it asks for no room.
    var unsized: Axis.Set = []
  }
  struct Row {
    var meeting: ReferenceBox.Meeting?
    var cells: [Cell]
    /// Whether its one cell stands in the grid without a row around it, over all columns.
    var isLoose = false
  }
  var corner: ReferenceBox.Corner
  var columnGap: CGFloat?
  var rowGap: CGFloat?
  /// The first row has a cell in every column, and each asks for room.
  var rows: [Row]
  var cells: [Cell] { rows.flatMap(\.cells) }
}

/// The rules of grids (91–98, D5).
extension ReferenceGrid {
  private typealias Offer = ReferenceLayout.Offer
  /// A cell with where it stands.
  private struct Placed {
    var cell: Cell
    var row: Int
    var columns: Range<Int>
  }
  private var columnCount: Int { rows[0].cells.count }
  private var placed: [Placed] {
    var all: [Placed] = []
    for (index, row) in rows.enumerated() {
      var column = 0
      for cell in row.cells {
        let end = row.isLoose ? columnCount : column + cell.columns  // 91
        all.append(Placed(cell: cell, row: index, columns: column..<end))
        column = end
      }
    }
    return all
  }

  private func gaps(_ axis: Axis) -> [CGFloat] {
    let count = axis == .horizontal ? columnCount : rows.count
    let all = placed
    return (0..<max(0, count - 1)).map { gap in
      if let own = axis == .horizontal ? columnGap : rowGap { return own }
      // 93: the most that two cells beside it ask for.
      let asked = all.flatMap { a in
        all.filter { b in
          axis == .horizontal
            ? a.row == b.row && a.columns.upperBound == gap + 1 && b.columns.lowerBound == gap + 1
            : a.row == gap && b.row == gap + 1 && a.columns.overlaps(b.columns)
        }.map { b in max(0, ReferenceLayout.distance(a.cell.box, b.cell.box, along: axis)) }
      }
      return asked.max() ?? 8
    }
  }

  /// The alignment along a column or row (97, 98).
  private func meeting(_ axis: Axis, _ track: Int) -> ReferenceBox.Meeting {
    if axis == .vertical { return rows[track].meeting ?? corner.y }
    return placed.first { $0.columns.lowerBound == track && $0.cell.columnMeeting != nil }?.cell.columnMeeting ?? corner.x
  }

  private func size(_ cell: Cell, _ offer: Offer) -> CGSize { ReferenceLayout.size(cell.box, offer, in: nil) }

  /// How far boxes aligned with one another reach to both sides of where they meet.
  private func reach(_ axis: Axis, _ at: ReferenceBox.Meeting, _ members: [(cell: Cell, offer: Offer)]) -> (before: CGFloat, after: CGFloat)
  {
    let aligned = members.filter { $0.cell.anchor == nil }.map { member in
      let length = axis == .horizontal ? size(member.cell, member.offer).width : size(member.cell, member.offer).height
      let guide = length.isFinite ? ReferenceLayout.guide(axis, at, member.cell.box, member.offer, in: nil) : 0
      return (guide, length - guide)
    }
    return (aligned.map(\.0).max() ?? -.infinity, aligned.map(\.1).max() ?? -.infinity)
  }

  /// The lengths of the columns, or of the rows where the columns' are known.
  private func tracks(_ axis: Axis, _ offered: CGFloat?, widths: [CGFloat], _ gaps: [CGFloat], _ columnGaps: [CGFloat]) -> [CGFloat] {
    let count = axis == .horizontal ? columnCount : rows.count
    func members(_ track: Int) -> [Placed] {
      placed.filter { place in
        let isThere = axis == .horizontal ? place.columns == track..<track + 1 : place.row == track
        return isThere && !place.cell.unsized.contains(axis == .horizontal ? .horizontal : .vertical)  // 95
      }
    }
    func offer(_ place: Placed, _ along: CGFloat?) -> Offer {
      axis == .horizontal ? Offer(along, nil) : Offer(room(place.columns, widths, columnGaps), along)
    }
    func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    func length(_ track: Int, _ given: CGFloat?) -> CGFloat {
      let all = members(track)
      let (before, after) = reach(axis, meeting(axis, track), all.map { ($0.cell, offer($0, given)) })
      let anchored = all.filter { $0.cell.anchor != nil }.map { along(size($0.cell, offer($0, given))) }
      return max(0, before + after, anchored.max() ?? 0)
    }
    var lengths = (0..<count).map { length($0, nil) }
    if let offered {
      // 94: the least flexible first, as in a stack; a track's least and most are the largest of its cells.
      func most(_ track: Int, _ given: CGFloat) -> CGFloat { members(track).map { along(size($0.cell, offer($0, given))) }.max() ?? 0 }
      let ranges = (0..<count).map { track in (short: most(track, 0), free: most(track, .infinity) - most(track, 0)) }
      let order = (0..<count).sorted { a, b in
        if ranges[a].free != ranges[b].free { return ranges[a].free < ranges[b].free }
        if ranges[a].free == .infinity, ranges[a].short != ranges[b].short { return ranges[a].short > ranges[b].short }
        return a < b
      }
      var left = offered - gaps.reduce(0, +)
      for (position, track) in order.enumerated() {
        lengths[track] = length(track, max(0, left / CGFloat(count - position)))
        if (left - lengths[track]).isNaN == false { left -= lengths[track] }
      }
    }
    if axis == .horizontal {
      for place in placed where place.columns.count > 1 && !place.cell.unsized.contains(.horizontal) {  // 96
        let missing = size(place.cell, Offer(nil, nil)).width - room(place.columns, lengths, gaps)
        if missing > 0 { for column in place.columns { lengths[column] += missing / CGFloat(place.columns.count) } }
      }
    }
    return lengths
  }
  private func room(_ columns: Range<Int>, _ widths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
    widths[columns].reduce(0, +) + gaps[columns.lowerBound..<columns.upperBound - 1].reduce(0, +)
  }

  /// The grid's size, and where its cells lie in it and what they are offered.
  func laidOut(_ offer: ReferenceLayout.Offer) -> (size: CGSize, places: [(origin: CGPoint, offer: ReferenceLayout.Offer)]) {
    let (across, down) = (gaps(.horizontal), gaps(.vertical))
    let widths = tracks(.horizontal, offer.width, widths: [], across, across)
    let heights = tracks(.vertical, offer.height, widths: widths, down, across)
    let all = placed
    let rooms = all.map { place in
      CGRect(
        x: widths[..<place.columns.lowerBound].reduce(0, +) + across[..<place.columns.lowerBound].reduce(0, +),
        y: heights[..<place.row].reduce(0, +) + down[..<place.row].reduce(0, +), width: room(place.columns, widths, across),
        height: heights[place.row])
    }
    let places = zip(all, rooms).map { place, room in
      let given = Offer(room.size)
      func offset(_ axis: Axis) -> CGFloat {
        let own = size(place.cell, given)
        let (length, least) = axis == .horizontal ? (own.width, room.width) : (own.height, room.height)
        if let anchor = place.cell.anchor { return (axis == .horizontal ? anchor.x : anchor.y).position(in: least - length) }
        let track = axis == .vertical ? place.row : place.columns.lowerBound
        let isOfTrack = axis == .vertical || place.columns.count == 1
        let at = isOfTrack ? meeting(axis, track) : corner.x
        let guide = ReferenceLayout.guide(axis, at, place.cell.box, given, in: nil)
        guard isOfTrack, !place.cell.unsized.contains(axis == .horizontal ? .horizontal : .vertical) else {
          return at.position(in: least) - guide
        }
        // Those of one track meet; all together lean to the side that they are aligned to.
        let others = zip(all, rooms).filter { other, _ in
          (axis == .vertical ? other.row == track : other.columns == track..<track + 1)
            && !other.cell.unsized.contains(axis == .horizontal ? .horizontal : .vertical)
        }.map { ($0.cell, Offer($1.size)) }
        let (before, after) = reach(axis, at, others)
        guard before.isFinite, after.isFinite, least.isFinite else { return -guide }
        return before + at.position(in: least - before - after) - guide
      }
      let (x, y) = (offset(.horizontal), offset(.vertical))
      return (CGPoint(x: room.minX + (x.isFinite ? x : 0), y: room.minY + (y.isFinite ? y : 0)), given)
    }
    return (
      CGSize(width: widths.reduce(0, +) + across.reduce(0, +), height: heights.reduce(0, +) + down.reduce(0, +)), places
    )
  }
}

extension ReferenceGrid {
  /// The view; `number` is the next box's.
  @MainActor func view(_ number: inout Int) -> AnyView {
    struct Numbered: Identifiable {
      let id: Int
      let view: AnyView
    }
    let lines = rows.enumerated().map { index, row in
      let cells = row.cells.enumerated().map { place, cell in
        var view = cell.box.view(&number)
        if cell.columns > 1 { view = AnyView(view.gridCellColumns(cell.columns)) }
        if let anchor = cell.anchor {
          view = AnyView(view.gridCellAnchor(UnitPoint(x: anchor.x.position(in: 1), y: anchor.y.position(in: 1))))
        }
        if let meeting = cell.columnMeeting { view = AnyView(view.gridColumnAlignment(meeting.horizontal)) }
        if !cell.unsized.isEmpty { view = AnyView(view.gridCellUnsizedAxes(cell.unsized)) }
        return Numbered(id: place, view: view)
      }
      if row.isLoose { return Numbered(id: index, view: cells[0].view) }
      return Numbered(id: index, view: AnyView(GridRow(alignment: row.meeting?.vertical) { ForEach(cells) { $0.view } }))
    }
    return AnyView(
      Grid(alignment: corner.alignment, horizontalSpacing: columnGap, verticalSpacing: rowGap) { ForEach(lines) { $0.view } })
  }
}
