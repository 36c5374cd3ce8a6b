/// A controller's own facts.
package struct ControllerState {
  package var title: String?
  /// Makes the view that an archive holds.
  var archivedView: (@MainActor () -> UIView?)?
  var storyboard: UIStoryboard?
  var nibName: String?
  var nibBundle: Bundle?
  package var children: [UIViewController] = []
  package weak var parent: UIViewController?
  package var preferredContentSize = CGSize.zero
  package var presentationStyle = UIModalPresentationStyle.automatic
  package var transitionStyle = UIModalTransitionStyle.coverVertical
  package var presented: UIViewController?
  /// The view that the presented controller's view stands in, while it is shown.
  var presentationView: PresentationView?
  /// How this controller is presented.
  var presentation: UIPresentationController?
  package weak var presenting: UIViewController?
  package var additionalSafeArea = UIEdgeInsets.zero
  package var appearance = Appearance.away
  package var edgesForExtendedLayout = UIRectEdge.all
  var extendsUnderOpaqueBars = false
  /// Whether the controller fills a sheet: its navigation bar is higher there.
  var isSheet = false
  package var navigationItem: UINavigationItem?
  package var tabBarItem: UITabBarItem?
  package var toolbarItems: [UIBarButtonItem]?
  package var hidesBottomBarWhenPushed = false
  package var respectsSystemMargins = true
  var traitListeners: [TraitListener] = []

  /// Where a controller is on its way to the screen.
  package enum Appearance {
    case away, coming, here
  }
  var isEditing = false
  var editItem: UIBarButtonItem?
  var definesContext = false
  var isModalInPresentation = false
  var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { weakTransitioningDelegate as? any UIViewControllerTransitioningDelegate }
    set { weakTransitioningDelegate = newValue }
  }
  private weak var weakTransitioningDelegate: AnyObject?
}
