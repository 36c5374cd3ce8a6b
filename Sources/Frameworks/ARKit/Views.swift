@_exported import SceneKit
import UIKit

/// A scene before a camera: a plate.
@MainActor @preconcurrency open class ARSCNView: SCNView {
  /// Looks at the room; it does not.
  open var session = ARSession()
  /// Whether light comes as it is around one; kept.
  open var automaticallyUpdatesLighting = true
  /// Who would be told of nodes.
  open weak var arDelegate: (any ARSCNViewDelegate)?
  open override var _serviceName: String { "ARSCNView" }
  /// A line into the room; nil: nothing can be met.
  open func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? { nil }
  /// The node of a place: none.
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
  /// The place of a node: none.
  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
}
/// Hears of nodes; never called.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
  /// The node of a place.
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  /// A node was put there.
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  /// A node is otherwise.
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  /// A node is gone.
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
  /// None.
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}
/// Says how one should move the phone: never shown.
@MainActor @preconcurrency open class ARCoachingOverlayView: UIView {
  /// What is looked for.
  public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
  /// Whose session; kept.
  open var session: ARSession?
  /// What is looked for; kept.
  open var goal = Goal.tracking
  /// Whether it comes by itself; kept.
  open var activatesAutomatically = true
  /// Whether it is shown: no.
  open var isActive: Bool { false }
  /// Who would be told.
  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  /// Shows it, or not; it is not shown.
  open func setActive(_ active: Bool, animated: Bool) {}
}
/// Hears of it; never called.
@MainActor @preconcurrency public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
  /// It is shown.
  func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
  /// It is shown no more.
  func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
}
extension ARCoachingOverlayViewDelegate {
  /// Does nothing.
  public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
  /// Does nothing.
  public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
}
