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
