import SwiftUI
import UIKit

/// A view of a scene; a plate.
open class SCNView: _ServicePlaceholderView, SCNSceneRenderer {
  /// The scene.
  open var scene: SCNScene?
  /// From where it is seen; nil = as the system likes.
  open var pointOfView: SCNNode?
  /// Who would be told of drawing.
  open weak var delegate: (any SCNSceneRendererDelegate)?
  /// Whether a finger turns it; kept.
  open var allowsCameraControl = false
  /// Whether there is light where the scene has none; kept.
  open var autoenablesDefaultLighting = false
  /// Whether numbers are shown; kept.
  open var showsStatistics = false
  /// Whether it goes on; kept.
  open var isPlaying = false
  /// Whether it begins again; kept.
  open var loops = false
  /// Whether it is drawn all the time; kept.
  open var rendersContinuously = false
  /// How edges are made smooth; kept.
  open var antialiasingMode = SCNAntialiasingMode.none
  /// How many pictures a second; kept.
  open var preferredFramesPerSecond = 60
  /// What is shown besides; kept.
  open var debugOptions: SCNDebugOptions = []
  /// Whether its lights shake; kept.
  open var isJitteringEnabled = false
  /// How a finger turns it; kept.
  public let defaultCameraController = SCNCameraController()
  /// What it would be called.
  open override var _serviceName: String { "Scene" }
  /// A view.
  public init(frame: CGRect, options: [String: Any]? = nil) { super.init(frame: frame) }
  /// A view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// As made by itself.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// What lies at a point: nothing.
  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
  /// Whether a node is seen: not known, no.
  open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { false }
  /// Where a point of the scene is seen: not known, the same.
  open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
  /// Which point of the scene is seen: not known, the same.
  open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
  /// A picture of it: without anything.
  open func snapshot() -> UIImage { UIImage() }
  /// Makes things ready: nothing is to be done.
  open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
  /// Goes on.
  open func play(_ sender: Any?) { isPlaying = true }
  /// Stands still.
  open func pause(_ sender: Any?) { isPlaying = false }
  /// Ends.
  open func stop(_ sender: Any?) { isPlaying = false }
}
/// How a finger turns a view; kept.
open class SCNCameraController: NSObject {
  /// What is turned.
  open var pointOfView: SCNNode?
  /// How.
  open var interactionMode = SCNInteractionMode.orbitTurntable
  /// Around what.
  open var target = SCNVector3()
  /// Whether it goes on by itself.
  open var inertiaEnabled = false
  /// Whether it turns around the middle of what is seen.
  open var automaticTarget = false
  /// How far up, in degrees; 0 = as one likes.
  open var maximumVerticalAngle: Float = 0
  /// How far down, in degrees; 0 = as one likes.
  open var minimumVerticalAngle: Float = 0
  /// Turns: does nothing.
  open func rotateBy(x deltaX: Float, y deltaY: Float) {}
}
/// How a finger turns a view.
public enum SCNInteractionMode: Int, Sendable {
  case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}
/// A view of a scene; a plate.
public struct SceneView: View {
  /// A plate; nothing of the scene is drawn.
  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
    antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil, technique: AnyObject? = nil
  ) {}
  public var body: some View { _ServicePlaceholder("Scene", symbol: "cube") }
  /// What a view does.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A finger turns it.
    public static let allowsCameraControl = Self(rawValue: 1)
    /// There is light where the scene has none.
    public static let autoenablesDefaultLighting = Self(rawValue: 2)
    /// It is drawn all the time.
    public static let rendersContinuously = Self(rawValue: 4)
    /// Its lights shake.
    public static let jitteringEnabled = Self(rawValue: 8)
    /// It is smooth where it moves.
    public static let temporalAntialiasingEnabled = Self(rawValue: 16)
  }
}
