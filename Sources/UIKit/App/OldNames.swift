import Foundation

// Names before Swift 4.2, which the phone's compiler still takes in that mode.

/// Why an app is started.
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey") public typealias UIApplicationLaunchOptionsKey = UIApplication
  .LaunchOptionsKey
/// How a row is edited.
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle") public typealias UITableViewCellEditingStyle = UITableViewCell
  .EditingStyle
/// What a row has at its end.
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType") public typealias UITableViewCellAccessoryType = UITableViewCell
  .AccessoryType
/// A way of sharing.
@available(*, deprecated, renamed: "UIActivity.ActivityType") public typealias UIActivityType = UIActivity.ActivityType
/// How a control stands.
@available(*, deprecated, renamed: "UIControl.State") public typealias UIControlState = UIControl.State
/// What happens to a control.
@available(*, deprecated, renamed: "UIControl.Event") public typealias UIControlEvents = UIControl.Event
/// How a view's content fills it.
@available(*, deprecated, renamed: "UIView.ContentMode") public typealias UIViewContentMode = UIView.ContentMode
/// How a view animates.
@available(*, deprecated, renamed: "UIView.AnimationOptions") public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// How an alert is shown.
@available(*, deprecated, renamed: "UIAlertController.Style") public typealias UIAlertControllerStyle = UIAlertController.Style
/// A kind of text formatting.
@available(*, deprecated, renamed: "NSAttributedString.Key") public typealias NSAttributedStringKey = NSAttributedString.Key

/// How a device is moved.
@available(*, deprecated, renamed: "UIEvent.EventSubtype") public typealias UIEventSubtype = UIEvent.EventSubtype
/// How a stack spreads.
@available(*, deprecated, renamed: "UIStackView.Distribution") public typealias UIStackViewDistribution = UIStackView.Distribution
/// How a stack aligns.
@available(*, deprecated, renamed: "UIStackView.Alignment") public typealias UIStackViewAlignment = UIStackView.Alignment
/// Across or down.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis") public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// A side of a view.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute") public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// How two sides relate.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation") public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// How a line of views is aligned.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions") public typealias NSLayoutFormatOptions = NSLayoutConstraint
  .FormatOptions
/// A kind of cell.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle") public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// How a chosen row shows.
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle") public typealias UITableViewCellSelectionStyle = UITableViewCell
  .SelectionStyle
/// The lines of a table.
@available(*, deprecated, renamed: "UITableViewCell.SeparatorStyle") public typealias UITableViewCellSeparatorStyle = UITableViewCell
  .SeparatorStyle
/// A kind of table.
@available(*, deprecated, renamed: "UITableView.Style") public typealias UITableViewStyle = UITableView.Style
/// How rows come and go.
@available(*, deprecated, renamed: "UITableView.RowAnimation") public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// Where a row is scrolled to.
@available(*, deprecated, renamed: "UITableView.ScrollPosition") public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// Which way a collection scrolls.
@available(*, deprecated, renamed: "UICollectionView.ScrollDirection") public typealias UICollectionViewScrollDirection = UICollectionView
  .ScrollDirection
/// Where an item is scrolled to.
@available(*, deprecated, renamed: "UICollectionView.ScrollPosition") public typealias UICollectionViewScrollPosition = UICollectionView
  .ScrollPosition
/// A kind of button.
@available(*, deprecated, renamed: "UIButton.ButtonType") public typealias UIButtonType = UIButton.ButtonType
/// Where content lies across.
@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment") public typealias UIControlContentHorizontalAlignment = UIControl
  .ContentHorizontalAlignment
/// Where content lies down.
@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment") public typealias UIControlContentVerticalAlignment = UIControl
  .ContentVerticalAlignment
/// A field's border.
@available(*, deprecated, renamed: "UITextField.BorderStyle") public typealias UITextBorderStyle = UITextField.BorderStyle
/// When a field shows something.
@available(*, deprecated, renamed: "UITextField.ViewMode") public typealias UITextFieldViewMode = UITextField.ViewMode
/// An item of the system.
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem") public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// How an item looks.
@available(*, deprecated, renamed: "UIBarButtonItem.Style") public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// A tab of the system.
@available(*, deprecated, renamed: "UITabBarItem.SystemItem") public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// How a button of an alert looks.
@available(*, deprecated, renamed: "UIAlertAction.Style") public typealias UIAlertActionStyle = UIAlertAction.Style
/// A wheel's size.
@available(*, deprecated, renamed: "UIActivityIndicatorView.Style") public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView
  .Style
/// A material.
@available(*, deprecated, renamed: "UIBlurEffect.Style") public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// What is chosen of a date.
@available(*, deprecated, renamed: "UIDatePicker.Mode") public typealias UIDatePickerMode = UIDatePicker.Mode
/// Whether colours or only the shape is shown.
@available(*, deprecated, renamed: "UIImage.RenderingMode") public typealias UIImageRenderingMode = UIImage.RenderingMode
/// Which way a picture stands.
@available(*, deprecated, renamed: "UIImage.Orientation") public typealias UIImageOrientation = UIImage.Orientation
/// Whether a middle is tiled.
@available(*, deprecated, renamed: "UIImage.ResizingMode") public typealias UIImageResizingMode = UIImage.ResizingMode
/// What grows with the view around.
@available(*, deprecated, renamed: "UIView.AutoresizingMask") public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// How fast an animation runs when.
@available(*, deprecated, renamed: "UIView.AnimationCurve") public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// How an animation over keys runs.
@available(*, deprecated, renamed: "UIView.KeyframeAnimationOptions") public typealias UIViewKeyframeAnimationOptions = UIView
  .KeyframeAnimationOptions
/// How far a gesture is.
@available(*, deprecated, renamed: "UIGestureRecognizer.State") public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// Which way is swept.
@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction") public typealias UISwipeGestureRecognizerDirection =
  UISwipeGestureRecognizer.Direction
/// A style of text.
@available(*, deprecated, renamed: "UIFont.TextStyle") public typealias UIFontTextStyle = UIFont.TextStyle
/// How bold.
@available(*, deprecated, renamed: "UIFont.Weight") public typealias UIFontWeight = UIFont.Weight
/// Where pictures come from.
@available(*, deprecated, renamed: "UIImagePickerController.SourceType") public typealias UIImagePickerControllerSourceType =
  UIImagePickerController.SourceType
/// How scrolling puts the keyboard away.
@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode") public typealias UIScrollViewKeyboardDismissMode = UIScrollView
  .KeyboardDismissMode
/// Light or dark indicators.
@available(*, deprecated, renamed: "UIScrollView.IndicatorStyle") public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// Which way one leafs.
@available(*, deprecated, renamed: "UIPageViewController.NavigationDirection") public typealias UIPageViewControllerNavigationDirection =
  UIPageViewController.NavigationDirection
/// How one leafs.
@available(*, deprecated, renamed: "UIPageViewController.TransitionStyle") public typealias UIPageViewControllerTransitionStyle =
  UIPageViewController.TransitionStyle
/// Which way pages lie.
@available(*, deprecated, renamed: "UIPageViewController.NavigationOrientation") public typealias
  UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
/// Forth or back.
@available(*, deprecated, renamed: "UINavigationController.Operation") public typealias UINavigationControllerOperation =
  UINavigationController.Operation
/// How an app stands.
@available(*, deprecated, renamed: "UIApplication.State") public typealias UIApplicationState = UIApplication.State
/// How an address came.
@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey") public typealias UIApplicationOpenURLOptionsKey = UIApplication
  .OpenURLOptionsKey
/// How a search bar looks.
@available(*, deprecated, renamed: "UISearchBar.Style") public typealias UISearchBarStyle = UISearchBar.Style
/// How a bar of progress looks.
@available(*, deprecated, renamed: "UIProgressView.Style") public typealias UIProgressViewStyle = UIProgressView.Style
/// How far a touch is.
@available(*, deprecated, renamed: "UITouch.Phase") public typealias UITouchPhase = UITouch.Phase
/// Before or behind other windows.
@available(*, deprecated, renamed: "UIWindow.Level") public typealias UIWindowLevel = UIWindow.Level
/// As `UIResponder.keyboardFrameEndUserInfoKey`.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey") @MainActor @preconcurrency public
  var UIKeyboardFrameEndUserInfoKey: String
{ UIResponder.keyboardFrameEndUserInfoKey }
/// As `UIResponder.keyboardFrameBeginUserInfoKey`.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey") @MainActor @preconcurrency public
  var UIKeyboardFrameBeginUserInfoKey: String
{ UIResponder.keyboardFrameBeginUserInfoKey }
/// As `UIResponder.keyboardAnimationDurationUserInfoKey`.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey") @MainActor @preconcurrency public
  var UIKeyboardAnimationDurationUserInfoKey: String
{ UIResponder.keyboardAnimationDurationUserInfoKey }
/// As `UIResponder.keyboardAnimationCurveUserInfoKey`.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey") @MainActor @preconcurrency public
  var UIKeyboardAnimationCurveUserInfoKey: String
{ UIResponder.keyboardAnimationCurveUserInfoKey }
/// As `UITableView.automaticDimension`.
@available(*, deprecated, renamed: "UITableView.automaticDimension") @MainActor @preconcurrency public var UITableViewAutomaticDimension:
  CGFloat
{ UITableView.automaticDimension }
/// As `UICollectionView.elementKindSectionHeader`.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader") @MainActor @preconcurrency public
  var UICollectionElementKindSectionHeader: String
{ UICollectionView.elementKindSectionHeader }
/// As `UICollectionView.elementKindSectionFooter`.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter") @MainActor @preconcurrency public
  var UICollectionElementKindSectionFooter: String
{ UICollectionView.elementKindSectionFooter }
/// As `UIView.noIntrinsicMetric`.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric") @MainActor @preconcurrency public var UIViewNoIntrinsicMetric: CGFloat {
  UIView.noIntrinsicMetric
}
/// As `UIApplication.openSettingsURLString`.
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString") @MainActor @preconcurrency public
  var UIApplicationOpenSettingsURLString: String
{ UIApplication.openSettingsURLString }
/// As `UIImagePickerController.InfoKey.originalImage.rawValue`.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.originalImage.rawValue") @MainActor @preconcurrency public
  var UIImagePickerControllerOriginalImage: String
{ UIImagePickerController.InfoKey.originalImage.rawValue }
/// As `UIImagePickerController.InfoKey.editedImage.rawValue`.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.editedImage.rawValue") @MainActor @preconcurrency public
  var UIImagePickerControllerEditedImage: String
{ UIImagePickerController.InfoKey.editedImage.rawValue }
/// As `UIImagePickerController.InfoKey.mediaType.rawValue`.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaType.rawValue") @MainActor @preconcurrency public
  var UIImagePickerControllerMediaType: String
{ UIImagePickerController.InfoKey.mediaType.rawValue }
/// As `UIImagePickerController.InfoKey.mediaURL.rawValue`.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaURL.rawValue") @MainActor @preconcurrency public
  var UIImagePickerControllerMediaURL: String
{ UIImagePickerController.InfoKey.mediaURL.rawValue }
/// As `UIImagePickerControllerReferenceURL`.
@available(*, deprecated) @MainActor @preconcurrency public var UIImagePickerControllerReferenceURL: String {
  "UIImagePickerControllerReferenceURL"
}
/// As `UIScrollView.DecelerationRate.normal`.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal") @MainActor @preconcurrency public
  var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate
{ UIScrollView.DecelerationRate.normal }
/// As `UIScrollView.DecelerationRate.fast`.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast") @MainActor @preconcurrency public
  var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate
{ UIScrollView.DecelerationRate.fast }
/// As `UIWindow.Level.normal`.
@available(*, deprecated, renamed: "UIWindow.Level.normal") @MainActor @preconcurrency public var UIWindowLevelNormal: UIWindow.Level {
  UIWindow.Level.normal
}
/// As `UIWindow.Level.alert`.
@available(*, deprecated, renamed: "UIWindow.Level.alert") @MainActor @preconcurrency public var UIWindowLevelAlert: UIWindow.Level {
  UIWindow.Level.alert
}
/// As `UIWindow.Level.statusBar`.
@available(*, deprecated, renamed: "UIWindow.Level.statusBar") @MainActor @preconcurrency public var UIWindowLevelStatusBar: UIWindow.Level
{ UIWindow.Level.statusBar }
/// As `UILayoutPriority.required`.
@available(*, deprecated, renamed: "UILayoutPriority.required") @MainActor @preconcurrency public var UILayoutPriorityRequired:
  UILayoutPriority
{ UILayoutPriority.required }
/// As `UILayoutPriority.defaultHigh`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh") @MainActor @preconcurrency public var UILayoutPriorityDefaultHigh:
  UILayoutPriority
{ UILayoutPriority.defaultHigh }
/// As `UILayoutPriority.defaultLow`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow") @MainActor @preconcurrency public var UILayoutPriorityDefaultLow:
  UILayoutPriority
{ UILayoutPriority.defaultLow }
/// As `UIEdgeInsets.zero`.
@available(*, deprecated, renamed: "UIEdgeInsets.zero") @MainActor @preconcurrency public var UIEdgeInsetsZero: UIEdgeInsets {
  UIEdgeInsets.zero
}
/// As `UIFont.Weight.bold`.
@available(*, deprecated, renamed: "UIFont.Weight.bold") @MainActor @preconcurrency public var UIFontWeightBold: UIFont.Weight {
  UIFont.Weight.bold
}
/// As `UIFont.Weight.semibold`.
@available(*, deprecated, renamed: "UIFont.Weight.semibold") @MainActor @preconcurrency public var UIFontWeightSemibold: UIFont.Weight {
  UIFont.Weight.semibold
}
/// As `UIFont.Weight.medium`.
@available(*, deprecated, renamed: "UIFont.Weight.medium") @MainActor @preconcurrency public var UIFontWeightMedium: UIFont.Weight {
  UIFont.Weight.medium
}
/// As `UIFont.Weight.regular`.
@available(*, deprecated, renamed: "UIFont.Weight.regular") @MainActor @preconcurrency public var UIFontWeightRegular: UIFont.Weight {
  UIFont.Weight.regular
}
/// As `UIFont.Weight.light`.
@available(*, deprecated, renamed: "UIFont.Weight.light") @MainActor @preconcurrency public var UIFontWeightLight: UIFont.Weight {
  UIFont.Weight.light
}
/// As `UIFont.Weight.thin`.
@available(*, deprecated, renamed: "UIFont.Weight.thin") @MainActor @preconcurrency public var UIFontWeightThin: UIFont.Weight {
  UIFont.Weight.thin
}
/// As `UIFont.Weight.heavy`.
@available(*, deprecated, renamed: "UIFont.Weight.heavy") @MainActor @preconcurrency public var UIFontWeightHeavy: UIFont.Weight {
  UIFont.Weight.heavy
}
/// As `UIFont.Weight.ultraLight`.
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight") @MainActor @preconcurrency public var UIFontWeightUltraLight: UIFont.Weight {
  UIFont.Weight.ultraLight
}
/// As `UIFont.Weight.black`.
@available(*, deprecated, renamed: "UIFont.Weight.black") @MainActor @preconcurrency public var UIFontWeightBlack: UIFont.Weight {
  UIFont.Weight.black
}
/// As `NSAttributedString.Key.font`.
@available(*, deprecated, renamed: "NSAttributedString.Key.font") @MainActor @preconcurrency public var NSFontAttributeName:
  NSAttributedString.Key
{ NSAttributedString.Key.font }
/// As `NSAttributedString.Key.foregroundColor`.
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor") @MainActor @preconcurrency public
  var NSForegroundColorAttributeName: NSAttributedString.Key
{ NSAttributedString.Key.foregroundColor }
/// As `NSAttributedString.Key.backgroundColor`.
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor") @MainActor @preconcurrency public
  var NSBackgroundColorAttributeName: NSAttributedString.Key
{ NSAttributedString.Key.backgroundColor }
/// As `NSAttributedString.Key.paragraphStyle`.
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle") @MainActor @preconcurrency public
  var NSParagraphStyleAttributeName: NSAttributedString.Key
{ NSAttributedString.Key.paragraphStyle }
/// As `NSAttributedString.Key.strokeColor`.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor") @MainActor @preconcurrency public var NSStrokeColorAttributeName:
  NSAttributedString.Key
{ NSAttributedString.Key.strokeColor }
/// As `NSAttributedString.Key.strokeWidth`.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth") @MainActor @preconcurrency public var NSStrokeWidthAttributeName:
  NSAttributedString.Key
{ NSAttributedString.Key.strokeWidth }
/// As `NSAttributedString.Key.kern`.
@available(*, deprecated, renamed: "NSAttributedString.Key.kern") @MainActor @preconcurrency public var NSKernAttributeName:
  NSAttributedString.Key
{ NSAttributedString.Key.kern }
/// As `NSAttributedString.Key.underlineStyle`.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle") @MainActor @preconcurrency public
  var NSUnderlineStyleAttributeName: NSAttributedString.Key
{ NSAttributedString.Key.underlineStyle }
/// As `CALayerContentsGravity.resizeAspectFill`.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill") @MainActor @preconcurrency public
  var kCAGravityResizeAspectFill: CALayerContentsGravity
{ CALayerContentsGravity.resizeAspectFill }
/// As `CALayerContentsGravity.resizeAspect`.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect") @MainActor @preconcurrency public var kCAGravityResizeAspect:
  CALayerContentsGravity
{ CALayerContentsGravity.resizeAspect }
/// As `CAShapeLayerLineCap.round`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round") @MainActor @preconcurrency public var kCALineCapRound: CAShapeLayerLineCap {
  CAShapeLayerLineCap.round
}
/// As `CAShapeLayerLineJoin.round`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round") @MainActor @preconcurrency public var kCALineJoinRound:
  CAShapeLayerLineJoin
{ CAShapeLayerLineJoin.round }
/// As `CAShapeLayerFillRule.evenOdd`.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd") @MainActor @preconcurrency public var kCAFillRuleEvenOdd:
  CAShapeLayerFillRule
{ CAShapeLayerFillRule.evenOdd }
/// As `CAMediaTimingFillMode.forwards`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards") @MainActor @preconcurrency public var kCAFillModeForwards:
  CAMediaTimingFillMode
{ CAMediaTimingFillMode.forwards }
/// As `CAMediaTimingFunctionName.easeInEaseOut`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut") @MainActor @preconcurrency public
  var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName
{ CAMediaTimingFunctionName.easeInEaseOut }
/// As `CAMediaTimingFunctionName.linear`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear") @MainActor @preconcurrency public var kCAMediaTimingFunctionLinear:
  CAMediaTimingFunctionName
{ CAMediaTimingFunctionName.linear }
/// As `CAMediaTimingFunctionName.easeOut`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut") @MainActor @preconcurrency public var kCAMediaTimingFunctionEaseOut:
  CAMediaTimingFunctionName
{ CAMediaTimingFunctionName.easeOut }
/// As `CAMediaTimingFunctionName.easeIn`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn") @MainActor @preconcurrency public var kCAMediaTimingFunctionEaseIn:
  CAMediaTimingFunctionName
{ CAMediaTimingFunctionName.easeIn }
/// As `CATransitionType.fade`.
@available(*, deprecated, renamed: "CATransitionType.fade") @MainActor @preconcurrency public var kCATransitionFade: CATransitionType {
  CATransitionType.fade
}
/// As `CATransitionType.push`.
@available(*, deprecated, renamed: "CATransitionType.push") @MainActor @preconcurrency public var kCATransitionPush: CATransitionType {
  CATransitionType.push
}
/// As `CATransitionSubtype.fromLeft`.
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft") @MainActor @preconcurrency public var kCATransitionFromLeft:
  CATransitionSubtype
{ CATransitionSubtype.fromLeft }
/// As `CATransitionSubtype.fromRight`.
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight") @MainActor @preconcurrency public var kCATransitionFromRight:
  CATransitionSubtype
{ CATransitionSubtype.fromRight }

extension NSNotification.Name {
  /// As before Swift 4.2.
  public static let UIKeyboardWillShow = Notification.Name("UIKeyboardWillShowNotification")
  /// As before Swift 4.2.
  public static let UIKeyboardDidShow = Notification.Name("UIKeyboardDidShowNotification")
  /// As before Swift 4.2.
  public static let UIKeyboardWillHide = Notification.Name("UIKeyboardWillHideNotification")
  /// As before Swift 4.2.
  public static let UIKeyboardDidHide = Notification.Name("UIKeyboardDidHideNotification")
  /// As before Swift 4.2.
  public static let UIKeyboardWillChangeFrame = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// As before Swift 4.2.
  public static let UIKeyboardDidChangeFrame = Notification.Name("UIKeyboardDidChangeFrameNotification")
  /// As before Swift 4.2.
  public static let UIApplicationDidBecomeActive = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// As before Swift 4.2.
  public static let UIApplicationWillResignActive = Notification.Name("UIApplicationWillResignActiveNotification")
  /// As before Swift 4.2.
  public static let UIApplicationDidEnterBackground = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// As before Swift 4.2.
  public static let UIApplicationWillEnterForeground = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// As before Swift 4.2.
  public static let UIApplicationWillTerminate = Notification.Name("UIApplicationWillTerminateNotification")
  /// As before Swift 4.2.
  public static let UITextFieldTextDidChange = Notification.Name("UITextFieldTextDidChangeNotification")
  /// As before Swift 4.2.
  public static let UITextViewTextDidChange = Notification.Name("UITextViewTextDidChangeNotification")
  /// As before Swift 4.2.
  public static let UIDeviceOrientationDidChange = Notification.Name("UIDeviceOrientationDidChangeNotification")
}
