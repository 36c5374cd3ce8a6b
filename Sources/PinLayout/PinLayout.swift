import UIKit

/// A chain that says where a view lies. It is applied once, when the statement ends or `layout()` is called.
///
/// The order of the calls does not matter. Where two calls contradict each other the first wins and the second is a warning.
@MainActor @preconcurrency public final class PinLayout<PinView: Layoutable> {
  let view: PinView
  let layer: CALayer
  /// The layer around, in whose coordinates the chain speaks; nil at the top of a tree.
  let above: CALayer?
  private let pinsViews: Bool
  /// Whether a trace is kept of what the chain does.
  let isTraced = LayoutExplaining.isOn
  let keepTransform: Bool
  // Not watched for overlapping accesses: a chain lives for a third of a microsecond.
  @exclusivity(unchecked) var horizontal = AxisPlan()
  @exclusivity(unchecked) var vertical = AxisPlan()
  @exclusivity(unchecked) var fit: Fit?
  @exclusivity(unchecked) var justify: HorizontalAlign?
  @exclusivity(unchecked) var align: VerticalAlign?
  @exclusivity(unchecked) var pinsEdges = false
  @exclusivity(unchecked) var hasCalls = false
  /// Who said what; nil unless a trace is kept.
  @exclusivity(unchecked) var sources: PinSources?
  @exclusivity(unchecked) private var isApplied = false

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
    above = layer.superlayer
    pinsViews = layer !== (view as AnyObject)
    self.keepTransform = keepTransform
  }

  deinit {
    guard hasCalls, !isApplied else { return }
    guard MainThread.isCurrent else {
      print("\n👉 PinLayout Warning: Layout must be executed from the Main Thread! Call pin from the main actor; nothing was moved.")
      return
    }
    // Without a captured value the closure costs nothing; asking the runtime again for the actor costs more than a whole chain.
    let finish: @MainActor (PinLayout) -> Void = { $0.finish() }
    unsafeBitCast(finish, to: ((PinLayout) -> Void).self)(self)
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
    pinsViews ? unsafeDowncast(other, to: UIView.self).layer : unsafeDowncast(other, to: CALayer.self)
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
