import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

extension GraphicsContext {
  /// A text ready to be measured and drawn.
  public struct ResolvedText {
    let text: SwiftUI.ResolvedText
    let scale: CGFloat
    /// What it is painted with; `nil` leaves its own styles.
    public var shading: Shading = .foreground
    /// The size in points that the text takes where `size` is offered.
    public func measure(in size: CGSize) -> CGSize { text.paragraph.measure(width: size.width, height: size.height).size }
    /// From the top to the first line's baseline, in points, where `size` is offered.
    public func firstBaseline(in size: CGSize) -> CGFloat { text.paragraph.measure(width: size.width, height: size.height).firstBaseline }
    /// From the top to the last line's baseline, in points, where `size` is offered.
    public func lastBaseline(in size: CGSize) -> CGFloat { text.paragraph.measure(width: size.width, height: size.height).lastBaseline }
  }
  /// A picture ready to be drawn.
  public struct ResolvedImage {
    var image: SwiftUI.ResolvedImage
    /// In points.
    public var size: CGSize { image.size }
    /// From the top to the line that it stands on, in points: the bottom for pictures without one.
    public var baseline: CGFloat { image.baseline ?? image.size.height }
    /// What a silhouette is painted with.
    public var shading: Shading?
  }
  /// A symbol view of the canvas, ready to be drawn.
  public struct ResolvedSymbol {
    let picture: DrawnPicture
    /// Its own size, in points.
    public var size: CGSize { picture.size }
  }

  /// A text as the environment of the canvas sets it. Costs as much as the text is long.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: SwiftUI.ResolvedText(text, environment), scale: environment.displayScale)
  }
  /// A picture as the environment of the canvas shows it.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image.resolved(in: environment)) }
  /// The same shading: it is resolved for what it fills.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// The symbol view tagged `id`; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recording.symbol(AnyHashable(id)).map { ResolvedSymbol(picture: $0) }
  }

  /// Draws a text in lines as wide as `rect`, from its top.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    drawing { recording in
      var painter = Painter(size: recording.size, scale: text.scale)
      TextLook(text.text).draw(in: rect, for: ProposedViewSize(rect.size), &painter)
      for item in painter.builder.finish().items { recording.builder.add(item) }
    }
  }
  /// Draws a text in one line for each paragraph, its `anchor` at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.text.paragraph.measure(width: nil, height: nil).size
    draw(text, in: Self.box(size, at: point, anchor))
  }
  /// Draws a text in lines as wide as `rect`, from its top, set for this once.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text with its `anchor` at `point`, set for this once.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

  /// Draws a picture as large as `rect`; `style` is ignored.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var picture = image.image
    if let shading = image.shading {
      picture.foreground = shading.style(in: environment, box: rect)
      if picture.template != nil { picture.template = picture.foreground }
    }
    // A picture drawn into a rectangle fills it, resizable or not.
    if picture.resizing == nil { picture.resizing = Image.Resizing(caps: EdgeInsets(), mode: .stretch) }
    drawing { picture.draw(in: rect, &$0.builder) }
  }
  /// Draws a picture in its own size, its `anchor` at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: Self.box(image.size, at: point, anchor))
  }
  /// Draws a picture as large as `rect`, resolved for this once; `style` is ignored.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }
  /// Draws a picture in its own size, its `anchor` at `point`, resolved for this once.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

  /// Draws a symbol as large as `rect`; nothing if its own size is empty.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let (size, items) = (symbol.picture.size, symbol.picture.items)
    guard size.width > 0, size.height > 0 else { return }
    drawing { recording in
      var group = DisplayGroup(items)
      group.transform = CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
      recording.builder.add(.group(group))
    }
  }
  /// Draws a symbol in its own size, its `anchor` at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: Self.box(symbol.size, at: point, anchor))
  }

  private static func box(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
  }
}

extension Image {
  /// A picture that is drawn by code, in points.
  @MainActor public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: (inout GraphicsContext) -> Void
  ) {
    let recording = CanvasRecording(size: size, environment: EnvironmentValues(), symbols: [])
    var context = GraphicsContext(recording)
    renderer(&context)
    self.init(.drawn(DrawnPicture(size: size, items: recording.finish())))
  }
}
