import CoreGraphics
import QuoinLayout
import SwiftUI

/// A view of the kinds that the reference knows how to lay out, as plain data. Every box has a number, its place in the order in which
/// the tree is written, which its view carries as an identifier.
indirect enum ReferenceBox {
  /// Where a container's children meet, as fractions along the axis.
  enum Meeting: CaseIterable { case start, middle, end }
  /// Two of them: across and down.
  struct Corner {
    var x: Meeting
    var y: Meeting
  }
  /// A guide that a view moves: `fraction` of its length, and `more` points.
  struct MovedGuide {
    var axis: Axis
    var at: Meeting
    var fraction: CGFloat
    var more: CGFloat
  }
  /// What a flexible frame is told along one axis.
  struct Limits {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
  }

  /// Takes what it is offered.
  case color
  /// As a text does, by a layout of its own: `length` points in one line of 10 points, more lines where it is offered less, never narrower than 5.
  case lines(length: CGFloat)
  /// Stands directly in a stack only.
  case spacer(min: CGFloat?)
  case padding(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat, ReferenceBox)
  case frame(width: CGFloat?, height: CGFloat?, Corner, ReferenceBox)
  case limited(Limits, Limits, Corner, ReferenceBox)
  case aspect(CGFloat, fill: Bool, ReferenceBox)
  case fixed(horizontal: Bool, vertical: Bool, ReferenceBox)
  case priority(Double, ReferenceBox)
  case offset(CGFloat, CGFloat, ReferenceBox)
  case guide(MovedGuide, ReferenceBox)
  case overlay(ReferenceBox, Corner, ReferenceBox)
  case background(ReferenceBox, Corner, ReferenceBox)
  case stack(Axis, spacing: CGFloat?, Meeting, [ReferenceBox])
  case pile(Corner, [ReferenceBox])
  case position(CGFloat, CGFloat, ReferenceBox)
  /// The first that fits.
  case fitting([ReferenceBox])
  /// A stack that makes its children late.
  case lazyStack(Axis, spacing: CGFloat, Meeting, [ReferenceBox])
  case grid(ReferenceGrid)
}

// MARK: - As a view

/// Lays out as `ReferenceBox.lines` says.
private struct Lines: Layout {
  let length: CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    ReferenceBox.size(ofLines: length, in: proposal.width)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

extension ReferenceBox {
  static func size(ofLines length: CGFloat, in width: CGFloat?) -> CGSize {
    guard let width else { return CGSize(width: length, height: 10) }
    let line = min(length, max(width, 5))
    return CGSize(width: line, height: 10 * (length / line).rounded(.up))
  }

  /// The view; `number` is the next box's.
  @MainActor func view(_ number: inout Int) -> AnyView {
    let own = "\(number)"
    number += 1
    return AnyView(bare(&number).accessibilityIdentifier(own))
  }

  @MainActor private func bare(_ number: inout Int) -> AnyView {
    switch self {
    case .color: return AnyView(Color.blue)
    case .lines(let length): return AnyView(Lines(length: length) { Color.clear })
    case .spacer(let min): return AnyView(Spacer(minLength: min))
    case .padding(let top, let leading, let bottom, let trailing, let inner):
      return AnyView(inner.view(&number).padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
    case .frame(let width, let height, let corner, let inner):
      return AnyView(inner.view(&number).frame(width: width, height: height, alignment: corner.alignment))
    case .limited(let x, let y, let corner, let inner):
      return AnyView(
        inner.view(&number).frame(
          minWidth: x.min, idealWidth: x.ideal, maxWidth: x.max, minHeight: y.min, idealHeight: y.ideal, maxHeight: y.max,
          alignment: corner.alignment))
    case .aspect(let ratio, let fill, let inner): return AnyView(inner.view(&number).aspectRatio(ratio, contentMode: fill ? .fill : .fit))
    case .fixed(let horizontal, let vertical, let inner):
      return AnyView(inner.view(&number).fixedSize(horizontal: horizontal, vertical: vertical))
    case .priority(let priority, let inner): return AnyView(inner.view(&number).layoutPriority(priority))
    case .offset(let x, let y, let inner): return AnyView(inner.view(&number).offset(x: x, y: y))
    case .guide(let guide, let inner):
      let (fraction, more) = (guide.fraction, guide.more)
      if guide.axis == .horizontal {
        return AnyView(inner.view(&number).alignmentGuide(guide.at.horizontal) { $0.width * fraction + more })
      }
      return AnyView(inner.view(&number).alignmentGuide(guide.at.vertical) { $0.height * fraction + more })
    case .overlay(let inner, let corner, let other):
      let primary = inner.view(&number)
      let secondary = other.view(&number)
      return AnyView(primary.overlay(alignment: corner.alignment) { secondary })
    case .background(let inner, let corner, let other):
      let primary = inner.view(&number)
      let secondary = other.view(&number)
      return AnyView(primary.background(alignment: corner.alignment) { secondary })
    case .stack(let axis, let spacing, let meeting, let children):
      let views = ForEach(children.views(&number)) { $0.view }
      return axis == .horizontal
        ? AnyView(HStack(alignment: meeting.vertical, spacing: spacing) { views })
        : AnyView(VStack(alignment: meeting.horizontal, spacing: spacing) { views })
    case .position(let x, let y, let inner): return AnyView(inner.view(&number).position(x: x, y: y))
    case .fitting(let children):
      let views = ForEach(children.views(&number)) { $0.view }
      return AnyView(ViewThatFits { views })
    case .lazyStack(let axis, let spacing, let meeting, let children):
      let views = ForEach(children.views(&number)) { $0.view }
      return axis == .horizontal
        ? AnyView(LazyHStack(alignment: meeting.vertical, spacing: spacing) { views })
        : AnyView(LazyVStack(alignment: meeting.horizontal, spacing: spacing) { views })
    case .grid(let grid): return grid.view(&number)
    case .pile(let corner, let children):
      let views = ForEach(children.views(&number)) { $0.view }
      return AnyView(ZStack(alignment: corner.alignment) { views })
    }
  }
}

private struct NumberedView: Identifiable {
  let id: Int
  let view: AnyView
}
extension [ReferenceBox] {
  @MainActor fileprivate func views(_ number: inout Int) -> [NumberedView] {
    var all: [NumberedView] = []
    for box in self { all.append(NumberedView(id: all.count, view: box.view(&number))) }
    return all
  }
}

extension ReferenceBox.Meeting {
  var horizontal: HorizontalAlignment { [.start: .leading, .middle: .center, .end: .trailing][self]! }
  var vertical: VerticalAlignment { [.start: .top, .middle: .center, .end: .bottom][self]! }
  /// Where it lies in a length when nobody moved it.
  func position(in length: CGFloat) -> CGFloat {
    switch self {
    case .start: 0
    case .middle: length / 2
    case .end: length
    }
  }
}
extension ReferenceBox.Corner {
  var alignment: Alignment { Alignment(horizontal: x.horizontal, vertical: y.vertical) }
}
