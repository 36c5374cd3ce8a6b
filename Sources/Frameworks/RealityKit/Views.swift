@_exported import ARKit
import Combine
@_exported import QuoinSIMD
import SwiftUI
import UIKit

/// A scene's entities.
@MainActor @preconcurrency public final class Scene {
  /// What is fastened to the room.
  public var anchors: [any HasAnchoring] = [] {
    didSet {
      for anchor in oldValue where !anchors.contains(where: { $0 === anchor }) { anchor.ownScene = nil }
      for anchor in anchors { anchor.ownScene = self }
    }
  }
  /// What it is called.
  public var name = ""
  init() {}
  /// Takes something in.
  public func addAnchor(_ anchor: any HasAnchoring) { anchors.append(anchor) }
  /// Lets something go.
  public func removeAnchor(_ anchor: any HasAnchoring) { anchors.removeAll { $0 === anchor } }
  /// What is called so; nil = nothing.
  public func findEntity(named name: String) -> Entity? {
    for anchor in anchors { if let found = anchor.findEntity(named: name) { return found } }
    return nil
  }
  /// Tells of what happens; nothing does.
  public func subscribe<E: Event>(to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void)
    -> any Cancellable
  {
    AnyCancellable {}
  }
}
/// Where something happens.
public protocol EventSource: AnyObject {}
extension Entity: EventSource {}
extension Scene: EventSource {}
/// Something that happens.
public protocol Event {}
/// What happens to a scene.
public enum SceneEvents {
  /// It is drawn anew.
  public struct Update: Event {
    /// How long after it was last, in seconds.
    public let deltaTime: TimeInterval
  }
  /// Something was found, or lost.
  public struct AnchoredStateChanged: Event {
    /// What.
    public let anchor: any HasAnchoring
    /// Whether it was found.
    public let isAnchored: Bool
  }
}
/// What happens when things touch.
public enum CollisionEvents {
  /// They begin to.
  public struct Began: Event {
    /// One of them.
    public let entityA: Entity
    /// The other.
    public let entityB: Entity
  }
  /// They go on.
  public struct Updated: Event {
    /// One of them.
    public let entityA: Entity
    /// The other.
    public let entityB: Entity
  }
  /// They end.
  public struct Ended: Event {
    /// One of them.
    public let entityA: Entity
    /// The other.
    public let entityB: Entity
  }
}
/// A view of a scene, perhaps before the camera: a plate.
@MainActor @preconcurrency open class ARView: _ServicePlaceholderView {
  /// What is behind the scene.
  public enum CameraMode: Hashable, Sendable { case ar, nonAR }
  /// What is shown besides; kept.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Forms to be touched by.
    public static let showPhysics = Self(rawValue: 1)
    /// Numbers.
    public static let showStatistics = Self(rawValue: 2)
    /// What things are fastened to.
    public static let showAnchorOrigins = Self(rawValue: 4)
    /// Planes.
    public static let showAnchorGeometry = Self(rawValue: 8)
    /// The beginning of the room.
    public static let showWorldOrigin = Self(rawValue: 16)
    /// Points.
    public static let showFeaturePoints = Self(rawValue: 32)
    /// What is known of the room.
    public static let showSceneUnderstanding = Self(rawValue: 64)
  }
  /// What is left out; kept.
  public struct RenderOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Grain.
    public static let disableCameraGrain = Self(rawValue: 1)
    /// Shadows below things.
    public static let disableGroundingShadows = Self(rawValue: 2)
    /// What moves is not blurred.
    public static let disableMotionBlur = Self(rawValue: 4)
    /// What is far is not blurred.
    public static let disableDepthOfField = Self(rawValue: 8)
    /// People do not hide things.
    public static let disablePersonOcclusion = Self(rawValue: 16)
    /// Bright colours.
    public static let disableHDR = Self(rawValue: 32)
  }
  /// What is around a scene; kept.
  public struct Environment {
    /// What is behind it.
    public enum Background {
      case camera, skybox(TextureResource), color(UIColor)
      /// What the camera sees.
      public static func cameraFeed() -> Background { .camera }
    }
    /// What is behind it.
    public var background = Background.camera
    /// What is known of the room.
    public var sceneUnderstanding = SceneUnderstanding()
    /// What is known of the room; kept.
    public struct SceneUnderstanding {
      /// What it is used for.
      public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It hides things.
        public static let occlusion = Self(rawValue: 1)
        /// It takes light.
        public static let receivesLighting = Self(rawValue: 2)
        /// Things fall on it.
        public static let physics = Self(rawValue: 4)
        /// It is touched.
        public static let collision = Self(rawValue: 8)
      }
      /// What it is used for.
      public var options: Options = []
    }
  }
  /// How fingers move things.
  public struct EntityGestures: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// They shift them.
    public static let translation = Self(rawValue: 1)
    /// They turn them.
    public static let rotation = Self(rawValue: 2)
    /// They make them large.
    public static let scale = Self(rawValue: 4)
    /// All.
    public static let all: Self = [.translation, .rotation, .scale]
  }
  /// The scene.
  public let scene = Scene()
  /// Looks at the room; it does not.
  public var session = ARSession()
  /// What a line into the room meets: nothing.
  public func raycast(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> [ARRaycastResult] { [] }
  /// What is shown besides; kept.
  public var debugOptions: DebugOptions = []
  /// What is left out; kept.
  public var renderOptions: RenderOptions = []
  /// What is around it; kept.
  public var environment = Environment()
  /// What is behind the scene; kept.
  public var cameraMode = CameraMode.ar
  /// Whether the camera is told what to do by itself; kept.
  public var automaticallyConfigureSession = true
  /// A view.
  public init(frame frameRect: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) {
    super.init(frame: frameRect)
    (self.cameraMode, self.automaticallyConfigureSession) = (cameraMode, automaticallyConfigureSession)
  }
  /// A view before the camera.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// As made by itself.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var _serviceName: String { "ARView" }
  /// What lies at a point; nil: nothing is found.
  public func entity(at point: CGPoint) -> Entity? { nil }
  /// What lies at a point: nothing is found.
  public func entities(at point: CGPoint) -> [Entity] { [] }
  /// Where a place of the scene is seen; nil: it is not.
  public func project(_ point: SIMD3<Float>) -> CGPoint? { nil }
  /// Lets fingers move a thing; none come.
  @discardableResult public func installGestures(_ gestures: EntityGestures = .all, for entity: any HasCollision) -> [UIGestureRecognizer] {
    []
  }
  /// A picture of it: none.
  public func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) { completion(nil) }
}
/// A view of entities: a plate. What is to be put into it is made once, and kept.
public struct RealityView<Content: View>: View {
  private let make: () async -> Void
  public var body: some View { _ServicePlaceholder("RealityView", symbol: "cube.transparent").task { await make() } }
}
extension RealityView where Content == EmptyView {
  /// What is put into it, and what is done when something has changed.
  public init(
    make: @escaping @MainActor (inout RealityViewContent) async -> Void, update: (@MainActor (inout RealityViewContent) -> Void)? = nil
  ) {
    self.make = {
      var content = RealityViewContent()
      await make(&content)
    }
  }
  /// What is put into it, what is done when something has changed, and what is shown until then.
  public init<P: View>(
    make: @escaping @MainActor (inout RealityViewContent) async -> Void, update: (@MainActor (inout RealityViewContent) -> Void)? = nil,
    @ViewBuilder placeholder: () -> P
  ) { self.init(make: make, update: update) }
}
/// What is put into a view of entities.
@MainActor @preconcurrency public struct RealityViewContent {
  /// Its entities.
  public private(set) var entities: [Entity] = []
  /// From where one sees; kept.
  public var camera = Camera.virtual
  /// From where one sees.
  public enum Camera: Hashable, Sendable { case virtual, worldTracking, spatialTracking }
  nonisolated init() {}
  /// Takes one in.
  public mutating func add(_ entity: Entity) { entities.append(entity) }
  /// Lets one go.
  public mutating func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
  /// Tells of what happens; nothing does.
  public func subscribe<E: Event>(to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void)
    -> EventSubscription
  { EventSubscription() }
}
/// What is put into a view of entities before a camera.
public typealias RealityViewCameraContent = RealityViewContent
/// That one is told of what happens.
public struct EventSubscription: Cancellable {
  /// Is told no more.
  public func cancel() {}
}
/// What a file holds: a plate.
public struct Model3D<Content: View>: View {
  public var body: some View { _ServicePlaceholder("Model3D", symbol: "cube") }
}
extension Model3D where Content == EmptyView {
  /// A file of the app.
  public init(named name: String, bundle: Bundle? = nil) {}
  /// A file.
  public init(url: URL) {}
}
extension Gesture {
  /// Only on entities; none are touched.
  public func targetedToAnyEntity() -> some Gesture<Value> { self }
  /// Only on an entity; none are touched.
  public func targetedToEntity(_ entity: Entity) -> some Gesture<Value> { self }
}
