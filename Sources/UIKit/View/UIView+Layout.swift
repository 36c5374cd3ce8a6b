import Observation

extension UIView {
  func defaultSizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  func takeFittingSize() {
    // The size is the bounds': a transform does not count. The corner stays where it would be without one.
    let size = sizeThatFits(bounds.size)
    let (corner, anchor) = (layer.geometry.upright.origin, layer.geometry.anchorPoint)
    bounds.size = size
    center = CGPoint(x: corner.x + size.width * anchor.x, y: corner.y + size.height * anchor.y)
  }

  /// Called by the layer when its bounds became other.
  func boundsDidChange(from old: CGRect) {
    layer.markNeedsLayout()
    if ConstraintOwner.isUsed, !ConstraintOwner.isApplying || LayoutRegion.isRoot(self) { LayoutRegion.boundsChanged(of: self) }
    if !children.isEmpty, bounds.size != old.size, viewState.autoresizesSubviews { Autoresizing.apply(in: self, from: old.size) }
  }

  /// One view's share of a layout pass.
  func runLayoutSubviews() {
    runUpdateProperties()
    viewState.controller?.viewWillLayoutSubviewsIfReady()
    runUpdateConstraints()
    ConstraintOwner.place(subviewsOf: self)
    roundCorners()
    layoutSubviews()
    viewState.controller?.viewDidLayoutSubviewsIfReady()
  }

  func runUpdateProperties() {
    guard viewState.needsUpdateProperties else { return }
    viewState.needsUpdateProperties = false
    withObservationTracking {
      viewState.controller?.updateProperties()
      updateProperties()
    } onChange: { [weak self] in
      // A change from elsewhere has no page to tell: whoever shows the view looks at it on the main thread.
      guard let self, MainThread.isCurrent else { return }
      MainActor.assumeIsolated { self.setNeedsUpdateProperties() }
    }
  }

  func runUpdateConstraints() {
    guard viewState.needsUpdateConstraints else { return }
    viewState.needsUpdateConstraints = false
    viewState.controller?.updateViewConstraints()
    updateConstraints()
  }

  /// Whether layouts go from right to left by this view's semantics and surroundings.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch viewState.semantics {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The direction that `attribute` means in left-to-right surroundings.
  public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction that `attribute` means in surroundings of `direction`.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: direction
    }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether the subviews follow their autoresizing masks.
  public var autoresizesSubviews: Bool {
    get { viewState.autoresizesSubviews }
    set { viewState.autoresizesSubviews = newValue }
  }
  /// What grows with the superview.
  public var autoresizingMask: AutoresizingMask {
    get { viewState.autoresizingMask }
    set { viewState.autoresizingMask = newValue }
  }
}

/// How a view written for one size of its superview follows another: the flexible parts share the change by their sizes.
@MainActor enum Autoresizing {
  static func apply(in view: UIView, from old: CGSize) {
    for child in view.children where !child.viewState.autoresizingMask.isEmpty && child.viewState.translatesAutoresizing {
      let mask = child.viewState.autoresizingMask
      let frame = child.frame
      let x = share(
        change: view.bounds.width - old.width, near: frame.minX, size: frame.width, far: old.width - frame.maxX,
        flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
      let y = share(
        change: view.bounds.height - old.height, near: frame.minY, size: frame.height, far: old.height - frame.maxY,
        flexible: (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
      let next = CGRect(x: x.origin, y: y.origin, width: x.size, height: y.size)
      guard next != frame else { continue }
      child.frame = next
    }
  }

  /// Shares `change` among the flexible parts in proportion to them, equally when all are zero.
  private static func share(
    change: CGFloat, near: CGFloat, size: CGFloat, far: CGFloat, flexible: (near: Bool, size: Bool, far: Bool)
  ) -> (origin: CGFloat, size: CGFloat) {
    let parts = [flexible.near ? near : 0, flexible.size ? size : 0, flexible.far ? far : 0]
    let count = [flexible.near, flexible.size, flexible.far].filter { $0 }.count
    guard count > 0, change != 0 else { return (near, size) }
    let total = parts.reduce(0, +)
    func grow(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * part / total : change / CGFloat(count)
    }
    return (near + grow(parts[0], flexible.near), max(0, size + grow(parts[1], flexible.size)))
  }
}

/// Whether reading direction flips a view's layout.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the surroundings say.
  case unspecified
  /// Controls of playing media: never flipped.
  case playback
  /// Directions in space: never flipped.
  case spatial
  /// Left to right everywhere.
  case forceLeftToRight
  /// Right to left everywhere.
  case forceRightToLeft
}

/// A reading direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}
