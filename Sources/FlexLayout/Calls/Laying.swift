import QuoinFlexbox
import UIKit

// Items, and the passes that lay them out.
extension Flex {
  /// Adds a new view as the last item and returns the item's flex. A container whose view is gone adds nothing.
  @discardableResult public func addItem() -> Flex { addItem(UIView()) }

  /// Adds `view` as the last item and returns the item's flex. A container whose view is gone adds nothing.
  @discardableResult public func addItem(_ view: UIView) -> Flex {
    if let host {
      host.addSubview(view)
    } else {
      LayoutFindings.report(
        LayoutFinding(
          view: view, message: "Was added to a flex container whose view is gone. Keep the container alive."))
    }
    return view.flex
  }

  /// Runs `closure` with this container, to add its items; returns the container.
  @discardableResult public func define(_ closure: (_ flex: Flex) -> Void) -> Flex {
    closure(self)
    return self
  }

  /// Lays out the items and sets their frames, and this view's size by `mode`. Its origin stays, moved once by its own margin.
  public func layout(mode: LayoutMode = .fitContainer) {
    guard let host, let (arena, node) = prepare() else { return }
    let isRemembered = rootMemory?.after == host.frame
    let before = isRemembered ? rootMemory?.before ?? host.frame : host.frame
    let size = isRemembered ? before.size : host.bounds.size
    arena.run(
      node,
      in: FlexSpace(
        width: mode == .adjustWidth ? nil : Double(size.width), height: mode == .adjustHeight ? nil : Double(size.height)))
    applyFrames(origin: before.origin)
    rootMemory = style.margin == FlexEdges() ? nil : (before, host.frame)
    // Laid out alone, an item of a larger tree no longer has the size that tree gave it.
    if arena.tree.parent(of: node) != nil { arena.tree.markDirty(node) }
  }

  /// The size the container needs within `size`. A dimension that is infinite, no number or the greatest finite one is free.
  public func sizeThatFits(size: CGSize) -> CGSize {
    guard let (arena, node) = prepare() else { return .zero }
    func offer(_ value: CGFloat) -> Double? { value.isFinite && value < .greatestFiniteMagnitude ? Double(value) : nil }
    arena.run(node, in: FlexSpace(width: offer(size.width), height: offer(size.height)))
    let box = arena.tree.box(of: node)
    if arena.tree.parent(of: node) != nil { arena.tree.markDirty(node) }
    let pixels = FlexPixels.current
    return CGSize(width: pixels.round(box.width, .nearest), height: pixels.round(box.height, .nearest))
  }

  /// The size the container needs when nothing limits it.
  public var intrinsicSize: CGSize { sizeThatFits(size: CGSize(width: CGFloat.infinity, height: .infinity)) }

  /// Whether the view takes part: if not, it is not counted and its frame is left alone.
  public var isIncludedInLayout: Bool {
    get { included }
    set { included = newValue }
  }
  /// Sets whether the view takes part.
  @discardableResult public func isIncludedInLayout(_ included: Bool) -> Flex {
    self.included = included
    return self
  }
  /// Measures the view anew in the next layout. Changes of texts and images do so by themselves.
  @discardableResult public func markDirty() -> Flex {
    contentSizeChanged()
    return self
  }
}
