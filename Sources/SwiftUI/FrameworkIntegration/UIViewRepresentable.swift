import QuoinLayout
import UIKit

/// A view of UIKit as a view of SwiftUI.
///
/// SwiftUI decides where it lies and how large it is; see `sizeThatFits`. The view is made once and kept from one evaluation of the page
/// to the next, then dismantled.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The view's type.
  associatedtype UIViewType: UIView
  /// What connects the view to SwiftUI: delegates, targets.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; called once.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date; called after it was made and in every evaluation.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view leaves the page, or the page is finished.
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the coordinator; called once, before the view is made.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// The view's size for a proposal, in points; nil (the default) leaves it to the view: an axis without an intrinsic length fills what is
  /// proposed, another one is between its content's length where it resists compression and where it hugs its content (750 and up).
  @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

/// What a representable knows about where it stands.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing, for representables without a coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing, for representables with nothing to clean up.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public var body: Never { fatalError("\(Self.self) has no body; it shows a view of UIKit.") }
  nonisolated public static func _emit(_ view: Self, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    scope.emitHosted(view, into: &nodes) { $0.source($1) }
  }

  private func source(_ environment: EnvironmentValues) -> HostedSource {
    HostedSource(
      make: {
        let coordinator = makeCoordinator()
        let made = makeUIView(context: Context(coordinator: coordinator, environment: environment))
        return HostedView(view: made, coordinator: coordinator) { Self.dismantleUIView(made, coordinator: coordinator) }
      },
      update: { hosted in
        guard let view = hosted.view as? UIViewType, let coordinator = hosted.coordinator as? Coordinator else { return }
        let context = Context(coordinator: coordinator, environment: environment)
        updateUIView(view, context: context)
        hosted.ownSize = { [unowned view] in sizeThatFits($0, uiView: view, context: context) }
      })
  }
}
