import Foundation
import QuoinLayout
import UIKit

/// The UIKit views on one page, by who they are, and the view that they all stand in.
@MainActor final class HostedViews {
  private var known: [Identity: HostedView] = [:]
  /// In the order in which they were asked for: those that nobody asks for any more leave in it, too.
  private var order: [Identity] = []
  private var asked: Set<Identity> = []
  /// Views whose nodes are still to be laid out.
  private var waiting: [(view: HostedView, node: ViewNode)] = []
  private var window: UIWindow?
  private unowned let host: UIView?

  /// The views of a page inside `host`; nil for a page of its own, which gets a window when it needs one.
  nonisolated init(host: UIView? = nil) { self.host = host }

  var isEmpty: Bool { known.isEmpty }

  /// The view of `identity`, made on first use.
  func view(_ identity: Identity, make: () -> HostedView) -> HostedView {
    asked.insert(identity)
    if let view = known[identity] { return view }
    let view = make()
    known[identity] = view
    order.append(identity)
    return view
  }

  /// Has `view` laid out when its node is placed.
  func await(_ view: HostedView, _ node: ViewNode) { waiting.append((view, node)) }

  /// Lays out the views whose nodes are placed. Returns whether any of them now wants another size than it was given.
  func settle() -> Bool {
    let views = waiting
    waiting = []
    var wantsMore = false
    for (view, node) in views where node.isPlaced {
      view.settle(in: node, container: self)
      let size = view.size(for: node.placedProposal, node.context)
      if size.width.isFinite, size.height.isFinite, !size.isNear(node.frame.size) { wantsMore = true }
    }
    return wantsMore
  }

  /// Puts a view where it belongs among the views of UIKit.
  func add(_ view: HostedView) {
    let stage = host ?? window ?? UIWindow(frame: UIScreen.main.bounds)
    if host == nil { window = stage as? UIWindow }
    if let controller = view.controller { stage.nearestController?.addChild(controller) }
    stage.addSubview(view.stage)
    if let controller = view.controller, controller.parent != nil { controller.didMove(toParent: controller.parent) }
  }

  /// Leaves the nodes of the last evaluation as they are: it was only measured.
  func forget() {
    waiting = []
  }

  /// Lets go of the views that no evaluation since the last call asked for.
  func sweep() {
    let gone = order.filter { !asked.contains($0) }
    guard !gone.isEmpty else {
      asked = []
      return
    }
    order.removeAll { !asked.contains($0) }
    asked = []
    // The last first: a view is looked for among its siblings from their end.
    for identity in gone.reversed() { known.removeValue(forKey: identity)?.leave() }
  }

  /// Lets go of all views: the page is finished.
  func close() {
    asked = []
    waiting = []
    sweep()
    window = nil
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool { abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01 }
}

extension UIView {
  /// The controller that this view belongs to.
  fileprivate var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let here = responder {
      if let controller = here as? UIViewController { return controller }
      responder = here.next
    }
    return nil
  }
}
