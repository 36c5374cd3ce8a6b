import Foundation
import QuoinDrawing
import QuoinLayout

/// A finished page of a document: what stands on it and where, before it is painted.
package struct PageLayout {
  let size: CGSize
  let grid: PixelGrid
  /// The left edge of all that stands on the page.
  let margin: CGFloat
  /// Each with the y that its slices count from.
  let header: (slice: PageSlice, y: CGFloat)?
  let content: (slices: [PageSlice], y: CGFloat)
  let footer: (slice: PageSlice, y: CGFloat)?
  /// Why the page ends where it does; nil where nobody asked.
  package let end: PageEnd?

  /// The page, painted. Header and footer are no part of the text that a reader reads aloud.
  package func displayList() -> DisplayList {
    var builder = DisplayListBuilder(size: size)
    func addBand(_ band: (slice: PageSlice, y: CGFloat)?) {
      guard let band else { return }
      var artifact = DisplayGroup([band.slice.group(x: margin, y: band.y, grid: grid)])
      artifact.mark = SemanticMark(role: .artifact)
      builder.add(.group(artifact))
    }
    addBand(header)
    for slice in content.slices { builder.add(slice.group(x: margin, y: content.y, grid: grid)) }
    addBand(footer)
    return builder.finish()
  }

  /// The page as plain data: header, blocks and footer, with what of them stands on this page.
  package func layoutTree() -> LayoutTree {
    let bounds = CGRect(origin: .zero, size: size)
    var tree = LayoutTree(kind: "Page", frame: bounds, pixelFrame: bounds, proposal: nil)
    if let header { tree.children += header.slice.trees(x: margin, y: header.y, grid: grid) }
    for slice in content.slices { tree.children += slice.trees(x: margin, y: content.y, grid: grid) }
    if let footer { tree.children += footer.slice.trees(x: margin, y: footer.y, grid: grid) }
    return tree.numbered
  }
}

extension PageSlice {
  fileprivate func trees(x: CGFloat, y top: CGFloat, grid: PixelGrid) -> [LayoutTree] {
    let move = CGVector(dx: grid.snap(x), dy: grid.snap(top + y - part.lowerBound))
    return block.page.layoutTree().children.compactMap { $0.within(part, moved: move) }
  }
}

extension LayoutTree {
  /// What of the tree lies between two heights, moved.
  fileprivate func within(_ part: ClosedRange<CGFloat>, moved move: CGVector) -> LayoutTree? {
    let (top, bottom) = (frame.y, frame.y + frame.height)
    let isInside = bottom > part.lowerBound + 0.01 && top < part.upperBound - 0.01
    guard isInside || (frame.height == 0 && part.contains(top)) else { return nil }
    var tree = self
    tree.frame = Rect(frame.cgRect.offsetBy(dx: move.dx, dy: move.dy))
    tree.pixelFrame = Rect(pixelFrame.cgRect.offsetBy(dx: move.dx, dy: move.dy))
    tree.children = children.compactMap { $0.within(part, moved: move) }
    return tree
  }
}
