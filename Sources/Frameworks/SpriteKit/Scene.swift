import SwiftUI
import UIKit

/// How a scene fills its view.
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// Nodes that a view shows.
open class SKScene: SKNode {
  /// How wide and high it is, in points.
  open var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
  /// How it fills its view.
  open var scaleMode = SKSceneScaleMode.fill
  /// The colour behind.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  /// Where its own (0, 0) stands; (0, 0) = lower left, (0.5, 0.5) = the middle.
  open var anchorPoint = CGPoint.zero
  /// What is looked through; nil for nothing. Not followed.
  open weak var camera: SKCameraNode?
  /// The forces; nothing moves.
  public let physicsWorld = SKPhysicsWorld()
  /// The view that shows it; nil for none.
  open internal(set) weak var view: SKView?

  /// A scene of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// A scene of no size.
  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
  /// Archives are not read here.
  public required init?(coder aDecoder: NSCoder) {
    size = .zero
    super.init(coder: aDecoder)
  }
  /// Where it lies.
  open override var frame: CGRect {
    CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
  }
  /// Called once, before it is shown in a view.
  open func sceneDidLoad() {}
  /// Called once it is shown in a view.
  open func didMove(to view: SKView) {}
  /// Called before it leaves its view.
  open func willMove(from view: SKView) {}
  /// Called when its size has changed.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Called at each frame; never in a still.
  open func update(_ currentTime: TimeInterval) {}
  /// Called when actions are done; never in a still.
  open func didEvaluateActions() {}
  /// Called when forces are done; never in a still.
  open func didSimulatePhysics() {}
  /// Called last at each frame; never in a still.
  open func didFinishUpdate() {}
  /// A point of the view's as its own.
  open func convertPoint(fromView point: CGPoint) -> CGPoint { CGPoint(x: point.x + frame.minX, y: frame.maxY - point.y) }
  /// A point of its own as the view's.
  open func convertPoint(toView point: CGPoint) -> CGPoint { CGPoint(x: point.x - frame.minX, y: frame.maxY - point.y) }
}

/// A view that shows a scene as it begins.
open class SKView: UIView {
  /// The scene; nil for none.
  open private(set) var scene: SKScene?
  /// Whether nodes of one depth may be drawn in any order.
  open var ignoresSiblingOrder = false
  /// Kept: nothing is counted.
  open var showsFPS = false
  /// Kept: nothing is counted.
  open var showsNodeCount = false
  /// Kept: nothing is counted.
  open var showsDrawCount = false
  /// Kept: bodies are not drawn.
  open var showsPhysics = false
  /// Kept.
  open var allowsTransparency = false
  /// Whether time stands still; it does.
  open var isPaused = false
  /// How many frames there are in a second; one in all.
  open var preferredFramesPerSecond = 60
  /// Shows a scene.
  open func presentScene(_ scene: SKScene?) {
    if let old = self.scene {
      old.willMove(from: self)
      old.view = nil
    }
    self.scene = scene
    guard let scene else { return }
    if scene.scaleMode == .resizeFill, bounds.width > 0 { scene.size = bounds.size }
    scene.view = self
    scene.sceneDidLoad()
    scene.didMove(to: self)
    setNeedsDisplay()
  }
  /// Shows a scene, at once.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  /// A picture of a node; nil here.
  open func texture(from node: SKNode) -> SKTexture? { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let scene, scene.scaleMode == .resizeFill { scene.size = bounds.size }
  }
  open override func draw(_ rect: CGRect) {
    guard let scene, let context = UIGraphicsGetCurrentContext(), scene.size.width > 0, scene.size.height > 0 else { return }
    scene.backgroundColor.setFill()
    context.fill(bounds)
    let (x, y) = (bounds.width / scene.size.width, bounds.height / scene.size.height)
    let scale: CGSize =
      switch scene.scaleMode {
      case .fill: CGSize(width: x, height: y)
      case .aspectFill: CGSize(width: max(x, y), height: max(x, y))
      case .aspectFit: CGSize(width: min(x, y), height: min(x, y))
      case .resizeFill: CGSize(width: 1, height: 1)
      }
    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.scaleBy(x: scale.width, y: -scale.height)
    context.translateBy(x: -scene.frame.midX, y: -scene.frame.midY)
    scene.draw(context)
    context.restoreGState()
  }
}

/// A scene among SwiftUI's views, as it begins.
public struct SpriteView: View {
  private let scene: SKScene
  /// What a view may do.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Kept.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
    /// What is behind is seen.
    public static let allowsTransparency = Options(rawValue: 2)
    /// Nodes of one depth are drawn in any order.
    public static let ignoresSiblingOrder = Options(rawValue: 4)
  }
  /// What a view counts.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Frames; not shown.
    public static let showsFPS = DebugOptions(rawValue: 1)
    /// Nodes; not shown.
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    /// Bodies; not shown.
    public static let showsPhysics = DebugOptions(rawValue: 4)
  }
  /// A scene.
  @MainActor public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
  ) { self.scene = scene }
  public var body: some View { Stage(scene: scene) }

  private struct Stage: UIViewRepresentable {
    let scene: SKScene
    func makeUIView(context: Context) -> SKView {
      let view = SKView()
      view.presentScene(scene)
      return view
    }
    func updateUIView(_ view: SKView, context: Context) { if view.scene !== scene { view.presentScene(scene) } }
  }
}
