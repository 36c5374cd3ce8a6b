import UIKit

private let screen = Canvas.screen(390, 700, top: 40, bottom: 30)

/// Presents another controller as soon as it is on screen; its own view is green.
final class Presenter: UIViewController {
  private let other: UIViewController
  private let prepare: (UIViewController, UIViewController) -> Void
  init(_ next: UIViewController, _ prepare: @escaping (UIViewController, UIViewController) -> Void = { _, _ in }) {
    other = next
    self.prepare = prepare
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    view.backgroundColor = .pureGreen
    view.accessibilityIdentifier = "below"
    prepare(self, other)
  }
  override func viewDidAppear(_ animated: Bool) { if presentedViewController == nil { present(other, animated: true) } }
}

@MainActor private func alert(
  _ actions: [(String, UIAlertAction.Style)], style: UIAlertController.Style = .alert, title: String? = "Title",
  message: String? = "Message",
  _ change: (UIAlertController) -> Void = { _ in }
) -> UIViewController {
  let made = UIAlertController(title: title, message: message, preferredStyle: style)
  for (title, style) in actions { made.addAction(UIAlertAction(title: title, style: style)) }
  made.view.accessibilityIdentifier = "alert"
  change(made)
  return Presenter(made)
}

/// A red page presented as a sheet.
@MainActor private func sheet(_ change: @escaping (UISheetPresentationController, UIViewController) -> Void = { _, _ in })
  -> UIViewController
{
  let page = SafePage("s", .pureRed)
  if let controller = page.sheetPresentationController { change(controller, page) }
  return Presenter(page)
}

extension Ledger {
  func uiPresentations() {
    topic("Alerts, sheets, popovers")

    measure(
      "UIAlertController.title", "UIAlertController.message", "UIAlertAction", says: "an alert's words grow with the text size",
      from: .assumed("as far as SwiftUI's alerts do")
    ) { judge in
      @MainActor func sizes(_ category: UIContentSizeCategory) -> [String: CGFloat] {
        var found: [String: CGFloat] = [:]
        surroundings(category: category) {
          let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Save", style: .default))
          alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
          var views: [UIView] = [alert.view]
          alert.view.layoutIfNeeded()
          while let view = views.popLast() {
            if let label = view as? UILabel, let text = label.text { found[text] = label.font.pointSize }
            views += view.subviews
          }
        }
        return found
      }
      // Apple's table of text styles: headline, footnote and body, up to the largest of the common sizes.
      judge.equal(sizes(.large), ["Title": 17, "Message": 13, "Save": 17, "Stop": 17])
      judge.equal(sizes(.extraExtraExtraLarge), ["Title": 23, "Message": 19, "Save": 23, "Stop": 23])
      judge.equal(sizes(.accessibilityExtraLarge), sizes(.extraExtraExtraLarge))
    }
    controllerRow(
      "UIAlertController", "UIAlertController.addAction", "UIAlertController.message", "UIAlertAction", "UIAlertAction.title",
      "UIViewController.present",
      says: "a card of 270 in the middle of the safe area: title, message, two choices side by side, the way out first and bold",
      from: .documented("uikit/uialertcontroller"), in: screen
    ) {
      alert([("Go", .default), ("Stay", .cancel)])
    } holds: { shown in
      let card = shown.frame("alert")!
      shown.judge.expect(card.width == 270 && card.minX == 60, "\(card)")
      shown.judge.near(card.midY, 355, within: 1)
      shown.judge.equal(shown.texts, ["Title", "Message", "Stay", "Go"])
      // What lies below is dimmed.
      shown.judge.expect(shown.color(20, 20) >> 8 & 255 < 230)
      let blue = shown.area(0x007AFF, in: card, within: 90)
      shown.judge.expect(blue.minX < 195 && blue.maxX > 195 && blue.minY > card.maxY - 44, "\(blue)")
      let left = shown.coverage(CGRect(x: 60, y: card.maxY - 40, width: 130, height: 36), background: shown.color(70, card.maxY - 30))
      shown.judge.expect(left > 0.005)
    }
    controllerRow(
      "UIAlertAction.Style", "UIAlertController.preferredAction", "UIAlertAction.isEnabled", "UIAlertAction.style",
      says: "three choices stand below each other, the way out last; red takes away, grey cannot be chosen",
      from: .documented("uikit/uialertaction/style-swift.enum"), in: screen
    ) {
      alert([("Stay", .cancel), ("Delete", .destructive), ("Off", .default)]) { $0.actions[2].isEnabled = false }
    } holds: { shown in
      shown.judge.equal(shown.texts, ["Title", "Message", "Delete", "Off", "Stay"])
      let card = shown.frame("alert")!
      func row(_ index: CGFloat) -> CGRect { CGRect(x: 60, y: card.maxY - 132 + index * 44, width: 270, height: 44) }
      shown.judge.expect(!shown.area(0xFF3B30, in: row(0), within: 60).isNull && shown.area(0x007AFF, in: row(0), within: 60).isNull)
      shown.judge.expect(shown.area(0xFF3B30, in: row(1), within: 60).isNull && shown.area(0x007AFF, in: row(1), within: 60).isNull)
      shown.judge.expect(!shown.area(0x007AFF, in: row(2), within: 60).isNull)
      let two = try Shown(controller: { alert([("Go", .default), ("Stay", .cancel)]) }, screen, shown.judge)
      shown.judge.near(card.height, two.frame("alert")!.height + 88)
      let preferred = try Shown(
        controller: { alert([("XX", .default), ("XX", .default)]) { $0.preferredAction = $0.actions[0] } }, screen, shown.judge)
      let box = preferred.frame("alert")!
      let halves = [CGRect(x: 60, y: box.maxY - 42, width: 130, height: 40), CGRect(x: 200, y: box.maxY - 42, width: 130, height: 40)].map {
        preferred.brightness($0)
      }
      shown.judge.expect(halves[0] < halves[1] - 0.001, "bold covers more: \(halves)")
    }
    controllerRow(
      "UIAlertController", says: "long choices stand below each other though they are two", from: .documented("uikit/uialertcontroller"),
      in: screen
    ) {
      alert([("A choice of many words", .default), ("Stay", .cancel)])
    } holds: { shown in
      let two = try Shown(controller: { alert([("Go", .default), ("Stay", .cancel)]) }, screen, shown.judge)
      shown.judge.near(shown.frame("alert")!.height, two.frame("alert")!.height + 44)
    }
    controllerRow(
      "UIAlertController.addTextField", "UIAlertController.textFields", says: "fields below the message, inside the card",
      from: .documented("uikit/uialertcontroller/addtextfield(configurationhandler:)"), in: screen
    ) {
      alert([("OK", .default)]) { alert in
        for index in 0..<2 { alert.addTextField { $0.accessibilityIdentifier = "field\(index)" } }
      }
    } holds: { shown in
      let (card, a, b) = (shown.frame("alert")!, shown.frame("field0")!, shown.frame("field1")!)
      shown.judge.expect(
        card.contains(a) && card.contains(b) && b.minY >= a.maxY - 1 && a.width > 200 && a.midX == 195, "\(card) \(a) \(b)")
      let none = try Shown(controller: { alert([("OK", .default)]) }, screen, shown.judge)
      shown.judge.expect(card.height > none.frame("alert")!.height + 50)
    }
    controllerRow(
      "UIAlertController.Style", "UIAlertController.preferredStyle",
      says: "from below: 8 from the sides above the safe area, rows of 57, the way out on a card of its own",
      from: .documented("uikit/uialertcontroller/style"), in: screen
    ) {
      alert([("Stay", .cancel), ("Share", .default), ("Delete", .destructive)], style: .actionSheet, title: nil, message: nil)
    } holds: { shown in
      shown.frame("alert", 8, 670 - 179, 374, 179)
      shown.judge.equal(shown.texts.filter { !$0.isEmpty }, ["Share", "Delete", "Stay"])
      let (share, delete, stay) = (shown.part(8, 491, 374, 57), shown.part(8, 548, 374, 57), shown.part(8, 613, 374, 57))
      shown.judge.expect(
        !shown.area(0x007AFF, in: share, within: 60).isNull && !shown.area(0xFF3B30, in: delete, within: 60).isNull
          && !shown.area(0x007AFF, in: stay, within: 60).isNull)
      // Between the cards one sees what lies below.
      shown.color(195, 609, is: shown.color(4, 609))
      let titled = try Shown(controller: { alert([("Share", .default)], style: .actionSheet) }, screen, shown.judge)
      shown.judge.expect(titled.frame("alert")!.height > 57 + 40 && titled.frame("alert")!.maxY == 670)
    }
    value(
      "UIAlertController.actions", "UIAlertController.textFields", "UIAlertController.severity", "UIAlertController.message",
      "UIAlertController.preferredStyle",
      "UIAlertAction.title", "UIAlertAction.style", "UIAlertAction.isEnabled", says: "in the order in which they were added",
      from: .documented("uikit/uialertcontroller/actions")
    ) { judge in
      let one = UIAlertController(title: "t", message: "m", preferredStyle: .actionSheet)
      judge.expect(
        one.title == "t" && one.message == "m" && one.preferredStyle == .actionSheet && one.actions.isEmpty && one.textFields == nil
          && one.preferredAction == nil && one.severity == 0)
      let (a, b) = (UIAlertAction(title: "a", style: .default), UIAlertAction(title: "b", style: .destructive))
      one.addAction(b)
      one.addAction(a)
      judge.expect(one.actions == [b, a] && b.style == .destructive && b.title == "b" && b.isEnabled)
      one.addTextField()
      judge.equal(one.textFields?.count, 1)
    }

    controllerRow(
      "UISheetPresentationController", "UISheetPresentationController.detents", "UISheetPresentationController.Detent",
      "UISheetPresentationController.Detent.large",
      "UIViewController.sheetPresentationController", "UIModalPresentationStyle",
      says: "a sheet begins 10 below the safe area and reaches the bottom; what presents it steps back",
      from: .recorded("iOS 13 to 18: 10 points"), in: screen
    ) {
      sheet()
    } holds: {
      $0.frame("page", 0, 50, 390, 650)
      $0.frame("safe", 0, 50, 390, 620)
      $0.color(195, 300, is: 0xFF0000)
      $0.color(0, 51, isNot: 0xFF0000)
      $0.color(5, 45, isNot: 0x00FF00)
      $0.color(1, 10, isNot: 0x00FF00)
    }
    controllerRow(
      "UISheetPresentationController.Detent.medium", "UISheetPresentationController.selectedDetentIdentifier",
      "UISheetPresentationController.Detent.Identifier",
      "UISheetPresentationController.Detent.Identifier.large", "UISheetPresentationController.Detent.Identifier.medium",
      says: "half of the screen; the smallest detent first, or the one chosen",
      from: .documented("uikit/uisheetpresentationcontroller/detent/medium()"), in: screen
    ) {
      sheet { controller, _ in controller.detents = [.large(), .medium()] }
    } holds: { shown in
      shown.frame("page", 0, 350, 390, 350)
      shown.judge.expect(shown.color(195, 100) >> 8 & 255 < 220 && shown.color(195, 100) >> 8 & 255 > 150, "dimmed")
      let chosen = try Shown(
        controller: {
          sheet { controller, _ in
            controller.detents = [.medium(), .large()]
            controller.animateChanges { controller.selectedDetentIdentifier = .large }
          }
        }, screen, shown.judge)
      chosen.frame("page", 0, 50, 390, 650)
    }
    controllerRow(
      "UISheetPresentationController.Detent.custom", "UISheetPresentationController.Detent.identifier",
      "UISheetPresentationController.Detent.resolvedValue",
      "UISheetPresentationControllerDetentResolutionContext", "UISheetPresentationControllerDetentResolutionContext.maximumDetentValue",
      "UISheetPresentationControllerDetentResolutionContext.containerTraitCollection",
      says: "a height of one's own above the safe area; shares of the greatest; never beyond it",
      from: .documented("uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:)"), in: screen
    ) {
      sheet { controller, _ in controller.detents = [.custom { _ in 200 }] }
    } holds: { shown in
      shown.frame("page", 0, 470, 390, 230)
      for (index, top) in [(0, CGFloat(360)), (1, 50)] {
        let other = try Shown(
          controller: {
            sheet { controller, _ in
              controller.detents = [
                .custom { $0.containerTraitCollection.displayScale > 0 ? index == 0 ? $0.maximumDetentValue / 2 : 9999 : nil }
              ]
            }
          }, screen, shown.judge)
        other.frame("page", 0, top, 390, nil)
      }
    }
    controllerRow(
      "UISheetPresentationController.prefersGrabberVisible", "UISheetPresentationController.preferredCornerRadius",
      "UISheetPresentationController.largestUndimmedDetentIdentifier",
      says: "a grabber at the top's middle; corners of one's own; no dimming up to a detent",
      from: .documented("uikit/uisheetpresentationcontroller/prefersgrabbervisible"), in: screen
    ) {
      sheet { controller, _ in
        controller.detents = [.medium()]
        (controller.prefersGrabberVisible, controller.preferredCornerRadius, controller.largestUndimmedDetentIdentifier) = (
          true, 60, .medium
        )
      }
    } holds: { shown in
      shown.color(195, 100, is: 0x00FF00)
      shown.color(12, 355, is: 0x00FF00)
      let grabber = shown.ink(in: shown.part(150, 351, 90, 20), background: 0xFF0000)
      shown.judge.expect(abs(grabber.midX - 195) < 1.1 && grabber.width > 30 && grabber.height < 8, "\(grabber)")
      let plain = try Shown(controller: { sheet { controller, _ in controller.detents = [.medium()] } }, screen, shown.judge)
      plain.color(12, 355, is: 0xFF0000)
      plain.judge.expect(plain.ink(in: shown.part(150, 351, 90, 20), background: 0xFF0000).isNull)
      plain.color(195, 100, isNot: 0x00FF00)
      let above = try Shown(
        controller: {
          sheet { controller, _ in
            controller.detents = [.medium(), .large()]
            (controller.selectedDetentIdentifier, controller.largestUndimmedDetentIdentifier) = (.large, .medium)
          }
        }, screen, shown.judge)
      above.color(30, 45, isNot: 0x00FF00)
    }
    for (style, covers) in [
      (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, true), (.currentContext, true), (.overCurrentContext, true),
      (.pageSheet, false), (.formSheet, false), (.automatic, false),
    ] {
      controllerRow(
        "UIViewController.modalPresentationStyle", "UIModalPresentationStyle",
        says: "\(style) \(covers ? "covers all" : "is a sheet on a phone")",
        from: .documented("uikit/uimodalpresentationstyle"), in: screen
      ) {
        Presenter(made(SafePage("s", .pureRed)) { if style != .automatic { $0.modalPresentationStyle = style } })
      } holds: {
        $0.frame("page", 0, covers ? 0 : 50, 390, covers ? 700 : 650)
        if covers { $0.frame("safe", 0, 40, 390, 630) }
      }
    }
    for (style, width, height) in [(UIModalPresentationStyle.formSheet, CGFloat(540), CGFloat(620)), (.pageSheet, 712, 912)] {
      controllerRow(
        "UIModalPresentationStyle", says: "\(style) is a card in the middle of a tablet",
        from: .documented("uikit/uimodalpresentationstyle/formsheet"), in: .fixed(800, 1000)
      ) {
        Presenter(made(SafePage("s", .pureRed)) { $0.modalPresentationStyle = style })
      } holds: {
        $0.frame("page", (800 - width) / 2, (1000 - height) / 2, width, height)
      }
    }
    controllerRow(
      "UIViewController.preferredContentSize", says: "a card on a tablet has the size its content wishes",
      from: .documented("uikit/uiviewcontroller/preferredcontentsize"), in: .fixed(800, 1000)
    ) {
      Presenter(
        made(SafePage("s", .pureRed)) {
          $0.modalPresentationStyle = .formSheet
          $0.preferredContentSize = CGSize(width: 300, height: 200)
        })
    } holds: {
      $0.frame("page", 250, 400, 300, 200)
    }
  }
}
