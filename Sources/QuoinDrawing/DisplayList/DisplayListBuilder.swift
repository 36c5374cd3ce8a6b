import Foundation
import QuoinGeometry

/// Gathers items in painting order, group in group, into a `DisplayList`.
public struct DisplayListBuilder {
  private let size: CGSize
  private var open: [DisplayGroup] = []
  private var items: [DisplayItem] = []

  /// An empty page.
  public init(size: CGSize) { self.size = size }

  /// Paints an item above all others of the open group.
  public mutating func add(_ item: DisplayItem) { items.append(item) }

  /// Paints the inside of a path.
  public mutating func fill(_ path: Path, with paint: Paint, style: FillStyle = FillStyle()) { add(.fill(path, paint, style)) }

  /// Paints the inside of a path with one colour.
  public mutating func fill(_ path: Path, with color: PaintColor) { add(.fill(path, .color(color))) }

  /// Paints the line along a path.
  public mutating func stroke(_ path: Path, style: StrokeStyle, with paint: Paint) { add(.stroke(path, style, paint)) }

  /// Paints a picture.
  public mutating func draw(_ image: ImageItem) { add(.image(image)) }

  /// Paints letters.
  public mutating func draw(_ glyphs: GlyphsItem) { add(.glyphs(glyphs)) }

  /// Opens a group: what follows goes into it until `pop`. The group's own items come first.
  public mutating func push(_ group: DisplayGroup) {
    var outer = group
    outer.items = items
    open.append(outer)
    items = group.items
  }

  /// Closes the group opened last. An empty group leaves nothing behind.
  public mutating func pop() {
    guard var group = open.popLast() else { return }
    let outer = group.items
    group.items = items
    items = group.items.isEmpty && group.mark?.anchor == nil ? outer : outer + CollectionOfOne(.group(group))
  }

  /// Runs `body` inside a group.
  public mutating func group(_ group: DisplayGroup, _ body: (inout DisplayListBuilder) throws -> Void) rethrows {
    push(group)
    defer { pop() }
    try body(&self)
  }

  /// The page; groups still open are closed.
  public consuming func finish() -> DisplayList {
    while !open.isEmpty { pop() }
    return DisplayList(size: size, items: items)
  }
}
