import SwiftUI

// What views around have said, for views that ask. Kept where it is set; what modifiers of the same name say is not told here.

private struct Key<Value: Sendable, Tag>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

extension EnvironmentValues {
  private enum TagBackgroundMaterial {}
  /// The material that the view lies on; nil unless somebody says otherwise.
  public var backgroundMaterial: Material? {
    get { self[Key<Material, TagBackgroundMaterial>.self] }
    set { self[Key<Material, TagBackgroundMaterial>.self] = newValue }
  }
  private enum TagBackgroundProminence {}
  /// How much what the view lies on stands out.
  public var backgroundProminence: BackgroundProminence {
    get { self[Key<BackgroundProminence, TagBackgroundProminence>.self] ?? BackgroundProminence.standard }
    set { self[Key<BackgroundProminence, TagBackgroundProminence>.self] = newValue }
  }
  private enum TagButtonSizing {}
  /// How wide buttons are.
  public var buttonSizing: ButtonSizing {
    get { self[Key<ButtonSizing, TagButtonSizing>.self] ?? ButtonSizing.automatic }
    set { self[Key<ButtonSizing, TagButtonSizing>.self] = newValue }
  }
  private enum TagSidebarRowSize {}
  /// How large rows of sidebars are.
  public var sidebarRowSize: SidebarRowSize {
    get { self[Key<SidebarRowSize, TagSidebarRowSize>.self] ?? SidebarRowSize.medium }
    set { self[Key<SidebarRowSize, TagSidebarRowSize>.self] = newValue }
  }
  private enum TagSymbolColorRenderingMode {}
  /// How symbols are coloured; nil unless somebody says otherwise.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[Key<SymbolColorRenderingMode, TagSymbolColorRenderingMode>.self] }
    set { self[Key<SymbolColorRenderingMode, TagSymbolColorRenderingMode>.self] = newValue }
  }
  private enum TagSymbolVariableValueMode {}
  /// How symbols show their values; nil unless somebody says otherwise.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[Key<SymbolVariableValueMode, TagSymbolVariableValueMode>.self] }
    set { self[Key<SymbolVariableValueMode, TagSymbolVariableValueMode>.self] = newValue }
  }
  private enum TagNavigationLinkIndicatorVisibility {}
  /// Whether links show that they lead on.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[Key<Visibility, TagNavigationLinkIndicatorVisibility>.self] ?? Visibility.automatic }
    set { self[Key<Visibility, TagNavigationLinkIndicatorVisibility>.self] = newValue }
  }
  private enum TagLabelIconToTitleSpacing {}
  /// How far a label's icon is from its title, in points; nil for what suits.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[Key<CGFloat, TagLabelIconToTitleSpacing>.self] }
    set { self[Key<CGFloat, TagLabelIconToTitleSpacing>.self] = newValue }
  }
  private enum TagLabelReservedIconWidth {}
  /// How much room labels keep for their icons, in points; nil for what suits.
  public var labelReservedIconWidth: CGFloat? {
    get { self[Key<CGFloat, TagLabelReservedIconWidth>.self] }
    set { self[Key<CGFloat, TagLabelReservedIconWidth>.self] = newValue }
  }
  private enum TagTextSelectionAffinity {}
  /// At which side of a place between two letters the caret is.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[Key<TextSelectionAffinity, TagTextSelectionAffinity>.self] ?? TextSelectionAffinity.automatic }
    set { self[Key<TextSelectionAffinity, TagTextSelectionAffinity>.self] = newValue }
  }
  private enum TagTabViewBottomAccessoryPlacement {}
  /// Where what stands above the tabs is shown; nil for a view that stands elsewhere.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[Key<TabViewBottomAccessoryPlacement, TagTabViewBottomAccessoryPlacement>.self] }
    set { self[Key<TabViewBottomAccessoryPlacement, TagTabViewBottomAccessoryPlacement>.self] = newValue }
  }
  /// Whether pictures are made out of words on this device: they are not.
  public var supportsImagePlayground: Bool { false }
  /// What a tap with the pencil should do.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  /// What pressing the pencil should do.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
  /// Whether the app is in the view of those who need few and large things: it is not.
  public var accessibilityReduceHighlightingEffects: Bool { false }
  private enum TagIsScrollEnabled {}
  /// Whether scroll views within scroll.
  public var isScrollEnabled: Bool {
    get { self[Key<Bool, TagIsScrollEnabled>.self] ?? true }
    set { self[Key<Bool, TagIsScrollEnabled>.self] = newValue }
  }
  private enum TagIsFocusEffectEnabled {}
  /// Whether the focus shows.
  public var isFocusEffectEnabled: Bool {
    get { self[Key<Bool, TagIsFocusEffectEnabled>.self] ?? true }
    set { self[Key<Bool, TagIsFocusEffectEnabled>.self] = newValue }
  }
  private enum TagAppearsActive {}
  /// Whether the window is in front.
  public var appearsActive: Bool {
    get { self[Key<Bool, TagAppearsActive>.self] ?? true }
    set { self[Key<Bool, TagAppearsActive>.self] = newValue }
  }
  private enum TagAutocorrectionDisabled {}
  /// Whether words are left as they are written.
  public var autocorrectionDisabled: Bool {
    get { self[Key<Bool, TagAutocorrectionDisabled>.self] ?? false }
    set { self[Key<Bool, TagAutocorrectionDisabled>.self] = newValue }
  }
  private enum TagButtonRepeatBehavior {}
  /// Whether a held button does its work again.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[Key<ButtonRepeatBehavior, TagButtonRepeatBehavior>.self] ?? ButtonRepeatBehavior.automatic }
    set { self[Key<ButtonRepeatBehavior, TagButtonRepeatBehavior>.self] = newValue }
  }
  private enum TagContentTransition {}
  /// How content changes.
  public var contentTransition: ContentTransition {
    get { self[Key<ContentTransition, TagContentTransition>.self] ?? ContentTransition.identity }
    set { self[Key<ContentTransition, TagContentTransition>.self] = newValue }
  }
  private enum TagContentTransitionAddsDrawingGroup {}
  /// Whether changes of content are drawn as one.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[Key<Bool, TagContentTransitionAddsDrawingGroup>.self] ?? false }
    set { self[Key<Bool, TagContentTransitionAddsDrawingGroup>.self] = newValue }
  }
  private enum TagDefaultMinListHeaderHeight {}
  /// How high headers of lists are at least; nil unless somebody says otherwise.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[Key<CGFloat, TagDefaultMinListHeaderHeight>.self] }
    set { self[Key<CGFloat, TagDefaultMinListHeaderHeight>.self] = newValue }
  }
  private enum TagHeaderProminence {}
  /// How large headers are.
  public var headerProminence: Prominence {
    get { self[Key<Prominence, TagHeaderProminence>.self] ?? Prominence.standard }
    set { self[Key<Prominence, TagHeaderProminence>.self] = newValue }
  }
  private enum TagBadgeProminence {}
  /// How much badges show.
  public var badgeProminence: BadgeProminence {
    get { self[Key<BadgeProminence, TagBadgeProminence>.self] ?? BadgeProminence.standard }
    set { self[Key<BadgeProminence, TagBadgeProminence>.self] = newValue }
  }
  private enum TagHorizontalScrollIndicatorVisibility {}
  /// Whether bars show which scroll along.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[Key<ScrollIndicatorVisibility, TagHorizontalScrollIndicatorVisibility>.self] ?? ScrollIndicatorVisibility.automatic }
    set { self[Key<ScrollIndicatorVisibility, TagHorizontalScrollIndicatorVisibility>.self] = newValue }
  }
  private enum TagVerticalScrollIndicatorVisibility {}
  /// Whether bars show which scroll upwards.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[Key<ScrollIndicatorVisibility, TagVerticalScrollIndicatorVisibility>.self] ?? ScrollIndicatorVisibility.automatic }
    set { self[Key<ScrollIndicatorVisibility, TagVerticalScrollIndicatorVisibility>.self] = newValue }
  }
  private enum TagHorizontalScrollBounceBehavior {}
  /// Whether scroll views give way along.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[Key<ScrollBounceBehavior, TagHorizontalScrollBounceBehavior>.self] ?? ScrollBounceBehavior.automatic }
    set { self[Key<ScrollBounceBehavior, TagHorizontalScrollBounceBehavior>.self] = newValue }
  }
  private enum TagVerticalScrollBounceBehavior {}
  /// Whether scroll views give way upwards.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[Key<ScrollBounceBehavior, TagVerticalScrollBounceBehavior>.self] ?? ScrollBounceBehavior.automatic }
    set { self[Key<ScrollBounceBehavior, TagVerticalScrollBounceBehavior>.self] = newValue }
  }
  private enum TagScrollDismissesKeyboardMode {}
  /// Whether scrolling puts the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[Key<ScrollDismissesKeyboardMode, TagScrollDismissesKeyboardMode>.self] ?? ScrollDismissesKeyboardMode.automatic }
    set { self[Key<ScrollDismissesKeyboardMode, TagScrollDismissesKeyboardMode>.self] = newValue }
  }
  private enum TagMenuIndicatorVisibility {}
  /// Whether menus say that they are some.
  public var menuIndicatorVisibility: Visibility {
    get { self[Key<Visibility, TagMenuIndicatorVisibility>.self] ?? Visibility.automatic }
    set { self[Key<Visibility, TagMenuIndicatorVisibility>.self] = newValue }
  }
  private enum TagMenuOrder {}
  /// Which way menus are read.
  public var menuOrder: MenuOrder {
    get { self[Key<MenuOrder, TagMenuOrder>.self] ?? MenuOrder.automatic }
    set { self[Key<MenuOrder, TagMenuOrder>.self] = newValue }
  }
  private enum TagLabelsVisibility {}
  /// Whether labels of controls show.
  public var labelsVisibility: Visibility {
    get { self[Key<Visibility, TagLabelsVisibility>.self] ?? Visibility.automatic }
    set { self[Key<Visibility, TagLabelsVisibility>.self] = newValue }
  }
  private enum TagSpringLoadingBehavior {}
  /// Whether things that are dragged over open others.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[Key<SpringLoadingBehavior, TagSpringLoadingBehavior>.self] ?? SpringLoadingBehavior.automatic }
    set { self[Key<SpringLoadingBehavior, TagSpringLoadingBehavior>.self] = newValue }
  }
  private enum TagKeyboardShortcut {}
  /// Which keys do what a button does; nil unless somebody says otherwise.
  public var keyboardShortcut: KeyboardShortcut? {
    get { self[Key<KeyboardShortcut, TagKeyboardShortcut>.self] }
    set { self[Key<KeyboardShortcut, TagKeyboardShortcut>.self] = newValue }
  }
  private enum TagAllowedDynamicRange {}
  /// How much brighter than white pictures may be; nil unless somebody says otherwise.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[Key<Image.DynamicRange, TagAllowedDynamicRange>.self] }
    set { self[Key<Image.DynamicRange, TagAllowedDynamicRange>.self] = newValue }
  }
  private enum TagIsTabBarShowingSections {}
  /// Whether a sidebar shows the tabs.
  public var isTabBarShowingSections: Bool {
    get { self[Key<Bool, TagIsTabBarShowingSections>.self] ?? false }
    set { self[Key<Bool, TagIsTabBarShowingSections>.self] = newValue }
  }
}

/// How much what a view lies on stands out.
public struct BackgroundProminence: Hashable, Sendable {
  let name: String
  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// Much, as a chosen row's.
  public static let increased = BackgroundProminence(name: "increased")
}
/// How large rows of sidebars are.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }
/// Where what stands above the tabs is shown.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
/// What the user would have a pencil's gestures do.
public struct PencilPreferredAction: Hashable, Sendable {
  let name: String
  /// Nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// Take up the eraser, or put it away.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// Take up the last tool.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// Show the colours.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// Show the tool's settings.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// Show a palette of the app's.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// Run a shortcut.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}
