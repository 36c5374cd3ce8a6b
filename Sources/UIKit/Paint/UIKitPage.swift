import QuoinAppearance
import QuoinDrawing
import QuoinFoundation
import QuoinLayout

/// A finished page of UIKit: what is seen, and where every view lies.
public struct UIKitPage: Sendable {
  /// What is seen.
  public let displayList: DisplayList
  /// The root view with all inside, frames on the page, before pixels.
  public let layout: UIKitLayoutNode
  /// What was doubtful, as "subject: sentence".
  public let findings: [UIKitFinding]
}

/// Something doubtful in a layout that went on all the same.
public struct UIKitFinding: Hashable, Sendable {
  package let finding: Finding
  /// The view's identifier, or its type.
  public var subject: String { finding.view }
  /// What, with numbers, and what to try.
  public var message: String { finding.message }
}

/// One view in a layout tree.
public struct UIKitLayoutNode: Sendable {
  /// The view's type.
  public let type: String
  /// Its `accessibilityIdentifier`.
  public let identifier: String?
  /// The text it shows, where it is a text.
  public let text: String?
  /// Where it lies on the page, its transforms left out.
  public let frame: CGRect
  /// Whether it or a view around it is hidden.
  public let isHidden: Bool
  /// The views inside, the lowest first.
  public let children: [UIKitLayoutNode]
  /// The view's layer; nil for what is part of a page of SwiftUI inside.
  let layer: ObjectIdentifier?

  package init(
    type: String, identifier: String?, text: String?, frame: CGRect, isHidden: Bool, children: [UIKitLayoutNode],
    layer: ObjectIdentifier? = nil
  ) {
    self.layer = layer
    self.type = type
    self.identifier = identifier
    self.text = text
    self.frame = frame
    self.isHidden = isHidden
    self.children = children
  }
}

/// What a page is made for.
public struct UIKitPageSettings: Sendable {
  /// The canvas in points.
  public var size: CGSize
  /// Pixels per point; layouts round to them.
  public var scale: CGFloat
  /// What bars and notches cover.
  public var safeArea: UIEdgeInsets
  /// Light on dark.
  public var isDark: Bool
  /// Right to left.
  public var isRightToLeft: Bool
  /// The user's text size.
  public var contentSize: UIContentSizeCategory
  /// More contrast.
  public var highContrast: Bool
  /// Kind of device.
  public var idiom: UIUserInterfaceIdiom
  /// How wide there is room; nil = compact below 600 points.
  public var horizontal: UIUserInterfaceSizeClass?
  /// How high there is room; nil = compact below 480 points.
  public var vertical: UIUserInterfaceSizeClass?
  /// What the reader turned on in the phone's settings; nothing by default. More contrast may be asked for here or by ``highContrast``.
  public var accessibility: AccessibilitySettings = []
  /// The generation of the system that it is drawn as.
  public var generation = SystemGeneration.standard
  /// Whether what a view paints is a group that has the view's `id` in layout trees.
  package var namesNodes = false

  /// A canvas at scale 2 without bars, light, left to right.
  public init(
    size: CGSize, scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero, isDark: Bool = false, isRightToLeft: Bool = false,
    contentSize: UIContentSizeCategory = .large, highContrast: Bool = false, idiom: UIUserInterfaceIdiom = .phone,
    horizontal: UIUserInterfaceSizeClass? = nil, vertical: UIUserInterfaceSizeClass? = nil
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.isDark = isDark
    self.isRightToLeft = isRightToLeft
    self.contentSize = contentSize
    self.highContrast = highContrast
    self.idiom = idiom
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package var traits: UITraitCollection {
    UITraitCollection(
      style: isDark ? .dark : .light, scale: max(scale, 0.1), direction: isRightToLeft ? .rightToLeft : .leftToRight, category: contentSize,
      idiom: idiom, horizontal: horizontal ?? (size.width < 600 ? .compact : .regular),
      vertical: vertical ?? (size.height < 480 && size.width >= 480 ? .compact : .regular), level: .base,
      generation: generation
    ).taking(highContrast ? accessibility.union(.increaseContrast) : accessibility).over(.standard)
  }
}

@MainActor extension UIKitPage {
  /// Makes `view` in the surroundings of `settings`, lays it out to fill the canvas, and paints it.
  public static func make(_ settings: UIKitPageSettings, view: () -> UIView) -> UIKitPage {
    render(settings) { window in
      let root = view()
      root.frame = window.bounds
      window.addSubview(root)
      window.settleLayout()
      return root
    }
  }

  /// Makes the controller in the surroundings of `settings`, runs its way to the screen, and paints its view.
  public static func make(_ settings: UIKitPageSettings, controller: () -> UIViewController) -> UIKitPage {
    render(settings) { window in
      let controller = controller()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.settleLayout()
      return controller.view
    }
  }

  private static func render(_ settings: UIKitPageSettings, _ fill: (UIWindow) -> UIView) -> UIKitPage {
    // A page that begins while another waits for what it has put off is no part of it, and its findings are its own.
    let isOthers = MainQueue.isTurning
    let time = _SleepTime()
    let outer = _SleepTime.ofPage
    _SleepTime.ofPage = time
    defer {
      _SleepTime.ofPage = outer
      time.pass()
    }
    return MainQueue.making { render(settings, telling: isOthers ? nil : LayoutFindings.onFinding, time, fill) }
  }

  private static func render(
    _ settings: UIKitPageSettings, telling listener: ((LayoutFinding) -> Void)?, _ time: _SleepTime, _ fill: (UIWindow) -> UIView
  ) -> UIKitPage {
    var findings: [UIKitFinding] = []
    let before = LayoutFindings.onFinding
    let screen = UIScreen.main.bounds
    LayoutFindings.onFinding = {
      // Twenty cells that lack one picture lack it once.
      let found = UIKitFinding(finding: $0.finding)
      if !findings.contains(found) { findings.append(found) }
      listener?($0)
    }
    UIScreen.main.bounds = CGRect(origin: .zero, size: settings.size)
    defer {
      LayoutFindings.onFinding = before
      UIScreen.main.bounds = screen
    }
    var page: UIKitPage?
    settings.traits.performAsCurrent {
      let window = UIWindow(frame: CGRect(origin: .zero, size: settings.size))
      window.viewState.safeAreaRoot = settings.safeArea
      window.viewState.overrideTraits = settings.traits
      let root = fill(window)
      MainQueue.settle(window, time)
      MissingPicture.settle()
      // What is presented lies beside the root, in the window.
      let layout = UIKitLayoutNode(window.subviews.count > 1 ? window : root, origin: .zero)
      let ids = settings.namesNodes || LayoutExplaining.isOn ? layout.ids : [:]
      let list = LayerPainter.paint(
        window.layer, size: settings.size, traits: settings.traits, ids: settings.namesNodes ? ids : [:])
      // After the painting, in which pages of SwiftUI inside number their own.
      LayoutExplaining.recorder?.note(nodes: ids)
      page = UIKitPage(displayList: list, layout: layout, findings: findings)
    }
    return page ?? UIKitPage(displayList: DisplayList(size: settings.size, items: []), layout: .empty, findings: findings)
  }
}

extension UIKitLayoutNode {
  /// The numbers that the views have in layout trees, in the order of reading from 0, by their layers. O(views).
  var ids: [ObjectIdentifier: Int] { LayoutTree.ids(of: self, by: \.layer, children: \.children) }

  static let empty = UIKitLayoutNode(type: "UIView", identifier: nil, text: nil, frame: .zero, isHidden: false, children: [])

  /// `view` with all inside; `origin` is where the superview's coordinates begin on the page. Made from the inside out, however deep.
  @MainActor package init(_ view: UIView, origin: CGPoint, hidden: Bool = false) {
    var visits = [Visit(view, origin, hidden, parent: nil)]
    var next = 0
    while next < visits.count {
      let visit = visits[next]
      if visit.view.viewState.guest == nil {
        for child in visit.view.children { visits.append(Visit(child, visit.inner, visit.isHidden, parent: next)) }
      }
      next += 1
    }
    var children = visits.map { $0.view.viewState.guest?.layoutNodes(origin: $0.inner) ?? [] }
    for index in visits.indices.dropFirst().reversed() {
      guard let parent = visits[index].parent else { continue }
      children[parent].append(visits[index].node(visits[index].inOrder(children[index])))
      children[index] = []
    }
    self = visits[0].node(visits[0].inOrder(children[0]))
  }

  /// A view on the way.
  @MainActor private struct Visit {
    let view: UIView
    let frame: CGRect
    let isHidden: Bool
    let parent: Int?
    /// Where the view's own coordinates begin on the page.
    var inner: CGPoint { CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY) }

    init(_ view: UIView, _ origin: CGPoint, _ hidden: Bool, parent: Int?) {
      self.view = view
      self.parent = parent
      // As if nothing were turned or scaled: transforms do not change a layout frame.
      frame = view.layer.geometry.upright.offsetBy(dx: origin.x, dy: origin.y)
      isHidden = hidden || view.isHidden
    }

    /// The last views were made first; a guest's parts are in order.
    func inOrder(_ children: [UIKitLayoutNode]) -> [UIKitLayoutNode] { view.viewState.guest == nil ? children.reversed() : children }

    func node(_ children: [UIKitLayoutNode]) -> UIKitLayoutNode {
      UIKitLayoutNode(
        type: "\(Swift.type(of: view))", identifier: view.accessibilityIdentifier, text: (view as? UILabel)?.text, frame: frame,
        isHidden: isHidden, children: children, layer: ObjectIdentifier(view.layer))
    }
  }
}
