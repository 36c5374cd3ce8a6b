/// The view's own facts besides geometry and looks of its layer.
package struct ViewState {
  package var backgroundColor: UIColor?
  package var tintColor: UIColor?
  package var contentMode = UIView.ContentMode.scaleToFill
  package var isUserInteractionEnabled = true
  package var semantics = UISemanticContentAttribute.unspecified
  package var tag = 0
  package var identifier: String?
  package var accessibilityLabel: String?
  package var restorationIdentifier: String?
  /// The insets given by the host or controller at this view; nil = derived from the superview.
  package var safeAreaRoot: UIEdgeInsets?
  /// The insets the view was last told about.
  package var safeArea = UIEdgeInsets.zero
  package var additionalSafeArea = UIEdgeInsets.zero
  package var margins: UIEdgeInsets?
  package var directionalMargins: NSDirectionalEdgeInsets?
  /// The margins that the table, list or cell around gives to views whose margins nobody set; nil = 8 points, or the controller's.
  var systemMargins: NSDirectionalEdgeInsets?
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  package var overrideTraits: UITraitCollection? {
    didSet { TreeVersion.change() }
  }
  /// Between which sizes text is kept in the view.
  var textSizes = TextSizeLimits() {
    didSet { TreeVersion.change() }
  }
  /// The traits as they were found last, and when.
  package var knownTraits: (traits: UITraitCollection, version: Int)?
  /// The traits the view was last told about.
  var toldTraits: UITraitCollection?
  var traitListeners: [TraitListener] = []
  package weak var controller: UIViewController?
  package var needsUpdateConstraints = true
  package var needsUpdateProperties = true
  package var translatesAutoresizing = true
  package var autoresizingMask: UIView.AutoresizingMask = []
  package var autoresizesSubviews = true
  package var guides: [UILayoutGuide] = []
  package var gestures: [UIGestureRecognizer] = []
  package var layoutData: ViewLayoutData?
  /// The engine among whose members the view is, other than as its root.
  weak var engine: LayoutEngine?
  /// The same of those that look for the size of a view around.
  weak var fitting: LayoutEngine?
  /// How many constraints reach from inside this view to outside of it.
  var crossingConstraints: Int32 = 0
  /// Where constraints placed the view on its region when it was last looked at.
  var solvedFrame: CGRect?
  /// What another world of layout shows inside the view.
  package var guest: (any ViewGuest)?
}
