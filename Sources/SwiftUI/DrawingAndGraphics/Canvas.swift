import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A drawing made by code once its size is known.
public struct Canvas<Symbols: View> {
  /// The views that the drawing code finds by their tags.
  public var symbols: Symbols
  /// The drawing code; it gets a context and the size in points. Called on the main actor after layout.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Kept: a canvas shows what lies behind where it draws nothing.
  public var isOpaque: Bool
  /// How colours are stored meanwhile. Kept.
  public var colorMode: ColorRenderingMode
  /// Whether the phone may draw later. Kept: it is drawn with the page.
  public var rendersAsynchronously: Bool

  /// A drawing that may use `symbols`. It is as large as proposed, and cut off at its frame.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
  /// A drawing without symbols.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
  }

  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    let node = _ViewNode(ShapeRule("Canvas"), [], scope)
    scope.record.defer(DeferredEntry(node, CanvasContent(canvas: self), scope))
    nodes.append(node)
  }
}
extension Canvas: PrimitiveView {}

/// Runs a canvas's code in its node's size; what it draws becomes the node's look.
private struct CanvasContent<Symbols: View>: DeferredContent {
  let canvas: Canvas<Symbols>

  func make(in node: _ViewNode, _ scope: _Scope) -> [_ViewNode] {
    var symbols: [_ViewNode] = []
    var inner = scope
    inner.environment.collectsTags = true
    Symbols._emit(canvas.symbols, inner, into: &symbols)
    let recording = CanvasRecording(size: node.frame.size, environment: scope.environment, symbols: symbols)
    let subject = (canvas.renderer, recording, node.frame.size)
    scope.reading(subject) { renderer, recording, size in
      var context = GraphicsContext(recording)
      renderer(&context, size)
    }
    node.look = CanvasLook(items: recording.finish())
    return []
  }
}

/// Draws what a canvas drew, where it lies and no further.
struct CanvasLook: PlacedLook {
  let items: [DisplayItem]
  func paint(_ node: PlacedNode, _ painter: inout Painter) {
    let frame = painter.frame(node)
    var group = DisplayGroup(items)
    group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    group.clips = [Clip(Path(CGRect(origin: .zero, size: frame.size)))]
    painter.builder.add(.group(group))
  }
}

/// What a canvas has drawn so far, shared by all copies of its context.
final class CanvasRecording {
  var builder: DisplayListBuilder
  let environment: EnvironmentValues
  let size: CGSize
  private let symbols: [_ViewNode]

  init(size: CGSize, environment: EnvironmentValues, symbols: [_ViewNode]) {
    builder = DisplayListBuilder(size: size)
    self.size = size
    self.environment = environment
    self.symbols = symbols
  }

  func finish() -> [DisplayItem] { builder.finish().items }

  /// The symbol tagged `id`, at its own size.
  func symbol(_ id: AnyHashable) -> DrawnPicture? {
    guard let node = symbols.first(where: { ($0.value(TagTrait.self) ?? $0.value(IDTrait.self)) == id }) else { return nil }
    node.place(at: .zero, proposal: .unspecified)
    var painter = Painter(size: node.frame.size, scale: environment.displayScale)
    painter.paint(node.placed)
    return DrawnPicture(size: node.frame.size, items: painter.builder.finish().items)
  }
}
