import CoreImage
import UIKit

/// A picture of sprites.
@MainActor @preconcurrency open class SKTexture: NSObject {
  let image: UIImage?
  /// How it is enlarged; kept.
  open var filteringMode = SKTextureFilteringMode.linear
  /// A picture of the app's catalogues or files.
  public convenience init(imageNamed name: String) { self.init(made: UIImage(named: name)) }
  /// A picture.
  public convenience init(image: UIImage) { self.init(made: image) }
  /// A part of a picture; the whole is shown.
  public convenience init(rect: CGRect, in texture: SKTexture) { self.init(made: texture.image) }
  private init(made image: UIImage?) { self.image = image }
  /// Its size in points.
  open func size() -> CGSize { image?.size ?? .zero }
  /// Loads pictures; they are there.
  open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) { completionHandler() }
}
/// How a picture is enlarged.
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
/// Pictures of one folder.
@MainActor @preconcurrency open class SKTextureAtlas: NSObject {
  private let name: String
  /// A folder of the app's.
  public init(named name: String) { self.name = name }
  /// The pictures' names; not known.
  open var textureNames: [String] { [] }
  /// A picture of a name.
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}

/// A picture or a rectangle of a colour.
open class SKSpriteNode: SKNode {
  /// The picture; nil for a rectangle.
  open var texture: SKTexture?
  /// The rectangle's colour.
  open var color: UIColor
  /// The program that colours it; kept.
  open var shader: SKShader?
  /// How much the colour tints the picture; kept.
  open var colorBlendFactor: CGFloat = 0
  /// How wide and high it is, in points.
  open var size: CGSize
  /// Which of its points stands at its place; (0.5, 0.5) = the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How it is laid over what is behind; kept.
  open var blendMode = SKBlendMode.alpha
  /// Which part of it is not stretched; all is.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How light falls on it; kept.
  open var lightingBitMask: UInt32 = 0

  /// A picture, or a rectangle of a colour.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  /// A rectangle of a colour.
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  /// A picture of the app's, in its size.
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  /// A picture in its size.
  public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .clear, size: texture?.size() ?? .zero) }
  /// A picture in a size.
  public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .clear, size: size) }
  /// Nothing.
  public convenience override init() { self.init(texture: nil, color: .clear, size: .zero) }
  /// Archives are not read here.
  public required init?(coder aDecoder: NSCoder) {
    (texture, color, size) = (nil, .clear, .zero)
    super.init(coder: aDecoder)
  }
  /// Where it lies, in the parent's points.
  open override var frame: CGRect {
    let scaled = CGSize(width: size.width * abs(xScale), height: size.height * abs(yScale))
    return CGRect(
      x: position.x - scaled.width * anchorPoint.x, y: position.y - scaled.height * anchorPoint.y, width: scaled.width,
      height: scaled.height)
  }
  override func drawSelf(_ context: CGContext, alpha: CGFloat) {
    let rect = CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
    guard let image = texture?.image else {
      color.withAlphaComponent(color.cgColor.alpha * alpha).setFill()
      context.fill(rect)
      return
    }
    // Pictures are drawn from the top down.
    context.saveGState()
    context.scaleBy(x: 1, y: -1)
    context.setAlpha(alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    image.draw(in: CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height))
    context.endTransparencyLayer()
    context.restoreGState()
  }
}
/// How something is laid over what is behind.
public enum SKBlendMode: Int, Sendable { case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha }

/// Where a label's words stand to its place, across.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
/// Where a label's words stand to its place, along.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// Words.
open class SKLabelNode: SKNode {
  /// The words.
  open var text: String?
  /// The words with their looks; nil for plain ones.
  open var attributedText: NSAttributedString?
  /// The font's name; nil for Helvetica Neue's place, the system's font.
  open var fontName: String?
  /// The font's size in points.
  open var fontSize: CGFloat = 32
  /// The words' colour.
  open var fontColor: UIColor? = .white
  /// Where the words stand across.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  /// Where the words stand along.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// How many lines there may be; one is drawn.
  open var numberOfLines = 1
  /// How wide lines may be; kept.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The colour that tints it; kept.
  open var color: UIColor?
  /// Words in the system's font.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  /// Words in a font.
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
  /// Words with their looks.
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }
  private var words: NSAttributedString? {
    attributedText ?? text.map { NSAttributedString(string: $0, attributes: [.font: font, .foregroundColor: fontColor ?? .white]) }
  }
  private var font: UIFont { fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize) }
  private var inner: CGRect {
    guard let size = words?.size() else { return .zero }
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: font.descender
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: 0
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
  /// Where it lies, in the parent's points.
  open override var frame: CGRect { inner.offsetBy(dx: position.x, dy: position.y) }
  override func drawSelf(_ context: CGContext, alpha: CGFloat) {
    let rect = inner
    context.saveGState()
    context.scaleBy(x: 1, y: -1)
    context.setAlpha(alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    words?.draw(at: CGPoint(x: rect.minX, y: -rect.maxY))
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

/// A path.
open class SKShapeNode: SKNode {
  /// The path, y up; nil for nothing.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor = UIColor.clear
  /// The line's colour.
  open var strokeColor = UIColor.white
  /// How thick the line is, in points.
  open var lineWidth: CGFloat = 1
  /// The program that colours the inside; kept.
  open var fillShader: SKShader?
  /// The program that colours the line; kept.
  open var strokeShader: SKShader?
  /// How the line ends; kept.
  open var lineCap = CGLineCap.butt
  /// How the line turns; kept.
  open var lineJoin = CGLineJoin.miter
  /// How far corners may reach, in widths of the line; kept.
  open var miterLimit: CGFloat = 10
  /// How soft the line is; kept.
  open var glowWidth: CGFloat = 0
  /// The picture inside; kept.
  open var fillTexture: SKTexture?
  /// A path.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  /// A path around the middle, if it is to be.
  public convenience init(path: CGPath, centered: Bool) { self.init(path: path) }
  /// A circle.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(path: CGPath(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius), transform: nil))
  }
  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
  /// A rectangle around the middle.
  public convenience init(rectOf size: CGSize) {
    self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
  /// A rectangle around the middle with round corners.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), cornerRadius: cornerRadius)
  }
  /// A rectangle with round corners.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
  }
  /// An ellipse.
  public convenience init(ellipseOf size: CGSize) {
    self.init(
      path: CGPath(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), transform: nil))
  }
  /// Where it lies, in the parent's points.
  open override var frame: CGRect { (path?.boundingBoxOfPath ?? .zero).offsetBy(dx: position.x, dy: position.y) }
  override func drawSelf(_ context: CGContext, alpha: CGFloat) {
    guard let path else { return }
    fillColor.withAlphaComponent(fillColor.cgColor.alpha * alpha).setFill()
    context.addPath(path)
    context.fillPath()
    guard lineWidth > 0 else { return }
    strokeColor.withAlphaComponent(strokeColor.cgColor.alpha * alpha).setStroke()
    context.setLineWidth(lineWidth)
    context.addPath(path)
    context.strokePath()
  }
}

/// Sparks and smoke; a still shows none.
open class SKEmitterNode: SKNode {
  /// The sparks' picture.
  open var particleTexture: SKTexture?
  /// How many are born in a second.
  open var particleBirthRate: CGFloat = 0
  /// How many there are; 0 = without end.
  open var numParticlesToEmit = 0
  /// How long one lives.
  open var particleLifetime: CGFloat = 0
  /// Their colour.
  open var particleColor: UIColor = .white
  /// Where they are born.
  open var particlePositionRange = CGVector.zero
  /// How fast they go.
  open var particleSpeed: CGFloat = 0
  /// What they belong to.
  open weak var targetNode: SKNode?
  /// Lets time go by before it is seen.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
  /// Begins again.
  open func resetSimulation() {}
}
/// A sound; nothing is heard.
open class SKAudioNode: SKNode {
  /// Whether it goes on without end.
  open var autoplayLooped = true
  /// A sound of the app's.
  public convenience init(fileNamed name: String) { self.init() }
  /// A sound.
  public convenience init(url: URL) { self.init() }
}
/// What is looked through; a still looks from the scene's own place.
open class SKCameraNode: SKNode {}
/// A light; nothing is lit.
open class SKLightNode: SKNode {}
/// Nodes behind a mask; the mask is not followed.
open class SKCropNode: SKNode {
  /// What shows the others where it is.
  open var maskNode: SKNode?
}
/// Nodes with an effect; the effect is not followed.
open class SKEffectNode: SKNode {
  /// Whether there is one.
  open var shouldEnableEffects = true
  /// Whether its picture is kept.
  open var shouldRasterize = false
  /// What changes its picture; kept.
  open var filter: CIFilter?
  /// The program that changes its picture; kept.
  open var shader: SKShader?
}

/// A film; nothing plays here, and it shows nothing.
open class SKVideoNode: SKNode {
  /// How wide and high it is, in points.
  open var size = CGSize.zero
  /// Which of its points stands at its place; (0.5, 0.5) = the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// A film of the app's.
  public init(fileNamed videoFile: String) { super.init() }
  /// A film by its place.
  public init(url: URL) { super.init() }
  /// What an `AVPlayer` plays.
  public init(avPlayer player: AnyObject) { super.init() }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Plays nothing.
  open func play() {}
  /// Plays nothing.
  open func pause() {}
}
