/// Decides how a presentation adapts, and hears of its end.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style where there is little width; `.none` keeps the style.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style in some surroundings; `.none` keeps the style.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
  /// Whether the user may take it away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user takes it away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user took it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As the system decides, where the delegate says nothing.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
  /// The same for all surroundings, where the delegate says nothing else.
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { adaptivePresentationStyle(for: controller) }
  /// Agrees, where the delegate says nothing.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing, where the delegate says nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing, where the delegate says nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
