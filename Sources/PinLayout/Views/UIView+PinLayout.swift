import UIKit

extension UIView: Layoutable, SizeCalculable, AutoSizeCalculable {
  /// What views are pinned to.
  public typealias PinView = UIView

  /// Begins a chain that keeps the view's transform: it sets `center` and the size of `bounds`.
  public var pin: PinLayout<UIView> { PinLayout(view: self, layer: layer, keepTransform: true) }
  /// Begins a chain that sets the view's `frame`.
  public var pinFrame: PinLayout<UIView> { PinLayout(view: self, layer: layer, keepTransform: false) }
  /// The points of the view that others can be pinned to.
  public var anchor: any AnchorList { PinAnchors(layer: layer) }
  /// The sides of the view that others can be pinned to.
  public var edge: any EdgeList { PinEdges(layer: layer) }

  /// The view's rectangle: without its transform, or its frame; the pretended one while a view finds its size.
  public func getRect(keepTransform: Bool) -> CGRect { PinRect.get(layer, keepTransform: keepTransform) }
  /// Moves the view: without touching its transform, or by its frame.
  public func setRect(_ rect: CGRect, keepTransform: Bool) {
    if AutoSizing.isOn { return AutoSizing.set(rect, margins: .zero, of: layer) }
    PinRect.set(rect, on: layer, keepTransform: keepTransform)
  }
  /// Whether start is left, by `Pin.layoutDirection`.
  public func isLTR() -> Bool { PinRect.isLTR(layer) }

  /// Pretends that the view lies at `rect` with `margins` around it, until the view that finds its size is done.
  public func setAutoSizingRect(_ rect: CGRect, margins: PEdgeInsets) { AutoSizing.set(rect, margins: margins, of: layer) }
  /// How far the subviews and their margins reach when `layoutClosure` lays them out in `size`; no frame is changed.
  ///
  /// Offsets from the far edges do not count: only what lies around the subviews does.
  public func autoSizeThatFits(_ size: CGSize, layoutClosure: () -> Void) -> CGSize { AutoSizing.fit(self, size, layoutClosure) }
}

/// The views that can be seen: not hidden, alpha above 0. For `above(of:)` and its like.
@MainActor @preconcurrency public func visible(_ views: [UIView]) -> [UIView] { views.filter { !$0.isHidden && $0.alpha > 0 } }

extension UIEdgeInsets {
  /// At least `insets` on every side.
  public func minInsets(_ insets: PEdgeInsets) -> PEdgeInsets {
    PEdgeInsets(
      top: max(top, insets.top), left: max(left, insets.left), bottom: max(bottom, insets.bottom), right: max(right, insets.right))
  }
  /// At least `dx` left and right and `dy` at the top and bottom.
  public func minInsets(dx: CGFloat, dy: CGFloat) -> PEdgeInsets {
    minInsets(PEdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }
}

/// `rhs` more on every side.
public func + (lhs: PEdgeInsets, rhs: Int) -> PEdgeInsets { lhs + CGFloat(rhs) }
/// `rhs` more on every side.
public func + (lhs: PEdgeInsets, rhs: CGFloat) -> PEdgeInsets {
  PEdgeInsets(top: lhs.top + rhs, left: lhs.left + rhs, bottom: lhs.bottom + rhs, right: lhs.right + rhs)
}
