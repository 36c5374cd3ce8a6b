import SwiftUI

/// What a part of a chart is to its layout.
enum ChartRole: @unchecked Sendable {
  case none
  case plot
  case label(isX: Bool, fraction: CGFloat, band: CGFloat?, alignment: CGFloat, isFirstSide: Bool, spacing: CGFloat)
  /// All labels of one side of the plot.
  case axis(isX: Bool, isFirstSide: Bool)
  case title(isX: Bool, AxisTitle)
}
struct ChartRoleKey: LayoutValueKey { static let defaultValue = ChartRole.none }

/// The plot in the middle, the labels around: it gets what they leave.
struct ChartFrame: _InternalLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 160))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var edges = EdgeInsets()
    var titles = EdgeInsets()
    for subview in subviews {
      if case .title(let isX, let title) = subview[ChartRoleKey.self] {
        let size = subview.sizeThatFits(.unspecified)
        let room = (title.isTurned ? size.width : size.height) + (title.spacing ?? 4)
        switch title.side(isX: isX) {
        case .top: titles.top += room
        case .leading: titles.leading += (isX ? size.height : size.width) + (title.spacing ?? 4)
        case .trailing: titles.trailing += (isX ? size.height : size.width) + (title.spacing ?? 4)
        default: titles.bottom += room
        }
      }
    }
    for subview in subviews {
      guard let (isFirst, room) = Self.room(of: subview, isX: false, in: bounds.size) else { continue }
      if isFirst { edges.leading = max(edges.leading, room) } else { edges.trailing = max(edges.trailing, room) }
    }
    let width = max(0, bounds.width - edges.leading - edges.trailing - titles.leading - titles.trailing)
    for subview in subviews {
      guard let (isFirst, room) = Self.room(of: subview, isX: true, in: CGSize(width: width, height: bounds.height)) else { continue }
      if isFirst { edges.top = max(edges.top, room) } else { edges.bottom = max(edges.bottom, room) }
    }
    edges.top += titles.top
    edges.leading += titles.leading
    edges.bottom += titles.bottom
    edges.trailing += titles.trailing
    edges = withOverhang(edges, in: bounds, subviews)
    let plot = CGRect(
      x: bounds.minX + edges.leading, y: bounds.minY + edges.top, width: max(0, bounds.width - edges.leading - edges.trailing),
      height: max(0, bounds.height - edges.top - edges.bottom))
    for subview in subviews { place(subview, in: bounds, plot: plot, edges: edges) }
  }

  /// How much a label, or all of one side, takes from the plot, and whether above or before it; nil for what is none of this axis.
  private static func room(of subview: LayoutSubview, isX: Bool, in size: CGSize) -> (isFirst: Bool, CGFloat)? {
    switch subview[ChartRoleKey.self] {
    case .label(isX, _, let band, _, let isFirst, let spacing):
      let fit = subview.sizeThatFits(labelRoom(isX: isX, band: band, in: size))
      return (isFirst, (isX ? fit.height : fit.width) + spacing)
    case .axis(isX, let isFirst):
      let fit = subview.sizeThatFits(ProposedViewSize(width: isX ? size.width : nil, height: isX ? nil : size.height))
      return (isFirst, isX ? fit.height : fit.width)
    default: return nil
    }
  }

  /// What a label may take: its value's band along the axis, half the chart beside it.
  static func labelRoom(isX: Bool, band: CGFloat?, in size: CGSize) -> ProposedViewSize {
    isX
      ? ProposedViewSize(width: band.map { $0 * size.width }, height: nil)
      : ProposedViewSize(width: size.width / 2, height: band.map { $0 * size.height })
  }

  /// Labels at the ends of x stand within the chart; the topmost of y sticks out of it by half its height (recorded: home-assistant/iOS,
  /// iOS 26, a plot that begins at the chart's top).
  private func withOverhang(_ edges: EdgeInsets, in bounds: CGRect, _ subviews: Subviews) -> EdgeInsets {
    let width = bounds.width - edges.leading - edges.trailing
    var wide = edges
    for subview in subviews {
      guard case .label(true, let fraction, nil, let alignment, _, _) = subview[ChartRoleKey.self] else { continue }
      let size = subview.sizeThatFits(.unspecified)
      wide.leading = max(wide.leading, alignment * size.width - fraction * width)
      wide.trailing = max(wide.trailing, (1 - alignment) * size.width - (1 - fraction) * width)
    }
    return wide
  }

  private func place(_ subview: LayoutSubview, in bounds: CGRect, plot: CGRect, edges: EdgeInsets) {
    switch subview[ChartRoleKey.self] {
    case .none: break
    case .plot: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
    case .label: Self.placeLabel(subview, at: plot, room: CGSize(width: bounds.width, height: plot.height))
    case .axis(true, let isFirst):
      let place = CGPoint(x: plot.minX, y: isFirst ? plot.minY : plot.maxY)
      subview.place(at: place, anchor: isFirst ? .bottomLeading : .topLeading, proposal: ProposedViewSize(width: plot.width, height: nil))
    case .axis(false, let isFirst):
      let place = CGPoint(x: isFirst ? plot.minX : plot.maxX, y: plot.minY)
      subview.place(at: place, anchor: isFirst ? .topTrailing : .topLeading, proposal: ProposedViewSize(width: nil, height: plot.height))
    case .title(let isX, let title):
      let part = title.part
      switch title.side(isX: isX) {
      case .top:
        subview.place(
          at: CGPoint(x: plot.minX + plot.width * part, y: bounds.minY), anchor: UnitPoint(x: part, y: 0), proposal: .unspecified)
      case .leading: subview.place(at: CGPoint(x: bounds.minX, y: plot.midY), anchor: .leading, proposal: .unspecified)
      case .trailing: subview.place(at: CGPoint(x: bounds.maxX, y: plot.midY), anchor: .trailing, proposal: .unspecified)
      default:
        subview.place(
          at: CGPoint(x: plot.minX + plot.width * part, y: bounds.maxY), anchor: UnitPoint(x: part, y: 1), proposal: .unspecified)
      }
    }
  }
}

extension ChartFrame {
  /// Places a label at the side of the plot that it is for.
  fileprivate static func placeLabel(_ subview: LayoutSubview, at plot: CGRect, room: CGSize) {
    guard case .label(let isX, let fraction, let band, let alignment, let isFirst, let spacing) = subview[ChartRoleKey.self] else { return }
    if isX {
      let place = CGPoint(x: plot.minX + fraction * plot.width, y: isFirst ? plot.minY - spacing : plot.maxY + spacing)
      subview.place(
        at: place, anchor: UnitPoint(x: alignment, y: isFirst ? 1 : 0),
        proposal: labelRoom(isX: true, band: band, in: CGSize(width: plot.width, height: room.height)))
    } else {
      let place = CGPoint(x: isFirst ? plot.minX - spacing : plot.maxX + spacing, y: plot.maxY - fraction * plot.height)
      subview.place(
        at: place, anchor: UnitPoint(x: isFirst ? 1 : 0, y: alignment), proposal: labelRoom(isX: false, band: band, in: room))
    }
  }
}

/// The labels of one side of the plot, as long as the plot.
struct AxisLabels: _InternalLayout {
  let isX: Bool
  let isFirstSide: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 160))
    var room: CGFloat = 0
    for subview in subviews {
      guard case .label(_, _, let band, _, _, let spacing) = subview[ChartRoleKey.self] else { continue }
      let fit = subview.sizeThatFits(ChartFrame.labelRoom(isX: isX, band: band, in: size))
      room = max(room, (isX ? fit.height : fit.width) + spacing)
    }
    // Who frames the axis gives it all that room; labels stay beside the plot.
    return isX
      ? CGSize(width: size.width, height: max(room, proposal.height ?? 0))
      : CGSize(width: max(room, proposal.width ?? 0), height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let plot =
      isX
      ? CGRect(x: bounds.minX, y: isFirstSide ? bounds.maxY : bounds.minY, width: bounds.width, height: 0)
      : CGRect(x: isFirstSide ? bounds.maxX : bounds.minX, y: bounds.minY, width: 0, height: bounds.height)
    for subview in subviews {
      ChartFrame.placeLabel(subview, at: plot, room: CGSize(width: bounds.width * 2, height: bounds.height))
    }
  }
}

/// Views beside their marks.
struct AnnotationLayout: _InternalLayout, @unchecked Sendable {
  let targets: [PlacedView]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (target, subview) in zip(targets, subviews) {
      let size = subview.sizeThatFits(.unspecified)
      let box = target.target.offsetBy(dx: bounds.minX, dy: bounds.minY)
      let place = Self.origin(of: size, at: box, target)
      subview.place(at: place, proposal: .unspecified)
    }
  }

  private static func origin(of size: CGSize, at box: CGRect, _ target: PlacedView) -> CGPoint {
    var x = box.midX - size.width / 2
    var y = box.midY - size.height / 2
    let name = target.position.name
    if name.hasPrefix("top") || name == "automatic" { y = box.minY - target.spacing - size.height }
    if name.hasPrefix("bottom") { y = box.maxY + target.spacing }
    if name.lowercased().hasSuffix("leading") { x = box.minX - target.spacing - size.width }
    if name.lowercased().hasSuffix("trailing") { x = box.maxX + target.spacing }
    // Along the edge it stands at, or within the mark it lies on.
    if ["top", "bottom", "automatic", "overlay"].contains(name) {
      if target.alignment.horizontal == .leading { x = box.minX }
      if target.alignment.horizontal == .trailing { x = box.maxX - size.width }
    }
    if ["leading", "trailing", "overlay"].contains(name) {
      if target.alignment.vertical == .top { y = box.minY }
      if target.alignment.vertical == .bottom { y = box.maxY - size.height }
    }
    return CGPoint(x: x, y: y)
  }
}
