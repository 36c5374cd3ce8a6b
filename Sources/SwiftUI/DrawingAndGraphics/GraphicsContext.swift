import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// Where a canvas draws. Copies share the drawing, and each has its own transform, clip, opacity and filters.
public struct GraphicsContext {
  /// How what is drawn meets what lies below.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The mode's place in the list of all; what stands for none is `normal`.
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    private init(_ mode: QuoinDrawing.BlendMode) {
      rawValue = Int32(QuoinDrawing.BlendMode.allCases.firstIndex(of: mode) ?? 0)
    }
    var drawing: QuoinDrawing.BlendMode {
      let all = QuoinDrawing.BlendMode.allCases
      return all.indices.contains(Int(rawValue)) ? all[Int(rawValue)] : .normal
    }
    /// Covers what lies below.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// Darkens: colours are multiplied.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// Lightens: the opposites are multiplied.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// Darkens what is dark below, lightens what is light.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// The darker of both, component by component.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// The lighter of both, component by component.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// Brightens what lies below towards the colour.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// Darkens what lies below towards the colour.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// Darkens or lightens gently, by the colour on top.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// Darkens or lightens strongly, by the colour on top.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// The distance between both.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// The distance, softer.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The hue on top, the rest from below.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The strength of colour on top, the rest from below.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// The hue and strength on top, the lightness from below.
    public static var color: BlendMode { BlendMode(.color) }
    /// The lightness on top, the rest from below.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// Takes away what lies below.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// Replaces what lies below, see-through parts as well.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// Shows only where something lies below.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// Shows only where nothing lies below.
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// Shows where something lies below, which stays around.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// Goes under what is there.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// Leaves what lies below only where something is drawn.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// Leaves what lies below only where nothing is drawn.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// Goes under what is there, and leaves of that only where something is drawn.
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    /// Shows both where they do not overlap.
    public static var xor: BlendMode { BlendMode(.xor) }
    /// Adds the darkness of both; drawn as `multiply`.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// Adds the light of both.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }
  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies outside is kept.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  let recording: CanvasRecording
  /// How much of what is drawn covers.
  public var opacity = 1.0
  /// How what is drawn from here on meets what lies below.
  public var blendMode = BlendMode.normal
  /// From the context's own space to the canvas.
  public var transform = CGAffineTransform.identity
  private var clips: [Clip] = []
  private var masks: [[DisplayItem]] = []
  private var filters: [Filter] = []

  init(_ recording: CanvasRecording) { self.recording = recording }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { recording.environment }

  /// Makes what is drawn from here on larger or smaller by a factor on each axis, from the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Moves what is drawn from here on, `x` points to the right and `y` down.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Turns what is drawn from here on clockwise about the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Changes what is drawn from here on by `matrix` first.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Draws only within `path` from here on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var outline = path.applying(transform)
    var style = style
    if options.contains(.inverse) {
      let everything = CGRect(origin: .zero, size: recording.size).union(outline.boundingRect).insetBy(dx: -1, dy: -1)
      var outside = Path(everything)
      outside.addPath(outline)
      outline = outside
      style.isEOFilled = true
    }
    clips.append(Clip(outline, style: style))
  }
  /// Draws only where `content` draws from here on.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let own = CanvasRecording(size: recording.size, environment: environment, symbols: [])
    var layer = GraphicsContext(own)
    layer.transform = transform
    layer.opacity = opacity
    try content(&layer)
    masks.append(own.finish())
  }
  /// The box around everything that may still be drawn, in the context's own space.
  public var clipBoundingRect: CGRect {
    let whole = CGRect(origin: .zero, size: recording.size)
    let box = clips.reduce(whole) { $0.intersection($1.path.boundingRect) }
    return box.applying(transform.inverted())
  }
  /// Changes everything that is drawn from here on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

  /// Draws what `content` draws as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    try drawing { recording in
      var group = DisplayGroup()
      group.isIsolated = true
      recording.builder.push(group)
      defer { recording.builder.pop() }
      var layer = GraphicsContext(recording)
      try content(&layer)
    }
  }

  /// Runs `body`, which draws in the context's own space, with everything that is said of the context.
  func drawing(_ body: (CanvasRecording) throws -> Void) rethrows {
    var groups: [DisplayGroup] = []
    var outer = DisplayGroup()
    outer.clips = clips
    outer.opacity = min(1, max(0, opacity.isNaN ? 1 : opacity))
    outer.blendMode = blendMode.drawing
    if !clips.isEmpty || outer.opacity < 1 || outer.blendMode != .normal { groups.append(outer) }
    for mask in masks {
      var group = DisplayGroup()
      group.mask = Mask(mask)
      groups.append(group)
    }
    // The filter that was added last sees what is drawn first.
    for filter in filters { groups += filter.groups(in: environment) }
    if !transform.isIdentity {
      var moved = DisplayGroup()
      moved.transform = transform
      groups.append(moved)
    }
    for group in groups { recording.builder.push(group) }
    defer { for _ in groups { recording.builder.pop() } }
    try body(recording)
  }

  /// Fills the inside of `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    drawing { shading.style(in: environment, box: path.boundingRect).fill(path, in: path.boundingRect, style: style, &$0.builder) }
  }
  /// Draws a line along `path`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    drawing { shading.style(in: environment, box: path.boundingRect).stroke(path, style, in: path.boundingRect, &$0.builder) }
  }
  /// Draws a line of `lineWidth` points along `path`.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
