import Foundation
import QuoinLayout
import UIKit

/// A UIKit view on a page of SwiftUI: what a representable made, kept from one evaluation to the next.
@MainActor final class HostedView {
  let view: UIView
  let controller: UIViewController?
  let coordinator: Any
  /// The view around it, which carries what SwiftUI's environment says to UIKit.
  let stage = UIView(frame: .zero)
  /// The size the representable itself gives for a proposal; nil leaves it to the view.
  var ownSize: (ProposedViewSize) -> CGSize? = { _ in nil }
  /// Where it stands on the page.
  var node: _ViewNode?
  private let dismantle: () -> Void
  private var traits = UITraitCollection.current

  init(view: UIView, controller: UIViewController? = nil, coordinator: Any, dismantle: @escaping () -> Void) {
    self.view = view
    self.controller = controller
    self.coordinator = coordinator
    self.dismantle = dismantle
    stage.addSubview(view)
  }

  /// Tells the view what its surroundings are like.
  func enter(_ environment: EnvironmentValues, _ traits: UITraitCollection) {
    self.traits = traits
    stage.viewState.overrideTraits = traits
    stage.tintColor = environment.tintStyle.map { style in
      let color = style.style(in: environment, level: 0).color
      return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }

  /// Runs what belongs to UIKit in the view's surroundings; what UIKit finds doubtful is told to the page.
  func perform<Result>(reporting context: LayoutContext, _ body: () -> Result) -> Result {
    LayoutFindings.hearing({ context.report($0.finding) }) { traits.performing(body) }
  }

  /// The size for a proposal: the representable's word, or else the view's nature.
  func size(for proposal: ProposedViewSize, _ context: LayoutContext) -> CGSize {
    perform(reporting: context) { ownSize(proposal) ?? view.size(proposed: proposal) }
  }

  /// Lays the view out where `node` lies in `container`, and leaves its picture with the node.
  func settle(in node: _ViewNode, container: HostedViews) {
    let grid = PixelGrid(scale: max(traits.displayScale, 0.1))
    perform(reporting: node.context) {
      if stage.superview == nil { container.add(self) }
      stage.viewState.safeAreaRoot = UIEdgeInsets(node.coveredInsets)
      stage.frame = grid.snap(node.frame)
      view.setUpright(view.frame(forAlignmentRect: stage.bounds))
      controller?.appear(in: stage)
      stage.settleLayout()
      controller?.finishAppearing()
      node.look = HostedLook(stage, traits)
    }
  }

  /// Ends the view's life on the page.
  func leave() {
    controller?.disappear()
    stage.removeFromSuperview()
    controller?.removeFromParent()
    view.removeFromSuperview()
    dismantle()
  }
}

extension UITraitCollection {
  /// What `body` gives with these traits as the current ones.
  func performing<Result>(_ body: () -> Result) -> Result {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = before }
    return body()
  }
}
