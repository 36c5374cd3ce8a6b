import SwiftUI

/// A mark as it is drawn, in points of the plot.
struct DrawnMark {
  var path: Path
  /// nil for what is filled.
  var stroke: StrokeStyle?
  var style: AnyShapeStyle
  var opacity = 1.0
  /// How round the corners of a sector are.
  var rounding: CGFloat = 0
  var filters: [GraphicsContext.Filter] = []
  /// What shows of the mark: where all of them are.
  var masks: [[DrawnMark]] = []
}

/// A view at a mark: an annotation, or a symbol that is a view.
struct PlacedView {
  var view: AnyView
  /// The mark's box.
  var target: CGRect
  var position: AnnotationPosition
  var alignment = Alignment.center
  var spacing: CGFloat = 0
}

/// Everything in the plot of one size.
struct ChartFigure {
  let marks: [Mark]
  let x: AxisScale
  let y: AxisScale
  let styles: SeriesStyles
  let size: CGSize
  private let stacking: Stacking
  private(set) var drawn: [DrawnMark] = []
  private(set) var views: [PlacedView] = []

  /// How much of its band a bar fills.
  private static let barRatio: CGFloat = 0.7

  /// The marks in a plot of `size`, along the axes that its labels were made for.
  init(_ marks: [Mark], axes: ChartAxes, styles: SeriesStyles, size: CGSize) {
    self.init(marks, axes.x, axes.y, axes.stacking, styles, size)
  }
  private init(_ marks: [Mark], _ x: AxisScale, _ y: AxisScale, _ stacking: Stacking, _ styles: SeriesStyles, _ size: CGSize) {
    self.marks = marks
    self.styles = styles
    self.size = size
    self.stacking = stacking
    (self.x, self.y) = (x, y)
    draw()
  }
  /// The marks of a mask, along the same axes.
  private func mask(of marks: [Mark]) -> [DrawnMark] { ChartFigure(marks, x, y, Stacking(marks), styles, size).drawn }

  // MARK: Places

  /// In points from the plot's leading or top edge; y grows upwards in charts.
  private func point(_ place: MarkPlace?, isX: Bool) -> CGFloat? {
    switch place {
    case .fixed(let points): return points
    case .value(let value): return coordinate(value, isX: isX)
    case .unit(let date, _, _):
      guard let span = place?.span, let start = coordinate(span.start, isX: isX), let end = coordinate(span.end, isX: isX) else {
        return coordinate(.date(date), isX: isX)
      }
      return (start + end) / 2
    case nil: return nil
    }
  }

  func coordinate(_ value: _ChartValue, isX: Bool) -> CGFloat? {
    (isX ? x : y).fraction(of: value).map { isX ? $0 * size.width : (1 - $0) * size.height }
  }

  /// From where to where a mark reaches across: the band of a word, the unit of a date, or what its neighbours leave.
  private func band(_ extent: Mark.Extent, isX: Bool, ratio: CGFloat, kind: Mark.Kind) -> (CGFloat, CGFloat)? {
    let length = isX ? size.width : size.height
    if extent.start != nil || extent.end != nil {
      let start = point(extent.start, isX: isX) ?? 0
      let end = point(extent.end, isX: isX) ?? length
      return (min(start, end), max(start, end))
    }
    guard let place = extent.at else { return (0, length) }
    guard let middle = point(place, isX: isX) else { return nil }
    var room = length * (isX ? x : y).band
    if case .unit = place, let span = place.span, let start = coordinate(span.start, isX: isX), let end = coordinate(span.end, isX: isX) {
      room = abs(end - start)
    } else if room == 0 {
      room = nearest(isX: isX, kind: kind) ?? length / 10
    }
    let width = extent.size.points(in: room, automatic: ratio)
    return (middle - width / 2, middle + width / 2)
  }

  /// How far the closest two marks of a kind are apart.
  private func nearest(isX: Bool, kind: Mark.Kind) -> CGFloat? {
    let places = Set(marks.filter { $0.kind == kind }.compactMap { point((isX ? $0.x : $0.y).at, isX: isX) }).sorted()
    return zip(places.dropFirst(), places).map { $0 - $1 }.min()
  }

  // MARK: Drawing

  private mutating func draw() {
    drawSectors()
    var lines: [(key: [_ChartValue?], kind: Mark.Kind, indices: [Int])] = []
    var order: [(z: Double, number: Int, draw: (inout ChartFigure) -> Void)] = []
    for (index, mark) in marks.enumerated() {
      switch mark.kind {
      case .line, .area:
        if let found = lines.firstIndex(where: { $0.kind == mark.kind && $0.key == mark.seriesKey }) {
          lines[found].indices.append(index)
          continue
        }
        let number = lines.count
        lines.append((mark.seriesKey, mark.kind, [index]))
        order.append((mark.attributes.zIndex, order.count, { $0.drawSeries(lines[number].indices) }))
      case .bar, .rectangle: order.append((mark.attributes.zIndex, order.count, { $0.drawBox(index) }))
      case .point: order.append((mark.attributes.zIndex, order.count, { $0.drawPoint(index) }))
      case .rule: order.append((mark.attributes.zIndex, order.count, { $0.drawRule(index) }))
      case .sector: break
      }
    }
    let sorted = order.sorted { ($0.z, $0.number) < ($1.z, $1.number) }
    for step in sorted { step.draw(&self) }
  }

  private mutating func add(_ path: Path, _ mark: Mark, stroke: StrokeStyle? = nil, rounding: CGFloat = 0, isMoved: Bool = false) {
    let offset = mark.attributes.offset
    let placed = offset == .zero || isMoved ? path : path.offsetBy(dx: offset.width, dy: offset.height)
    drawn.append(
      DrawnMark(
        path: placed, stroke: stroke, style: styles.style(of: mark), opacity: mark.attributes.opacity, rounding: rounding,
        filters: mark.attributes.filters, masks: mark.attributes.masks.map(mask)))
  }

  private mutating func annotate(_ mark: Mark, at target: CGRect) {
    for annotation in mark.attributes.annotations {
      let moved = target.offsetBy(dx: mark.attributes.offset.width, dy: mark.attributes.offset.height)
      views.append(
        PlacedView(
          view: annotation.view(AnnotationContext(targetSize: target.size)), target: moved, position: annotation.position,
          alignment: annotation.alignment, spacing: annotation.spacing))
    }
  }

  private mutating func drawBox(_ index: Int) {
    let mark = marks[index]
    let isHorizontal = mark.kind == .bar && mark.isHorizontal
    let ratio = mark.kind == .bar ? Self.barRatio : 1
    var across: (CGFloat, CGFloat)?
    var along: (CGFloat, CGFloat)?
    if mark.kind == .bar, let span = stacking.spans[index] {
      across = band(isHorizontal ? mark.y : mark.x, isX: !isHorizontal, ratio: ratio, kind: .bar)
      if let from = coordinate(.number(clamped(span.from, isX: isHorizontal)), isX: isHorizontal),
        let to = coordinate(.number(clamped(span.to, isX: isHorizontal)), isX: isHorizontal)
      {
        along = (min(from, to), max(from, to))
      }
    } else {
      across = band(isHorizontal ? mark.y : mark.x, isX: !isHorizontal, ratio: ratio, kind: mark.kind)
      along = band(isHorizontal ? mark.x : mark.y, isX: isHorizontal, ratio: ratio, kind: mark.kind)
    }
    guard var across, let along else { return }
    if let group = mark.attributes.positionBy?.value {
      let groups = positionGroups
      let room = across.1 - across.0
      let part = room / CGFloat(max(1, groups.count))
      let start = across.0 + part * CGFloat(groups.firstIndex(of: group) ?? 0)
      across = (start, start + part)
    }
    let rect = mark.attributes.ends.moving(
      isHorizontal
        ? CGRect(x: along.0, y: across.0, width: along.1 - along.0, height: across.1 - across.0)
        : CGRect(x: across.0, y: along.0, width: across.1 - across.0, height: along.1 - along.0))
    let radius = min(mark.attributes.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
    add(radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect), mark)
    annotate(mark, at: rect)
  }

  /// On an axis of logarithms a bar cannot begin at zero.
  private func clamped(_ number: Double, isX: Bool) -> Double {
    let scale = isX ? x : y
    guard scale.type.kind == .log, case .number(let low, _) = scale.kind else { return number }
    return max(number, low)
  }

  private var positionGroups: [_ChartValue] {
    var seen = Set<_ChartValue>()
    return marks.compactMap { $0.attributes.positionBy?.value }.filter { seen.insert($0).inserted }
  }

  private mutating func drawPoint(_ index: Int) {
    let mark = marks[index]
    guard let px = mark.x.at.map({ point($0, isX: true) }) ?? size.width / 2,
      let py = mark.y.at.map({ point($0, isX: false) }) ?? size.height / 2
    else { return }
    drawSymbol(mark, at: CGPoint(x: px + shift(of: mark), y: py), kind: styles.symbol(of: mark) ?? .circle)
  }

  /// How far a point stands beside its band's middle, where marks share the band.
  private func shift(of mark: Mark) -> CGFloat {
    guard let group = mark.attributes.positionBy?.value else { return 0 }
    let groups = positionGroups
    let room = (x.band > 0 ? x.band * size.width : 0) * Self.barRatio
    let part = room / CGFloat(max(1, groups.count))
    return part * (CGFloat(groups.firstIndex(of: group) ?? 0) + 0.5) - room / 2
  }

  private mutating func drawSymbol(_ mark: Mark, at point: CGPoint, kind: ChartSymbolKind) {
    let side = max(0, styles.symbolArea(of: mark)).squareRoot()
    let size = mark.attributes.symbolBox ?? CGSize(width: side, height: side)
    let (width, height) = (max(0, size.width), max(0, size.height))
    let rect = CGRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
    if let view = mark.attributes.symbolView {
      let moved = rect.offsetBy(dx: mark.attributes.offset.width, dy: mark.attributes.offset.height)
      views.append(PlacedView(view: view, target: moved, position: .overlay))
    } else {
      add(kind.path(filling: rect), mark)
    }
    annotate(mark, at: rect)
  }

  private mutating func drawRule(_ index: Int) {
    let mark = marks[index]
    let isVertical = mark.x.at != nil
    let own = isVertical ? mark.x : mark.y
    guard let place = point(own.at, isX: isVertical) else { return }
    let other = isVertical ? mark.y : mark.x
    let length = isVertical ? size.height : size.width
    let start = point(other.start, isX: !isVertical) ?? 0
    let end = point(other.end, isX: !isVertical) ?? length
    let ends = mark.attributes.ends
    var (from, to) =
      isVertical ? (CGPoint(x: place, y: start), CGPoint(x: place, y: end)) : (CGPoint(x: start, y: place), CGPoint(x: end, y: place))
    (from.x, from.y) = (from.x + ends.xStart, from.y + ends.yStart)
    (to.x, to.y) = (to.x + ends.xEnd, to.y + ends.yEnd)
    var style = styles.line(of: mark, width: 1)
    if mark.attributes.line == nil { style.lineCap = .butt }
    add(
      Path {
        $0.move(to: from)
        $0.addLine(to: to)
      }, mark, stroke: style)
    annotate(mark, at: CGRect(x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y)))
  }

  private mutating func drawSeries(_ indices: [Int]) {
    guard let first = indices.first.map({ marks[$0] }) else { return }
    let method = indices.compactMap { marks[$0].attributes.interpolation }.first ?? .linear
    if first.kind == .line {
      let points = indices.compactMap { index -> (Int, CGPoint)? in
        guard let px = point(marks[index].x.at, isX: true), let py = point(marks[index].y.at, isX: false) else { return nil }
        return (index, CGPoint(x: px, y: py))
      }
      add(Curve(points.map(\.1), method, isHorizontal: false).path, first, stroke: styles.line(of: first, width: 2))
      for (index, point) in points {
        if marks[index].attributes.symbolView != nil || styles.symbol(of: marks[index]) != nil {
          drawSymbol(marks[index], at: point, kind: styles.symbol(of: marks[index]) ?? .circle)
        } else {
          annotate(marks[index], at: CGRect(origin: point, size: .zero))
        }
      }
      return
    }
    let isHorizontal = first.isHorizontal
    var near: [CGPoint] = []
    var far: [CGPoint] = []
    for index in indices {
      let mark = marks[index]
      let along = isHorizontal ? mark.y : mark.x
      guard let place = point(along.at, isX: !isHorizontal) else { continue }
      let own = isHorizontal ? mark.x : mark.y
      let ends: (CGFloat?, CGFloat?) =
        if let span = stacking.spans[index] {
          (
            coordinate(.number(clamped(span.from, isX: isHorizontal)), isX: isHorizontal),
            coordinate(.number(clamped(span.to, isX: isHorizontal)), isX: isHorizontal)
          )
        } else { (point(own.start, isX: isHorizontal), point(own.end, isX: isHorizontal)) }
      guard let from = ends.0, let to = ends.1 else { continue }
      near.append(isHorizontal ? CGPoint(x: from, y: place) : CGPoint(x: place, y: from))
      far.append(isHorizontal ? CGPoint(x: to, y: place) : CGPoint(x: place, y: to))
      annotate(mark, at: CGRect(origin: far[far.count - 1], size: .zero))
    }
    guard !far.isEmpty else { return }
    var path = Curve(far, method, isHorizontal: isHorizontal).path
    Curve(near.reversed(), method.reversed, isHorizontal: isHorizontal).append(to: &path)
    path.closeSubpath()
    add(path, first)
  }

  // MARK: Sectors

  private mutating func drawSectors() {
    let sectors = marks.filter { $0.kind == .sector }
    let total = sectors.reduce(0) { $0 + $1.sector.angle }
    guard total > 0 else { return }
    let most = min(size.width, size.height) / 2
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    var turned = 0.0
    for mark in sectors {
      let start = turned / total * 2 * .pi - .pi / 2
      turned += mark.sector.angle
      let end = turned / total * 2 * .pi - .pi / 2
      let outer = Self.radius(mark.sector.outer, of: most, automatic: most)
      let inner = min(outer, Self.radius(mark.sector.inner, of: outer, automatic: 0))
      let sector = Sector(center: center, start: start, end: end, inner: inner, outer: outer, inset: mark.sector.inset)
      let rounding = max(0, min(mark.attributes.cornerRadius ?? 0, (outer - inner) / 2, sector.halfChord * 0.9))
      add(sector.path(insetBy: rounding), mark, rounding: rounding)
      let middle = CGFloat(start + end) / 2
      let radius = (inner + outer) / 2
      annotate(mark, at: CGRect(x: center.x + radius * cos(middle), y: center.y + radius * sin(middle), width: 0, height: 0))
    }
  }

  private static func radius(_ dimension: MarkDimension, of room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch dimension.kind {
    case .automatic: automatic
    case .fixed(let points): max(0, points)
    case .inset(let points): max(0, room - points)
    case .ratio(let ratio): max(0, room * ratio)
    }
  }
}

/// A piece of a ring.
struct Sector {
  let center: CGPoint
  let start: Double
  let end: Double
  let inner: CGFloat
  let outer: CGFloat
  /// Points left free at each straight side.
  let inset: CGFloat

  var halfChord: CGFloat { max(0, CGFloat(end - start) * (inner + outer) / 4 - inset) }

  /// The piece, smaller by so many points on every side.
  func path(insetBy more: CGFloat) -> Path {
    let (inner, outer) = (inner > 0 ? inner + more : 0, outer - more)
    let side = Double(inset + more)
    func angles(at radius: CGFloat) -> (Double, Double)? {
      let turn = radius > CGFloat(side) ? asin(side / Double(radius)) : .pi
      let (from, to) = (start + turn, end - turn)
      return to > from ? (from, to) : nil
    }
    guard outer > 0, let (from, to) = angles(at: outer) else { return Path() }
    var path = Path()
    let isWhole = end - start >= 2 * .pi - 1e-9 && side == 0
    path.addArc(center: center, radius: outer, startAngle: .radians(from), endAngle: .radians(to), clockwise: false)
    if inner > 0, let (begin, finish) = angles(at: inner) {
      if isWhole {
        path.closeSubpath()
        path.move(to: CGPoint(x: center.x + inner * cos(finish), y: center.y + inner * sin(finish)))
      }
      path.addArc(center: center, radius: inner, startAngle: .radians(finish), endAngle: .radians(begin), clockwise: true)
    } else if !isWhole {
      let middle = (start + end) / 2
      let half = (end - start) / 2
      // Where the two inset sides meet.
      let back = half > 1e-6 && half < .pi / 2 ? CGFloat(side / sin(half)) : CGFloat(side)
      path.addLine(to: CGPoint(x: center.x + back * cos(middle), y: center.y + back * sin(middle)))
    }
    path.closeSubpath()
    return path
  }
}
