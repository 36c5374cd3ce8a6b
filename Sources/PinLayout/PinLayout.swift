import UIKit

/// A chain that says where a view lies. It is applied once, when the statement ends or `layout()` is called.
///
/// The order of the calls does not matter. Where two calls contradict each other the first wins and the second is a warning.
@MainActor @preconcurrency public final class PinLayout<PinView: Layoutable> {
  let view: PinView
  let layer: CALayer
  let keepTransform: Bool
  var horizontal = AxisPlan()
  var vertical = AxisPlan()
  var fit: Fit?
  var justify: HorizontalAlign?
  var align: VerticalAlign?
  var pinsEdges = false
  var hasCalls = false
  private var isApplied = false

  /// How the chain finds a size that it does not say.
  enum Fit {
    case content(FitType)
    case ratio(CGFloat)

    var word: String {
      switch self {
      case .content(let type): "sizeToFit(\(type.word))"
      case .ratio(let ratio): "aspectRatio(\(ratio))"
      }
    }
  }

  init(view: PinView, layer: CALayer, keepTransform: Bool) {
    self.view = view
    self.layer = layer
    self.keepTransform = keepTransform
  }

  deinit {
    guard hasCalls, !isApplied else { return }
    guard MainThread.isCurrent else {
      print("\n👉 PinLayout Warning: Layout must be executed from the Main Thread! Call pin from the main actor; nothing was moved.")
      return
    }
    MainThread.trusted { finish() }
  }

  private func finish() {
    guard hasCalls, !isApplied else { return }
    if Pin.logMissingLayoutCalls {
      warn(
        "PinLayout commands have been issued without calling the 'layout()' method to complete the layout. "
          + "(These warnings can be disabled by setting Pin.logMissingLayoutCalls to false)")
    }
    layout()
  }

  /// Applies the chain now. Otherwise it is applied when the statement ends.
  public func layout() {
    guard !isApplied else { return }
    isApplied = true
    apply()
  }

  /// The view's safe area.
  public var safeArea: PEdgeInsets { layer.owner?.safeAreaInsets ?? .zero }
  /// How far the readable content lies inside the view; zero for an empty view.
  public var readableMargins: PEdgeInsets {
    guard let view = layer.owner else { return .zero }
    let inside = view.readableContentGuide.layoutFrame
    guard inside.width > 0, inside.height > 0 else { return .zero }
    let bounds = view.bounds
    return PEdgeInsets(
      top: inside.minY - bounds.minY, left: inside.minX - bounds.minX, bottom: bounds.maxY - inside.maxY,
      right: bounds.maxX - inside.maxX)
  }
  /// The view's layout margins.
  public var layoutMargins: PEdgeInsets { layer.owner?.layoutMargins ?? .zero }
  /// Where a keyboard is, in the view's coordinates.
  public var keyboardArea: CGRect { layer.owner?.keyboardLayoutGuide.layoutFrame ?? .zero }

  /// The layer of a view or layer given to a call.
  func layer(of other: PinView) -> CALayer {
    // Views and layers are all that can be pinned, and a chain is about one kind.
    layer.owner === (view as AnyObject) ? unsafeDowncast(other, to: UIView.self).layer : unsafeDowncast(other, to: CALayer.self)
  }

  subscript(axis: Axis) -> AxisPlan {
    _read {
      if axis == .horizontal { yield horizontal } else { yield vertical }
    }
    _modify {
      if axis == .horizontal { yield &horizontal } else { yield &vertical }
    }
  }
}
