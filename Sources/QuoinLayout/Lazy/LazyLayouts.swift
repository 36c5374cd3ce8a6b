import Foundation

/// The rules of the lazy containers.
package enum LazyRules {
  /// A lazy stack along `axis`; `guide` aligns its views across, `spacing` is the gap in points, or `nil` to ask each pair.
  package static func stack(_ axis: Axis, guide: AlignmentKey, spacing: CGFloat?, pins: LazyPins, source: any LazyItemSource)
    -> any LayoutRule
  {
    LazyRule(
      name: axis == .vertical ? "LazyVStack" : "LazyHStack",
      style: LazyStyle(axis: axis, items: nil, guide: guide, spacing: spacing, pins: pins), source: source)
  }
  /// A lazy flow whose lines follow each other across `style`'s axis.
  package static func flow(_ style: FlowStyle, source: any LazyItemSource) -> any LayoutRule {
    var lazy = LazyStyle(axis: style.axis.cross, items: nil, guide: style.guide, spacing: style.lineSpacing)
    lazy.flow = style
    return LazyRule(name: "LazyFlow", style: lazy, source: source)
  }
  /// A lazy grid whose lines follow each other along `axis`; `guide` aligns the block of columns in the grid's own length.
  package static func grid(
    _ axis: Axis, items: [GridItem], guide: AlignmentKey, spacing: CGFloat?, pins: LazyPins, source: any LazyItemSource
  ) -> any LayoutRule {
    LazyRule(
      name: axis == .vertical ? "LazyVGrid" : "LazyHGrid",
      style: LazyStyle(axis: axis, items: items, guide: guide, spacing: spacing, pins: pins), source: source)
  }
}
