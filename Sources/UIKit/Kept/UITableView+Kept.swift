extension UITableView {
  /// From where lines are set in; kept only.
  public var separatorInsetReference: SeparatorInsetReference {
    get { kept(.fromCellEdges) }
    set { keep(newValue) }
  }
  /// The material of lines; kept only.
  public var separatorEffect: UIVisualEffect? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether several rows can be chosen while editing; kept only.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The colour of the letters at the side; nil = the tint.
  public var sectionIndexColor: UIColor? {
    get { kept(nil) }
    set {
      keep(newValue)
      setNeedsLayout()
    }
  }
  /// The colour behind the letters at the side; nil = none.
  public var sectionIndexBackgroundColor: UIColor? {
    get { kept(nil) }
    set {
      keep(newValue)
      setNeedsLayout()
    }
  }
  /// The colour behind those letters under a finger; kept only.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// From how many rows on letters stand at the side.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { kept(0) }
    set {
      keep(newValue)
      setNeedsReload()
    }
  }
  /// Whether rows can be dragged; kept only.
  public var dragInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether rows are got ready; kept only.
  public var isPrefetchingEnabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// How high empty rows at the end are; kept only.
  public var fillerRowHeight: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Whether content keeps clear of the edges; kept only.
  public var insetsContentViewsToSafeArea: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether rows may have the focus; kept only.
  public var allowsFocus: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether rows may have the focus while editing; kept only.
  public var allowsFocusDuringEditing: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether the focus chooses; kept only.
  public var selectionFollowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether rows that grow are laid out anew; kept only.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(.enabled) }
    set { keep(newValue) }
  }
  /// Who says what is dragged; nothing is while a page is made.
  public weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
  /// Who takes what is dropped; nothing is while a page is made.
  public weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
  /// Who gets rows ready; never asked here.
  public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
  /// Scrolls to the chosen row.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let row = indexPathForSelectedRow { scrollToRow(at: row, at: scrollPosition, animated: animated) }
  }
  /// Asks for the letters at the side anew; none are shown.
  public func reloadSectionIndexTitles() {}
  /// Whether something is being changed: no.
  public var hasUncommittedUpdates: Bool { false }
  /// What opens menus: nothing here.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// From where lines are set in.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  /// Whether rows that grow are laid out anew.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
}
extension UITableViewCell {
  /// Whether its looks follow its state; kept only.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether its background follows its state; kept only.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Called when it is set, and when the cell's state is another.
  public var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    get { kept(nil) }
    set {
      keep(newValue)
      newValue?(self, configurationState)
    }
  }
  /// The background as the system's.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// What is at its end while editing; kept only.
  public var editingAccessoryType: AccessoryType {
    get { kept(.none) }
    set { keep(newValue) }
  }
  /// The view at its end while editing; kept only.
  public var editingAccessoryView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How the focus shows; kept only.
  public var focusStyle: FocusStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// What lies behind among several chosen; kept only.
  public var multipleSelectionBackgroundView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether it can be used while it is dragged; kept only.
  public var userInteractionEnabledWhileDragging: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the button that deletes is shown: no.
  public var showingDeleteConfirmation: Bool { false }
  /// How the focus shows.
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// What a cell shows while editing.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// With these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let defaultMask: Self = []
    /// A control at its start.
    public static let showingEditControl = Self(rawValue: 1)
    /// The button that deletes.
    public static let showingDeleteConfirmation = Self(rawValue: 2)
  }
}
extension UICollectionView {
  /// Whether items can be dragged; kept only.
  public var dragInteractionEnabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// How soon others make room; kept only.
  public var reorderingCadence: ReorderingCadence {
    get { kept(.immediate) }
    set { keep(newValue) }
  }
  /// Whether several items can be chosen while editing; kept only.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the focus comes back; kept only.
  public var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether items may have the focus; kept only.
  public var allowsFocus: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether items that grow are laid out anew; kept only.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(.enabled) }
    set { keep(newValue) }
  }
  /// Who says what is dragged; nothing is while a page is made.
  public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
  /// Who takes what is dropped; nothing is while a page is made.
  public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
  /// Whether something is being changed: no.
  public var hasUncommittedUpdates: Bool { false }
  /// What opens menus: nothing here.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Lays items out by `layout` at once.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }
  /// How soon others make room.
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  /// Whether items that grow are laid out anew.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
}
extension UICollectionViewCell {
  /// How it stands while something is dragged.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
}
extension UICollectionViewLayoutAttributes {
  /// Whether it is a cell's, a header's or a decoration's.
  public var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }
  /// Its own rectangle.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// A map about its middle, in depth; what is flat of it counts.
  public var transform3D: CATransform3D {
    get { CATransform3D(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
}
extension UICollectionView {
  /// What a layout lays out.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}

/// What a flow's layout is asked anew.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether attributes are made anew.
  open var invalidateFlowLayoutAttributes = true
}
