import SwiftUI

extension ChartContent {
  /// A shadow of each mark, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { changing { $0.attributes.filters.append(.shadow(color: color, radius: radius, x: x, y: y)) } }
  /// Blurs each mark by a radius in points.
  public func blur(radius: CGFloat) -> some ChartContent { changing { $0.attributes.filters.append(.blur(radius: radius)) } }
  /// The marks where those of a mask are, as far as these are opaque. The mask's data ask for no room on the axes (assumed).
  public func mask<Mask: ChartContent>(@ChartContentBuilder content: () -> Mask) -> some ChartContent {
    var mask = _ChartMarks()
    content()._addMarks(to: &mask)
    return changing { $0.attributes.masks.append(mask.list) }
  }
  /// Makes one layer of the marks before what is said further out is done: each mark is one here.
  public func compositingLayer() -> some ChartContent { self }
  /// Makes one layer of the marks. What would be done to the layer as to a view is not: the marks stay as they are.
  public func compositingLayer<V: View>(@ViewBuilder style: (PlaceholderContentView<Self>) -> V) -> some ChartContent { self }
}
