import Foundation
import SwiftUI
import UIKit

/// Hints of which one shows at a time.
public final class TipGroup: @unchecked Sendable {
  /// Which one.
  public enum Priority: Sendable {
    /// The first that may show.
    case firstAvailable
    /// The first that was not closed, once it may show: the others wait for it.
    case ordered
  }
  private let tips: [any Tip]
  private let priority: Priority
  /// Hints.
  public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
    (self.priority, self.tips) = (priority, tips())
  }
  /// The hint that shows; nil for none. Pages that ask are shown anew when it is another.
  public var currentTip: (any Tip)? {
    for tip in tips {
      switch tip.status {
      case .available: return tip
      case .pending where priority == .ordered: return nil
      default: continue
      }
    }
    return nil
  }
}
/// Makes a group of hints, one after the other.
@resultBuilder public enum TipGroupBuilder {
  /// One.
  public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
  /// One after the other.
  public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
  /// `if` without `else`.
  public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
  /// `if`.
  public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
  /// `else`.
  public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
}

/// A hint among views of UIKit.
@MainActor open class TipUIView: UIView {
  private let host: UIHostingController<AnyView>
  /// A hint; `arrowEdge` is where it points, nil for nowhere.
  public init(_ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }) {
    host = UIHostingController(rootView: Self.view(tip, actionHandler))
    super.init(frame: .zero)
    let inner = host.view!
    addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: topAnchor), inner.bottomAnchor.constraint(equalTo: bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: leadingAnchor), inner.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
  /// One as it was written; nil where nothing was.
  public required init?(coder: NSCoder) { nil }
  private static func view(_ tip: some Tip, _ handler: @escaping (Tips.Action) -> Void) -> AnyView {
    AnyView(TipView(tip, action: handler))
  }
}
/// A hint that is presented over others.
@MainActor open class TipUIPopoverViewController: UIViewController {
  private let tip: any Tip
  private let handler: (Tips.Action) -> Void
  /// A hint that points at `sourceItem`.
  public init(
    _ tip: any Tip, sourceItem: AnyObject, actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, handler) = (tip, actionHandler)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceItem = sourceItem
  }
  /// One as it was written; nil where nothing was.
  public required init?(coder: NSCoder) { nil }
  open override func loadView() { view = TipUIView(tip, actionHandler: handler) }
}
