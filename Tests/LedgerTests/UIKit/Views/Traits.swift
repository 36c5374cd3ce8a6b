import UIKit

extension Ledger {
  func traitTopic() {
    topic("Traits")

    measure(
      "UITraitCollection", "UITraitCollection.userInterfaceStyle", "UITraitCollection.displayScale", "UITraitCollection.layoutDirection",
      "UITraitCollection.preferredContentSizeCategory", "UITraitCollection.userInterfaceIdiom", "UITraitCollection.horizontalSizeClass",
      "UITraitCollection.verticalSizeClass", "UITraitCollection.legibilityWeight", "UITraitCollection.accessibilityContrast",
      "UITraitCollection.userInterfaceLevel",
      says: "each made alone leaves the others open; later ones win where several are joined", from: .documented("uikit/uitraitcollection")
    ) { row in
      let empty = UITraitCollection()
      row.expect(empty.userInterfaceStyle == .unspecified && empty.displayScale == 0 && empty.layoutDirection == .unspecified)
      row.expect(empty.preferredContentSizeCategory == .unspecified && empty.userInterfaceIdiom == .unspecified)
      row.expect(empty.horizontalSizeClass == .unspecified && empty.verticalSizeClass == .unspecified)
      row.expect(empty.legibilityWeight == .unspecified && empty.accessibilityContrast == .unspecified)
      let all = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
        UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(preferredContentSizeCategory: .small),
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact), UITraitCollection(),
        UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(legibilityWeight: .bold),
        UITraitCollection(accessibilityContrast: .high), UITraitCollection(userInterfaceLevel: .elevated),
      ])
      row.expect(empty.userInterfaceLevel == .unspecified && all.userInterfaceLevel == .elevated)
      let card = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .elevated),
      ])
      row.equal(UIColor.systemBackground.resolvedColor(with: card), UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
      row.expect(all.userInterfaceIdiom == .pad && all.legibilityWeight == .bold && all.accessibilityContrast == .high)
      row.expect(all.userInterfaceStyle == .dark && all.displayScale == 3 && all.layoutDirection == .rightToLeft)
      row.expect(all.preferredContentSizeCategory == .small && all.horizontalSizeClass == .regular && all.verticalSizeClass == .compact)
    }
    measure(
      "UITraitCollection.current", "UITraitCollection.performAsCurrent", "UITraitEnvironment.traitCollection", "UIView.traitCollection",
      "UIScreen.traitCollection",
      says: "those of a page while it is made; a phone held upright otherwise", from: .documented("uikit/uitraitcollection/current")
    ) { row in
      let plain = UITraitCollection.current
      row.expect(plain.userInterfaceStyle == .light && plain.displayScale == 2 && plain.layoutDirection == .leftToRight)
      row.expect(plain.preferredContentSizeCategory == .large && plain.userInterfaceIdiom == .phone && plain.legibilityWeight == .regular)
      row.expect(plain.horizontalSizeClass == .compact && plain.verticalSizeClass == .regular && plain.accessibilityContrast == .normal)
      surroundings(style: .dark) {
        row.equal(UITraitCollection.current.userInterfaceStyle, .dark)
        row.equal(UIView().traitCollection.userInterfaceStyle, .dark)
        row.equal(UIScreen.main.traitCollection.userInterfaceStyle, .dark)
      }
      row.equal(UITraitCollection.current.userInterfaceStyle, .light)
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      outer.overrideUserInterfaceStyle = .dark
      row.expect(inner.traitCollection.userInterfaceStyle == .dark && inner.traitCollection.displayScale == 2)
      inner.overrideUserInterfaceStyle = .light
      row.equal(inner.traitCollection.userInterfaceStyle, .light)
      inner.overrideUserInterfaceStyle = .unspecified
      row.equal(inner.traitCollection.userInterfaceStyle, .dark)
    }
    measure(
      "UIView.minimumContentSizeCategory", "UIView.maximumContentSizeCategory", "UILabel.adjustsFontForContentSizeCategory",
      "UITextField.adjustsFontForContentSizeCategory", "UITextView.adjustsFontForContentSizeCategory",
      says: "text inside is no smaller and no larger than that, where labels follow the text size; the innermost view that says so decides",
      from: .documented("uikit/uiview/maximumcontentsizecategory")
    ) { row in
      @MainActor func label(_ font: UIFont, follows: Bool = true) -> UILabel {
        made(UILabel()) { ($0.font, $0.adjustsFontForContentSizeCategory, $0.text) = (font, follows, "Hamburg") }
      }
      surroundings(category: .accessibilityLarge) {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        let base = UIFont.systemFont(ofSize: 20)
        let labels = [
          label(.preferredFont(forTextStyle: .body)), label(UIFontMetrics(forTextStyle: .body).scaledFont(for: base)),
          label(UIFontMetrics(forTextStyle: .body).scaledFont(for: base, maximumPointSize: 22)),
          label(.preferredFont(forTextStyle: .body), follows: false), label(base),
        ]
        for label in labels { inner.addSubview(label) }
        // 33 points: Apple's table of text styles.
        row.equal(labels[0].font.pointSize, 33)
        let wide = labels.map { $0.sizeThatFits(.zero).width }
        outer.maximumContentSizeCategory = .large
        row.equal(inner.traitCollection.preferredContentSizeCategory, .large)
        row.equal(labels.map(\.font.pointSize), [17, 20, 20, 33, 20])
        let (field, view) = (UITextField(), UITextView())
        (field.font, view.font) = (.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body))
        for text in [field, view] as [UIView] { inner.addSubview(text) }
        row.equal([field.font?.pointSize, view.font?.pointSize], [33, 33])
        (field.adjustsFontForContentSizeCategory, view.adjustsFontForContentSizeCategory) = (true, true)
        row.equal([field.font?.pointSize, view.font?.pointSize], [17, 17])
        let narrow = labels.map { $0.sizeThatFits(.zero).width }
        row.expect(narrow[0] < wide[0] * 0.6 && narrow[1] < wide[1] && narrow[3] == wide[3] && narrow[4] == wide[4], "\(wide) \(narrow)")
        inner.minimumContentSizeCategory = .extraExtraLarge
        row.equal(inner.traitCollection.preferredContentSizeCategory, .extraExtraLarge)
        row.equal(labels[0].font.pointSize, 21)
        row.expect(outer.maximumContentSizeCategory == .large && outer.minimumContentSizeCategory == nil)
        (outer.maximumContentSizeCategory, inner.minimumContentSizeCategory) = (nil, nil)
        row.equal(labels.map { $0.sizeThatFits(.zero).width }, wide)
      }
    }
    measure(
      "UIView.traitOverrides", "UIViewController.traitOverrides", "UITraitOverrides", "UITraitOverrides.*", "UIMutableTraits",
      "UIMutableTraits.*",
      says: "what a view says of its traits holds for it and all inside, until it is taken back",
      from: .documented("uikit/uiview/traitoverrides")
    ) { row in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      row.expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self) && outer.traitOverrides.userInterfaceStyle == .unspecified)
      outer.traitOverrides.userInterfaceStyle = .dark
      outer.traitOverrides.preferredContentSizeCategory = .extraLarge
      outer.traitOverrides.horizontalSizeClass = .regular
      outer.traitOverrides.layoutDirection = .rightToLeft
      row.expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
      row.expect(!outer.traitOverrides.contains(UITraitDisplayScale.self))
      let traits = inner.traitCollection
      row.expect(traits.userInterfaceStyle == .dark && traits.preferredContentSizeCategory == .extraLarge)
      row.expect(traits.horizontalSizeClass == .regular && traits.layoutDirection == .rightToLeft && traits.displayScale == 2)
      row.equal(outer.overrideUserInterfaceStyle, .dark)
      outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      row.expect(inner.traitCollection.userInterfaceStyle == .light && inner.traitCollection.horizontalSizeClass == .regular)
      let controller = UIViewController()
      controller.view.addSubview(outer)
      controller.traitOverrides.displayScale = 3
      row.equal(inner.traitCollection.displayScale, 3)
    }
    none("UIForceTouchCapability", "UIForceTouchCapability.*", why: "how hard a screen is pressed shows nowhere")
    measure(
      "UITraitCollection.hasDifferentColorAppearance", says: "light against dark; not the size of text",
      from: .documented("uikit/uitraitcollection/hasdifferentcolorappearance(comparedto:)")
    ) { row in
      let light = UITraitCollection(userInterfaceStyle: .light)
      row.expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
      row.expect(light.hasDifferentColorAppearance(comparedTo: nil))
      let large = UITraitCollection(traitsFrom: [light, UITraitCollection(preferredContentSizeCategory: .large)])
      row.expect(!light.hasDifferentColorAppearance(comparedTo: large))
    }
    traitChanges()
    value(
      "UIUserInterfaceStyle", "UITraitEnvironmentLayoutDirection", "UIUserInterfaceIdiom", "UIUserInterfaceSizeClass", "UILegibilityWeight",
      "UIAccessibilityContrast", "UIUserInterfaceLevel", "UIContentSizeCategory", says: "the phone's numbers and names",
      from: .documented("uikit/uiuserinterfaceidiom")
    ) { row in
      row.equal([UIUserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue), [0, 1, 2])
      row.equal([UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft].map(\.rawValue), [-1, 0, 1])
      row.equal([UIUserInterfaceIdiom.unspecified, .phone, .pad, .tv, .carPlay, .mac].map(\.rawValue), [-1, 0, 1, 2, 3, 5])
      row.equal([UIUserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue), [0, 1, 2])
      row.equal([UILegibilityWeight.unspecified, .regular, .bold].map(\.rawValue), [-1, 0, 1])
      row.equal([UIUserInterfaceLevel.unspecified, .base, .elevated].map(\.rawValue), [-1, 0, 1])
      row.equal([UIAccessibilityContrast.unspecified, .normal, .high].map(\.rawValue), [-1, 0, 1])
      row.equal(UIContentSizeCategory.large.rawValue, "UICTContentSizeCategoryL")
      row.equal(UIContentSizeCategory.accessibilityExtraLarge.rawValue, "UICTContentSizeCategoryAccessibilityXL")
    }
  }

  private func traitChanges() {
    measure(
      "UIView.traitCollectionDidChange", "UITraitChangeObservable.registerForTraitChanges",
      "UITraitChangeObservable.unregisterForTraitChanges",
      "UITraitChangeObservable", "UITraitEnvironment", "UITraitChangeRegistration", "UITraitDefinition", "UITraitUserInterfaceStyle",
      "UITraitHorizontalSizeClass",
      says: "views hear that their traits changed, and those who asked hear of theirs",
      from: .documented("uikit/uitraitchangeobservable-67e94")
    ) { row in
      final class Told: UIView {
        var before: [UIUserInterfaceStyle] = []
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          before.append(previous?.userInterfaceStyle ?? .unspecified)
        }
      }
      let (window, told) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Told())
      window.addSubview(told)
      var heard: [UIUserInterfaceStyle] = []
      var others = 0
      let registration = told.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Told, before: UITraitCollection) in
        heard.append(before.userInterfaceStyle)
      }
      told.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: Told, _: UITraitCollection) in others += 1 }
      window.makeKeyAndVisible()
      row.expect(told.before.isEmpty && heard.isEmpty)
      window.overrideUserInterfaceStyle = .dark
      window.makeKeyAndVisible()
      row.equal(told.before, [.light])
      row.equal(heard, [.light])
      told.unregisterForTraitChanges(registration)
      window.overrideUserInterfaceStyle = .light
      window.makeKeyAndVisible()
      row.equal(told.before, [.light, .dark])
      row.equal(heard, [.light])
      row.equal(others, 0)
    }
    measure(
      "UITraitCollection.subscript", "UIMutableTraits.subscript", "UITraitDefinition.defaultValue", "UITraitDefinition.name",
      "UITraitDefinition.identifier", "UITraitDefinition.affectsColorAppearance", "UITraitCollection.init", "UITraitCollection.replacing",
      "UITraitCollection.modifyingTraits", "UITraitUserInterfaceStyle.defaultValue",
      says: "a trait of one's own has its default, is inherited from where it is set, and those who asked hear that it changed",
      from: .documented("uikit/uitraitdefinition")
    ) { row in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let (outer, inner) = (UIView(), AskingView())
      window.addSubview(outer)
      outer.addSubview(inner)
      window.makeKeyAndVisible()
      let atFirst: Int = inner.traitCollection[Steps.self]
      row.equal(atFirst, 7)
      row.expect(!outer.traitOverrides.contains(Steps.self))
      inner.registerForTraitChanges([Steps.self]) { (view: AskingView, _: UITraitCollection) in view.stepsChanged() }
      outer.traitOverrides[Steps.self] = 3
      window.makeKeyAndVisible()
      row.equal(inner.traitCollection[Steps.self], 3)
      row.equal(window.traitCollection[Steps.self], 7)
      row.equal(inner.heard, [3])
      row.expect(outer.traitOverrides.contains(Steps.self))
      outer.traitOverrides[Steps.self] = 3
      window.makeKeyAndVisible()
      row.equal(inner.heard, [3])
      inner.traitOverrides[Steps.self] = 4
      row.equal(inner.traitCollection[Steps.self], 4)
      inner.traitOverrides.remove(Steps.self)
      outer.traitOverrides.remove(Steps.self)
      row.equal(inner.traitCollection[Steps.self], 7)
      let made = UITraitCollection { $0[Steps.self] = 2 }
      row.equal(made[Steps.self], 2)
      row.equal(UITraitCollection(traitsFrom: [made, UITraitCollection(displayScale: 3)])[Steps.self], 2)
      row.equal(made.replacing(Steps.self, value: 5)[Steps.self], 5)
      row.equal(made.modifyingTraits { $0.userInterfaceStyle = .dark }.userInterfaceStyle, .dark)
      row.equal(made.modifyingTraits { $0[UITraitUserInterfaceStyle.self] = .dark }.userInterfaceStyle, .dark)
      row.equal(made.modifyingTraits { $0.userInterfaceStyle = .dark }[UITraitUserInterfaceStyle.self], .dark)
      row.equal(made[UITraitUserInterfaceStyle.self], .unspecified)
      row.equal(UITraitUserInterfaceStyle.defaultValue, .unspecified)
      row.expect(Steps.name == "Steps" && Steps.identifier.hasSuffix(".Steps") && !Steps.affectsColorAppearance)
    }
    none(
      "UITraitDisplayScale.*", "UITraitLayoutDirection.*", "UITraitPreferredContentSizeCategory.*", "UITraitHorizontalSizeClass.*",
      "UITraitVerticalSizeClass.*", "UITraitUserInterfaceIdiom.*", "UITraitLegibilityWeight.*", "UITraitAccessibilityContrast.*",
      "UITraitUserInterfaceLevel.*", why: "defaults of the system's traits say nothing: unspecified")
    none(
      "UITraitDisplayScale", "UITraitLayoutDirection", "UITraitPreferredContentSizeCategory", "UITraitVerticalSizeClass",
      "UITraitUserInterfaceIdiom", "UITraitLegibilityWeight",
      "UITraitAccessibilityContrast", "UITraitUserInterfaceLevel", why: "a page's surroundings do not change while it is made")
  }
}

private struct Steps: UITraitDefinition { static let defaultValue = 7 }
private final class AskingView: UIView {
  var heard: [Int] = []
  func stepsChanged() { heard.append(traitCollection[Steps.self]) }
}
