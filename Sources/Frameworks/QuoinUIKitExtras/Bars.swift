import Foundation
import UIKit

// What few files ask of bars and searches; it is kept only, and pictures of it are the system's.

extension UIBarItem {
  /// The picture for those who need large ones.
  public var largeContentSizeImage: UIImage? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// How far that picture is moved.
  public var largeContentSizeImageInsets: UIEdgeInsets {
    get { kept(by: self, .zero) }
    set { keep(newValue, by: self) }
  }
  /// How far the picture of low bars is moved.
  public var landscapeImagePhoneInsets: UIEdgeInsets {
    get { kept(by: self, .zero) }
    set { keep(newValue, by: self) }
  }
}
extension UIBarButtonItem {
  /// In which order a menu's things stand.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept(by: self, .automatic) }
    set { keep(newValue, by: self) }
  }
  /// What stands for it in a menu.
  public var menuRepresentation: UIMenuElement? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// Whether its symbol moves.
  public var isSymbolAnimationEnabled: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
  /// Sets the picture behind in a state and a style; not shown.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) {
    keep(backgroundImage, by: self, "ground \(state.rawValue) \(barMetrics.rawValue)")
  }
  /// The picture behind in a state.
  public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    kept(by: self, nil, "ground \(state.rawValue) \(barMetrics.rawValue)")
  }
  /// Moves the picture behind, in points; not shown.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    keep(adjustment, by: self, "moved \(barMetrics.rawValue)")
  }
  /// How far the picture behind is moved, in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    kept(by: self, 0, "moved \(barMetrics.rawValue)")
  }
  /// Moves the picture behind the way back, in points; not shown.
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    keep(adjustment, by: self, "way back moved \(barMetrics.rawValue)")
  }
  /// How far the picture behind the way back is moved, in points.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    kept(by: self, 0, "way back moved \(barMetrics.rawValue)")
  }
  /// The item as a group that stays where it is.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil) }
  /// The item as a group that the user may move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// The item as a group that the user may take away.
  public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup {
    .optionalGroup(customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}
extension UINavigationItem {
  /// Things of the menu that takes what has no room.
  public var additionalOverflowItems: UIDeferredMenuElement? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// What the way back does instead.
  public var backAction: UIAction? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// Under what name the user's changes of the bar are kept.
  public var customizationIdentifier: String? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// A group that always stays.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
}
extension UINavigationBar {
  /// How it behaves on a Mac.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(by: self, .automatic) }
    set { keep(newValue, by: self) }
  }
  /// How far the title is moved, in points: not at all.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
}
extension UISearchBar {
  /// The picture behind what can be searched in.
  public var scopeBarBackgroundImage: UIImage? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// Whether the button of results is chosen.
  public var isSearchResultsButtonSelected: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
  /// Whether one may look to speak.
  public var isLookToDictateEnabled: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
  /// Shows what can be searched in.
  public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Sets the looks of the words of what can be searched in.
  public func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    keep(attributes, by: self, "scope \(state.rawValue)")
  }
  /// The looks of the words of what can be searched in.
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    kept(by: self, nil, "scope \(state.rawValue)")
  }
  /// Sets the picture behind a button of what can be searched in.
  public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    keep(backgroundImage, by: self, "scope ground \(state.rawValue)")
  }
  /// The picture behind a button of what can be searched in.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    kept(by: self, nil, "scope ground \(state.rawValue)")
  }
  /// Sets the picture between buttons of what can be searched in.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) { keep(dividerImage, by: self, "scope divider \(leftState.rawValue) \(rightState.rawValue)") }
  /// How far a picture in the field is moved.
  public func positionAdjustment(for icon: Icon) -> UIOffset { .zero }
  /// The picture behind the field.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { nil }
}
extension UISearchController {
  /// When what can be searched in is shown.
  public var scopeBarActivation: ScopeBarActivation {
    get { kept(by: self, .automatic) }
    set { keep(newValue, by: self) }
  }
  /// When what can be searched in is shown.
  public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }
}
extension UISearchTextField {
  /// Puts a word that stands for more before the text.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  /// What it suggests; kept only.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// Puts a word that stands for more in the place of text.
  public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
  /// Takes a word that stands for more away.
  public func removeToken(at tokenIndex: Int) { if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) } }
}
extension UISegmentedControl {
  /// The action of a segment: nil, as its title alone is kept.
  public func actionForSegment(at segment: Int) -> UIAction? { nil }
  /// Puts a segment with an action's title in.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
  }
  /// How far content is moved: not at all.
  public func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }
  /// Moves the content of segments; not shown.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) { keep(adjustment, by: self, "moved \(leftCenterRightOrAlone.rawValue)") }
  /// How far the content of segments is moved.
  public func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) -> UIOffset {
    kept(by: self, .zero, "moved \(leftCenterRightOrAlone.rawValue)")
  }
  /// The picture behind; nil: it is the system's.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { nil }
  /// The picture between two; nil: it is the system's.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { nil }
  /// Which of the segments.
  public enum Segment: Int, Sendable { case any, left, center, right, alone }
}
extension UIStepper {
  /// The picture of more; nil: it is the system's.
  public func incrementImage(for state: UIControl.State) -> UIImage? { nil }
  /// The picture of less; nil: it is the system's.
  public func decrementImage(for state: UIControl.State) -> UIImage? { nil }
  /// The picture behind; nil: it is the system's.
  public func backgroundImage(for state: UIControl.State) -> UIImage? { nil }
}
extension UIToolbar {
  /// The picture behind; nil: it is the system's.
  public func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { nil }
  /// The picture of its shadow; nil: it is the system's.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { nil }
}
