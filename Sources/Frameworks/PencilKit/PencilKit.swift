import Foundation
import SwiftUI
@_exported import UIKit

/// A point of a stroke.
public struct PKStrokePoint: Hashable, Sendable {
  /// Where.
  public let location: CGPoint
  /// Seconds after the stroke began.
  public let timeOffset: TimeInterval
  /// How large the pen's tip is there.
  public let size: CGSize
  /// How much it covers there.
  public let opacity: CGFloat
  /// How hard it is pressed.
  public let force: CGFloat
  /// Which way the pen points.
  public let azimuth: CGFloat
  /// How upright the pen is.
  public let altitude: CGFloat
  /// A point.
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat
  ) {
    (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
    (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
  }
}

/// The points of a stroke; between them it is straight here.
public struct PKStrokePath: Hashable, Sendable, RandomAccessCollection {
  private let points: [PKStrokePoint]
  /// When it was drawn.
  public let creationDate: Date
  /// A way through points.
  public init(controlPoints: some Sequence<PKStrokePoint>, creationDate: Date) {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }
  public var startIndex: Int { points.startIndex }
  public var endIndex: Int { points.endIndex }
  public subscript(index: Int) -> PKStrokePoint { points[index] }
  /// Where it is at a place between points.
  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
    guard let last = points.indices.last else { return .zero }
    let low = Swift.max(0, Swift.min(last, Int(parametricValue)))
    let (one, two) = (points[low].location, points[Swift.min(last, low + 1)].location)
    let part = Swift.min(1, Swift.max(0, parametricValue - CGFloat(low)))
    return CGPoint(x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part)
  }
}

/// What a stroke is drawn with.
public struct PKInk: Hashable, Sendable {
  /// Which kind.
  public var inkType: PKInkingTool.InkType
  /// Its colour.
  public var color: UIColor
  /// Ink of a kind and colour.
  public init(_ inkType: PKInkingTool.InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}

/// A line that is drawn at once.
public struct PKStroke: Hashable, Sendable {
  /// What it is drawn with.
  public var ink: PKInk
  /// Its points.
  public var path: PKStrokePath
  /// How it is moved.
  public var transform: CGAffineTransform
  /// A line through points.
  public init(ink: PKInk, strokePath path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) {
    (self.ink, self.path, self.transform) = (ink, path, transform)
  }
  /// The rectangle around it, with the pen's tip.
  public var renderBounds: CGRect {
    path.reduce(CGRect.null) { found, point in
      let place = point.location.applying(transform)
      return found.union(
        CGRect(x: place.x - point.size.width / 2, y: place.y - point.size.height / 2, width: point.size.width, height: point.size.height))
    }
  }

  @MainActor func draw(in context: CGContext) {
    guard let first = path.first else { return }
    let opacity = ink.inkType == .marker ? 0.5 : 1
    context.setStrokeColor(ink.color.withAlphaComponent(ink.color.cgColor.alpha * first.opacity * opacity).cgColor)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineWidth(path.map(\.size.width).reduce(0, +) / CGFloat(path.count))
    context.beginPath()
    context.move(to: first.location.applying(transform))
    for point in path.dropFirst() { context.addLine(to: point.location.applying(transform)) }
    if path.count == 1 { context.addLine(to: first.location.applying(transform)) }
    context.strokePath()
  }
}

/// Strokes.
public struct PKDrawing: Hashable, Sendable, Codable {
  /// In the order they were drawn.
  public var strokes: [PKStroke]
  /// An empty one.
  public init() { strokes = [] }
  /// One of strokes.
  public init(strokes: some Sequence<PKStroke>) { self.strokes = Array(strokes) }
  /// One that was written by `dataRepresentation()` here; those of the phone cannot be read.
  public init(data: Data) throws { self = try JSONDecoder().decode(PKDrawing.self, from: data) }
  /// What `init(data:)` reads.
  public func dataRepresentation() -> Data { (try? JSONEncoder().encode(self)) ?? Data() }
  /// The rectangle around all strokes; empty when there are none.
  public var bounds: CGRect { strokes.isEmpty ? .zero : strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }
  /// Moves all strokes.
  public mutating func transform(using transform: CGAffineTransform) {
    for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
  }
  /// All strokes, moved.
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    var copy = self
    copy.transform(using: transform)
    return copy
  }
  /// Adds another's strokes.
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  /// Both.
  public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
  /// A picture of a part at so many pixels a point.
  @MainActor @preconcurrency public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      for stroke in strokes { stroke.draw(in: context.cgContext) }
    }
  }

  private struct Kept: Codable {
    var ink: String
    var color: [CGFloat]
    var transform: [CGFloat]
    var date: Date
    var points: [[CGFloat]]
  }
  public func encode(to encoder: any Encoder) throws {
    let kept = strokes.map { stroke in
      var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
      stroke.ink.color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
      let map = stroke.transform
      return Kept(
        ink: stroke.ink.inkType.rawValue, color: [parts.0, parts.1, parts.2, parts.3],
        transform: [map.a, map.b, map.c, map.d, map.tx, map.ty],
        date: stroke.path.creationDate,
        points: stroke.path.map {
          [
            $0.location.x, $0.location.y, CGFloat($0.timeOffset), $0.size.width, $0.size.height, $0.opacity, $0.force, $0.azimuth,
            $0.altitude,
          ]
        })
    }
    var container = encoder.singleValueContainer()
    try container.encode(kept)
  }
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    strokes = try container.decode([Kept].self).map { kept in
      guard kept.color.count == 4, kept.transform.count == 6, kept.points.allSatisfy({ $0.count == 9 }) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "A stroke's numbers are not whole.")
      }
      let points = kept.points.map {
        PKStrokePoint(
          location: CGPoint(x: $0[0], y: $0[1]), timeOffset: Double($0[2]), size: CGSize(width: $0[3], height: $0[4]), opacity: $0[5],
          force: $0[6], azimuth: $0[7], altitude: $0[8])
      }
      let map = kept.transform
      return PKStroke(
        ink: PKInk(
          PKInkingTool.InkType(rawValue: kept.ink) ?? .pen,
          color: UIColor(red: kept.color[0], green: kept.color[1], blue: kept.color[2], alpha: kept.color[3])),
        strokePath: PKStrokePath(controlPoints: points, creationDate: kept.date),
        transform: CGAffineTransform(a: map[0], b: map[1], c: map[2], d: map[3], tx: map[4], ty: map[5]))
    }
  }
}

/// What one draws with.
public protocol PKTool: Sendable {}

/// Draws.
public struct PKInkingTool: PKTool, Hashable {
  /// Kinds of ink.
  public enum InkType: String, Hashable, Sendable {
    /// As lines are written.
    case pen
    /// As lead draws.
    case pencil
    /// As one marks a text: half of what lies below shows.
    case marker
    /// Lines of one width.
    case monoline
    /// Lines of many widths.
    case fountainPen
    /// Water and paint.
    case watercolor
    /// Wax.
    case crayon
    /// Which width it has unless said.
    public var defaultWidth: CGFloat { self == .marker ? 15 : 3 }
    /// Between which widths it draws.
    public var validWidthRange: ClosedRange<CGFloat> { self == .marker ? 1...50 : 0.5...30 }
  }
  /// What it draws with.
  public var ink: PKInk
  /// How wide.
  public var width: CGFloat
  /// Ink of a kind, colour and width.
  public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    ink = PKInk(inkType, color: color)
    self.width = width ?? inkType.defaultWidth
  }
  /// Ink of a width.
  public init(ink: PKInk, width: CGFloat) { (self.ink, self.width) = (ink, width) }
  /// Its colour.
  public var color: UIColor {
    get { ink.color }
    set { ink.color = newValue }
  }
  /// Its kind.
  public var inkType: InkType {
    get { ink.inkType }
    set { ink.inkType = newValue }
  }
}

/// Rubs out.
public struct PKEraserTool: PKTool, Hashable {
  /// What it rubs out.
  public enum EraserType: Hashable, Sendable { case vector, bitmap, fixedWidthBitmap }
  /// What it rubs out.
  public var eraserType: EraserType
  /// How wide.
  public var width: CGFloat
  /// A rubber.
  public init(_ eraserType: EraserType, width: CGFloat = 20) { (self.eraserType, self.width) = (eraserType, width) }
}

/// Chooses strokes.
public struct PKLassoTool: PKTool, Hashable {
  /// A noose.
  public init() {}
}

/// Who may draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// Told of what is drawn.
@MainActor @preconcurrency public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// The drawing is another.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// The drawing can be seen.
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  /// Somebody begins to draw.
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  /// Somebody has drawn.
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
  /// The drawing changed.
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  /// The drawing is shown.
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  /// A stroke begins; never called, as nobody draws.
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  /// A stroke ended; never called, as nobody draws.
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// Shows a drawing, and is drawn on.
open class PKCanvasView: UIScrollView {
  private let sheet = Sheet(frame: .zero)
  /// What is drawn; setting it tells the delegate.
  open var drawing = PKDrawing() {
    didSet {
      sheet.drawing = drawing
      sheet.setNeedsDisplay()
      (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self)
    }
  }
  /// What one draws with.
  open var tool: any PKTool = PKInkingTool(.pen)
  /// Whether a ruler lies there; none is drawn.
  open var isRulerActive = false
  /// Who may draw.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  /// Whether fingers draw, as it was said before there was `drawingPolicy`.
  open var allowsFingerDrawing = true
  /// Whether one may draw.
  open var isDrawingEnabled = true
  /// What draws.
  public let drawingGestureRecognizer = UIGestureRecognizer(target: nil, action: nil)

  open override func layoutSubviews() {
    super.layoutSubviews()
    if sheet.superview == nil { addSubview(sheet) }
    sheet.backgroundColor = .clear
    sheet.drawing = drawing
    sheet.frame = CGRect(
      origin: .zero, size: CGSize(width: max(bounds.width, contentSize.width), height: max(bounds.height, contentSize.height)))
  }

  private final class Sheet: UIView {
    var drawing = PKDrawing()
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      for stroke in drawing.strokes { stroke.draw(in: context) }
    }
  }
}

/// Told of what is chosen to draw with; nobody chooses.
@MainActor @preconcurrency public protocol PKToolPickerObserver: AnyObject {
  /// Another tool.
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  /// A ruler comes or goes.
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  /// It comes or goes.
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  /// It covers another part.
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
  /// Another tool was chosen.
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  /// The ruler came or went.
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  /// The tools came or went.
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  /// What the tools cover changed.
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
extension PKCanvasView: PKToolPickerObserver {}

/// Where tools are chosen; not seen on a page.
@MainActor @preconcurrency open class PKToolPicker: NSObject {
  /// The tool that is chosen.
  open var selectedTool: any PKTool = PKInkingTool(.pen)
  /// Whether a ruler lies there.
  open var isRulerActive = false
  /// Whether it is seen: no.
  open var isVisible: Bool { false }
  /// Whether drawing rules may be changed.
  open var showsDrawingPolicyControls = true
  /// Light or dark.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// One of its own.
  public override init() { super.init() }
  /// The one of a window.
  public static func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
  /// Would show it with a responder.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  /// Would tell an observer.
  open func addObserver(_ observer: any PKToolPickerObserver) {}
  /// Tells it no longer.
  open func removeObserver(_ observer: any PKToolPickerObserver) {}
  /// What it covers of a view: nothing.
  open func frameObscured(in view: UIView) -> CGRect { .null }
}
