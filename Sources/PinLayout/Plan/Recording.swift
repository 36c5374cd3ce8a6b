import UIKit

/// Writing a chain's calls into its plan: the first word about a coordinate wins.
extension PinLayout {
  /// How long the superview is along `axis`; nil at the top of a tree, where far edges and percents mean nothing.
  func extent(_ axis: Axis) -> CGFloat? {
    hasCalls = true
    guard let above else { return nil }
    return axis.of(PinRect.get(above, keepTransform: keepTransform).size)
  }

  func setNear(_ axis: Axis, _ value: CGFloat, _ context: () -> String) { set(axis, .near, value, context) }

  /// Sets the coordinate of the far side.
  func setFar(_ axis: Axis, _ value: CGFloat, _ context: () -> String) { set(axis, .far, value, context) }

  func setCenter(_ axis: Axis, _ value: CGFloat, _ context: () -> String) { set(axis, .center, value, context) }

  /// Sets one coordinate.
  func set(_ axis: Axis, _ coordinate: AxisPlan.Coordinate, _ value: CGFloat, _ context: () -> String) {
    hasCalls = true
    let refusal = axis == .horizontal ? horizontal.set(coordinate, value) : vertical.set(coordinate, value)
    if let refusal { return warn(refusal, axis, coordinate, context()) }
    note(axis, axis.name(of: coordinate), context)
  }

  private func warn(_ refusal: AxisPlan.Refusal, _ axis: Axis, _ coordinate: AxisPlan.Coordinate, _ context: String) {
    // Far coordinates are told as the user says them: distances from the far edge.
    func told(_ value: CGFloat, _ coordinate: AxisPlan.Coordinate) -> CGFloat {
      coordinate == .far ? (extent(axis) ?? 0) - value : value
    }
    switch refusal {
    case .conflict(let other, let value): warnConflict(context, axis.name(of: other), told(value, other))
    case .already(let value): warnAlreadySet(context, told(value, coordinate))
    }
  }

  func setSize(_ axis: Axis, _ value: CGFloat, _ context: () -> String) {
    hasCalls = true
    guard isUsable(axis, value, context) else { return }
    if let size = self[axis].size {
      if size != value { warnAlreadySet(context(), size) }
      return
    }
    self[axis].size = value
    note(axis, axis.size, context)
  }

  func setLimit(_ axis: Axis, _ value: CGFloat, _ key: WritableKeyPath<AxisPlan, CGFloat?>, _ name: String, _ context: () -> String) {
    hasCalls = true
    guard isUsable(axis, value, context) else { return }
    if let limit = self[axis][keyPath: key] {
      if limit != value { warnConflict(context(), name, limit) }
      return
    }
    self[axis][keyPath: key] = value
    note(axis, name, context)
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

  /// An inset from a side, or a distance from the middle; nothing where that needs a superview and there is none.
  func pin(_ axis: Axis, _ coordinate: AxisPlan.Coordinate, _ offset: CGFloat, _ context: () -> String) {
    switch coordinate {
    case .near: pinNear(axis, offset, context)
    case .center: pinCenter(axis, offset, context)
    case .far: pinFar(axis, offset, context)
    }
  }

  /// Whether start is left for this view.
  var isLTR: Bool { PinRect.isLTR(layer) }
}
