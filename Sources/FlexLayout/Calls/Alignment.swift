import QuoinFlexbox
import UIKit

// Direction and alignment.
extension Flex {
  /// The main axis; nil sets it back to a column.
  public var direction: Direction? {
    get { Direction(style.direction) }
    set { _ = direction(newValue ?? .column) }
  }
  /// Sets the main axis.
  @discardableResult public func direction(_ value: Direction) -> Flex { set { $0.direction = value.engine } }
  /// Sets whether items break into lines.
  @discardableResult public func wrap(_ value: Wrap) -> Flex {
    set { $0.wrap = value == .wrap ? .wrap : value == .wrapReverse ? .wrapReverse : .noWrap }
  }
  /// Sets the reading direction of the container and of those inside that inherit it.
  @discardableResult public func layoutDirection(_ value: LayoutDirection) -> Flex {
    followsView = value == .auto
    return set { $0.layoutDirection = value == .ltr ? .leftToRight : value == .rtl ? .rightToLeft : .inherit }
  }
  /// Sets how items share the main axis.
  @discardableResult public func justifyContent(_ value: JustifyContent) -> Flex { set { $0.justifyContent = value.engine } }
  /// Sets how items lie across their line.
  @discardableResult public func alignItems(_ value: AlignItems) -> Flex { set { $0.alignItems = value.engine } }
  /// Sets how this item lies across its line.
  @discardableResult public func alignSelf(_ value: AlignSelf) -> Flex { set { $0.alignSelf = value.engine } }
  /// Sets how lines share the cross axis.
  @discardableResult public func alignContent(_ value: AlignContent) -> Flex { set { $0.alignContent = value.engine } }
  /// Sets whether the item takes part, or only its items.
  @discardableResult public func display(_ value: Display) -> Flex {
    set { $0.display = value == .none ? .none : value == .contents ? .contents : .flex }
  }
  /// Sets whether sizes include the padding.
  @discardableResult public func boxSizing(_ value: BoxSizing) -> Flex {
    set { $0.boxSizing = value == .contentBox ? .contentBox : .borderBox }
  }
  /// Sets whether the item is in the flow.
  @discardableResult public func position(_ value: Position) -> Flex {
    set { $0.position = value == .absolute ? .absolute : value == .static ? .static : .relative }
  }
}

extension Flex.Direction {
  init(_ direction: FlexDirection) {
    switch direction {
    case .column: self = .column
    case .columnReverse: self = .columnReverse
    case .row: self = .row
    case .rowReverse: self = .rowReverse
    }
  }
  var engine: FlexDirection {
    switch self {
    case .column: .column
    case .columnReverse: .columnReverse
    case .row: .row
    case .rowReverse: .rowReverse
    }
  }
}

extension Flex.JustifyContent {
  var engine: FlexAlignment {
    switch self {
    case .start: .flexStart
    case .center: .center
    case .end: .flexEnd
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    }
  }
}

extension Flex.AlignContent {
  var engine: FlexAlignment {
    switch self {
    case .stretch: .stretch
    case .start: .flexStart
    case .center: .center
    case .end: .flexEnd
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    }
  }
}

extension Flex.AlignItems {
  var engine: FlexAlignment {
    switch self {
    case .stretch: .stretch
    case .start: .flexStart
    case .center: .center
    case .end: .flexEnd
    case .baseline: .baseline
    }
  }
}

extension Flex.AlignSelf {
  var engine: FlexAlignment {
    switch self {
    case .auto: .auto
    case .stretch: .stretch
    case .start: .flexStart
    case .center: .center
    case .end: .flexEnd
    case .baseline: .baseline
    }
  }
}
