import Foundation
import QuoinLayout

/// Whether touches reach a view and what is in it.
enum HitTestingTrait: LayoutValueKey {
  static var defaultValue: Bool { true }
}

extension View {
  /// Follows touches of the view for a gesture.
  nonisolated fileprivate func following(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    nonisolated(unsafe) let gesture = gesture
    return changingNodes { node, scope in
      if isEnabled { node.follow(gesture, in: scope) }
      return node
    }
  }
}

extension _ViewNode {
  /// Follows touches of the node for one more gesture; nothing where the view is disabled.
  fileprivate func follow(_ gesture: some Gesture, in scope: _Scope) {
    nonisolated(unsafe) let gesture = gesture
    var action = value(ActionTrait.self) ?? ControlAction()
    action.gestures.append { gesture.makeTracker().follower }
    keep(action, in: scope)
  }
}

extension View {
  /// Adds a gesture behind those within: a touch is for the innermost view that answers any. `mask` says whether it counts; that those within
  /// do not is not kept.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    following(gesture, isEnabled: mask.contains(.gesture))
  }
  /// Adds a gesture that can be switched off.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { following(gesture, isEnabled: isEnabled) }
  /// Adds a gesture. It comes behind those within, as with `gesture`.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    following(gesture, isEnabled: mask.contains(.gesture))
  }
  /// Adds a gesture beside the others of the same view. It comes behind those within, as with `gesture`.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    following(gesture, isEnabled: mask.contains(.gesture))
  }
  /// Runs `action` at each tap, or after `count` of them; a still picture is never tapped.
  @preconcurrency nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    changingNodes { node, scope in
      if count > 1 {
        node.follow(TapGesture(count: count).onEnded { MainActor.assumeIsolated(action) }, in: scope)
      } else {
        node.keep(ControlAction(run: action), in: scope)
      }
      return node
    }
  }
  /// Runs `action` with the place of each tap, or of the last of `count`, in the view's own coordinates or the page's; spaces by name count as
  /// the view's. A still picture is never tapped.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    let space = coordinateSpace.coordinateSpace
    nonisolated(unsafe) let taps = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) }
    return changingNodes { node, scope in
      if count > 1 || space == .global {
        node.follow(taps, in: scope)
      } else {
        node.keep(ControlAction(touch: { point, _ in action(point) }), in: scope)
      }
      return node
    }
  }
  /// Runs `action` once a finger stays for some seconds; `onPressingChanged` is told when the finger goes down and up.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    following(
      PressGesture(
        press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), action: action,
        pressing: onPressingChanged), isEnabled: true)
  }
  /// The older order of the same answers.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
  /// What a button does with touches: `action` after a tap, and `pressing` while a finger is down.
  nonisolated public func _onButtonGesture(pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View {
    onLongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity, perform: {}, onPressingChanged: pressing)
      .simultaneousGesture(TapGesture().onEnded(action))
  }
  /// Whether it can be touched; a still picture never is.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    changingNodes { node, _ in
      if !enabled { node.setValue(false, for: HitTestingTrait.self) }
      return node
    }
  }
  /// The outline in which it could be touched. The view is unchanged; a still picture is never touched.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// The outline that counts for touching, dragging and the like. The view is unchanged.
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }
  /// Whether the system's gestures wait at these edges. The view is unchanged.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
