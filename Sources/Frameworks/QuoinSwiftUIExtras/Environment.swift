import SwiftUI

// What views around have said, for views that ask. Kept where it is set; what modifiers of the same name say is not told here.

private struct Key<Value: Sendable, Tag>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

extension EnvironmentValues {
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
