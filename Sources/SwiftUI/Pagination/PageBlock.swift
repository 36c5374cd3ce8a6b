import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A part of a document that is laid out by itself: as wide as the page's content, as high as it wants to be.
final class PageBlock {
  let page: PlacedPage
  let height: CGFloat
  let cuts: PageCuts
  /// Where the parts that are kept whole may be cut if they are higher than a page; nil where there are none.
  let innerCuts: PageCuts?
  let spacing: ViewSpacing
  /// The column that the block is a view of; `nil` if it stands by itself.
  let place: ColumnPlace?
  let keepsWithNext: Bool
  let repeats: Bool
  /// The section the block's item belongs to.
  let section: Int?
  private var drawn: DisplayList?

  /// Lays `node` out in `width` points. Contents that need their size first are made here, too.
  @MainActor init(_ node: _ViewNode, width: CGFloat, section: Int?, scope: _Scope, scale: CGFloat) {
    let limits = FrameLimits(min: nil, ideal: nil, max: .infinity)
    let none = FrameLimits(min: nil, ideal: nil, max: nil)
    place = node.value(ColumnPlaceKey.self)
    let alignment = Alignment(horizontal: place?.alignment ?? .leading, vertical: .center)
    let wide = node.wrapped(FlexibleFrameRule(horizontal: limits, vertical: none, alignment: alignment), scope)
    let root = _ViewNode(RootRule(insets: EdgeInsets()), [wide], scope)
    root.layOut(on: .proposed(ProposedViewSize(width: width, height: nil)), scope.graph)
    page = PlacedPage(root, scale: scale)
    height = page.size.height
    cuts = PageCuts(wide)
    innerCuts = cuts.keepsSome ? PageCuts(wide, keepsWhole: false) : nil
    spacing = node.spacing
    keepsWithNext = node.value(KeepsWithNext.self)
    repeats = node.value(RepeatsOnPages.self)
    self.section = section
  }

  /// What the block shows, drawn once.
  func items() -> [DisplayItem] {
    if let drawn { return drawn.items }
    let list = page.displayList()
    drawn = list
    return list.items
  }
}

/// A part of a block on a page.
struct PageSlice {
  let block: PageBlock
  /// The part, in points from the block's top.
  let part: ClosedRange<CGFloat>
  /// Where the part's top lies, from the top of the page's content.
  let y: CGFloat
}

extension PageSlice {
  /// The slice as a group whose origin is the content's top left corner at (`x`, `y`) of the page.
  func group(x: CGFloat, y top: CGFloat, grid: PixelGrid) -> DisplayItem {
    let isWhole = part.lowerBound <= 0 && part.upperBound >= block.height - 0.01
    var group = DisplayGroup(isWhole ? block.items() : block.items().compactMap { $0.within(part) })
    group.transform = CGAffineTransform(translationX: grid.snap(x), y: grid.snap(top + y - part.lowerBound))
    if !isWhole {
      let width = block.page.size.width + 2_000
      group.clips = [Clip(Path(CGRect(x: -1_000, y: part.lowerBound, width: width, height: part.upperBound - part.lowerBound)))]
    }
    return .group(group)
  }
}

extension DisplayItem {
  /// What of the item lies between two heights; letters outside are left out, so that no page holds another's text.
  fileprivate func within(_ part: ClosedRange<CGFloat>) -> DisplayItem? {
    switch self {
    case .glyphs(let item):
      var kept = item
      kept.runs = item.runs.filter { run in
        let baseline = run.origin.y + item.origin.y - run.font.ascent / 2
        return baseline >= part.lowerBound && baseline < part.upperBound
      }
      return kept.runs.isEmpty ? nil : .glyphs(kept)
    case .group(let group):
      var kept = group
      guard group.transform == .identity else { return self }
      kept.items = group.items.compactMap { $0.within(part) }
      if let area = group.mark?.area {
        if area.maxY <= part.lowerBound || area.minY >= part.upperBound { kept.mark = nil }
        // What goes on from an earlier page was entered there.
        if area.minY < part.lowerBound - 0.01 {
          kept.mark?.outline = nil
          kept.mark?.anchor = nil
        }
      }
      return kept.items.isEmpty ? nil : .group(kept)
    case .fill(let path, _, _): return path.boundingRect.meets(part) ? self : nil
    case .stroke(let path, let style, _): return path.boundingRect.insetBy(dx: 0, dy: -style.lineWidth).meets(part) ? self : nil
    case .image(let image): return image.destination.meets(part) ? self : nil
    }
  }
}

extension CGRect {
  fileprivate func meets(_ part: ClosedRange<CGFloat>) -> Bool { !isNull && maxY > part.lowerBound && minY < part.upperBound }
}
