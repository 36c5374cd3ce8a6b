import DeveloperToolsSupport
import Foundation
import QuoinDrawing
import QuoinLayout
import UIKit

/// A picture: from a file or an asset catalogue, a symbol, or one that is drawn.
public struct Image: Hashable, Sendable {
  /// How a resizable picture fills its frame.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether a picture is drawn in its own colours, or as a silhouette in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How pixels in between are found when the picture is drawn at another size.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable, CaseIterable { case small, medium, large }
  /// How a picture's pixels were turned when it was taken.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  enum Source: Hashable, Sendable {
    /// By its name in asset catalogues and among loose files: in a bundle's folder first, where one is said.
    case named(String, in: String? = nil)
    case symbol(String, variable: Double?)
    case bitmap(Bitmap, scale: CGFloat)
    case drawn(DrawnPicture)
    /// What its user called it; nil for what has no name.
    var name: String? {
      switch self {
      case .named(let name, _), .symbol(let name, _): name
      case .bitmap, .drawn: nil
      }
    }
  }
  struct Resizing: Hashable, Sendable {
    var caps: EdgeInsets
    var mode: ResizingMode
  }
  let source: Source
  /// What is read out; `nil` for decoration.
  var label: String?
  var resizing: Resizing?
  var filter = Interpolation.medium
  var templateMode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?
  init(_ source: Source, label: String? = nil) {
    self.source = source
    self.label = label
  }

  /// The picture called `name`: of an asset catalogue, or a file beside the source, with or without its extension. It is looked for in the
  /// bundle first, then among what the page has; nil is the page's alone.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, in: bundle?.ownFolder), label: name) }
  /// The same, read aloud as its name; the label's own words are not kept.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, in: bundle?.ownFolder), label: name)
  }
  /// The same with a value for its layers, which is not kept: only symbols of the system have such.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, in: bundle?.ownFolder), label: name)
  }
  /// The picture that Xcode names after an asset catalogue's.
  public init(_ resource: ImageResource) { self.init(.named(resource.name, in: resource.folder), label: resource.name) }
  /// The same, left out of what is read aloud.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name, in: bundle?.ownFolder)) }
  /// The picture that Xcode names after an asset catalogue's, left out of what is read aloud.
  public init(decorative resource: ImageResource) { self.init(.named(resource.name, in: resource.folder)) }
  /// The system's symbol of this name.
  public init(systemName: String) { self.init(.symbol(systemName, variable: nil), label: systemName) }
  /// The system's symbol of this name, with a value for its layers. Kept; every layer is drawn as without one.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName, variable: variableValue), label: systemName) }

  /// Lets the picture take any size; the caps keep theirs, in points.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changed { $0.resizing = Resizing(caps: capInsets, mode: resizingMode) }
  }
  /// How its dots are mixed where it is drawn larger or smaller.
  public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.filter = interpolation } }
  /// Kept: pictures are always drawn with smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Whether it is painted in the foreground style or in its own colours; nil leaves that to its kind.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { changed { $0.templateMode = renderingMode } }
  /// How the layers of a symbol are coloured; nil leaves it to the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolMode = mode } }
  /// Kept: no picture here has a wider range than its display.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  func changed(_ change: (inout Image) -> Void) -> Image {
    var result = self
    change(&result)
    return result
  }

  /// How much brighter than white a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    /// The range of ordinary displays.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat more than the ordinary range.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// All that the display has.
    public static let high = DynamicRange(name: "high")
  }
}

/// A picture whose drawing is known already.
final class DrawnPicture: Hashable, Sendable {
  let size: CGSize
  let items: [DisplayItem]
  init(size: CGSize, items: [DisplayItem]) {
    self.size = size
    self.items = items
  }
  static func == (a: DrawnPicture, b: DrawnPicture) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image: PrimitiveView {
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    let resolved = resolved(in: scope.environment)
    if let problem = resolved.problem {
      // A box stands for a symbol that is not known, so the picture is usable; one that the user has to bring is really missing.
      if case .symbol = source {
        scope.graph.report(Finding(.approximation, in: "Image", problem, about: source.name))
      } else {
        scope.graph.report(Finding(.missingResource, in: "Image", problem, about: source.name))
      }
    }
    let look: any Look =
      scope.environment.redactionReasons.contains(.placeholder) ? FillLook(.redaction(scope.environment)) : ImageLook(resolved)
    let node = _ViewNode(ImageRule(resolved), [], scope, look: look)
    if scope.graph.context.tracer != nil { node.notePicture(source.name) }
    nodes.append(node)
  }
}
