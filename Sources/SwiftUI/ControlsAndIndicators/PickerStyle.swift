import QuoinAppearance
import QuoinLayout

/// How pickers look.
public protocol PickerStyle: Sendable {
  /// Which of the built-in looks it is.
  var _look: _PickerLook { get }
}

/// What suits the place: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Nothing to set.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .menu }
}

/// The chosen option with a sign that there are others; the label stands in front in lists and forms.
public struct MenuPickerStyle: PickerStyle {
  /// Nothing to set.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .menu }
}

/// Segments side by side, all of one width.
public struct SegmentedPickerStyle: PickerStyle {
  /// Nothing to set.
  public init() {}
  /// Segments.
  public var _look: _PickerLook { .segmented }
}

/// In lists and forms a row with the label and one for each option, the chosen one with a check mark; a wheel elsewhere.
public struct InlinePickerStyle: PickerStyle {
  /// Nothing to set.
  public init() {}
  /// All options.
  public var _look: _PickerLook { .inline }
}

/// A wheel, drawn flat and still: the chosen option and up to three on either side.
public struct WheelPickerStyle: PickerStyle {
  /// Nothing to set.
  public init() {}
  /// A wheel.
  public var _look: _PickerLook { .wheel }
}

/// A row of choices in a menu; drawn as segments.
public struct PalettePickerStyle: PickerStyle {
  /// Nothing to set.
  public init() {}
  /// Segments.
  public var _look: _PickerLook { .segmented }
}

/// The label and the chosen option in a row that leads to a page with all.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Nothing to set.
  public init() {}
  /// A row.
  public var _look: _PickerLook { .link }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { .init() } }

extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } }

extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { .init() } }

extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { .init() } }

extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } }

extension PickerStyle where Self == PalettePickerStyle { public static var palette: PalettePickerStyle { .init() } }

extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: NavigationLinkPickerStyle { .init() } }
