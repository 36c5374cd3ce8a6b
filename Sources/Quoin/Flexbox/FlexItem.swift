import QuoinFlexbox
import QuoinLayout

/// A view's own flexbox properties, each said by a modifier of its own.
enum FlexItemStyle {
  fileprivate struct Factors: Hashable, Sendable {
    var grow: Double
    var shrink: Double
    var basis: FlexLength
  }
  fileprivate enum Whole: LayoutValueKey { static var defaultValue: FlexStyle { FlexStyle() } }
  fileprivate enum Flex: LayoutValueKey { static var defaultValue: Factors? { nil } }
  fileprivate enum AlignSelf: LayoutValueKey { static var defaultValue: FlexAlignment? { nil } }
  fileprivate enum Order: LayoutValueKey { static var defaultValue: Int? { nil } }

  /// All that the view's modifiers say together.
  static func of(_ subview: LayoutSubview) -> FlexStyle {
    var style = subview[Whole.self]
    if let flex = subview[Flex.self] {
      style.grow = flex.grow
      style.shrink = flex.shrink
      style.basis = flex.basis
    }
    if let alignment = subview[AlignSelf.self] { style.alignSelf = alignment }
    if let order = subview[Order.self] { style.order = order }
    return style
  }
}

extension View {
  /// How the view shares the room of its `Flexbox`: CSS's flex-grow, flex-shrink and flex-basis, with CSS's initial values.
  ///
  /// Negative factors and those that are no numbers count as the initial ones. The innermost of several counts.
  nonisolated public func flex(grow: Double = 0, shrink: Double = 1, basis: FlexLength = .auto) -> some View {
    layoutValue(key: FlexItemStyle.Flex.self, value: FlexItemStyle.Factors(grow: grow, shrink: shrink, basis: basis))
  }
  /// CSS's `flex: 1` and the like: a share of all the room, whatever the view's content.
  nonisolated public func flex(_ grow: Double) -> some View { flex(grow: grow, shrink: 1, basis: .zero) }
  /// Where the view lies across its line, in place of what the `Flexbox` says with `alignItems`.
  nonisolated public func alignSelf(_ alignment: FlexAlignment) -> some View {
    layoutValue(key: FlexItemStyle.AlignSelf.self, value: alignment)
  }
  /// The view's place among the others: lower ones first, those alike in the order they are written. 0 at first.
  nonisolated public func order(_ order: Int) -> some View { layoutValue(key: FlexItemStyle.Order.self, value: order) }
  /// Sets any of the view's flexbox properties: margins, sizes and their limits, position, insets.
  ///
  /// Where `flex`, `alignSelf` or `order` say something too, they win.
  nonisolated public func flexItem(_ change: (inout FlexStyle) -> Void) -> some View {
    var style = FlexStyle()
    change(&style)
    return layoutValue(key: FlexItemStyle.Whole.self, value: style)
  }
}
