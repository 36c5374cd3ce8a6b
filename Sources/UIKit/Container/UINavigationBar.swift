import QuoinAppearance
import QuoinDrawing

/// The bar above a controller's content.
@MainActor @preconcurrency open class UINavigationBar: UIView, ItemBar {
  /// Who is asked before items come and go; nobody goes back while a page is made.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Whether titles may be large.
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  /// The colour behind; nil = the system's.
  open var barTintColor: UIColor?
  /// Whether content may lie behind the bar; where it is false, a controller's view begins below it.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The bar's looks.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      hasOwnLook = true
      itemChanged()
    }
  }
  /// The bar's looks where there is little height; kept only.
  open var compactAppearance: UINavigationBarAppearance?
  /// How light and dark the bar is; kept only.
  open var barStyle = UIBarStyle.default
  /// The line below the bar; kept only.
  open var shadowImage: UIImage?
  /// Sets a picture behind the bar; kept only.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  /// The bar's looks over content that begins below it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      hasOwnLook = true
      itemChanged()
    }
  }
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemChanged() } }
  /// The looks of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemChanged() } }
  /// What a line of words above the title adds to the bar: 74 instead of 44 (assumed).
  static let promptRoom: CGFloat = 30
  private let prompt = UILabel()
  private let title = UILabel()
  private let large = UILabel()
  private let subtitle = UILabel()
  /// The view below the title instead of words.
  private var below: UIView?
  /// From a large title's second line to the end of the bar (assumed, as SwiftUI's).
  private static let largeSubtitleBottom: CGFloat = 8
  private var shownViews: (left: [UIView], right: [UIView]) = ([], [])
  var safeTop: CGFloat = 0

  /// A bar at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.textAlignment = .center
    addSubview(title)
    addSubview(large)
    subtitle.isHidden = true
    addSubview(subtitle)
    // Its size is assumed.
    prompt.font = .systemFont(ofSize: 13)
    prompt.textAlignment = .center
    prompt.isHidden = true
    addSubview(prompt)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Large titles grow with the user's text size.
  private var largeFont: UIFont {
    let style = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
    return .systemFont(ofSize: style.pointSize, weight: .bold)
  }
  /// The room of a large title below the bar's own line: the system's, or as high as a larger text needs, with the same 11 points around it
  /// that the line of 41 has in 52.
  var largeTitleRoom: CGFloat { max(CGFloat(traitCollection.barMeasures.largeTitle), largeFont.lineHeight.rounded(.up) + 11) }

  /// The room of a large title and of what stands below it.
  func largeTitleRoom(for item: UINavigationItem) -> CGFloat {
    let line = item.line(large: true)
    guard showsSubtitles, !line.isEmpty else { return largeTitleRoom }
    let font = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
    return largeTitleRoom + (line.view?.sizeThatFits(.zero).height ?? font.lineHeight.rounded(.up)) + Self.largeSubtitleBottom
  }
  private var showsSubtitles: Bool { traitCollection.barMeasures.item > 0 }

  /// Shows `item`; `back` = the words of the way back, nil = none; `hasSearch` = the item's search stands in this bar.
  func show(
    _ item: UINavigationItem, back: String?, action: @escaping () -> Void, large isLarge: Bool, hasSearch: Bool = true
  ) {
    for view in shownViews.left + shownViews.right where view.superview === self { view.removeFromSuperview() }
    let measures = traitCollection.barMeasures
    shownViews.left = item.leadingItems.compactMap { $0.makeView(measures, in: self) }
    shownViews.right = item.trailingItems.compactMap { $0.makeView(measures, in: self) }
    plates = ([], [])
    (backMargin, backForms) = (nil, nil)
    if measures.item > 0 {
      func shared(_ items: [UIBarButtonItem], _ views: [UIView]) -> [BarItemPlate] {
        var rest = views[...]
        let shown = items.map { $0.isRoom || $0.placesSearch ? nil : rest.popFirst() }
        return BarPart.parts(items, shown).compactMap(\.plate)
      }
      plates = (shared(item.leadingItems, shownViews.left), shared(item.trailingItems, shownViews.right))
    }
    if let back, !item.hidesBackButton, shownViews.left.isEmpty {
      let button = UIButton(type: .system)
      let chevron = UIImage.SymbolConfiguration(
        pointSize: 17, weight: .semibold, scale: measures.showsBackTitle ? .large : .medium)
      let name = isRightToLeft ? "chevron.right" : "chevron.left"
      button.setImage(UIImage(systemName: name, withConfiguration: chevron), for: .normal)
      if measures.showsBackTitle {
        button.setTitle(back, for: .normal)
        backMargin = CGFloat(measures.backLeading)
        let gap = CGFloat(measures.backGap)
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: isRightToLeft ? gap : 0, bottom: 0, right: isRightToLeft ? 0 : gap)
        button.titleEdgeInsets =
          isRightToLeft
          ? UIEdgeInsets(top: 0, left: -gap, bottom: 0, right: gap) : UIEdgeInsets(top: 0, left: gap, bottom: 0, right: -gap)
      }
      button.titleLabel?.font = .systemFont(ofSize: 17)
      if measures.showsBackTitle { backForms = BackForms(button, [back, "Back", nil]) }
      if !measures.itemsAreTinted, viewState.tintColor == nil { button.tintColor = .label }
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      shownViews.left = [button]
      if measures.item > 0 { plates.left = [BarItemPlate(view: button)] }
    }
    for view in shownViews.left + shownViews.right { addSubview(view) }
    if shownItem !== item { shownItem?.bar = nil }
    shownItem = item
    item.bar = self
    for one in item.leadingItems + item.trailingItems { one.bar = self }
    dress(title, titleTextAttributes ?? look.titleTextAttributes, .systemFont(ofSize: 17, weight: .semibold))
    dress(large, largeTitleTextAttributes ?? look.largeTitleTextAttributes, largeFont)
    let wanted = hasSearch ? item.searchController?.searchBar : nil
    if search !== wanted {
      if search?.superview === self { search?.removeFromSuperview() }
      search = wanted
      if let search { addSubview(search) }
    }
    prompt.text = item.prompt
    prompt.isHidden = item.prompt == nil
    title.show(item.attributedTitle, else: item.title)
    large.show(item.largeTitle == nil ? item.attributedTitle : nil, else: item.largeTitle ?? item.title)
    title.isHidden = isLarge || item.titleView != nil
    large.isHidden = !isLarge
    showLine(item.line(large: isLarge), isLarge, hasTitleView: item.titleView != nil)
    if let centered, centered !== item.titleView, centered.superview === self { centered.removeFromSuperview() }
    if let view = item.titleView, view.superview !== self { addSubview(view) }
    centered = item.titleView
    setNeedsLayout()
  }
  private func showLine(_ line: TitleLine, _ isLarge: Bool, hasTitleView: Bool) {
    let isShown = showsSubtitles && !line.isEmpty && (isLarge || !hasTitleView)
    let attributes = isLarge ? look.largeSubtitleTextAttributes : look.subtitleTextAttributes
    let style = UIFont.TextStyle.caption1
    let font = UIFont.preferredFont(forTextStyle: isLarge ? .subheadline : style, compatibleWith: traitCollection)
    subtitle.font = attributes[.font] as? UIFont ?? font
    subtitle.textColor = attributes[.foregroundColor] as? UIColor ?? .secondaryLabel
    subtitle.show(line.styled, else: line.plain)
    subtitle.isHidden = !isShown || line.view != nil
    if let below, below !== line.view, below.superview === self { below.removeFromSuperview() }
    below = isShown ? line.view : nil
    if let below, below.superview !== self { addSubview(below) }
  }
  /// Items are of the bar's tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemChanged()
  }
  /// Shows its item anew: in a navigation controller with the next layout.
  func itemChanged() {
    guard superview?.next is UINavigationController else { return showItems() }
    superview?.setNeedsLayout()
  }
  private var centered: UIView?
  private var plates: (left: [BarItemPlate], right: [BarItemPlate]) = ([], [])
  /// What the way back may say, where it says where it leads.
  private var backForms: BackForms?
  /// From the bar's leading side to the way back, where it stands there.
  private var backMargin: CGFloat?
  private var search: UISearchBar?
  private weak var shownItem: UINavigationItem?

  private func dress(_ label: UILabel, _ attributes: [NSAttributedString.Key: Any], _ font: UIFont) {
    label.font = attributes[.font] as? UIFont ?? font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
  }

  /// The looks that hold: the shown item's, else the bar's own. Content begins below the bar, as at the start of its scrolling.
  private var look: UINavigationBarAppearance {
    shownItem?.scrollEdgeAppearance ?? shownItem?.standardAppearance ?? scrollEdgeAppearance ?? standardAppearance
  }

  /// Takes over what `UINavigationBar.appearance()` says.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let common = AppearanceProxies.looks(for: self) else { return }
    if !hasOwnLook { (standardAppearance, scrollEdgeAppearance) = (common.standardAppearance, common.scrollEdgeAppearance) }
    if titleTextAttributes == nil { titleTextAttributes = common.titleTextAttributes }
    if largeTitleTextAttributes == nil { largeTitleTextAttributes = common.largeTitleTextAttributes }
    if barTintColor == nil { barTintColor = common.barTintColor }
    if viewState.tintColor == nil, let tint = common.viewState.tintColor { tintColor = tint }
    if common.prefersLargeTitles { prefersLargeTitles = true }
  }
  private var hasOwnLook = false

  /// Places title and items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let measures = traitCollection.barMeasures
    let height = CGFloat(measures.item > 0 ? measures.item : measures.navigation)
    let gap = CGFloat(measures.itemGap)
    let safe = safeAreaInsets
    var edges = (left: CGFloat(BarLook.margin) + safe.left, right: CGFloat(BarLook.margin) + safe.right)
    if let backMargin {
      let moved = backMargin - CGFloat(BarLook.margin)
      if isRightToLeft { edges.right += moved } else { edges.left += moved }
    }
    let top = safeTop + (prompt.isHidden ? 0 : Self.promptRoom)
    let line = prompt.sizeThatFits(bounds.size)
    prompt.frame = CGRect(x: 16, y: top - (Self.promptRoom + line.height) / 2, width: max(0, bounds.width - 32), height: line.height)
    func room(_ size: CGSize, atLeft: Bool) -> CGRect {
      let x = atLeft ? edges.left : bounds.width - edges.right - size.width
      if atLeft { edges.left += size.width + gap } else { edges.right += size.width + gap }
      return CGRect(x: x, y: top + (height - size.height) / 2, width: size.width, height: size.height)
    }
    func put(_ views: [UIView], _ plates: [BarItemPlate], atLeft: Bool) {
      guard measures.item > 0 else {
        for view in views { view.frame = room(view.sizeThatFits(.zero), atLeft: atLeft) }
        return
      }
      for plate in plates { plate.place(in: room(plate.size(measures), atLeft: atLeft), measures, isReversed: !atLeft) }
    }
    put(shownViews.right, plates.right, atLeft: isRightToLeft)
    let middle = centered ?? title
    let size = middle.sizeThatFits(CGSize(width: bounds.width, height: height))
    let wanted = middle.isHidden || size.width <= 0 ? 0 : size.width + gap
    backForms?.choose(in: bounds.width - edges.left - edges.right - wanted)
    put(shownViews.left, plates.left, atLeft: !isRightToLeft)
    let width = min(size.width, max(0, bounds.width - edges.left - edges.right))
    // In the middle of the bar, unless the items need the room.
    let x = min(max((bounds.width - width) / 2, edges.left), max(edges.left, bounds.width - edges.right - width))
    let under: UIView? = below ?? (subtitle.isHidden ? nil : subtitle)
    let lineSize = under?.sizeThatFits(CGSize(width: bounds.width, height: height)) ?? .zero
    let lineHeight = large.isHidden ? lineSize.height : 0
    middle.frame = CGRect(x: x, y: top + (height - size.height - lineHeight) / 2, width: width, height: size.height)
    let tall = large.sizeThatFits(.zero).height
    let largeTop = top + CGFloat(measures.navigation) + (largeTitleRoom - tall) / 2 - CGFloat(measures.largeTitleLift)
    large.frame = CGRect(
      x: 16 + safe.left, y: largeTop, width: max(0, bounds.width - 32 - safe.left - safe.right), height: tall)
    if let under, large.isHidden {
      let width = min(lineSize.width, max(0, bounds.width - edges.left - edges.right))
      let x = min(max((bounds.width - width) / 2, edges.left), max(edges.left, bounds.width - edges.right - width))
      under.frame = CGRect(x: x, y: middle.frame.maxY, width: width, height: lineSize.height)
    } else if let under {
      under.frame = CGRect(
        x: large.frame.minX, y: top + CGFloat(measures.navigation) + largeTitleRoom, width: large.frame.width, height: lineSize.height)
    }
    let searchHeight = CGFloat(measures.search)
    search?.frame = CGRect(x: 8, y: bounds.height - searchHeight, width: max(0, bounds.width - 16), height: searchHeight)
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    if let color = look.backgroundColor ?? barTintColor { painter.fill(Path(bounds), color) }
    for plate in plates.left + plates.right { plate.paint(&painter, lookContext(painter)) }
  }
  /// What the bar shows one after the other. Of a navigation controller's bar, what its controllers say.
  open var items: [UINavigationItem]? {
    get {
      (next as? UINavigationController ?? superview?.next as? UINavigationController)?.viewControllers.map(\.navigationItem) ?? kept(nil)
    }
    set {
      keep(newValue)
      showItems()
    }
  }
  /// What is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// Shows `items` one after the other.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Shows `item` on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Goes back by one.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    let last = items?.last
    items = items?.dropLast()
    return last
  }
}

/// What the button that leads back may say, longest first: the title of where it leads, the general word, nothing (documented:
/// uikit/uinavigationitem/backbuttondisplaymode-swift.enum/default).
@MainActor private struct BackForms {
  private let button: UIButton
  private let forms: [(title: String?, width: CGFloat)]

  init(_ button: UIButton, _ titles: [String?]) {
    self.button = button
    forms = titles.map { title in
      button.setTitle(title, for: .normal)
      return (title, button.sizeThatFits(.zero).width)
    }
    button.setTitle(titles.first ?? nil, for: .normal)
  }

  /// Says the most that fits into so much room.
  func choose(in room: CGFloat) {
    guard let form = forms.first(where: { $0.width <= room }) ?? forms.last, button.currentTitle != form.title else { return }
    button.setTitle(form.title, for: .normal)
  }
}

/// How light and dark a bar is; kept only.
public enum UIBarStyle: Int, Sendable {
  /// Dark signs on light.
  case `default`
  /// Light signs on dark.
  case black
}

/// How high a bar is; kept only.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default`
  /// Low.
  case compact
  /// As usual, with a line of words above the title.
  case defaultPrompt = 101
  /// Low, with a line of words above the title.
  case compactPrompt
  /// Low: the older name of `compact`.
  public static let landscapePhone = UIBarMetrics.compact
  /// Low, with a line of words above the title: the older name of `compactPrompt`.
  public static let landscapePhonePrompt = UIBarMetrics.compactPrompt
}

/// The looks of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of the line below the title; its font and its colour are used.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of the line below a large title; its font and its colour are used.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The looks of tabs below their pictures; kept only.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
}

/// The looks of tabs; kept only.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  /// Tabs that are not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The chosen tab.
  public let selected = UITabBarItemStateAppearance()
  /// Tabs that cannot be chosen.
  public let disabled = UITabBarItemStateAppearance()
  /// The tab under the focus.
  public let focused = UITabBarItemStateAppearance()
  /// Puts back what tabs of a style have; nothing was put elsewhere.
  open func configureWithDefault(for style: Style) {}
}

/// The looks of tabs in one state; kept only.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The looks of the words.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the words.
  open var titlePositionAdjustment = UIOffset.zero
  /// Moves the badge.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour of the badge; nil is red.
  open var badgeBackgroundColor: UIColor?
  /// The looks of the badge's words.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the badge's words.
  open var badgeTitlePositionAdjustment = UIOffset.zero
}
