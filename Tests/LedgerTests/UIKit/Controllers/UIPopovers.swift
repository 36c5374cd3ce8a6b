import UIKit

private let screen = Canvas.screen(390, 700, top: 40, bottom: 30)

extension Ledger {
  func uiPopovers() {
    topic("Popovers and presentations")

    controllerRow(
      "UIPopoverPresentationController", "UIPopoverPresentationController.sourceView", "UIPopoverPresentationController.sourceRect",
      "UIViewController.popoverPresentationController",
      "UIPopoverPresentationController.permittedArrowDirections", "UIPopoverArrowDirection",
      "UIPopoverPresentationController.backgroundColor",
      says: "a bubble below what it points to, its arrow on the top; on the sides that are permitted",
      from: .documented("uikit/uipopoverpresentationcontroller"), in: .fixed(800, 900)
    ) {
      popover([.up])
    } holds: { shown in
      let bubble = shown.frame("page")!
      shown.judge.expect(
        bubble.size == CGSize(width: 200, height: 120) && bubble.minY > 440 && bubble.minY < 470 && bubble.midX == 420, "\(bubble)")
      // The arrow stands between the source's end at 440 and the bubble.
      shown.color(420, bubble.minY - 4, is: 0x0000FF)
      let sides: [(UIPopoverArrowDirection, (CGRect) -> Bool)] = [
        (.down, { $0.maxY < 400 && $0.maxY > 370 && $0.midX == 420 }), (.left, { $0.minX > 440 && $0.minX < 470 && $0.midY == 420 }),
        (.right, { $0.maxX < 400 && $0.maxX > 370 && $0.midY == 420 }),
      ]
      for (side, fits) in sides {
        let other = try Shown(controller: { popover(side) }, shown.canvas, shown.judge)
        shown.judge.expect(fits(other.frame("page")!), "\(side) \(other.frame("page")!)")
      }
      let corner = try Shown(controller: { popover(.any, CGRect(x: 0, y: 860, width: 40, height: 40)) }, shown.canvas, shown.judge)
      // There is no room below: it stands above, ten points from the edge.
      corner.frame("page", 10, nil, 200, 120)
      shown.judge.expect(corner.frame("page")!.maxY < 860)
      let margins = try Shown(
        controller: {
          popover(.down, CGRect(x: 0, y: 860, width: 40, height: 40)) {
            $0.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 33, bottom: 0, right: 0)
          }
        }, shown.canvas, shown.judge)
      margins.frame("page", 33, nil, 200, 120)
    }
    controllerRow(
      "UIAdaptivePresentationControllerDelegate", "UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle",
      "UIPresentationController.delegate",
      says: "on a phone a popover is a sheet, unless its delegate says none or full screen",
      from: .documented("uikit/uiadaptivepresentationcontrollerdelegate"), in: screen
    ) {
      popover([.up], CGRect(x: 100, y: 100, width: 40, height: 40), safe: true)
    } holds: { shown in
      shown.frame("page", 0, 50, 390, 650)
      let none = try Shown(
        controller: { popover([.up], CGRect(x: 100, y: 100, width: 40, height: 40), style: UIModalPresentationStyle.none) }, screen,
        shown.judge)
      shown.judge.equal(none.frame("page")!.size, CGSize(width: 200, height: 120))
      let full = try Shown(
        controller: { popover([.up], CGRect(x: 100, y: 100, width: 40, height: 40), style: .fullScreen) }, screen, shown.judge)
      full.frame("page", 0, 0, 390, 700)
    }
    value(
      "UIPopoverPresentationController.arrowDirection", "UIPopoverPresentationController.barButtonItem",
      "UIPopoverPresentationController.delegate", "UISheetPresentationController.delegate",
      "UIPopoverPresentationController.passthroughViews",
      "UIPopoverPresentationController.popoverLayoutMargins", "UIPopoverPresentationController.sourceItem",
      "UIPopoverPresentationControllerDelegate",
      "UIPopoverPresentationControllerDelegate.prepareForPopoverPresentation", "UIPopoverArrowDirection.any",
      "UIPopoverArrowDirection.down", "UIPopoverArrowDirection.left",
      "UIPopoverArrowDirection.right", "UIPopoverArrowDirection.unknown", "UIPopoverArrowDirection.up",
      "UISheetPresentationController.invalidateDetents",
      "UISheetPresentationController.animateChanges", "UISheetPresentationController.prefersEdgeAttachedInCompactHeight",
      "UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge",
      "UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached",
      "UISheetPresentationControllerDelegate",
      "UISheetPresentationControllerDelegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier",
      "UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss",
      "UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss",
      "UIAdaptivePresentationControllerDelegate.presentationControllerWillDismiss", says: "kept, and what delegates need not say",
      from: .documented("uikit/uipopoverpresentationcontroller")
    ) { judge in
      let page = SafePage("p")
      page.modalPresentationStyle = .popover
      let bubble = page.popoverPresentationController!
      judge.expect(
        bubble.permittedArrowDirections == .any && bubble.arrowDirection == .unknown && bubble.sourceView == nil && bubble.sourceRect.isNull
          && bubble.barButtonItem == nil)
      judge.expect(
        bubble.passthroughViews == nil && bubble.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
          && page.sheetPresentationController == nil)
      let view = UIView()
      bubble.sourceItem = view
      judge.expect(
        bubble.sourceView === view && UIPopoverArrowDirection.any == [.up, .down, .left, .right] && UIPopoverArrowDirection.up.rawValue == 1
      )
      judge.expect(
        UIPopoverArrowDirection.down.rawValue == 2 && UIPopoverArrowDirection.left.rawValue == 4
          && UIPopoverArrowDirection.right.rawValue == 8)
      let teller = Teller()
      bubble.delegate = teller
      judge.expect(bubble.delegate === teller && page.presentationController?.delegate === teller, "one delegate, by its own type")
      let sheet = SafePage("s").sheetPresentationController!
      judge.expect(sheet.delegate == nil)
      sheet.delegate = teller
      judge.expect(sheet.delegate === teller)
      judge.expect(
        sheet.detents.count == 1 && sheet.detents[0].identifier == .large && sheet.selectedDetentIdentifier == nil
          && !sheet.prefersGrabberVisible)
      judge.expect(
        sheet.prefersScrollingExpandsWhenScrolledToEdge && !sheet.prefersEdgeAttachedInCompactHeight
          && !sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
      judge.expect(
        sheet.preferredCornerRadius == nil && sheet.largestUndimmedDetentIdentifier == nil
          && UISheetPresentationController.Detent.Identifier("x").rawValue == "x")
      sheet.invalidateDetents()
      let own = UISheetPresentationController.Detent.custom(identifier: .init("own")) { _ in 3 }
      judge.equal(own.identifier, UISheetPresentationController.Detent.Identifier("own"))
      let silent = Silent()
      judge.expect(silent.adaptivePresentationStyle(for: sheet) == .automatic && silent.presentationControllerShouldDismiss(sheet))
      silent.presentationControllerWillDismiss(sheet)
      silent.presentationControllerDidDismiss(sheet)
      silent.prepareForPopoverPresentation(bubble)
      silent.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
    value(
      "UIPresentationController", "UIPresentationController.containerView", "UIPresentationController.presentedView",
      "UIPresentationController.presentedViewController",
      "UIPresentationController.presentingViewController", "UIPresentationController.frameOfPresentedViewInContainerView",
      "UIPresentationController.containerViewDidLayoutSubviews",
      "UIPresentationController.containerViewWillLayoutSubviews", "UIPresentationController.presentationTransitionDidEnd",
      "UIPresentationController.presentationTransitionWillBegin",
      "UIViewController.presentationController", "UIViewController.dismiss", "UIViewController.presentedViewController",
      "UIViewController.presentingViewController",
      says: "who presents whom, and how; until dismissed", from: .documented("uikit/uipresentationcontroller")
    ) { judge in
      let (base, page) = (UIViewController(), SafePage("p"))
      page.modalPresentationStyle = .fullScreen
      _ = try Shown(controller: { base }, .fixed(100, 100), judge)
      var ended = 0
      base.present(page, animated: true) { ended += 1 }
      judge.expect(base.presentedViewController === page && page.presentingViewController === base && ended == 1)
      let how = page.presentationController!
      judge.expect(
        how.presentedViewController === page && how.presentingViewController === base && how.presentedView === page.view
          && how.delegate == nil)
      judge.expect(how.frameOfPresentedViewInContainerView == (how.containerView?.bounds ?? .zero))
      how.presentationTransitionWillBegin()
      how.containerViewWillLayoutSubviews()
      how.containerViewDidLayoutSubviews()
      how.presentationTransitionDidEnd(true)
      base.dismiss(animated: true) { ended += 10 }
      judge.expect(base.presentedViewController == nil && page.presentingViewController == nil && ended == 11)
      base.present(page, animated: false)
      page.dismiss(animated: false)
      judge.expect(base.presentedViewController == nil, "a presented controller dismisses itself")
    }
  }
}

private final class Silent: UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {}

private final class Adapting: UIPopoverPresentationControllerDelegate {
  static var all: [Adapting] = []
  let style: UIModalPresentationStyle
  init(_ style: UIModalPresentationStyle) {
    self.style = style
    Adapting.all = [self]
  }
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
}

/// A popover of 200 by 120, blue around, that points to a box at 400.
@MainActor private func popover(
  _ sides: UIPopoverArrowDirection, _ source: CGRect = CGRect(x: 400, y: 400, width: 40, height: 40), safe: Bool = false,
  style: UIModalPresentationStyle? = nil,
  _ change: @escaping (UIPopoverPresentationController) -> Void = { _ in }
) -> UIViewController {
  let page = SafePage("p", .pureRed)
  page.modalPresentationStyle = .popover
  page.preferredContentSize = CGSize(width: 200, height: 120)
  return Presenter(page) { base, page in
    let bubble = page.popoverPresentationController!
    let box = UIView(frame: source)
    base.view.addSubview(box)
    (bubble.sourceView, bubble.permittedArrowDirections, bubble.backgroundColor) = (box, sides, .pureBlue)
    if let style { bubble.delegate = Adapting(style) }
    change(bubble)
  }
}

private final class Teller: NSObject, UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {}
