import QuoinLayout
import UIKit

/// A view controller of UIKit as a view of SwiftUI.
///
/// Its view fills what it is proposed; where nothing is proposed it is as large as its `preferredContentSize`, if it has one.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The controller's type.
  associatedtype UIViewControllerType: UIViewController
  /// What connects the controller to SwiftUI: delegates, targets.
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; called once.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date; called after it was made and in every evaluation.
  @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller leaves the page, or the page is finished.
  @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator; called once, before the controller is made.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// The size of the controller's view for a proposal, in points; nil (the default) leaves it to the view.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

/// What a representable knows about where it stands.
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What `makeCoordinator` made.
  public let coordinator: Representable.Coordinator
  /// The change of state that asks for an update.
  public internal(set) var transaction = Transaction()
  /// The environment.
  public internal(set) var environment: EnvironmentValues

  /// Makes changes as the current transaction is animated: they show at once.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing, for representables without a coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing, for representables with nothing to clean up.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize? { nil }

  public var body: Never { fatalError("\(Self.self) has no body; it shows a view controller of UIKit.") }
  nonisolated public static func _emit(_ view: Self, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    scope.emitHosted(view, into: &nodes) { $0.source($1) }
  }

  private func source(_ environment: EnvironmentValues) -> HostedSource {
    HostedSource(
      make: {
        let coordinator = makeCoordinator()
        let made = makeUIViewController(context: Context(coordinator: coordinator, environment: environment))
        return HostedView(view: made.view, controller: made, coordinator: coordinator) {
          Self.dismantleUIViewController(made, coordinator: coordinator)
        }
      },
      update: { hosted in
        guard let controller = hosted.controller as? UIViewControllerType, let coordinator = hosted.coordinator as? Coordinator else {
          return
        }
        let context = Context(coordinator: coordinator, environment: environment)
        updateUIViewController(controller, context: context)
        hosted.ownSize = { [unowned controller] proposal in
          sizeThatFits(proposal, uiViewController: controller, context: context) ?? controller.preferredSize(proposal)
        }
      })
  }
}

extension UIViewController {
  /// What the controller prefers where nothing is proposed; nil when it has no wish.
  fileprivate func preferredSize(_ proposal: ProposedViewSize) -> CGSize? {
    guard preferredContentSize != .zero, proposal.width == nil || proposal.height == nil else { return nil }
    return CGSize(width: proposal.width ?? preferredContentSize.width, height: proposal.height ?? preferredContentSize.height)
  }
}
