import Foundation
import QuoinDrawing
import QuoinFoundation
import QuoinGeometry
import QuoinLayout
import UIKit

/// A page of SwiftUI inside a view of UIKit.
@MainActor final class HostedPage<Content: View>: ViewGuest {
  private let rootAtFirst: Content
  private var page: Page<Content>?
  private weak var view: UIView?
  private var isLaidOut = false
  private var isSettling = false
  private var reported: Set<Finding> = []
  /// What the page was last measured in.
  private var surroundings: UITraitCollection?
  /// The last sizes that were asked for, with the answers.
  private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []

  var safeAreaRegions = SafeAreaRegions.all { didSet { view?.setNeedsLayout() } }

  init(_ root: Content) { rootAtFirst = root }

  /// Moves into `view`; called once.
  func move(into view: UIView) {
    self.view = view
    let page = Page(rootAtFirst, options: PageOptions(), host: view)
    self.page = page
    page.graph.onChange = { [weak self] in
      // Told from anywhere; the view is a matter of the main thread.
      if MainThread.isCurrent { MainThread.trusted { self?.contentChanged() } } else { Task { @MainActor in self?.contentChanged() } }
    }
    view.viewState.guest = self
  }

  var root: Content {
    get { page?.root ?? rootAtFirst }
    set {
      page?.root = newValue
      contentChanged()
    }
  }

  private func contentChanged() {
    guard !isSettling else { return }
    view?.contentSizeChanged()
  }

  var runningTasks: Int { page?.graph.runningTasks ?? 0 }

  // MARK: Sizes

  func size(forWidth width: CGFloat?) -> CGSize { size(for: ProposedViewSize(width: width, height: nil)) }

  func size(for proposal: ProposedViewSize) -> CGSize {
    guard let page, let view else { return .zero }
    let size = settling {
      enter(view, page)
      return page.size(for: proposal)
    }
    let scale = max(page.options.scale, 0.1)
    func up(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      length.isFinite ? ((length - 0.001) * scale).rounded(.up) / scale : proposed ?? 0
    }
    let answer = CGSize(width: up(size.width, proposal.width), height: up(size.height, proposal.height))
    answers.removeAll { $0.proposal == proposal }
    answers = answers.suffix(7) + [(proposal, answer)]
    return answer
  }

  // MARK: Layout

  /// Lays the page out in its view's bounds. What the page changes of its view while it is laid out starts no other layout.
  func layOut() {
    guard let page, let view, !isSettling else { return }
    let insets = safeAreaRegions.contains(.container) ? view.safeAreaInsets : .zero
    let canvas = PageOptions.Canvas.device(view.bounds.size, EdgeInsets(insets))
    settling {
      enter(view, page)
      if page.options.canvas != canvas { page.options.canvas = canvas }
      if page.sleepTime == nil { page.sleepTime = _SleepTime.ofPage }
      page.update()
    }
    isLaidOut = true
    for finding in page.graph.context.findings where reported.insert(finding).inserted {
      LayoutFindings.report(LayoutFinding(finding))
    }
    // What happened while the page settled may have changed the sizes that those around it go by.
    let told = answers
    if told.contains(where: { size(for: $0.proposal) != $0.size }) { contentChanged() }
  }

  private func enter(_ view: UIView, _ page: Page<Content>) {
    let traits = view.traitCollection
    guard surroundings.map({ !$0.isAlike(traits) }) ?? true else { return }
    surroundings = traits
    page.options.scale = max(traits.displayScale, 0.1)
    let resources = HostingResources.current
    page.options.environment = { environment in
      environment.resources = resources
      environment.linksLeadOn = true
      environment.take(traits)
    }
  }

  private func settling<Result>(_ body: () -> Result) -> Result {
    let outer = isSettling
    isSettling = true
    defer { isSettling = outer }
    return body()
  }

  // MARK: Looks

  func paint(_ painter: inout ContentPainter) {
    guard let page, isLaidOut, let view else { return }
    var group = DisplayGroup(page.placed.displayList().items)
    let corner = painter.page(view.bounds.origin)
    group.transform = CGAffineTransform(translationX: corner.x, y: corner.y)
    painter.builder.add(.group(group))
  }

  func layoutNodes(origin: CGPoint) -> [UIKitLayoutNode] {
    guard let page, isLaidOut else { return [] }
    return [page.placed.root.layoutNode(origin: origin)]
  }
}

/// What hosted views of SwiftUI find their pictures, colours and texts in.
@MainActor package enum HostingResources {
  package static var current = PageResources.standard
}

extension UITraitCollection {
  fileprivate func isAlike(_ other: UITraitCollection) -> Bool {
    self === other
      || (userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale && layoutDirection == other.layoutDirection
        && preferredContentSizeCategory == other.preferredContentSizeCategory && horizontalSizeClass == other.horizontalSizeClass
        && verticalSizeClass == other.verticalSizeClass && accessibilityContrast == other.accessibilityContrast
        && legibilityWeight == other.legibilityWeight && settings == other.settings)
  }
}

extension PlacedNode {
  /// The node with all inside in the words of UIKit's layout trees; `origin` is where the page begins.
  fileprivate func layoutNode(origin: CGPoint) -> UIKitLayoutNode {
    var children = children.map { $0.layoutNode(origin: origin) }
    if let hosted = (look as? HostedLook)?.layout {
      children = hosted.children.map { $0.moved(by: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y)) }
    }
    return UIKitLayoutNode(
      type: kind, identifier: identifier, text: (look as? TextLook)?.text.string, frame: frame.offsetBy(dx: origin.x, dy: origin.y),
      isHidden: false, children: children)
  }
}

extension UIKitLayoutNode {
  /// The node with all inside, moved.
  func moved(by offset: CGPoint) -> UIKitLayoutNode {
    UIKitLayoutNode(
      type: type, identifier: identifier, text: text, frame: frame.offsetBy(dx: offset.x, dy: offset.y), isHidden: isHidden,
      children: children.map { $0.moved(by: offset) })
  }
}
