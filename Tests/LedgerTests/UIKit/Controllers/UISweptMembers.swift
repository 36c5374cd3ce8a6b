import UIKit

/// A page with its bars on a screen 320 by 400, made for a generation of the system, and its root view.
@MainActor private func root(isOld: Bool = false, _ make: () -> UIViewController) -> UIView {
  var settings = UIKitPageSettings(size: CGSize(width: 320, height: 400), scale: 1)
  settings.generation = isOld ? .ios17 : .ios26
  var root: UIView?
  _ = UIKitPage.make(settings) {
    let controller = make()
    root = controller.view
    return controller
  }
  return root ?? UIView()
}
@MainActor private func shownLabels(_ view: UIView, in root: UIView? = nil) -> [(text: String, frame: CGRect)] {
  let root = root ?? view
  guard !view.isHidden else { return [] }
  if let label = view as? UILabel, let text = label.text, !text.isEmpty { return [(text, label.convert(label.bounds, to: root))] }
  return view.subviews.flatMap { shownLabels($0, in: root) }
}
@MainActor private func navigation(_ change: (UIViewController, UINavigationController) -> Void) -> UIViewController {
  let page = UIViewController()
  page.title = "Title"
  let stack = UINavigationController(rootViewController: page)
  change(page, stack)
  return stack
}
@MainActor private func shownButtons(_ view: UIView, in root: UIView? = nil) -> [CGRect] {
  let root = root ?? view
  return (view as? UIButton).map { [$0.convert($0.bounds, to: root)] } ?? view.subviews.flatMap { shownButtons($0, in: root) }
}
@MainActor private final class Counter: UIViewController {
  var count = 0
  override func updateProperties() { count += 1 }
}

extension Ledger {
  /// What Apple's documentation names of bars, lists, texts and controllers and what files ask for now and then.
  func uiSweptMembers() {
    topic("Names beside the usual ones")

    measure(
      "UINavigationItem.subtitle", "UINavigationItem.attributedTitle", "UINavigationItem.attributedSubtitle",
      "UINavigationItem.subtitleView", "UINavigationBarAppearance.subtitleTextAttributes",
      says: "a line below the title, both in the middle of the bar; words with looks and views stand in its place",
      from: .documented("uikit/uinavigationitem/subtitle")
    ) { judge in
      let shown = shownLabels(root { navigation { page, _ in page.navigationItem.subtitle = "Line" } })
      guard let title = shown.first(where: { $0.text == "Title" }), let line = shown.first(where: { $0.text == "Line" }) else {
        return judge.expect(false, "\(shown)")
      }
      judge.near(title.frame.midX, 160, within: 1)
      judge.near(line.frame.midX, 160, within: 1)
      judge.near(line.frame.minY, title.frame.maxY, within: 0.1)
      judge.expect(line.frame.height < title.frame.height)
      let alone = shownLabels(root { navigation { _, _ in } }).first { $0.text == "Title" }
      judge.near((title.frame.minY + line.frame.maxY) / 2, alone?.frame.midY ?? 0, within: 1)
      judge.expect(
        shownLabels(root(isOld: true) { navigation { page, _ in page.navigationItem.subtitle = "Line" } }).allSatisfy { $0.text != "Line" })
      let styled = shownLabels(
        root {
          navigation { page, _ in
            page.navigationItem.attributedTitle = AttributedString("Other")
            page.navigationItem.attributedSubtitle = AttributedString("Styled")
          }
        }
      ).map(\.text)
      judge.equal(Set(styled), ["Other", "Styled"])
      let view = UIView()
      let page = root {
        navigation { page, stack in
          page.navigationItem.subtitle = "Line"
          view.frame.size = CGSize(width: 30, height: 9)
          page.navigationItem.subtitleView = view
          stack.navigationBar.standardAppearance.subtitleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
        }
      }
      judge.expect(view.isDescendant(of: page) && view.superview is UINavigationBar && view.frame.height == 9, "\(view.frame)")
      let large = shownLabels(
        root {
          navigation { page, stack in
            page.navigationItem.subtitle = "Line"
            stack.navigationBar.standardAppearance.subtitleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
          }
        })
      judge.expect((large.first { $0.text == "Line" }?.frame.height ?? 0) > 30, "\(large)")
    }
    measure(
      "UINavigationItem.largeTitle", "UINavigationItem.largeSubtitle", "UINavigationItem.largeAttributedSubtitle",
      "UINavigationItem.largeSubtitleView", "UINavigationBarAppearance.largeSubtitleTextAttributes",
      says: "other words while the title is large, and a line below them that makes the bar higher",
      from: .documented("uikit/uinavigationitem/largesubtitle")
    ) { judge in
      @MainActor func shown(_ change: @escaping (UINavigationItem) -> Void) -> (words: [String], bar: CGFloat) {
        var bar: UINavigationBar?
        let view = root {
          navigation { page, stack in
            stack.navigationBar.prefersLargeTitles = true
            bar = stack.navigationBar
            change(page.navigationItem)
          }
        }
        return (shownLabels(view).map(\.text), bar?.bounds.height ?? 0)
      }
      let plain = shown { _ in }
      let other = shown { $0.largeTitle = "Large" }
      judge.equal(plain.words, ["Title"])
      judge.equal(other.words, ["Large"])
      judge.near(other.bar, plain.bar, within: 0.1)
      let lined = shown { $0.largeSubtitle = "Line" }
      judge.equal(Set(lined.words), ["Title", "Line"])
      judge.expect(lined.bar > plain.bar + 15, "\(lined.bar) \(plain.bar)")
      judge.equal(Set(shown { $0.largeAttributedSubtitle = AttributedString("Styled") }.words), ["Title", "Styled"])
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
      judge.near(shown { $0.largeSubtitleView = view }.bar, plain.bar + 48, within: 0.1)
    }
    measure(
      "UIBarButtonItem.badge", "UIBarButtonItem.Badge", "UIBarButtonItem.Badge.*",
      says: "a number, a word or a dot at the upper trailing corner, red unless said otherwise; numbers as the language writes them",
      from: .documented("uikit/uibarbuttonitem/badge-4sz3f")
    ) { judge in
      @MainActor func red(_ badge: UIBarButtonItem.Badge?, _ color: UIColor = .systemRed) throws -> CGRect {
        let shown = try Shown(
          controller: {
            navigation { page, _ in
              let item = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain)
              item.badge = badge
              page.navigationItem.rightBarButtonItem = item
            }
          }, .fixed(320, 400), judge)
        return shown.area(color == .systemRed ? 0xFF3B30 : 0x34C759, in: shown.part(160, 0, 160, 60), within: 40)
      }
      judge.expect(try red(nil).isNull)
      let count = try red(.count(3))
      judge.near(count.height, 18, within: 2)
      judge.expect(count.maxX > 300 && count.minY < 14, "\(count)")
      judge.expect(try red(.string("Many")).width > count.width + 10)
      judge.near(try red(.indicator()).height, 10, within: 2)
      var green = UIBarButtonItem.Badge.count(3)
      (green.backgroundColor, green.foregroundColor, green.font) = (.systemGreen, .black, .systemFont(ofSize: 9))
      judge.expect(try red(green).isNull)
      judge.expect(try !red(green, .systemGreen).isNull)
      judge.equal(UIBarButtonItem.Badge.count(1234).stringValue, "1,234")
      judge.equal(UIBarButtonItem.Badge.indicator().stringValue, nil)
    }
    measure(
      "UIBarButtonItemGroup", "UIBarButtonItemGroup.*", "UIBarButtonItem.buttonGroup", "UIBarButtonItem.isHidden",
      "UINavigationItem.leadingItemGroups", "UINavigationItem.trailingItemGroups",
      says: "groups stand beside the items of their side; what is hidden is away", from: .documented("uikit/uibarbuttonitemgroup")
    ) { judge in
      @MainActor func places(_ change: @escaping (UINavigationItem) -> Void) -> [CGFloat] {
        shownButtons(root(isOld: true) { navigation { page, _ in change(page.navigationItem) } }).map(\.midX).sorted()
      }
      @MainActor func item(_ name: String) -> UIBarButtonItem { UIBarButtonItem(title: name) }
      judge.equal(places { $0.leadingItemGroups = [.fixedGroup(items: [item("A"), item("B")])] }.count, 2)
      judge.expect(places { $0.leadingItemGroups = [.fixedGroup(items: [item("A"), item("B")])] }.allSatisfy { $0 < 100 })
      judge.expect(places { $0.trailingItemGroups = [.fixedGroup(items: [item("A"), item("B")])] }.allSatisfy { $0 > 220 })
      judge.equal(
        places {
          $0.rightBarButtonItem = item("C")
          $0.trailingItemGroups = [.optionalGroup(customizationIdentifier: "a", isInDefaultCustomization: false, items: [item("A")])]
        }.count, 1)
      judge.equal(
        places {
          let hidden = item("C")
          hidden.isHidden = true
          $0.rightBarButtonItems = [item("A"), hidden]
        }.count, 1)
      let one = item("A")
      let group = UIBarButtonItemGroup.movableGroup(customizationIdentifier: "a", items: [one])
      judge.expect(one.buttonGroup === group)
      group.barButtonItems = []
      judge.expect(one.buttonGroup == nil)
    }
    measure(
      "UITabAccessory", "UITabAccessory.*", "UITabBarController.bottomAccessory", "UITabBarController.setBottomAccessory",
      "UITabBarController.contentLayoutGuide", "UITraitCollection.tabAccessoryEnvironment", "UITraitTabAccessoryEnvironment",
      says: "a view above the bar; what is shown keeps clear of both", from: .documented("uikit/uitabaccessory")
    ) { judge in
      let view = UIView()
      let page = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [page]
      _ = root(isOld: true) { tabs }
      let before = page.view.safeAreaInsets.bottom
      tabs.bottomAccessory = UITabAccessory(contentView: view)
      tabs.view.layoutIfNeeded()
      let frame = view.convert(view.bounds, to: tabs.view)
      judge.near(frame.maxY, tabs.tabBar.frame.minY - 8, within: 0.1)
      judge.near(frame.height, 48)
      judge.near(frame.minX, 20)
      judge.near(page.view.safeAreaInsets.bottom, before + 64, within: 0.1)
      judge.expect(view.traitCollection.tabAccessoryEnvironment == .regular)
      tabs.setBottomAccessory(nil, animated: false)
      tabs.view.layoutIfNeeded()
      judge.near(page.view.safeAreaInsets.bottom, before, within: 0.1)
      judge.expect(view.superview == nil)
    }
    measure(
      "UIListContentView.textLayoutGuide", "UIListContentView.secondaryTextLayoutGuide", "UIListContentView.imageLayoutGuide",
      "UICollectionViewListCell.separatorLayoutGuide", says: "guides lie where the labels and the picture do; without one there is none",
      from: .documented("uikit/uilistcontentview/textlayoutguide")
    ) { judge in
      var content = UIListContentConfiguration.cell()
      content.text = "One"
      content.image = UIImage(systemName: "star")
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      view.layoutIfNeeded()
      judge.equal(view.textLayoutGuide?.layoutFrame, view.textLabel?.frame)
      judge.equal(view.imageLayoutGuide?.layoutFrame, view.imageView?.frame)
      judge.expect(view.secondaryTextLayoutGuide == nil && (view.textLayoutGuide?.layoutFrame.width ?? 0) > 10)
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      cell.contentConfiguration = content
      cell.layoutIfNeeded()
      let line = cell.separatorLayoutGuide.layoutFrame
      judge.near(line.maxX, 200)
      judge.expect(line.minX > 30, "\(line)")
    }
    measure(
      "NSCollectionLayoutDimension.uniformAcrossSiblings", "NSCollectionLayoutDimension.isUniformAcrossSiblings",
      says: "items are as high as the highest beside them",
      from: .documented("uikit/nscollectionlayoutdimension/uniformacrosssiblings(estimate:)")
    ) { judge in
      @MainActor func heights(_ dimension: NSCollectionLayoutDimension) -> [CGFloat] {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: dimension)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
          subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 200, height: 200),
          collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, CGFloat> { cell, _, height in
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(box)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            box.heightAnchor.constraint(equalToConstant: height),
          ])
        }
        let source = UICollectionViewDiffableDataSource<Int, CGFloat>(collectionView: view) {
          $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, CGFloat>()
        snapshot.appendSections([0])
        snapshot.appendItems([30, 70])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        return view.visibleCells.map(\.frame.height).sorted()
      }
      judge.equal(heights(.estimated(20)), [30, 70])
      judge.equal(heights(.uniformAcrossSiblings(estimate: 20)), [70, 70])
      let one = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 20)
      judge.expect(one.isUniformAcrossSiblings && one.isEstimated && one.dimension == 20)
    }
    measure(
      "UIViewController.contentUnavailableConfiguration", "UIViewController.contentUnavailableConfigurationState",
      "UIViewController.setNeedsUpdateContentUnavailableConfiguration", "UIViewController.updateContentUnavailableConfiguration",
      says: "the content lies over the view while one is set", from: .documented("uikit/uiviewcontroller/contentunavailableconfiguration")
    ) { judge in
      let page = UIViewController()
      var content = UIContentUnavailableConfiguration.empty()
      content.text = "Nothing"
      page.contentUnavailableConfiguration = content
      let view = root { page }
      let label = shownLabels(view).first { $0.text == "Nothing" }
      judge.near(label?.frame.midX ?? 0, 160, within: 1)
      judge.near(label?.frame.midY ?? 0, 200, within: 30)
      page.contentUnavailableConfiguration = nil
      judge.expect(shownLabels(view).isEmpty)
      judge.equal(page.contentUnavailableConfigurationState.searchText, nil)
    }
    measure(
      "UIViewController.updateProperties", "UIViewController.setNeedsUpdateProperties", "UIViewController.updatePropertiesIfNeeded",
      says: "runs before the layout, again when asked for, and not otherwise",
      from: .documented("uikit/uiviewcontroller/updateproperties()")
    ) { judge in
      let page = Counter()
      _ = root { page }
      let first = page.count
      judge.expect(first > 0)
      page.view.setNeedsLayout()
      page.view.layoutIfNeeded()
      judge.equal(page.count, first)
      page.setNeedsUpdateProperties()
      page.updatePropertiesIfNeeded()
      judge.equal(page.count, first + 1)
    }
    measure(
      "UITextView.caretRect", "UITextView.closestPosition", "UITextView.selectionRects", "UITextInput", "UITextInput.*",
      "UITextSelectionRect", "UITextSelectionRect.*", "UITextInputStringTokenizer", "UITextInputStringTokenizer.*",
      says: "carets stand before their letters, points find the nearest, choices have a rectangle a line, words end at blanks",
      from: .documented("uikit/uitextinput")
    ) { judge in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.font = .systemFont(ofSize: 20)
      view.text = "One two\nthree"
      @MainActor func place(_ offset: Int) -> UITextPosition { view.position(from: view.beginningOfDocument, offset: offset)! }
      let (first, second, below) = (view.caretRect(for: place(0)), view.caretRect(for: place(4)), view.caretRect(for: place(8)))
      judge.expect(
        second.minX > first.minX + 20 && second.minY == first.minY && below.minY > first.minY + 15, "\(first) \(second) \(below)")
      judge.near(first.minX, 5)
      let near = view.closestPosition(to: CGPoint(x: second.midX, y: second.midY))!
      judge.equal(view.offset(from: view.beginningOfDocument, to: near), 4)
      judge.equal(view.compare(place(1), to: place(4)), .orderedAscending)
      let all = view.textRange(from: place(4), to: place(13))!
      let parts = view.selectionRects(for: all)
      judge.equal(parts.count, 2)
      judge.expect(parts.first?.containsStart == true && parts.last?.containsEnd == true && parts.first?.containsEnd == false)
      judge.near(view.firstRect(for: all).minX, second.minX, within: 0.5)
      let word = view.tokenizer.rangeEnclosingPosition(place(5), with: .word, inDirection: .storage(.forward))
      judge.equal(word.flatMap { view.text(in: $0) }, "two")
      judge.expect(view.tokenizer.rangeEnclosingPosition(place(3), with: .word, inDirection: .storage(.forward)) == nil)
      judge.expect(view.tokenizer.isPosition(place(3), atBoundary: .word, inDirection: .storage(.forward)))
      let line = view.tokenizer.rangeEnclosingPosition(place(9), with: .paragraph, inDirection: .storage(.forward))
      judge.equal(line.flatMap { view.text(in: $0) }, "three")
      judge.equal(view.position(from: place(2), in: .left, offset: 1), place(1))
    }
    measure(
      "UITraitCollection.*", "UITraitDisplayGamut", "UITraitDisplayGamut.*", "UITraitActiveAppearance", "UITraitForceTouchCapability",
      "UITraitImageDynamicRange", "UITraitListEnvironment", "UITraitSceneCaptureState", "UITraitSplitViewControllerLayoutEnvironment",
      "UITraitToolbarItemPresentationSize", "UITraitTypesettingLanguage", "UITraitUserInterfaceStyle.affectsColorAppearance",
      "UIDisplayGamut", "UIImage.DynamicRange", "UIListEnvironment", "UINSToolbarItemPresentationSize", "UISceneCaptureState",
      "UISplitViewController.LayoutEnvironment", "UIUserInterfaceActiveAppearance",
      says: "every trait is said alone, overridden, heard of and taken back; phones show P3", from: .documented("uikit/uitraitcollection")
    ) { judge in
      judge.equal(UITraitCollection.current.displayGamut, .P3)
      judge.equal(UITraitCollection().displayGamut, .unspecified)
      let made = UITraitCollection {
        $0.displayGamut = .SRGB
        $0.imageDynamicRange = .high
        $0.typesettingLanguage = Locale.Language(identifier: "th")
        $0.listEnvironment = .plain
      }
      judge.expect(made.displayGamut == .SRGB && made.imageDynamicRange == .high && made.listEnvironment == .plain)
      judge.equal(made.typesettingLanguage, Locale.Language(identifier: "th"))
      judge.expect(made.userInterfaceStyle == .unspecified && made.containsTraits(in: UITraitCollection(displayGamut: .SRGB)))
      judge.expect(UITraitCollection(displayGamut: .P3).hasDifferentColorAppearance(comparedTo: made))
      judge.expect(!UITraitCollection(displayScale: 2).hasDifferentColorAppearance(comparedTo: UITraitCollection(displayScale: 3)))
      let view = UIView()
      view.traitOverrides.sceneCaptureState = .active
      judge.expect(view.traitOverrides.contains(UITraitSceneCaptureState.self) && view.traitCollection.sceneCaptureState == .active)
      view.traitOverrides.remove(UITraitSceneCaptureState.self)
      judge.expect(!view.traitOverrides.contains(UITraitSceneCaptureState.self))
      judge.equal(UITraitCollection.systemTraitsAffectingColorAppearance.count, 4)
    }
    measure(
      "NSCoder.*", "UIFontDescriptor.supportsSecureCoding", "UIFont.supportsSecureCoding", says: "what is written is read again",
      from: .documented("foundation/nscoder/1624505-decodecgaffinetransform")
    ) { judge in
      let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: -3, right: 4)
      judge.equal(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)), insets)
      judge.equal(NSCoder.cgVector(for: "{1, 2}"), CGVector(dx: 1, dy: 2))
      judge.equal(NSCoder.string(for: CGAffineTransform.identity), "[1, 0, 0, 1, 0, 0]")
      judge.equal(NSCoder.uiOffset(for: "{3, 4}"), UIOffset(horizontal: 3, vertical: 4))
      let archive = NSKeyedArchiver(requiringSecureCoding: true)
      archive.encode(insets, forKey: "insets")
      archive.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "map")
      archive.encode(CGPoint(x: 5, y: 6), forKey: "point")
      archive.finishEncoding()
      let read = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
      judge.equal(read.decodeUIEdgeInsets(forKey: "insets"), insets)
      judge.equal(read.decodeCGAffineTransform(forKey: "map"), CGAffineTransform(scaleX: 2, y: 3))
      judge.equal(read.decodeCGPoint(forKey: "point"), CGPoint(x: 5, y: 6))
      judge.equal(read.decodeUIOffset(forKey: "none"), .zero)
      let font = UIFont.systemFont(ofSize: 19, weight: .bold)
      let data = try NSKeyedArchiver.archivedData(withRootObject: font.fontDescriptor, requiringSecureCoding: true)
      let again = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data)
      judge.expect(again?.pointSize == 19 && again?.symbolicTraits.contains(.traitBold) == true, "\(String(describing: again))")
    }
    measure(
      "NSDiffableDataSourceSnapshot.reconfiguredItemIdentifiers", "NSDiffableDataSourceSnapshot.reloadedItemIdentifiers",
      "NSDiffableDataSourceSnapshot.reloadedSectionIdentifiers", "NSStringDrawingContext.totalBounds",
      "NSStringDrawingContext.actualScaleFactor", "UIControl.enumerateEventHandlers",
      "UIControl.effectiveContentHorizontalAlignment", "UIControl.contextMenuInteraction", "NSLayoutConstraint.firstAnchor",
      "NSLayoutConstraint.secondAnchor", "UIResponder.canPaste", "UIResponder.pasteConfiguration", "UIPasteConfiguration",
      "UIPasteConfiguration.*", "UISpringTimingParameters.initialVelocity", "UITimingCurveProvider", "UITimingCurveProvider.*",
      "UITimingCurveType", "UIPresentationController.overrideTraitCollection", "UIPresentationController.traitOverrides",
      says: "answer what they were told", from: .documented("uikit/nsdiffabledatasourcesnapshot-swift.struct/reconfigureditemidentifiers")
    ) { judge in
      let drawn = NSStringDrawingContext()
      let words = NSAttributedString(string: "some words", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let room = words.boundingRect(with: CGSize(width: 70, height: 0), options: .usesLineFragmentOrigin, context: drawn)
      judge.expect(drawn.totalBounds == room && room.height > 40 && drawn.actualScaleFactor == 1, "\(drawn.totalBounds)")
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.reconfigureItems([1, 2])
      snapshot.reconfigureItems([2, 3])
      snapshot.reloadItems([4])
      snapshot.reloadSections([5])
      judge.equal(snapshot.reconfiguredItemIdentifiers, [1, 2, 3])
      judge.expect(snapshot.reloadedItemIdentifiers == [4] && snapshot.reloadedSectionIdentifiers == [5])
      let control = UIControl()
      control.addAction(UIAction(title: "One") { _ in }, for: .touchUpInside)
      control.addAction(UIAction(title: "Two") { _ in }, for: .touchDown)
      var names: [String] = []
      control.enumerateEventHandlers { action, _, _, stop in
        names.append(action?.title ?? "")
        stop = true
      }
      judge.equal(names, ["One"])
      control.contentHorizontalAlignment = .leading
      control.semanticContentAttribute = .forceRightToLeft
      judge.equal(control.effectiveContentHorizontalAlignment, .right)
      judge.expect(control.contextMenuInteraction == nil)
      control.isContextMenuInteractionEnabled = true
      judge.expect(control.contextMenuInteraction != nil)
      let (one, two) = (UIView(), UIView())
      let rule = one.leadingAnchor.constraint(equalTo: two.trailingAnchor)
      judge.expect(rule.secondAnchor != nil && one.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
      control.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
      judge.expect(!control.canPaste([]))
      judge.equal(UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 2, dy: 0)).initialVelocity.dx, 2)
      judge.equal(UISpringTimingParameters(dampingRatio: 1).timingCurveType, .spring)
      judge.equal(UICubicTimingParameters(animationCurve: .linear).timingCurveType, .cubic)
      let page = UIViewController()
      let presentation = UIPresentationController(presentedViewController: page, presenting: nil)
      presentation.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
      judge.equal(page.view.traitCollection.userInterfaceStyle, .dark)
    }
    none(
      "NSCollectionLayoutVisibleItem.bounds", "NSCollectionLayoutVisibleItem.center", "NSCollectionLayoutVisibleItem.isHidden",
      "NSCollectionLayoutVisibleItem.name", "NSCollectionLayoutVisibleItem.representedElementCategory",
      "NSCollectionLayoutVisibleItem.representedElementKind", "NSCollectionLayoutVisibleItem.transform3D", "UIBarButtonItem.identifier",
      "UIBarMetrics.landscapePhone", "UIBarMetrics.landscapePhonePrompt",
      "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration", "UICollectionViewCell.automaticallyUpdatesContentConfiguration",
      "UICollectionViewCell.defaultBackgroundConfiguration", "UIContainerBackgroundStyle", "UIControl.menuAttachmentPoint",
      "UIDynamicItemCollisionBoundsType", "UIEditingInteractionConfiguration", "UINavigationItem.centerItemGroups",
      "UIResponder.editingInteractionConfiguration", "UIResponder.userActivity", "UISceneActivationConditions",
      "UISceneActivationConditions.*", "UITabBarController.MinimizeBehavior", "UITabBarController.tabBarMinimizeBehavior",
      "UIView.collisionBoundsType", "UIViewController.applicationFinishedRestoringState",
      "UIViewController.childForInterfaceOrientationLock",
      "UIViewController.childViewControllerForPreferredContainerBackgroundStyle",
      "UIViewController.childViewControllerForUserInterfaceStyle", "UIViewController.collapseSecondaryViewController",
      "UIViewController.preferredContainerBackgroundStyle", "UIViewController.preferredUserInterfaceStyle",
      "UIViewController.prefersInterfaceOrientationLocked", "UIViewController.previewActionItems",
      "UIViewController.separateSecondaryViewController", "UIBarButtonItem.backButtonBackgroundImage",
      "UIBarButtonItem.backButtonTitlePositionAdjustment", "UIBarButtonItem.backgroundImage", "UIBarButtonItem.titlePositionAdjustment",
      why: "kept as it was set, or asked by nobody while a page is made")
  }
}
