import QuoinAppearance
import QuoinDrawing

/// The plate of glass below an item of a bar; of the tint where the item stands out.
@MainActor struct BarItemPlate {
  let view: UIView
  let isProminent: Bool

  /// The plate's size: round around a picture, with room at the sides of words.
  func size(_ measures: BarMeasures, height: Double? = nil) -> CGSize {
    let content = view.sizeThatFits(.zero)
    let height = CGFloat(height ?? measures.item)
    let isPicture = (view as? UIButton).map { ($0.currentTitle ?? "").isEmpty } ?? false
    return CGSize(
      width: isPicture ? max(height, content.width) : max(height, content.width + 2 * CGFloat(measures.itemPadding)), height: height)
  }

  func paint(_ painter: inout ContentPainter, _ context: ControlContext) {
    let rect = painter.page(view.frame)
    guard isProminent else { return painter.add(GlassLook.capsule(in: rect, context: context)) }
    painter.add(ButtonLook.items(.prominent, shape: .capsule, in: rect, context: context))
  }
}
