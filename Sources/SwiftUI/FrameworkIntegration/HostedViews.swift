import Foundation
import QuoinLayout
import UIKit

/// The UIKit views on one page, by who they are, and the view that they all stand in.
@MainActor final class HostedViews {
  /// In the order in which they came: those that go leave in it, too.
  private var views: [HostedView] = []
  private var gone: [HostedView] = []
  private var window: UIWindow?
  private unowned let host: UIView?

  /// The views of a page inside `host`; nil for a page of its own, which gets a window when it needs one.
  nonisolated init(host: UIView? = nil) { self.host = host }

  var isEmpty: Bool { views.isEmpty }

  /// The view of `identity` in `record`, made on first use; it goes when the record's evaluation does not ask for it any more.
  func view(_ record: ViewRecord, _ identity: Identity, make: () -> HostedView) -> HostedView {
    let place = record.box(identity, 0xB05) {
      let view = make()
      views.append(view)
      return HostedPlace(view, self)
    }
    return place.view
  }
  fileprivate func letGo(_ view: HostedView) { gone.append(view) }

  /// Lays out the views whose nodes are placed. Returns whether any of them now wants another size than it was given.
  func settle() -> Bool {
    var wantsMore = false
    for view in views {
      guard let node = view.node?.current, node.isPlaced else { continue }
      view.settle(in: node, container: self)
      let size = view.size(for: node.placedProposal, node.context)
      if size.width.isFinite, size.height.isFinite, !size.isNear(node.frame.size) {
        node.sizeChanged()
        wantsMore = true
      }
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

  /// Lets go of the views whose records have ended.
  func sweep() {
    guard !gone.isEmpty else { return }
    let going = Set(gone.map { ObjectIdentifier($0) })
    gone = []
    let leaving = views.filter { going.contains(ObjectIdentifier($0)) }
    views.removeAll { going.contains(ObjectIdentifier($0)) }
    // The last first: a view is looked for among its siblings from their end.
    for view in leaving.reversed() { view.leave() }
  }

  /// Lets go of all views: the page is finished.
  func close() {
    gone = views
    sweep()
    window = nil
  }
}

/// A view of UIKit as its record keeps it.
private final class HostedPlace: Presence {
  let view: HostedView
  private weak var views: HostedViews?
  init(_ view: HostedView, _ views: HostedViews) {
    self.view = view
    self.views = views
  }
  nonisolated func leavePage() { assumeMainActor((view, views)) { view, views in views?.letGo(view) } }
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
