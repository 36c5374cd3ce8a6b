import UIKit

/// Writing a chain's calls into its plan: the first word about a coordinate wins.
extension PinLayout {
  /// The layer around, and its rectangle; nil at the top of a tree, where far edges and percents mean nothing.
  var around: (layer: CALayer, rect: CGRect)? {
    hasCalls = true
    guard let above = layer.superlayer else { return nil }
    return (above, PinRect.get(above, keepTransform: keepTransform))
  }

  /// How long the superview is along `axis`.
  func extent(_ axis: Axis) -> CGFloat? { around.map { axis.of($0.rect.size) } }

  func setNear(_ axis: Axis, _ value: CGFloat, _ context: () -> String) {
    hasCalls = true
    let plan = self[axis]
    if let center = plan.center { return warnConflict(context(), axis.center, center) }
    if let near = plan.near {
      if near != value { warnAlreadySet(context(), near) }
      return
    }
    self[axis].near = value
  }

  /// Sets the coordinate of the far side.
  func setFar(_ axis: Axis, _ value: CGFloat, _ context: () -> String) {
    hasCalls = true
    let plan = self[axis]
    if let center = plan.center { return warnConflict(context(), axis.center, center) }
    if let far = plan.far {
      if far != value { warnAlreadySet(context(), (extent(axis) ?? 0) - far) }
      return
    }
    self[axis].far = value
  }

  func setCenter(_ axis: Axis, _ value: CGFloat, _ context: () -> String) {
    hasCalls = true
    let plan = self[axis]
    if let near = plan.near { return warnConflict(context(), axis.near, near) }
    if let far = plan.far { return warnConflict(context(), axis.far, (extent(axis) ?? 0) - far) }
    if let center = plan.center {
      if center != value { warnAlreadySet(context(), center) }
      return
    }
    self[axis].center = value
  }

  func setSize(_ axis: Axis, _ value: CGFloat, _ context: () -> String) {
    hasCalls = true
    guard isUsable(axis, value, context) else { return }
    if let size = self[axis].size {
      if size != value { warnAlreadySet(context(), size) }
      return
    }
    self[axis].size = value
  }

  func setLimit(_ axis: Axis, _ value: CGFloat, _ key: WritableKeyPath<AxisPlan, CGFloat?>, _ name: String, _ context: () -> String) {
    hasCalls = true
    guard isUsable(axis, value, context) else { return }
    if let limit = self[axis][keyPath: key] {
      if limit != value { warnConflict(context(), name, limit) }
      return
    }
    self[axis][keyPath: key] = value
  }

  private func isUsable(_ axis: Axis, _ value: CGFloat, _ context: () -> String) -> Bool {
    guard value.isFinite, value >= 0 else {
      warnNotApplied(context(), "the \(axis.size) (\(value)) must be greater than or equal to zero.")
      return false
    }
    return true
  }

  func setFit(_ fit: Fit) {
    hasCalls = true
    if let known = self.fit {
      return warn("PinLayout Warning: PinLayout Conflict: \(fit.word) won't be applied since it conflicts with \(known.word).")
    }
    self.fit = fit
  }

  func setMargin(_ axis: Axis, near: CGFloat? = nil, far: CGFloat? = nil) {
    hasCalls = true
    if let near { self[axis].marginNear = near }
    if let far { self[axis].marginFar = far }
  }

  /// An inset from the near edge.
  func pinNear(_ axis: Axis, _ offset: CGFloat, _ context: () -> String) { setNear(axis, offset, context) }

  /// An inset from the far edge; nothing without a superview.
  func pinFar(_ axis: Axis, _ offset: CGFloat, _ context: () -> String) {
    guard let extent = extent(axis) else { return }
    setFar(axis, extent - offset, context)
  }

  /// A distance from the middle of the superview; nothing without one.
  func pinCenter(_ axis: Axis, _ offset: CGFloat, _ context: () -> String) {
    guard let extent = extent(axis) else { return }
    setCenter(axis, extent / 2 + offset, context)
  }

  /// Whether start is left for this view.
  var isLTR: Bool { PinRect.isLTR(layer) }
}
