import Foundation
import QuoinDrawing
import Testing

@testable import UIKit

/// Members that few apps use, kind by kind: names that keep their words, answers of those who never act, values that are passed on, orders.
@Suite("Members that few use") @MainActor struct RareMemberTests {
  private func all(_ facts: [(String, Bool)]) {
    for (name, holds) in facts where !holds { Issue.record("\(name) does not hold") }
  }

  @Test("names keep their words, and those of one kind are apart") func names() {
    func keeps<Name: RawRepresentable & Hashable>(_ known: Name..., made: (String) -> Name?) where Name.RawValue == String {
      #expect(made("a word")?.rawValue == "a word" && made("one") != made("two"), "\(Name.self)")
      #expect(Set(known).count == known.count, "\(Name.self)")
      for name in known { #expect(made(name.rawValue) == name && !name.rawValue.isEmpty) }
    }
    keeps(CAEmitterLayerEmitterShape.point, .line, .rectangle, .cuboid, .circle, .sphere) { CAEmitterLayerEmitterShape(rawValue: $0) }
    keeps(CAEmitterLayerEmitterMode.points, .outline, .surface, .volume) { CAEmitterLayerEmitterMode(rawValue: $0) }
    keeps(CAEmitterLayerRenderMode.unordered, .oldestFirst, .oldestLast, .backToFront, .additive) { CAEmitterLayerRenderMode(rawValue: $0) }
    keeps(UIAccessibilityPriority.low, .default, .high) { UIAccessibilityPriority(rawValue: $0) }
    keeps(UIContentSizeCategory.small, .medium, .large, .extraLarge, .accessibilityLarge) { UIContentSizeCategory(rawValue: $0) }
    keeps(UIFont.TextStyle.body, .caption1, .caption2, .headline, .title1, .title2) { UIFont.TextStyle(rawValue: $0) }
    keeps(NSTextList.MarkerFormat.disc, .box, .check, .circle, .diamond, .hyphen, .square, .decimal) {
      NSTextList.MarkerFormat(rawValue: $0)
    }
    keeps(NSTextTab.OptionKey.columnTerminators) { NSTextTab.OptionKey(rawValue: $0) }
  }

  @Test("what is compared, is compared in one direction") func orders() {
    let (small, large) = (UIContentSizeCategory.small, UIContentSizeCategory.extraLarge)
    all([
      ("<", small < large && !(large < small) && !(small < small)), (">", large > small && !(small > large) && !(small > small)),
      ("<=", small <= large && !(large <= small) && small <= small), (">=", large >= small && !(small >= large) && small >= small),
      ("levels", UIWindow.Level.normal < .statusBar && .statusBar < .alert && !(UIWindow.Level.alert < .normal)),
      ("row", (IndexPath(row: 4, section: 2) as NSIndexPath).row == 4 && (IndexPath(row: 4, section: 2) as NSIndexPath).section == 2),
    ])
  }

  @Test("what never happens here is never said to happen") func answers() {
    let scroll = UIScrollView()
    final class Plain: NSObject, UIScrollViewDelegate, UITextFieldDelegate, UISearchBarDelegate, UINavigationControllerDelegate {}
    let plain = Plain()
    all([
      ("captured", !UIScreen.main.isCaptured), ("switch control", !UIAccessibility.isSwitchControlRunning),
      ("voice over", !UIAccessibility.isVoiceOverRunning), ("zooming", !scroll.isZoomBouncing && !scroll.isZooming),
      ("dragging", !scroll.isDragging && !scroll.isDecelerating && !scroll.isTracking),
      ("printing", !UIPrintInteractionController.isPrintingAvailable), ("learned", !UITextChecker.hasLearnedWord("word")),
      ("pointer", !UIViewController().prefersPointerLocked),
      ("segues", UIViewController().shouldPerformSegue(withIdentifier: "a", sender: nil)),
      ("activity", !UIActivity().canPerform(withActivityItems: ["a"])), ("battery", UIDevice.current.batteryLevel == -1),
      ("pasteboard", UIPasteboard.general.changeCount >= 0), ("fetch", UIApplication.backgroundFetchIntervalMinimum == 0),
      ("layer", !CALayer.needsDisplay(forKey: "bounds")),
      ("drop", !UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).hasActiveDrop),
      ("scrolls", !(plain as any UIScrollViewDelegate).responds(to: Selector("scrollViewDidZoom:"))),
    ])
  }

  @Test("what is given to an initializer is what is read") func initializers() {
    let rate = CAFrameRateRange(minimum: 10, maximum: 120, preferred: 60)
    all([
      ("rate", rate.minimum == 10 && rate.maximum == 120 && rate.preferred == 60),
      ("rate alone", CAFrameRateRange(minimum: 1, maximum: 2).preferred == nil),
      ("no rate", CAFrameRateRange.default == CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)),
    ])
    let shortcut = UIApplicationShortcutItem(
      type: "kind", localizedTitle: "title", localizedSubtitle: "more", icon: nil, userInfo: ["key": "value" as NSString])
    all([
      ("kind", shortcut.type == "kind" && shortcut.localizedTitle == "title" && shortcut.localizedSubtitle == "more"),
      ("facts", shortcut.userInfo?["key"] as? NSString == "value"),
    ])
    let target = NSObject()
    let action = UIAccessibilityCustomAction(name: "name", target: target, selector: Selector("go"))
    let handled = UIAccessibilityCustomAction(name: "name", image: UIImage.add) { _ in true }
    all([
      (
        "action",
        action.name == "name" && action.attributedName.string == "name" && action.target === target && action.selector == Selector("go")
      ),
      ("handler", handled.actionHandler?(handled) == true && handled.image === UIImage.add && handled.target == nil),
    ])
    let key = UIKeyCommand(input: "k", modifierFlags: [.command, .shift], action: Selector("go"))
    all([("key", key.input == "k" && key.modifierFlags == [.command, .shift] && key.action == Selector("go"))])
    let category = UIUserNotificationCategory()
    all([("settings", UIUserNotificationSettings(types: [.alert], categories: [category]).categories == [category])])
    let provider = UIActivityItemProvider(placeholderItem: "placeholder")
    all([("placeholder", provider.item as? String == "placeholder" && provider.placeholderItem as? String == "placeholder")])
    let (tab, other) = (NSTextTab(textAlignment: .right, location: 40), NSTextTab(textAlignment: .left, location: 40))
    all([
      ("tab", tab == NSTextTab(textAlignment: .right, location: 40) && tab != other && tab.alignment == .right && tab.location == 40),
      ("tab and another object", !tab.isEqual(NSObject()) && !tab.isEqual(nil)),
      ("list", NSTextList(markerFormat: .disc, options: 0).startingItemNumber == 1),
      ("list from 4", NSTextList(markerFormat: .decimal, startingItemNumber: 4).startingItemNumber == 4),
    ])
    let page = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
    all([
      ("pages", page.transitionStyle == .pageCurl && page.navigationOrientation == .vertical)
    ])
    let effects = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    all([("effect", effects.effect is UIBlurEffect && effects.frame == .zero)])
    let cell = CAEmitterCell()
    all([
      ("cell", cell.scale == 1 && cell.contentsScale == 1 && cell.isEnabled && cell.birthRate == 0 && cell.emissionLongitude == 0),
      ("emitter", !CAEmitterLayer().preservesDepth && CAEmitterLayer().birthRate == 1 && CAEmitterLayer().lifetime == 1),
      ("opacity of groups", CALayer().allowsGroupOpacity),
      ("details", CATiledLayer().levelsOfDetail == 1 && CATiledLayer.fadeDuration() == 0.25),
    ])
    var sheet = Set<Int>()
    for state in [UIMenuElement.State.off, .on, .mixed] { sheet.insert(state.rawValue) }
    all([("states", sheet.count == 3 && UIAction(title: "a") { _ in }.state == .off)])
  }

  @Test("a transition is as far as it was told") func transitions() {
    let transition = UIPercentDrivenInteractiveTransition()
    #expect(transition.percentComplete == 0 && transition.completionSpeed == 1 && transition.wantsInteractiveStart)
    transition.update(0.4)
    #expect(transition.percentComplete == 0.4)
    transition.finish()
    #expect(transition.percentComplete == 1)
    transition.cancel()
    #expect(transition.percentComplete == 0)
  }

  @Test("a tree of items knows levels and parts") func sections() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["c"], to: "a")
    tree.append(["d"], to: "c")
    tree.expand(["a"])
    #expect(["a", "c", "d", "x"].map { tree.level(of: $0) } == [0, 1, 2, -1])
    #expect(tree.snapshot(of: "a").items == ["c", "d"] && tree.snapshot(of: "a", includingParent: true).items == ["a", "c", "d"])
    #expect(tree.isVisible("c") && !tree.isVisible("d") && tree.parent(of: "d") == "c" && tree.index(of: "b") == 3)
  }

  @Test("undoing is forgotten altogether, and by number") func undo() {
    final class Number { var value = 0 }
    let (undo, number) = (UndoManager(), Number())
    for step in 1...3 {
      undo.registerUndo(withTarget: number) { $0.value = -step }
    }
    undo.undo()
    #expect(number.value == -3 && undo.canUndo)
    undo.removeAllActions()
    #expect(!undo.canUndo && !undo.canRedo)
    undo.levelsOfUndo = 1
    for step in 5...6 { undo.registerUndo(withTarget: number) { $0.value = -step } }
    undo.undo()
    #expect(number.value == -6 && !undo.canUndo)
  }

  @Test("fonts grow no larger than they may") func fonts() {
    let (metrics, font) = (UIFontMetrics(forTextStyle: .body), UIFont.systemFont(ofSize: 17))
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize > 30)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 25, compatibleWith: large).pointSize == 25)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 90, compatibleWith: large).pointSize
        == metrics.scaledFont(for: font, compatibleWith: large).pointSize)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 10).pointSize == 10)
    for (weight, number) in [(UIFont.Weight.ultraLight, 100), (.thin, 200), (.light, 300), (.bold, 700), (.heavy, 800), (.black, 900)] {
      #expect(UIFont.systemFont(ofSize: 10, weight: weight) != .systemFont(ofSize: 10), "\(number)")
    }
  }

  @Test("spaces of colours have the numbers of their models") func colors() {
    for (name, count) in [
      (CGColorSpace.sRGB, 3), (CGColorSpace.displayP3, 3), (CGColorSpace.genericGrayGamma2_2, 1), (CGColorSpace.linearGray, 1),
      (CGColorSpace.genericCMYK, 4),
    ] {
      #expect(CGColorSpace(name: name)?.numberOfComponents == count, "\(name)")
    }
    #expect(CGColorSpace(name: "nothing") == nil && CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamut == true)
    let parts = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components ?? []
    #expect(zip(parts, [0.1, 0.2, 0.3, 0.4]).allSatisfy { abs($0 - $1) < 1e-6 } && parts.count == 4)
  }

  /// Each mode is a formula of its own (CSS Compositing; Porter and Duff), so that no two agree below, above and where both are.
  @Test("every way to put colours on each other is apart") func blends() throws {
    final class Board: UIView {
      var mode = CGBlendMode.normal
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(UIColor(red: 0.9, green: 0.7, blue: 0.2, alpha: 0.7).cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.setBlendMode(mode)
        context.setFillColor(UIColor(red: 0.1, green: 0.6, blue: 0.45, alpha: 0.6).cgColor)
        context.fill(CGRect(x: 10, y: 0, width: 20, height: 20))
        context.endTransparencyLayer()
      }
    }
    var seen: [String: CGBlendMode] = [:]
    for number in Int32(0)...27 {
      // `plusDarker` multiplies (DEVIATIONS.md).
      guard let mode = CGBlendMode(rawValue: number), mode != .plusDarker else { continue }
      let list = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 40, height: 20), scale: 1)) {
        let board = Board()
        (board.mode, board.isOpaque) = (mode, false)
        return board
      }.displayList
      let picture = try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: list)
      let colors = [5, 15, 25].map { x in [picture[x, 10].red, picture[x, 10].green, picture[x, 10].blue].map { Int($0 * 255) } }
      if let twin = seen["\(colors)"] { Issue.record("\(mode) looks as \(twin): \(colors)") }
      seen["\(colors)"] = mode
    }
    #expect(seen.count == 27)
  }

  @Test("values by their names are those of the members") func namedValues() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, view, picture) = (UIView(), UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40)), UIImageView(image: .add))
    (view.text, view.tag, view.alpha, view.backgroundColor) = ("words", 7, 0.5, .red)
    window.addSubview(outer)
    outer.addSubview(view)
    func value(_ name: String, _ of: UIView? = nil) -> Any? { (of ?? view)._value(named: name) }
    all([
      ("frame", value("frame") as? CGRect == view.frame), ("bounds", value("bounds") as? CGRect == view.bounds),
      ("center", value("center") as? CGPoint == view.center), ("alpha", value("alpha") as? CGFloat == 0.5),
      ("hidden", value("isHidden") as? Bool == false), ("tag", value("tag") as? Int == 7),
      ("color", value("backgroundColor") as? UIColor == .red),
      ("layer", value("layer") as? CALayer === view.layer), ("window", value("window") as? UIView === window),
      ("superview", value("superview") as? UIView === outer), ("text", value("text") as? String == "words"),
      ("image", value("image", picture) as? UIImage === UIImage.add), ("none", value("image") == nil && value("nothing", picture) == nil),
    ])
    let button = UIButton()
    (button.isSelected, button.isEnabled) = (true, false)
    all([
      ("selected", value("selected", button) as? Bool == true), ("enabled", value("enabled", button) as? Bool == false),
      ("highlighted", value("highlighted", button) as? Bool == false),
    ])
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    (scroll.contentSize, scroll.contentOffset, scroll.contentInset) = (
      CGSize(width: 90, height: 80), CGPoint(x: 3, y: 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    )
    all([
      ("size", value("contentSize", scroll) as? CGSize == scroll.contentSize),
      ("offset", value("contentOffset", scroll) as? CGPoint == scroll.contentOffset),
      ("inset", value("contentInset", scroll) as? UIEdgeInsets == scroll.contentInset),
    ])
  }

  @Test("a table's controller hands on that it is edited; a tab what it shows") func controllers() {
    let table = UITableViewController(style: .grouped)
    table.loadViewIfNeeded()
    table.setEditing(true, animated: false)
    #expect(table.tableView.isEditing && table.isEditing && table.tableView.style == .grouped)
    let tab = UITab(title: "One", image: nil, identifier: "1") { _ in UIViewController() }
    let made = tab.viewController
    (tab.title, tab.image, tab.badgeValue) = ("Two", .add, "3")
    #expect(made?.tabBarItem.title == "Two" && made?.tabBarItem.image === UIImage.add && made?.tabBarItem.badgeValue == "3")
    let picker = UIPickerView()
    #expect(picker.selectedRow(inComponent: 0) == -1 && picker.rowSize(forComponent: 0) == CGSize(width: 0, height: 32))
    let view = UIView()
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .spatial) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceLeftToRight) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft && view.semanticContentAttribute == .unspecified)
  }
}
