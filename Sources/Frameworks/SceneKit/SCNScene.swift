import UIKit

/// Nodes that a view shows.
open class SCNScene: NSObject {
  /// What all belong to.
  public let rootNode = SCNNode()
  /// What lies behind.
  public let background = SCNMaterialProperty(contents: nil)
  /// What light comes from behind.
  public let lightingEnvironment = SCNMaterialProperty(contents: nil)
  /// The forces.
  public let physicsWorld = SCNPhysicsWorld()
  /// Whether it stands still; kept.
  open var isPaused = false
  /// From where the air is thick; kept.
  open var fogStartDistance: CGFloat = 0
  /// From where nothing is seen for thick air; 0 = nowhere. Kept.
  open var fogEndDistance: CGFloat = 0
  /// How thick air becomes; kept.
  open var fogDensityExponent: CGFloat = 1
  /// The air's colour; kept.
  open var fogColor: Any = UIColor.white
  /// An empty scene.
  public override init() {}
  /// A scene of the app's files: nil, none is read.
  public convenience init?(named name: String) { return nil }
  /// A scene of the app's files: nil, none is read.
  public convenience init?(named name: String, inDirectory directory: String?, options: [LoadingOption: Any]? = nil) { return nil }
  /// A scene of a file.
  /// - Throws: that no scenes are read here.
  public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws { throw CocoaError(.fileReadUnsupportedScheme) }
  /// How a file is read.
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether its parts are looked over.
    public static let checkConsistency = Self(rawValue: "checkConsistency")
    /// What belongs together.
    public static let flattenScene = Self(rawValue: "flattenScene")
    /// In which unit.
    public static let convertToYUp = Self(rawValue: "convertToYUp")
  }
}
/// A file of scenes.
open class SCNSceneSource: NSObject {
  /// Nil: no scenes are read here.
  public init?(url: URL, options: [SCNScene.LoadingOption: Any]? = nil) { return nil }
  /// None.
  open func scene(options: [SCNScene.LoadingOption: Any]? = nil) throws -> SCNScene { throw CocoaError(.fileReadUnsupportedScheme) }
}
/// Who draws a scene, or is about to.
@MainActor @preconcurrency public protocol SCNSceneRenderer: AnyObject {
  /// The scene.
  var scene: SCNScene? { get set }
  /// From where it is seen.
  var pointOfView: SCNNode? { get set }
}
/// Who is told of drawing; nobody draws.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  /// A picture is about to be made.
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  /// A picture is about to be drawn.
  func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
  /// A picture was drawn.
  func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
  /// Forces were reckoned.
  func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
  /// Actions were done.
  func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {}
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
}
/// How edges are made smooth.
public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }
/// What is shown besides, to look for mistakes.
public struct SCNDebugOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The forms of bodies.
  public static let showPhysicsShapes = Self(rawValue: 1)
  /// The boxes.
  public static let showBoundingBoxes = Self(rawValue: 2)
  /// The lights.
  public static let showLightExtents = Self(rawValue: 8)
  /// The edges.
  public static let showWireframe = Self(rawValue: 32)
  /// The cameras.
  public static let showCameras = Self(rawValue: 1024)
}
