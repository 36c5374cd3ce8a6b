import QuoinAppearance
import QuoinDrawing

/// The bar of tabs at the bottom.
@MainActor @preconcurrency open class UITabBar: UIView {
  /// The tabs.
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  /// The chosen tab.
  open var selectedItem: UITabBarItem?
  /// The colour of the other tabs; nil = grey.
  open var unselectedItemTintColor: UIColor?
  /// The colour behind; nil = the system's.
  open var barTintColor: UIColor?
  /// Whether content may lie behind the bar; where it is false, a controller's view ends above it.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The bar's looks; its colour is used, what lies over content below the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The bar's looks over content that ends above it; nil = as `standardAppearance`.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// How light and dark the bar is; kept only.
  open var barStyle = UIBarStyle.default

  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// Whether the user arranges it: no.
  open var isCustomizing: Bool { false }
  /// Lets the user arrange it; nobody does.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Ends that; answers whether something has changed: nothing has.
  @discardableResult open func endCustomizing(animated: Bool) -> Bool { false }

  /// Takes over what `UITabBar.appearance()` says.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let common = AppearanceProxies.looks(for: self) else { return }
    if barTintColor == nil { barTintColor = common.barTintColor ?? common.standardAppearance.backgroundColor }
    if unselectedItemTintColor == nil { unselectedItemTintColor = common.unselectedItemTintColor }
    if viewState.tintColor == nil, let tint = common.viewState.tintColor { tintColor = tint }
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    let context = lookContext(painter)
    let system = painter.traits.appearance.system
    let ground = barTintColor ?? standardAppearance.backgroundColor
    if system.look.bar.hasGround || ground != nil {
      painter.add(
        BarLook.background(
          in: painter.page(bounds), at: .bottom, color: ground.map { .color($0.paint(painter.traits)) },
          hasHairline: system.look.bar.hasGround, displayScale: Double(painter.traits.displayScale), context: context))
    }
    let items = items ?? []
    let places = BarLook.tabs(count: items.count, in: bounds, isRightToLeft: isRightToLeft, room: painter.traits.barRoom, on: system)
    if let plate = places.plate {
      painter.add(GlassLook.capsule(in: painter.page(plate), context: context))
      for (item, rect) in zip(items, places.items) where item === selectedItem {
        painter.add(GlassLook.lens(in: painter.page(rect), context: context))
      }
    }
    for (item, rect) in zip(items, places.items) { paint(item, rect.midX, system.look.tabs, &painter) }
  }

  private func paint(_ item: UITabBarItem, _ x: CGFloat, _ measures: TabBarMeasures, _ painter: inout ContentPainter) {
    let isChosen = item === selectedItem
    let color: UIColor = isChosen ? tintColor : unselectedItemTintColor ?? (measures.othersAreGray ? .systemGray : .label)
    let symbol = UIImage.SymbolConfiguration(pointSize: BarLook.tabSymbolSize)
    if let size = measures.besideSize(painter.traits.barRoom) {
      return paintBeside(item, size, color, symbol, x, measures, &painter)
    }
    if let image = (isChosen ? item.selectedImage ?? item.image : item.image)?.applyingSymbolConfiguration(symbol) {
      let size = image.size
      let rect = CGRect(x: x - size.width / 2, y: CGFloat(measures.symbolCenter) - size.height / 2, width: size.width, height: size.height)
      let shape = image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
      shape.paint(&painter, inPage: painter.page(rect), tint: color)
    }
    paintTitle(item, color, x, measures, &painter)
    let end = item.image == nil ? 0 : CGFloat(measures.symbolBox) / 2
    if let words = item.badgeValue {
      paintBadge(words, item.badgeColor ?? .systemRed, isRightToLeft ? x - end : x + end, measures, &painter)
    }
  }

  /// A tab whose words stand beside its symbol, both in the middle of the bar.
  private func paintBeside(
    _ item: UITabBarItem, _ size: Double, _ color: UIColor, _ symbol: UIImage.SymbolConfiguration, _ x: CGFloat,
    _ measures: TabBarMeasures, _ painter: inout ContentPainter
  ) {
    let isChosen = item === selectedItem
    let image = (isChosen ? item.selectedImage ?? item.image : item.image)?.applyingSymbolConfiguration(symbol)
    let weight = UIFont.Weight(known: isChosen ? measures.chosenWeight : measures.labelWeight)
    var plain = TextBlock.Plain(text: item.title ?? "", font: .systemFont(ofSize: CGFloat(size), weight: weight), color: color)
    plain.scale = painter.traits.displayScale
    let block = TextBlock(plain)
    let words = plain.text.isEmpty ? .zero : block.size(nil)
    let picture = image?.size ?? .zero
    let gap = words.width > 0 && picture.width > 0 ? CGFloat(measures.labelGap) : 0
    let middle = CGFloat(painter.traits.barMeasures.tab) / 2
    let begin = x - (picture.width + gap + words.width) / 2
    let (symbolX, wordsX) = isRightToLeft ? (begin + words.width + gap, begin) : (begin, begin + picture.width + gap)
    if let image {
      let rect = CGRect(x: symbolX, y: middle - picture.height / 2, width: picture.width, height: picture.height)
      let shape = image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
      shape.paint(&painter, inPage: painter.page(rect), tint: color)
    }
    if words.width > 0 {
      block.paint(&painter, in: CGRect(x: wordsX, y: middle - words.height / 2, width: words.width, height: words.height))
    }
    if let words = item.badgeValue {
      paintBadge(words, item.badgeColor ?? .systemRed, symbolX + picture.width / 2, measures, &painter)
    }
  }

  private func paintTitle(_ item: UITabBarItem, _ color: UIColor, _ x: CGFloat, _ measures: TabBarMeasures, _ painter: inout ContentPainter)
  {
    guard let title = item.title, !title.isEmpty else { return }
    let weight = UIFont.Weight(known: item === selectedItem ? measures.chosenWeight : measures.labelWeight)
    var plain = TextBlock.Plain(text: title, font: .systemFont(ofSize: BarLook.tabLabelSize, weight: weight), color: color)
    plain.alignment = .center
    plain.scale = painter.traits.displayScale
    let block = TextBlock(plain)
    let height = block.size(nil).height
    let top = CGFloat(measures.labelBaseline) - plain.font.ascender
    block.paint(&painter, in: CGRect(x: x - 60, y: top, width: 120, height: height))
  }

  /// A capsule at the upper end of the symbol.
  private func paintBadge(_ words: String, _ color: UIColor, _ x: CGFloat, _ measures: TabBarMeasures, _ painter: inout ContentPainter) {
    let box = BadgeBox(words, scale: painter.traits.displayScale)
    let beside = CGFloat(measures.badgeLeading)
    let begin = isRightToLeft ? x - beside - box.size.width : x + beside
    box.paint(&painter, at: CGPoint(x: begin, y: CGFloat(measures.badgeTop)), ground: color)
  }
  /// A picture behind; kept only.
  open var backgroundImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The line above as a picture; kept only.
  open var shadowImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How tabs are spread; kept only.
  open var itemPositioning: ItemPositioning {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// How wide a tab is; 0 = as the system likes; kept only.
  open var itemWidth: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// How much is between tabs; 0 = as the system likes; kept only.
  open var itemSpacing: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Who is told of the choice; nobody chooses while a page is made.
  open weak var delegate: (any UITabBarDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
}

/// Controllers side by side, with a bar of tabs below.
@MainActor @preconcurrency open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar.
  public let tabBar = UITabBar(frame: .zero)
  private var shown: UIViewController?
  /// Whether the bar is away for what is pushed; where it is not, it is as hidden as its user says.
  private var isAwayForPushed = false
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// A tab was chosen in the bar: does nothing, for a subclass to say otherwise. Which tab is shown is said to the controller.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// The tabs are about to be arranged: does nothing, for a subclass to say otherwise.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// The tabs can be arranged: does nothing, for a subclass to say otherwise.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// The tabs are about to stay as they were arranged: does nothing, for a subclass to say otherwise.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// The tabs are arranged: does nothing, for a subclass to say otherwise.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Who is asked about choices; nobody chooses while a page is made.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Replaces the controllers.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    for child in children {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for controller in controllers ?? [] {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    selectedIndex = min(selectedIndex, max(0, children.count - 1))
  }
  /// Which one is shown, from 0.
  open var selectedIndex = 0 { didSet { showSelected() } }
  /// The one that is shown.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  /// A view with the bar.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    view.addSubview(tabBar)
    showSelected()
  }

  private func showSelected() {
    guard let container = loadedView else { return }
    if shown !== selectedViewController {
      shown?.disappear()
      shown?.view.removeFromSuperview()
      shown = selectedViewController
      if let shown {
        container.insertSubview(shown.view, at: 0)
        if controllerState.appearance != .away {
          shown.appear(in: container)
          layoutShown()
          shown.finishAppearing()
        }
      }
    }
    container.setNeedsLayout()
  }

  /// The safe area of the shown one ends above the bar.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutShown()
  }

  private func layoutShown() {
    guard let container = loadedView else { return }
    let safe = container.safeAreaInsets
    let top = (shown as? UINavigationController)?.topViewController ?? shown
    let isAway = (top?.hidesBottomBarWhenPushed ?? false) && (shown?.children.count ?? 0) > 1
    if isAway != isAwayForPushed {
      isAwayForPushed = isAway
      tabBar.isHidden = isAway
    }
    tabBar.items = children.map { child in child.tabBarItem }
    bottomAccessory?.stand(in: container, isHidden: tabBar.isHidden)
    tabBar.selectedItem = shown?.tabBarItem
    let measures = container.traitCollection.barMeasures
    let height = CGFloat(measures.tabHeight(above: Double(safe.bottom))) + safe.bottom
    tabBar.frame = CGRect(x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
    guard let shown else { return }
    var frame = container.bounds
    var bottom = tabBar.isHidden ? safe.bottom : height
    if !tabBar.isHidden, let top, !top.reachesUnderBar(at: .bottom, isTranslucent: tabBar.isTranslucent) {
      frame.size.height = max(0, frame.height - height)
      bottom = 0
    }
    if let accessory = bottomAccessory?.contentView.superview, !tabBar.isHidden {
      let room = TabAccessoryPlate.room(above: tabBar.frame, in: container)
      accessory.frame = room
      bottom = frame.maxY - room.minY + TabAccessoryPlate.gap
    }
    shown.view.frame = frame
    shown.view.viewState.safeAreaRoot = UIEdgeInsets(top: safe.top, left: safe.left, bottom: bottom, right: safe.right)
    if container.subviews.last !== tabBar { container.bringSubviewToFront(tabBar) }
  }
}

extension UITabBarController {
  /// Whether its bar is hidden; the page below then has its room.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }
  /// Hides its bar, or shows it.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}
