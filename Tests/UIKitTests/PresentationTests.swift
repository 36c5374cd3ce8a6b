import Testing

@testable import UIKit

/// Where presented controllers stand: the system's published measures.
@Suite(.serialized) @MainActor struct PresentationTests {
  /// Controllers do not hold the windows that show them.
  private static var windows: [UIWindow] = []
  private func window(_ size: CGSize = CGSize(width: 390, height: 844), roomy: Bool = false) -> (UIWindow, UIViewController) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.viewState.safeAreaRoot = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let width: UIUserInterfaceSizeClass = roomy ? .regular : .compact
    window.viewState.overrideTraits = UITraitCollection(horizontal: width, vertical: .regular)
    let base = UIViewController()
    window.rootViewController = base
    window.makeKeyAndVisible()
    Self.windows.append(window)
    return (window, base)
  }
  private func place(_ controller: UIViewController) -> CGRect { controller.view.convert(controller.view.bounds, to: nil) }

  @Test("an alert is 270 points wide in the middle of the safe area; two short choices stand side by side") func alert() {
    let (window, base) = window()
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    base.present(alert, animated: true)
    let two = place(alert)
    #expect(two.width == 270 && two.minX == 60)
    #expect(abs(two.midY - (47 + (844 - 34)) / 2) <= 1)
    base.dismiss(animated: false)
    alert.addAction(UIAlertAction(title: "Another", style: .destructive))
    base.present(alert, animated: true)
    // A third choice: rows of 44 one below the other.
    #expect(abs(place(alert).height - two.height - 88) < 1e-9)
    #expect(window.subviews.count == 2)
  }

  @Test("an action sheet stands 8 points from the sides above the safe area, with rows of 57 and the way out apart") func actionSheet() {
    let (_, base) = window()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Share", style: .default))
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    base.present(sheet, animated: true)
    #expect(place(sheet) == CGRect(x: 8, y: 844 - 34 - (57 * 2 + 8 + 57), width: 374, height: 57 * 2 + 8 + 57))
  }

  @Test("sheets stand at their detents: the smallest first, or the selected one") func sheets() {
    func height(_ change: (UISheetPresentationController) -> Void) -> CGFloat {
      let (_, base) = window()
      let sheet = UIViewController()
      if let controller = sheet.sheetPresentationController { change(controller) }
      base.present(sheet, animated: true)
      #expect(place(sheet).maxY == 844 && place(sheet).width == 390)
      return place(sheet).height
    }
    let large: CGFloat = 844 - 47 - 10
    #expect(height { _ in } == large)
    #expect(height { $0.detents = [.medium(), .large()] } == 422)
    #expect(
      height {
        $0.detents = [.medium(), .large()]
        $0.selectedDetentIdentifier = .large
      } == large)
    // A height of one's own does not count the safe area at the bottom.
    #expect(height { $0.detents = [.custom { _ in 200 }] } == 234)
    let quarter: CGFloat = 0.25 * (844 - 47 - 10 - 34) + 34
    #expect(height { $0.detents = [.custom { 0.25 * $0.maximumDetentValue }] } == quarter)
  }

  @Test("full screen covers all; the presenting view steps back for a large sheet only, and comes again") func coverage() {
    let (_, base) = window()
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    base.present(full, animated: true)
    #expect(place(full) == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(full.view.safeAreaInsets.top == 47)
    base.dismiss(animated: true)
    let sheet = UIViewController()
    base.present(sheet, animated: true)
    #expect(base.view.frame.width == 358 && abs(base.view.frame.minY - 47) < 0.001)
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    sheet.dismiss(animated: true)
    #expect(base.view.transform == .identity && base.presentedViewController == nil && sheet.presentingViewController == nil)
  }

  @Test("a popover is a sheet where there is little width, unless its delegate says none; on a tablet it points to its source")
  func popovers() {
    final class KeepsStyle: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
    func popover(_ delegate: KeepsStyle?, roomy: Bool) -> (CGRect, UIPopoverArrowDirection?) {
      let (_, base) = window(roomy ? CGSize(width: 1024, height: 768) : CGSize(width: 390, height: 844), roomy: roomy)
      let bubble = UIViewController()
      bubble.modalPresentationStyle = .popover
      bubble.preferredContentSize = CGSize(width: 200, height: 100)
      bubble.popoverPresentationController?.sourceView = base.view
      bubble.popoverPresentationController?.sourceRect = CGRect(x: 180, y: 300, width: 40, height: 40)
      bubble.popoverPresentationController?.permittedArrowDirections = .up
      bubble.popoverPresentationController?.delegate = delegate
      base.present(bubble, animated: true)
      return (place(bubble), bubble.popoverPresentationController?.arrowDirection)
    }
    #expect(popover(nil, roomy: false).0.width == 390)
    let delegate = KeepsStyle()
    let small = popover(delegate, roomy: false)
    #expect(small.0 == CGRect(x: 100, y: 353, width: 200, height: 100) && small.1 == .up)
    #expect(popover(nil, roomy: true).0 == CGRect(x: 100, y: 353, width: 200, height: 100))
  }

  @Test("what is presented before its presenter is on screen shows as soon as it is; a second one is a finding") func order() {
    let base = UIViewController()
    let first = UIViewController()
    base.present(first, animated: true)
    #expect(first.viewIfLoaded?.window == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = base
    window.makeKeyAndVisible()
    #expect(first.view.window === window)
    var findings: [String] = []
    LayoutFindings.onFinding = { findings.append($0.message) }
    base.present(UIViewController(), animated: true)
    LayoutFindings.onFinding = nil
    #expect(
      findings == [
        "It presents UIViewController already, so UIViewController is not shown. Dismiss the first, or present from that."
      ])
  }

  @Test("presented controllers and their presentations are freed") func memory() {
    weak var sheet: UIViewController?
    weak var presentation: UIPresentationController?
    weak var alert: UIAlertController?
    do {
      let (_, base) = window()
      let shown = UIViewController()
      sheet = shown
      presentation = shown.sheetPresentationController
      base.present(shown, animated: true)
      base.dismiss(animated: true)
      let question = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
      question.addAction(UIAlertAction(title: "OK", style: .default))
      alert = question
      base.present(question, animated: true)
      Self.windows = []
    }
    #expect(sheet == nil && presentation == nil && alert == nil)
  }
}
