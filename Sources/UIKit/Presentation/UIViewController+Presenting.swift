extension UIViewController {
  /// Shows `controller` over this one; from a controller that is not on screen yet, as soon as it is.
  func presentNow(_ controller: UIViewController) {
    guard controller !== self, controllerState.presented == nil else {
      LayoutFindings.report(
        LayoutFinding(
          subject: "\(type(of: self))",
          message: "It presents \(type(of: controllerState.presented ?? self)) already, so \(type(of: controller)) is not shown. "
            + "Dismiss the first, or present from that."))
      return
    }
    controllerState.presented = controller
    controller.controllerState.presenting = self
    if viewIfLoaded?.window != nil { showPresented() }
  }

  /// Puts the presented controller's view on screen.
  func showPresented() {
    guard let controller = controllerState.presented, controllerState.presentationView == nil, let host = view.window else { return }
    let stage = PresentationView(controller, over: presentingRoot)
    controllerState.presentationView = stage
    controller.presentationController?.containerView = stage
    controller.presentationController?.presentationTransitionWillBegin()
    stage.frame = host.bounds
    host.addSubview(stage)
    controller.appear(in: stage)
    host.settleLayout()
    controller.finishAppearing()
    controller.presentationController?.presentationTransitionDidEnd(true)
  }

  /// The outermost controller around this one: what steps back behind a sheet.
  private var presentingRoot: UIViewController {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  func dismissNow() {
    guard let presented = controllerState.presented else {
      presentingViewController?.dismissNow()
      return
    }
    if presented.controllerState.presented != nil { presented.dismissNow() }
    presented.disappear()
    controllerState.presentationView?.recede(nil)
    controllerState.presentationView?.removeFromSuperview()
    controllerState.presentationView = nil
    presented.viewIfLoaded?.removeFromSuperview()
    presented.viewIfLoaded?.viewState.safeAreaRoot = nil
    presented.controllerState.presenting = nil
    controllerState.presented = nil
  }
}
